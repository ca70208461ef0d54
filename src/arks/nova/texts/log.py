"""Log lines: an event as one of its audience may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.kernel.events import Event
from arks.kernel.phrases import listed, sentence
from arks.kernel.words import SEAT, Raw
from arks.nova import words
from arks.nova.state import Zoo
from arks.nova.texts.effects import tile_text
from arks.nova.texts.english import EVENTS, INCOMES
from arks.nova.texts.names import amount_text, arguments, cards_text, whose
from arks.nova.tracks import XTOKEN

Fields = dict[str, str]

# Whoever knows the second has no use for the first.
TOLD_BETTER: Final[dict[int, int]] = {
    words.DREW: words.DREW_CARDS,
    words.DREW_DISCARDED: words.DREW_CARDS,
    words.DREW_SCORING: words.DREW_CARDS,
    words.KEPT: words.KEPT_CARDS,
    words.POUCHED: words.POUCHED_CARDS,
    words.STOLE: words.STOLE_CARD,
}


# For those who follow the pieces; a line of its own would only repeat what goes without saying.
UNTOLD: Final[frozenset[int]] = frozenset({words.RETURNED, words.SOLO_TOKEN})
INCOME: Final[frozenset[int]] = frozenset({words.INCOME, words.SPONSOR_INCOME})
AFTER_NOTHING: Final[frozenset[int]] = INCOME | {words.DISPLAY_FILLED, words.BREAK_ENDED}


def tell(state: Zoo, event: Event, seat: int | None) -> str:
    """A log line for a seat (None: a spectator) of the event's audience, told in the state that it led to."""
    raw = event.raw
    word = state.rules.words.words[raw[0]]
    owner = raw[1] if word.kinds and word.kinds[0] is SEAT else -1
    made: Fields = {"whose": whose(owner, seat)} if owner >= 0 else {}
    maker = FIELDS.get(raw[0])
    if maker is not None:
        made |= maker(state, raw, seat)
    return sentence(EVENTS[word.name].format(*arguments(state, raw, seat, owner), **made))


def story(state: Zoo, events: list[Event], seat: int | None) -> list[str]:
    """The log lines of an answer for a seat: only what it may know, and nothing twice."""
    return [line for _, line in told(state, events, seat)]


def told(state: Zoo, events: list[Event], seat: int | None) -> list[tuple[Event, str]]:
    """The events behind the story, each with its line."""
    known = [event for event in events if event.known_to(seat) and event.raw[0] not in UNTOLD]
    lines: list[tuple[Event, str]] = []
    for place, event in enumerate(known):
        if event.raw[0] in INCOME and (place + 1 == len(known) or known[place + 1].raw[0] in AFTER_NOTHING):
            continue  # it brought nothing
        better = TOLD_BETTER.get(event.raw[0])
        if better is None or place + 1 == len(known) or known[place + 1].raw[0] != better:
            lines.append((event, tell(state, event, seat)))
    return lines


def cards_fields(state: Zoo, raw: Raw, seat: int | None) -> Fields:
    return {"cards": listed(cards_text(state, raw[2:], seat))}


def all_cards_fields(state: Zoo, raw: Raw, seat: int | None) -> Fields:
    return {"all_cards": listed(cards_text(state, raw[1:], seat))}


def gained_fields(state: Zoo, raw: Raw, seat: int | None) -> Fields:
    _, _, track, n = raw
    verb = "gained" if n >= 0 else "spent" if track == XTOKEN else "lost"
    return {"gained": f"{verb} {amount_text(track, abs(n))}"}


def slots_fields(state: Zoo, raw: Raw, seat: int | None) -> Fields:
    noun = "slot" if len(raw) == 3 else "slots"
    return {"slots": f"{noun} {listed([str(slot) for slot in raw[2:]])}"}


def points_fields(state: Zoo, raw: Raw, seat: int | None) -> Fields:
    return {"points": amount_text(raw[3], raw[4])}


def income_fields(state: Zoo, raw: Raw, seat: int | None) -> Fields:
    return {"income": INCOMES[raw[2]]}


def tile_fields(state: Zoo, raw: Raw, seat: int | None) -> Fields:
    return {"tile": tile_text(state.rules, raw[3])}


MakeFields = Callable[[Zoo, Raw, int | None], Fields]
FIELDS: Final[dict[int, MakeFields]] = {
    words.INCOME: income_fields,
    words.GAINED: gained_fields,
    words.DREW_CARDS: cards_fields,
    words.TOOK: cards_fields,
    words.DISCARDED: cards_fields,
    words.SOLD: cards_fields,
    words.REVEALED: cards_fields,
    words.KEPT_CARDS: cards_fields,
    words.POUCHED_CARDS: cards_fields,
    words.DISPLAY_FILLED: all_cards_fields,
    words.SWEPT: all_cards_fields,
    words.POISONED: slots_fields,
    words.CONSTRICTED: slots_fields,
    words.CARD_SCORED: points_fields,
    words.TILE_TAKEN: tile_fields,
}

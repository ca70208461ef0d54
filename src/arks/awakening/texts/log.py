"""Log lines: an event as one of its audience may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.goals import mission_of
from arks.awakening.state import Ark, mission_zone
from arks.awakening.tables import SIGN_MILITARIZE, SIGN_MOVE, SIGN_PRODUCE
from arks.awakening.texts import coop, fallout
from arks.awakening.texts.english import EVENTS, SIGNS
from arks.awakening.texts.lines import signs_text
from arks.awakening.texts.names import amounts_text, arguments, card_name, objective_text, room_name, units_text, whose
from arks.awakening.words import (
    CHAINED,
    CUBE_REPLACED,
    DISCARDED,
    DISCARDED_CARDS,
    DISINTEGRATED,
    DREW,
    DREW_CARDS,
    FULLY_INTEGRATED,
    MARKER_PLACED,
    MINI_ACTION,
    MISSION_DRAWN,
    MISSION_LEARNED,
    MOVED,
    OBJECTIVE_MET,
    PAID,
    SECTION_CHOSEN,
    SECTION_UNPOWERED,
    TELEPORTED,
    WOUNDED,
)
from arks.kernel.events import Event
from arks.kernel.phrases import listed, sentence
from arks.kernel.views import sees
from arks.kernel.words import Raw

Fields = dict[str, str]

# Whoever knows the second has no use for the first.
TOLD_BETTER: Final = {DREW: DREW_CARDS, DISCARDED: DISCARDED_CARDS, MISSION_DRAWN: MISSION_LEARNED}


def tell(state: Ark, event: Event, seat: int | None) -> str:
    """A log line for a seat (None: a spectator) of the event's audience, told in the state that it led to."""
    raw = event.raw
    word = state.rules.words.words[raw[0]].name
    maker = FIELDS.get(raw[0])
    made = {} if maker is None else maker(state, raw, seat)
    return sentence(EVENTS[word].format(*arguments(state, raw, seat), **made))


def story(state: Ark, events: list[Event], seat: int | None) -> list[str]:
    """The log lines of an answer for a seat: only what it may know, and nothing twice."""
    return [line for _, line in told(state, events, seat)]


def told(state: Ark, events: list[Event], seat: int | None) -> list[tuple[Event, str]]:
    """The events behind the story, each with its line."""
    known = [event for event in events if event.known_to(seat)]
    lines: list[tuple[Event, str]] = []
    for place, event in enumerate(known):
        better = TOLD_BETTER.get(event.raw[0])
        if better is None or place + 1 == len(known) or known[place + 1].raw[0] != better:
            lines.append((event, tell(state, event, seat)))
    return lines


def line_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"line": signs_text(state, raw[1], raw[2], raw[3])}


def units_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"units": units_text(raw[4], raw[5], raw[6])}


def wounded_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    owner = whose(raw[1], seat, state)
    return {"units": units_text(raw[3], raw[4], raw[5], f"of {owner} units|of {owner} units")}


def paid_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"amounts": amounts_text(raw[2:])}


def replaced_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"whose": whose(raw[3], seat, state)}


def full_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    name = room_name(state, raw[2], seat)
    return {"what": f"a section of {name}" if raw[2] < state.boards else name}


def cards_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"cards": listed([card_name(state, uid, seat) for uid in raw[2:]])}


def objective_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    mission = state.cards.zones[mission_zone(state, raw[1])]
    if not mission or not sees(state, seat, mission[0]):
        return {"objective": "a secret one"}
    return {"objective": objective_text(state.pack, mission_of(state, mission[0]).objectives[raw[2]])}


def unpowered_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"whose": whose(raw[1], seat, state)}


def mini_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"mini": SIGNS[(SIGN_MOVE, SIGN_MILITARIZE, SIGN_PRODUCE)[raw[2]]]}


MakeFields = Callable[[Ark, Raw, int | None], Fields]
FIELDS: Final[dict[int, MakeFields]] = {
    MARKER_PLACED: line_fields,
    SECTION_CHOSEN: line_fields,
    CHAINED: line_fields,
    MOVED: units_fields,
    TELEPORTED: units_fields,
    WOUNDED: wounded_fields,
    PAID: paid_fields,
    CUBE_REPLACED: replaced_fields,
    DISINTEGRATED: replaced_fields,
    SECTION_UNPOWERED: unpowered_fields,
    MINI_ACTION: mini_fields,
    FULLY_INTEGRATED: full_fields,
    DREW_CARDS: cards_fields,
    DISCARDED_CARDS: cards_fields,
    OBJECTIVE_MET: objective_fields,
    **coop.LOG_FIELDS,
    **fallout.LOG_FIELDS,
}

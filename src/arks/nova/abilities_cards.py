"""Abilities about cards as steps over named places: gather, pick, put the rest away.

A place is the number of a zone in `state.ZONES`; one of every seat's own means that of the seat whose effect it is.
Hunter shows everybody what it turns over; what is gathered into `LOOK` only its owner sees (p. 9).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound
from arks.kernel.rules import Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Var, amount
from arks.kernel.words import Raw
from arks.kernel.zones import move, own_cards, top
from arks.nova import words
from arks.nova.display import discard, draw, leave_display, prepare_deck, refill, shuffle_pile, take_from_display
from arks.nova.state import (
    DECK,
    DISCARD,
    SCORING_DECK,
    SHARED_ZONES,
    SHOWN,
    ZONES,
    Zoo,
    hand,
    hand_zone,
    own_player,
    under_zone,
)
from arks.nova.tables import CARD_KINDS

NAMES: Final[list[str]] = [zone.name for zone in ZONES]
HAND: Final = NAMES.index("hand")
SCORING: Final = NAMES.index("scoring")
LOOK: Final = NAMES.index("look")
THIS_CARD: Final[Expression] = Var("source")
MAP_ITSELF: Final = -1  # cards are pouched under it as well (map 7)

DREW_FROM: Final = {DECK: words.DREW, DISCARD: words.DREW_DISCARDED, SCORING_DECK: words.DREW_SCORING}


def zone_of(state: Zoo, seat: int, place: int) -> int:
    """The zone that a place is for a seat."""
    if place < SHARED_ZONES:
        return place
    return SHARED_ZONES + (place - SHARED_ZONES) * state.rules.players + seat


# --- steps


@dataclass(frozen=True)
class ShufflePile(Step):
    """Shuffle the discard pile."""


@dataclass(frozen=True)
class Gather(Step):
    """Take the top cards of one place into another."""

    n: int | Expression
    source: int
    target: int


@dataclass(frozen=True)
class PickCards(Step):
    """Choose cards of one place, put them into another and bind how many as ``picked``.

    ``word`` says what is done to them; ``kind`` and ``number`` narrow the choice to a kind of card or to one card.
    """

    prompt: str
    word: int
    source: int
    target: int
    least: int
    most: int
    kind: int = -1
    number: int = -1


@dataclass(frozen=True)
class PutRest(Step):
    """Put what is left in one place on another; under the pile of final scoring cards, as these are drawn unseen."""

    source: int
    target: int


@dataclass(frozen=True)
class PouchCards(Step):
    """Put up to so many hand cards under a card in the zoo, or under the map; binds how many as ``picked``."""

    n: int
    under: int | Expression = THIS_CARD


@dataclass(frozen=True)
class TakeAll(Step):
    """Take all cards of a kind out of the display."""

    kind: int


@dataclass(frozen=True)
class Dig(Step):
    """Up to so many times: replace a card of the display, or a card of the hand by one of the deck."""

    n: int


# --- gathering


def run_shuffle_pile(state: Zoo, frame: Frame, step: ShufflePile) -> None:
    shuffle_pile(state)
    emit(state, (words.PILE_SHUFFLED, frame.seat))


def run_gather(state: Zoo, frame: Frame, step: Gather) -> None:
    n = amount(state, frame, step.n)
    if step.source == DECK:
        prepare_deck(state, n)
    cards = top(state, step.source, n)
    move(state, cards, step.source, zone_of(state, frame.seat, step.target))
    if step.target == SHOWN:
        if cards:
            emit(state, (words.REVEALED, frame.seat, *cards))
        return
    emit(state, (DREW_FROM[step.source], frame.seat, len(cards)))
    if cards:
        emit(state, (words.DREW_CARDS, frame.seat, *cards), 1 << frame.seat)


# --- picking


def pick_options(state: Zoo, frame: Frame, step: PickCards, seat: int) -> Choice:
    options: list[Raw] = []
    for uid in state.cards.zones[zone_of(state, seat, step.source)]:
        if fits(state, uid, step):
            options.append((step.word, uid))
    return Choice(PICK, step.prompt, options, min(step.least, len(options)), step.most)


def fits(state: Zoo, uid: int, step: PickCards) -> bool:
    if step.kind < 0 and step.number < 0:
        return True
    card = state.pack.cards[state.cards.face[uid]]
    return step.kind in (-1, card.kind) and step.number in (-1, card.number)


def pick_chosen(state: Zoo, frame: Frame, step: PickCards, seat: int, picked: tuple[Raw, ...]) -> None:
    uids = tuple([uid for _, uid in picked])
    bind(state, frame, "picked", len(uids))
    if not uids:
        return
    source = zone_of(state, seat, step.source)
    if step.target == DISCARD:
        discard(state, seat, uids, source)
        return
    move(state, uids, source, zone_of(state, seat, step.target))
    if step.source == LOOK:
        emit(state, (words.KEPT, seat, len(uids)))
        emit(state, (words.KEPT_CARDS, seat, *uids), 1 << seat)
    else:
        emit(state, (words.TOOK, seat, *uids))


def run_put_rest(state: Zoo, frame: Frame, step: PutRest) -> None:
    source = zone_of(state, frame.seat, step.source)
    uids = state.cards.zones[source]
    if step.target == DISCARD:
        discard(state, frame.seat, uids, source)
        return
    move(state, uids, source, step.target)
    for _ in uids:
        emit(state, (words.SCORING_DISCARDED, frame.seat))
    cards = own_cards(state)
    pile = cards.zones[step.target]
    cards.zones[step.target] = pile[len(pile) - len(uids) :] + pile[: len(pile) - len(uids)]


def pouch_options(state: Zoo, frame: Frame, step: PouchCards, seat: int) -> Choice:
    return Choice(PICK, "pouch", [(words.POUCH, uid) for uid in hand(state, seat)], 0, step.n)


def pouch_chosen(state: Zoo, frame: Frame, step: PouchCards, seat: int, picked: tuple[Raw, ...]) -> None:
    uids = tuple([uid for _, uid in picked])
    bind(state, frame, "picked", len(uids))
    if not uids:
        return
    above = amount(state, frame, step.under)
    move(state, uids, hand_zone(state, seat), under_zone(state, seat))
    player = own_player(state, seat)
    player.pouched += tuple([(above, uid) for uid in uids])
    emit(state, (words.POUCHED, seat, len(uids)))
    emit(state, (words.POUCHED_CARDS, seat, *uids), 1 << seat)


# --- the display


def run_take_all(state: Zoo, frame: Frame, step: TakeAll) -> None:
    for uid in state.folders:
        if uid >= 0 and state.pack.cards[state.cards.face[uid]].kind == step.kind:
            take_from_display(state, frame.seat, uid)


def dig_options(state: Zoo, frame: Frame, step: Dig, seat: int) -> Choice | None:
    left = step.n - bound(state, frame, "dug", 0)
    options: list[Raw] = [(words.DISCARD, uid) for uid in state.folders if uid >= 0]
    options += [(words.DISCARD, uid) for uid in hand(state, seat)]
    if not left or not options:
        return None
    return Choice(MENU, "dig", [*options, (words.DONE,)], about=(words.DRAW, left))


def dig_chosen(state: Zoo, frame: Frame, step: Dig, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == words.DONE:
        return
    uid = picked[0][1]
    if uid in state.folders:
        leave_display(state, uid, DISCARD)
        emit(state, (words.DISCARDED, seat, uid))
        refill(state)
    else:
        discard(state, seat, (uid,), hand_zone(state, seat))
        draw(state, seat, 1, hand_zone(state, seat))
    bind(state, frame, "dug", bound(state, frame, "dug", 0) + 1)
    again(frame)


def told_pick(step: PickCards) -> str:
    n = f"up to {step.most}" if step.least < step.most else str(step.most)
    kind = CARD_KINDS[step.kind] if step.kind >= 0 else "card"
    return f"put {n} {kind} of {NAMES[step.source]} into {NAMES[step.target]}"


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ShufflePile, run_shuffle_pile, lambda rules, step: "shuffle the discard pile"),
    Verb(
        Gather,
        run_gather,
        lambda rules, step: f"take {rules.worth(step.n)} of {NAMES[step.source]} into {NAMES[step.target]}",
    ),
    Verb(PutRest, run_put_rest, lambda rules, step: f"put the rest of {NAMES[step.source]} on {NAMES[step.target]}"),
    Verb(TakeAll, run_take_all, lambda rules, step: f"take every {CARD_KINDS[step.kind]} of the display"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(PickCards, pick_options, pick_chosen, lambda rules, step: told_pick(step)),
    Chooser(PouchCards, pouch_options, pouch_chosen, lambda rules, step: f"pouch up to {step.n} hand cards"),
    Chooser(Dig, dig_options, dig_chosen, lambda rules, step: f"replace up to {step.n} cards of display or hand"),
)

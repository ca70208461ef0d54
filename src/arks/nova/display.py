"""The deck, the display with its six folders, and what is drawn, taken and discarded (p. 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound
from arks.kernel.rules import Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import amount
from arks.kernel.words import Raw
from arks.kernel.zones import mix, move, own_cards, top
from arks.nova import words
from arks.nova.state import DECK, DISCARD, DISPLAY_ZONE, Zoo, hand, hand_zone
from arks.nova.tracks import folders_in_range

# --- moving cards


def shuffle_pile(state: Zoo) -> None:
    """Shuffle the discard pile. Though it lies face up, what it holds is unknown then: nobody may look through it."""
    mix(state, DISCARD, 0)


def prepare_deck(state: Zoo, n: int) -> None:
    """See to it that so many cards can be drawn: the discard pile goes under an exhausted deck (ruling N-G1)."""
    if len(state.cards.zones[DECK]) < n and state.cards.zones[DISCARD]:
        shuffle_pile(state)
        zones = own_cards(state).zones
        zones[DECK] = zones[DISCARD] + zones[DECK]
        zones[DISCARD] = ()
        emit(state, (words.RESHUFFLED,))


def draw(state: Zoo, seat: int, n: int, zone: int) -> tuple[int, ...]:
    """Take up to ``n`` cards from the deck; only their owner learns which."""
    prepare_deck(state, n)
    cards = top(state, DECK, n)
    move(state, cards, DECK, zone)
    if cards:
        emit(state, (words.DREW, seat, len(cards)))
        emit(state, (words.DREW_CARDS, seat, *cards), 1 << seat)
    return cards


def leave_display(state: Zoo, uid: int, zone: int) -> None:
    """Take a card out of its folder; the gap stays until the display is refilled."""
    state.folders = tuple([-1 if other == uid else other for other in state.folders])
    move(state, (uid,), DISPLAY_ZONE, zone)


def take_from_display(state: Zoo, seat: int, uid: int) -> None:
    leave_display(state, uid, hand_zone(state, seat))
    emit(state, (words.TOOK, seat, uid))


def discard(state: Zoo, seat: int, uids: tuple[int, ...], zone: int) -> None:
    if uids:
        move(state, uids, zone, DISCARD)
        emit(state, (words.DISCARDED, seat, *uids))


def refill(state: Zoo) -> None:
    """Cards slide down to the lower folders, new ones fill the rest (p. 9)."""
    left = [uid for uid in state.folders if uid >= 0]
    missing = len(state.folders) - len(left)
    if not missing:
        return
    prepare_deck(state, missing)
    cards = top(state, DECK, missing)
    move(state, cards, DECK, DISPLAY_ZONE)
    filled = left + list(cards)
    folders = tuple(filled + [-1] * (len(state.folders) - len(filled)))
    if folders != state.folders:
        state.folders = folders
        emit(state, (words.DISPLAY_FILLED, *cards))


def folder_of(state: Zoo, uid: int) -> int:
    """The number of the folder a card lies at, 0 when it is not in the display."""
    for place, other in enumerate(state.folders):
        if other == uid:
            return place + 1
    return 0


def in_range(state: Zoo, seat: int) -> list[int]:
    """Cards of the display within reputation range."""
    return [uid for uid in state.folders[: folders_in_range(state, seat)] if uid >= 0]


# --- steps


@dataclass(frozen=True)
class DrawCards(Step):
    """Draw cards from the deck into the hand."""

    n: int | Expression


@dataclass(frozen=True)
class TakeCards(Step):
    """Take cards one by one, each from the deck or from the display within reputation range; may be left unused."""

    n: int | Expression


@dataclass(frozen=True)
class SnapCards(Step):
    """Take any cards of the display, whatever the reputation."""

    n: int


@dataclass(frozen=True)
class DiscardCards(Step):
    """Discard so many cards of the hand, or all if there are fewer."""

    n: int | Expression


@dataclass(frozen=True)
class Refill(Step):
    """Fill the display."""


def run_draw(state: Zoo, frame: Frame, step: DrawCards) -> None:
    draw(state, frame.seat, amount(state, frame, step.n), hand_zone(state, frame.seat))


def take_options(state: Zoo, frame: Frame, step: TakeCards, seat: int) -> Choice | None:
    if bound(state, frame, "taken", 0) >= amount(state, frame, step.n):
        return None
    options: list[Raw] = [(words.TAKE, uid) for uid in in_range(state, seat)]
    if state.cards.zones[DECK] or state.cards.zones[DISCARD]:
        options.append((words.DRAW, 1))
    if not options:
        return None
    return Choice(MENU, "take-card", [*options, (words.DONE,)])


def take_chosen(state: Zoo, frame: Frame, step: TakeCards, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if choice[0] == words.DONE:
        return
    if choice[0] == words.TAKE:
        take_from_display(state, seat, choice[1])
    else:
        draw(state, seat, 1, hand_zone(state, seat))
    bind(state, frame, "taken", bound(state, frame, "taken", 0) + 1)
    again(frame)


def snap_options(state: Zoo, frame: Frame, step: SnapCards, seat: int) -> Choice | None:
    options: list[Raw] = [(words.SNAP, uid) for uid in state.folders if uid >= 0]
    return Choice(PICK, "snap", options) if options else None


def snap_chosen(state: Zoo, frame: Frame, step: SnapCards, seat: int, picked: tuple[Raw, ...]) -> None:
    take_from_display(state, seat, picked[0][1])


def discard_options(state: Zoo, frame: Frame, step: DiscardCards, seat: int) -> Choice | None:
    cards = hand(state, seat)
    n = min(amount(state, frame, step.n), len(cards))
    return Choice(PICK, "discard", [(words.DISCARD, uid) for uid in cards], n, n) if n else None


def discard_chosen(state: Zoo, frame: Frame, step: DiscardCards, seat: int, picked: tuple[Raw, ...]) -> None:
    discard(state, seat, tuple([uid for _, uid in picked]), hand_zone(state, seat))


VERBS: Final[tuple[Verb, ...]] = (
    Verb(DrawCards, run_draw, lambda rules, step: f"draw {rules.worth(step.n)} from the deck"),
    Verb(Refill, lambda state, frame, step: refill(state), lambda rules, step: "fill the display"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(
        TakeCards,
        take_options,
        take_chosen,
        lambda rules, step: f"take {rules.worth(step.n)} from the deck or within reputation range",
    ),
    Chooser(SnapCards, snap_options, snap_chosen, lambda rules, step: f"take any {step.n} of the display"),
    Chooser(DiscardCards, discard_options, discard_chosen, lambda rules, step: f"discard {rules.worth(step.n)}"),
)

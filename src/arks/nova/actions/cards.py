"""The Cards action (p. 9): advance the break token, then draw cards or snap one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, Choice
from arks.kernel.frames import again, bind, bound
from arks.kernel.rules import Amount, Chooser, Expression, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.display import DiscardCards, draw, in_range, take_from_display
from arks.nova.effects import Advance
from arks.nova.harbour import sale_options, sell
from arks.nova.state import DECK, DISCARD, Zoo, hand_zone

BREAK_STEPS: Final = 2


@dataclass(frozen=True)
class TakeSome(Step):
    """Draw from the deck, with side II also within reputation range, as long as the table of the card allows."""


@dataclass(frozen=True)
class ToDiscard(Expression):
    """Cards to be discarded after drawing, by the table of the action card; none after snapping."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "cards": (Advance(BREAK_STEPS), TakeSome(), DiscardCards(ToDiscard())),
}


def possible(state: Zoo, seat: int, side: int, strength: int) -> bool:
    return True


def row(state: Zoo, frame: Frame) -> int:
    return min(bound(state, frame, "strength"), 5) - 1


def take_some_options(state: Zoo, frame: Frame, step: TakeSome, seat: int) -> Choice | None:
    side = bound(state, frame, "side")
    drawn, _, snap_from = state.pack.tracks.cards[side]
    taken = bound(state, frame, "taken", 0)
    left = min(drawn[row(state, frame)] - taken, len(state.cards.zones[DECK]) + len(state.cards.zones[DISCARD]))
    options: list[Raw] = [(words.DRAW, n) for n in range(left, 0, -1)]
    if side and taken < drawn[row(state, frame)]:
        options += [(words.TAKE, uid) for uid in in_range(state, seat)]
    if not taken and bound(state, frame, "strength") >= snap_from:
        options += [(words.SNAP, uid) for uid in state.folders if uid >= 0]
    if not options:
        return None
    if taken:
        options.append((words.DONE,))
    return Choice(MENU, "cards", options + sale_options(state, seat))


def take_some_chosen(state: Zoo, frame: Frame, step: TakeSome, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if sell(state, frame, seat, choice) or choice[0] == words.DONE:
        return
    if choice[0] == words.SNAP:
        take_from_display(state, seat, choice[1])
        bind(state, frame, "snapped", 1)
        return
    if choice[0] == words.TAKE:
        take_from_display(state, seat, choice[1])
        n = 1
    else:
        n = len(draw(state, seat, choice[1], hand_zone(state, seat)))
    bind(state, frame, "taken", bound(state, frame, "taken", 0) + n)
    again(frame)


def to_discard(state: Zoo, frame: Frame, e: ToDiscard) -> int:
    if bound(state, frame, "snapped", 0):
        return 0
    return state.pack.tracks.cards[bound(state, frame, "side")][1][row(state, frame)]


CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(TakeSome, take_some_options, take_some_chosen, lambda rules, step: "draw or take cards"),
)
AMOUNTS: Final[tuple[Amount, ...]] = (Amount(ToDiscard, to_discard, lambda rules, e: "as the action card says"),)

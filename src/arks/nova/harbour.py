"""The Commercial Harbor of map 4: once per own turn, at any time, sell one hand card for 3 money.

Every menu of a player's own turn in which money may matter offers the sale, and the turn's end does once more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import move
from arks.nova import words
from arks.nova.state import DISCARD, Zoo, hand, hand_zone, map_of, own_player
from arks.nova.tracks import MONEY, gain

PRICE: Final = 3


@dataclass(frozen=True)
class LastSale(Step):
    """The last chance of the turn to sell a card."""


def sale_options(state: Zoo, seat: int) -> list[Raw]:
    player = state.players[seat]
    connector = map_of(state, seat).marks.get("harbour", 0)
    if not connector or player.sold or seat != state.active or not player.covered & connector:
        return []
    turn = state.rules.number["turn"]  # breaks lie between turns
    if not [1 for frame in state.stack if frame.procedure == turn]:
        return []
    return [(words.SELL, uid) for uid in hand(state, seat)]


def sell(state: Zoo, frame: Frame, seat: int, choice: Raw) -> bool:
    """Carry out a sale if that was chosen; the question it interrupted comes again."""
    if choice[0] != words.SELL:
        return False
    own_player(state, seat).sold = True
    move(state, (choice[1],), hand_zone(state, seat), DISCARD)
    emit(state, (words.SOLD, seat, choice[1]))
    gain(state, seat, MONEY, PRICE)
    again(frame)
    return True


def last_options(state: Zoo, frame: Frame, step: LastSale, seat: int) -> Choice | None:
    sales = sale_options(state, seat)
    return Choice(MENU, "last-sale", [*sales, (words.DONE,)]) if sales else None


def last_chosen(state: Zoo, frame: Frame, step: LastSale, seat: int, picked: tuple[Raw, ...]) -> None:
    sell(state, frame, seat, picked[0])


CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(LastSale, last_options, last_chosen, lambda rules, step: "you may sell a card at the harbour"),
)

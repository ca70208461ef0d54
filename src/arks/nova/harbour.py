"""The Commercial Harbor of map 4: once per own turn, at any time, sell one hand card for 3 money.

Every menu of a player's own turn offers the sale; nothing else needs to know.
"""

from __future__ import annotations

from typing import Final

from arks.kernel.frames import again
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.display import discard
from arks.nova.state import Zoo, hand, hand_zone, map_of, own_player
from arks.nova.tracks import MONEY, gain

PRICE: Final = 3


def sale_options(state: Zoo, seat: int) -> list[Raw]:
    player = state.players[seat]
    connector = map_of(state, seat).marks.get("harbour", 0)
    if not connector or player.sold or seat != state.active or not player.covered & connector:
        return []
    return [(words.SELL, uid) for uid in hand(state, seat)]


def sell(state: Zoo, frame: Frame, seat: int, choice: Raw) -> bool:
    """Carry out a sale if that was chosen; the question it interrupted comes again."""
    if choice[0] != words.SELL:
        return False
    own_player(state, seat).sold = True
    discard(state, seat, (choice[1],), hand_zone(state, seat))
    gain(state, seat, MONEY, PRICE)
    again(frame)
    return True

"""Money, X-tokens and the four tracks: the only writers of what a zoo has gained (p. 7, 9, 18, 19)."""

from __future__ import annotations

from typing import Final

from arks.kernel.events import emit
from arks.kernel.frames import trigger
from arks.nova.state import DUE_END, Zoo, is_upgraded, own_player
from arks.nova.tables import (
    CARDS,
    MAX_APPEAL,
    MAX_CONSERVATION,
    MAX_REPUTATION,
    MAX_XTOKENS,
    REPUTATION_CAP,
    WORKERS,
)
from arks.nova.words import BREAK_ADVANCED, GAINED, HIRED, PAID

MONEY: Final = 0
XTOKEN: Final = 1
APPEAL: Final = 2
CONSERVATION: Final = 3
REPUTATION: Final = 4
CONSERVATION_BONUSES: Final[tuple[int, ...]] = (2, 5, 8, 10)


def gain(state: Zoo, seat: int, what: int, n: int) -> None:
    """Gain something; what is beyond the end of a track or supply is lost."""
    if n <= 0:
        return
    if what == MONEY:
        own_player(state, seat).money += n
    elif what == XTOKEN:
        n = min(n, MAX_XTOKENS - state.players[seat].xtokens)
        own_player(state, seat).xtokens += n
    elif what == APPEAL:
        n = min(n, MAX_APPEAL - state.players[seat].appeal)
        own_player(state, seat).appeal += n
        state.due |= DUE_END
    elif what == CONSERVATION:
        n = min(n, MAX_CONSERVATION - state.players[seat].conservation)
        gain_conservation(state, seat, n)
    else:
        gain_reputation(state, seat, n)
        return
    if n:
        emit(state, (GAINED, seat, what, n))


def gain_conservation(state: Zoo, seat: int, n: int) -> None:
    """Advance on the conservation track; the bonuses reached are effects of the player (p. 18)."""
    player = own_player(state, seat)
    before = player.conservation
    player.conservation += n
    state.due |= DUE_END
    for step in CONSERVATION_BONUSES:
        if before < step <= player.conservation and (step < 10 or not state.ten_reached):
            state.ten_reached |= step == 10
            trigger(state, seat, f"conservation {step}")


def gain_reputation(state: Zoo, seat: int, n: int) -> None:
    """Advance on the reputation track: no further than 9 before Cards II, appeal beyond 15 (p. 9)."""
    player = own_player(state, seat)
    before = player.reputation
    after = before + n
    if not is_upgraded(player, CARDS):
        after = min(after, max(before, REPUTATION_CAP))
    over = max(0, after - MAX_REPUTATION)
    player.reputation = after - over
    if player.reputation > before:
        emit(state, (GAINED, seat, REPUTATION, player.reputation - before))
    bonuses = state.pack.tracks.reputation_bonuses
    for step in range(before + 1, player.reputation + 1):
        if step in bonuses:
            trigger(state, seat, f"bonus {bonuses[step]}")
    gain(state, seat, APPEAL, over)


def lose_appeal(state: Zoo, seat: int, n: int) -> None:
    """A released animal takes its appeal with it (p. 15)."""
    player = own_player(state, seat)
    n = min(n, player.appeal)
    player.appeal -= n
    if n:
        emit(state, (GAINED, seat, APPEAL, -n))


def pay(state: Zoo, seat: int, n: int) -> None:
    if n > 0:
        player = own_player(state, seat)
        assert player.money >= n, "paid with money that is not there"
        player.money -= n
        emit(state, (PAID, seat, n))


def spend_xtokens(state: Zoo, seat: int, n: int) -> None:
    if n:
        own_player(state, seat).xtokens -= n
        emit(state, (GAINED, seat, XTOKEN, -n))


def hire(state: Zoo, seat: int) -> None:
    """Take the lowest lying association worker; its supply space may show a bonus (p. 8)."""
    player = own_player(state, seat)
    if player.hired == WORKERS:
        return
    player.workers += 1
    player.hired += 1
    emit(state, (HIRED, seat))
    bonus = state.pack.maps[player.map].worker[player.hired - 2]
    if bonus:
        trigger(state, seat, f"bonus {bonus}")


def advance_break(state: Zoo, seat: int, n: int) -> None:
    """Advance the break token; whoever reaches the end calls the break and gets an X-token at once (p. 7)."""
    n = min(n, state.break_left)  # in the solo game there is no token, so it is always at its end
    if n <= 0:
        return
    state.break_left -= n
    emit(state, (BREAK_ADVANCED, seat, n, state.break_left))
    if state.break_left == 0:
        state.break_by = seat
        gain(state, seat, XTOKEN, 1)


def hand_limit(state: Zoo, seat: int) -> int:
    return 5 if 0 in state.players[seat].universities else 3


def folders_in_range(state: Zoo, seat: int) -> int:
    return state.pack.tracks.folders[state.players[seat].reputation]

"""How Challengers stand to each other and to the Enemy (Appendix III, Common Rules)."""

from __future__ import annotations

from arks.awakening.line import LEFT_BOMBS, LEFT_EXPLODE, LEFT_RANGE_ATTACK
from arks.awakening.state import Ark


def dark_player(state: Ark) -> bool:
    """Whether a player leads the Enemy, and not an Automata."""
    return state.rules.players > state.boards


def challengers(state: Ark) -> int:
    """The mask of Challengers."""
    return (1 << state.boards) - 1


def holders(state: Ark, number: int, pieces: int, local: int) -> int:
    """Whoever has a piece in a room controls it, cubes or not; the Enemy controls nothing."""
    return pieces & challengers(state)


def foes(state: Ark, seat: int) -> int:
    """Challengers have no opponent but the Enemy."""
    return challengers(state) if seat == state.enemy else 1 << state.enemy


def occupied_by_another(state: Ark, seat: int, number: int) -> bool:
    """Whether units of another Challenger's faction are in a room."""
    return state.rooms[number].occupants & challengers(state) & ~(1 << seat) != 0


def forbid_powers(state: Ark, seat: int, left: list[int]) -> None:
    """Range attacks and bombs are too good against the Enemy: they are forbidden."""
    for budget in (LEFT_RANGE_ATTACK, LEFT_BOMBS, LEFT_EXPLODE):
        left[budget] = 0


def barred(state: Ark, seat: int, source: int, target: int) -> str:
    """Why units may not go from one room to another: the id of a reason, empty when they may."""
    return "challenger-there" if occupied_by_another(state, seat, target) else ""

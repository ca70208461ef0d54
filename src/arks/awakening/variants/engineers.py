"""Engineers of some factions: beside their units, several cubes in a room, cubes dear to replace (003:L1869-1911)."""

from __future__ import annotations

from typing import Final

from arks.awakening.control import benefits, opponents_in, rooms_with_units, units_here
from arks.awakening.state import Ark, numbers_in
from arks.awakening.tables import ENGINEER_ADJACENT, ENGINEERING_MASTERY, PROTECTIVE_INTEGRATION
from arks.kernel.rules import Module


def adjacent_rooms(state: Ark, seat: int) -> int:
    """The set of outer rooms next to units of the seat, without opponents in them."""
    if not state.players[seat].board.powers & ENGINEER_ADJACENT:
        return 0
    rooms = 0
    for number in numbers_in(rooms_with_units(state, seat)):
        for near in state.near[number]:
            if near >= state.boards and not opponents_in(state, seat, near):
                rooms |= 1 << near
    return rooms


def more_cubes(state: Ark, seat: int, room: int) -> int:
    """Engineering Mastery: one cube per unit in an outer room, instead of one."""
    if not state.players[seat].board.powers & ENGINEERING_MASTERY or room < state.boards:
        return 0
    return max(0, sum(units_here(state, seat, room)) - 1)


def protection(state: Ark, owner: int, room: int) -> int:
    """What it costs more to replace a cube of this owner; an enemy without a board protects nothing."""
    return benefits(state, owner)[PROTECTIVE_INTEGRATION] if owner < state.boards else 0


MODULE: Final[Module] = Module(
    "faction-engineers",
    queries={"CubeLimit": more_cubes, "Protection": protection},
    hooks={"engineer reach": adjacent_rooms},
)

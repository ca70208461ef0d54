"""RANGE ATTACK: combats at a distance, without artifacts (003:L1812-1868)."""

from __future__ import annotations

from typing import Final

from arks.awakening.combat import LOYALTIES, AttackFails, CompareStrength, Defend, Outgunned, strength_in_numbers
from arks.awakening.control import commanders, foes, rooms_with_units
from arks.awakening.line import LEFT_RANGE_ATTACK, TakeAction
from arks.awakening.state import Ark, numbers_in
from arks.awakening.tables import RANGE_ATTACK
from arks.awakening.words import RANGE, RANGE_ATTACKED
from arks.kernel.events import emit
from arks.kernel.frames import bound_tuple, push
from arks.kernel.rules import Module
from arks.kernel.state import Frame, Value
from arks.kernel.steps import If
from arks.kernel.words import Raw


def distance(state: Ark, one: int, other: int) -> int:
    """Between two outer rooms, over empty cells too (ruling G-78)."""
    columns = state.pack.layouts[state.layout].columns
    row, column = divmod(state.rooms[one].cell, columns)
    other_row, other_column = divmod(state.rooms[other].cell, columns)
    return abs(row - other_row) + abs(column - other_column)


def targets(state: Ark, seat: int, source: int, reach: int) -> list[tuple[int, int]]:
    """(room, defender) within range of the units in a room that fight this defender (000:L730).

    Biodomes lie outside the grid (ruling R-25).
    """
    found: list[tuple[int, int]] = []
    masks = commanders(state)
    for room in range(state.boards, len(state.rooms)):
        if distance(state, source, room) <= reach:
            for defender in numbers_in(foes(state, seat)):
                attackers = strength_in_numbers(state, seat, defender, source, masks)
                if attackers and strength_in_numbers(state, defender, seat, room, masks):
                    found.append((room, defender))
    return found


def list_attacks(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    if not left[LEFT_RANGE_ATTACK]:
        return
    reach = bound_tuple(state, frame, "benefits")[RANGE_ATTACK]
    for source in numbers_in(rooms_with_units(state, seat)):
        if source >= state.boards:
            options += [(RANGE, source, room, defender) for room, defender in targets(state, seat, source, reach)]


def attack(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    _, source, room, defender = option
    emit(state, (RANGE_ATTACKED, seat, source, room, defender))
    env: dict[str, Value] = {"room": room, "from": source, "attacker": seat, "defender": defender}
    push(state, "range-combat", seat, env | {LOYALTIES: commanders(state)})


TAKERS: Final[dict[int, TakeAction]] = {RANGE: attack}
MODULE: Final[Module] = Module(
    "range-attack",
    procedures={"range-combat": (Defend(), If(Outgunned(), (AttackFails(),), (CompareStrength(),)))},
    hooks={"line actions": list_attacks, "line takers": TAKERS},
)

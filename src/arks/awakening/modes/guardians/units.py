"""Guardian units: where they are, how they stand, where they could go.

A Guardian stands at an edge of its room and looks away from it, so the edge is what lies behind it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from arks.awakening.actions.mobility import is_barred
from arks.awakening.state import (
    CYLINDER_COLOURS,
    Ark,
    Room,
    add_units,
    note,
    noted,
)
from arks.awakening.tables import GATE

GUARDIANS: Final = "guardians"
TURNS_LEFT: Final = "turns left"
BOARD: Final = -1  # the room of a Guardian on the Enemy player board
SIDES: Final = 4

# Why a Guardian cannot go somewhere, and why it stops: places in `words.HINDRANCE` and `words.HALT`.
FREE: Final = -1
NO_ROOM: Final = 0
GUARDIAN_THERE: Final = 1
GO_ON: Final = -1
AT_GATE: Final = 0
AT_UNITS: Final = 1
AT_CUBES: Final = 2
AT_CYLINDERS: Final = 3
AT_SEAL: Final = 4


class Guardian(NamedTuple):
    """Lying down in a room it was used in this turn, on the Enemy board it is wounded."""

    room: int
    edge: int  # 0 up, 1 right, 2 down, 3 left
    lying: bool


def guardians(state: Ark) -> list[Guardian]:
    """All of them; their place in the list is their number."""
    found: list[Guardian] = []
    for packed in noted(state, GUARDIANS):
        found.append(Guardian(packed // 8 - 1, packed // 2 % SIDES, packed % 2 == 1))
    return found


def set_guardians(state: Ark, wanted: list[Guardian]) -> None:
    numbers = [(guardian.room + 1) * 8 + guardian.edge * 2 + int(guardian.lying) for guardian in wanted]
    note(state, GUARDIANS, *numbers)


def set_guardian(state: Ark, index: int, wanted: Guardian) -> None:
    """Put a Guardian somewhere; its unit goes with it."""
    all_of_them = guardians(state)
    before = all_of_them[index]
    all_of_them[index] = wanted
    set_guardians(state, all_of_them)
    if before.room != wanted.room:
        if before.room >= 0:
            add_units(state, before.room, state.enemy, -1)
        if wanted.room >= 0:
            add_units(state, wanted.room, state.enemy, 1)


def lay_down(state: Ark, index: int) -> None:
    set_guardian(state, index, guardians(state)[index]._replace(lying=True))


def guarded(state: Ark, number: int) -> bool:
    return state.rooms[number].units[state.enemy] > 0


def upright(state: Ark) -> list[int]:
    return [index for index, guardian in enumerate(guardians(state)) if not guardian.lying]


# --- what lies in a room


def powers(state: Ark, number: int) -> list[int]:
    """The colours of cylinders in a room that come from elsewhere; those at their generator are not in use."""
    room = state.rooms[number]
    home = state.pack.rooms[room.kind].colour
    return [colour for colour in range(CYLINDER_COLOURS) if room.cylinders[colour] and colour != home]


def halt(state: Ark, number: int) -> int:
    """Why a Guardian that moved into a room must stop there; `GO_ON` if it need not."""
    room = state.rooms[number]
    if state.pack.rooms[room.kind].cls == GATE:
        return AT_GATE
    if others_units(state, room):
        return AT_UNITS
    if room.cubes:
        return AT_CUBES
    return AT_CYLINDERS if powers(state, number) else GO_ON


def others_units(state: Ark, room: Room) -> bool:
    """Whether units of Challengers or neutral ones stand in a room."""
    return room.occupants & ~(1 << state.enemy) != 0


# --- directions


def towards(guardian: Guardian, direction: int) -> int:
    """The side of its room in a direction, given as quarter turns to the right of where the Guardian looks."""
    return (guardian.edge + 2 + direction) % SIDES


def room_towards(state: Ark, guardian: Guardian, direction: int) -> int:
    """The outer room in a direction, -1 where there is none."""
    layout = state.pack.layouts[state.layout]
    cell = state.rooms[guardian.room].cell
    row, column = divmod(cell, layout.columns)
    side = towards(guardian, direction)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    if not (0 <= row < layout.rows and 0 <= column < layout.columns):
        return -1
    return state.at[row * layout.columns + column]


def hindrance(state: Ark, guardian: Guardian, direction: int) -> int:
    """Why a Guardian cannot move in a direction; `FREE` if it can."""
    target = room_towards(state, guardian, direction)
    if target < 0:
        return NO_ROOM
    return GUARDIAN_THERE if guarded(state, target) else FREE


def is_sealed(state: Ark, guardian: Guardian, direction: int) -> bool:
    """Whether a doorway keeps a Guardian from the room in a direction."""
    target = room_towards(state, guardian, direction)
    return target >= 0 and is_barred(state, state.enemy, guardian.room, target)


def step(state: Ark, index: int, direction: int) -> int:
    """Move a Guardian into the next room; it stands at the edge it came over. Returns the room."""
    guardian = guardians(state)[index]
    target = room_towards(state, guardian, direction)
    edge = (towards(guardian, direction) + 2) % SIDES
    set_guardian(state, index, Guardian(target, edge, guardian.lying))
    return target


# --- the order in which Guardians act


def board_cell(state: Ark) -> tuple[int, int]:
    """The middle of the border right of the first player, where the Enemy board lies (ruling G-61)."""
    layout = state.pack.layouts[state.layout]
    first, second = layout.doors[layout.use[state.boards][0]]
    row, column = first // layout.columns, first % layout.columns
    along_a_row = first // layout.columns == second // layout.columns
    if along_a_row:  # a board below looks up and has the right border at its right, one above the left border
        return layout.rows // 2, (layout.columns - 1 if row > 0 else 0)
    return (layout.rows - 1 if column == 0 else 0), layout.columns // 2


def distance(state: Ark, room: int) -> int:
    """How far a room is from the Enemy board."""
    row, column = divmod(state.rooms[room].cell, state.pack.layouts[state.layout].columns)
    at_row, at_column = board_cell(state)
    return abs(row - at_row) + abs(column - at_column)


def in_order(state: Ark, some: list[int]) -> list[int]:
    """Those furthest from the Enemy board first, ties by row and column; then those on the board."""
    all_of_them = guardians(state)
    ranked: list[tuple[int, int, int]] = []
    for index in some:
        room = all_of_them[index].room
        ranked.append((-distance(state, room), state.rooms[room].cell, index) if room >= 0 else (1, 0, index))
    return [index for _, _, index in sorted(ranked)]

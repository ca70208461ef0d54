"""Geometry of the ship: cells, adjacency, the 2x2 constraint, gates and what is cut off."""

from __future__ import annotations

from functools import cache

from arks.awakening.state import Ark
from arks.awakening.tables import BIODOME, GATE


@cache
def neighbours(columns: int, rows: int) -> list[tuple[int, ...]]:
    """For each cell of a grid the cells above, right of, below and left of it, inside the border (that order)."""
    found: list[tuple[int, ...]] = []
    for row in range(rows):
        for column in range(columns):
            cell = row * columns + column
            around: list[int] = []
            if row > 0:
                around.append(cell - columns)
            if column < columns - 1:
                around.append(cell + 1)
            if row < rows - 1:
                around.append(cell + columns)
            if column > 0:
                around.append(cell - 1)
            found.append(tuple(around))
    return found


def beside(state: Ark, cell: int) -> tuple[int, ...]:
    layout = state.pack.layouts[state.layout]
    return neighbours(layout.columns, layout.rows)[cell]


def direction(state: Ark, cell: int, other: int) -> int:
    """On which side of a cell a neighbour lies: 0 up, 1 right, 2 down, 3 left."""
    columns = state.pack.layouts[state.layout].columns
    step = other - cell
    if step == -columns:
        return 0
    if step == columns:
        return 2
    return 1 if step == 1 else 3


def completes_square(state: Ark, cell: int) -> bool:
    """Whether a room here would form a 2x2 square (rulebook p. 17)."""
    layout = state.pack.layouts[state.layout]
    columns = layout.columns
    row, column = divmod(cell, columns)
    at = state.at
    for top in (row - 1, row):
        for left in (column - 1, column):
            if top < 0 or left < 0 or top + 1 >= layout.rows or left + 1 >= columns:
                continue
            filled = 0
            for corner in (top * columns + left, top * columns + left + 1):
                if corner != cell and at[corner] >= 0:
                    filled += 1
                if corner + columns != cell and at[corner + columns] >= 0:
                    filled += 1
            if filled == 3:
                return True
    return False


def free_cells(state: Ark, number: int) -> list[int]:
    """Where a room explored from this one may go."""
    cell = state.rooms[number].cell
    return [other for other in beside(state, cell) if state.at[other] < 0 and not completes_square(state, other)]


def connect(state: Ark) -> None:
    """Recompute who is adjacent to whom: side by side, all gates with each other, biodomes with their two doors."""
    pack = state.pack
    layout = pack.layouts[state.layout]
    boards = layout.use[state.boards]
    gates = [number for number, room in enumerate(state.rooms) if pack.rooms[room.kind].cls == GATE]
    around = neighbours(layout.columns, layout.rows)
    doors: dict[int, int] = {}
    near: list[tuple[int, ...]] = []
    for number, room in enumerate(state.rooms):
        if pack.rooms[room.kind].cls == BIODOME:
            cells = layout.doors[boards[number]]
            for cell in cells:
                doors[cell] = number
            near.append(tuple([state.at[cell] for cell in cells if state.at[cell] >= 0]))
            continue
        found = [state.at[cell] for cell in around[room.cell] if state.at[cell] >= 0]
        if pack.rooms[room.kind].cls == GATE:
            found += [gate for gate in gates if gate != number and gate not in found]
        if room.cell in doors:
            found.append(doors[room.cell])
        near.append(tuple(found))
    state.near = near


def gate_cells(state: Ark) -> list[int]:
    """Where a gate may be placed: beside a room, no 2x2 square, at least 4 rooms between it and any other gate."""
    pack = state.pack
    too_near: set[int] = set()
    for room in state.rooms:
        if pack.rooms[room.kind].cls == GATE:
            too_near |= walkable_within(state, room.cell, pack.limits.between_gates)
    return [cell for cell in cells_beside_rooms(state) if cell not in too_near and not completes_square(state, cell)]


def walkable_within(state: Ark, start: int, steps: int) -> set[int]:
    """Cells that a walk over rooms reaches in so many steps; an empty cell can only be its end."""
    reached = {start}
    edge = [start]
    for _ in range(steps):
        following: list[int] = []
        for cell in edge:
            for other in beside(state, cell):
                if other not in reached:
                    reached.add(other)
                    if state.at[other] >= 0:
                        following.append(other)
        edge = following
    return reached


def cells_beside_rooms(state: Ark) -> list[int]:
    at = state.at
    return [cell for cell in range(len(at)) if at[cell] < 0 and any([at[other] >= 0 for other in beside(state, cell)])]


def regions(state: Ark) -> list[set[int]]:
    """The rooms in groups that units can walk between, gates and biodomes included."""
    left = set(range(len(state.rooms)))
    found: list[set[int]] = []
    while left:
        start = min(left)
        region = {start}
        edge = [start]
        while edge:
            for other in state.near[edge.pop()]:
                if other not in region:
                    region.add(other)
                    edge.append(other)
        left -= region
        found.append(region)
    return found


def repair_cells(state: Ark) -> list[int]:
    """Where a gate brings a cut-off region nearer to the rest: beside a region that has no gate yet."""
    pack = state.pack
    apart = regions(state)
    if len(apart) == 1:
        return []
    wanted: set[int] = set()
    for region in apart:
        if any([pack.rooms[state.rooms[number].kind].cls == GATE for number in region]):
            continue
        for number in region:
            cell = state.rooms[number].cell
            if cell >= 0:
                wanted |= {other for other in beside(state, cell) if state.at[other] < 0}
    return sorted(wanted)

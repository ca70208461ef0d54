"""The hexagons of a zoo map: 58 spaces in 9 columns, as bits of one integer.

Columns 0, 2, 4 ... have 6 spaces, the others 7 and stand half a space higher. Axial coordinates are
q = column, r = row - (column + 1) // 2.
"""

from __future__ import annotations

from functools import cache
from typing import Final

Placement = tuple[int, int, tuple[int, ...]]  # the spaces covered, those around them, and the covered ones in order

COLUMNS: Final = 9
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def rows(column: int) -> int:
    return 6 + column % 2


POSITIONS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(column, row) for column in range(COLUMNS) for row in range(rows(column))]
)
CELLS: Final = len(POSITIONS)
ALL_CELLS: Final = (1 << CELLS) - 1
AXIAL: Final[tuple[tuple[int, int], ...]] = tuple([(column, row - (column + 1) // 2) for column, row in POSITIONS])
CELL_AT: Final[dict[tuple[int, int], int]] = {axial: cell for cell, axial in enumerate(AXIAL)}


def cell_of(column: int, row: int) -> int:
    """The number of a space given by column and row."""
    return CELL_AT[column, row - (column + 1) // 2]


def _around(cell: int) -> int:
    q, r = AXIAL[cell]
    mask = 0
    for dq, dr in DIRECTIONS:
        other = CELL_AT.get((q + dq, r + dr))
        if other is not None:
            mask |= 1 << other
    return mask


NEXT_TO: Final[tuple[int, ...]] = tuple([_around(cell) for cell in range(CELLS)])
BORDER: Final = sum(
    [
        1 << cell
        for cell, (column, row) in enumerate(POSITIONS)
        if column in (0, COLUMNS - 1) or row in (0, rows(column) - 1)
    ]
)


def cells_in(mask: int) -> list[int]:
    """The spaces of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def neighbours(mask: int) -> int:
    """The spaces that share an edge with a set and are not in it."""
    found = 0
    left = mask
    while left:
        low = left & -left
        found |= NEXT_TO[low.bit_length() - 1]
        left ^= low
    return found & ~mask


def within(mask: int, steps: int) -> int:
    """The spaces at most so many steps from a set, itself included."""
    for _ in range(steps):
        mask |= neighbours(mask)
    return mask


def groups(mask: int) -> list[int]:
    """The connected parts of a set."""
    found: list[int] = []
    while mask:
        part = mask & -mask
        while True:
            grown = part | neighbours(part) & mask
            if grown == part:
                break
            part = grown
        found.append(part)
        mask &= ~part
    return found


def turned(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """A shape turned clockwise by one step. Mirroring is not allowed (p. 10)."""
    return tuple([(-r, q + r) for q, r in cells])


@cache
def placements(cells: tuple[tuple[int, int], ...]) -> tuple[Placement, ...]:
    """All that a shape can cover on an empty map without terrain; the same spaces turned are one placement."""
    found: dict[int, tuple[int, ...]] = {}
    for _ in DIRECTIONS:
        for q, r in AXIAL:
            covered = [CELL_AT.get((q + dq, r + dr), -1) for dq, dr in cells]
            if -1 not in covered:
                mask = 0
                for cell in covered:
                    mask |= 1 << cell
                found[mask] = tuple(sorted(covered))
        cells = turned(cells)
    return tuple([(mask, neighbours(mask), found[mask]) for mask in sorted(found)])

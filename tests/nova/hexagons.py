"""How far apart two spaces are, found without the masks that the tests check with it."""

from __future__ import annotations

from arks.nova.hexmap import AXIAL


def distance(one: int, other: int) -> int:
    q1, r1 = AXIAL[one]
    q2, r2 = AXIAL[other]
    return (abs(q1 - q2) + abs(r1 - r2) + abs(q1 + r1 - q2 - r2)) // 2

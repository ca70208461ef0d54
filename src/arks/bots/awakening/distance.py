"""How many moves lie between rooms, remembered for each shape of the ship."""

from __future__ import annotations

from typing import Final

from arks.awakening.state import Ark

FAR: Final = 9  # more moves than this, or no way at all


class Distances:
    """Walking distances of one seat. A ship's shape is known by its adjacency list, which is never changed in place."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[int, dict[int, list[int]]] = {}
        self.shapes: list[list[tuple[int, ...]]] = []  # keeps the lists alive, so that their ids stay theirs

    def look(self, state: Ark) -> None:
        """Take in what changes the ways, before asking for moves in a state."""

    def to(self, state: Ark, target: int) -> list[int]:
        """Moves from every room to the target; nobody walks through the biodome of another."""
        near = state.near
        shape = self.known.get(id(near))
        if shape is None:
            shape = {}
            self.known[id(near)] = shape
            self.shapes.append(near)
        found = shape.get(target)
        if found is None:
            found = walk(near, target, self.seat, state.boards)
            shape[target] = found
        return found


def walk(near: list[tuple[int, ...]], target: int, seat: int, players: int, closed: int = 0) -> list[int]:
    """Moves from every room to the target; units do not get out of closed rooms."""
    moves = [FAR] * len(near)
    moves[target] = 0
    edge = [target]
    steps = 0
    while edge and steps < FAR - 1:
        steps += 1
        following: list[int] = []
        for room in edge:
            for other in near[room]:
                if moves[other] > steps and (other >= players or other == seat) and not closed >> other & 1:
                    moves[other] = steps
                    following.append(other)
        edge = following
    return moves

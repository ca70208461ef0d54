"""How many moves lie between rooms where some rooms cannot be passed."""

from __future__ import annotations

from arks.awakening.state import Ark, numbers_in
from arks.bots.awakening.distance import FAR, walk


class Ways:
    """Walking distances, remembered for each shape of the ship and set of closed rooms."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int, int], list[int]] = {}
        self.shapes: list[list[tuple[int, ...]]] = []  # keeps the lists alive, so that their ids stay theirs

    def to(self, state: Ark, seat: int, target: int, closed: int) -> list[int]:
        """Moves of a seat's units from every room to the target; units in closed rooms do not get away."""
        key = (id(state.near), seat, target, closed)
        found = self.known.get(key)
        if found is None:
            if not any([shape is state.near for shape in self.shapes]):
                self.shapes.append(state.near)
            found = walk(state.near, target, seat, state.boards, closed)
            self.known[key] = found
        return found


def reach(state: Ark) -> float:
    """Moves from a room to the nearest unit of any Challenger, on average over all outer rooms."""
    moves = moves_from_units(state)
    return sum(moves) / max(1, len(moves))


def moves_from_units(state: Ark) -> list[int]:
    """Moves from each outer room to the nearest unit of any Challenger."""
    near = state.near
    boards = state.boards
    moves = [FAR] * len(near)
    edge: list[int] = []
    standing = 0
    for seat in range(boards):
        standing |= state.standing[seat]
    for number in numbers_in(standing):
        moves[number] = 0
        edge.append(number)
    steps = 0
    while edge and steps < FAR - 1:
        steps += 1
        following: list[int] = []
        for room in edge:
            for other in near[room]:
                if moves[other] > steps and other >= boards:
                    moves[other] = steps
                    following.append(other)
        edge = following
    return moves[boards:]

"""Moves between rooms where units know ways of their own, or where doorways are sealed."""

from __future__ import annotations

from arks.awakening.actions.mobility import is_barred
from arks.awakening.state import Ark, noted, numbers_in
from arks.awakening.tables import FREE_MOVE_ADAPTED, MOVE_TO_CYLINDERS
from arks.awakening.variants.doorways import NOTE as SEALS
from arks.awakening.variants.movement import is_adapted, rooms_with_cylinders
from arks.bots.awakening.distance import FAR, Distances, walk

Near = list[tuple[int, ...]]


class FactionDistances(Distances):
    """Walking distances of a seat in a game with variants."""

    def __init__(self, state: Ark, seat: int) -> None:
        super().__init__(seat)
        powers = state.players[seat].board.powers
        self.to_cylinders = powers & MOVE_TO_CYLINDERS != 0
        self.adapts = powers & FREE_MOVE_ADAPTED != 0
        self.ways: dict[tuple[int, tuple[int, ...]], Near] = {}  # what seals leave of a shape
        self.found: dict[tuple[int, tuple[int, ...], int], list[int]] = {}
        self.near: Near = state.near
        self.linked: tuple[int, ...] = ()  # rooms with a cylinder, or adapted ones

    def look(self, state: Ark) -> None:
        self.near = self.open_ways(state)
        if self.to_cylinders:
            self.linked = tuple(rooms_with_cylinders(state, self.seat, -1))
        elif self.adapts:
            rooms = numbers_in(state.pieced[self.seat])
            self.linked = tuple([number for number in rooms if is_adapted(state, self.seat, number)])

    def open_ways(self, state: Ark) -> Near:
        """Adjacent rooms without those behind seals of opponents."""
        near = state.near
        sealed = noted(state, SEALS)
        if not sealed:
            return near
        known = self.ways.get((id(near), sealed))
        if known is None:
            known = [
                tuple([other for other in near[room] if not is_barred(state, self.seat, room, other)])
                for room in range(len(near))
            ]
            self.ways[(id(near), sealed)] = known
            self.shapes.append(near)
        return known

    def to(self, state: Ark, target: int) -> list[int]:
        key = (id(self.near), self.linked, target)
        found = self.found.get(key)
        if found is None:
            if self.adapts:
                found = glide(self.near, target, self.seat, state.boards, self.linked)
            else:
                found = walk(self.near, target, self.seat, state.boards)
                if self.linked:
                    jump = 1 + min([found[room] for room in self.linked])
                    found = [min(moves, jump) for moves in found]
            self.found[key] = found
            self.shapes.append(self.near)
        return found


def glide(near: Near, target: int, seat: int, players: int, adapted: tuple[int, ...]) -> list[int]:
    """Moves to a room where a step between two adapted rooms costs none."""
    moves = [FAR] * len(near)
    moves[target] = 0
    edge = [target]
    steps = 0
    while edge and steps < FAR:
        following: list[int] = []
        for room in edge:  # grows by the rooms that are as near
            if moves[room] < steps:
                continue
            for other in near[room]:
                if other < players and other != seat:
                    continue
                if room in adapted and other in adapted:
                    if moves[other] > steps:
                        moves[other] = steps
                        edge.append(other)
                elif moves[other] > steps + 1:
                    moves[other] = steps + 1
                    following.append(other)
        edge = following
        steps += 1
    return moves

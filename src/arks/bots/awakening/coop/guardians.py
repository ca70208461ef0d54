"""Guardians: activate the mission rooms before the turn counter runs out, and keep Guardians off them."""

from __future__ import annotations

from typing import Final

from arks.awakening.modes.guardians.units import TURNS_LEFT, guardians
from arks.awakening.state import Ark, kind_of, noted, numbers_in
from arks.awakening.tables import GATE
from arks.bots.awakening.coop import weights
from arks.bots.awakening.coop.foe import Foe, Task, open_mission_rooms

ALONE: Final = 0.6  # share of what factories yield that Guardians are thought to leave to a lone Challenger ...
TOGETHER: Final = 0.1  # ... and to several


class GuardiansFoe(Foe):
    """Guardians walk; where they stand nobody controls, builds or leaves."""

    further: int = 1
    purse: bool = True
    pace: float = 3.0
    arming: float = 0.8
    faster: float = 1.5

    def __init__(self, state: Ark) -> None:
        # Who shares the work needs little, and gets it sooner without sending cylinders out.
        self.steady = ALONE if state.boards == 1 else TOGETHER

    def tasks(self, state: Ark) -> list[Task]:
        found: list[Task] = []
        for number in open_mission_rooms(state):
            room = state.rooms[number]
            kind = kind_of(state, room)
            found.append(Task(number, kind.squares - len(room.cubes), kind.cost, True))
        return found

    def leaves(self, state: Ark, room: int) -> bool:
        return not state.rooms[room].cubes

    def strength(self, state: Ark, room: int) -> int:
        found: int = state.rules.hook("enemy strength")(state, room)
        return found

    def turns_left(self, state: Ark) -> int:
        left = noted(state, TURNS_LEFT)
        return left[0] if left else 0

    def danger(self, state: Ark, seat: int, odds: float, wait: float) -> float:
        """Cubes that Guardians in a room, or on their way to it, will take; units that they will wound."""
        wanted = open_mission_rooms(state)
        walking: list[int] = []
        for guardian in guardians(state):
            room = guardian.room
            if room >= 0 and kind_of(state, state.rooms[room]).cls != GATE:
                walking.append(room)
        total = 0.0
        for number in wanted:
            there = state.rooms[number]
            cubes = len(there.cubes)
            if cubes and there.units[state.enemy]:
                total += weights.LOST_CUBE * min(2, cubes)
            elif cubes:
                loses = 1.0 - odds if there.units[seat] else 1.0
                total += arrival(state, number, walking, wait) * loses * weights.LOST_CUBE * min(2, cubes)
        for number in numbers_in(state.standing[seat] & ~(1 << seat)):
            comes = arrival(state, number, walking, wait)
            total += comes * (1.0 - odds) * weights.LOST_UNIT * state.rooms[number].units[seat]
        return total


def arrival(state: Ark, number: int, walking: list[int], wait: float) -> float:
    """How often Guardians come into a room: with their next move, and in the turns in which nothing is done there."""
    near = state.near[number]
    stays = 1.0
    for room in walking:
        if room in near:
            stays *= 1.0 - weights.ARRIVES_NEXT
        else:
            for between in near:
                if room in state.near[between]:
                    stays *= 1.0 - weights.ARRIVES_NEAR
                    break
    return 1.0 - stays + weights.ROAMS * (1.0 + wait)

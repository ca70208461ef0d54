"""What a seat is after at the start of a look ahead, in rough numbers: they tell which of many rooms to look at."""

from __future__ import annotations

from typing import Final

from arks.awakening.control import controls
from arks.awakening.state import Ark
from arks.awakening.tables import FACTORY, FREE_MOVE_ADAPTED, RoomKind
from arks.bots.awakening.estimate import GOALS, TERMS, UNSEEN, Judge

HUNGER: Final = 0.1  # for a resource that nothing needs
WANTED: Final = 6.0  # of a unit, for a room where a known mission wants cubes
HUNGER_PER_RESOURCE: Final = 0.12  # for each that is missing


class Appetite:
    """The wishes of `Judge`, once."""

    def __init__(self, judge: Judge, state: Ark) -> None:
        survey = judge.survey(state)
        terms = [0.0] * len(TERMS)
        self.seat = judge.seat
        self.wanted = judge.wanted(state, survey, terms)
        judge.rooms(state, survey, self.wanted, terms)
        self.glides = judge.powers & FREE_MOVE_ADAPTED != 0
        self.exposed: list[int] = []  # rooms that stronger opponents can reach
        if judge.guard is not None and judge.guard.has_seals:
            self.exposed = judge.guard.exposed(state, survey.benefits, list(survey.stands))
        self.price = survey.price
        self.hunger = [HUNGER] * 4
        for type in range(4):
            self.hunger[type] += HUNGER_PER_RESOURCE * max(0.0, survey.price[type] - survey.resources[type])
        self.token = 3.0 if terms[GOALS] or terms[UNSEEN] else 1.0  # for a room to explore
        self.control = 2.0 if terms[GOALS] else 0.5  # for one more controlled room

    def for_cylinder(self, state: Ark, number: int) -> float:
        """How much a cylinder would do in a room."""
        room = state.rooms[number]
        kind = state.pack.rooms[room.kind]
        if room.cell < 0:
            return -1.0
        mine = controls(state, self.seat, number)
        rate = self.token if room.token >= 0 else 0.0
        if not mine:
            rate += -1.0 if room.cubes else self.control
        if kind.cls == FACTORY:
            level = min(room.level + 1, kind.circles)
            rate += (kind.yields[level] - (kind.yields[room.level] if mine else 0)) * self.hunger[kind.resource]
        else:
            rate += 0.5 * gain_by_power(kind, room.level)
        return rate

    def for_unit(self, state: Ark, number: int) -> float:
        """How much a unit would do in a room."""
        room = state.rooms[number]
        kind = state.pack.rooms[room.kind]
        if room.cell < 0:
            return -1.0
        rate = self.token if room.token >= 0 else 0.0
        if len(room.cubes) < kind.squares:
            rate += 0.3 + WANTED * self.wanted.get(kind.target, 0.0)
        return rate

    def has_surplus(self, state: Ark, conversion: int) -> bool:
        """Whether there is more of a type than the wanted cubes cost, so that some may be given away."""
        give = state.pack.conversions[conversion].give
        for type in give.types:
            if state.players[self.seat].resources[type] - self.price[type] >= give.n:
                return True
        return False


def gain_by_power(kind: RoomKind, level: int) -> float:
    """What one more cylinder adds to the benefits of a room."""
    gain = 0.0
    for grant in kind.grants:
        if len(grant.ladder) == kind.circles + 1:
            gain += grant.ladder[min(level + 1, kind.circles)] - grant.ladder[level]
    return gain

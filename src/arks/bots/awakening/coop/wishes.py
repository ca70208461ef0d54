"""What a Challenger is after at the start of a look ahead: it tells which of many rooms to look at."""

from __future__ import annotations

from typing import Final

from arks.awakening.state import Ark
from arks.bots.awakening.appetite import HUNGER, HUNGER_PER_RESOURCE, WANTED, Appetite
from arks.bots.awakening.coop.judge import TERMS, TeamJudge

TOKEN: Final = 1.0  # for a room to explore
CONTROL: Final = 0.5  # for one more controlled room


class TeamAppetite(Appetite):
    """The wishes of `TeamJudge`, once."""

    def __init__(self, judge: TeamJudge, state: Ark) -> None:
        super().__init__(judge, state)
        survey = judge.survey(state)
        judge.share_out(state, survey, [0.0] * len(TERMS))
        self.wanted = {}
        self.price = survey.price
        self.hunger = [HUNGER] * 4
        for type in range(4):
            self.hunger[type] += HUNGER_PER_RESOURCE * max(0.0, survey.price[type] - survey.resources[type])
        self.token = TOKEN
        self.control = CONTROL
        self.goals: dict[int, float] = {}  # how much a unit is wanted in a room
        for task in judge.foe.tasks(state):
            if task.cubes:
                self.want(state, task.room, 1.0 if task.due else 0.3)
        for visit in judge.foe.visits(state):
            for room in visit.rooms:
                self.want(state, room, 1.0 if visit.due else 0.3)

    def want(self, state: Ark, room: int, share: float) -> None:
        self.goals[room] = max(share, self.goals.get(room, 0.0))
        target = state.pack.rooms[state.rooms[room].kind].target
        if target >= 0:
            self.wanted[target] = max(share, self.wanted.get(target, 0.0))

    def for_unit(self, state: Ark, number: int) -> float:
        room = state.rooms[number]
        if room.cell < 0:
            return -1.0
        rate = self.token if room.token >= 0 else 0.0
        rate += WANTED * self.goals.get(number, 0.0)
        if len(room.cubes) < state.pack.rooms[room.kind].squares:
            rate += 0.3
        return rate

"""How well a seat stands in Fallout: victory points it has, and the turns to those it is after."""

from __future__ import annotations

from typing import Final

from arks.awakening.control import opponents_in
from arks.awakening.modes.coop.decks import is_factory, rooms_aimed_at
from arks.awakening.modes.fallout.objectives import (
    achievements,
    cubes_on,
    goals_of,
    objective_count,
    points_of,
    revealed,
    target_of,
)
from arks.awakening.modes.fallout.relations import PEACE, counter, evaluated, has_met, highest
from arks.awakening.modes.fallout.scoring import mission_targets, points, total
from arks.awakening.state import Ark
from arks.bots.awakening import estimate
from arks.bots.awakening.estimate import GOALS, RIVALS, TRAVEL, Judge
from arks.bots.awakening.fallout import weights
from arks.bots.awakening.survey import Survey, cubes_missing
from arks.bots.awakening.weights import LONG

POINTS: Final = len(estimate.TERMS)
RELATIONS: Final = POINTS + 1
TERMS: Final[tuple[tuple[float, str], ...]] = (
    *estimate.TERMS,
    (1.0, "It brings victory points."),
    (1.0, "War and peace turn to its advantage."),
)
WEIGHT: Final = tuple([weight for weight, _ in TERMS])


class FalloutJudge(Judge):
    """Values states for one seat."""

    def __init__(self, state: Ark, seat: int) -> None:
        super().__init__(state, seat)
        self.told = TERMS
        special = [target.index for target in state.pack.targets if target.group < 0 or target.group in state.groups]
        share = weights.FACE_DOWN * state.pack.fallout.targets / (len(special) + 4)
        self.perhaps = dict.fromkeys(special, share)  # what target cards may be
        # Of the objectives, by number: what an achievement needs, and victory points by place.
        self.goals = [goals_of(state, objective) for objective in range(achievements(state))]
        self.places = [points_of(state, objective) for objective in range(objective_count(state))]

    def value(self, state: Ark) -> float:
        value = 0.0
        for turns, weight in zip(self.terms(state), WEIGHT):
            value -= turns * weight
        return value

    def terms(self, state: Ark) -> list[float]:
        terms = super().terms(state)
        terms += [0.0, 0.0]
        if state.outcome is None:
            terms[POINTS] = -weights.POINT * total(points(state, self.seat))
            terms[RELATIONS] = self.relations(state)
        return terms

    def wanted(self, state: Ark, survey: Survey, terms: list[float]) -> dict[int, float]:
        """Rooms of the mission and of target cards; achievements count as far as they are worth their turns."""
        shown = revealed(state)
        wanted = {} if shown else self.perhaps.copy()
        for target in mission_targets(state, self.seat):
            wanted[target] = weights.MISSION
        for objective, places in enumerate(self.places):
            done = cubes_on(state, objective)
            if len(done) == len(places) or self.seat in done:
                continue
            if objective < len(self.goals):
                turns = 0.0
                for goal in self.goals[objective]:
                    turns += self.objective(state, survey, goal)
                worth = weights.POINT * places[len(done)]
                terms[GOALS] += min(turns, worth) + weights.CLOSER * max(0.0, min(turns, LONG) - worth)
            elif shown:
                target = target_of(state, objective)
                if is_factory(state, target):
                    self.factories(state, survey, target, terms)
                else:
                    wanted[target] = weights.TARGET
        return wanted

    def factories(self, state: Ark, survey: Survey, target: int, terms: list[float]) -> None:
        """A target card with a factory needs several of that type: those that are nearest to it."""
        pack = state.pack
        found: list[tuple[float, int, int]] = []
        for number in rooms_aimed_at(state, target):
            room = state.rooms[number]
            missing = cubes_missing(room, pack.rooms[room.kind], self.seat)
            moves = self.distances.to(state, number)
            way = min([moves[stand] for stand in survey.stands], default=0) / survey.moves if missing else 0.0
            found.append((missing + way, number, missing))
        found.sort()
        for way, number, missing in found[: pack.fallout.factories]:
            if missing:
                survey.want(missing, pack.rooms[state.rooms[number].kind].cost, weights.TARGET)
                terms[TRAVEL] += way - missing
                if opponents_in(state, self.seat, number):
                    terms[RIVALS] += self.fight(state, survey, number)

    def relations(self, state: Ark) -> float:
        """Whoever is stronger gains by war, whoever is weaker by peace."""
        now = counter(state)
        if state.active == self.seat:  # as it will be after this turn
            now = evaluated(state, has_met(state))[0]
        steps = highest(state)
        peaceful = now.step if now.relations == PEACE else -now.step
        rival = max([player.arsenal for seat, player in enumerate(state.players) if seat != self.seat])
        edge = (state.players[self.seat].arsenal - rival) / weights.EVEN
        return weights.RELATIONS * max(-1.0, min(1.0, edge)) * peaceful / steps * 2.0

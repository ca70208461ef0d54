"""How soon a Challenger can pay: production of now, or after routing cylinders into factories first."""

from __future__ import annotations

from typing import Final

from arks.awakening.control import controlled_rooms
from arks.awakening.state import Ark, numbers_in
from arks.awakening.tables import MT
from arks.bots.awakening.survey import Survey
from arks.bots.awakening.weights import LONG

ROUTING: Final = 3  # turns of ROUTE POWER that a plan may hold


class Works:
    """The factories of the ship, as one seat could use them."""

    def __init__(self, state: Ark, seat: int) -> None:
        self.steps: list[list[int]] = [[], [], [], []]  # what the next cylinders add, by type
        rooms = controlled_rooms(state, seat)
        for number in numbers_in(state.factories):
            room = state.rooms[number]
            if room.occupants >> state.enemy & 1 or state.enemy in room.cubes:
                continue
            kind = state.pack.rooms[room.kind]
            steps = self.steps[kind.resource]
            level = room.level
            if not rooms >> number & 1:
                if level < kind.circles:
                    steps.append(kind.yields[level + 1])
                continue
            for more in range(level, kind.circles):
                steps.append(kind.yields[more + 1] - kind.yields[more])
        for steps in self.steps:
            steps.sort(reverse=True)


def paying_turns(state: Ark, seat: int, survey: Survey, steady: float = 1.0) -> float:
    """EXPLOIT and PRODUCE turns, and ROUTE POWER turns before them, until what is wanted can be paid.

    Factories are thought to yield only a share: the Enemy may take them away.
    """
    needs = [max(0.0, survey.price[type] - survey.resources[type]) for type in range(4)]
    free = survey.resources[MT] - survey.price_any
    if sum(needs) <= free:
        return 0.0
    income = [n * steady for n in survey.income]
    best = turns_with(needs, free, income, survey)
    spare = survey.spare_cylinders
    routes = max(1, survey.routes)
    if not spare:
        return best
    steps = [list(found) for found in Works(state, seat).steps]
    for routing in range(1, ROUTING + 1):
        for _ in range(min(routes, spare)):
            type = hungriest(needs, income, steps)
            if type < 0:
                return best
            income[type] += steps[type].pop(0) * steady
            spare -= 1
        best = min(best, routing + turns_with(needs, free, income, survey))
        if spare <= 0:
            break
    return best


def hungriest(needs: list[float], income: list[float], steps: list[list[int]]) -> int:
    """The type of resource that would take longest, of those that a cylinder helps."""
    found = -1
    most = 0.0
    for type in range(4):
        if steps[type] and needs[type] / (income[type] + 1.0) > most:
            most = needs[type] / (income[type] + 1.0)
            found = type
    return found


def turns_with(needs: list[float], free: float, income: list[float], survey: Survey) -> float:
    """The best mix of EXPLOIT and PRODUCE: it is found where one type is just enough."""
    produce = survey.produce
    best = mixed(needs, free, income, survey.any_type, produce, 0.0)
    for type in range(4):
        if needs[type] > 0.0 and income[type] > 0.0:
            best = min(best, mixed(needs, free, income, survey.any_type, produce, needs[type] / income[type]))
    return min(LONG, best)


def mixed(needs: list[float], free: float, income: list[float], any_type: int, produce: int, exploits: float) -> float:
    """Turns with so many EXPLOITs, the rest by PRODUCE."""
    left = -free - exploits * any_type
    for type in range(4):
        short = needs[type] - exploits * income[type]
        if short > 0.0:
            left += short
    return exploits + max(0.0, left) / produce

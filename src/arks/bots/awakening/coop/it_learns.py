"""It Learns: activate the mission rooms, and hold out against an organism that spreads until it has learnt enough."""

from __future__ import annotations

from typing import Final

from arks.awakening.modes.coop.mission import is_activated, mission_rooms
from arks.awakening.modes.it_learns.cards import symbols
from arks.awakening.modes.it_learns.cleansing import removal_cost
from arks.awakening.modes.it_learns.organism import (
    corrupted,
    cubes_left,
    cylinders_left,
    infection,
    is_corrupted,
    is_taken,
    upgrades,
    value,
)
from arks.awakening.state import Ark, kind_of
from arks.awakening.tables_enemy import TRACK_COMBAT, TRACK_CORRUPT, TRACK_INFECT
from arks.bots.awakening.coop.foe import Foe, Rates, Task, Visit
from arks.bots.awakening.coop.ways import reach

TAKEN: Final = (0.0, 1.5, 6.0, 9.0)  # turns, by mission rooms that are infected or corrupted
CUBE: Final = 0.5  # an infection cube on the ship
CYLINDER: Final = 0.8  # a corruption cylinder on the ship
LEARNT: Final = (0.2, 0.2, 0.05, 0.08)  # a symbol on a turned card, by what it will make stronger
UPGRADED: Final = (1.5, 1.5, 0.5, 0.5, 0.5)  # an upgrade, by track
ROUNDS: Final = 4.0  # of spreading that the supply should last for
SPREAD: Final = 2.0  # for each move that rooms are away from units
MANY: Final = 4  # cylinders in the supply: for each that is missing one must be taken off the ship
SHORT_CUBES: Final = 0.5  # each cube that is missing for that
SHORT_CYLINDERS: Final = 1.0  # each cylinder


class ItLearnsFoe(Foe):
    """Infection is fought, corruption removed; there is no hurry but for the supply."""

    arming: float = 0.2

    def tasks(self, state: Ark) -> list[Task]:
        found: list[Task] = []
        for number in mission_rooms(state):
            room = state.rooms[number]
            kind = kind_of(state, room)
            cubes = 0 if is_activated(state, kind.target) else kind.squares - len(room.cubes)
            if is_corrupted(state, number):
                cubes += 1
            if cubes:
                found.append(Task(number, cubes, kind.cost, True))
        missions = [task.room for task in found]
        others = [number for number in corrupted(state) if number not in missions]
        for other in others[: max(0, MANY - cylinders_left(state))]:
            found.append(Task(other, 1, removal_cost(state, other), True))
        return found

    def visits(self, state: Ark) -> list[Visit]:
        """A unit in a mission room meets whatever comes there."""
        return [Visit((room,), 1, True) for room in mission_rooms(state)]

    def strength(self, state: Ark, room: int) -> int:
        cubes = infection(state, room) or state.pack.enemy.it_learns.infection
        return cubes * value(state, TRACK_COMBAT)

    def shows_card(self, state: Ark, room: int) -> bool:
        return infection(state, room) >= state.pack.enemy.it_learns.artifact

    def turns_left(self, state: Ark) -> int:
        return 99

    def later(self, state: Ark, rates: Rates) -> float:
        """Units that are everywhere meet the organism wherever it comes up."""
        return SPREAD * reach(state)

    def danger(self, state: Ark, seat: int, odds: float, wait: float) -> float:
        """How near the organism is to all mission rooms, and to the end of its supply."""
        taken = 0
        for room in mission_rooms(state):
            taken += is_taken(state, room)
        spread = 0
        for number in range(state.boards, len(state.rooms)):
            spread += infection(state, number)
        left = cubes_left(state)
        cylinders = cylinders_left(state)
        short = max(0.0, ROUNDS * state.boards * value(state, TRACK_INFECT) - left)
        short_cylinders = max(0.0, ROUNDS * state.boards * value(state, TRACK_CORRUPT) - cylinders)
        total = TAKEN[taken] + CUBE * spread + CYLINDER * len(corrupted(state))
        for symbol, many in enumerate(symbols(state)):
            total += LEARNT[symbol] * many
        for track, level in enumerate(upgrades(state)):
            total += UPGRADED[track] * level
        return total + SHORT_CUBES * short + SHORT_CYLINDERS * short_cylinders

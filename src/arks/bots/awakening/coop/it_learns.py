"""It Learns: activate the mission rooms, and hold out against an organism that spreads until it has learnt enough."""

from __future__ import annotations

from typing import Final, NamedTuple

from arks.awakening.modes.coop.decks import rooms_aimed_at
from arks.awakening.modes.coop.mission import is_activated, mission_rooms
from arks.awakening.modes.it_learns.acting import strategy
from arks.awakening.modes.it_learns.cards import adaptations, symbols, unused
from arks.awakening.modes.it_learns.cleansing import removal_cost
from arks.awakening.modes.it_learns.infecting import distances
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
from arks.awakening.modes.it_learns.spreading import around
from arks.awakening.state import TARGET_DECK, TARGET_DISCARD, Ark, kind_of, numbers_in
from arks.awakening.tables_enemy import CORRUPT, INFECT, TRACK_COMBAT, TRACK_CORRUPT, TRACK_DEFENCE, TRACK_INFECT
from arks.bots.awakening.coop.foe import Foe, Rates, Task, Visit
from arks.bots.awakening.coop.ways import moves_from_units
from arks.bots.awakening.distance import FAR

LOST: Final = 30.0  # turns, if the next Enemy turn takes the last mission room
SLIPS: Final = 20.0  # ... or if the next few would
FEW: Final = 2  # Enemy turns until somebody has removed what came, and one for each Challenger
BLOOMS: Final = 0.3  # how often a room that BLOOM targets has something of the organism in it
TAKEN: Final = 1.0  # a mission room that is infected or corrupted: nobody builds there
CUBE: Final = 0.3  # an infection cube on the ship
CYLINDER: Final = 0.9  # a corruption cylinder on the ship
SCARCE: Final = 6.0  # Enemy turns for which the supply should last
SHORT: Final = 0.3  # for each that is missing, and the more the fewer are left
LEARNT: Final[tuple[float, ...]] = (0.2, 0.2, 0.05, 0.08)  # a symbol on a turned card, by what it will make stronger
UPGRADED: Final[tuple[float, ...]] = (1.5, 1.5, 0.5, 0.5, 0.5)  # an upgrade, by track
SPREAD: Final = 1.0  # for each move that rooms are away from units, on average
FAR_CYLINDER: Final = 0.4  # for each move that a corrupted room is away from units ...
FAR_CUBE: Final = 0.1  # ... or an infection cube
REST: Final = 0.3  # how much an Enemy turn counts that is still to come, for what will be useful later
PHASE: Final = 0.5  # turns to remove a cylinder, by ENGINEERs of a phase ...
FEE: Final = 0.5  # ... by what is paid for it
WALK: Final = 1.0  # ... and by moves
HUNT: Final = 0.5  # turns to beat an infection cube, by moves
MANY: Final = 4  # cylinders in the supply: for each that is missing one must be taken off the ship


class Aim(NamedTuple):
    """What an enemy-target card means for the mission rooms, as bits of their places on the mission card."""

    room: int
    beside: int  # in the targeted room or next to it
    away: tuple[int, ...]  # steps to each


class ItLearnsFoe(Foe):
    """Infection is fought, corruption removed; there is no hurry but for the supply."""

    arming: float = 0.2
    pooled: bool = False
    crew: float = 1.0

    def __init__(self, state: Ark) -> None:
        self.missions = mission_rooms(state)
        self.aims = [aim_at(state, target, self.missions) for target in next_targets(state)]
        self.all = (1 << len(self.missions)) - 1
        self.few = FEW + state.boards
        self.often = [self.rate(state, nth) for nth in range(len(self.missions))]

    def rate(self, state: Ark, nth: int) -> float:
        """How often an Enemy turn, whatever its strategy, takes a mission room."""
        cubes = value(state, TRACK_INFECT)
        hits = 0.0
        for aim in self.aims:
            if aim.beside >> nth & 1:
                hits += 1.0 + BLOOMS
            if aim.away[nth] < cubes and aim.away[nth] == min(aim.away):
                hits += 1.0
        return hits / 3.0 / max(1, len(self.aims))

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
        return cubes * max(value(state, TRACK_COMBAT), value(state, TRACK_DEFENCE))

    def shows_card(self, state: Ark, room: int) -> bool:
        return infection(state, room) >= state.pack.enemy.it_learns.artifact

    def turns_left(self, state: Ark) -> int:
        return 99

    def hidden(self, state: Ark, rates: Rates) -> float:
        """What will have to be removed so that the supply lasts to the end."""
        turns = turns_to_go(state)
        come = (1.0 + BLOOMS) / 3.0 * turns
        cylinders = max(0.0, come * value(state, TRACK_CORRUPT) - cylinders_left(state))
        cubes = max(0.0, come * value(state, TRACK_INFECT) - cubes_left(state))
        each = PHASE / rates.engineer + FEE / rates.produce + WALK / rates.moves
        return (cylinders * each + cubes * HUNT / rates.moves) / state.boards

    def later(self, state: Ark, rates: Rates) -> float:
        """The game lasts until the organism has learnt enough."""
        return REST * turns_to_go(state) / state.boards

    def danger(self, state: Ark, seat: int, odds: float, wait: float) -> float:
        """How near the organism is to all mission rooms, and to the end of its supply; what it learns."""
        taken = 0
        for nth, room in enumerate(self.missions):
            if is_taken(state, room):
                taken |= 1 << nth
        total = LOST * self.next_loss(state, taken) + SLIPS * self.a_few_turns(taken) + TAKEN * taken.bit_count()
        left = cubes_left(state)
        spread = state.pack.enemy.it_learns.cubes - sum(upgrades(state)) - left
        total += CUBE * spread + scarcity(left / value(state, TRACK_INFECT))
        total += CYLINDER * len(corrupted(state)) + scarcity(cylinders_left(state) / value(state, TRACK_CORRUPT))
        away = moves_from_units(state)
        total += SPREAD * sum(away) / max(1, len(away))
        for number in corrupted(state):
            total += FAR_CYLINDER * away[number - state.boards]
        for number in numbers_in(state.standing[state.enemy]):
            total += FAR_CUBE * away[number - state.boards] * infection(state, number)
        for symbol, many in enumerate(symbols(state)):
            total += LEARNT[symbol] * many
        for track, level in enumerate(upgrades(state)):
            total += UPGRADED[track] * level
        return total

    def a_few_turns(self, taken: int) -> float:
        """How likely the organism has all mission rooms after a few turns in which nobody does anything about it."""
        likely = 1.0
        for nth, often in enumerate(self.often):
            if not taken >> nth & 1:
                likely *= 1.0 - (1.0 - often) ** self.few
        return likely

    def next_loss(self, state: Ark, taken: int) -> float:
        """How likely the next Enemy turn takes all mission rooms that are still free; its strategy lies open."""
        free = self.all & ~taken
        many = free.bit_count()
        chosen = strategy(state)
        if many > (1 if chosen == INFECT else value(state, TRACK_CORRUPT)) or not self.aims:
            return 0.0
        cubes = value(state, TRACK_INFECT)
        hits = 0
        for aim in self.aims:
            if chosen == INFECT:
                away = aim.away[free.bit_length() - 1]
                hits += away < cubes and away == min(aim.away)
            elif aim.beside & free == free and (chosen == CORRUPT or is_taken(state, aim.room)):
                hits += 1
        return hits / len(self.aims)


def scarcity(turns: float) -> float:
    """Turns that it costs if the supply lasts for so many Enemy turns."""
    missing = SCARCE - turns
    return SHORT * missing * missing if missing > 0.0 else 0.0


def turns_to_go(state: Ark) -> int:
    """Enemy turns until it has adapted as often as must be survived."""
    cards = len(state.pack.enemy.challenger_actions)
    wanted = state.pack.enemy.it_learns.adaptations[state.boards]
    return max(0, cards * (wanted - adaptations(state) - 1) + len(unused(state)))


def next_targets(state: Ark) -> list[int]:
    """The rooms of the enemy-target cards that may come next; in what order they lie nobody knows."""
    zones = state.cards.zones
    uids = zones[TARGET_DECK] or zones[TARGET_DISCARD]
    found: list[int] = []
    for uid in uids:
        found += rooms_aimed_at(state, state.cards.face[uid])[:1]
    return found


def aim_at(state: Ark, target: int, missions: list[int]) -> Aim:
    near = [room for room, _ in around(state, target)]
    beside = 0
    for nth, room in enumerate(missions):
        if room in near:
            beside |= 1 << nth
    return Aim(target, beside, tuple([distances(state, [room]).get(target, FAR) for room in missions]))

"""The organism on the table: infection cubes, corruption cylinders, its board and its supply.

Infection cubes are the Enemy's units. Corruption cylinders lie in the middle of a room and power nothing, so they are
kept apart from the cylinders on circles.
"""

from __future__ import annotations

from typing import Final

from arks.awakening.modes.coop.mission import lose, mission_rooms, mission_targets
from arks.awakening.state import Ark, add_units, kind_of, note, noted, own_room, refresh
from arks.awakening.tables import GATE
from arks.awakening.tables_enemy import TRACKS
from arks.awakening.words import CORRUPTION_PLACED, INFECTION_PLACED, MISSION_ROOMS_TAKEN, SUPPLY_GONE
from arks.kernel.events import emit

CORRUPTED: Final = "corrupted"  # rooms, in order
UPGRADES: Final = "upgrades"  # cubes on each track

# Why a piece comes into a room: places in `words.PRIORITY`.
MISSION: Final = 0
COMPONENT: Final = 1
TARGETED: Final = 2
LEFT: Final = 3
STRAIGHT: Final = 4
RIGHT: Final = 5
BEHIND: Final = 6
CHOSEN: Final = 7
PATH: Final = 8
GOAL: Final = 9
BLOCKED: Final = 10

# What it spreads: places in `words.PIECE`.
INFECTION: Final = 0
CORRUPTION: Final = 1


# --- its board


def upgrades(state: Ark) -> tuple[int, ...]:
    """How many cubes lie on each track."""
    return noted(state, UPGRADES) or (0,) * len(TRACKS)


def value(state: Ark, track: int) -> int:
    """The first visible number of a track."""
    return state.pack.enemy.tracks[track].values[upgrades(state)[track]]


def is_full(state: Ark, track: int) -> bool:
    return upgrades(state)[track] == len(state.pack.enemy.tracks[track].values) - 1


def upgrade(state: Ark, track: int) -> int:
    """Put a cube on a track; returns how many lie there now."""
    covered = list(upgrades(state))
    covered[track] += 1
    note(state, UPGRADES, *covered)
    return covered[track]


# --- rooms


def infection(state: Ark, number: int) -> int:
    """Infection cubes in a room."""
    return state.rooms[number].units[state.enemy]


def corrupted(state: Ark) -> tuple[int, ...]:
    return noted(state, CORRUPTED)


def is_corrupted(state: Ark, number: int) -> bool:
    return number in corrupted(state)


def is_taken(state: Ark, number: int) -> bool:
    """Whether a room is infected or corrupted."""
    return infection(state, number) > 0 or is_corrupted(state, number)


def takes_infection(state: Ark, number: int) -> bool:
    """Whether one more cube may come into a room; nothing enters biodomes (ruling R-51)."""
    return number >= state.boards and infection(state, number) < state.pack.enemy.it_learns.infection


def takes_corruption(state: Ark, number: int) -> bool:
    if number < state.boards or is_corrupted(state, number):
        return False
    return kind_of(state, state.rooms[number]).cls != GATE


def takes(state: Ark, piece: int, number: int) -> bool:
    return takes_infection(state, number) if piece == INFECTION else takes_corruption(state, number)


# --- the supply


def cubes_left(state: Ark) -> int:
    """Cubes in the Enemy's private supply; those on its board come from there too (ruling R-50)."""
    spread = sum([room.units[state.enemy] for room in state.rooms])
    return state.pack.enemy.it_learns.cubes - spread - sum(upgrades(state))


def cylinders_left(state: Ark) -> int:
    return state.pack.enemy.it_learns.cylinders - len(corrupted(state))


def supply(state: Ark, piece: int) -> int:
    return cubes_left(state) if piece == INFECTION else cylinders_left(state)


def run_out(state: Ark, piece: int) -> None:
    """A piece is needed and none is left: the Challengers lose at once."""
    emit(state, (SUPPLY_GONE, piece))
    lose(state, "supply")


# --- spreading; False as soon as the game is lost


def place(state: Ark, piece: int, number: int, why: int) -> bool:
    """Bring a piece into a room that takes one."""
    if not supply(state, piece):
        run_out(state, piece)
        return False
    if piece == INFECTION:
        add_units(state, number, state.enemy, 1)
        emit(state, (INFECTION_PLACED, number, infection(state, number), why))
    else:
        set_corrupted(state, (*corrupted(state), number))
        emit(state, (CORRUPTION_PLACED, number, why))
    return not check_loss(state)


def check_loss(state: Ark) -> bool:
    """Whether the organism is in all mission rooms at the same time (ruling G-65)."""
    rooms = mission_rooms(state)
    if not rooms or len(rooms) < len(mission_targets(state)) or not all([is_taken(state, room) for room in rooms]):
        return False
    emit(state, (MISSION_ROOMS_TAKEN,))
    lose(state, "mission rooms")
    return True


def set_corrupted(state: Ark, rooms: tuple[int, ...]) -> None:
    """Say which rooms are corrupted; who controls them follows from it."""
    before = set(corrupted(state))
    note(state, CORRUPTED, *sorted(rooms))
    for number in sorted(before ^ set(rooms)):
        own_room(state, number)
        refresh(state, number)

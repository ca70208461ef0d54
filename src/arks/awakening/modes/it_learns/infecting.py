"""INFECT: cubes from the targeted room along the shortest path to the closest mission room (003:L1066-1120).

The path is found from its end: how far every room is from the mission rooms that take a cube, through transport gates
as well. With Complexity 2 no path leads through a sealed doorway or a guarded room.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.mobility import is_barred, is_held
from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.modes.coop.mission import mission_rooms
from arks.awakening.modes.it_learns.organism import (
    BLOCKED,
    GOAL,
    INFECTION,
    PATH,
    place,
    takes_infection,
)
from arks.awakening.state import Ark
from arks.awakening.words import INFECT_PATH, INFECTION_PASSED, INFECTION_RETURNED, NO_INFECT_PATH, TO
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, bound_tuple
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import While
from arks.kernel.words import Raw

# Whether there was another path as short: places in `words.TIE`.
ONLY: Final = 0
TIED: Final = 1
CHOSEN_PATH: Final = 2

SHIP_CHOOSES: Final = "ship chooses"  # among equally short paths, where nobody plays the Enemy (ruling G-64)


@dataclass(frozen=True)
class CubesToPlace(Expression):
    """How many infection cubes are still to be placed."""


@dataclass(frozen=True)
class SeekPath(Step):
    """Find the shortest path; where none is open, the one that obstacles cut off."""


@dataclass(frozen=True)
class ChoosePath(Step):
    """Choose among shortest paths: the Challenger whose turn it was, or a Dark Player."""


@dataclass(frozen=True)
class WalkPath(Step):
    """Place a cube in every room of the path that takes one, while there are cubes."""


def cubes_to_place(state: Ark, frame: Frame, step: CubesToPlace) -> int:
    return bound(state, frame, "cubes")


def distances(state: Ark, goals: list[int], obstacles: bool = True) -> dict[int, int]:
    """How many steps each room is away from the nearest of some rooms, for the organism."""
    away = dict.fromkeys(goals, 0)
    edge = goals
    while edge:
        following: list[int] = []
        for room in edge:
            for other in state.near[room]:
                if other not in away and is_open(state, other, room, obstacles):
                    away[other] = away[room] + 1
                    following.append(other)
        edge = following
    return away


def is_open(state: Ark, source: int, target: int, obstacles: bool = True) -> bool:
    """Whether the organism can grow from a room into an adjacent one; biodomes are closed to it (ruling R-51).

    Obstacles are sealed doorways and guarded rooms (003:L1227).
    """
    if source < state.boards or target < state.boards:
        return False
    if not obstacles:
        return True
    return not is_held(state, state.enemy, source) and not is_barred(state, state.enemy, source, target)


def next_rooms(state: Ark, away: dict[int, int], room: int, obstacles: bool = True) -> list[int]:
    """The rooms that come next on shortest paths, by row and column."""
    nearer = [n for n in state.near[room] if away.get(n, -1) == away[room] - 1 and is_open(state, room, n, obstacles)]
    return sorted(nearer, key=lambda number: state.rooms[number].cell)


def ways(state: Ark, obstacles: bool = True) -> dict[int, int]:
    """Distances to the mission rooms with fewer cubes than a room can have."""
    goals = [room for room in mission_rooms(state) if takes_infection(state, room)]
    return distances(state, goals, obstacles)


def run_seek_path(state: Ark, frame: Frame, step: SeekPath) -> None:
    target = bound(state, frame, "target")
    cut_off = target not in ways(state)
    if cut_off:
        emit(state, (NO_INFECT_PATH, target))
    bind(state, frame, "cut off", int(cut_off))
    bind(state, frame, "tie", ONLY)
    bind(state, frame, "path", (target,))
    lengthen(state, frame)


def forks(state: Ark, frame: Frame, away: dict[int, int], path: tuple[int, ...]) -> list[int]:
    """The rooms that may come next on a path: none at its end, or where an obstacle has cut it off (ruling R-52)."""
    if not away.get(path[-1], 0) or (len(path) > 1 and not is_open(state, path[-2], path[-1])):
        return []
    return next_rooms(state, away, path[-1], obstacles=not bound(state, frame, "cut off"))


def lengthen(state: Ark, frame: Frame) -> None:
    """Follow the path to its end, or to where it matters how it goes on and somebody is to choose."""
    asked = dark_player(state) or not state.rules.hook(SHIP_CHOOSES)
    away = ways(state, obstacles=not bound(state, frame, "cut off"))
    path = bound_tuple(state, frame, "path")
    following = forks(state, frame, away, path)
    while following:
        if len(following) > 1:
            if asked and is_reached(state, frame, path):
                break
            if bound(state, frame, "tie") == ONLY:
                bind(state, frame, "tie", TIED)
        path = (*path, following[0])
        following = forks(state, frame, away, path)
    bind(state, frame, "path", path)


def is_reached(state: Ark, frame: Frame, path: tuple[int, ...]) -> bool:
    """Whether there are cubes for more than these rooms."""
    return len([room for room in path if takes_infection(state, room)]) < bound(state, frame, "cubes")


def path_options(state: Ark, frame: Frame, step: ChoosePath, seat: int) -> Choice | None:
    path = bound_tuple(state, frame, "path")
    away = ways(state, obstacles=not bound(state, frame, "cut off"))
    options: list[Raw] = [(TO, room) for room in forks(state, frame, away, path)]
    return Choice(PICK, "infect-step", options, about=(path[-1], bound(state, frame, "cubes"))) if options else None


def path_chosen(state: Ark, frame: Frame, step: ChoosePath, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "path", (*bound_tuple(state, frame, "path"), picked[0][1]))
    bind(state, frame, "tie", CHOSEN_PATH)
    lengthen(state, frame)
    again(frame)


def run_walk_path(state: Ark, frame: Frame, step: WalkPath) -> None:
    path = bound_tuple(state, frame, "path")
    left = bound(state, frame, "cubes")
    if bound(state, frame, "cut off"):
        fill(state, frame, path if len(path) == 1 or is_open(state, path[-2], path[-1]) else path[:-1])
        return
    emit(state, (INFECT_PATH, path[0], path[-1], len(path) - 1, bound(state, frame, "tie")))
    for room in path:
        if left and not takes_infection(state, room):
            emit(state, (INFECTION_PASSED, room))
        elif left:
            if not place(state, INFECTION, room, GOAL if room == path[-1] else PATH):
                return
            left -= 1
    bind(state, frame, "cubes", left)


def fill(state: Ark, frame: Frame, rooms: tuple[int, ...]) -> None:
    """Rooms before an obstacle take a cube each, and start again; the rest returns to the supply (ruling R-52)."""
    left = bound(state, frame, "cubes")
    while left and any([takes_infection(state, room) for room in rooms]):
        for room in rooms:
            if left and takes_infection(state, room):
                if not place(state, INFECTION, room, BLOCKED):
                    return
                left -= 1
    if left:
        emit(state, (INFECTION_RETURNED, left))
    bind(state, frame, "cubes", 0)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "infect": (While(CubesToPlace(), (SeekPath(), ChoosePath(), WalkPath())),),
}
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(CubesToPlace, cubes_to_place, lambda rules, step: "infection cubes are left to place"),
)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(SeekPath, run_seek_path, lambda rules, step: "find the shortest path"),
    Verb(WalkPath, run_walk_path, lambda rules, step: "infect the rooms of the path"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChoosePath, path_options, path_chosen, lambda rules, step: "choose among shortest paths"),
)

"""Constructing the board before the game starts (Appendix III, Solo and Co-Op Setup).

In turn each Challenger takes 2 MOVE with one unit and explores. The moves are for exploring: a unit that can reach a
room to explore with them goes there, another one comes nearer (ruling R-42), so the board gets complete.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.board import free_cells
from arks.awakening.gates import BottomTileShown
from arks.awakening.modes.coop.challengers import occupied_by_another
from arks.awakening.state import DUE_EXPLORE, ROOM_DECK, Ark, add_units, note, noted, numbers_in
from arks.awakening.words import MOVED, O_MOVE, SHIP_COMPLETE
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, push
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Do, If, While
from arks.kernel.words import Raw

BUILDING: Final = "building"  # whose unit moves next, how many before it got nowhere, whether gates came early
FAR: Final = 1_000_000


@dataclass(frozen=True)
class StillBuilding(Expression):
    """1 until all rooms are revealed and the gates are placed."""


@dataclass(frozen=True)
class NextScout(Step):
    """The next Challenger's unit reveals rooms."""


@dataclass(frozen=True)
class StartScouting(Step):
    """The Challenger is active while its unit moves."""


@dataclass(frozen=True)
class Scout(Step):
    """Move the unit towards a room to explore, twice."""


@dataclass(frozen=True)
class EndScouting(Step):
    """Nobody is active until the next unit moves."""


@dataclass(frozen=True)
class EndConstruction(Step):
    """Units and tokens stay where they are."""


def is_building(state: Ark) -> bool:
    """Whether the board is being constructed: tokens bring nothing then."""
    return len(noted(state, BUILDING)) > 0


def still_building(state: Ark, frame: Frame, step: StillBuilding) -> int:
    building = noted(state, BUILDING)
    stuck = len(building) > 0 and building[1] >= state.boards and building[2] == 1
    done = not state.cards.zones[ROOM_DECK] and state.last_explorer == -2
    return 0 if done or stuck else 1


def run_next_scout(state: Ark, frame: Frame, step: NextScout) -> None:
    seat, idle, early = noted(state, BUILDING) or (0, 0, 0)
    if idle >= state.boards:  # no unit can get anywhere: gates connect the ship before it is complete
        note(state, BUILDING, seat, 0, 1)
        state.last_explorer = seat
        push(state, "gates", seat)
        return
    note(state, BUILDING, (seat + 1) % state.boards, idle + 1, early)
    push(state, "scouting", seat)


def run_start_scouting(state: Ark, frame: Frame, step: StartScouting) -> None:
    state.active = frame.seat
    bind(state, frame, "steps", state.pack.enemy.common.moves)
    state.due |= DUE_EXPLORE


def run_end_scouting(state: Ark, frame: Frame, step: EndScouting) -> None:
    state.active = -1


def run_end_construction(state: Ark, frame: Frame, step: EndConstruction) -> None:
    note(state, BUILDING)
    emit(state, (SHIP_COMPLETE,))


def scout_room(state: Ark, seat: int) -> int:
    """Where the unit stands that reveals rooms; the other one stays in the biodome."""
    outside = numbers_in(state.standing[seat] & ~(1 << seat))
    return outside[0] if outside else seat


def scout_options(state: Ark, frame: Frame, step: Scout, seat: int) -> Choice | None:
    left = bound(state, frame, "steps")
    if left == 0 or not state.cards.zones[ROOM_DECK]:
        return None
    source = scout_room(state, seat)
    targets = ways(state, seat, source, left)
    if not targets:
        return None
    return Choice(PICK, "construct", [(O_MOVE, source, target) for target in targets], about=(left,))


def scout_chosen(state: Ark, frame: Frame, step: Scout, seat: int, picked: tuple[Raw, ...]) -> None:
    _, source, target = picked[0]
    add_units(state, source, seat, -1)
    add_units(state, target, seat, 1)
    emit(state, (MOVED, seat, source, target, 1, 0, 0))
    bind(state, frame, "steps", bound(state, frame, "steps") - 1)
    following, _, early = noted(state, BUILDING)
    note(state, BUILDING, following, 0, early)
    again(frame)


def ways(state: Ark, seat: int, source: int, left: int) -> list[int]:
    """Rooms to move into: from where something to explore can be reached in time, or else those nearest to it."""
    wanted = state.tokened or rooms_beside_space(state)
    open_rooms = [n for n in state.near[source] if may_pass(state, seat, n)]
    away = [steps_to(state, seat, number, wanted) for number in open_rooms]
    best = min(away, default=FAR)
    if best == FAR:
        return []
    limit = max(best, left - 1)
    return [number for number, steps in zip(open_rooms, away) if steps <= limit]


def rooms_beside_space(state: Ark) -> int:
    """Rooms that are explored without a token (rulebook p. 17)."""
    found = 0
    for number in range(state.boards, len(state.rooms)):
        if free_cells(state, number):
            found |= 1 << number
    return found


def may_pass(state: Ark, seat: int, number: int) -> bool:
    return (number >= state.boards or number == seat) and not occupied_by_another(state, seat, number)


def steps_to(state: Ark, seat: int, start: int, wanted: int) -> int:
    """How many MOVEs a room is away from the nearest of some rooms."""
    seen = 1 << start
    edge = [start]
    steps = 0
    while edge:
        following: list[int] = []
        for number in edge:
            if wanted >> number & 1:
                return steps
            for other in state.near[number]:
                if not seen >> other & 1 and may_pass(state, seat, other):
                    seen |= 1 << other
                    following.append(other)
        edge = following
        steps += 1
    return FAR


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "construction": (While(StillBuilding(), (NextScout(),)), EndConstruction()),
    "scouting": (StartScouting(), Scout(), EndScouting(), If(BottomTileShown(), (Do("gates"),))),
}
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(StillBuilding, still_building, lambda rules, step: "rooms are left to reveal"),
)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(NextScout, run_next_scout, lambda rules, step: "the next unit reveals rooms"),
    Verb(StartScouting, run_start_scouting, lambda rules, step: "one unit sets out"),
    Verb(EndScouting, run_end_scouting, lambda rules, step: "the unit rests"),
    Verb(EndConstruction, run_end_construction, lambda rules, step: "the board is complete"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(Scout, scout_options, scout_chosen, lambda rules, step: "move the unit and explore"),
)

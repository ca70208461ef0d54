"""Engineering: ENGINEER and its variations (rulebook p. 14-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.artifact import draw
from arks.awakening.actions.units import grant_cylinders
from arks.awakening.control import foes, occupies, opponents_in, rooms_with_units
from arks.awakening.line import LEFT_ENGINEER, TakeAction
from arks.awakening.payment import FREE, Pay, bound_cost, can_pay
from arks.awakening.state import CUBES_CHANGED, Ark, changed, hand_zone, numbers_in, own_player, set_cubes
from arks.awakening.tables import ORDINARY, POWER, Cost
from arks.awakening.words import (
    CUBE_REPLACED,
    FULLY_INTEGRATED,
    INTEGRATED,
    O_ENGINEER,
    REPLACE,
    SPEND,
    UPGRADE,
    UPGRADED,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, bound_tuple, push, rebind
from arks.kernel.rules import Chooser, Step, Verb, query
from arks.kernel.state import Frame
from arks.kernel.words import Raw

PLAIN: Final = 0
REMOTE: Final = 1
WITHOUT_COST: Final = 2
FREE_BIODOME: Final = 3

# What ``integrated`` holds for a section: rooms are 0 and up.
SECTION_MARK: Final = -1


@dataclass(frozen=True)
class ChooseBudget(Step):
    """Choose which kind of ENGINEER places the cube."""


@dataclass(frozen=True)
class ChooseReplaced(Step):
    """In a fully integrated room, choose the opponent whose cube is replaced."""


@dataclass(frozen=True)
class PlaceCube(Step):
    """Place the cube; whoever places the last one of a room or section draws an artifact."""


def section_mark(section: int) -> int:
    return SECTION_MARK - section


def list_actions(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    remote = left[LEFT_ENGINEER + REMOTE] > 0
    done = bound_tuple(state, frame, "integrated")
    for number in range(len(state.rooms)) if remote else numbers_in(rooms_in_reach(state, seat)):
        if done.count(number) < cube_limit(state, seat, number) and room_budgets(state, seat, number, left):
            options.append((O_ENGINEER, number))
    for section in range(len(state.players[seat].sections)):
        if section_mark(section) not in done and section_budgets(state, seat, section, left):
            options.append((UPGRADE, section))


def rooms_in_reach(state: Ark, seat: int) -> int:
    """The set of rooms where a seat may ENGINEER without REMOTE: those it occupies, and what a module adds."""
    rooms = rooms_with_units(state, seat)
    for more in state.rules.hooks.get("engineer reach", []):
        rooms |= more(state, seat)
    return rooms


def in_reach(state: Ark, seat: int, number: int) -> bool:
    if occupies(state, seat, number):
        return True
    return "engineer reach" in state.rules.hooks and rooms_in_reach(state, seat) >> number & 1 == 1


def cube_limit(state: Ark, seat: int, room: int) -> int:
    """How many cubes a seat may integrate in a room in one phase."""
    return query(state, "CubeLimit", seat, room, 1)


def replacing_cost(state: Ark, seat: int, room: int, owner: int) -> Cost:
    """What it costs to replace a cube of somebody: more where its owner protects it (003:L1887)."""
    cost = cube_cost(state, room)
    extra = query(state, "Protection", owner, room, 0)
    return Cost(cost.n + extra, cost.types or ORDINARY) if extra else cost


def lowest_cost(state: Ark, seat: int, number: int) -> Cost:
    """What the next cube in a room costs at least."""
    room = state.rooms[number]
    if "Protection" not in state.rules.queries or len(room.cubes) < state.pack.rooms[room.kind].squares:
        return cube_cost(state, number)
    costs = [replacing_cost(state, seat, number, owner) for owner in replaceable(state, seat, number)]
    return min(costs, key=lambda cost: cost.n) if costs else cube_cost(state, number)


def cube_cost(state: Ark, room: int) -> Cost:
    """What one cube costs in a room."""
    return state.pack.rooms[state.rooms[room].kind].cost


def room_budgets(state: Ark, seat: int, number: int, left: tuple[int, ...]) -> list[int]:
    """The kinds of ENGINEER that may place a cube of this seat in a room now."""
    room = state.rooms[number]
    squares = state.pack.rooms[room.kind].squares
    if squares == 0 or (len(room.cubes) == squares and not replaceable(state, seat, number)):
        return []
    here = in_reach(state, seat, number)
    if not (here or left[LEFT_ENGINEER + REMOTE]) or opponents_in(state, seat, number):
        return []
    closed = state.rules.hook("closed to cubes")
    if closed is not None and closed(state, number):
        return []
    payable = can_pay(state, seat, lowest_cost(state, seat, number))
    found: list[int] = []
    if here:
        if left[LEFT_ENGINEER + PLAIN] and payable:
            found.append(PLAIN)
        if left[LEFT_ENGINEER + WITHOUT_COST]:
            found.append(WITHOUT_COST)
        if left[LEFT_ENGINEER + FREE_BIODOME] and payable:
            found.append(FREE_BIODOME)
    if left[LEFT_ENGINEER + REMOTE] and payable:
        found.append(REMOTE)
    return found


def replaceable(state: Ark, seat: int, number: int) -> list[int]:
    """The opponents whose cubes in a room may be replaced."""
    against = foes(state, seat)
    cubes = state.rooms[number].cubes
    if state.rules.hook("leftmost cube is replaced"):
        return [other for other in cubes if against >> other & 1][:1]
    return [other for other in sorted(set(cubes)) if against >> other & 1]


def section_budgets(state: Ark, seat: int, section: int, left: tuple[int, ...]) -> list[int]:
    """The kinds of ENGINEER that may place a cube in a section of the own biodome now."""
    printed = state.players[seat].board.sections[section]
    if state.players[seat].sections[section] == printed.squares:
        return []
    payable = can_pay(state, seat, printed.cost)
    found: list[int] = []
    for budget in (PLAIN, REMOTE, WITHOUT_COST, FREE_BIODOME):
        if left[LEFT_ENGINEER + budget] and (payable or budget in (WITHOUT_COST, FREE_BIODOME)):
            found.append(budget)
    return found


def engineer(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    push(state, "engineer", seat, {"room": option[1], "section": -1, "replaced": -1})


def upgrade(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    push(state, "engineer", seat, {"room": -1, "section": option[1], "replaced": -1})


def budget_options(state: Ark, frame: Frame, step: ChooseBudget, seat: int) -> Choice:
    left = bound_tuple(state, frame, "left")
    room = bound(state, frame, "room")
    section = bound(state, frame, "section")
    budgets = room_budgets(state, seat, room, left) if room >= 0 else section_budgets(state, seat, section, left)
    return Choice(PICK, "engineer-kind", [(SPEND, budget) for budget in budgets], about=(room, section))


def budget_chosen(state: Ark, frame: Frame, step: ChooseBudget, seat: int, picked: tuple[Raw, ...]) -> None:
    budget = picked[0][1]
    room = bound(state, frame, "room")
    section = bound(state, frame, "section")
    left = list(bound_tuple(state, frame, "left"))
    left[LEFT_ENGINEER + budget] -= 1
    rebind(state, frame, "left", tuple(left))
    mark = room if room >= 0 else section_mark(section)
    rebind(state, frame, "integrated", (*bound_tuple(state, frame, "integrated"), mark))
    if budget == WITHOUT_COST or (budget == FREE_BIODOME and section >= 0):
        cost = FREE
        bind(state, frame, "unpaid", 1)
    elif room >= 0:
        cost = cube_cost(state, room)
    else:
        cost = state.players[seat].board.sections[section].cost
    bind(state, frame, "cost", bound_cost(cost))


def replaced_options(state: Ark, frame: Frame, step: ChooseReplaced, seat: int) -> Choice | None:
    engineered = bound(state, frame, "room")
    if engineered < 0:
        return None
    room = state.rooms[engineered]
    others = replaceable(state, seat, engineered)
    free = len(room.cubes) < state.pack.rooms[room.kind].squares
    if free and not (others and state.rules.hook("replaced while squares are free")):
        return None
    if bound(state, frame, "unpaid", 0) == 0:
        others = [other for other in others if can_pay(state, seat, replacing_cost(state, seat, engineered, other))]
    options: list[Raw] = [(REPLACE, other) for other in others]
    return Choice(PICK, "replace-cube", options, about=(engineered,))


def replaced_chosen(state: Ark, frame: Frame, step: ChooseReplaced, seat: int, picked: tuple[Raw, ...]) -> None:
    owner = picked[0][1]
    bind(state, frame, "replaced", owner)
    if bound(state, frame, "unpaid", 0) == 0:
        bind(state, frame, "cost", bound_cost(replacing_cost(state, seat, bound(state, frame, "room"), owner)))


def run_place_cube(state: Ark, frame: Frame, step: PlaceCube) -> None:
    seat = frame.seat
    room = bound(state, frame, "room")
    replaced = bound(state, frame, "replaced")
    if room < 0:
        place_in_section(state, seat, bound(state, frame, "section"))
    elif replaced < 0:
        place_in_room(state, seat, room)
    else:
        cubes = list(state.rooms[room].cubes)
        place = cubes.index(replaced)
        if state.rules.hook("leftmost cube is replaced"):  # the others shift to the left
            del cubes[place]
            cubes.append(seat)
        else:
            cubes[place] = seat
        set_cubes(state, room, tuple(cubes))
        emit(state, (CUBE_REPLACED, seat, room, replaced))


def place_in_room(state: Ark, seat: int, number: int) -> None:
    room = state.rooms[number]
    squares = state.pack.rooms[room.kind].squares
    set_cubes(state, number, (*room.cubes, seat))
    placed = len(state.rooms[number].cubes)
    emit(state, (INTEGRATED, seat, number, placed))
    if placed == squares:
        reward_full_integration(state, seat, number)


def place_in_section(state: Ark, seat: int, section: int) -> None:
    player = own_player(state, seat)
    printed = state.players[seat].board.sections[section]
    player.sections[section] += 1
    changed(state, CUBES_CHANGED)
    placed = player.sections[section]
    emit(state, (UPGRADED, seat, section, placed))
    if section == POWER:
        grant_own_cylinders(state, seat)
    if placed == printed.squares:
        reward_full_integration(state, seat, seat)


def grant_own_cylinders(state: Ark, seat: int) -> None:
    """A better generator brings its cylinders at once, before any other benefit is recalculated (rulebook p. 12)."""
    player = own_player(state, seat)
    capacity = player.board.sections[POWER].capacity[player.sections[POWER]]
    owned = player.start.cylinders_total - player.cylinders
    granted = min(capacity - owned, player.cylinders)
    if granted > 0:
        player.cylinders -= granted
        grant_cylinders(state, seat, owned + granted)


def reward_full_integration(state: Ark, seat: int, number: int) -> None:
    emit(state, (FULLY_INTEGRATED, seat, number))
    draw(state, seat, 1, hand_zone(state, seat))


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "engineer": (ChooseBudget(), ChooseReplaced(), Pay(), PlaceCube()),
}
TAKERS: Final[dict[int, TakeAction]] = {O_ENGINEER: engineer, UPGRADE: upgrade}
VERBS: Final[tuple[Verb, ...]] = (Verb(PlaceCube, run_place_cube, lambda rules, step: "integrate a cube"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseBudget, budget_options, budget_chosen, lambda rules, step: "choose the kind of ENGINEER"),
    Chooser(ChooseReplaced, replaced_options, replaced_chosen, lambda rules, step: "choose the cube to replace"),
)

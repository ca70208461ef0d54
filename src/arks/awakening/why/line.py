"""Reasons inside a running line. They follow the option lists of `arks.awakening.actions`, test by test."""

from __future__ import annotations

from arks.awakening.actions.artifact import stays, use_barred
from arks.awakening.actions.engineering import REMOTE, cube_limit, in_reach, lowest_cost, replaceable, section_mark
from arks.awakening.actions.mobility import is_barred, is_held, teleport_targets
from arks.awakening.actions.power import budget_of
from arks.awakening.actions.units import heal_cost, wounded_in
from arks.awakening.control import commanders, controls, foes, is_mine, neutral_control, occupies, opponents_in, truce
from arks.awakening.line import (
    LEFT_BOMBS,
    LEFT_ENGINEER,
    LEFT_EXPLODE,
    LEFT_EXPLOIT,
    LEFT_EXTRA_ROUTE,
    LEFT_HEAL,
    LEFT_MOVE,
    LEFT_RANGE_ATTACK,
    LEFT_ROUTE,
    LEFT_TELEPORT,
    LEFT_TELEPORT_ANY,
    LEFT_USE,
)
from arks.awakening.state import (
    FIRST_NEUTRAL_COLOUR,
    FIRST_NEUTRAL_UNIT,
    NEUTRALS,
    Ark,
    Room,
    hand,
    kind_of,
    numbers_in,
)
from arks.awakening.tables import FACTORY, MT, RESOURCES, SIGN_EXPLODE_BOMBS, SIGN_RANGE_ATTACK, Cost
from arks.awakening.texts.lines import left_text
from arks.awakening.texts.names import card_name, cost_text, section_name, whose
from arks.awakening.why.it_learns import no_cleansing
from arks.awakening.why.reasons import all_of, because
from arks.kernel.asks import Choice, WhyNot
from arks.kernel.frames import bound_tuple, lookup
from arks.kernel.phrases import listed
from arks.kernel.state import Frame


def have_text(state: Ark, seat: int, cost: Cost) -> str:
    resources = state.players[seat].resources
    return listed([f"{resources[type]} {RESOURCES[type]}" for type in (*cost.types, MT)])


# --- sections


def section_in_line(state: Ark, seat: int, frame: Frame, choice: Choice, section: int) -> WhyNot:
    left = bound_tuple(state, frame, "left")
    printed = state.players[seat].board.sections[section]
    if left[LEFT_ENGINEER : LEFT_ENGINEER + 4] == (0, 0, 0, 0):
        return because("no-engineer", left=left_text(left))
    if section_mark(section) in bound_tuple(state, frame, "integrated"):
        return because("integrated")
    if state.players[seat].sections[section] == printed.squares:
        return because("section-full", section=section_name(state, section, seat))
    return because("cube-price", cost=cost_text(printed.cost), have=have_text(state, seat, printed.cost))


# --- rooms


def room_in_line(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    """Every action that is left of the line has its own reason not to be done here."""
    left = bound_tuple(state, frame, "left")
    found: list[WhyNot] = []
    if left[LEFT_MOVE]:
        found.append(no_move(state, seat, number))
    elif left[LEFT_TELEPORT] or left[LEFT_TELEPORT_ANY]:
        found.append(no_teleport(state, seat, number))
    if left[LEFT_EXTRA_ROUTE] or left[LEFT_ROUTE : LEFT_ROUTE + 4] != (0, 0, 0, 0):
        found.append(no_route(state, seat, number, left))
    if left[LEFT_EXPLOIT]:
        found.append(no_exploit(state, seat, number))
    if left[LEFT_HEAL]:
        found.append(no_heal(state, seat, frame, number))
    if left[LEFT_ENGINEER : LEFT_ENGINEER + 4] != (0, 0, 0, 0):
        found.append(no_cube(state, seat, frame, number, left))
    if left[LEFT_RANGE_ATTACK]:
        found.append(because("no-range-target"))
    if left[LEFT_BOMBS]:
        found.append(because("no-bomb-place"))
    if left[LEFT_EXPLODE]:
        found.append(because("no-bomb"))
    if truce(state) and attacks(state, frame):
        found.append(because("peace-attack"))
    if not found:
        return because("line-elsewhere", left=left_text(left))
    return all_of(found)


def attacks(state: Ark, frame: Frame) -> bool:
    """Whether signs of the line would wound units."""
    section = lookup(state, frame, "section")
    line = lookup(state, frame, "line")
    if not isinstance(section, int) or not isinstance(line, int):
        return False
    signs = state.players[frame.seat].board.sections[section].lines[line]
    return SIGN_RANGE_ATTACK in signs or SIGN_EXPLODE_BOMBS in signs


def no_move(state: Ark, seat: int, number: int) -> WhyNot:
    if number < state.boards and number != seat:
        return because("foreign-biodome")
    barred = state.rules.hook("barred")
    if is_held(state, seat, number) and occupies(state, seat, number):
        return because("guarded")
    if occupies(state, seat, number):
        held = "" if barred is None else barred(state, seat, number, number)
        return because(held or "stuck")
    if gained(state, seat, neutral_units(state.rooms[number])):
        return because("gained")
    for near in state.near[number]:
        if occupies(state, seat, near):
            if is_held(state, seat, near):
                return because("guarded-beside")
            if is_barred(state, seat, near, number):
                return because("sealed")
            reason = "" if barred is None else barred(state, seat, near, number)
            return because(reason or "neutral-home")
    return because("not-near")


def no_teleport(state: Ark, seat: int, number: int) -> WhyNot:
    if occupies(state, seat, number) and is_held(state, seat, number):
        return because("guarded")
    if occupies(state, seat, number) and not teleport_targets(state, seat, number, False):
        return because("stuck")
    return because("gained" if gained(state, seat, neutral_units(state.rooms[number])) else "no-units")


def gained(state: Ark, seat: int, kinds: list[int]) -> bool:
    """Whether a seat controls one of these kinds of neutral pieces by now, but did not when the phase started."""
    now = neutral_control(state)
    fixed = commanders(state)
    return any([now[neutral] & ~fixed[neutral] & 1 << seat for neutral in kinds])


def neutral_units(room: Room) -> list[int]:
    """The kinds of neutral units that stand in a room."""
    return [neutral for neutral in range(2) if room.units[FIRST_NEUTRAL_UNIT + neutral]]


def neutral_cylinders(room: Room) -> list[int]:
    """The kinds of neutral cylinders in a room."""
    return [neutral for neutral in range(2, NEUTRALS) if room.cylinders[FIRST_NEUTRAL_COLOUR + neutral - 2]]


def no_route(state: Ark, seat: int, number: int, left: tuple[int, ...]) -> WhyNot:
    room = state.rooms[number]
    mine = [colour for colour, n in enumerate(room.cylinders) if n and is_mine(state, seat, colour)]
    if not mine:
        return because("gained" if gained(state, seat, neutral_cylinders(room)) else "no-cylinder")
    if not left[LEFT_EXTRA_ROUTE] and not any([left[budget_of(colour)] for colour in mine]):
        return because("no-route")
    return because("no-circle-left")


def no_exploit(state: Ark, seat: int, number: int) -> WhyNot:
    if kind_of(state, state.rooms[number]).cls != FACTORY:
        return because("not-factory")
    return because("factory-yours" if controls(state, seat, number) else "factory-foreign")


def no_heal(state: Ark, seat: int, frame: Frame, number: int) -> WhyNot:
    if number not in wounded_in(state, seat):
        home = [neutral for neutral in range(2) if state.homes[neutral] == number]
        later = state.rooms[number].wounded and gained(state, seat, home)
        return because("gained" if later else "no-wounded")
    cost = heal_cost(state, frame)
    return because("heal-price", cost=cost_text(cost), have=have_text(state, seat, cost))


def no_cube(state: Ark, seat: int, frame: Frame, number: int, left: tuple[int, ...]) -> WhyNot:
    room = state.rooms[number]
    squares = kind_of(state, room).squares
    if number < state.boards:
        return because("home-cubes" if number == seat else "foreign-cubes")
    if squares == 0:
        return because("no-squares")
    if bound_tuple(state, frame, "integrated").count(number) >= cube_limit(state, seat, number):
        return because("integrated")
    if room.cubes.count(seat) == squares:
        return because("own-cubes")
    if len(room.cubes) == squares and not replaceable(state, seat, number):
        return because("ally-cubes")
    if opponents_in(state, seat, number):
        return because("opponents", whose=opponents_text(state, seat, number))
    if not in_reach(state, seat, number) and not left[LEFT_ENGINEER + REMOTE]:
        return because("gained" if gained(state, seat, neutral_units(room)) else "cube-unoccupied")
    closed = state.rules.hook("closed to cubes")
    if closed is not None and closed(state, number):
        return no_cleansing(state, seat, number, have_text)
    cost = lowest_cost(state, seat, number)
    return because("cube-price", cost=cost_text(cost), have=have_text(state, seat, cost))


def opponents_text(state: Ark, seat: int, number: int) -> str:
    """Whose units keep this seat's cubes out; neutral ones belong to those who command them."""
    units = state.rooms[number].units
    mask = 0
    against = foes(state, seat)
    for other in range(FIRST_NEUTRAL_UNIT):
        if units[other] and against >> other & 1:
            mask |= 1 << other
    for neutral in range(2):
        controllers = commanders(state)[neutral]
        if units[FIRST_NEUTRAL_UNIT + neutral] and not controllers >> seat & 1:
            mask |= controllers
    return listed([whose(other, seat, state) for other in numbers_in(mask) if other != seat])


# --- cards


def card_in_line(state: Ark, seat: int, frame: Frame, choice: Choice, uid: int) -> WhyNot:
    left = bound_tuple(state, frame, "left")
    if uid not in hand(state, seat):
        return because("not-in-hand")
    if not left[LEFT_USE]:
        return because("no-use-left", left=left_text(left))
    if stays(state, uid):
        return because("no-use", card=card_name(state, uid, seat))
    if use_barred(state, uid):
        return because("peace-use", card=card_name(state, uid, seat))
    return because("wild-used")

"""Power Generator: ROUTE POWER with own and controlled cylinders (rulebook p. 12-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.biodome import cylinders_in, in_sections, put_cylinder, section_cylinders, take_cylinder
from arks.awakening.control import commands, foes, occupies, owners
from arks.awakening.line import LEFT_EXTRA_ROUTE, LEFT_ROUTE, TakeAction, spend
from arks.awakening.state import CYLINDER_COLOURS, FIRST_NEUTRAL_COLOUR, Ark, Room, add_cylinders
from arks.awakening.words import (
    CYLINDER_RETURNED,
    INTO,
    O_ROUTE,
    PUSH,
    ROUTE_FROM,
    ROUTED,
    SECTION_POWERED,
    SECTION_UNPOWERED,
    TO,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, bound_tuple, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame, Value
from arks.kernel.words import Raw


@dataclass(frozen=True)
class ChooseRoomToPower(Step):
    """Choose where the cylinder goes."""


@dataclass(frozen=True)
class ChoosePushedOut(Step):
    """In a full room, choose whose cylinder goes back to its generator."""


@dataclass(frozen=True)
class MoveCylinder(Step):
    """Move the cylinder; the one it replaces goes home."""


def budget_of(colour: int) -> int:
    return LEFT_ROUTE if colour < FIRST_NEUTRAL_COLOUR else LEFT_ROUTE + 1 + colour - FIRST_NEUTRAL_COLOUR


def home_of(state: Ark, colour: int) -> int:
    """The room with a colour's generator: the biodome of a seat, or an outer room."""
    return colour if colour < FIRST_NEUTRAL_COLOUR else state.homes[colour - FIRST_NEUTRAL_COLOUR + 2]


def list_actions(state: Ark, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    extra = left[LEFT_EXTRA_ROUTE]
    colours: list[int] = []
    if left[LEFT_ROUTE] or extra:
        colours.append(seat)
    for neutral in range(2, 5):
        colour = neutral - 2 + FIRST_NEUTRAL_COLOUR
        if (left[budget_of(colour)] or extra) and commands(state, seat, neutral):
            colours.append(colour)
    closable = state.rules.hook("closed to cylinders") is not None
    for source, room in enumerate(state.rooms):
        for colour in colours:
            if room.cylinders[colour] > (in_sections(state, source, colour) if source < state.boards else 0):
                home = home_of(state, colour)
                # The way home is open unless a mode closes rooms.
                if (
                    (source != home and not closable)
                    or route_targets(state, seat, source, home)
                    or open_sections(state, seat)
                ):
                    options.append((O_ROUTE, colour, source))
    for owner in range(state.boards):
        for code in sorted(set(section_cylinders(state, owner))):
            section, colour = divmod(code, CYLINDER_COLOURS)
            if colour in colours:
                options.append((ROUTE_FROM, colour, owner, section))


def route_targets(state: Ark, seat: int, source: int, home: int) -> list[int]:
    """Rooms that take a cylinder: an empty circle, or full and occupied with another's cylinder to replace, or home."""
    pack = state.pack
    closed = state.rules.hook("closed to cylinders")
    found: list[int] = []
    for target, room in enumerate(state.rooms):
        circles = pack.rooms[room.kind].circles
        if target == source or (closed is not None and closed(state, target)):
            continue
        if (
            target == home
            or room.powered < circles
            or (circles and occupies(state, seat, target) and others_cylinders(state, seat, room))
        ):
            found.append(target)
    return found


def open_sections(state: Ark, seat: int) -> list[int]:
    """Sections of the own biodome that take a cylinder: an empty circle, or another's to replace, as in any room.

    Assigned units take no circle (003:L1684).
    """
    found: list[int] = []
    for index, section in enumerate(state.players[seat].board.sections):
        if section.circles and (not is_full(state, seat, index) or replaceable(state, seat, index)):
            found.append(index)
    return found


def is_full(state: Ark, seat: int, section: int) -> bool:
    return len(cylinders_in(state, seat, section)) >= state.players[seat].board.sections[section].circles


def replaceable(state: Ark, seat: int, section: int) -> list[int]:
    """Colours in a section of the own biodome that are another's."""
    others = others_cylinders(state, seat, state.rooms[seat])
    return [colour for colour in others if colour in cylinders_in(state, seat, section)]


def route(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    start_route(state, frame, seat, option[1], option[2], -1)


def route_from(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    start_route(state, frame, seat, option[1], option[2], option[3])


def start_route(state: Ark, frame: Frame, seat: int, colour: int, source: int, section: int) -> None:
    """Take a cylinder out of a room, or out of a section of a biodome."""
    budget = budget_of(colour)
    spend(state, frame, budget if bound_tuple(state, frame, "left")[budget] else LEFT_EXTRA_ROUTE)
    env: dict[str, Value] = {"colour": colour, "source": source, "section": section, "into": -1, "pushed": -1}
    push(state, "route", seat, env)


def others_cylinders(state: Ark, seat: int, room: Room) -> list[int]:
    """Colours in a room that are neither the seat's nor an ally's now: opponents' and nobody's."""
    allies = (1 << state.boards) - 1 & ~foes(state, seat)
    return [colour for colour, n in enumerate(room.cylinders) if n and not owners(state, colour) & allies]


def power_options(state: Ark, frame: Frame, step: ChooseRoomToPower, seat: int) -> Choice:
    colour = bound(state, frame, "colour")
    source = bound(state, frame, "source")
    section = bound(state, frame, "section")
    home = home_of(state, colour)
    targets = route_targets(state, seat, source, home)
    options: list[Raw] = [(TO, target) for target in targets]
    if section >= 0 and source == home:
        options.append((TO, home))  # from a section back onto the generator
    options += [(INTO, other) for other in open_sections(state, seat) if other != section or source != seat]
    return Choice(PICK, "route-to", options, about=(colour, source))


def power_chosen(state: Ark, frame: Frame, step: ChooseRoomToPower, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == INTO:
        bind(state, frame, "target", seat)
        bind(state, frame, "into", picked[0][1])
    else:
        bind(state, frame, "target", picked[0][1])


def pushed_options(state: Ark, frame: Frame, step: ChoosePushedOut, seat: int) -> Choice | None:
    target = bound(state, frame, "target")
    room = state.rooms[target]
    circles = state.pack.rooms[room.kind].circles
    into = bound(state, frame, "into")
    if into >= 0:
        if not is_full(state, seat, into):
            return None
        return Choice(PICK, "push-out", [(PUSH, colour) for colour in replaceable(state, seat, into)], about=(target,))
    if target < state.boards or target == home_of(state, bound(state, frame, "colour")) or room.powered < circles:
        return None
    return Choice(PICK, "push-out", [(PUSH, colour) for colour in others_cylinders(state, seat, room)], about=(target,))


def pushed_chosen(state: Ark, frame: Frame, step: ChoosePushedOut, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "pushed", picked[0][1])


def run_move_cylinder(state: Ark, frame: Frame, step: MoveCylinder) -> None:
    colour = bound(state, frame, "colour")
    source = bound(state, frame, "source")
    target = bound(state, frame, "target")
    pushed = bound(state, frame, "pushed")
    section = bound(state, frame, "section")
    into = bound(state, frame, "into")
    if pushed >= 0:
        if into >= 0:
            take_cylinder(state, target, into, pushed)
            emit(state, (SECTION_UNPOWERED, target, into, pushed))
        add_cylinders(state, target, pushed, -1)
        add_cylinders(state, home_of(state, pushed), pushed, 1)
        emit(state, (CYLINDER_RETURNED, pushed, target))
    if section >= 0:
        take_cylinder(state, source, section, colour)
        emit(state, (SECTION_UNPOWERED, source, section, colour))
    add_cylinders(state, source, colour, -1)
    add_cylinders(state, target, colour, 1)
    emit(state, (ROUTED, frame.seat, colour, source, target))
    if into >= 0:
        put_cylinder(state, target, into, colour)
        emit(state, (SECTION_POWERED, target, into, colour))


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"route": (ChooseRoomToPower(), ChoosePushedOut(), MoveCylinder())}
TAKERS: Final[dict[int, TakeAction]] = {O_ROUTE: route, ROUTE_FROM: route_from}
VERBS: Final[tuple[Verb, ...]] = (Verb(MoveCylinder, run_move_cylinder, lambda rules, step: "move the cylinder"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseRoomToPower, power_options, power_chosen, lambda rules, step: "choose a room to power"),
    Chooser(ChoosePushedOut, pushed_options, pushed_chosen, lambda rules, step: "choose the cylinder to replace"),
)

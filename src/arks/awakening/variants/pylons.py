"""Pylon: units count as cylinders where they stand, at home in the section they are assigned to (003:L1679-1777)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.biodome import (
    assign,
    assigned_units,
    cylinders_in,
    in_sections,
    pylon,
    section_cylinders,
)
from arks.awakening.control import neutral_control
from arks.awakening.line import LEFT_MOVE, TakeAction, spend
from arks.awakening.state import (
    CYLINDER_COLOURS,
    DUE_NEUTRALS,
    FIRST_NEUTRAL_UNIT,
    Ark,
    numbers_in,
    own_room,
    refresh,
)
from arks.awakening.tables import BY_CYLINDERS, MERCENARIES, ROBOTS, UNIT_PYLONS, UNITS
from arks.awakening.words import ASSIGN, ASSIGNED, LEAVE
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import Event, emit
from arks.kernel.frames import again, push
from arks.kernel.rules import Chooser, Module, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw


@dataclass(frozen=True)
class ChooseLeft(Step):
    """Assigned units have left the biodome: choose the sections they came from."""


# --- rooms


def raise_levels(state: Ark, number: int) -> None:
    """The level of a room whose pieces changed, and of rooms with neutral units, which may have another owner now."""
    if len(state.players) < state.boards:
        return
    rooms = state.standing[ROBOTS] | state.standing[MERCENARIES] | 1 << number
    for place in numbers_in(rooms):
        room = state.rooms[place]
        kind = state.pack.rooms[room.kind]
        if kind.driver != BY_CYLINDERS:
            continue
        level = min(room.powered + power_of_units(state, place), kind.circles)
        if level != room.level:
            own_room(state, place).level = level
            if kind.spawns >= 0:
                state.due |= DUE_NEUTRALS


def power_of_units(state: Ark, number: int) -> int:
    """The cylinders that the units in a room stand for; a room's own neutral units never power it (ruling R-22)."""
    units = state.rooms[number].units
    total = 0
    for seat in range(state.boards):
        player = state.players[seat]
        if player.board.powers & UNIT_PYLONS:
            mine = units[seat]
            for neutral in range(2):
                n = units[FIRST_NEUTRAL_UNIT + neutral]
                if n and state.homes[neutral] != number and neutral_control(state)[neutral] >> seat & 1:
                    mine += n
            total += mine * pylon(player)
    return total


def upgraded(state: Ark, event: Event) -> None:
    """A better pylon works at once: no other benefit waits for it (ruling R-23)."""
    seat = event.raw[1]
    if state.players[seat].board.powers & UNIT_PYLONS:
        standing = state.standing
        for number in numbers_in(standing[seat] | standing[ROBOTS] | standing[MERCENARIES]):
            own_room(state, number)
            refresh(state, number)


# --- sections


def unassigned(state: Ark, seat: int) -> int:
    return state.rooms[seat].units[seat] - sum(assigned_units(state, seat))


def list_assignments(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    """1 MOVE takes a unit at home into a section with circles."""
    player = state.players[seat]
    if not left[LEFT_MOVE] or not player.board.powers & UNIT_PYLONS or not state.rooms[seat].units[seat]:
        return
    units = assigned_units(state, seat)
    sources = [section for section, n in enumerate(units) if n]
    if unassigned(state, seat):
        sources.insert(0, UNITS)
    for target, section in enumerate(player.board.sections):
        if section.circles:
            options += [(ASSIGN, source, target) for source in sources if source != target]


def take_assignment(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    _, source, target = option
    spend(state, frame, LEFT_MOVE)
    if source != UNITS:
        assign(state, seat, source, -1)
    assign(state, seat, target, 1)
    emit(state, (ASSIGNED, seat, source, target))


def units_left(state: Ark, seat: int, source: int, n: int) -> None:
    """Units without a section leave home first; they are of no use there (ruling R-24)."""
    if source == seat and unassigned(state, seat) < 0:
        push(state, "leave-sections", seat)


def left_options(state: Ark, frame: Frame, step: ChooseLeft, seat: int) -> Choice | None:
    if unassigned(state, seat) >= 0:
        return None
    sections = [section for section, n in enumerate(assigned_units(state, seat)) if n]
    return Choice(PICK, "leave-section", [(LEAVE, section) for section in sections])


def left_chosen(state: Ark, frame: Frame, step: ChooseLeft, seat: int, picked: tuple[Raw, ...]) -> None:
    assign(state, seat, picked[0][1], -1)
    emit(state, (ASSIGNED, seat, picked[0][1], UNITS))
    again(frame)


def audit(state: Ark) -> str:
    choosing = state.rules.number["leave-sections"]
    for seat, player in enumerate(state.players):
        units = assigned_units(state, seat)
        circles = [section.circles for section in player.board.sections]
        if len(units) != len(circles) or min(units) < 0:
            return "assigned units are numbers of 0 or more for each section"
        if unassigned(state, seat) < 0 and not any([frame.procedure == choosing for frame in state.stack]):
            return "assigned units are in the biodome"
        codes = section_cylinders(state, seat)
        if not all([0 <= code < len(circles) * CYLINDER_COLOURS for code in codes]):
            return "cylinders in sections have a section and a colour"
        for section, n in enumerate(circles):
            if len(cylinders_in(state, seat, section)) > n or (units[section] and not n):
                return f"section {section} has {n} circles"
        for colour in range(CYLINDER_COLOURS):
            if in_sections(state, seat, colour) > state.rooms[seat].cylinders[colour]:
                return "cylinders in sections are in the biodome"
    return ""


TAKERS: Final[dict[int, TakeAction]] = {ASSIGN: take_assignment}
MODULE: Final[Module] = Module(
    "pylons",
    procedures={"leave-sections": (ChooseLeft(),)},
    choosers=(Chooser(ChooseLeft, left_options, left_chosen, lambda rules, step: "choose who leaves"),),
    listeners={"upgraded": upgraded},
    hooks={
        "pylons": raise_levels,
        "line actions": list_assignments,
        "line takers": TAKERS,
        "units left": units_left,
        "audit": audit,
    },
)

"""The preemptive phase: SEAL, UNSEAL and DISINTEGRATE for arsenal (003:L1916-1991)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.power import home_of
from arks.awakening.control import foes, opponents_in, rooms_with_units
from arks.awakening.state import ARSENAL_CHANGED, Ark, add_cylinders, changed, numbers_in, own_player, set_cubes
from arks.awakening.turn import ChooseLine
from arks.awakening.variants.doorways import NO_EDGE, edge_between, seals, set_seals
from arks.awakening.words import (
    ARSENAL_SPENT,
    CYLINDER_RETURNED,
    DISINTEGRATED,
    DONE,
    O_DISINTEGRATE,
    PUSH,
    SEAL,
    SEALED_DOOR,
    UNSEAL,
    UNSEALED_DOOR,
)
from arks.kernel.asks import MENU, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bound, push
from arks.kernel.rules import Chooser, Module, Patch, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw


@dataclass(frozen=True)
class ActPreemptively(Step):
    """Spend arsenal on doorways and cubes, as often as it lasts."""


@dataclass(frozen=True)
class RemoveCylindersToo(Step):
    """With a disintegrated cube, any cylinders of the room go back to their generators."""


def phase_options(state: Ark, frame: Frame, step: ActPreemptively, seat: int) -> Choice | None:
    costs = state.pack.complexity
    arsenal = state.players[seat].arsenal
    rooms = numbers_in(rooms_with_units(state, seat))
    if seat not in rooms:
        rooms = [*rooms, seat]  # the own biodome is always occupied (000:L335)
    unhindered = [room for room in rooms if not opponents_in(state, seat, room)]  # ruling R-30
    options: list[Raw] = []
    if arsenal >= costs.seal:
        options += sealable(state, seat, unhindered)
    if arsenal >= costs.unseal:
        options += unsealable(state, rooms)
    if arsenal >= costs.disintegrate:
        against = foes(state, seat)
        for room in unhindered:
            owners = [owner for owner in sorted(set(state.rooms[room].cubes)) if against >> owner & 1]
            options += [(O_DISINTEGRATE, room, owner) for owner in owners]
        for list_more in state.rules.hooks.get("more to disintegrate", []):
            options += list_more(state, unhindered)
    return Choice(MENU, "preemptive", [*options, (DONE,)]) if options else None


def sealable(state: Ark, seat: int, rooms: list[int]) -> list[Raw]:
    """Open doorways between a room of one's own units and one without opponents."""
    sealed = seals(state)
    found: list[Raw] = []
    for room in rooms:
        for other in state.near[room]:
            edge = edge_between(state, room, other)
            if edge == NO_EDGE or edge in sealed or (SEAL, other, room) in found:
                continue
            if other == seat or (other >= state.boards and not opponents_in(state, seat, other)):
                found.append((SEAL, room, other))
    return found


def unsealable(state: Ark, rooms: list[int]) -> list[Raw]:
    sealed = seals(state)
    found: list[Raw] = []
    for room in rooms:
        for other in state.near[room]:
            if edge_between(state, room, other) in sealed and (UNSEAL, other, room) not in found:
                found.append((UNSEAL, room, other))
    return found


def phase_chosen(state: Ark, frame: Frame, step: ActPreemptively, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == DONE:
        return
    again(frame)
    costs = state.pack.complexity
    word, room = picked[0][:2]
    if word not in (SEAL, UNSEAL):
        spend_arsenal(state, seat, costs.disintegrate)
        if word == O_DISINTEGRATE:
            remove_cube(state, seat, room, picked[0][2])
        else:
            state.rules.hook("disintegrated")(state, seat, picked[0])
        push(state, "disintegrate", seat, {"room": room})
        return
    other = picked[0][2]
    sealed = seals(state)
    if word == SEAL:
        spend_arsenal(state, seat, costs.seal)
        sealed[edge_between(state, room, other)] = seat
        emit(state, (SEALED_DOOR, seat, room, other))
    else:
        spend_arsenal(state, seat, costs.unseal)
        del sealed[edge_between(state, room, other)]
        emit(state, (UNSEALED_DOOR, seat, room, other))
    set_seals(state, sealed)


def spend_arsenal(state: Ark, seat: int, n: int) -> None:
    own_player(state, seat).arsenal -= n
    changed(state, ARSENAL_CHANGED)
    emit(state, (ARSENAL_SPENT, seat, n))


def remove_cube(state: Ark, seat: int, room: int, owner: int) -> None:
    cubes = list(state.rooms[room].cubes)
    del cubes[len(cubes) - 1 - cubes[::-1].index(owner)]
    set_cubes(state, room, tuple(cubes))
    emit(state, (DISINTEGRATED, seat, room, owner))


def cylinders_options(state: Ark, frame: Frame, step: RemoveCylindersToo, seat: int) -> Choice | None:
    room = bound(state, frame, "room")
    there = state.rooms[room].cylinders
    options: list[Raw] = [(PUSH, colour) for colour, n in enumerate(there) if n and home_of(state, colour) != room]
    return Choice(MENU, "disintegrate-cylinders", [*options, (DONE,)], about=(room,)) if options else None


def cylinders_chosen(state: Ark, frame: Frame, step: RemoveCylindersToo, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == DONE:
        return
    again(frame)
    room = bound(state, frame, "room")
    colour = picked[0][1]
    add_cylinders(state, room, colour, -1)
    add_cylinders(state, home_of(state, colour), colour, 1)
    emit(state, (CYLINDER_RETURNED, colour, room))


MODULE: Final[Module] = Module(
    "preemptive-phase",
    procedures={"disintegrate": (RemoveCylindersToo(),)},
    patches=(Patch("turn", "before", ChooseLine, (ActPreemptively(),)),),
    choosers=(
        Chooser(ActPreemptively, phase_options, phase_chosen, lambda rules, step: "you may act preemptively"),
        Chooser(RemoveCylindersToo, cylinders_options, cylinders_chosen, lambda rules, step: "remove cylinders too"),
    ),
    needs=("doorways",),
)

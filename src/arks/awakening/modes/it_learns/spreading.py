"""CORRUPT and BLOOM: pieces in the targeted room and the rooms adjacent to it, by priority (003:L1029-1160).

Mission rooms come first, then rooms with something of a Challenger in them, then the targeted room and the adjacent
ones left, straight, right and behind it. Mission rooms share what comes equally, and so do rooms with components; the
others have an order, so the first of them takes all it can (ruling R-53).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from arks.awakening.board import beside, direction
from arks.awakening.control import rooms_with_pieces
from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.modes.coop.mission import mission_rooms
from arks.awakening.modes.it_learns.organism import (
    BEHIND,
    CHOSEN,
    COMPONENT,
    CORRUPTION,
    INFECTION,
    LEFT,
    MISSION,
    RIGHT,
    STRAIGHT,
    TARGETED,
    is_corrupted,
    place,
    run_out,
    supply,
    takes,
)
from arks.awakening.state import Ark
from arks.awakening.words import (
    CORRUPTION_PASSED,
    CORRUPTION_RETURNED,
    INFECTION_PASSED,
    INFECTION_RETURNED,
    TO,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

SIDES: Final = 4
AROUND: Final = (STRAIGHT, RIGHT, BEHIND, LEFT)  # quarter turns to the right of where the room looks

# Why a room was passed over: places in `words.PASSED`.
CORRUPTED_ALREADY: Final = 0
TRANSPORT_GATE: Final = 1

NAMES: Final = ("cubes", "cylinders")  # where a frame keeps how many of each piece are to be placed


class Spot(NamedTuple):
    """A room into which the organism may spread: first by tier (0 is best), then by order within it."""

    tier: int  # mission room, room with components, any other
    order: int
    room: int
    why: int


@dataclass(frozen=True)
class SpreadByPriority(Step):
    """An Automata places all pieces of a kind."""

    piece: int


@dataclass(frozen=True)
class ChooseSpread(Step):
    """A Dark Player chooses freely where each piece goes."""

    piece: int


@dataclass(frozen=True)
class Settle(Step):
    """Pieces that no room takes return to the supply; if only the supply is empty, the Challengers lose."""

    piece: int


# --- where to, and in what order


def spots(state: Ark, target: int) -> list[Spot]:
    """The targeted room and the outer rooms adjacent to it, best first."""
    goals = mission_rooms(state)
    peopled = 0
    for seat in range(state.boards):
        peopled |= rooms_with_pieces(state, seat)
    found: list[Spot] = []
    for room, why in around(state, target):
        inhabited = peopled >> room & 1 == 1
        if room in goals:
            found.append(Spot(0, why if inhabited else why + SIDES * 2, room, MISSION))
        elif inhabited:
            found.append(Spot(1, why, room, COMPONENT))
        else:
            found.append(Spot(2, why, room, why))
    return sorted(found)


def around(state: Ark, target: int) -> list[tuple[int, int]]:
    """The targeted room and its neighbours, each with where it lies; the name edge is behind (ruling R-54)."""
    room = state.rooms[target]
    found = [(target, TARGETED)]
    for cell in beside(state, room.cell):
        if state.at[cell] >= 0:
            turns = (direction(state, room.cell, cell) - room.facing - 2) % SIDES
            found.append((state.at[cell], AROUND[turns]))
    return found


def run_spread_by_priority(state: Ark, frame: Frame, step: SpreadByPriority) -> None:
    left = bound(state, frame, NAMES[step.piece])
    if dark_player(state) or not left:
        return
    ranked = spots(state, bound(state, frame, "target"))
    shared = [[spot for spot in ranked if spot.tier == tier] for tier in (0, 1)]
    for together in [*shared, *[[spot] for spot in ranked if spot.tier == 2]]:
        left = share(state, step.piece, together, left)
    bind(state, frame, NAMES[step.piece], left)


def share(state: Ark, piece: int, places: list[Spot], left: int) -> int:
    """Place pieces one by one in all these rooms in turn; returns how many are left."""
    if not left or state.outcome is not None:
        return left
    taking: list[Spot] = []
    for spot in places:
        if takes(state, piece, spot.room):
            taking.append(spot)
        else:
            tell_passed(state, piece, spot.room)
    while taking:
        for spot in taking:
            if not left or not supply(state, piece):
                return left
            left -= 1
            if not place(state, piece, spot.room, spot.why):
                return left
        taking = [spot for spot in taking if takes(state, piece, spot.room)]
    return left


def tell_passed(state: Ark, piece: int, room: int) -> None:
    if piece == INFECTION:
        emit(state, (INFECTION_PASSED, room))
    else:
        emit(state, (CORRUPTION_PASSED, room, CORRUPTED_ALREADY if is_corrupted(state, room) else TRANSPORT_GATE))


# --- a Dark Player


def open_rooms(state: Ark, piece: int, target: int) -> list[int]:
    return [room for room, _ in around(state, target) if takes(state, piece, room)]


def spread_options(state: Ark, frame: Frame, step: ChooseSpread, seat: int) -> Choice | None:
    left = bound(state, frame, NAMES[step.piece])
    target = bound(state, frame, "target")
    rooms = open_rooms(state, step.piece, target)
    if not dark_player(state) or not left or not rooms or not supply(state, step.piece):
        return None
    options: list[Raw] = [(TO, room) for room in rooms]
    if step.piece == INFECTION:
        return Choice(PICK, "infect-room", options, about=(target, left))
    return Choice(PICK, "corrupt-room", options, about=(target, left))


def spread_chosen(state: Ark, frame: Frame, step: ChooseSpread, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, NAMES[step.piece], bound(state, frame, NAMES[step.piece]) - 1)
    if place(state, step.piece, picked[0][1], CHOSEN):
        again(frame)


def run_settle(state: Ark, frame: Frame, step: Settle) -> None:
    left = bound(state, frame, NAMES[step.piece])
    if not left:
        return
    if open_rooms(state, step.piece, bound(state, frame, "target")):
        run_out(state, step.piece)
    else:
        emit(state, (INFECTION_RETURNED if step.piece == INFECTION else CORRUPTION_RETURNED, left))


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "spread": (
        SpreadByPriority(CORRUPTION),
        ChooseSpread(CORRUPTION),
        Settle(CORRUPTION),
        SpreadByPriority(INFECTION),
        ChooseSpread(INFECTION),
        Settle(INFECTION),
    ),
}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(SpreadByPriority, run_spread_by_priority, lambda rules, step: "spread by priority"),
    Verb(Settle, run_settle, lambda rules, step: "return what no room takes"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseSpread, spread_options, spread_chosen, lambda rules, step: "choose where to spread"),
)

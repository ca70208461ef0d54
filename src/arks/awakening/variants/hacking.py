"""HACK the Ark's Main Power Generator: power tokens for ENGINEER (003:L1997-2082)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.engineering import rooms_in_reach
from arks.awakening.actions.power import home_of, others_cylinders
from arks.awakening.control import is_mine, occupies, opponents_in
from arks.awakening.line import LEFT_ENGINEER, TakeAction
from arks.awakening.state import Ark, add_cylinders, add_power_token, numbers_in
from arks.awakening.words import CYLINDER_RETURNED, HACK, HACKED, PUSH, SPEND
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, bound_tuple, push, rebind
from arks.kernel.rules import Chooser, Module, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

KINDS: Final = 4  # of ENGINEER: each may be used as a plain one


@dataclass(frozen=True)
class SpendEngineer(Step):
    """Choose the kinds of ENGINEER that pay for a power token."""


@dataclass(frozen=True)
class ChooseTaken(Step):
    """In a full room, choose the cylinder that makes room for the token."""


@dataclass(frozen=True)
class PlacePowerToken(Step):
    """Take a power token from the supply and put it into the room."""


def tokens_left(state: Ark) -> int:
    return state.pack.complexity.power_tokens - sum([room.power_tokens for room in state.rooms])


def removable(state: Ark, seat: int, number: int) -> list[int]:
    """Colours with a cylinder in a room that may make way for a token: any but an ally's (ruling G-55)."""
    room = state.rooms[number]
    there = [colour for colour, n in enumerate(room.cylinders) if n and home_of(state, colour) != number]
    others = others_cylinders(state, seat, room)
    return [colour for colour in there if colour in others or is_mine(state, seat, colour)]


def is_full(state: Ark, number: int) -> bool:
    room = state.rooms[number]
    return room.powered >= state.pack.rooms[room.kind].circles


def takes_token(state: Ark, seat: int, number: int) -> bool:
    """Whether a seat may place a token in a room: no opponent hinders it (ruling R-30), and a circle is free.

    A cylinder makes way for the token only where the seat has units.
    """
    if number < state.boards or opponents_in(state, seat, number):
        return False
    if not is_full(state, number):
        return True
    return occupies(state, seat, number) and len(removable(state, seat, number)) > 0


def list_hacks(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    engineer = sum(left[LEFT_ENGINEER : LEFT_ENGINEER + KINDS])
    if engineer < state.pack.complexity.hack or not tokens_left(state):
        return
    for number in numbers_in(rooms_in_reach(state, seat)):
        if takes_token(state, seat, number):
            options.append((HACK, number))


def hack(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    push(state, "hack", seat, {"room": option[1], "spent": 0, "taken": -1})


def spend_options(state: Ark, frame: Frame, step: SpendEngineer, seat: int) -> Choice | None:
    if bound(state, frame, "spent") >= state.pack.complexity.hack:
        return None
    left = bound_tuple(state, frame, "left")
    kinds = [kind for kind in range(KINDS) if left[LEFT_ENGINEER + kind]]
    return Choice(PICK, "hack-with", [(SPEND, kind) for kind in kinds], about=(bound(state, frame, "room"),))


def spend_chosen(state: Ark, frame: Frame, step: SpendEngineer, seat: int, picked: tuple[Raw, ...]) -> None:
    left = list(bound_tuple(state, frame, "left"))
    left[LEFT_ENGINEER + picked[0][1]] -= 1
    rebind(state, frame, "left", tuple(left))
    bind(state, frame, "spent", bound(state, frame, "spent") + 1)
    again(frame)


def taken_options(state: Ark, frame: Frame, step: ChooseTaken, seat: int) -> Choice | None:
    room = bound(state, frame, "room")
    if not is_full(state, room):
        return None
    return Choice(PICK, "push-out", [(PUSH, colour) for colour in removable(state, seat, room)], about=(room,))


def taken_chosen(state: Ark, frame: Frame, step: ChooseTaken, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "taken", picked[0][1])


def run_place_power_token(state: Ark, frame: Frame, step: PlacePowerToken) -> None:
    room = bound(state, frame, "room")
    taken = bound(state, frame, "taken")
    if taken >= 0:
        add_cylinders(state, room, taken, -1)
        add_cylinders(state, home_of(state, taken), taken, 1)
        emit(state, (CYLINDER_RETURNED, taken, room))
    add_power_token(state, room)
    emit(state, (HACKED, frame.seat, room))


def audit(state: Ark) -> str:
    return "" if tokens_left(state) >= 0 else f"there are {state.pack.complexity.power_tokens} power tokens"


TAKERS: Final[dict[int, TakeAction]] = {HACK: hack}
MODULE: Final[Module] = Module(
    "hacking",
    procedures={"hack": (SpendEngineer(), ChooseTaken(), PlacePowerToken())},
    verbs=(Verb(PlacePowerToken, run_place_power_token, lambda rules, step: "place a power token"),),
    choosers=(
        Chooser(SpendEngineer, spend_options, spend_chosen, lambda rules, step: "pay with ENGINEER"),
        Chooser(ChooseTaken, taken_options, taken_chosen, lambda rules, step: "choose the cylinder that leaves"),
    ),
    hooks={"line actions": list_hacks, "line takers": TAKERS, "audit": audit},
)

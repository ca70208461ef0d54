"""One-time uses of artifacts: what each effect of the vocabulary means in steps (rulebook p. 16).

A card's use is a procedure ``use <card id>`` made of these. A new card needs a row in the content pack, and a line here
only when it says something no card said before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.artifact import Discover
from arks.awakening.actions.military import RaiseArsenal
from arks.awakening.actions.production import Gain, SwapForMetamorphite, TakeOneType
from arks.awakening.actions.units import HealAll, WakeUnit
from arks.awakening.board import connect
from arks.awakening.combat import wound
from arks.awakening.line import LEFT_ENGINEER, LEFT_EXTRA_ROUTE, LEFT_MOVE, LEFT_TELEPORT_ANY, DoLine
from arks.awakening.state import DUE_EXPLORE, FIRST_NEUTRAL_UNIT, Ark, own_room
from arks.awakening.tables import GATE, MERCENARIES, ROBOTS, Pack, Use
from arks.awakening.turn import PerformAnyLine
from arks.awakening.words import AIRLOCK_OPENED, O_ROOM, ROOMS_SWAPPED
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.rules import Chooser, Rules, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw


@dataclass(frozen=True)
class SwapRooms(Step):
    """ARCHITECT: two outer rooms, no gates, swap places with all that is in them."""


@dataclass(frozen=True)
class MoveCounter(Step):
    """The counter of a mode moves by up to so many steps; without one there is nothing to move."""

    most: int


@dataclass(frozen=True)
class OpenAirlock(Step):
    """All units in one outer room are wounded, own ones too; nobody wins a battle by it."""


def swap_options(state: Ark, frame: Frame, step: SwapRooms, seat: int) -> Choice:
    pack = state.pack
    rooms = range(state.boards, len(state.rooms))
    options: list[Raw] = [(O_ROOM, room) for room in rooms if pack.rooms[state.rooms[room].kind].cls != GATE]
    return Choice(PICK, "swap-rooms", options, 2, 2)


def swap_chosen(state: Ark, frame: Frame, step: SwapRooms, seat: int, picked: tuple[Raw, ...]) -> None:
    one = own_room(state, picked[0][1])
    two = own_room(state, picked[1][1])
    one.cell, two.cell = two.cell, one.cell
    state.at = state.at.copy()
    state.at[one.cell] = picked[0][1]
    state.at[two.cell] = picked[1][1]
    connect(state)
    state.due |= DUE_EXPLORE
    emit(state, (ROOMS_SWAPPED, seat, picked[0][1], picked[1][1]))


def airlock_options(state: Ark, frame: Frame, step: OpenAirlock, seat: int) -> Choice | None:
    rooms = range(state.boards, len(state.rooms))
    options: list[Raw] = [(O_ROOM, room) for room in rooms if sum(state.rooms[room].units)]
    return Choice(PICK, "airlock", options) if options else None


def airlock_chosen(state: Ark, frame: Frame, step: OpenAirlock, seat: int, picked: tuple[Raw, ...]) -> None:
    room = picked[0][1]
    emit(state, (AIRLOCK_OPENED, seat, room))
    units = state.rooms[room].units.copy()
    for other in range(FIRST_NEUTRAL_UNIT):
        if units[other]:
            wound(state, other, room, (units[other], 0, 0))
    if units[ROBOTS] or units[MERCENARIES]:
        wound(state, seat, room, (0, units[ROBOTS], units[MERCENARIES]))


def counter_options(state: Ark, frame: Frame, step: MoveCounter, seat: int) -> Choice | None:
    moves = state.rules.hook("counter moves")
    return None if moves is None else Choice(PICK, "counter", moves(state, step.most))


def counter_chosen(state: Ark, frame: Frame, step: MoveCounter, seat: int, picked: tuple[Raw, ...]) -> None:
    state.rules.hook("move counter")(state, seat, picked[0])


def describe_counter(rules: Rules, step: MoveCounter) -> str:
    """Nothing where no mode brings a counter."""
    return "" if rules.hook("counter moves") is None else f"move the counter by up to {step.most}"


def gain_steps(use: Use) -> tuple[Step, ...]:
    n = use.number("n")
    return (TakeOneType(n) if use.number("type") < 0 else Gain(n, use.number("type")),)


EFFECTS: Final[dict[str, Callable[[Use], tuple[Step, ...]]]] = {
    "do_move": lambda use: (DoLine(((LEFT_MOVE, use.number("n")),)),),
    "do_teleport_any": lambda use: (DoLine(((LEFT_TELEPORT_ANY, use.number("n")),)),),
    "do_route": lambda use: (DoLine(((LEFT_EXTRA_ROUTE, use.number("n")),)),),
    "do_engineer_remote": lambda use: (DoLine(((LEFT_ENGINEER + 1, use.number("n")),)),),
    "do_engineer_free": lambda use: (DoLine(((LEFT_ENGINEER + 2, use.number("n")),)),),
    "do_militarize": lambda use: (RaiseArsenal(use.number("n")),),
    "do_discover": lambda use: (Discover(use.number("keep"), use.number("draw")),),
    "do_awake_free": lambda use: (WakeUnit(use.number("n")),),
    "do_heal_all": lambda use: (HealAll(),),
    "gain": gain_steps,
    "convert_to_mt": lambda use: (SwapForMetamorphite(use.number("max")),),
    "architect": lambda use: (SwapRooms(),),
    "wild_action": lambda use: (PerformAnyLine(),),
    "open_airlock": lambda use: (OpenAirlock(),),
    "return_to_hand": lambda use: (),
    "fallout_shift": lambda use: (MoveCounter(use.number("max")),),
}


def use_procedures(pack: Pack) -> dict[str, tuple[Step, ...]]:
    """The procedure of every artifact's one-time use."""
    return {
        f"use {artifact.id}": tuple([step for use in artifact.use for step in EFFECTS[use.id](use)])
        for artifact in pack.artifacts
    }


CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(SwapRooms, swap_options, swap_chosen, lambda rules, step: "ARCHITECT: swap two outer rooms"),
    Chooser(MoveCounter, counter_options, counter_chosen, describe_counter),
    Chooser(OpenAirlock, airlock_options, airlock_chosen, lambda rules, step: "OPEN AIRLOCK in one outer room"),
)

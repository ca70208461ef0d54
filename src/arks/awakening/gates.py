"""Placing transport gates once the room deck is used up (rulebook p. 18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.board import gate_cells, repair_cells
from arks.awakening.explore import put_room
from arks.awakening.state import Ark
from arks.awakening.words import GATE_PLACED, O_PLACE
from arks.kernel.asks import PLACE, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, rebind
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import As, Let, While
from arks.kernel.words import Raw


@dataclass(frozen=True)
class BottomTileShown(Expression):
    """1 when the deck ran out in this turn."""


@dataclass(frozen=True)
class GateFits(Expression):
    """1 while a gate may be placed somewhere."""


@dataclass(frozen=True)
class RoomsCutOff(Expression):
    """1 while units cannot reach every room."""


@dataclass(frozen=True)
class Placer(Expression):
    """Whose gate it is: clockwise from the last-explorer."""


@dataclass(frozen=True)
class LastExplorer(Expression):
    """The seat that placed the last room."""


@dataclass(frozen=True)
class PlaceGate(Step):
    """Place a gate where the constraints allow."""


@dataclass(frozen=True)
class PlaceConnectingGate(Step):
    """Place a gate beside a region that is cut off, constraints ignored."""


@dataclass(frozen=True)
class GatesDone(Step):
    """Play resumes."""


def bottom_tile_shown(state: Ark, frame: Frame, step: BottomTileShown) -> int:
    return 1 if state.last_explorer >= 0 else 0


def gate_fits(state: Ark, frame: Frame, step: GateFits) -> int:
    return 1 if gate_cells(state) else 0


def rooms_cut_off(state: Ark, frame: Frame, step: RoomsCutOff) -> int:
    return 1 if repair_cells(state) else 0


def placer(state: Ark, frame: Frame, step: Placer) -> int:
    return (state.last_explorer + bound(state, frame, "placed")) % state.boards


def last_explorer(state: Ark, frame: Frame, step: LastExplorer) -> int:
    return state.last_explorer


def gate_options(state: Ark, frame: Frame, step: PlaceGate, seat: int) -> Choice:
    return Choice(PLACE, "place-gate", [(O_PLACE, cell) for cell in gate_cells(state)])


def connecting_options(state: Ark, frame: Frame, step: PlaceConnectingGate, seat: int) -> Choice:
    return Choice(PLACE, "place-connecting-gate", [(O_PLACE, cell) for cell in repair_cells(state)])


def gate_chosen(state: Ark, frame: Frame, step: Step, seat: int, picked: tuple[Raw, ...]) -> None:
    placed = put_room(state, state.pack.gate, picked[0][1], 0)
    rebind(state, frame, "placed", bound(state, frame, "placed") + 1)
    emit(state, (GATE_PLACED, seat, placed, picked[0][1]))


def run_gates_done(state: Ark, frame: Frame, step: GatesDone) -> None:
    state.last_explorer = -2


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "gates": (
        Let("placed", 0),
        While(GateFits(), (As(Placer(), (PlaceGate(),)),)),
        While(RoomsCutOff(), (As(LastExplorer(), (PlaceConnectingGate(),)),)),
        GatesDone(),
    ),
}
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(BottomTileShown, bottom_tile_shown, lambda rules, step: "the Bottom Tile is revealed"),
    Amount(GateFits, gate_fits, lambda rules, step: "a gate fits"),
    Amount(RoomsCutOff, rooms_cut_off, lambda rules, step: "rooms are cut off"),
    Amount(Placer, placer, lambda rules, step: "next clockwise"),
    Amount(LastExplorer, last_explorer, lambda rules, step: "last-explorer"),
)
VERBS: Final[tuple[Verb, ...]] = (Verb(GatesDone, run_gates_done, lambda rules, step: "go on playing"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(PlaceGate, gate_options, gate_chosen, lambda rules, step: "place a transport gate"),
    Chooser(PlaceConnectingGate, connecting_options, gate_chosen, lambda rules, step: "connect what is cut off"),
)

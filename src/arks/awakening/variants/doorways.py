"""Doorways between rooms, the seals on them, and guarded rooms (003:L1932-1963).

A seal lies on an edge of the grid, so it stays where it is when rooms trade places. An edge is a pair of numbers:
two cells, the lower one first, or ``-1 - seat`` and the cell of a door of that seat's biodome.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.board import beside
from arks.awakening.control import commanders, foes, rooms_with_units, truce, units_here
from arks.awakening.state import FIRST_NEUTRAL_UNIT, Ark, note, noted, numbers_in
from arks.awakening.tables import GATE
from arks.awakening.turn import ChooseLine
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame

NOTE: Final = "seals"  # two numbers of an edge and the seat of the cube on it, by turns
STOOD: Final = "stood"  # whose turn it is; then rooms that it shared with opponents at its start, and how many units
ALL: Final = 1 << 30  # units: more than there are

Edge = tuple[int, int]
NO_EDGE: Final[Edge] = (0, 0)


@dataclass(frozen=True)
class NoteMeetings(Step):
    """Note which units share a room with opponents: they do not move through it when they leave."""


def edge_between(state: Ark, one: int, other: int) -> Edge:
    """The doorway between two adjacent rooms; `NO_EDGE` where only gates connect them (ruling G-56)."""
    if one >= state.boards and other < state.boards:
        one, other = other, one
    cell = state.rooms[other].cell
    if one < state.boards:
        return (-1 - one, cell) if other in state.near[one] else NO_EDGE
    start = state.rooms[one].cell
    return (min(start, cell), max(start, cell)) if cell in beside(state, start) else NO_EDGE


def seals(state: Ark) -> dict[Edge, int]:
    """Whose cube lies on each sealed doorway."""
    flat = noted(state, NOTE)
    return {(flat[at], flat[at + 1]): flat[at + 2] for at in range(0, len(flat), 3)}


def set_seals(state: Ark, wanted: dict[Edge, int]) -> None:
    note(state, NOTE, *[number for edge in sorted(wanted) for number in (*edge, wanted[edge])])


def rooms_of(state: Ark, edge: Edge) -> tuple[int, int]:
    """The rooms on both sides of a doorway."""
    one, other = edge
    return (-1 - one if one < 0 else state.at[one], state.at[other])


def is_sealed(state: Ark, seat: int, source: int, target: int) -> bool:
    """Whether a cube of an opponent keeps the units of a seat from a step."""
    found = seals(state)
    if not found:
        return False
    owner = found.get(edge_between(state, source, target), -1)
    if owner < 0 or not foes(state, seat) >> owner & 1:
        return False
    gates = [state.pack.rooms[state.rooms[number].kind].cls == GATE for number in (source, target)]
    return not all(gates)  # from gate to gate there is another way


def guards(state: Ark, seat: int, number: int) -> int:
    """Units of opponents in a room; neutral ones count unless the seat commands them too."""
    room = state.rooms[number]
    against = foes(state, seat)
    total = sum([room.units[owner] for owner in numbers_in(against)])
    for neutral in range(2):
        n = room.units[FIRST_NEUTRAL_UNIT + neutral]
        if n:
            mask = commanders(state)[neutral]
            if mask & against and not mask >> seat & 1:
                total += n
    return total


def is_guarded(state: Ark, seat: int, number: int) -> bool:
    """Whether so many opponents' units are in a room that units of a seat do not move through it (003:L1959)."""
    if number < state.boards or truce(state):
        return False
    return guards(state, seat, number) >= state.pack.complexity.guard


def run_note_meetings(state: Ark, frame: Frame, step: NoteMeetings) -> None:
    seat = frame.seat
    met: list[int] = []
    for number in numbers_in(rooms_with_units(state, seat)):
        if number >= state.boards and guards(state, seat, number):
            met += [number, sum(units_here(state, seat, number))]
    if met or noted(state, STOOD):
        note(state, STOOD, *([seat, *met] if met else []))


def stood(state: Ark, seat: int, number: int) -> int:
    """How many units were in a room with opponents when the turn of their seat began, and have not left it."""
    flat = noted(state, STOOD)
    if not flat or flat[0] != seat or number not in flat[1::2]:
        return 0
    return flat[2 + 2 * flat[1::2].index(number)]


def units_left(state: Ark, seat: int, source: int, n: int) -> None:
    left = stood(state, seat, source)
    if left:
        flat = list(noted(state, STOOD))
        flat[2 + 2 * flat[1::2].index(source)] = max(0, left - n)
        note(state, STOOD, *flat)


def is_holding(state: Ark, seat: int, number: int) -> bool:
    """Whether all units of a seat must stay in a guarded room, whichever way they would leave it (ruling R-26)."""
    return is_guarded(state, seat, number) and not stood(state, seat, number)


def may_leave(state: Ark, seat: int, number: int) -> int:
    """How many units of a seat may go on from a room."""
    return stood(state, seat, number) if is_guarded(state, seat, number) else ALL


def audit(state: Ark) -> str:
    flat = noted(state, NOTE)
    if len(flat) % 3 or len(seals(state)) * 3 != len(flat):
        return "a doorway is sealed once"
    for (one, other), seat in seals(state).items():
        if not 0 <= seat < state.boards or not -state.boards <= one < other < len(state.at) or other < 0:
            return "seals are cubes of players on doorways"
        first, second = rooms_of(state, (one, other))
        if first < 0 or second < 0 or edge_between(state, first, second) != (one, other):
            return "seals lie between two rooms"
    met = noted(state, STOOD)
    if met and (len(met) % 2 == 0 or not 0 <= met[0] < state.boards):
        return "units stood in rooms at the start of a player's turn"
    if not all([state.boards <= room < len(state.rooms) for room in met[1::2]]) or any([n < 0 for n in met[2::2]]):
        return "units stood with opponents in outer rooms"
    return ""


MODULE: Final[Module] = Module(
    "doorways",
    patches=(Patch("turn", "before", ChooseLine, (NoteMeetings(),)),),
    verbs=(Verb(NoteMeetings, run_note_meetings, lambda rules, step: "note who met whom"),),
    hooks={
        "barred steps": is_sealed,
        "held units": is_holding,
        "units that may leave": may_leave,
        "units left": units_left,
        "audit": audit,
    },
)

"""Subspace bombs: PLACE BOMBS and EXPLODE BOMBS (003:L371, L1330; ruling G-58)."""

from __future__ import annotations

from typing import Final

from arks.awakening.combat import wound
from arks.awakening.control import rooms_with_units
from arks.awakening.line import LEFT_BOMBS, LEFT_EXPLODE, TakeAction, spend
from arks.awakening.state import FIRST_NEUTRAL_UNIT, Ark, note, noted, numbers_in
from arks.awakening.tables import MERCENARIES, ROBOTS
from arks.awakening.variants.factions import faction_of
from arks.awakening.words import BOMB, BOMB_EXPLODED, BOMB_PLACED, EXPLODE
from arks.kernel.events import emit
from arks.kernel.rules import Module
from arks.kernel.state import Frame
from arks.kernel.words import Raw


def bombs_of(state: Ark, seat: int) -> tuple[int, ...]:
    """The rooms with a bomb of this seat."""
    return noted(state, f"bombs {seat}")


def bombs_left(state: Ark, seat: int) -> int:
    faction = faction_of(state, seat)
    return 0 if faction is None else faction.bombs - len(bombs_of(state, seat))


def list_bombs(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    placed = bombs_of(state, seat)
    if left[LEFT_BOMBS] and bombs_left(state, seat):
        rooms = numbers_in(rooms_with_units(state, seat))
        options += [(BOMB, room) for room in rooms if room >= state.boards and room not in placed]
    if left[LEFT_EXPLODE]:
        options += [(EXPLODE, room) for room in placed]


def place(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    spend(state, frame, LEFT_BOMBS)
    note(state, f"bombs {seat}", *sorted([*bombs_of(state, seat), option[1]]))
    emit(state, (BOMB_PLACED, seat, option[1]))


def explode(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    """All units in the room are wounded, own ones too; nobody wins a battle by it."""
    room = option[1]
    note(state, f"bombs {seat}", *[other for other in bombs_of(state, seat) if other != room])
    emit(state, (BOMB_EXPLODED, seat, room))
    units = state.rooms[room].units.copy()
    for owner in range(FIRST_NEUTRAL_UNIT):
        if units[owner]:
            wound(state, owner, room, (units[owner], 0, 0))
    if units[ROBOTS] or units[MERCENARIES]:
        wound(state, seat, room, (0, units[ROBOTS], units[MERCENARIES]))


def audit(state: Ark) -> str:
    for seat in range(state.boards):
        rooms = bombs_of(state, seat)
        if len(set(rooms)) < len(rooms) or not all([state.boards <= room < len(state.rooms) for room in rooms]):
            return "bombs lie in outer rooms, one in each"
        if bombs_left(state, seat) < 0:
            return "no more bombs than the faction has"
    return ""


TAKERS: Final[dict[int, TakeAction]] = {BOMB: place, EXPLODE: explode}
MODULE: Final[Module] = Module("bombs", hooks={"line actions": list_bombs, "line takers": TAKERS, "audit": audit})

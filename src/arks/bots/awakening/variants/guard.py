"""Keeping opponents away: what bombs and sealed doorways are good for, and what a fight takes on a B-side."""

from __future__ import annotations

from arks.awakening.control import benefits, foes
from arks.awakening.state import Ark, numbers_in
from arks.awakening.tables import (
    COMBAT_PER_UNIT,
    COMBAT_WITH_CUBE,
    DEFENCE,
    DEFENCE_PER_UNIT,
    DEFENCE_WITH_CUBE,
)
from arks.awakening.variants.bombs import bombs_of
from arks.awakening.variants.factions import faction_of
from arks.bots.awakening import weights
from arks.bots.awakening.variants.ways import FactionDistances


class Guard:
    """One seat's rooms at work, and who could disturb it there. What others are able to do is looked up once."""

    def __init__(self, state: Ark, seat: int) -> None:
        self.seat = seat
        self.rivals = [rival for rival in numbers_in(foes(state, seat)) if rival < len(state.players)]
        self.theirs = {rival: benefits(state, rival) for rival in self.rivals}
        self.ways = {rival: FactionDistances(state, rival) for rival in self.rivals}
        faction = faction_of(state, seat)
        self.has_bombs = faction is not None and faction.bombs > 0
        self.has_seals = "barred steps" in state.rules.hooks

    def exposed(self, state: Ark, own: tuple[int, ...], rooms: list[int]) -> list[int]:
        """Of some rooms with units of the seat those that a stronger opponent could enter next."""
        found: list[int] = []
        arsenal = state.players[self.seat].arsenal
        for rival in self.rivals:
            strength = state.players[rival].arsenal
            if strength <= arsenal:
                continue
            ways = self.ways[rival]
            ways.look(state)
            for room in rooms:
                units = state.rooms[room].units[self.seat]
                if not units or strength < own[DEFENCE_PER_UNIT] * units + own[DEFENCE]:
                    continue
                moves = ways.to(state, room)
                for stand in numbers_in(state.standing[rival]):
                    if moves[stand] <= weights.RAID and room not in found:
                        found.append(room)
        return found

    def open_turns(self, state: Ark, own: tuple[int, ...], rooms: list[int]) -> float:
        """Turns that raids on the rooms at work may cost; bombs that lie there take some off."""
        turns = 0.0
        if self.has_seals:
            turns += weights.RAIDED * len(self.exposed(state, own, rooms))
        if self.has_bombs:
            placed = bombs_of(state, self.seat)
            turns -= weights.BOMB * len([room for room in rooms if room in placed])
        return turns

    def to_beat(self, state: Ark, own: tuple[int, ...], room: int) -> int:
        """The arsenal that beats every opponent in a room, with one unit and no card."""
        there = state.rooms[room]
        needed = 0
        for rival in self.rivals:
            units = there.units[rival]
            if units:
                theirs = self.theirs[rival]
                defence = theirs[DEFENCE_PER_UNIT] * units + theirs[DEFENCE]
                strength = state.players[rival].arsenal + theirs[COMBAT_PER_UNIT] * units
                if rival in there.cubes:
                    defence += theirs[DEFENCE_WITH_CUBE]
                    strength += theirs[COMBAT_WITH_CUBE]
                strength += 1 - own[COMBAT_PER_UNIT]
                if self.seat in there.cubes:
                    strength -= own[COMBAT_WITH_CUBE]
                needed = max(needed, defence, strength)
        return needed

    def may_blast(self, state: Ark, room: int) -> bool:
        """Whether a bomb of the seat lies in a room."""
        return self.has_bombs and room in bombs_of(state, self.seat)

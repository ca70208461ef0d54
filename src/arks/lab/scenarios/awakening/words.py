"""Answers and events of Ark: Awakening in words: ``move RoomA to RoomB``, ``pay 3 Ti``, ``act Production, EXPLOIT``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arks.awakening import words as w
from arks.awakening.state import Ark
from arks.awakening.tables import Conversion
from arks.kernel.words import CARD, SEAT, Kind, Raw, Word
from arks.lab.scenarios.awakening import names
from arks.lab.scenarios.awakening.fallout import objective_words
from arks.lab.scenarios.awakening.names import SIDES, Names
from arks.lab.scenarios.language import Meaning, Reader
from arks.lab.scenarios.naming import Tokens, called, one, plain, split

COUNTED: Final = {
    w.OWN: ("own", "unit", "units"),
    w.ROBOT: ("robot", "robots"),
    w.MERCENARY: ("mercenary", "mercenaries"),
}


GUARDIANS: Final = 9  # there are never more


class ShipReader(Reader):
    """Understands the words of one seat, or of an event, at one moment of the game."""

    exact = ("pay", "units")

    def __init__(self, state: Ark, rooms: Names, seat: int | None) -> None:
        super().__init__(state)
        self.state = state
        self.pack = state.pack
        # An event speaks of the seat whose turn it is.
        whose = seat if seat is not None else max(state.active, 0)
        self.board = state.players[whose].board if whose < len(state.players) else state.pack.board
        self.rooms = rooms
        self.known_rooms = rooms.rooms(state, seat)
        self.cards: dict[int, list[Tokens]] = {}
        for uid in range(len(state.cards.face)):
            self.cards[uid] = [plain(names.card_name(state, uid)), ("card", str(uid))]

    def complete(self, word: Word, filled: Meaning) -> Meaning:
        """Of units that are counted by kind, those not named are 0."""
        counted = any([word.kind(place) in COUNTED for place in filled])
        return {place: frozenset({0}) for place, kind in enumerate(word.kinds) if counted and kind in COUNTED} | filled

    def things(self, kind: Kind, chunk: Tokens, word: Word, filled: Meaning) -> list[int]:
        """What some words can mean as an argument of a kind."""
        if kind is w.ROOM:
            return one(called(chunk, self.known_rooms))
        if kind is CARD:
            return self.same_card(called(chunk, self.cards))
        if kind is w.CELL:
            return self.cells(chunk)
        if kind is w.LINE:
            section = next((numbers for place, numbers in filled.items() if word.kind(place) is w.SECTION), None)
            return called(chunk, names.line_names(self.board, min(section))) if section else []
        if kind in COUNTED:
            counts = chunk[0].isdigit() and (chunk[1:] == () if kind is w.OWN else False)
            return (
                [int(chunk[0])] if counts or (chunk[0].isdigit() and chunk[1:] in [(n,) for n in COUNTED[kind]]) else []
            )
        if kind is w.CONVERSION:
            return called(chunk, {i: [plain(conversion_words(c))] for i, c in enumerate(self.pack.conversions)})
        catalogue = self.catalogue(kind)
        if catalogue is not None:
            return one(called(chunk, catalogue))
        return [int(chunk[0])] if len(chunk) == 1 and chunk[0].isdigit() else []

    def catalogue(self, kind: Kind) -> Mapping[int, list[Tokens]] | None:
        """The names of a kind that does not depend on the table."""
        if kind is w.SECTION:
            return names.sections(self.pack)
        if kind is w.TARGET:
            return names.targets(self.pack)
        if kind is w.ACHIEVEMENT:
            return names.achievements(self.pack)
        if kind is w.PUBLIC_OBJECTIVE:
            return objective_words(self.state)
        if kind is SEAT:
            owners = max(self.state.rules.players, self.state.enemy + 1)
            known: dict[int, list[Tokens]] = {seat: [(w.SEAT_COLOURS[seat],)] for seat in range(owners)}
            if self.state.enemy >= 0:
                known[self.state.enemy].append(("enemy",))
            return known
        if kind is w.AIM:
            return names.aims(self.pack)
        if kind is w.ENEMY_ACTION:
            return names.enemy_actions(self.pack)
        if kind is w.GUARDIAN:
            return {n: [(str(n + 1),), ("guardian", str(n + 1))] for n in range(GUARDIANS)}
        if kind is w.COLOUR:
            return {n: [(colour,), (colour, "cylinder")] for n, colour in enumerate(w.CYLINDER_COLOURS)}
        return {n: [split(name)] for n, name in enumerate(kind.names)} if kind.names else None

    def same_card(self, uids: list[int]) -> list[int]:
        """Copies of one card are one thing to a scenario."""
        faces = {(self.state.cards.back[uid], self.state.cards.face[uid]) for uid in uids}
        return uids if len(faces) == 1 else []

    def cells(self, chunk: Tokens) -> list[int]:
        if len(chunk) == 1:
            cell = names.cell_called(self.state, chunk[0])
        elif chunk[0] in SIDES and len(one(called(chunk[1:], self.known_rooms))) == 1:
            room = called(chunk[1:], self.known_rooms)[0]
            cell = names.cell_beside(self.state, self.state.rooms[room].cell, chunk[0])
        else:
            cell = -1
        return [cell] if cell >= 0 else []

    def name(self, kind: Kind, number: int, raw: Raw) -> str:
        if kind is w.ROOM:
            return self.rooms.of_room(self.state, number) if 0 <= number < len(self.state.rooms) else str(number)
        if kind is CARD:
            return names.card_name(self.state, number)
        if kind is w.CELL:
            return names.cell_name(self.state, number)
        if kind is w.LINE:
            return " ".join(names.line_names(self.board, raw[-2])[number][0])
        if kind in COUNTED:
            return f"{number} {COUNTED[kind][-1]}" if number else ""
        if kind is w.CONVERSION:
            return conversion_words(self.pack.conversions[number])
        catalogue = self.catalogue(kind)
        return " ".join(catalogue[number][0]) if catalogue is not None else str(number)


def conversion_words(conversion: Conversion) -> str:
    what = "route" if conversion.routes else "Mt"
    give = conversion.give
    cost = names.cost_words(give) if len(give.types) == 1 else f"{give.n} same"
    return f"{cost} for {conversion.n} {what}"

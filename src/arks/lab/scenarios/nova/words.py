"""Answers and events of Ark Nova in words: ``act build``, ``place 3-2 3-3``, ``play Lion``, ``house enclosure4``."""

from __future__ import annotations

from arks.kernel.words import CARD, EFFECT, SEAT, Kind, Raw, Word
from arks.lab.scenarios.language import Meaning, Reader
from arks.lab.scenarios.naming import Tokens, called, one, split
from arks.lab.scenarios.nova import names
from arks.nova import words as w
from arks.nova.state import BACK_SCORING, Zoo


class ZooReader(Reader):
    """Understands the words of one seat, or of an event, at one moment of the game."""

    def __init__(self, state: Zoo, seat: int | None) -> None:
        super().__init__(state)
        self.state = state
        self.seat = seat
        self.effects = self.words.words[EFFECT].kinds[0]
        self.catalogue: dict[Kind, names.Named] = {
            w.SHAPE: names.shapes(state.pack),
            w.MAP: names.maps(state.pack),
            w.LEVEL: names.LEVEL_NAMES,
            w.TILE: {place: [split(names.tile_name(state.pack, tile))] for place, tile in enumerate(state.tiles)},
            SEAT: {seat: [(w.SEAT_COLOURS[seat],)] for seat in range(state.rules.players)},
            self.effects: names.procedures(state),
        }
        self.zoo_cards = names.zoo_cards(state.pack)
        self.scoring_cards = names.scoring_cards(state.pack)

    # --- from words

    def things(self, kind: Kind, chunk: Tokens, word: Word, filled: Meaning) -> list[int]:
        if kind is CARD:
            return self.cards(chunk)
        if len(chunk) > 1 and chunk[0] == kind.prefix and kind is not w.MAP:  # an id; maps have numbers for names
            return self.numbered(kind, chunk[1:]) or self.things(kind, chunk[1:], word, filled)
        if kind is w.CELL:
            if len(chunk) != 2:  # a number alone could be half of a space
                return []
            cell = names.cell_at(chunk[0], chunk[1])
            return [cell] if cell >= 0 else self.numbered(kind, chunk)
        if kind is w.BUILDING:
            return names.building_called(self.state, self.owner(filled), chunk) or self.numbered(kind, chunk)
        known = self.catalogue.get(kind)
        if known is None and kind.names:
            known = self.catalogue[kind] = names.listed(kind.names)
        if known is not None:
            found = called(chunk, known)
            if kind is not self.effects:  # one card may have several effects waiting
                found = one(found)
            return found or self.numbered(kind, chunk)
        return self.numbered(kind, chunk)

    def numbered(self, kind: Kind, chunk: Tokens) -> list[int]:
        return [int(chunk[0])] if len(chunk) == 1 and chunk[0].isdigit() and not kind.names else []

    def cards(self, chunk: Tokens) -> list[int]:
        """Every card is there once, so its name is one uid."""
        cards = self.state.cards
        if len(chunk) == 2 and chunk[0] == "card" and chunk[1].isdigit() and int(chunk[1]) < len(cards.face):
            return [int(chunk[1])]
        faces = names.faces_called(self.zoo_cards, chunk)
        scoring = [] if faces else names.faces_called(self.scoring_cards, chunk)
        return [
            uid
            for uid, face in enumerate(cards.face)
            if face in (scoring if cards.back[uid] == BACK_SCORING else faces)
        ]

    def owner(self, filled: Meaning) -> int:
        """Whose map is meant: of the seat that an event names, else of the one that speaks."""
        if self.seat is None and 0 in filled and len(filled[0]) == 1:
            return min(filled[0])
        return self.state.active if self.seat is None else self.seat

    def fits(self, raw: Raw, number: int, meaning: Meaning) -> bool:
        """Spaces may be named in any order."""
        if raw[0] != number or w.CELL not in self.words.words[number].kinds:
            return super().fits(raw, number, meaning)
        first = self.words.words[number].kinds.index(w.CELL)
        spaces = {min(numbers) for place, numbers in meaning.items() if place >= first}
        return spaces <= set(raw[first + 1 :]) and all(
            [place >= first or raw[place + 1] in numbers for place, numbers in meaning.items()]
        )

    # --- to words

    def name(self, kind: Kind, number: int, raw: Raw) -> str:
        if kind is CARD:
            return names.card_name(self.state, number)
        if kind is w.CELL:
            return names.cell_name(number)
        if kind is w.BUILDING:
            return f"building {number}"
        known = self.catalogue.get(kind)
        if known is not None and number in known:
            return " ".join(known[number][0])
        if kind.names:
            return kind.names[number]
        return f"{kind.prefix} {number}".strip()

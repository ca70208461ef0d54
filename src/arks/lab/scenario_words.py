"""Answers and events in words: ``move RoomA to RoomB``, ``pay 3 Ti``, ``act Production, EXPLOIT``.

A text is a verb and names of its arguments in any order; arguments left out stand for any. What it can mean is found
first and compared with what is offered then, so that a word nobody knows is never mistaken for a thing not allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from arks.awakening import words as w
from arks.awakening.state import Ark
from arks.awakening.tables import Conversion
from arks.kernel.asks import Ask
from arks.kernel.words import CARD, SEAT, Kind, Raw, Word
from arks.lab import scenario_names as names
from arks.lab.scenario_names import SIDES, Names, Tokens, called, plain, split
from arks.lab.scenario_reading import BadScenario

Meaning = dict[int, frozenset[int]]  # by place of the argument, what it may be; a place left out may be anything
COUNTED: Final = {
    w.OWN: ("own", "unit", "units"),
    w.ROBOT: ("robot", "robots"),
    w.MERCENARY: ("mercenary", "mercenaries"),
}
EXACT: Final = ("pay", "units")  # nothing may be left out of these


class Reader:
    """Understands the words of one seat, or of an event, at one moment of the game."""

    def __init__(self, state: Ark, rooms: Names, seat: int | None) -> None:
        self.state = state
        self.pack = state.pack
        self.rooms = rooms
        self.known_rooms = rooms.rooms(state, seat)
        self.cards: dict[int, list[Tokens]] = {}
        for uid in range(len(state.cards.face)):
            self.cards[uid] = [plain(names.card_name(state, uid)), ("card", str(uid))]

    # --- from words

    def meanings(self, text: str, verbs: Sequence[int]) -> list[tuple[int, Meaning]]:
        """What a text can mean: words by number, with their arguments. Without a verb, any of ``verbs`` is meant."""
        tokens = split(text)
        found: list[tuple[int, Meaning]] = []
        best = 0
        for number, word in enumerate(self.state.rules.words.words):
            verb = split(word.name)
            if tokens[: len(verb)] == verb and len(verb) >= best:
                rest = [token for token in tokens[len(verb) :] if token not in names.FILLERS]
                meant = [(number, meaning) for meaning in self.arguments(word, tuple(rest), {})]
                if meant:
                    found = meant if len(verb) > best else found + meant
                    best = len(verb)
        if not found:
            for number in verbs:
                word = self.state.rules.words.words[number]
                found += [(number, meaning) for meaning in self.arguments(word, plain(text), {})]
        return found

    def arguments(self, word: Word, tokens: Tokens, filled: Meaning) -> Iterator[Meaning]:
        """Every way to read some words as arguments. Kinds stand in any order; places of one kind fill in theirs."""
        if not tokens:
            counted = any([word.kind(place) in COUNTED for place in filled])
            yield {
                place: frozenset({0}) for place, kind in enumerate(word.kinds) if counted and kind in COUNTED
            } | filled
            return
        tried: list[Kind] = []
        for place in range(len(word.kinds) + len(tokens) if word.kinds else 0):
            kind = word.kind(place)
            if place in filled or kind in tried:
                continue
            tried.append(kind)
            for length in range(len(tokens), 0, -1):
                meant = self.things(kind, tokens[:length], word, filled)
                if meant:
                    yield from self.arguments(word, tokens[length:], filled | {place: frozenset(meant)})

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
            return called(chunk, names.line_names(self.pack, min(section))) if section else []
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
        if kind is SEAT:
            return {seat: [(w.SEAT_COLOURS[seat],)] for seat in range(self.state.rules.players)}
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

    # --- answers

    def offered(self, text: str, ask: Ask) -> list[Raw]:
        """The options of an ask that a text can mean; exact ones only, where there are some."""
        options = ask.choice.options
        meant = self.meanings(text, list(dict.fromkeys([raw[0] for raw in options])))
        if not meant:
            raise BadScenario(f"nobody knows what {text!r} means as an answer to {ask.prompt}")
        found = [raw for raw in options if any([self.fits(raw, *meaning) for meaning in meant])]
        exact = [
            raw for raw in found if any([len(meaning) == len(raw) - 1 for number, meaning in meant if number == raw[0]])
        ]
        return exact or found

    def known(self, text: str, ask: Ask) -> bool:
        """Whether a text means anything at all, offered or not."""
        return bool(self.meanings(text, [raw[0] for raw in ask.choice.options]))

    def fits(self, raw: Raw, number: int, meaning: Meaning) -> bool:
        if raw[0] != number or (self.state.rules.words.words[number].name in EXACT and len(meaning) != len(raw) - 1):
            return False
        return all([place + 1 < len(raw) and raw[place + 1] in numbers for place, numbers in meaning.items()])

    def alike(self, raws: list[Raw]) -> bool:
        """Whether options differ in nothing but copies of one card."""
        return len({self.phrase(raw) for raw in raws}) <= 1

    def guess(self, text: str, verbs: Sequence[int]) -> Raw:
        """The option a text would be if it were offered."""
        number, meaning = self.meanings(text, verbs)[0]
        return (number, *[min(meaning.get(place, frozenset({0}))) for place in range(max(meaning, default=-1) + 1)])

    # --- to words

    def phrase(self, raw: Raw) -> str:
        """An option or event as a scenario would write it."""
        word = self.state.rules.words.words[raw[0]]
        parts = [word.name]
        for place in range(1, len(raw)):
            parts.append(self.name(word.kind(place - 1), raw[place], raw))
        return " ".join([part for part in parts if part])

    def name(self, kind: Kind, number: int, raw: Raw) -> str:
        if kind is w.ROOM:
            return self.rooms.of_room(self.state, number) if 0 <= number < len(self.state.rooms) else str(number)
        if kind is CARD:
            return names.card_name(self.state, number)
        if kind is w.CELL:
            return names.cell_name(self.state, number)
        if kind is w.LINE:
            return " ".join(names.line_names(self.pack, raw[-2])[number][0])
        if kind in COUNTED:
            return f"{number} {COUNTED[kind][-1]}" if number else ""
        if kind is w.CONVERSION:
            return conversion_words(self.pack.conversions[number])
        catalogue = self.catalogue(kind)
        return " ".join(catalogue[number][0]) if catalogue is not None else str(number)


def one(numbers: list[int]) -> list[int]:
    """A name that several things share names none of them."""
    return numbers if len(numbers) == 1 else []


def conversion_words(conversion: Conversion) -> str:
    what = "route" if conversion.routes else "Mt"
    give = conversion.give
    cost = names.cost_words(give) if len(give.types) == 1 else f"{give.n} same"
    return f"{cost} for {conversion.n} {what}"

"""Answers and events in words: ``move RoomA to RoomB``, ``build enclosure3``, ``act Production, EXPLOIT``.

A text is a verb and names of its arguments in any order; arguments left out stand for any. What it can mean is found
first and compared with what is offered then, so that a word nobody knows is never mistaken for a thing not allowed.
The verbs are the words of the game; a game's own reader knows what its arguments are called.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from arks.kernel.asks import Ask
from arks.kernel.state import State
from arks.kernel.words import Kind, Raw, Word
from arks.lab.scenarios.naming import FILLERS, Tokens, plain, split
from arks.lab.scenarios.reading import BadScenario

Meaning = dict[int, frozenset[int]]  # by place of the argument, what it may be; a place left out may be anything


class Reader(ABC):
    """Understands the words of one seat, or of an event, at one moment of the game."""

    exact: tuple[str, ...] = ()  # words of which nothing may be left out

    def __init__(self, state: State) -> None:
        self.words = state.rules.words

    @abstractmethod
    def things(self, kind: Kind, chunk: Tokens, word: Word, filled: Meaning) -> list[int]:
        """What some words can mean as an argument of a kind."""

    @abstractmethod
    def name(self, kind: Kind, number: int, raw: Raw) -> str:
        """An argument as a scenario would write it."""

    def complete(self, word: Word, filled: Meaning) -> Meaning:
        """What a text means when all of it is read: a game may fill in what goes without saying."""
        return filled

    # --- from words

    def meanings(self, text: str, verbs: Sequence[int]) -> list[tuple[int, Meaning]]:
        """What a text can mean: words by number, with their arguments. Without a verb, any of ``verbs`` is meant."""
        tokens = split(text)
        found: list[tuple[int, Meaning]] = []
        best = 0
        for number, word in enumerate(self.words.words):
            verb = split(word.name)
            if tokens[: len(verb)] == verb and len(verb) >= best:
                rest = [token for token in tokens[len(verb) :] if token not in FILLERS]
                meant = [(number, meaning) for meaning in self.arguments(word, tuple(rest), {})]
                if meant:
                    found = meant if len(verb) > best else found + meant
                    best = len(verb)
        if not found:
            for number in verbs:
                word = self.words.words[number]
                found += [(number, meaning) for meaning in self.arguments(word, plain(text), {})]
        return found

    def arguments(self, word: Word, tokens: Tokens, filled: Meaning) -> Iterator[Meaning]:
        """Every way to read some words as arguments. Kinds stand in any order; places of one kind fill in theirs."""
        if not tokens:
            yield self.complete(word, filled)
            return
        tried: list[Kind] = []
        for place in range(len(word.kinds) + len(filled) + 1 if word.kinds else 0):
            kind = word.kind(place)
            if place in filled or kind in tried:
                continue
            tried.append(kind)
            for length in range(len(tokens), 0, -1):
                meant = self.things(kind, tokens[:length], word, filled)
                if meant:
                    yield from self.arguments(word, tokens[length:], filled | {place: frozenset(meant)})

    def drawn(self, text: str) -> list[str]:
        """The ids of the drawn things a text can mean; a first word like "card" or "cell" says of which kind."""
        tokens = plain(text)
        kinds = {kind for word in self.words.words for kind in word.kinds if kind.drawn}
        chosen = [kind for kind in kinds if kind.prefix == tokens[0]] if len(tokens) > 1 else []
        nothing = Word("")
        found: list[str] = []
        for kind in chosen or kinds:
            for number in self.things(kind, tokens[1:] if chosen else tokens, nothing, {}):
                found.append(kind.name(number))
        return sorted(set(found))

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
        if raw[0] != number or (self.words.words[number].name in self.exact and len(meaning) != len(raw) - 1):
            return False
        return all([place + 1 < len(raw) and raw[place + 1] in numbers for place, numbers in meaning.items()])

    def alike(self, raws: list[Raw]) -> bool:
        """Whether options differ in nothing that a scenario could say."""
        return len({self.phrase(raw) for raw in raws}) <= 1

    def guess(self, text: str, verbs: Sequence[int]) -> Raw:
        """The option a text would be if it were offered."""
        number, meaning = self.meanings(text, verbs)[0]
        return (number, *[min(meaning.get(place, frozenset({0}))) for place in range(max(meaning, default=-1) + 1)])

    # --- to words

    def phrase(self, raw: Raw) -> str:
        """An option or event as a scenario would write it."""
        word = self.words.words[raw[0]]
        parts = [word.name]
        for place in range(1, len(raw)):
            parts.append(self.name(word.kind(place - 1), raw[place], raw))
        return " ".join([part for part in parts if part])

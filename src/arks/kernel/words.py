"""Names: how options and events, which are tuples of integers, read as words.

An option or an event is ``(word, argument, ...)``. Its `Word` gives the verb and, for each argument, the kind of thing
the number stands for; together they make its id: ``move room:11 room:14``.
"""

from __future__ import annotations

from typing import Final

Raw = tuple[int, ...]

MEMO_LIMIT: Final = 200_000


class Kind:
    """A kind of argument. ``drawn`` things exist on the table under their id and can be clicked."""

    def __init__(self, prefix: str, names: tuple[str, ...] = (), drawn: bool = False) -> None:
        self.prefix = prefix
        self.names = names
        self.drawn = drawn

    def name(self, number: int) -> str:
        word = self.names[number] if self.names else str(number)
        return f"{self.prefix}:{word}" if self.prefix else word


NUMBER: Final[Kind] = Kind("")
SEAT: Final[Kind] = Kind("seat", drawn=True)
CARD: Final[Kind] = Kind("card", drawn=True)


class Word:
    """A verb with the kinds of its arguments; the last kind repeats when there are more arguments than kinds."""

    def __init__(self, name: str, *kinds: Kind) -> None:
        self.name = name
        self.kinds = kinds

    def kind(self, place: int) -> Kind:
        return self.kinds[min(place, len(self.kinds) - 1)]


# Words of the kernel's own options. They come first in every game's words, so their numbers are fixed.
YES: Final = 0
NO: Final = 1
BRANCH: Final = 2
EFFECT: Final = 3


class Words:
    """All words of a game, numbered; turns raw tuples into ids and remembers them both ways."""

    def __init__(self, words: tuple[Word, ...], procedures: tuple[str, ...] = ()) -> None:
        kernel = (Word("yes"), Word("no"), Word("branch", NUMBER), Word("effect", Kind("", procedures), Kind("from")))
        self.words = kernel + words
        self.number = {word.name: index for index, word in enumerate(self.words)}
        assert len(self.number) == len(self.words), "two words have one name"
        self._ids: dict[Raw, str] = {}
        self._raws: dict[str, Raw] = {}

    def id(self, raw: Raw) -> str:
        found = self._ids.get(raw)
        if found is None:
            word = self.words[raw[0]]
            parts = [word.name]
            for place in range(1, len(raw)):
                parts.append(word.kind(place - 1).name(raw[place]))
            found = " ".join(parts)
            if len(self._ids) >= MEMO_LIMIT:
                self._ids = {}
                self._raws = {}
            self._ids[raw] = found
            self._raws[found] = raw
        return found

    def ids(self, raws: list[Raw]) -> list[str]:
        found: list[str] = []
        known = self._ids
        for raw in raws:
            id = known.get(raw)
            found.append(self.id(raw) if id is None else id)
        return found

    def raw(self, id: str) -> Raw | None:
        """The tuple an id was made from, if it was made lately."""
        return self._raws.get(id)

    def touches(self, raw: Raw) -> list[str]:
        """Ids of the drawn things an option or event names."""
        word = self.words[raw[0]]
        found: list[str] = []
        for place in range(1, len(raw)):
            kind = word.kind(place - 1)
            if kind.drawn:
                found.append(kind.name(raw[place]))
        return found

"""How names in scenarios are compared: word by word, without case, punctuation and words like "the".

Part of a name will do where only one thing has it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from arks.lab.scenarios.reading import BadScenario

Tokens = tuple[str, ...]

FILLERS: Final = frozenset({"the", "to", "from", "with", "and", "on", "in", "into", "of", "for", "by", "as"})


def split(text: str) -> Tokens:
    """A text as lower-case words."""
    return tuple(re.findall(r"[a-z0-9]+", text.lower().replace("'", "").replace("’", "")))


def plain(text: str) -> Tokens:
    """A text as the words that count; a text of nothing but fillers keeps them."""
    tokens = split(text)
    return tuple([token for token in tokens if token not in FILLERS]) or tokens


def within(part: Tokens, whole: Tokens) -> bool:
    """Whether some words stand next to each other in a name."""
    return any([whole[start : start + len(part)] == part for start in range(len(whole) - len(part) + 1)])


def called(part: Tokens, names: Mapping[int, list[Tokens]]) -> list[int]:
    """The things with this name; else those that have it as a part of theirs."""
    exact = [number for number, known in names.items() if part in known]
    return exact or [number for number, known in names.items() if any([within(part, name) for name in known])]


def one(numbers: list[int]) -> list[int]:
    """A name that several things share names none of them."""
    return numbers if len(numbers) == 1 else []


def find(text: str, names: Mapping[int, list[Tokens]], where: str, what: str) -> int:
    """The one thing of this name."""
    found = called(plain(text), names)
    if len(found) == 1:
        return found[0]
    if found:
        raise BadScenario(f"{where}: {text!r} could be any of {len(found)} {what}s")
    raise BadScenario(f"{where}: there is no {what} {text!r}")


def seat_named(text: object, colours: tuple[str, ...], where: str) -> int:
    """The seat of a colour."""
    if text not in colours:
        raise BadScenario(f"{where}: there is no player {text!r}; there are {', '.join(colours)}")
    return colours.index(str(text))

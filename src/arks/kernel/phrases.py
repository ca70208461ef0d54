"""Small things that sentences of any game are made of."""

from __future__ import annotations

from typing import Final

from arks.kernel.state import State
from arks.kernel.words import Raw

SHOWN: Final = 3  # options named in an answer


class Count:
    """A number that a template may give a noun: ``{0:apple|apples}``."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return str(self.n)
        one, _, more = nouns.partition("|")
        return f"{self.n} {one if self.n == 1 else more or one}"


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(parts: list[str], word: str = "and") -> str:
    """
    >>> listed(["3 apples", "1 pear"])
    '3 apples and 1 pear'
    """
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}" if parts else "nothing"


def article(noun: str) -> str:
    """
    >>> article("apple"), article("pear")
    ('an apple', 'a pear')
    """
    return f"{'an' if noun[0] in 'AEIOaeio' else 'a'} {noun}"


def labels_text(state: State, seat: int, offered: list[Raw]) -> str:
    """Some options in words, the first few of many."""
    shown = [state.rules.label(state, seat, raw) for raw in offered[:SHOWN]]
    if len(offered) > SHOWN:
        shown.append(f"{len(offered) - SHOWN} more")
    return "; ".join(shown)

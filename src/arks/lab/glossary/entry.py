"""What a glossary consists of."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A word with its explanation."""

    kind: str
    id: str
    name: str
    lines: list[str]
    pages: str


def plain(name: str) -> str:
    """
    >>> plain("Engineer_Remote")
    'engineer remote'
    """
    return " ".join(name.lower().replace("_", " ").replace("-", " ").split())

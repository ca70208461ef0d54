"""Turns a content pack into the `Pack` that the rules play with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from arks.awakening.tables import Pack

from .build import build
from .check import examine, folder_of
from .problems import ContentError
from .reader import BUILT_IN, Stamp, stamps


def load(path: str | Path | None = None) -> Pack:
    """The pack in a folder; None is the built-in one. Raises `ContentError` with a sentence about the first problem.

    A folder may hold only some of the files; the others come from the built-in pack. An unchanged pack is built once.

    >>> load().rooms[0].name
    'Helm and Navigation'
    """
    folder = folder_of(path)
    return _load(folder, stamps(folder), stamps(BUILT_IN))


@lru_cache(maxsize=8)
def _load(folder: Path, own: tuple[Stamp, ...], built_in: tuple[Stamp, ...]) -> Pack:
    """The stamps make the cache notice an edit."""
    files, problems = examine(folder)
    if files is None or problems:
        raise ContentError(problems[0])
    return build("built-in" if folder == BUILT_IN else folder.name, files)

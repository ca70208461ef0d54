"""Is a content pack complete and playable? `check` lists everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from . import (
    check_board,
    check_cards,
    check_enemy,
    check_fallout,
    check_rooms,
    check_setup,
    check_variants,
    check_words,
    model,
)
from .problems import ContentError, Problem
from .reader import BUILT_IN, read

__all__ = ["ContentError", "Problem", "check", "examine", "folder_of"]

# A file before those that refer to it, so that the first problem is nearest to the mistake.
CHECKS: Final[tuple[Callable[[model.Files], Iterator[Problem]], ...]] = (
    check_words.vocabulary,
    check_rooms.rooms,
    check_board.board,
    check_cards.artifacts,
    check_cards.missions,
    check_cards.achievements,
    check_cards.tokens,
    check_setup.setup,
    check_variants.factions,
    check_variants.variants,
    check_enemy.enemy,
    check_fallout.fallout,
)


def check(path: str | Path | None = None) -> list[Problem]:
    """What is wrong with the pack in a folder; None is the built-in pack.

    >>> check()
    []
    """
    return examine(folder_of(path))[1]


def examine(folder: Path) -> tuple[model.Files | None, list[Problem]]:
    """The records of a pack and its problems. Words and numbers are checked once every record has its shape."""
    files, problems = read(folder)
    if files is not None:
        problems = [problem for verify in CHECKS for problem in verify(files)]
    return files, problems


def folder_of(path: str | Path | None) -> Path:
    return BUILT_IN if path is None else Path(path).expanduser().resolve()

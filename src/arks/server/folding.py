"""From what is stored of a table to its game."""

from __future__ import annotations

import logging
from typing import Final

from arks.engine import Engine
from arks.engine.elsewhere import EngineFailed
from arks.server.damage import Damaged
from arks.server.play import Play
from arks.server.rows import Stored

LOG: Final = logging.getLogger("arks.server")


def fold(stored: Stored, engine: Engine, keep: int = 1) -> Play:
    """The game of a table, from its snapshot or from the beginning of its log: the one place where it is made.

    Raises `Damaged` when the log makes no game by the rules it began with.
    """
    try:
        return Play(stored.table, len(stored.seats), stored.entries, stored.snapshot, keep, engine)
    except (Damaged, EngineFailed):
        raise
    except Exception:
        raise Damaged("its game cannot be set up") from None


def taken_up(stored: Stored, engine: Engine, keep: int) -> Play:
    """The game of a table; a snapshot that leads nowhere is left out."""
    if stored.snapshot is not None:
        try:
            return fold(stored, engine, keep)
        except Damaged:
            LOG.warning("a snapshot, or the log behind it, is damaged; the log is folded from its beginning")
    return fold(stored._replace(snapshot=None), engine, keep)


def agrees(stored: Stored, folded: Play, engine: Engine) -> bool:
    """Whether the snapshot leads to the same game as the log alone."""
    assert stored.snapshot is not None
    try:
        other = fold(stored, engine)
    except Damaged:
        return False
    return other.question == folded.question and other.game.save() == folded.game.save()

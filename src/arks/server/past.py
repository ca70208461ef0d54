"""A game as it was, on a copy of its own: looking back holds no table's lock and leaves the process to those who play.

The copy is the set-up and the log. Another process walks through it, so a hundred looks at once hold nobody up; one
look at a time, and what was found is kept for the next who asks.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Final, NamedTuple, TypeVar

from arks.engine import Document, Engine, Log, Setup, Told
from arks.engine.copies import Key
from arks.engine.verify import Finding, verify
from arks.server.damage import Damaged, unless_readable
from arks.server.kept import Kept, kept_view
from arks.server.play import Play
from arks.server.problems import no_engine
from arks.server.rows import Entry
from arks.server.shelf import Shelf
from arks.server.store import Store

HISTORIES_KEPT: Final = 100
FINDINGS_KEPT: Final = 1000

K = TypeVar("K")
V = TypeVar("V")
Answered = tuple[Entry, list[Told]]  # an answer that stands, and what a seat was told of it


class Copy(NamedTuple):
    """What is taken while the lock is held."""

    table: str
    rules: Key
    kept: Kept | None
    setup: Setup
    number: int  # entries of the table's log by then
    entries: list[Entry]
    log: Log


def copied(play: Play) -> Copy:
    kept = play.engine if isinstance(play.engine, Kept) else None
    row = play.table
    rules = Key(row.game, row.ruleset, row.content)
    return Copy(row.id, rules, kept, play.setup, play.number, list(play.log), play.game_log())


def answered(copy: Copy, story: list[tuple[int, list[Told]]]) -> list[Answered]:
    return [(copy.entries[place], lines) for place, lines in story]


class Past:
    """All looks back in this process."""

    def __init__(self, shelf: Shelf, store: Store) -> None:
        self._shelf = shelf
        self._store = store
        self._turn = asyncio.Lock()
        self._histories: OrderedDict[tuple[str, int, int | None], list[Answered]] = OrderedDict()
        self._findings: OrderedDict[str, list[Finding]] = OrderedDict()

    async def history(self, copy: Copy, seat: int | None) -> list[Answered]:
        """The answers that stand, each with what the seat was told."""
        key = (copy.table, copy.number, seat)
        async with self._turn:
            told = self._histories.get(key)
            if told is None:
                self._histories[key] = told = await self._story(copy, seat)
            keep_newest(self._histories, key, HISTORIES_KEPT)
            return told

    async def view(self, copy: Copy, entries: int, seat: int | None) -> Document:
        """What a seat saw after so many entries of the game's log."""
        if copy.kept is not None:
            with suppress(Damaged), unless_readable("what is kept of a game"):  # the log makes the same view
                return await kept_view(self._store, copy.table, entries, copy.setup.players, seat)
        async with self._turn:
            engine = await self._walker(copy.rules)
            with unless_readable("a log"):
                return await asyncio.to_thread(engine.view_after, copy.setup, copy.log, entries, seat)

    async def findings(self, table: str, record: Document) -> list[Finding]:
        """Whether a finished game was dealt and played as its record says; a game that is over stays as it is."""
        async with self._turn:
            found = self._findings.get(table)
            if found is None:
                setup = record["setup"]
                engine = await self._walker(Key(record["game"], setup["ruleset"], setup["content"]))
                self._findings[table] = found = await asyncio.to_thread(verify, record, engine)
            keep_newest(self._findings, table, FINDINGS_KEPT)
            return found

    async def _story(self, copy: Copy, seat: int | None) -> list[Answered]:
        if copy.kept is not None:
            with suppress(Damaged), unless_readable("what is kept of a game"):
                return answered(copy, copy.kept.story(copy.setup, copy.log, seat))
        engine = await self._walker(copy.rules)
        with unless_readable("a log"):
            return answered(copy, await asyncio.to_thread(engine.story, copy.setup, copy.log, seat))

    async def _walker(self, rules: Key) -> Engine:
        engine = await self._shelf.apart(rules)
        if engine is None:
            raise no_engine()
        return engine


def keep_newest(kept: OrderedDict[K, V], key: K, most: int) -> None:
    """What was asked for last is last; the oldest goes."""
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)

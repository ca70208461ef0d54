"""All tables of a process: loaded on demand, evicted when idle, written by one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Final

from arks.engine import Engine
from arks.engine.copies import Key
from arks.engine.deal import Deal
from arks.engine.elsewhere import EngineFailed, Visited
from arks.kernel.errors import Illegal
from arks.server import clock
from arks.server.bots import Bots
from arks.server.damage import SENTENCE, Damaged
from arks.server.folding import fold, taken_up
from arks.server.kept import Kept
from arks.server.leases import Leases
from arks.server.makers import Makers
from arks.server.past import Past
from arks.server.phrases import Phrases
from arks.server.play import Play
from arks.server.problems import Refused, no_engine, no_table
from arks.server.rows import OPEN, Change, Entry, Proposal, SeatRow, Snapshot, Stored, TableRow
from arks.server.settings import Settings
from arks.server.shelf import Shelf
from arks.server.store import LAST, TOLD, Conflict, Store, Unavailable
from arks.server.table import Table

LOG: Final = logging.getLogger("arks.server")
CLOSED_S: Final = 60.0  # then a damaged table is looked at once more


def key_of(row: TableRow) -> Key:
    """The rules a table is played by."""
    return Key(row.game, row.ruleset, row.content)


class Hall:
    """The tables in memory, and what all of them share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.shelf = Shelf(self.store, settings)
        self.phrases = Phrases(settings)
        self.leases = Leases(self.store)
        self.bots = Bots(self)
        self.past = Past(self.shelf, self.store)
        self.makers = Makers()
        self.since = clock.now()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.unkept: set[str] = set()  # finished games that cannot be laid down
        self._closed: dict[str, float] = {}  # damaged tables, and when that was found: no log is folded in vain often
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.store.start()
        await self.shelf.start()

    async def close(self) -> None:
        """Stop what runs; whatever was acknowledged is stored already."""
        tasks = [*self._tasks, *[task for table in self._tables.values() for task in table.thinking.values()]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.shelf.close()
        await self.leases.close()
        await self.store.close()

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table, with its lock held and as it is stored. Damage closes this table and no other."""
        if clock.now() - self._closed.get(table_id, 0.0) < CLOSED_S:
            raise Refused(409, SENTENCE)
        table: Table | None = None
        try:
            async with self._at(table_id) as table:
                yield table
        except Damaged as damage:
            if table is None:
                LOG.error("a table is closed: %s; arks doctor says which", damage)
                self._closed[table_id] = clock.now()
            else:
                table.fresh = False
            raise Refused(409, SENTENCE) from None

    @asynccontextmanager
    async def _at(self, table_id: str) -> AsyncIterator[Table]:
        table = await self._find(table_id)
        table.users += 1
        try:
            async with table.lock:
                if not table.fresh:
                    await self._reload(table)
                elif self.store.shared:
                    await self.catch_up(table)
                game = table.play.game
                if isinstance(game, Visited) and not game.ready:  # an engine takes a moment to start
                    await asyncio.to_thread(game.open)
                yield table
        finally:
            table.users -= 1

    async def _find(self, table_id: str) -> Table:
        if table_id not in self._tables:
            async with self._loading:
                if table_id not in self._tables:
                    stored = await self.store.load(table_id)
                    if stored is None:
                        raise no_table()
                    play = await self._play(stored)
                    table = Table(stored.seats, play, stored.proposal, self.settings, self.since)
                    table.rules_of_today = self.shelf.is_here(key_of(stored.table))
                    self._evict(self.settings.tables_in_memory - 1)
                    self._tables[table_id] = table
                    self.bots.stir(table)
        self._tables.move_to_end(table_id)
        return self._tables[table_id]

    async def _play(self, stored: Stored) -> Play:
        """The game of a table, by the engine it began with; a finished one as it was seen."""
        engine: Engine | None = await self._kept(stored.table)
        if engine is not None:
            stored = stored._replace(snapshot=Snapshot(len(stored.entries), {"state": {}, "question": 0}))
        else:
            engine = await self.shelf.engine(key_of(stored.table))
        if engine is None:
            raise no_engine()
        return await asyncio.to_thread(taken_up, stored, engine, self.settings.updates_kept)

    async def _kept(self, row: TableRow) -> Kept | None:
        if row.ended is None or row.outcome is None:
            return None
        told, last = await self.store.retold(row.id, TOLD), await self.store.retold(row.id, LAST)
        if told is None or last is None:
            return None
        try:
            return Kept(row.outcome, told, last)
        except Exception:
            LOG.warning("what is kept of a finished game is damaged; its log is folded instead")
            return None

    def _evict(self, most: int) -> None:
        """Leave out the tables that were idle longest."""
        spare = max(len(self._tables) - most, 0)
        for table in [table for table in self._tables.values() if table.idle][:spare]:
            del self._tables[table.id]
            if table.noticed:
                self.spawn(self.put_seen(table))

    async def keep(self, table_id: str) -> None:
        """Lay a finished game down as it was seen, so that it can be watched when its engine is long gone."""
        try:
            stored = await self.store.load(table_id)
            engine = None if stored is None else await self.shelf.apart(key_of(stored.table))
            if stored is None:
                return
            if engine is None or stored.table.dealt_from is None:  # nobody can play it again, or nobody ever played
                self.unkept.add(table_id)
                return
            play = await asyncio.to_thread(fold, stored._replace(snapshot=None), engine)
            retelling = await asyncio.to_thread(engine.retelling, play.setup, play.game_log())
            await self.store.put_retelling(table_id, retelling)
        except (EngineFailed, Conflict) as error:
            LOG.error("a finished game could not be laid down: %s", type(error).__name__)
        except (Illegal, Damaged):
            LOG.error("a finished game cannot be laid down: its log is damaged; arks doctor says which")
            self.unkept.add(table_id)

    async def put_seen(self, table: Table) -> None:
        """When people were noticed at a table that leaves the memory."""
        try:
            await self.store.put_seen(table.id, table.noticed)
        except Unavailable as error:
            LOG.warning("when people left a table could not be stored: %s", error)

    async def _reload(self, table: Table) -> None:
        """Memory may be ahead of the database: the database is right."""
        stored = await self.store.load(table.id)
        if stored is None:
            raise no_table()
        table.play = await self._play(stored)
        table.seats, table.proposal = stored.seats, stored.proposal
        table.fresh = True
        table.wake()

    async def catch_up(self, table: Table) -> None:
        """Follow what another process wrote."""
        stored = await self.store.since(table.id, table.play.number)
        if stored is None:
            raise no_table()
        known = (table.row, table.seats, table.proposal)
        if not stored.entries and known == (stored.table, stored.seats, stored.proposal):
            return
        table.play.take(stored.table)
        table.seats, table.proposal = stored.seats, stored.proposal
        try:
            async with self.change(table):
                for entry in stored.entries:
                    table.play.follow(entry)
        except Damaged:
            await self._reload(table)
        if table.proposal is not None and table.proposal.kind == "stand-in" and not table.valid(table.proposal):
            with suppress(Conflict):
                await self.settle(table, None)

    # --- writing, with the lock of the table held

    @asynccontextmanager
    async def change(self, table: Table) -> AsyncIterator[None]:
        """Store something. Unless that succeeds for sure, memory is not believed any more."""
        try:
            yield
        except BaseException:
            table.fresh = False
            raise
        table.wake()
        self.bots.stir(table)

    async def append(self, table: Table, entry: Entry) -> None:
        """Store what the game in memory has done already."""
        outcome = table.play.outcome()
        async with self.change(table):
            await self.store.append(table.id, entry, outcome)
            if outcome is not None:
                table.row.ended, table.row.outcome = entry.written, outcome
        if table.proposal is not None and table.proposal.kind == "undo":  # it was about another position
            with suppress(Conflict):  # the move is accepted whatever becomes of it
                await self.settle(table, None)
        if table.play.number >= table.play.snapshot_at + self.settings.snapshot_every:
            self._snapshot(table)

    async def settle(
        self,
        table: Table,
        proposal: Proposal | None,
        *changed: SeatRow,
        entry: Entry | None = None,
        deal: Deal | None = None,
    ) -> None:
        """Store who sits where, what is proposed and what was added to the deal, and deal when all of it is there.

        Conflict if another process changed any of it meanwhile.
        """
        seats = [next((new for new in changed if new.seat == old.seat), old) for old in table.seats]
        deal = deal or table.row.deal
        complete = all(seat.kind != OPEN for seat in seats) and (deal is None or not deal.waiting)
        begins = table.status == "open" and complete
        if begins and deal is not None and deal.seed is None:
            deal = deal.dealt()
        resumed = clock.now() if begins else table.row.resumed  # nobody was waited for while a seat was open
        outcome = None if entry is None else table.play.outcome()
        former = [old.token for old, new in zip(table.seats, seats, strict=True) if old.token not in ("", new.token)]
        async with self.change(table):
            change = Change(list(changed), proposal, resumed, entry, outcome, tuple(former), deal)
            await self.store.settle(table.id, table.row.revision, change)
            table.seats, table.proposal = seats, proposal
            table.row.resumed, table.row.deal = resumed, deal
            table.row.revision += 1
            table.play.take(table.row)
            if entry is not None and outcome is not None:
                table.row.ended, table.row.outcome = entry.written, outcome

    def _snapshot(self, table: Table) -> None:
        snapshot = table.play.snapshot()
        if snapshot is None:
            return
        table.play.snapshot_at = snapshot.number

        async def put() -> None:
            try:
                await self.store.put_snapshot(table.id, snapshot)
            except Unavailable as error:
                LOG.warning("no snapshot of a table could be stored: %s", error)

        self.spawn(put())

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something beside; it is kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def loaded(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """Those in memory."""
        return list(self._tables.values())

    def drop(self, table_id: str) -> None:
        """A table that was deleted."""
        self._tables.pop(table_id, None)

"""The database: SQLite in a file, or PostgreSQL when several processes serve; one schema, plain SQL expressions."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Insert,
    Select,
    and_,
    delete,
    event,
    exists,
    extract,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from arks.engine.copies import Copy, Key, copy_of
from arks.engine.retelling import Retelling
from arks.server import clock
from arks.server.batches import Batches
from arks.server.damage import Damaged, Rows, seats_of, stored_of, table_of
from arks.server.rows import (
    OPEN,
    Body,
    Card,
    Change,
    Entry,
    Proposal,
    Row,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
    dumped,
    loaded,
)
from arks.server.schema import (
    ENGINES,
    ENTRIES,
    HOLDERS,
    PROPOSALS,
    RECOVERIES,
    RETOLD,
    SEATS,
    SNAPSHOTS,
    TABLES,
    THINKERS,
)
from arks.server.settings import Settings
from arks.server.telling import Telling
from arks.server.versions import scripts

DATABASE_CLOCK: Final = extract("epoch", func.clock_timestamp())  # one for all processes, wherever they run

LIST_S: Final = 1.0
TOLD: Final = -1  # the part of a finished game that holds what was told
LAST: Final = -2  # the last part, with the views at the end


class Unavailable(Exception):
    """The database does not answer; nothing was changed. The sentence is for people."""


class Conflict(Exception):
    """Another process wrote this table first."""


class Store:
    """All reads and writes. A write is one transaction: it is there as a whole, or it raises."""

    def __init__(self, settings: Settings) -> None:
        self.url = async_url(settings.database)
        self.shared = self.url.get_backend_name() != "sqlite"  # other processes may write, too
        self._busy_s = settings.busy_s
        self._engine = self._connect_to(pool=5)
        # SQLite has one writer at a time: ours queue here, not at the file's lock.
        self._writing = self._engine if self.shared else self._connect_to(pool=1)
        self._queue = asyncio.Semaphore(8) if self.shared else asyncio.Semaphore(1)
        self._appends = Batches(self._append, Conflict)
        self._listing = asyncio.Lock()
        self._list: list[Card] = []
        self._list_until = 0.0
        self._telling = Telling(self._engine)

    def _connect_to(self, pool: int) -> AsyncEngine:
        if self.shared:
            return create_async_engine(self.url, pool_size=10, pool_pre_ping=True)
        engine = create_async_engine(
            self.url, pool_size=pool, max_overflow=0, connect_args={"timeout": self._busy_s, "isolation_level": None}
        )
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_writing if pool == 1 else begin_reading)
        return engine

    async def start(self) -> None:
        """Bring the schema up to date."""
        async with self._answering(), self._writing.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._telling.close()
        await self._engine.dispose()
        await self._writing.dispose()

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """Failures of the database as sentences."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict from error
        except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
            raise Unavailable(sentence_of(error)) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._answering(), self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._queue, self._answering(), self._writing.begin() as connection:
            yield connection

    # --- tables

    async def create(self, table: TableRow, seats: list[SeatRow], entries: list[Entry] | None = None) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(TABLES).values(table.values()))
            await connection.execute(insert(SEATS), [seat.values(table.id) for seat in seats])
            if entries:
                await connection.execute(insert(ENTRIES), [entry.values(table.id) for entry in entries])
        self._list_until = 0.0

    async def load(self, table_id: str) -> Stored | None:
        """All that is known of a table; None when there is none of this name."""
        rows = await self.rows(table_id)
        return None if rows is None else stored_of(rows)

    async def rows(self, table_id: str, number: int = 0, snapshot: bool = True) -> Rows | None:
        """As they are stored at one moment, with the log from an entry on."""
        seats = select(SEATS).where(SEATS.c.table_id == table_id)
        entries = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number >= number)
        kept = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)
        async with self.reading() as connection:
            if self.shared:  # SQLite reads like that anyway
                await connection.execution_options(isolation_level="REPEATABLE READ")
            table = await self._first(connection, select(TABLES).where(TABLES.c.id == table_id))
            if table is None:
                return None
            return Rows(
                table,
                await self._all(connection, seats.order_by(SEATS.c.seat)),
                await self._all(connection, entries.order_by(ENTRIES.c.number)),
                await self._first(connection, kept) if snapshot else None,
                await self._first(connection, select(PROPOSALS).where(PROPOSALS.c.table_id == table_id)),
            )

    async def _all(self, connection: AsyncConnection, wanted: Select[Any]) -> Sequence[Row]:
        return list((await connection.execute(wanted)).mappings())

    async def _first(self, connection: AsyncConnection, wanted: Select[Any]) -> Row | None:
        return next(iter(await self._all(connection, wanted)), None)

    async def listed(self, limit: int) -> list[Card]:
        """As below; what other processes change is seen a second later, so that many who look cost as much as one."""
        async with self._listing:
            if time.monotonic() >= self._list_until:
                self._list_until = time.monotonic() + LIST_S
                try:
                    self._list = await self._listed(limit)
                except BaseException:
                    self._list_until = 0.0
                    raise
            return self._list

    async def _listed(self, limit: int) -> list[Card]:
        """Public tables with an open seat, those that run, those that ended: so many of each, the makers in turn."""
        goes_on = TABLES.c.ended.is_(None)
        is_open = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == OPEN)
        queries = [
            in_turn(and_(goes_on, is_open), TABLES.c.created, limit),
            in_turn(and_(goes_on, ~is_open), TABLES.c.created, limit),
            in_turn(~goes_on, TABLES.c.ended, limit),
        ]
        async with self.reading() as connection:
            rows = [dict(row) for query in queries for row in (await connection.execute(query)).mappings()]
            found = select(SEATS).where(SEATS.c.table_id.in_([row["id"] for row in rows])).order_by(SEATS.c.seat)
            seats: dict[str, list[Row]] = {row["id"]: [] for row in rows}
            for seat in (await connection.execute(found)).mappings():
                seats[seat["table_id"]].append(seat)
        cards: list[Card] = []
        for row in rows:
            with suppress(Damaged):  # this one is not shown, the others are
                own = seats_of(seats[row["id"]])
                cards.append(Card(bool(row.pop("begun")), row.pop("turn"), table_of(row), own))
        return cards

    async def since(self, table_id: str, number: int) -> Stored | None:
        """What another process may have written; without a snapshot."""
        rows = await self.rows(table_id, number, snapshot=False)
        return None if rows is None else stored_of(rows, number)

    # --- writing

    async def append(self, table_id: str, entry: Entry, outcome: Body | None) -> None:
        """One more entry of the log, and how the game ended if it did; it is flushed to the disk when this returns."""
        await self._appends.put((entry.values(table_id), outcome))

    async def _append(self, entries: list[tuple[Body, Body | None]]) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(ENTRIES), [entry for entry, _ in entries])
            for entry, outcome in entries:
                await self._put_outcome(connection, entry["table_id"], entry["written"], outcome)
        self._tell(*[entry["table_id"] for entry, _ in entries])
        if any(outcome is not None for _, outcome in entries):
            self._list_until = 0.0

    async def _put_outcome(
        self, connection: AsyncConnection, table_id: str, written: float, outcome: Body | None
    ) -> None:
        if outcome is not None:
            end = {"ended": written, "outcome": dumped(outcome)}
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(end))

    async def settle(self, table_id: str, revision: int, change: Change) -> None:
        """Change who sits where and what is proposed, unless somebody else did since that revision."""
        async with self.writing() as connection:
            which = (TABLES.c.id == table_id, TABLES.c.revision == revision)
            counted = (
                update(TABLES)
                .where(*which)
                .values(
                    revision=revision + 1,
                    resumed=change.resumed,
                    deal=None if change.deal is None else dumped(change.deal),
                )
            )
            if (await connection.execute(counted)).rowcount != 1:
                raise Conflict
            for seat in change.seats:
                place = (SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
                await connection.execute(update(SEATS).where(*place).values(seat.values(table_id)))
            if change.former:
                held = [{"table_id": table_id, "token": token} for token in change.former]
                await connection.execute(insert(HOLDERS), held)
            await self._put_proposal(connection, table_id, change.proposal)
            if change.entry is not None:
                await connection.execute(insert(ENTRIES).values(change.entry.values(table_id)))
                await self._put_outcome(connection, table_id, change.entry.written, change.outcome)
        self._tell(table_id)
        self._list_until = 0.0

    async def put_seen(self, table_id: str, seen: dict[int, float]) -> None:
        async with self.writing() as connection:
            for seat, when in seen.items():
                which = (SEATS.c.table_id == table_id, SEATS.c.seat == seat)
                await connection.execute(update(SEATS).where(*which).values(seen=when))
        self._tell(table_id)

    async def put_next(self, table_id: str, next_id: str) -> None:
        """Name the table of the rematch, once."""
        async with self.writing() as connection:
            which = (TABLES.c.id == table_id, TABLES.c.next.is_(None))
            done = await connection.execute(update(TABLES).where(*which).values(next=next_id))
            if done.rowcount != 1:
                raise Conflict
        self._tell(table_id)

    async def _put_proposal(self, connection: AsyncConnection, table_id: str, proposal: Proposal | None) -> None:
        new = None if proposal is None else insert(PROPOSALS).values(table_id=table_id, body=dumped(proposal.body()))
        await self._replace(connection, delete(PROPOSALS).where(PROPOSALS.c.table_id == table_id), new)

    async def put_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        new = insert(SNAPSHOTS).values(snapshot.values(table_id))
        async with self.writing() as connection:
            await self._replace(connection, delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id), new)

    # --- engines, and finished games as they were seen

    async def file_engine(self, copy: Copy, filed: float) -> None:
        """Keep a copy of an engine, once."""
        row = {"digest": copy.digest, "rules": dumped(copy.keys), "filed": filed, "archive": copy.archive}
        async with self.reading() as connection:
            known = await connection.execute(select(ENGINES.c.digest).where(ENGINES.c.digest == copy.digest))
            if known.first() is not None:
                return
        try:
            async with self.writing() as connection:
                await connection.execute(insert(ENGINES).values(row))
        except Conflict:
            return  # another server of the same release was quicker

    async def filed_engines(self) -> dict[Key, str]:
        """Which copy plays by which rules; of several the one that was filed last."""
        wanted = select(ENGINES.c.digest, ENGINES.c.rules).order_by(ENGINES.c.filed)
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return {Key(*key): digest for digest, rules in rows for key in loaded(rules)}

    async def engine_copy(self, digest: str) -> Copy | None:
        async with self.reading() as connection:
            archive = await connection.scalar(select(ENGINES.c.archive).where(ENGINES.c.digest == digest))
        return None if archive is None else copy_of(archive)

    async def put_retelling(self, table_id: str, retelling: Retelling) -> None:
        parts = [retelling.told, *retelling.views]
        rows = [{"table_id": table_id, "part": part - 1, "packed": packed} for part, packed in enumerate(parts)]
        async with self.writing() as connection:
            await connection.execute(delete(RETOLD).where(RETOLD.c.table_id == table_id))
            await connection.execute(insert(RETOLD), rows)

    async def retold(self, table_id: str, part: int) -> bytes | None:
        """A part of a finished game: views, or ``TOLD``, or the ``LAST`` views."""
        wanted = select(RETOLD.c.packed).where(RETOLD.c.table_id == table_id)
        wanted = wanted.order_by(RETOLD.c.part.desc()).limit(1) if part == LAST else wanted.where(RETOLD.c.part == part)
        async with self.reading() as connection:
            packed: bytes | None = await connection.scalar(wanted)
        return packed

    async def untold(self, limit: int) -> list[str]:
        """Finished tables that are not kept as they were seen."""
        kept = exists().where(RETOLD.c.table_id == TABLES.c.id)
        wanted = select(TABLES.c.id).where(TABLES.c.ended.is_not(None), ~kept).order_by(TABLES.c.ended).limit(limit)
        async with self.reading() as connection:
            return [row[0] for row in await connection.execute(wanted)]

    async def forget(self, before: float, busy: list[str], limit: int) -> list[str]:
        """Delete some tables that are of no use since then: their game is over, or none ever began."""
        never_begun = ~exists().where(ENTRIES.c.table_id == TABLES.c.id)
        old = or_(TABLES.c.ended < before, and_(TABLES.c.ended.is_(None), TABLES.c.created < before, never_begun))
        async with self.writing() as connection:
            wanted = select(TABLES.c.id).where(old, TABLES.c.id.not_in(busy)).limit(limit)
            ids = [row[0] for row in await connection.execute(wanted)]
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        self._list_until = 0.0
        return ids

    async def _replace(self, connection: AsyncConnection, old: Any, new: Insert | None) -> None:
        await connection.execute(old)
        if new is not None:
            await connection.execute(new)

    async def has_held(self, table_id: str, token: str) -> bool:
        """Whether a token (its hash) holds a seat at the table, or ever did."""
        async with self.reading() as connection:
            for held in (SEATS, HOLDERS):
                wanted = select(held.c.token).where(held.c.table_id == table_id, held.c.token == token)
                if (await connection.execute(wanted)).first() is not None:
                    return True
            return False

    # --- recovery phrases

    async def seats_at(self, table_ids: list[str]) -> dict[str, list[tuple[int, str, str, Body]]]:
        """Of some tables: each seat with the hash of its token, the game and its options."""
        wanted = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.token, TABLES.c.game, TABLES.c.options)
        wanted = wanted.join(TABLES, TABLES.c.id == SEATS.c.table_id).where(TABLES.c.id.in_(table_ids))
        found: dict[str, list[tuple[int, str, str, Body]]] = {}
        async with self.reading() as connection:
            for table_id, seat, token, game, options in await connection.execute(wanted):
                with suppress(ValueError):  # of a damaged table
                    found.setdefault(table_id, []).append((seat, token, game, loaded(options)))
        return found

    async def recovery(self, name: str) -> bytes | None:
        """The bundle that is stored under a name."""
        async with self.reading() as connection:
            row = (await connection.execute(select(RECOVERIES.c.bundle).where(RECOVERIES.c.id == name))).first()
            return None if row is None else bytes(row[0])

    async def put_recovery(self, name: str, bundle: bytes, instead_of: str | None) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(RECOVERIES).where(RECOVERIES.c.id == instead_of))
            await connection.execute(insert(RECOVERIES).values(id=name, bundle=bundle, refreshed=clock.now()))

    async def change_recovery(self, name: str, before: bytes, bundle: bytes) -> None:
        """Unless somebody else changed it meanwhile."""
        async with self.writing() as connection:
            changed = update(RECOVERIES).where(RECOVERIES.c.id == name, RECOVERIES.c.bundle == before)
            done = await connection.execute(changed.values(bundle=bundle, refreshed=clock.now()))
            if done.rowcount != 1:
                raise Conflict

    # --- which process thinks for the bots of a table

    async def claim_thinking(self, table_id: str, process: str, seconds: float) -> bool:
        """Whether it is this process from now on: unless another one has it and is alive."""
        mine = {"process": process, "until": DATABASE_CLOCK + seconds}
        free = or_(THINKERS.c.process == process, THINKERS.c.until < DATABASE_CLOCK)
        claim = insert_or_update(THINKERS).values(table_id=table_id, **mine)
        claim = claim.on_conflict_do_update(index_elements=[THINKERS.c.table_id], set_=mine, where=free)
        async with self.writing() as connection:
            return (await connection.execute(claim)).rowcount == 1

    async def renew_thinking(self, process: str, seconds: float) -> set[str]:
        """The tables that are still this process's."""
        renewal = update(THINKERS).where(THINKERS.c.process == process).values(until=DATABASE_CLOCK + seconds)
        async with self.writing() as connection:
            return {row[0] for row in await connection.execute(renewal.returning(THINKERS.c.table_id))}

    async def end_thinking(self, process: str, table_id: str | None) -> None:
        """About one table, or about all (None)."""
        ending = delete(THINKERS).where(THINKERS.c.process == process)
        if table_id is not None:
            ending = ending.where(THINKERS.c.table_id == table_id)
        async with self.writing() as connection:
            await connection.execute(ending)

    def _tell(self, *table_ids: str) -> None:
        """Let the other processes know, now that it is stored."""
        if self.shared:
            self._telling.changed(*table_ids)


def in_turn(kind: ColumnElement[bool], newest: Column[Any], limit: int) -> Select[Any]:
    """Public tables of a kind: the newest of each maker, then the second of each, and so on."""
    turn = func.row_number().over(partition_by=TABLES.c.maker, order_by=newest.desc())
    ranked = select(TABLES.c.id, turn.label("turn")).where(TABLES.c.listed, kind).subquery()
    begun = exists().where(ENTRIES.c.table_id == TABLES.c.id).label("begun")
    wanted = select(TABLES, begun, ranked.c.turn).join(ranked, ranked.c.id == TABLES.c.id)
    return wanted.order_by(ranked.c.turn, newest.desc()).limit(limit)


def async_url(database: str) -> URL:
    """The address with the driver we use; the folder of a file is made."""
    url = make_url(database)
    backend = url.get_backend_name()
    if backend == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ValueError("the database of a server is a file: sqlite:///FILE")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise ValueError(f"{backend} is not a database for tables; sqlite and postgresql are")


def prepare_sqlite(connection: Any, _: object) -> None:
    """An accepted move survives a power cut: the log is flushed before it is acknowledged."""
    getattr(connection, "driver_connection", connection).text_factory = readable_text
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def readable_text(stored: bytes) -> str:
    """A damaged text is a matter of its table; as an error it would be one of every query that meets it."""
    return stored.decode("utf-8", "replace")


def begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def begin_writing(connection: Connection) -> None:
    """At once: a transaction that starts by reading could not be sure to write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # several processes start together; one migrates
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20111)")
    config = scripts()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def sentence_of(error: BaseException) -> str:
    text = str(error).lower()
    if "locked" in text or "busy" in text:
        return "The database is locked by another program; nothing was changed, try again in a moment."
    if "full" in text or "no space" in text:
        return "The disk of the database is full; nothing was changed, and no move can be accepted until there is room."
    if "readonly" in text or "read-only" in text:
        return "The database cannot be written; nothing was changed."
    if "malformed" in text or "not a database" in text:
        return "The database is damaged; nothing was changed."
    return "The database does not answer; nothing was changed, try again in a moment."

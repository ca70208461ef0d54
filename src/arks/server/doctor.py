"""The command ``arks doctor``: is a database sound, and what can be put right without touching any log?"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Delete, Executable, and_, delete, inspect, select, update

from arks.bots import NAMES
from arks.engine import Engine
from arks.engine.elsewhere import EngineFailed
from arks.engine.retelling import unpacked_told, unpacked_views
from arks.kernel.errors import Illegal
from arks.server import clock
from arks.server.damage import (
    Damaged,
    Rows,
    entries_of,
    proposal_of,
    seats_of,
    snapshot_of,
    table_of,
    unless_readable,
)
from arks.server.folding import agrees, fold
from arks.server.hall import key_of
from arks.server.names import check_name
from arks.server.places import alone, database_of, existing, file_of, shown
from arks.server.play import Play
from arks.server.rows import BOT, HUMAN, Body, Row, SeatRow, Stored
from arks.server.schema import ENTRIES, METADATA, PROPOSALS, RETOLD, SEATS, SNAPSHOTS, TABLES
from arks.server.settings import Settings
from arks.server.shelf import Shelf
from arks.server.store import TOLD, Store, Unavailable
from arks.server.versions import ASKED, known, lack_of

HASH_LETTERS: Final = 64
DAY_S: Final = 24 * 3600.0
NAME_LETTERS: Final = 40
CLOSED: Final = "the table stays closed"


class Finding(NamedTuple):
    """Something that is wrong, and what puts it right if anything does."""

    what: str
    would: str = ""  # delete its snapshot
    done: str = ""  # deleted its snapshot
    repair: Executable | None = None
    otherwise: str = ""  # what it means as long as nothing puts it right


class Counts:
    """What was looked at."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.other_rules = 0


def doctor(data: Path | None, database: str | None, repair: bool) -> int:
    """Print what is wrong and what would be done, or do it. 0: the database is sound."""
    address = existing(database_of(data, database))
    with alone(address) if repair else nullcontext():
        left = asyncio.run(examine(address, repair))
    return 1 if left else 0


async def examine(address: str, repair: bool) -> int:
    """How many things are still wrong."""
    broken = list(broken_file(file_of(address)))
    for sentence in broken:
        print(f"{sentence}.")
    if broken:
        repair = False
        print("Nothing is repaired in a damaged file; a backup brings the tables back: arks restore FILE.")
    store = Store(Settings(database=address))
    counts = Counts()
    left = len(broken)
    try:
        async for finding in findings(store, counts):
            mended = False
            if repair and finding.repair is not None:
                async with store.writing() as connection:
                    await connection.execute(finding.repair)
                mended = True
            left += not mended
            print(sentence_of(finding, mended))
    except Unavailable as error:
        print(error)
        left += 1
    finally:
        await store.close()
    print(summary(address, counts, left))
    return left


def sentence_of(finding: Finding, mended: bool) -> str:
    if mended:
        return f"{finding.what}: {finding.done}."
    if finding.would:
        return f"{finding.what}; --repair would {finding.would}."
    return f"{finding.what}; {finding.otherwise}." if finding.otherwise else f"{finding.what}."


def summary(address: str, counts: Counts, left: int) -> str:
    wrong = "sound" if not left else "1 thing is wrong" if left == 1 else f"{left} things are wrong"
    told = f"{shown(address)}: {many(counts.tables, 'table')}, {many(counts.entries, 'entry', 'entries')}: {wrong}."
    if counts.other_rules:
        told += f" Not played through, for want of an engine with their rules: {many(counts.other_rules, 'game')}."
    return told


def many(n: int, one: str, several: str = "") -> str:
    return f"{n:,} {one if n == 1 else several or one + 's'}"


# --- the file


def broken_file(file: Path | None) -> Iterator[str]:
    """What SQLite itself finds; PostgreSQL looks after its own files."""
    if file is None:
        return
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as kept:
            for (told,) in kept.execute("PRAGMA integrity_check(20)"):
                if told != "ok":
                    yield f"the file is damaged: {' '.join(str(told).split())}"
    except sqlite3.DatabaseError as error:
        yield f"the file is damaged: {error}"


# --- the tables


async def findings(store: Store, counts: Counts) -> AsyncIterator[Finding]:
    version = await version_of(store)
    lack = lack_of(version)
    if lack is not None:
        yield Finding(f"the database cannot be examined: {lack}")
        return
    if version != known()[0]:
        yield Finding("the database has the form of an earlier version; start the server on it once, and ask again")
        return
    async for finding in orphans(store):
        yield finding
    shelf = Shelf(store, Settings())
    try:
        await shelf.look()
        async for finding in tables_examined(store, shelf, counts):
            yield finding
    finally:
        await shelf.close()


async def tables_examined(store: Store, shelf: Shelf, counts: Counts) -> AsyncIterator[Finding]:
    for table_id in await ids_of(store):
        rows = await rows_of(store, table_id)
        if isinstance(rows, Finding):
            yield rows
        elif rows is not None:  # it may have been deleted meanwhile
            counts.tables += 1
            counts.entries += len(rows.entries)
            engine = await engine_of(shelf, rows)
            for finding in examined(table_id, rows, engine, counts):
                yield finding
            if engine is not None:  # which lays the game down once more
                for finding in await wrong_story(store, table_id):
                    yield finding


async def engine_of(shelf: Shelf, rows: Rows) -> Engine | None:
    """The one a table began with, if its row can be read."""
    try:
        return await shelf.engine(key_of(table_of(rows.table)))
    except Damaged:
        return None


async def version_of(store: Store) -> str | None:
    """Of the schema; None where there is none."""
    async with store.reading() as connection:
        if not await connection.run_sync(lambda inside: inspect(inside).has_table("alembic_version")):
            return None
        return (await connection.exec_driver_sql(ASKED)).scalar()


async def ids_of(store: Store) -> list[str]:
    async with store.reading() as connection:
        return [row[0] for row in await connection.execute(select(TABLES.c.id).order_by(TABLES.c.created))]


async def rows_of(store: Store, table_id: str) -> Rows | Finding | None:
    try:
        return await store.rows(table_id)
    except Unavailable:
        return Finding(f"table {table_id}: its rows cannot be read", otherwise=CLOSED)


async def orphans(store: Store) -> AsyncIterator[Finding]:
    """Rows of a table that is not there. A log is never deleted, whosever it is."""
    for part in METADATA.sorted_tables:
        if "table_id" not in part.c:
            continue
        lost = part.c.table_id.not_in(select(TABLES.c.id))
        async with store.reading() as connection:
            names = [row[0] for row in await connection.execute(select(part.c.table_id).where(lost).distinct())]
        for name in names:
            what = f"{part.name} of a table {name} that is not there"
            if part is ENTRIES:
                yield Finding(what, otherwise="nobody can open it")
            else:
                yield Finding(what, "delete them", "deleted", delete(part).where(part.c.table_id == name))


def examined(table_id: str, rows: Rows, engine: Engine | None, counts: Counts) -> Iterator[Finding]:
    """All that is wrong with one table."""
    here = f"table {table_id}"
    row, mends = mended_seats(table_id, rows.seats)
    yield from mends
    try:
        table = table_of(rows.table)
        seats = seats_of(row)
        entries = entries_of(rows.entries, len(seats))
    except Damaged as damage:
        yield Finding(f"{here}: {damage}", otherwise=CLOSED)
        return
    yield from wrong_tokens(here, seats)
    stored = Stored(table, seats, entries, None, None)
    if rows.proposal is not None:
        with deleting(PROPOSALS, here, table_id, "proposal") as found:
            proposal_of(rows.proposal, len(seats))
        yield from found
    play: Play | None = None
    try:
        if engine is not None and table.dealt_from is not None:
            play = fold(stored, engine)
        counts.other_rules += engine is None
    except Damaged as damage:
        yield Finding(f"{here}: {damage}", otherwise=CLOSED)
    except EngineFailed:
        yield Finding(f"{here}: the engine of its rules does not answer", otherwise=CLOSED)
    if rows.snapshot is not None:
        with deleting(SNAPSHOTS, here, table_id, "snapshot") as found:
            snapshot = snapshot_of(rows.snapshot)
            if snapshot.number > len(entries):
                raise Damaged("its snapshot is ahead of its log")
            if play is not None and engine is not None and not agrees(stored._replace(snapshot=snapshot), play, engine):
                raise Damaged("its snapshot does not agree with its log")
        yield from found
    if play is not None and (play.over != (table.ended is not None) or play.outcome() != table.outcome):
        yield Finding(f"{here}: its end is not the one that its log leads to", otherwise="only lists show it wrongly")


async def wrong_story(store: Store, table_id: str) -> list[Finding]:
    """What a finished game was seen as."""
    wanted = select(RETOLD.c.part, RETOLD.c.packed).where(RETOLD.c.table_id == table_id)
    async with store.reading() as connection:
        parts = [(row[0], row[1]) for row in await connection.execute(wanted)]
    with deleting(RETOLD, f"table {table_id}", table_id, "story") as found, unless_readable("the story of its game"):
        for part, packed in parts:
            unpacked_told(packed) if part == TOLD else unpacked_views(packed)
    return found


@contextmanager
def deleting(part: Any, here: str, table_id: str, name: str) -> Iterator[list[Finding]]:
    """Whatever is damaged in there is put right by deleting it."""
    found: list[Finding] = []
    try:
        yield found
    except Damaged as damage:
        statement: Delete = delete(part).where(part.c.table_id == table_id)
        found.append(Finding(f"{here}: {damage}", f"delete the {name}", f"deleted the {name}", statement))


# --- seats


def mended_seats(table_id: str, rows: Sequence[Row]) -> tuple[list[Row], list[Finding]]:
    """The seats as they would be after a repair, and the repairs."""
    mended: list[Row] = []
    found: list[Finding] = []
    for row in rows:
        changes = mends_of(row)
        mended.append({**row, **changes})
        if changes:
            which = and_(SEATS.c.table_id == table_id, SEATS.c.seat == row["seat"])
            names = " and ".join(changes)
            found.append(
                Finding(
                    f"table {table_id}: {names} of seat {row['seat']} cannot be right",
                    f"reset {names}",
                    f"reset {names}",
                    update(SEATS).where(which).values(changes),
                )
            )
    return mended, found


def mends_of(row: Row) -> Body:
    """What can be reset without taking the seat from anybody: neither its kind nor its token."""
    changes: Body = {}
    name, level, stand_in, seen = row["name"], row["level"], row["stand_in"], row["seen"]
    if not isinstance(name, str) or len(name) > NAME_LETTERS or not can_be_read(name):
        changes["name"] = ""
    if not isinstance(level, str) or (row["kind"] == BOT and level not in NAMES):
        changes["level"] = "greedy" if row["kind"] == BOT else ""
    if not isinstance(stand_in, str) or (stand_in and stand_in not in NAMES):
        changes["stand_in"] = "greedy"
    if not isinstance(seen, int | float) or not 0 <= seen < clock.now() + DAY_S:
        changes["seen"] = 0.0
    return changes


def can_be_read(name: str) -> bool:
    try:
        return check_name(name) == name
    except Illegal:
        return False


def wrong_tokens(here: str, seats: list[SeatRow]) -> Iterator[Finding]:
    """Nobody can make a token again: only its holder knows it."""
    known = [seat.token for seat in seats if seat.token]
    for seat in seats:
        if (seat.token or seat.kind == HUMAN) and not is_hash(seat.token):
            yield Finding(f"{here}: nobody holds seat {seat.seat}, its token is damaged", otherwise="the game goes on")
    for token in {token for token in known if known.count(token) > 1}:
        both = " and ".join([str(seat.seat) for seat in seats if seat.token == token])
        yield Finding(f"{here}: seats {both} have the same token", otherwise="its holder has only the last of them")


def is_hash(token: str) -> bool:
    return len(token) == HASH_LETTERS and set(token) <= set("0123456789abcdef")

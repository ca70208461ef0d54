"""What is stored, read with suspicion: a disk may change anything, and one bad row must not stop any other table.

Damage is told without a word of what the row or the game says, for anybody may read the sentence.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from arks.engine.elsewhere import EngineFailed
from arks.server.rows import Body, Entry, Proposal, Row, SeatRow, Snapshot, Stored, TableRow

LOG: Final = logging.getLogger("arks.server")
SENTENCE: Final = (
    "What is stored of this table is damaged, so its game cannot go on. All other tables are as they were."
)
BODIES: Final[dict[str, type]] = {
    "picked": list,
    "undo": int,
    "keep": int,
    "concede": bool,
    "end": bool,
    "taken_up": bool,
}


class Damaged(ValueError):
    """Something stored of one table cannot be right. The sentence names the place and nothing that is there."""


class Rows(NamedTuple):
    """All rows of a table, as the database gave them."""

    table: Row
    seats: Sequence[Row]
    entries: Sequence[Row]
    snapshot: Row | None
    proposal: Row | None


@contextmanager
def unless_readable(what: str) -> Iterator[None]:
    try:
        yield
    except (Damaged, EngineFailed):
        raise
    except Exception:
        raise Damaged(f"{what} cannot be read") from None


@contextmanager
def unless_fitting(entry: Entry) -> Iterator[None]:
    """An entry of the log that the game does not take is damage, whatever the game says about it."""
    try:
        yield
    except EngineFailed:
        raise  # it says nothing of the log
    except Exception:
        raise Damaged(f"entry {entry.number} of its log does not fit") from None


def stored_of(rows: Rows, first: int = 0) -> Stored:
    """A table from its rows; its entries begin with number ``first``. What only helps is left out if it is damaged."""
    table = table_of(rows.table)
    seats = seats_of(rows.seats)
    entries = entries_of(rows.entries, len(seats), first)
    return Stored(table, seats, entries, snapshot_or_none(rows.snapshot), proposal_or_none(rows.proposal, len(seats)))


def table_of(row: Row) -> TableRow:
    with unless_readable("the row of the table"):
        return TableRow.of(row)


def seats_of(rows: Sequence[Row]) -> list[SeatRow]:
    with unless_readable("a row of its seats"):
        seats = [SeatRow.of(row) for row in rows]
    if not seats or [seat.seat for seat in seats] != list(range(len(seats))):
        raise Damaged("a row of its seats is missing")
    return seats


def entries_of(rows: Sequence[Row], players: int, first: int = 0) -> list[Entry]:
    entries: list[Entry] = []
    for number, row in enumerate(rows, first):
        if row["number"] != number:
            raise Damaged(f"entry {number} of its log is missing")
        with unless_readable(f"entry {number} of its log"):
            entry = Entry.of(row)
        if not 0 <= entry.seat < players or not says_one_thing(entry.body):
            raise Damaged(f"entry {number} of its log does not fit")
        entries.append(entry)
    return entries


def says_one_thing(body: Body) -> bool:
    kinds = [name for name in BODIES if name in body]
    return len(kinds) == 1 and type(body[kinds[0]]) is BODIES[kinds[0]]


def snapshot_or_none(row: Row | None) -> Snapshot | None:
    """The log makes the same game, only slower."""
    if row is None:
        return None
    try:
        return snapshot_of(row)
    except Damaged as damage:
        LOG.warning("of a table, %s; its log is folded instead", damage)
        return None


def snapshot_of(row: Row) -> Snapshot:
    with unless_readable("its snapshot"):
        return Snapshot.of(row)


def proposal_or_none(row: Row | None, players: int) -> Proposal | None:
    """As if it had been withdrawn: whoever made it can make it again."""
    if row is None:
        return None
    try:
        return proposal_of(row, players)
    except Damaged as damage:
        LOG.warning("of a table, %s; it counts as withdrawn", damage)
        return None


def proposal_of(row: Row, players: int) -> Proposal:
    with unless_readable("its proposal"):
        proposal = Proposal.of_row(row)
    named = [*proposal.needed, *proposal.agreed]
    if proposal.by is not None:
        named.append(proposal.by)
    if proposal.seat is not None:
        named.append(proposal.seat)
    if not all(0 <= seat < players for seat in named):
        raise Damaged("its proposal names a seat that is not there")
    return proposal

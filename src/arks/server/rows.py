"""Rows of the database as values."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

import msgspec

from arks.engine.deal import Deal

SeatKind = Literal["open", "human", "bot"]
OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"

Row = Mapping[Any, Any]
Body = dict[str, Any]


def dumped(value: object) -> str:
    return msgspec.json.encode(value).decode()


def loaded(text: str) -> Any:
    return msgspec.json.decode(text)


class TableRow(msgspec.Struct, kw_only=True):
    """A table: which game, how it is set up. What deals its cards is never told before the end."""

    id: str
    game: str
    options: Body
    seed: int = 0  # of a table from before deals were sealed
    deal: Deal | None = None
    ruleset: int
    content: str
    name: str
    hints: bool
    listed: bool
    created: float
    maker: str = ""  # see makers.py; never shown
    resumed: float = 0.0  # when the last open seat was taken
    ended: float | None = None
    outcome: Body | None = None  # once it ended
    origin: Body | None = None
    next: str | None = None
    revision: int = 0  # counts changes of who sits where and what is proposed
    away_after: float = 300.0  # seconds after which a player who is not here counts as away

    @staticmethod
    def of(row: Row) -> TableRow:
        texts = {name: None if row[name] is None else loaded(row[name]) for name in ("options", "origin", "outcome")}
        deal = None if row["deal"] is None else msgspec.json.decode(row["deal"], type=Deal)
        values = {name: row[name] for name in TableRow.__struct_fields__}
        return msgspec.convert(values | texts | {"deal": deal}, TableRow)

    def values(self) -> Body:
        texts = {name: None if body is None else dumped(body) for name, body in self._bodies().items()}
        return msgspec.structs.asdict(self) | texts

    def _bodies(self) -> dict[str, Body | Deal | None]:
        return {"options": self.options, "origin": self.origin, "outcome": self.outcome, "deal": self.deal}

    @property
    def sealed(self) -> Deal | None:
        """The deal, unless the game goes on from another one: then everybody may know what comes."""
        return None if self.origin is not None and "step" in self.origin else self.deal

    @property
    def dealt_from(self) -> int | str | None:
        """What the game is dealt from; None until it begins."""
        return self.seed if self.deal is None else self.deal.seed


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    token: str = ""
    seen: float = 0.0  # when its holder was noticed last, as far as it is stored
    stand_in: str = ""  # level of the bot that plays while its owner is away

    @staticmethod
    def of(row: Row) -> SeatRow:
        return msgspec.convert({name: row[name] for name in SeatRow.__struct_fields__}, SeatRow)

    def values(self, table_id: str) -> Body:
        return msgspec.structs.asdict(self) | {"table_id": table_id}


class Entry(NamedTuple):
    """One entry of a table's log: an answer, an undo, or what the people at the table agreed on."""

    number: int
    version: int
    seat: int
    request: str | None
    body: Body
    written: float = 0.0  # when
    spent: float = 0.0  # seconds that the seat was waited for

    @staticmethod
    def of(row: Row) -> Entry:
        return msgspec.convert([loaded(row[name]) if name == "body" else row[name] for name in Entry._fields], Entry)

    def values(self, table_id: str) -> Body:
        return self._asdict() | {"table_id": table_id, "body": dumped(self.body)}


class Snapshot(NamedTuple):
    """The game after so many entries."""

    number: int
    document: Body

    @staticmethod
    def of(row: Row) -> Snapshot:
        """As it was written, or an error: its digest stands in front of the document."""
        digest, _, text = row["document"].partition(" ")
        if digest != digest_of(row["table_id"], row["number"], text):
            raise ValueError("a snapshot is not as it was written")
        return Snapshot(row["number"], loaded(text))

    def values(self, table_id: str) -> Body:
        text = dumped(self.document)
        return {
            "table_id": table_id,
            "number": self.number,
            "document": f"{digest_of(table_id, self.number, text)} {text}",
        }


def digest_of(table_id: str, number: int, text: str) -> str:
    return sha256(f"{table_id} {number} {text}".encode()).hexdigest()[:16]


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something the others have to agree on."""

    id: str
    kind: Literal["undo", "end", "stand-in", "seat"]
    by: int | None  # None: someone without a seat
    version: int  # of the table when it was made
    agreed: tuple[int, ...] = ()
    needed: tuple[int, ...]  # seats that have to agree
    answers: int = 0  # undo: how many of its own the seat wants back
    keep: int = 0  # undo: entries of the game's log that stay
    seat: int | None = None  # stand-in, seat: which one it is about
    level: str = ""  # stand-in: of the bot
    name: str = ""  # seat: of whoever asks for it
    token: str = ""  # seat: the hash of theirs

    @staticmethod
    def of(body: Body) -> Proposal:
        return msgspec.convert(body, Proposal)

    @staticmethod
    def of_row(row: Row) -> Proposal:
        return Proposal.of(loaded(row["body"]))

    def body(self) -> Any:
        return msgspec.to_builtins(self)


class Change(NamedTuple):
    """Who sits where and what is proposed from now on, with the entry of the log that it brings, if any."""

    seats: list[SeatRow]  # only those that change
    proposal: Proposal | None
    resumed: float
    entry: Entry | None = None
    outcome: Body | None = None  # if the entry ends the game
    former: tuple[str, ...] = ()  # hashes of tokens that hold no seat any more
    deal: Deal | None = None


class Stored(NamedTuple):
    """All that the database holds of a table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    snapshot: Snapshot | None
    proposal: Proposal | None


class Card(NamedTuple):
    """What is listed of a table, without loading its game."""

    begun: bool
    turn: int  # the newest of its maker is 1
    table: TableRow
    seats: list[SeatRow]

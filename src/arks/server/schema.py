"""What is stored. The entries of a table's log are the authority; a snapshot only makes loading quick."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON, like every Text here but names
    Column("seed", BigInteger, nullable=False),  # of a table without a deal
    Column("deal", Text),
    Column("ruleset", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("origin", Text),  # the finished table this one goes on from
    Column("next", String(32)),  # the table of the rematch
    Column("created", Float, nullable=False),  # seconds since 1970, like every time here
    Column("resumed", Float, nullable=False),  # when the last open seat was taken
    Column("ended", Float),
    Column("outcome", Text),  # once it ended
    Column("maker", String(32), nullable=False),  # a keyed hash; two tables have the same or another
    Column("revision", Integer, nullable=False),  # counts changes of who sits where and what is proposed
    Column("away_after", Float, nullable=False),  # seconds after which a player who is not here counts as away
    Index("tables_listed", "listed", "ended", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, human, bot
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),  # of a bot
    Column("token", String(64), nullable=False),  # the hash of what its holder knows
    Column("seen", Float, nullable=False),  # when its holder was noticed last
    Column("stand_in", String(20), nullable=False),  # level of the bot that plays while its owner is away
)

HOLDERS: Final = Table(
    "holders",
    METADATA,
    _table_id(),
    Column("token", String(64), primary_key=True),  # the hash of one that held a seat here, and does not any more
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),  # counts all entries of the table from 0; two writers cannot agree
    Column("version", Integer, nullable=False),  # counts what everybody may notice
    Column("seat", Integer, nullable=False),
    Column("request", String(64)),
    Column("body", Text, nullable=False),
    Column("written", Float, nullable=False),
    Column("spent", Float, nullable=False),  # seconds that the seat was waited for
    UniqueConstraint("table_id", "seat", "request"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    _table_id(),
    Column("number", Integer, nullable=False),  # entries it holds
    Column("document", Text, nullable=False),
)

ENGINES: Final = Table(
    "engines",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("rules", Text, nullable=False),  # game, ruleset and content of each game it plays
    Column("filed", Float, nullable=False),
    Column("archive", LargeBinary, nullable=False),
)

RETOLD: Final = Table(
    "retold",
    METADATA,
    _table_id(),  # of a finished game
    Column("part", Integer, primary_key=True),  # -1: what was told; others: views
    Column("packed", LargeBinary, nullable=False),
)

PROPOSALS: Final = Table(
    "proposals",
    METADATA,
    _table_id(),  # one at a time
    Column("body", Text, nullable=False),
)

THINKERS: Final = Table(
    "thinkers",
    METADATA,
    _table_id(),
    Column("process", String(32), nullable=False),  # the one whose bots think about this table
    Column("until", Float, nullable=False),  # by the database's clock; unless it is renewed
)

RECOVERIES: Final = Table(
    "recoveries",
    METADATA,
    Column("id", String(64), primary_key=True),  # a slow hash of the phrase
    Column("bundle", LargeBinary, nullable=False),  # seats and their tokens; only the phrase opens it
    Column("refreshed", Float, nullable=False),
)

"""What the records of a content pack are made of: shapes of values, provenance, prices, benefits."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

ID_PATTERN: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"
PAIR_PATTERN: Final = "^[0-9]{1,2}:[0-9]{1,2}$"

Count = Annotated[int, Meta(ge=0, le=99)]
Squares = Annotated[int, Meta(ge=0, le=9)]
Id = Annotated[str, Meta(pattern=ID_PATTERN)]
Text = Annotated[str, Meta(min_length=1)]
Pair = Annotated[str, Meta(pattern=PAIR_PATTERN)]
Ladder = tuple[Count | Pair, ...]
Cell = tuple[Count, Count]


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every record says where it comes from; ``fixed`` names the fields of a reconstruction that are stated."""

    source: str
    fixed: dict[str, str] = field(default_factory=dict)


class Entry(Record, frozen=True):
    """A record that others refer to."""

    id: Id


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a record."""


class Worded(Plain, frozen=True):
    """A part whose id is a word of the vocabulary; which other fields it has depends on the word."""

    id: str


class Price(Plain, frozen=True):
    n: Count
    type: str


class Result(Plain, frozen=True):
    n: Count
    what: str


class Chain(Plain, frozen=True):
    start: str = field(name="from")
    to: str


class Benefit(Worded, frozen=True):
    ladder: Ladder = ()
    colour: str | None = None
    cylinders: Count | None = None
    type: str | None = None
    give: Price | None = None
    get: Result | None = None


class Objective(Worded, frozen=True):
    n: Count | Literal["all"] | None = None
    section: str | None = None
    room: str | None = None

"""What travels: requests of clients and what they get. The schema of the API is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40, description="A name people read.")]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
OptionId = Annotated[str, Meta(max_length=200)]
Picked = Annotated[list[OptionId], Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Level = Annotated[str, Meta(max_length=20)]
AwayAfter = Annotated[
    int, Meta(ge=1, le=30 * 86_400, description="Seconds after which a player who is not here counts as away.")
]
Status = Literal["open", "running", "over"]
Time = Annotated[float, Meta(description="Seconds since 1970 by the server's clock.")]


class In(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request; a field nobody knows is an error."""


class SeatWish(In):
    """Who shall sit at a seat of a new table: the caller (human), a bot, or whoever comes (open)."""

    kind: Literal["human", "bot", "open"]
    name: Name = ""
    level: Level = "greedy"


Contributes = Annotated[
    bool, Meta(description="The caller will add a contribution to the deal; the game begins when it is there.")
]


class NewTable(In):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=80)] = ""
    hints: bool = True
    listed: bool = False
    contributes: Contributes = False
    away_after: AwayAfter = 300


class Join(In):
    name: Name = ""
    contributes: Contributes = False


class NewName(In):
    name: Name


class Contribution(In):
    """A random number of the caller's browser, added to the deal before the game begins."""

    contribution: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Enter(In):
    token: Token


class BotWish(In):
    level: Level = "greedy"


class Move(In):
    """An answer: to which decision, which options, and an id of the client's own by which a retry is known."""

    decision: Number
    picked: Picked
    request: RequestId


class Undo(In):
    request: RequestId
    version: Annotated[int, Meta(ge=0, le=2**31 - 1, description="The version the client sees.")]
    answers: Annotated[int, Meta(ge=1, le=100)] = 1


class UndoWish(In):
    answers: Annotated[int, Meta(ge=1, le=100)] = 1


class Vote(In):
    proposal: Annotated[str, Meta(max_length=32, description="The id of the proposal that the caller sees.")]
    agree: bool


class OwnSeat(In):
    table: Annotated[str, Meta(max_length=32)]
    token: Token


OwnSeats = Annotated[list[OwnSeat], Meta(max_length=200)]
PhraseKey = Annotated[str, Meta(max_length=64, description="What a browser keeps of its recovery phrase.")]


class NewPhrase(In):
    """A recovery phrase for these seats; ``key`` is of the one that it replaces."""

    seats: OwnSeats
    key: PhraseKey | None = None


class MoreSeats(In):
    """The seats of today for a phrase made before."""

    key: PhraseKey
    seats: OwnSeats


class OldPhrase(In):
    phrase: Annotated[str, Meta(max_length=200)]


class ForkWish(In):
    """Go on from a step of a finished game against bots."""

    step: Number
    seat: SeatNumber
    name: Name = ""
    level: Level = "greedy"


class MoveMessage(Move, tag_field="type", tag="move"):
    """A move over the stream."""


class UndoMessage(Undo, tag_field="type", tag="undo"):
    """An undo over the stream."""


class Ping(In, tag_field="type", tag="ping"):
    """Is anybody there?"""


class Hello(In, tag_field="type", tag="hello"):
    """The first message of a stream: where the client left off, and its token unless a cookie has it."""

    since: Number | None = None
    token: Token | None = None


Message = MoveMessage | UndoMessage | Ping | Hello


class Pong(Struct, tag_field="type", tag="pong"):
    version: int


class OptionOut(Struct):
    id: str
    label: str
    touches: list[str]
    cost: dict[str, int]


class Decision(Struct):
    number: int
    prompt: str
    text: str
    kind: str
    lo: int
    hi: int
    options: list[OptionOut]
    can_undo: bool
    answered: list[str] | None  # the own sealed answer so far; another one replaces it


class EventOut(Struct):
    version: int
    word: str
    args: list[str]
    text: str


class SeatOut(Struct):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str
    here: bool  # a person whose stream is open, or was a moment ago
    conceded: bool
    absent_since: Time | None  # of a person who is not here
    away: bool  # absent for as long as the table says
    stand_in: str  # level of the bot that plays until its owner comes back; empty: none does
    may_ask: Literal["stand-in", "stand-in-now", "seat"] | None  # by the caller: for a bot to stand in, or for the seat
    used: Annotated[float, Meta(description="Seconds that the seat was waited for until it answered, in all.")]
    since: Time | None  # when the question was put that it is waited for


class ProposalOut(Struct):
    id: str
    kind: Literal["undo", "end", "stand-in", "seat"]
    by: int | None  # None: someone without a seat
    agreed: list[int]
    needed: list[int]
    waiting: list[int]  # who has not voted yet
    seat: int | None  # that a bot shall stand in at, or somebody asks for
    name: str  # of whoever asks for it
    level: str  # of the bot
    answers: int  # that would be taken back
    text: str


class DealOut(Struct):
    """How the cards are dealt: the seal from the beginning, what each seat added, the rest when the game is over."""

    commitment: str
    contributions: list[str | None]  # by seat
    waiting: list[int]  # seats whose browser has still to add to it
    begun: bool  # nothing can be added any more
    key: str | None
    salt: str | None
    seed: str | None


class RulesOut(Struct):
    """The rules that a table goes by, whatever is installed since."""

    ruleset: int
    content: str
    today: bool  # whether new tables go by the same


class TableOut(Struct):
    id: str
    game: str
    name: str
    options: dict[str, Any]
    status: Status
    begun: bool
    joinable: bool  # a seat is open
    hints: bool
    away_after: float
    created: Time
    seats: list[SeatOut]
    proposal: ProposalOut | None
    outcome: dict[str, Any] | None
    origin: dict[str, Any] | None
    next: str | None
    deal: DealOut | None  # None: it goes on from another game, or is an old one
    rules: RulesOut


class SeatCard(Struct):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str
    here: bool
    away: bool


class TableCard(Struct):
    """A public table, as it is listed."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    status: Status
    begun: bool
    joinable: bool
    hints: bool
    created: Time
    ended: Time | None
    outcome: dict[str, Any] | None
    next: str | None
    seats: list[SeatCard]


class StateOut(Struct, tag_field="type", tag="state"):
    """All that a caller may know now. With ``since``, ``events`` tell what happened after that version."""

    version: int
    seat: int | None
    now: Time  # by which the page sets its clocks
    table: TableOut
    since: int | None
    events: list[EventOut]
    view: dict[str, Any] | None
    decision: Decision | None
    can_undo: int
    aside: Decision | None = None  # what may be said unasked, beside the question


class Accepted(Struct, tag_field="type", tag="accepted"):
    """A move is in the log; whoever repeats it gets the same."""

    request: str
    version: int


class FindingOut(Struct):
    """One thing that was looked at; ``holds`` is null where a game has nothing to look at."""

    what: str
    holds: bool | None
    why: str


class Seated(Struct):
    """The seat is whoever's the token is: keep it. The link holds it in its fragment, which browsers do not send."""

    table: str
    seat: int
    token: str
    link: str


class Phrase(Struct):
    """The words are told this once. The key adds seats to them, and opens them: keep it like a token."""

    phrase: str
    key: str


class RestoredSeat(Struct):
    table: str
    seat: int
    token: str
    link: str
    game: str
    mode: str


class Restored(Struct):
    key: str
    seats: list[RestoredSeat]


class Reason(Struct):
    sentence: str
    rule: str
    nearest: list[str]  # options that come close to what was meant, by their ids


class Hint(Struct):
    decision: int
    picked: list[str]
    labels: list[str]
    reason: str


class Asked(Struct):
    """The token holds the seat as soon as everybody has agreed to the proposal."""

    token: str
    seat: int
    proposal: str


class Step(Struct):
    step: int
    version: int
    seat: int
    events: list[EventOut]


class History(Struct):
    steps: list[Step]


class StepView(Struct):
    step: int
    seat: int | None
    view: dict[str, Any]


class Problem(Struct, omit_defaults=True):
    """RFC 9457; ``detail`` is one sentence. A stale move comes with the state of today."""

    title: str
    status: int
    detail: str
    request: str | None = None
    state: StateOut | None = None

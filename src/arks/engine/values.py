"""What goes in and out of an engine: nothing but JSON.

An engine filed years ago speaks in these values to the server of today. A field may be added with a default; none may
change or go.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

Document = dict[str, Any]
Log = list[Document]  # answers and undos, as a session's log has them


class Setup(msgspec.Struct, frozen=True):
    """What makes a game again."""

    game: str
    players: int
    options: Document
    seed: int | str


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended by its rules."""

    winners: list[int]
    scores: list[int]
    reason: str


class Position(msgspec.Struct, frozen=True):
    """Where a game stands: who owes an answer, and how many answers each seat may take back."""

    owing: list[int]
    undoable: list[int]
    decisions: int
    outcome: Outcome | None


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event as one audience reads it."""

    word: str
    args: list[str]
    text: str


class Answered(msgspec.Struct, frozen=True):
    """What an answer brought: the random numbers in it, and what each seat, and last a spectator, is told."""

    position: Position
    chance: list[int]
    told: list[list[Told]]


class Option(msgspec.Struct, frozen=True):
    id: str
    label: str
    touches: list[str]
    cost: dict[str, int]


class Choice(msgspec.Struct, frozen=True):
    """What a seat is asked; ``given`` is its sealed answer so far, which another one may replace."""

    prompt: str
    text: str
    kind: str
    lo: int
    hi: int
    options: list[Option]
    given: list[str] | None


class Reason(msgspec.Struct, frozen=True):
    """Why a thing offers nothing."""

    sentence: str
    rule: str
    nearest: list[str]


# --- the calls


class Game(Protocol):
    """One game being played, by whichever engine."""

    position: Position

    def answer(self, seat: int, picked: list[str]) -> Answered: ...
    def undo(self, seat: int, answers: int) -> Position: ...
    def apply(self, log: Log) -> Position: ...
    def choice(self, seat: int) -> Choice | None: ...
    def aside(self, seat: int) -> Choice | None: ...
    def view(self, seat: int | None) -> Document: ...
    def why_not(self, seat: int, thing: str) -> Reason: ...
    def sample(self, seat: int) -> list[str]: ...
    def world(self, seat: int) -> Document: ...
    def save(self) -> Document: ...


class Engine(Protocol):
    """Games by one set of rules."""

    def rules(self, setup: Setup) -> tuple[int, str]: ...
    def host(self, setup: Setup, saved: Document | None = None) -> Game: ...
    def story(self, setup: Setup, log: Log, seat: int | None) -> list[tuple[int, list[Told]]]: ...
    def view_after(self, setup: Setup, log: Log, entries: int, seat: int | None) -> Document: ...

"""Games in which nothing can be done: those not dealt yet, and those that are over for good."""

from __future__ import annotations

from typing import NoReturn

from arks.engine import Answered, Choice, Document, Log, Position, Reason


class Still:
    """Stands where a game would. Nobody is asked anything; ``views`` are those of each seat, and last a spectator's."""

    def __init__(self, position: Position, views: list[Document]) -> None:
        self.position = position
        self._views = views

    def view(self, seat: int | None) -> Document:
        return self._views[-1 if seat is None else seat]

    def choice(self, seat: int) -> Choice | None:
        return None

    def aside(self, seat: int) -> Choice | None:
        return None

    def answer(self, seat: int, picked: list[str]) -> Answered:
        return nothing()

    def undo(self, seat: int, answers: int) -> Position:
        return nothing()

    def apply(self, log: Log) -> Position:
        return nothing()

    def why_not(self, seat: int, thing: str) -> Reason:
        return nothing()

    def sample(self, seat: int) -> list[str]:
        return nothing()

    def world(self, seat: int) -> Document:
        return nothing()

    def save(self) -> Document:
        return nothing()


def nothing() -> NoReturn:
    raise AssertionError("nothing can be done in this game")

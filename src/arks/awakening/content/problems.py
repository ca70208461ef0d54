"""What can be wrong with a content pack, said so that the person who wrote it finds the place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """One mistake. ``record`` is an id of the file, ``field`` a path inside the record; both may be empty.

    >>> str(Problem("rooms.yaml", "armory", "cost.n", "expected a number, got 'two'"))
    "rooms.yaml, record armory, field cost.n: expected a number, got 'two'"
    """

    file: str
    record: str
    field: str
    reason: str

    def __str__(self) -> str:
        record = f", record {self.record}" if self.record else ""
        field = f", field {self.field}" if self.field else ""
        return f"{self.file}{record}{field}: {self.reason}"


class ContentError(ValueError):
    """A pack that can't be played. ``str`` of it is the sentence of its first problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return str(self.problem)

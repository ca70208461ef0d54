"""A table in memory: who sits there, who watches, and its game."""

from __future__ import annotations

import asyncio
import time
from typing import Literal

from arks.server.play import Play
from arks.server.rows import BOT, HUMAN, OPEN, Proposal, SeatRow, TableRow

Status = Literal["open", "running", "over"]


class Watcher:
    """A stream: its seat, the version it was sent last, and a bell."""

    def __init__(self, seat: int | None, sent: int | None) -> None:
        self.seat = seat
        self.sent = sent
        self.bell = asyncio.Event()


class Table:
    """Everything is read and written with the lock held: one writer, and nobody sees what is not yet stored."""

    def __init__(self, row: TableRow, seats: list[SeatRow], play: Play, proposal: Proposal | None) -> None:
        self.row = row
        self.seats = seats
        self.play = play
        self.proposal = proposal
        self.lock = asyncio.Lock()
        self.fresh = True  # False: what is in memory may not be what is stored
        self.users = 0  # calls that hold on to this object
        self.watchers: set[Watcher] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._seen = [time.monotonic()] * len(seats)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> Status:
        if self.play.over:
            return "over"
        return "open" if any(seat.kind == OPEN for seat in self.seats) else "running"

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return not (self.users or self.watchers or self.thinking)

    def here(self, seat: int) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers)

    def away_for(self, seat: int) -> float:
        """Seconds since the holder of a seat was last noticed."""
        return 0.0 if self.here(seat) else time.monotonic() - self._seen[seat]

    def notice(self, seat: int) -> None:
        self._seen[seat] = time.monotonic()

    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN and seat.seat not in self.play.conceded]

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that answers for a seat; a bot goes on for whoever conceded."""
        row = self.seats[seat]
        if row.kind == BOT:
            return row.level
        return "greedy" if seat in self.play.conceded else None

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.bell.set()

"""A table in memory: who sits there, who watches, who has left, and its game."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from arks.server import clock
from arks.server.gallery import Gallery
from arks.server.play import Play
from arks.server.rows import BOT, HUMAN, OPEN, Proposal, SeatRow, TableRow
from arks.server.settings import Settings

Status = Literal["open", "running", "over"]


class Watcher:
    """A stream: its seat, the version it was sent last, and a bell."""

    def __init__(self, seat: int | None, sent: int | None) -> None:
        self.seat = seat
        self.sent = sent
        self.bell = asyncio.Event()


class Table:
    """Everything is read and written with the lock held: one writer, and nobody sees what is not yet stored."""

    def __init__(
        self, seats: list[SeatRow], play: Play, proposal: Proposal | None, settings: Settings, looking_since: float
    ) -> None:
        self.seats = seats
        self.play = play
        self.proposal = proposal
        self.gallery = Gallery()
        self.lock = asyncio.Lock()
        self.fresh = True  # False: what is in memory may not be what is stored
        self.users = 0  # calls that hold on to this object
        self.watchers: set[Watcher] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.noticed: dict[int, float] = {}  # holders of seats, unless the database knows it
        self._settings = settings
        self.rules_of_today = True  # whether new tables go by the same rules
        self._looking_since = looking_since  # when this process began to look who is here

    @property
    def row(self) -> TableRow:
        return self.play.table

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> Status:
        if self.play.over:
            return "over"
        return "running" if self.complete and self.play.dealt else "open"

    @property
    def complete(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return not (self.users or self.watchers or self.thinking)

    # --- who is here

    def notice(self, seat: int) -> None:
        self.noticed[seat] = clock.now()

    def here(self, seat: int) -> bool:
        """Whether a person's stream is open, or was a moment ago: who loads the page anew does not leave."""
        if self.seats[seat].kind != HUMAN:
            return False
        return self._watched(seat) or clock.now() - self.last_seen(seat) < self._settings.away_after_s

    def last_seen(self, seat: int) -> float:
        """When the holder of a seat was noticed last, by this process or another."""
        return max(self.seats[seat].seen, self.noticed.get(seat, 0.0), self.row.created)

    def away_for(self, seat: int) -> float:
        """Seconds for which a person is known to be absent; nobody is absent while the server is down."""
        if self.here(seat):
            return 0.0
        return clock.now() - max(self.last_seen(seat), self._looking_since)

    def abandoned(self, seat: int) -> bool:
        return self.seats[seat].kind == HUMAN and self.away_for(seat) >= self._settings.abandoned_after_s

    def deserted(self, seat: int) -> bool:
        return self.seats[seat].kind == HUMAN and self.away_for(seat) >= self._settings.deserted_after_s

    def presence(self) -> list[tuple[bool, bool, bool]]:
        """What of it is shown."""
        return [(self.here(s.seat), self.abandoned(s.seat), self.deserted(s.seat)) for s in self.seats]

    def unsaved(self, shared: bool) -> dict[int, float]:
        """What the database should know: when people left, and who is here if other processes look there, too."""
        found: dict[int, float] = {}
        for row in [row for row in self.seats if row.kind == HUMAN]:
            if shared and self._watched(row.seat):
                if clock.now() - row.seen > self._settings.away_after_s / 3:
                    found[row.seat] = clock.now()
            elif self.noticed.get(row.seat, 0.0) > row.seen and (shared or not self.here(row.seat)):
                found[row.seat] = self.noticed[row.seat]
        return found

    def saved(self, seen: dict[int, float]) -> None:
        self.seats = [msgspec.structs.replace(row, seen=seen.get(row.seat, row.seen)) for row in self.seats]
        people = {row.seat: row.seen for row in self.seats if row.kind == HUMAN}
        self.noticed = {seat: when for seat, when in self.noticed.items() if when > people.get(seat, when)}

    def _watched(self, seat: int) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers)

    # --- who plays

    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN and seat.seat not in self.play.conceded]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.humans() if other != seat]

    def voters(self, seat: int) -> list[int]:
        """Who decides on the seat of somebody who left: the other people, as far as they are there."""
        return [other for other in self.others(seat) if not self.abandoned(other)]

    def take_over(self, seat: int, by: int | None) -> Literal["ask", "now"] | None:
        """What asking for a seat brings: a vote of the others, the seat at once, or nothing."""
        if by == seat or self.play.over or seat in self.play.conceded or not self.abandoned(seat):
            return None
        if set(self.voters(seat)) - {by}:
            return "ask"
        return "now" if by is not None or self.deserted(seat) else None

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that answers for a seat; a bot goes on for whoever conceded."""
        row = self.seats[seat]
        if row.kind == BOT:
            return row.level
        return "greedy" if seat in self.play.conceded else None

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.bell.set()

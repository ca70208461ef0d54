"""A table in memory: who sits there, who watches, who has left, and its game."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec

from arks.server import clock
from arks.server.gallery import Gallery
from arks.server.play import Play
from arks.server.rows import BOT, HUMAN, OPEN, Proposal, SeatRow, TableRow
from arks.server.settings import Settings

Status = Literal["open", "running", "over"]
BACK_S: Final = 300.0  # for people to come back after the server was down


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
        self.quiet_until = 0.0  # nobody new may ask for a seat
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
        return self._watched(seat) or clock.now() - self.last_seen(seat) < self._settings.here_for_s

    def last_seen(self, seat: int) -> float:
        """When the holder of a seat was noticed last, by this process or another."""
        return max(self.seats[seat].seen, self.noticed.get(seat, 0.0), self.row.created)

    def away(self, seat: int) -> bool:
        """Whether a person is absent for as long as the table says."""
        if self.seats[seat].kind != HUMAN or self.here(seat):
            return False
        return is_away(self.row, self.last_seen(seat), self._looking_since)

    def presence(self) -> list[tuple[bool, bool]]:
        """What of it is shown."""
        return [(self.here(seat.seat), self.away(seat.seat)) for seat in self.seats]

    def unsaved(self, shared: bool) -> dict[int, float]:
        """What the database should know: when people left, and who is here if other processes look there, too."""
        found: dict[int, float] = {}
        for row in [row for row in self.seats if row.kind == HUMAN]:
            if shared and self._watched(row.seat):
                if clock.now() - row.seen > self._settings.here_for_s / 3:
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

    def present(self, seat: int) -> list[int]:
        """The other people, as far as they are not away."""
        return [other for other in self.others(seat) if not self.away(other)]

    def vacant(self, seat: int) -> bool:
        """Whether a bot plays in its own right: no person has a claim to the seat."""
        return self.seats[seat].kind == BOT or (self.seats[seat].kind == HUMAN and seat in self.play.conceded)

    def may_ask(self, seat: int, by: int | None) -> Literal["stand-in", "stand-in-now", "seat"] | None:
        """What a caller may ask for: the seat, or a bot to stand in at it, perhaps without asking anybody."""
        if self.status != "running" or by == seat:
            return None
        if self.vacant(seat):
            return "seat" if by is None and self.humans() else None
        if by not in self.humans() or self.seats[seat].stand_in or not self.away(seat):
            return None
        return "stand-in" if set(self.present(seat)) - {by} else "stand-in-now"

    def needed(self, proposal: Proposal) -> tuple[int, ...]:
        """Who has to agree: everybody but whoever proposed it, also those for whom a bot stands in.

        Only a stand-in, which its owner ends by coming back, does not wait for others who are away.
        """
        people = [seat for seat in self.humans() if seat != proposal.by]
        if proposal.kind == "stand-in":
            people = [seat for seat in people if seat != proposal.seat and not self.away(seat)]
        return tuple(people)

    def valid(self, proposal: Proposal) -> bool:
        """Whether a proposal is still about something."""
        if proposal.kind == "undo":
            return proposal.version == self.play.version
        if proposal.kind == "end" or proposal.seat is None:
            return True
        by = proposal.by if proposal.kind == "stand-in" else None
        return self.may_ask(proposal.seat, by) is not None

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that answers for a seat. One that stands in plays for the others, not for itself."""
        row = self.seats[seat]
        if row.kind == BOT:
            return row.level
        if seat in self.play.conceded:
            return "greedy"
        return row.stand_in if row.stand_in and any(not self.seats[other].stand_in for other in self.humans()) else None

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.bell.set()


def is_away(row: TableRow, seen: float, looking_since: float) -> bool:
    """Whether somebody seen last at that time is away now; after a restart everybody has a moment to come back."""
    now = clock.now()
    return now - seen >= row.away_after and now - looking_since >= min(row.away_after, BACK_S)

"""The game of a table in memory: its session, and what the log of the table makes of it.

The log of a table has more kinds of entries than the log of a game: people may agree to take back more than is free,
concede, or end the game. `log` holds what is left for the game: its answers and undos.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

import arks
from arks.engine import HERE, Document, Engine, Game, Log, Position, Setup, Told
from arks.server import clock
from arks.server.damage import Damaged, unless_fitting, unless_readable
from arks.server.rows import Body, Entry, Snapshot, TableRow
from arks.server.still import Still


class Line(NamedTuple):
    """An event as one audience reads it, and the version of the table at which it happened."""

    version: int
    told: Told


Audiences = list[list[Told]]  # by seat; the last is for those without one


class Play:
    """A game being played at a table."""

    def __init__(
        self,
        table: TableRow,
        players: int,
        entries: list[Entry],
        snapshot: Snapshot | None,
        keep: int,
        engine: Engine = HERE,
    ) -> None:
        self.table = table
        self.players = players
        self.engine = engine
        self.number = 0  # entries of the table's log
        self.version = 0
        self.question = 0  # the version at which today's question was put
        self.question_at = 0.0  # and when that was
        self.used = [0.0] * players  # seconds that each seat was waited for, until it answered
        self.log: list[Entry] = []
        self.requests: dict[tuple[int, str], Entry] = {}
        self.conceded: tuple[int, ...] = ()
        self.ended = False  # by agreement
        self.updates: deque[tuple[int, Audiences]] = deque(maxlen=keep)
        self.snapshot_at = 0
        self._following: Entry | None = None  # the stored entry that is being done again
        self._waits = not self.dealt
        self.game = self._take_up(entries, snapshot)
        for entry in entries[self.number :]:
            self.follow(entry)
        self.updates.clear()

    def _take_up(self, entries: list[Entry], snapshot: Snapshot | None) -> Game:
        """Start from the snapshot if it can be read, else from the beginning."""
        if self._waits:
            return Still(Position([], [0] * self.players, 0, None), [])
        if snapshot is None or snapshot.number > len(entries):
            return self.engine.host(self.setup)
        try:
            hosted = self.engine.host(self.setup, snapshot.document["state"])
        except arks.Illegal:
            return self.engine.host(self.setup)
        for entry in entries[: snapshot.number]:
            self._count(entry)
        self.question = snapshot.document["question"]
        self.question_at = next((entry.written for entry in entries if entry.version == self.question), 0.0)
        self.snapshot_at = snapshot.number
        return hosted

    @property
    def setup(self) -> Setup:
        seed = self.table.dealt_from
        assert seed is not None, "the game has not begun"
        return Setup(self.table.game, self.players, self.table.options, seed)

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def dealt(self) -> bool:
        return self.table.dealt_from is not None

    def take(self, row: TableRow) -> None:
        """What is known of the table has changed; perhaps the cards can be dealt now."""
        self.table = row
        if self._waits and self.dealt:
            self._waits = False
            self.game = self.engine.host(self.setup)

    @property
    def over(self) -> bool:
        return self.ended or self.position.outcome is not None or len(self.standing()) <= (self.players > 1)

    def standing(self) -> list[int]:
        """The seats that have not conceded."""
        return [seat for seat in range(self.players) if seat not in self.conceded]

    def outcome(self) -> Body | None:
        """How it ended: by the rules, or because the others conceded, or because all agreed to."""
        made = self.position.outcome
        if made is not None:
            winners = [seat for seat in made.winners if seat not in self.conceded]
            return {"winners": winners, "scores": made.scores, "reason": made.reason}
        if not self.over:
            return None
        winners = [] if self.ended else self.standing()
        return {"winners": winners, "scores": [], "reason": "agreed to end" if self.ended else "conceded"}

    def undoable(self, seat: int) -> int:
        return 0 if self.over else self.position.undoable[seat]

    def waiting_since(self, seat: int) -> float | None:
        """When the question was put that a seat owes an answer to, or the table was complete again."""
        if self.over or seat not in self.position.owing:
            return None
        return max(self.question_at, self.table.resumed, self.table.created)

    def _waited(self, seat: int) -> float:
        since = self.waiting_since(seat)
        return 0.0 if since is None else max(0.0, round(clock.now() - since, 3))

    # --- what happens; each returns the entry that the table's log must hold

    def answer(self, seat: int, picked: list[str], request: str | None) -> Entry:
        before = self.position
        waited = self._waited(seat)
        answered = self.game.answer(seat, picked)
        after = answered.position
        # A sealed answer given anew: nobody else may notice.
        replaced = seat not in before.owing and after.decisions == before.decisions
        same_question = after.decisions == before.decisions and after.outcome is None
        body = {"picked": picked, "chance": answered.chance}
        entry = self._made(seat, request, body, self.version + (not replaced), waited)
        if not same_question:
            self.question, self.question_at = entry.version, entry.written
        if not replaced:
            self.updates.append((entry.version, answered.told))
        return entry

    def undo(self, seat: int, answers: int, request: str | None) -> Entry:
        waited = self._waited(seat)
        self.game.undo(seat, answers)
        entry = self._made(seat, request, {"undo": answers}, self.version + 1, waited)
        self._noticed(entry, "taken-back", [f"seat:{seat}"], "The last answer was taken back.")
        return entry

    def rewind(self, seat: int, keep: int) -> Entry:
        """Back to the game after so many entries of its log: it is replayed without the rest."""
        entry = self._made(seat, None, {"keep": keep}, self.version + 1, self._waited(seat))
        self.game = self.engine.host(self.setup)
        with unless_readable("its log"):
            self.game.apply(self.game_log())
        self._noticed(entry, "taken-back", [f"seat:{seat}"], "Answers were taken back, as all agreed.")
        return entry

    def concede(self, seat: int) -> Entry:
        entry = self._made(seat, None, {"concede": True}, self.version + 1, self._waited(seat))
        self._noticed(entry, "conceded", [f"seat:{seat}"], f"Seat {seat + 1} concedes.")
        return entry

    def take_up(self, seat: int) -> Entry:
        """Somebody plays on for one who conceded, and may win."""
        entry = self._made(seat, None, {"taken_up": True}, self.version + 1, self._waited(seat))
        self._noticed(entry, "taken-up", [f"seat:{seat}"], f"Seat {seat + 1} has a new player.")
        return entry

    def end(self, seat: int) -> Entry:
        entry = self._made(seat, None, {"end": True}, self.version + 1, self._waited(seat))
        self._noticed(entry, "ended", [], "All agreed to end the game.")
        return entry

    def follow(self, entry: Entry) -> None:
        """Do what an entry of the stored log says; one that does not fit is an error."""
        body = entry.body
        self._following = entry
        with unless_fitting(entry):
            if "picked" in body:
                made = self.answer(entry.seat, body["picked"], entry.request)
            elif "undo" in body:
                made = self.undo(entry.seat, body["undo"], entry.request)
            elif "keep" in body:
                made = self.rewind(entry.seat, body["keep"])
            elif "taken_up" in body:
                made = self.take_up(entry.seat)
            else:
                made = self.concede(entry.seat) if "concede" in body else self.end(entry.seat)
        self._following = None
        if made != entry:
            raise Damaged(f"entry {entry.number} of its log does not fit")

    def _made(self, seat: int, request: str | None, body: Body, version: int, waited: float) -> Entry:
        stored = self._following
        written, spent = (clock.now(), waited) if stored is None else (stored.written, stored.spent)
        entry = Entry(self.number, version, seat, request, body, written, spent)
        self._count(entry)
        return entry

    def _count(self, entry: Entry) -> None:
        """What an entry changes besides the session."""
        self.number = entry.number + 1
        self.version = entry.version
        self.used[entry.seat] = round(self.used[entry.seat] + entry.spent, 3)
        if entry.request is not None:
            self.requests[entry.seat, entry.request] = entry
        if "picked" in entry.body or "undo" in entry.body:
            self.log.append(entry)
        elif "keep" in entry.body:
            del self.log[entry.body["keep"] :]
        elif "concede" in entry.body:
            self.conceded = (*self.conceded, entry.seat)
        elif "taken_up" in entry.body:
            self.conceded = tuple(seat for seat in self.conceded if seat != entry.seat)
        else:
            self.ended = True

    def _noticed(self, entry: Entry, word: str, args: list[str], text: str) -> None:
        """Everybody is told, and whoever was asked is asked anew."""
        self.question, self.question_at = entry.version, entry.written
        told = [Told(word, args, text)]
        self.updates.append((self.version, [told for _ in range(self.players + 1)]))

    # --- looking back

    def missed(self, since: int, seat: int | None) -> list[Line] | None:
        """What a seat was told after a version; None when that is too long ago."""
        if since == self.version:
            return []
        if not self.updates or not self.updates[0][0] - 1 <= since < self.version:
            return None
        place = self.players if seat is None else seat
        return [
            Line(version, told) for version, all_told in self.updates if version > since for told in all_told[place]
        ]

    def steps(self) -> list[int]:
        """How many entries of the log there are at each step that everybody may notice."""
        counts = {0: 0}
        for place, entry in enumerate(self.log):
            counts[entry.version] = place + 1
        return list(counts.values())

    def game_log(self, entries: int | None = None) -> Log:
        """So many entries of the log, as a session takes them."""
        return [{"seat": entry.seat, **entry.body} for entry in self.log[:entries]]

    def record(self) -> Document:
        """What `arks.replay` needs."""
        setup = {
            "players": self.players,
            "options": self.table.options,
            "ruleset": self.table.ruleset,
            "content": self.table.content,
        }
        return {"game": self.table.game, "setup": setup, "seed": self.table.dealt_from, "log": self.game_log()}

    def before_last(self, seat: int, answers: int) -> int | None:
        """How many entries of the log stay when a seat's last answers, and all that came after, are taken back."""
        stack: list[int] = []
        for place, entry in enumerate(self.log):
            if "undo" in entry.body:
                del stack[-entry.body["undo"] :]
            else:
                stack.append(place)
        own = [place for place in stack if self.log[place].seat == seat]
        return own[-answers] if 1 <= answers <= len(own) else None

    def snapshot(self) -> Snapshot | None:
        """The state of today, unless somebody may still take back an answer: undo must not reach behind it."""
        if any(self.position.undoable):
            return None
        document: Body = {"state": self.game.save(), "question": self.question}
        return Snapshot(self.number, document)

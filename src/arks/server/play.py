"""The game of a table in memory: its session, and what the log of the table makes of it.

The log of a table has more kinds of entries than the log of a game: people may agree to take back more than is free,
concede, or end the game. `log` holds what is left for the game: its answers and undos.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

import arks
from arks.games import game
from arks.kernel.session import Record
from arks.server import clock
from arks.server.rows import Body, Entry, Snapshot, TableRow
from arks.server.states import replayed, rules_of


class Told(NamedTuple):
    """An event as one audience reads it."""

    version: int
    word: str
    args: list[str]
    text: str


Audiences = list[list[Told]]  # by seat; the last is for those without one


class Play:
    """A game being played at a table."""

    def __init__(
        self, table: TableRow, players: int, entries: list[Entry], snapshot: Snapshot | None, keep: int
    ) -> None:
        self.table = table
        self.players = players
        self.game = game(table.game)
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
        self._offset = 0  # entries of the log before the session's first state
        self._session = self._take_up(entries, snapshot)
        self._whole: arks.Session | None = None
        for entry in entries[self.number :]:
            self.follow(entry)
        self.updates.clear()

    def _take_up(self, entries: list[Entry], snapshot: Snapshot | None) -> arks.Session:
        """Start from the snapshot if it can be read by this version, else from the beginning."""
        if snapshot is None or snapshot.number > len(entries):
            return arks.Session(self.first())
        try:
            state = arks.load(snapshot.document["state"])
        except arks.Illegal:
            return arks.Session(self.first())
        for entry in entries[: snapshot.number]:
            self._count(entry)
        self.question = snapshot.document["question"]
        self.question_at = next((entry.written for entry in entries if entry.version == self.question), 0.0)
        self.snapshot_at = snapshot.number
        self._offset = len(self.log)
        return arks.Session(state)

    def first(self) -> arks.State:
        state = arks.new(self.table.game, self.players, self.table.seed, self.table.options)
        if rules_of(state) != (self.table.ruleset, self.table.content):
            raise arks.Illegal("this game was begun under rules that this version of the server does not have")
        return state

    @property
    def state(self) -> arks.State:
        return self._session.state

    @property
    def over(self) -> bool:
        return self.ended or self.state.outcome is not None or len(self.standing()) <= (self.players > 1)

    def standing(self) -> list[int]:
        """The seats that have not conceded."""
        return [seat for seat in range(self.players) if seat not in self.conceded]

    def outcome(self) -> Body | None:
        """How it ended: by the rules, or because the others conceded, or because all agreed to."""
        made = self.state.outcome
        if made is not None:
            winners = [seat for seat in made.winners if seat not in self.conceded]
            return {"winners": winners, "scores": list(made.scores), "reason": made.reason}
        if not self.over:
            return None
        winners = [] if self.ended else self.standing()
        return {"winners": winners, "scores": [], "reason": "agreed to end" if self.ended else "conceded"}

    def undoable(self, seat: int) -> int:
        return 0 if self.over else self._session.undoable(seat)

    def waiting_since(self, seat: int) -> float | None:
        """When the question was put that a seat owes an answer to, or the table was complete again."""
        if self.over or seat not in arks.asks(self.state):
            return None
        return max(self.question_at, self.table.resumed, self.table.created)

    def _waited(self, seat: int) -> float:
        since = self.waiting_since(seat)
        return 0.0 if since is None else max(0.0, round(clock.now() - since, 3))

    # --- what happens; each returns the entry that the table's log must hold

    def answer(self, seat: int, picked: list[str], request: str | None) -> Entry:
        owing = arks.asks(self.state)
        decisions = self.state.decisions
        waited = self._waited(seat)
        events = self._session.answer(seat, picked)
        replaced = seat not in owing  # a sealed answer given anew: nobody else may notice
        same_question = self.state.decisions == decisions and self.state.outcome is None
        body = {"picked": picked, "chance": list(self.state.chance)}
        entry = self._made(seat, request, body, self.version + (not replaced), waited)
        if not same_question:
            self.question, self.question_at = entry.version, entry.written
        if not replaced:
            audiences: list[int | None] = [*range(self.players), None]
            self.updates.append(
                (entry.version, [self.told(self.state, events, other, entry.version) for other in audiences])
            )
        return entry

    def undo(self, seat: int, answers: int, request: str | None) -> Entry:
        waited = self._waited(seat)
        self._session.undo(seat, answers)
        entry = self._made(seat, request, {"undo": answers}, self.version + 1, waited)
        self._noticed(entry, "taken-back", [f"seat:{seat}"], "The last answer was taken back.")
        return entry

    def rewind(self, seat: int, keep: int) -> Entry:
        """Back to the game after so many entries of its log: it is replayed without the rest."""
        entry = self._made(seat, None, {"keep": keep}, self.version + 1, self._waited(seat))
        self._rebuild()
        self._noticed(entry, "taken-back", [f"seat:{seat}"], "Answers were taken back, as all agreed.")
        return entry

    def concede(self, seat: int) -> Entry:
        entry = self._made(seat, None, {"concede": True}, self.version + 1, self._waited(seat))
        self._noticed(entry, "conceded", [f"seat:{seat}"], f"Seat {seat + 1} concedes.")
        return entry

    def end(self, seat: int) -> Entry:
        entry = self._made(seat, None, {"end": True}, self.version + 1, self._waited(seat))
        self._noticed(entry, "ended", [], "All agreed to end the game.")
        return entry

    def follow(self, entry: Entry) -> None:
        """Do what an entry of the stored log says; one that does not fit is an error."""
        body = entry.body
        self._following = entry
        if "picked" in body:
            made = self.answer(entry.seat, body["picked"], entry.request)
        elif "undo" in body:
            made = self.undo(entry.seat, body["undo"], entry.request)
        elif "keep" in body:
            made = self.rewind(entry.seat, body["keep"])
        else:
            made = self.concede(entry.seat) if "concede" in body else self.end(entry.seat)
        self._following = None
        if made != entry:
            raise arks.Illegal(f"entry {entry.number} of the table's log does not fit")

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
        else:
            self.ended = True

    def _rebuild(self) -> None:
        self._offset = 0
        self._whole = None
        self._session = replayed(self.first(), self.log)

    def _noticed(self, entry: Entry, word: str, args: list[str], text: str) -> None:
        """Everybody is told, and whoever was asked is asked anew."""
        self.question, self.question_at = entry.version, entry.written
        told = [Told(self.version, word, args, text)]
        self.updates.append((self.version, [told for _ in range(self.players + 1)]))

    def told(self, state: arks.State, events: list[arks.Event], seat: int | None, version: int) -> list[Told]:
        words = state.rules.words
        lines: list[Told] = []
        for event, text in self.game.told(state, events, seat):
            word, *args = words.id(event.raw).split(" ")
            lines.append(Told(version, word, args, text))
        return lines

    # --- looking back

    def missed(self, since: int, seat: int | None) -> list[Told] | None:
        """What a seat was told after a version; None when that is too long ago."""
        if since == self.version:
            return []
        if not self.updates or not self.updates[0][0] - 1 <= since < self.version:
            return None
        place = self.players if seat is None else seat
        return [told for version, audiences in self.updates if version > since for told in audiences[place]]

    def steps(self) -> list[int]:
        """How many entries of the log there are at each step that everybody may notice."""
        counts = {0: 0}
        for place, entry in enumerate(self.log):
            counts[entry.version] = place + 1
        return list(counts.values())

    def at(self, entries: int) -> arks.State:
        """The state after so many entries of the log."""
        if entries >= self._offset:
            return self._session.at(entries - self._offset)
        return self.whole().at(entries)

    def whole(self) -> arks.Session:
        """A session of the whole game."""
        if self._offset == 0:
            return self._session
        if self._whole is None or len(self._whole.log) != len(self.log):
            self._whole = replayed(self.first(), self.log)
        return self._whole

    def record(self) -> Record:
        """What `arks.replay` needs."""
        made = self.whole().record()
        assert len(made["log"]) == len(self.log)
        return made

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
        if any(self._session.undoable(seat) for seat in range(self.players)):
            return None
        document: Body = {"state": arks.save(self.state), "question": self.question}
        return Snapshot(self.number, document)

    def history(self, seat: int | None) -> list[tuple[Entry, list[Told]]]:
        """The answers that stand, each with what the seat was told."""
        session = arks.Session(self.first())
        standing: list[tuple[Entry, list[Told]]] = []
        for entry in list(self.log):
            if "undo" in entry.body:
                session.undo(entry.seat, entry.body["undo"])
                del standing[-entry.body["undo"] :]
            else:
                events = session.answer(entry.seat, entry.body["picked"])
                standing.append((entry, self.told(session.state, events, seat, entry.version)))
        return standing

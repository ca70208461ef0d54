"""A game being played: its set-up and the log of answers are the authority, states are a cache.

Undo is free back to the last barrier. The engine derives barriers: an answer is one when it moved the random
generator or showed its seat something new; another seat's answer is one by itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from arks.kernel.codec import copied
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.frames import answer
from arks.kernel.state import State

Record = dict[str, Any]

CHECKPOINT_EVERY = 64


class Checkpoint(NamedTuple):
    """The state after some entries of the log, of which so many answers stand."""

    entries: int
    answers: int
    state: State


class Session:
    """A live game. Each accepted answer, and each undo, is one entry of the log."""

    def __init__(self, first: State) -> None:
        self.state = first.clone()
        self.log: list[dict[str, Any]] = []
        self._past: list[State] = []  # before each answer that may be taken back
        self._seat = -1  # whose answers those are
        self._checkpoints = [Checkpoint(0, 0, first.clone())]

    def answer(self, seat: int, picked: list[str]) -> list[Event]:
        """Answer for a seat; an illegal answer changes nothing."""
        before = self.state.clone()
        try:
            events = answer(self.state, seat, picked)
        except Exception:
            self.state = before
            raise
        self.log.append({"seat": seat, "picked": list(picked), "chance": list(self.state.chance)})
        if seat != self._seat:
            self._past = []
            self._seat = seat
        self._past.append(before)
        if is_barrier(before, self.state, seat):
            self._past = []
        if len(self.log) >= self._checkpoints[-1].entries + CHECKPOINT_EVERY:
            standing = len(standing_answers(self.log))
            self._checkpoints.append(Checkpoint(len(self.log), standing, self.state.clone()))
        return events

    def undoable(self, seat: int) -> int:
        """How many answers this seat may take back now."""
        return len(self._past) if seat == self._seat else 0

    def undo(self, seat: int, answers: int = 1) -> None:
        """Take back the seat's last answers."""
        if not 1 <= answers <= self.undoable(seat):
            raise Illegal(
                f"seat {seat} can take back {self.undoable(seat)} answers, not {answers}: "
                "what was revealed or answered by others stays"
            )
        self.state = self._past[-answers]
        self._past = self._past[:-answers]
        self.log.append({"seat": seat, "undo": answers})
        standing = len(standing_answers(self.log))
        self._checkpoints = [point for point in self._checkpoints if point.answers <= standing]

    def apply(self, entry: object) -> None:
        """Give one entry of a record's log to the session; nothing is lenient because it is a replay."""
        place = len(self.log)
        if not isinstance(entry, dict) or ("picked" in entry) == ("undo" in entry):
            raise Illegal(f"entry {place} of the log is neither an answer nor an undo")
        seat = whole(entry.get("seat"), place)
        try:
            if "undo" in entry:
                self.undo(seat, whole(entry["undo"], place))
                return
            self.answer(seat, entry["picked"])
        except Illegal as error:
            raise Illegal(f"entry {place} of the log does not fit: {error}") from None
        told = entry.get("chance", self.state.chance)
        if told != self.state.chance:
            raise Illegal(f"entry {place} of the log does not fit: chance brought {self.state.chance}, not {told}")

    def record(self) -> Record:
        """What `replay` needs, JSON-ready."""
        rules = self.state.rules
        return {"game": rules.game, "setup": copied(rules.setup), "seed": self.state.seed, "log": copied(self.log)}

    def at(self, entries: int) -> State:
        """The state after so many entries of the log."""
        if not 0 <= entries <= len(self.log):
            raise Illegal(f"the log has {len(self.log)} entries, not {entries}")
        nearest = [point for point in self._checkpoints if point.entries <= entries][-1]
        state = nearest.state.clone()
        for entry in standing_answers(self.log[:entries])[nearest.answers :]:
            answer(state, entry["seat"], entry["picked"])
        return state


def whole(value: object, place: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Illegal(f"entry {place} of the log has {value!r} where a whole number belongs")
    return value


def is_barrier(before: State, after: State, seat: int) -> bool:
    """Whether an answer brought something that cannot be unknown again."""
    if before.pending is not None and len(before.pending.seats) > 1:
        return True  # others answered the same question
    if after.drawn != before.drawn or after.oracle != before.oracle:
        return True
    if after.cards is before.cards:
        return False
    known = before.cards.seen
    for uid, seen in enumerate(after.cards.seen):
        if seen >> seat & 1 and not (uid < len(known) and known[uid] >> seat & 1):
            return True
    return False


def standing_answers(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers nobody took back. An answer taken back left nothing behind."""
    standing: list[dict[str, Any]] = []
    for entry in log:
        if "undo" in entry:
            del standing[-entry["undo"] :]
        else:
            standing.append(entry)
    return standing

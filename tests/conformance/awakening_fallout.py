"""What the events of Fallout say, for the second bookkeeping: the track, cubes on objectives, victory points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.conformance.awakening import Ledger

SILENT = {"melee-started", "melee-exploded", "melee-tied", "tie-broken", "victory-shared"}

ATTACKS = {"combat-started", "melee-started", "range-attacked", "bomb-exploded", "airlock-opened", "wounded"}
COUNTER = {"counter-moved", "counter-stayed"}


class Race:
    """The table of Fallout; empty in any other mode."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.shown = "fallout" in view
        if not self.shown:
            return
        fallout = view["fallout"]
        self.track = (fallout["track"]["state"], fallout["track"]["step"])
        self.covered = {goal["id"]: list(goal["covered"]) for goal in fallout["objectives"]}
        self.kinds = {goal["id"]: goal["type"] for goal in fallout["objectives"]}
        self.revealed = any(goal.get("revealed", False) for goal in fallout["objectives"])
        self.ending = fallout["ending"] is not None
        self.points: Counter[tuple[int, str]] = Counter()
        for row in fallout["points"]:
            for source in ("achievements", "targets", "mission", "unknown_artifacts"):
                self.points[row["seat"], source] = row[source] or 0
        self.totals = [row["total"] for row in fallout["points"]]
        self.evaluations = 0  # of the turn that goes on

    def contents(self) -> tuple[object, ...]:
        if not self.shown:
            return ()
        return self.track, self.covered, self.revealed, self.ending, +self.points, self.totals

    def compare(self, view: dict[str, Any]) -> None:
        assert self.contents() == Race(view).contents()
        if self.shown:
            assert [*map(sum, self.by_seat(view))] == self.totals, "points add up to the total"
            assert self.revealed == (self.cubes("achievement") >= view["fallout"]["cubes"]["reveal_after"])

    def by_seat(self, view: dict[str, Any]) -> list[list[int]]:
        return [[n for (owner, _), n in self.points.items() if owner == seat] for seat in range(len(view["boards"]))]

    def cubes(self, kind: str) -> int:
        places = [place for goal, places in self.covered.items() if self.kinds[goal] == kind for place in places]
        return len([place for place in places if place is not None])

    def watch(self, name: str, words: list[str]) -> None:
        """Nobody is attacked in peace, and every turn is evaluated once."""
        if not self.shown:
            return
        assert name not in ATTACKS or self.track[0] == "war", f"{name} in peace"
        if name == "turn-started":
            assert self.evaluations in (0, 1)
            self.evaluations = 0
        elif name in COUNTER and words[-1] != "artifact":
            self.evaluations += 1
            assert self.evaluations == 1


def number(word: str) -> int:
    return int(word.rpartition(":")[2])


def counter_moved(ledger: Ledger, seat: str, state: str, step: str, reason: str) -> None:
    assert ledger.race.track != (state, int(step))
    ledger.race.track = (state, int(step))


def counter_stayed(ledger: Ledger, seat: str, state: str, step: str, reason: str) -> None:
    assert ledger.race.track == (state, int(step))


def war_broke_out(ledger: Ledger) -> None:
    assert ledger.race.track[0] == "war"


def peace_returned(ledger: Ledger) -> None:
    assert ledger.race.track[0] == "peace"


def objective_completed(ledger: Ledger, seat: str, goal: str, place: str, points: str) -> None:
    race = ledger.race
    places = race.covered[goal]
    assert places[int(place) - 1] is None and number(seat) not in places
    places[int(place) - 1] = number(seat)
    source = "targets" if race.kinds[goal] == "target" else "achievements"
    race.points[number(seat), source] += int(points)
    race.totals[number(seat)] += int(points)


def targets_revealed(ledger: Ledger, *aims: str) -> None:
    assert not ledger.race.revealed
    ledger.race.revealed = True


def last_turn(ledger: Ledger, seat: str, reason: str) -> None:
    ledger.race.ending = True


def points_scored(ledger: Ledger, seat: str, source: str, n: str, points: str) -> None:
    """At the end: what was scored before is told again."""
    name = source.replace("-", "_")
    before = ledger.race.points[number(seat), name]
    assert name not in ("achievements", "targets") or before == int(points)
    ledger.race.points[number(seat), name] = int(points)
    ledger.race.totals[number(seat)] += int(points) - before


def points_total(ledger: Ledger, seat: str, points: str) -> None:
    assert ledger.race.totals[number(seat)] == int(points)


def melee_won(ledger: Ledger, seat: str, room: str) -> None:
    ledger.board(seat).counts["battles"] += 1


NOTED: dict[str, Callable[..., None]] = {
    "counter-moved": counter_moved,
    "counter-stayed": counter_stayed,
    "war-broke-out": war_broke_out,
    "peace-returned": peace_returned,
    "objective-completed": objective_completed,
    "targets-revealed": targets_revealed,
    "last-turn": last_turn,
    "points-scored": points_scored,
    "points-total": points_total,
    "melee-won": melee_won,
}

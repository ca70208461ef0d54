"""What the events of the solo and co-op modes of Ark: Awakening say, for the second bookkeeping."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arks.awakening.words import SEAT_COLOURS
from tests.conformance import awakening_it_learns

if TYPE_CHECKING:
    from tests.conformance.awakening import Ledger

SILENT = {
    "room-turned", "trade-offered", "trade-accepted", "trade-declined", "trade-withdrawn", "ship-complete",
    "mission-shared", "targets-shuffled", "actions-shuffled", "enemy-turn", "guardian-aimed", "guardian-not-teleported",
    "action-drawn",
    "guardian-turned-away", "guardian-stopped", "guardian-stayed", "guardians-stood-up", "round-started", "aimed-at",
    "glitch-spared", "glitch-cubes-gone", "diagnose-card-shown", "turns-left", "round-ended", "diagnosis-missed",
    "still-damaged", "still-hostile", "not-integrated", "challengers-won", "challengers-lost",
    *awakening_it_learns.SILENT,
}  # fmt: skip


class Enemy:
    """The Enemy's colour, and the room of each Guardian; '' on the Enemy board."""

    def __init__(self, view: dict[str, Any]) -> None:
        shown = view.get("enemy", {})
        self.colour: str = shown.get("colour", "")
        self.guardians: list[str] = rooms_of(shown)
        self.organism = awakening_it_learns.Organism(shown)

    def compare(self, view: dict[str, Any]) -> None:
        shown = view.get("enemy", {})
        if "guardians" in shown:
            self.guardians += [""] * (len(shown["guardians"]) - len(self.guardians))
            assert self.guardians == rooms_of(shown), "guardians"
        self.organism.compare(shown)


def rooms_of(shown: dict[str, Any]) -> list[str]:
    return [guardian["room"] or "" for guardian in shown.get("guardians", [])]


def guardian_placed(ledger: Ledger, guardian: str, target: str) -> None:
    enemy = ledger.enemy
    place = int(guardian.rpartition(":")[2])
    enemy.guardians += [""] * (place + 1 - len(enemy.guardians))
    if enemy.guardians[place]:
        ledger.room(enemy.guardians[place]).units[enemy.colour] -= 1
    ledger.room(target).units[enemy.colour] += 1
    enemy.guardians[place] = target


def guardian_moved(ledger: Ledger, guardian: str, direction: str, source: str, target: str) -> None:
    assert ledger.enemy.guardians[int(guardian.rpartition(":")[2])] == source
    guardian_placed(ledger, guardian, target)


def guardian_beaten(ledger: Ledger, guardian: str) -> None:
    """Its unit is told among the wounded."""
    ledger.enemy.guardians[int(guardian.rpartition(":")[2])] = ""


def cube_disintegrated(ledger: Ledger, seat: str, room: str) -> None:
    assert ledger.room(room).cubes.pop(0) == int(seat.rpartition(":")[2])


def cylinder_removed(ledger: Ledger, colour: str, room: str) -> None:
    ledger.room(room).cylinders[colour] -= 1


def gave(ledger: Ledger, giver: str, taker: str, type: str, n: str) -> None:
    ledger.board(giver).resources[type] -= int(n)
    ledger.board(taker).resources[type] += int(n)
    assert ledger.board(giver).resources[type] >= 0


def glitched(ledger: Ledger, room: str, n: str) -> None:
    ledger.room(room).cubes += [SEAT_COLOURS.index(ledger.enemy.colour)] * int(n)


def hostile_unit_came(ledger: Ledger, room: str) -> None:
    ledger.room(room).units[ledger.enemy.colour] += 1


NOTED: dict[str, Callable[..., None]] = {
    "guardian-teleported": guardian_placed,
    "guardian-moved": guardian_moved,
    "guardian-beaten": guardian_beaten,
    "cube-disintegrated": cube_disintegrated,
    "cylinder-removed": cylinder_removed,
    "gave": gave,
    "glitched": glitched,
    "hostile-unit-came": hostile_unit_came,
    **awakening_it_learns.NOTED,
}

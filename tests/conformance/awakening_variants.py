"""What the events of the variants of Ark: Awakening say, for the second bookkeeping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.conformance.awakening import Ledger

SILENT = {"mini-action", "range-attacked"}


class Extras:
    """Power tokens and bombs by room, seals by their rooms' cells, cards and pieces under and in biodomes."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.tokens = Counter({room["id"]: room["power_tokens"] for room in view["rooms"] if "power_tokens" in room})
        self.bombs = {(room["id"], seat) for room in view["rooms"] for seat in room.get("bombs", [])}
        self.seals = {(doorway(view, door["rooms"]), door["seat"]) for door in view.get("seals", [])}
        self.under = {(board["seat"], card["id"]) for board in view["boards"] for card in board.get("under", [])}
        self.units: Counter[tuple[int, str]] = Counter()
        self.cylinders: Counter[tuple[int, str, str]] = Counter()
        for board in view["boards"]:
            for section, shown in board.get("circles", {}).items():
                self.units[board["seat"], section] = shown["units"]
                for colour, n in shown["cylinders"].items():
                    self.cylinders[board["seat"], section, colour] = n

    def contents(self) -> tuple[object, ...]:
        return self.tokens, self.bombs, self.seals, self.under, +self.units, +self.cylinders

    def compare(self, view: dict[str, Any]) -> None:
        assert self.contents() == Extras(view).contents()


def doorway(view: dict[str, Any], rooms: list[str]) -> frozenset[object]:
    """Seals lie on the grid, not on rooms, which may trade places."""
    shown = {room["id"]: room.get("cell", room["id"]) for room in view["rooms"]}
    return frozenset([shown[room] for room in rooms])


def number(word: str) -> int:
    return int(word.rpartition(":")[2])


def section(word: str) -> str:
    return word.removeprefix("section:")


def sealed(ledger: Ledger, seat: str, room: str, other: str) -> None:
    ledger.extras.seals.add((doorway(ledger.look(), [room, other]), number(seat)))


def unsealed(ledger: Ledger, seat: str, room: str, other: str) -> None:
    edge = doorway(ledger.look(), [room, other])
    ledger.extras.seals = {seal for seal in ledger.extras.seals if seal[0] != edge}


def disintegrated(ledger: Ledger, seat: str, room: str, owner: str) -> None:
    cubes = ledger.room(room).cubes
    del cubes[len(cubes) - 1 - cubes[::-1].index(number(owner))]


def hacked(ledger: Ledger, seat: str, room: str) -> None:
    ledger.extras.tokens[room] += 1


def bomb_placed(ledger: Ledger, seat: str, room: str) -> None:
    ledger.extras.bombs.add((room, number(seat)))


def bomb_exploded(ledger: Ledger, seat: str, room: str) -> None:
    ledger.extras.bombs.remove((room, number(seat)))


def constructed(ledger: Ledger, seat: str, card: str) -> None:
    ledger.board(seat).counts["cards"] -= 1
    ledger.extras.under.add((number(seat), card))


def section_removed(ledger: Ledger, seat: str, card: str) -> None:
    ledger.extras.under.remove((number(seat), card))


def assigned(ledger: Ledger, seat: str, source: str, target: str) -> None:
    """Units without a section are in the section of units."""
    for place, n in ((source, -1), (target, 1)):
        if section(place) != "units":
            ledger.extras.units[number(seat), section(place)] += n


def powered(ledger: Ledger, seat: str, place: str, colour: str) -> None:
    ledger.extras.cylinders[number(seat), section(place), colour] += 1


def unpowered(ledger: Ledger, seat: str, place: str, colour: str) -> None:
    ledger.extras.cylinders[number(seat), section(place), colour] -= 1


def metabolised(ledger: Ledger, seat: str, n: str) -> None:
    ledger.board(seat).resources["Mt"] += int(n)


NOTED: dict[str, Callable[..., None]] = {
    "sealed": sealed,
    "unsealed": unsealed,
    "disintegrated": disintegrated,
    "hacked": hacked,
    "bomb-placed": bomb_placed,
    "bomb-exploded": bomb_exploded,
    "constructed": constructed,
    "section-removed": section_removed,
    "assigned": assigned,
    "section-powered": powered,
    "section-unpowered": unpowered,
    "metabolised": metabolised,
}

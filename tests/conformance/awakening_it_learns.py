"""What the events of It Learns say, for the second bookkeeping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arks.awakening.content.load import load

if TYPE_CHECKING:
    from tests.conformance.awakening import Ledger

NUMBERS = load(None).enemy
STRATEGY_OF = {f"action:{card.index}": card.id for card in NUMBERS.actions}

SILENT = {
    "no-target", "corruption-passed", "corruption-returned", "infect-path", "infection-passed", "no-infect-path",
    "infection-returned", "bloom-withered", "infection-purged", "symbol-counted", "symbol-passed", "adapted-nothing",
    "supply-gone", "mission-rooms-taken", "target-set",
}  # fmt: skip


class Organism:
    """The board of It Learns, the rooms it has corrupted, and the challenger-action cards."""

    def __init__(self, shown: dict[str, Any]) -> None:
        self.upgrades: Counter[str] = Counter()
        self.corrupted: set[str] = set()
        self.turned: dict[str, tuple[str, int]] = {}
        self.adaptations = 0
        self.strategy = ""
        if "tracks" in shown:
            self.upgrades = covered(shown)
            self.corrupted = set(shown["corrupted"])
            self.turned = cards(shown)
            self.adaptations = shown["adaptations"]["made"]
            self.strategy = (shown["strategy"] or {"card": ""})["card"]

    def compare(self, shown: dict[str, Any]) -> None:
        if "tracks" not in shown:
            return
        assert +self.upgrades == +covered(shown), "upgrades"
        assert self.corrupted == set(shown["corrupted"]), "corrupted"
        assert self.turned == cards(shown), "challenger-action cards"
        assert self.adaptations == shown["adaptations"]["made"], "adaptations"
        assert self.strategy == (shown["strategy"] or {"card": ""})["card"], "strategy"
        numbers = NUMBERS.it_learns
        cubes = sum(shown["infected"].values())
        assert max(shown["infected"].values(), default=0) <= numbers.infection, "too many infection cubes"
        assert shown["left"]["infection"] == numbers.cubes - cubes - self.upgrades.total() >= 0, "cubes"
        assert shown["left"]["corruption"] == numbers.cylinders - len(self.corrupted) >= 0, "cylinders"


def covered(shown: dict[str, Any]) -> Counter[str]:
    return Counter({f"track:{track['id']}": track["covered"] for track in shown["tracks"]})


def cards(shown: dict[str, Any]) -> dict[str, tuple[str, int]]:
    return {card["id"]: (card["turned"], card["seat"]) for card in shown["challenger_actions"] if card["turned"]}


def section_chosen(ledger: Ledger, seat: str, section: str, line: str) -> None:
    ledger.board(seat).marker = section.removeprefix("section:")


def action_turned(ledger: Ledger, seat: str, card: str, way: str) -> None:
    organism = ledger.enemy.organism
    assert card not in organism.turned
    organism.turned[card] = (way, int(seat.rpartition(":")[2]))


def target_drawn(ledger: Ledger, aim: str) -> None:
    """A turn is over: no marker tells what was done in it."""
    for board in ledger.boards:
        board.marker = None


def corruption_placed(ledger: Ledger, room: str, why: str) -> None:
    assert room not in ledger.enemy.organism.corrupted
    ledger.enemy.organism.corrupted.add(room)


def corruption_removed(ledger: Ledger, seat: str, room: str) -> None:
    ledger.enemy.organism.corrupted.remove(room)


def infection_placed(ledger: Ledger, room: str, n: str, why: str) -> None:
    units = ledger.room(room).units
    units[ledger.enemy.colour] += 1
    assert units[ledger.enemy.colour] == int(n)


def strategy_set(ledger: Ledger, card: str, strategy: str) -> None:
    ledger.enemy.organism.strategy = STRATEGY_OF[card]


def adapted(ledger: Ledger, track: str, n: str, how: str = "") -> None:
    upgrades = ledger.enemy.organism.upgrades
    upgrades[track] += 1
    assert upgrades[track] == int(n)


def actions_reset(ledger: Ledger, n: str) -> None:
    organism = ledger.enemy.organism
    assert len(organism.turned) == len(NUMBERS.challenger_actions)
    organism.turned = {}
    organism.adaptations += 1
    assert organism.adaptations == int(n)


NOTED: dict[str, Callable[..., None]] = {
    "section-chosen": section_chosen,
    "action-turned": action_turned,
    "target-drawn": target_drawn,
    "corruption-placed": corruption_placed,
    "corruption-removed": corruption_removed,
    "corruption-disintegrated": corruption_removed,
    "infection-placed": infection_placed,
    "strategy-set": strategy_set,
    "adapted": adapted,
    "upgraded-at-start": adapted,
    "actions-reset": actions_reset,
}

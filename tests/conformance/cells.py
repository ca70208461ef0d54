"""The tables that the conformance suite plays: every game, mode and number of players, and other set-ups."""

from __future__ import annotations

from typing import Any, NamedTuple

import arks
from tests.conformance import cover

LIMITS = (30, 45, 60)  # turns per player; a game that does not end by itself is stopped after them
SHORT = (8, 12)  # the same of tables that are played because of what meets there


class Cell(NamedTuple):
    """One way to set up a table."""

    game: str
    players: int
    options: dict[str, Any]
    limits: tuple[int, ...] = LIMITS

    def new(self, seed: int, limit: int | None = None) -> arks.State:
        options = dict(self.options)
        if self.limited:
            options["turn_limit"] = limit or self.limits[seed % len(self.limits)]
        return arks.new(self.game, players=self.players, seed=seed, options=options)

    @property
    def limited(self) -> bool:
        """Whether its games can be stopped after some turns."""
        return "turn_limit" in arks.games()[self.game].options

    @property
    def name(self) -> str:
        """Also a file name: ``awakening-first-mission-3``."""
        return "-".join([self.game, *[spoken(*option) for option in self.options.items()], str(self.players)])


def spoken(name: str, value: Any) -> str:
    if isinstance(value, list):
        return "+".join(value)
    return name if value is True else str(value)


def registered() -> list[Cell]:
    """Every game x mode x number of players."""
    found: list[Cell] = []
    for name, info in arks.games().items():
        for mode, counts in info.players_by_mode.items():
            found += [Cell(name, players, {"mode": mode}) for players in counts]
        if not info.players_by_mode:
            found += [Cell(name, players, {}) for players in info.players]
    return found


def led() -> list[Cell]:
    """Every mode x number of players in which somebody else than usual leads the Enemy."""
    usual = {row[:2]: row[2] for row in reversed(cover.rows())}
    wanted = dict.fromkeys([row[:3] for row in cover.rows() if row[2] != usual[row[:2]]])
    return [Cell("awakening", players, {"mode": mode, "enemy": enemy}) for mode, players, enemy in wanted]


def row_of(cell: Cell) -> cover.Row:
    """What a cell of Ark: Awakening brings together."""
    mode = cell.options["mode"]
    enemy = cell.options.get("enemy") or cover.offered("enemy", mode, cell.players)[0]
    boards = cover.challengers(cell.players, enemy)
    difficulty = cell.options.get("difficulty") or cover.offered("difficulty", mode, boards)[0]
    variants = cell.options.get("side", "A"), cell.options.get("complexity2", False), "unfair" in cell.options
    return (mode, cell.players, enemy, difficulty, *variants)


MAPS = ("0", "1", "2", "3", "4", "5", "6", "7", "8")
CELLS = registered()
LED = led()
USUAL = [row_of(cell) for cell in CELLS + LED if cell.game == "awakening"]
COVER = [
    Cell("awakening", row[1], cover.options(row, nth), SHORT)
    for nth, row in enumerate(cover.cover(cover.rows(), USUAL))
]
SET_UPS = [
    Cell("awakening", 4, {"mode": "awakening", "layout": "four-alternative"}),
    Cell("awakening", 5, {"mode": "awakening", "layout": "five-alternative"}),
    Cell("awakening", 3, {"mode": "awakening", "groups": ["grid", "works", "underdeck"]}),
    Cell("awakening", 3, {"mode": "awakening", "side": "A+B+A"}),
    Cell("awakening", 2, {"mode": "guardians", "side": "B+A", "complexity2": True}),
    *[Cell("nova", 2 + place % 3, {"map": map}) for place, map in enumerate(MAPS)],
    Cell("nova", 1, {"map": "random"}),
    Cell("nova", 3, {"map": "choose"}),
    Cell("nova", 4, {"map": "draft"}),
]
EVERY = CELLS + LED + SET_UPS + COVER

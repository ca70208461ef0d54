"""The tables that the conformance suite plays: every game, mode and number of players, and other set-ups."""

from __future__ import annotations

from typing import Any, NamedTuple

import arks

LIMITS = (30, 45, 60)  # turns per player; a game that does not end by itself is stopped after them


class Cell(NamedTuple):
    """One way to set up a table."""

    game: str
    players: int
    options: dict[str, Any]

    def new(self, seed: int, limit: int | None = None) -> arks.State:
        options = dict(self.options)
        if self.limited:
            options["turn_limit"] = limit or LIMITS[seed % len(LIMITS)]
        return arks.new(self.game, players=self.players, seed=seed, options=options)

    @property
    def limited(self) -> bool:
        """Whether its games can be stopped after some turns."""
        return "turn_limit" in arks.games()[self.game].options

    @property
    def name(self) -> str:
        """Also a file name: ``awakening-first-mission-3``."""
        values = ["+".join(value) if isinstance(value, list) else str(value) for value in self.options.values()]
        return "-".join([self.game, *values, str(self.players)])


def registered() -> list[Cell]:
    """Every game x mode x number of players."""
    found: list[Cell] = []
    for name, info in arks.games().items():
        for mode, counts in info.players_by_mode.items():
            found += [Cell(name, players, {"mode": mode}) for players in counts]
        if not info.players_by_mode:
            found += [Cell(name, players, {}) for players in info.players]
    return found


MAPS = ("0", "1", "2", "3", "4", "5", "6", "7", "8")
CELLS = registered()
FACTIONS = ("hara", "diruni", "gimmli", "pajak", "eiilis", "togach", "raghna", "qfin")


def with_variants(players: int, **options: Any) -> Cell:
    return Cell("awakening", players, {"mode": "awakening", **options})


# Two values of different variants, and a value and a number of players, meet in one of these.
FEW = [
    with_variants(2, side="B", factions=["pajak", "togach"]),
    with_variants(2, complexity2=True, levels=["expert", "beginner"]),
    with_variants(3, side="B", factions=["qfin", "eiilis", "gimmli"], complexity2=True),
    with_variants(3, levels=["intermediate", "expert", "beginner"]),
    with_variants(4, side="B", factions=list(FACTIONS[:4]), complexity2=True),
    with_variants(4, side="B", levels=["beginner", "expert", "expert", "intermediate"]),
    with_variants(5, side="B", factions="random", complexity2=True),
    with_variants(5, complexity2=True, levels=["beginner", "beginner", "expert", "beginner", "intermediate"]),
]
VARIANTS = [
    Cell("awakening", 4, {"mode": "awakening", "layout": "four-alternative"}),
    Cell("awakening", 5, {"mode": "awakening", "layout": "five-alternative"}),
    Cell("awakening", 3, {"mode": "awakening", "groups": ["grid", "works", "underdeck"]}),
    *[Cell("awakening", n, {"mode": "guardians", "enemy": "dark-player"}) for n in (2, 3, 4)],
    Cell("awakening", 2, {"mode": "guardians", "difficulty": 3}),
    Cell("awakening", 2, {"mode": "glitch", "difficulty": "hard"}),
    Cell("awakening", 2, {"mode": "guardians", "side": "B", "complexity2": True}),
    Cell("awakening", 3, {"mode": "guardians", "enemy": "dark-player", "complexity2": True}),
    Cell("awakening", 3, {"mode": "glitch", "side": "B", "complexity2": True}),
    *FEW,
    *[Cell("nova", 2 + place % 3, {"map": map}) for place, map in enumerate(MAPS)],
    Cell("nova", 1, {"map": "random"}),
    Cell("nova", 3, {"map": "choose"}),
    Cell("nova", 4, {"map": "draft"}),
]
EVERY = CELLS + VARIANTS

"""A pairwise cover of Ark: Awakening's tables: any two things that may be combined meet at one of them.

A row names the value of each factor. What may be combined is read from what the game says about its options.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import arks

FACTORS = ("mode", "players", "enemy", "difficulty", "side", "complexity2", "unfair")
Row = tuple[Any, ...]
Pair = tuple[int, Any, int, Any]  # two factors with their values

INFO = arks.games()["awakening"]
FACTIONS = INFO.options["factions"].choices
LEVELS = INFO.options["unfair"].choices


def offered(name: str, mode: str, n: int) -> list[Any]:
    """The values that an option may have at a table of a mode for ``n``; the usual one first."""
    option = INFO.options[name]
    choices = option.choices if option.kind == "choice" else (*option.tables,)
    found: list[Any] = [choice for choice in choices if n in option.tables.get(choice, {mode: (n,)})[mode]]
    if option.kind == "choice":
        return found or [option.default]
    return [False, True] if found else [False]


def rows() -> list[Row]:
    """Every table that the game offers, those with the usual values first."""
    found: list[Row] = []
    for mode, counts in INFO.players_by_mode.items():
        for players in counts:
            for enemy in offered("enemy", mode, players):
                boards = challengers(players, enemy)
                rest = [offered(name, mode, boards) for name in FACTORS[3:]]
                found += [(mode, players, enemy, *values) for values in product(*rest)]
    return found


def challengers(players: int, enemy: str | None) -> int:
    """Players with a board."""
    return players - int(enemy in INFO.options["enemy"].boardless)


def pairs(row: Row) -> set[Pair]:
    return {(one, row[one], two, row[two]) for one, two in combinations(range(len(row)), 2)}


def cover(tables: list[Row], met: list[Row]) -> list[Row]:
    """Rows that bring together all pairs that do not meet yet.

    Again and again the row that has most of them; of equal ones that whose pairs met least often.
    """
    seen = Counter([pair for row in met for pair in pairs(row)])
    found: list[Row] = []
    missing = {row: fresh for row in tables if (fresh := pairs(row) - seen.keys())}
    while missing:
        best = max(missing, key=lambda row: (len(missing[row]), -sum([seen[pair] for pair in pairs(row)])))
        found.append(best)
        seen.update(pairs(best))
        missing = {row: left for row, fresh in missing.items() if (left := fresh - seen.keys())}
    return found


def options(row: Row, nth: int) -> dict[str, Any]:
    """How a table is asked for; factions and levels take turns, so that each has every seat at some table."""
    boards = challengers(row[1], row[2])
    found = {name: value for name, value in zip(FACTORS, row, strict=True) if name != "players" and value is not None}
    if found["side"] == "A":
        del found["side"]
    else:
        found["factions"] = [FACTIONS[(5 * nth + seat) % len(FACTIONS)] for seat in range(boards)]
    if not found["complexity2"]:
        del found["complexity2"]
    if found.pop("unfair"):
        found["unfair"] = [LEVELS[(nth + seat) % len(LEVELS)] for seat in range(boards)]
    return found

"""Cards, maps and factions in a study: how often they came into play, and how those who had them fared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from arks.lab.matches import Result
from arks.lab.statistics import difference, spread, wilson

Row = dict[str, Any]


def by_card(results: Sequence[Result]) -> list[Row]:
    """One row for each card that was played, the most frequent first; empty for games without such cards."""
    kinds: dict[str, str] = {}
    gained: dict[str, list[int]] = defaultdict(list)
    scores: dict[str, list[float]] = defaultdict(list)
    everybody: list[float] = []
    for result in results:
        for standing, score in zip(result.standings, result.scores, strict=True):
            everybody.append(score)
            for played in standing.played:
                kinds[played.card] = played.kind
                gained[played.card].append(played.gained)
                scores[played.card].append(score)
    rows: list[Row] = []
    for card, had in scores.items():
        without = others(everybody, had)
        row: Row = {
            "card": card,
            "kind": kinds[card],
            "played": len(had),
            "share": round(len(had) / len(everybody), 4),
            "gained": round(sum(gained[card]) / len(had), 2),
            "score_with": round(sum(had) / len(had), 2),
            "score_without": round(sum(without) / len(without), 2) if without else None,
        }
        for name, found in zip(("difference", "low", "high"), difference(had, without), strict=True):
            row[name] = None if found is None else round(found, 2)
        rows.append(row)
    return sorted(rows, key=lambda row: (-row["played"], row["card"]))


def others(everybody: Sequence[float], some: Sequence[float]) -> list[float]:
    """All values but those of some seats, which are among them."""
    left = sorted(everybody)
    for value in some:
        left.remove(value)
    return left


def by_map(results: Sequence[Result]) -> list[Row]:
    """One row for each zoo map, the best scores first; empty for games without maps."""
    rows = by_name(results, "map", [[standing.map for standing in result.standings] for result in results])
    return sorted(rows, key=lambda row: (-row["score"]["mean"], row["map"]))


def by_faction(results: Sequence[Result]) -> list[Row]:
    """One row for each faction, the most wins first; empty for games without factions."""
    rows = by_name(results, "faction", [[standing.faction for standing in result.standings] for result in results])
    return sorted(rows, key=lambda row: (-row["share"], row["faction"]))


def by_name(results: Sequence[Result], kind: str, names: Sequence[Sequence[str]]) -> list[Row]:
    """How the seats with the same name fared; names by game and seat, empty ones do not count."""
    scores: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, int] = defaultdict(int)
    turns: dict[str, list[int]] = defaultdict(list)
    for result, had_names in zip(results, names, strict=True):
        for seat, name in enumerate(had_names):
            if name:
                scores[name].append(result.scores[seat])
                turns[name].append(result.standings[seat].turns)
                wins[name] += seat in result.winners
    rows: list[Row] = []
    for name, had in scores.items():
        low, high = wilson(wins[name], len(had))
        rows.append(
            {
                kind: name,
                "seats": len(had),
                "wins": wins[name],
                "share": round(wins[name] / len(had), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "turns": round(sum(turns[name]) / len(had), 2),
                "score": {key: round(value, 2) for key, value in spread(had)._asdict().items()},
            }
        )
    return rows

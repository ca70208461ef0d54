"""``arks arena``: every bot against every other, each seed from both seats, and how strong they are."""

from __future__ import annotations

import json as jsons
import time
from itertools import combinations
from typing import Any

from rich.console import Console
from rich.table import Table

from arks.lab.matches import Match, Result, at_least_one, challengers, named_bots, play_all, table_options
from arks.lab.statistics import ratings, wilson

Summary = dict[str, Any]


def run(
    game: str,
    bots: str,
    games: int,
    mode: str | None,
    seed: int,
    turn_limit: int | None,
    jobs: int,
    json: bool,
    map: str | None = None,
) -> int:
    at_least_one(games=games, jobs=jobs)
    names = named_bots(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise ValueError("an arena needs two or more different bots, by commas")
    matches = plan(game, names, games, seed, table_options(game, mode, turn_limit, map))
    if challengers(matches[0]) == len(matches[0].bots):
        raise ValueError("an arena needs opponents; Challengers win and lose together, so simulate them instead")
    begin = time.perf_counter()
    results = play_all(matches, jobs)
    summary = summed_up(names, matches, results, time.perf_counter() - begin)
    if json:
        print(jsons.dumps(summary))
    else:
        tell(summary)
    return 0


def plan(game: str, bots: tuple[str, ...], games: int, seed: int, options: dict[str, Any]) -> list[Match]:
    """Every pair plays so many games, an odd number rounded up: each seed twice, with the seats changed."""
    matches: list[Match] = []
    for one, two in combinations(bots, 2):
        for nth in range((games + 1) // 2):
            matches.append(Match(game, options, (one, two), seed + nth))
            matches.append(Match(game, options, (two, one), seed + nth))
    return matches


def score(result: Result, seat: int) -> float:
    """1 for a win, 0 for a loss; a half when both or none won."""
    if (0 in result.winners) == (1 in result.winners):
        return 0.5
    return 1.0 if seat in result.winners else 0.0


def summed_up(bots: tuple[str, ...], matches: list[Match], results: list[Result], seconds: float) -> Summary:
    """The arena in numbers, JSON-ready; the strongest bot first."""
    place = {name: nth for nth, name in enumerate(bots)}
    points = [[0.0] * len(bots) for _ in bots]
    draws = [[0] * len(bots) for _ in bots]
    first_seat = 0.0
    for match, result in zip(matches, results, strict=True):
        one, two = place[match.bots[0]], place[match.bots[1]]
        got = score(result, 0)
        first_seat += got
        points[one][two] += got
        points[two][one] += 1 - got
        if got == 0.5:
            draws[one][two] += 1
            draws[two][one] += 1
    rated = ratings(points)
    order = sorted(range(len(bots)), key=lambda a: -rated[a].elo)
    low, high = wilson(first_seat, len(matches))
    return {
        "game": matches[0].game,
        "options": matches[0].options,
        "games": len(matches),
        "seconds": round(seconds, 3),
        "ratings": [
            {
                "bot": bots[a],
                "elo": round(rated[a].elo, 1),
                "low": round(rated[a].low, 1),
                "high": round(rated[a].high, 1),
                "games": sum([bots[a] in match.bots for match in matches]),
                "points": sum(points[a]),
            }
            for a in order
        ],
        "pairs": [
            {
                "bots": [bots[a], bots[b]],
                "points": [points[a][b], points[b][a]],
                "draws": draws[a][b],
            }
            for a, b in combinations(order, 2)
        ],
        "first_seat": {
            "share": round(first_seat / len(matches), 4),
            "low": round(low, 4),
            "high": round(high, 4),
        },
    }


# --- for people


def tell(summary: Summary) -> None:
    console = Console()
    table = Table()
    table.add_column("bot")
    for head in ("Elo", "95 % interval", "points", "games"):
        table.add_column(head, justify="right")
    for entry in summary["ratings"]:
        table.add_row(
            entry["bot"],
            f"{entry['elo']:+.0f}",
            f"{entry['low']:+.0f} to {entry['high']:+.0f}",
            f"{entry['points']:g}",
            str(entry["games"]),
        )
    console.print(table)
    for pair in summary["pairs"]:
        console.print(
            f"{pair['bots'][0]} {pair['points'][0]:g} : {pair['points'][1]:g} {pair['bots'][1]}, "
            f"{pair['draws']} of them drawn"
        )
    seat = summary["first_seat"]
    console.print(
        f"{summary['games']:,} games in {summary['seconds']:.1f} s; the first seat scored {seat['share']:.0%} "
        f"({seat['low']:.0%} to {seat['high']:.0%}). The average of all ratings is 0."
    )

"""``arks simulate``: many games between bots, summed up."""

from __future__ import annotations

import json as jsons
import os
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from arks.lab.matches import Match, Result, at_least_one, named_bots, play_all, table_options
from arks.lab.played import by_card, by_map
from arks.lab.report import write_report
from arks.lab.statistics import Spread, spread, wilson

Summary = dict[str, Any]

CARDS_SHOWN: Final = 12


def run(
    game: str,
    players: int,
    games: int,
    bots: str,
    mode: str | None,
    seed: int,
    turn_limit: int | None,
    jobs: int,
    json: bool,
    report: Path | None,
    map: str | None = None,
) -> int:
    at_least_one(games=games, jobs=jobs)
    if report is not None:
        check_writable(report)
    matches = plan(game, seats(named_bots(bots), players), games, seed, table_options(game, mode, turn_limit, map))
    begin = time.perf_counter()
    results = play_all(matches, jobs)
    summary = summed_up(matches, results, time.perf_counter() - begin)
    if report is not None:
        write_report(report, summary, results)
    if json:
        print(jsons.dumps(summary))
    else:
        tell(summary)
        if report is not None:
            print(f"The report is in {report}.", file=sys.stderr)
    return 0


def check_writable(path: Path) -> None:
    """Better told before ten thousand games than after them."""
    if path.is_dir():
        raise ValueError(f"the report is a file, and {path} is a folder")
    if not path.parent.is_dir():
        raise ValueError(f"the report cannot be written: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise ValueError(f"the report cannot be written: {path} is write-protected")


def seats(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One bot for each seat; a single one takes them all."""
    at_least_one(players=players)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise ValueError(f"{players} players need 1 bot or {players}, not {len(bots)}")
    return bots


def plan(game: str, bots: tuple[str, ...], games: int, seed: int, options: dict[str, Any]) -> list[Match]:
    """The matches of a study: seeds count up."""
    return [Match(game, options, bots, seed + nth) for nth in range(games)]


def simulate(
    game: str,
    *,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
) -> Summary:
    """What ``arks simulate --json`` prints, for scripts; one bot for each seat.

    >>> simulate("awakening", bots=("random", "random"), games=2, options={"turn_limit": 2})["games"]
    2
    """
    at_least_one(games=games, jobs=jobs)
    matches = plan(game, bots, games, seed, options or {})
    begin = time.perf_counter()
    results = play_all(matches, jobs)
    return summed_up(matches, results, time.perf_counter() - begin)


def summed_up(matches: list[Match], results: list[Result], seconds: float) -> Summary:
    """The study in numbers, JSON-ready."""
    first = matches[0]
    n = len(results)
    cards = by_card(results)
    maps = by_map(results)
    happened: Counter[str] = Counter()
    for result in results:
        happened.update(result.happened)
    return {
        "game": first.game,
        "options": first.options,
        "bots": list(first.bots),
        "seed": first.seed,
        "games": n,
        "seconds": round(seconds, 3),
        "decisions": sum([result.decisions for result in results]),
        "turns_per_player": rounded(spread([result.turns for result in results])),
        "wins": [wins_of(seat, bot, results) for seat, bot in enumerate(first.bots)],
        "scores": [
            {"seat": seat, "bot": bot} | rounded(spread([result.scores[seat] for result in results]))
            for seat, bot in enumerate(first.bots)
        ],
        "reasons": dict(Counter([result.reason for result in results]).most_common()),
        "happened_per_game": {word: round(count / n, 3) for word, count in happened.most_common()},
        **({"cards": cards} if cards else {}),
        **({"maps": maps} if maps else {}),
    }


def wins_of(seat: int, bot: str, results: list[Result]) -> Summary:
    """How often a seat was among the winners, alone or not."""
    wins = sum([seat in result.winners for result in results])
    shared = sum([seat in result.winners and len(result.winners) > 1 for result in results])
    low, high = wilson(wins, len(results))
    return {
        "seat": seat,
        "bot": bot,
        "wins": wins,
        "shared": shared,
        "share": round(wins / len(results), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def rounded(found: Spread) -> dict[str, float]:
    return {name: round(value, 3) for name, value in found._asdict().items()}


# --- for people


def tell(summary: Summary) -> None:
    console = Console()
    turns = summary["turns_per_player"]
    reasons = ", ".join([f"{reason} {count}" for reason, count in summary["reasons"].items()])
    console.print(
        f"{summary['games']:,} {'game' if summary['games'] == 1 else 'games'} in "
        f"{summary['seconds']:.1f} s, {summary['decisions']:,} decisions. "
        f"Turns per player: {turns['mean']:.1f} on average, {turns['p10']:g} to {turns['p90']:g} in 8 of 10 games. "
        f"Ended by: {reasons}."
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("seat")
    table.add_column("bot")
    for head in ("wins", "share", "95 %", "score", "p10", "p50", "p90"):
        table.add_column(head, justify="right", no_wrap=True)
    for wins, scores in zip(summary["wins"], summary["scores"], strict=True):
        table.add_row(
            str(wins["seat"]),
            wins["bot"],
            f"{wins['wins']:,}",
            f"{wins['share']:.1%}",
            f"{100 * wins['low']:.1f}-{wins['high']:.1%}",
            *[f"{scores[name]:,.0f}" for name in ("mean", "p10", "p50", "p90")],
        )
    console.print(table)
    if "maps" in summary:
        console.print(maps_table(summary["maps"]))
    if "cards" in summary:
        console.print(cards_table(summary["cards"]))


def maps_table(maps: list[dict[str, Any]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("map")
    for head in ("seats", "wins", "95 %", "turns", "score", "p10", "p90"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in maps:
        table.add_row(
            row["map"],
            f"{row['seats']:,}",
            f"{row['share']:.1%}",
            f"{100 * row['low']:.1f}-{row['high']:.1%}",
            f"{row['turns']:.1f}",
            *[f"{row['score'][name]:,.1f}" for name in ("mean", "p10", "p90")],
        )
    return table


def cards_table(cards: list[dict[str, Any]]) -> Table:
    """The cards played most; all of them are in the report and in the JSON document."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(f"the {min(CARDS_SHOWN, len(cards))} cards of {len(cards)} played most")
    for head in ("played", "share", "gained", "score with", "without"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in cards[:CARDS_SHOWN]:
        without = row["score_without"]
        table.add_row(
            row["card"],
            f"{row['played']:,}",
            f"{row['share']:.1%}",
            f"{row['gained']:.1f}",
            f"{row['score_with']:.1f}",
            "" if without is None else f"{without:.1f}",
        )
    return table

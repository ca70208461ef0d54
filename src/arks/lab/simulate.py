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

from arks.lab.matches import Match, Result, at_least_one, challengers, named_bots, play_all, start, table_options
from arks.lab.played import by_card, by_faction, by_map
from arks.lab.report import write_report
from arks.lab.statistics import Spread, spread, wilson

Summary = dict[str, Any]

CARDS_SHOWN: Final = 12


def run(
    game: str,
    players: str,
    games: int,
    bots: str,
    mode: str | None,
    seed: int,
    turn_limit: int | None,
    jobs: int,
    json: bool,
    report: Path | None,
    map: str | None = None,
    option: tuple[str, ...] = (),
) -> int:
    at_least_one(games=games, jobs=jobs)
    if report is not None:
        check_writable(report)
    cells: list[list[Match]] = []
    for name in [None] if mode is None else mode.split(","):
        options = table_options(game, name.strip() if name else None, turn_limit, map, option)
        for n in counts(players):
            cells.append(plan(game, seats(named_bots(bots), n, options), games, seed, options))
    if len(cells) > 1:
        if report is not None:
            raise ValueError("a report is about one mode and one number of players")
        return run_grid(cells, jobs, json)
    matches = cells[0]
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


def run_grid(cells: list[list[Match]], jobs: int, json: bool) -> int:
    """Several modes or numbers of players: one summary each, and one table of all."""
    for cell in cells:
        start(cell[0])  # what cannot be played is told before the first cell
    summaries: list[Summary] = []
    for cell in cells:
        begin = time.perf_counter()
        summaries.append(summed_up(cell, play_all(cell, jobs), time.perf_counter() - begin))
    if json:
        print(jsons.dumps(summaries))
    else:
        Console().print(grid_table(summaries))
    return 0


def counts(text: str) -> list[int]:
    """Numbers of players as a user writes them: one, several by commas, or from one to another.

    >>> counts("2"), counts("1,3"), counts("1-4")
    ([2], [1, 3], [1, 2, 3, 4])
    """
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        try:
            found += range(int(first), int(last or first) + 1)
        except ValueError:
            raise ValueError(f"players is a number like 2, or several like 1,3 or 1-4, not {text!r}") from None
    return found


def check_writable(path: Path) -> None:
    """Better told before ten thousand games than after them."""
    if path.is_dir():
        raise ValueError(f"the report is a file, and {path} is a folder")
    if not path.parent.is_dir():
        raise ValueError(f"the report cannot be written: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise ValueError(f"the report cannot be written: {path} is write-protected")


def seats(bots: tuple[str, ...], players: int, options: dict[str, Any] | None = None) -> tuple[str, ...]:
    """One bot for each seat: a single one takes them all, of two the second is the Dark Player where there is one."""
    at_least_one(players=players)
    if len(bots) == 1:
        return bots * players
    if len(bots) == 2 and options is not None and options.get("enemy") == "dark-player":
        return (*bots[:1] * (players - 1), bots[1])
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
    factions = by_faction(results)
    team = challengers(first)
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
        **({"challengers": team_wins(team, results)} if team else {}),
        "wins": [wins_of(seat, bot, results) for seat, bot in enumerate(first.bots)],
        "scores": [
            {"seat": seat, "bot": bot} | rounded(spread([result.scores[seat] for result in results]))
            for seat, bot in enumerate(first.bots)
        ],
        "reasons": dict(Counter([result.reason for result in results]).most_common()),
        "happened_per_game": {word: round(count / n, 3) for word, count in happened.most_common()},
        **({"cards": cards} if cards else {}),
        **({"maps": maps} if maps else {}),
        **({"factions": factions} if factions else {}),
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


def team_wins(team: int, results: list[Result]) -> Summary:
    """How often the Challengers won, who win and lose together."""
    wins = sum([0 in result.winners for result in results])
    low, high = wilson(wins, len(results))
    return {
        "challengers": team,
        "enemy": "dark-player" if len(results[0].scores) > team else "automata",
        "wins": wins,
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
    if "challengers" in summary:
        console.print(told_challengers(summary["challengers"], summary["games"]))
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
        console.print(names_table("map", summary["maps"]))
    if "factions" in summary:
        console.print(names_table("faction", summary["factions"]))
    if "cards" in summary:
        console.print(cards_table(summary["cards"]))


def told_challengers(found: Summary, games: int) -> str:
    enemy = "a Dark Player" if found["enemy"] == "dark-player" else "an Automata"
    many = found["challengers"]
    return (
        f"{many} {'Challenger' if many == 1 else 'Challengers'} against {enemy}: won {found['wins']:,} of {games:,}, "
        f"{found['share']:.1%} ({100 * found['low']:.1f}-{found['high']:.1%} with 95 % confidence)."
    )


def grid_table(summaries: list[Summary]) -> Table:
    """One row for each cell; the wins are those of the Challengers, or else of the first seat."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in ("mode", "players", "enemy"):
        table.add_column(head, no_wrap=True)
    for head in ("games", "wins", "share", "95 %", "turns"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("ended by")
    for summary in summaries:
        team = summary.get("challengers")
        won = team or summary["wins"][0]
        bots = summary["bots"]
        enemy = "" if team is None else bots[-1] if team["enemy"] == "dark-player" else "automata"
        table.add_row(
            str(summary["options"].get("mode", "")),
            f"{team['challengers'] if team else len(bots)} {bots[0]}",
            enemy,
            f"{summary['games']:,}",
            f"{won['wins']:,}",
            f"{won['share']:.1%}",
            f"{100 * won['low']:.1f}-{won['high']:.1%}",
            f"{summary['turns_per_player']['mean']:.1f}",
            ", ".join([f"{reason} {count}" for reason, count in summary["reasons"].items()]),
        )
    return table


def names_table(kind: str, rows: list[dict[str, Any]]) -> Table:
    """How the seats with each map or faction fared."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(kind)
    for head in ("seats", "wins", "95 %", "turns", "score", "p10", "p90"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row[kind],
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

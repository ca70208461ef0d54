"""A study as one HTML page: plots, and the numbers behind them in tables. It needs no other file and no network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import arks
from arks.lab.matches import Result
from arks.lab.plots import Bar, Pair, bars, differences, histogram, pairs, spreads
from arks.lab.report_style import STYLE
from arks.lab.statistics import Spread, wilson

MOST_ROWS: Final = 16  # of a plot
OFTEN: Final = 5  # times a card must be played to be drawn


def write_report(path: Path, summary: dict[str, Any], results: Sequence[Result]) -> None:
    try:
        path.write_text(page(summary, results), encoding="utf-8")
    except OSError as error:
        raise ValueError(f"the report cannot be written: {error.strerror} ({path})") from error


def page(summary: dict[str, Any], results: Sequence[Result]) -> str:
    """The whole page."""
    title = arks.games()[summary["game"]].title
    sections = [
        wins_section(summary),
        length_section(summary, results),
        score_section(summary),
        *what_won(results),
        *collection_sections(summary),
        happened_section(summary),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: {summary['games']:,} games</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}: {summary['games']:,} games</h1>\n{heading(summary)}\n"
        + "\n".join(sections)
        + "\n</body>\n</html>\n"
    )


def heading(summary: dict[str, Any]) -> str:
    turns = summary["turns_per_player"]
    options = ", ".join([f"{name} {value}" for name, value in summary["options"].items() if value is not None])
    last = summary["seed"] + summary["games"] - 1
    figures = {
        "players": str(len(summary["bots"])),
        "turns per player": f"{turns['mean']:.1f}",
        "decisions per game": f"{summary['decisions'] / summary['games']:,.0f}",
        **{f"ended by {reason}": f"{n / summary['games']:.0%}" for reason, n in summary["reasons"].items()},
        "seconds": f"{summary['seconds']:,.1f}",
    }
    tiles = "".join([f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in figures.items()])
    told = f"{options or 'default options'}; seeds {summary['seed']} to {last}; bots {', '.join(summary['bots'])}"
    return f"<p>{escape(told)}</p>\n<dl>{tiles}</dl>"


def section(title: str, note: str, plot: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plot with a sentence on how to read it, and its numbers to unfold."""
    return (
        f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(note)}</p>\n{plot}\n"
        f"<details><summary>Numbers</summary>{table(head, rows)}</details>\n</section>"
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f'<th scope="col">{escape(name)}</th>' for name in head])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def readable(id: str) -> str:
    return id.replace("-", " ")


def seat_name(entry: dict[str, Any]) -> str:
    return f"seat {entry['seat']}: {entry['bot']}"


def sides_section(summary: dict[str, Any]) -> str:
    """Challengers win and lose together: against an Automata nobody else can win."""
    team = summary["challengers"]
    games = summary["games"]
    lost = games - team["wins"]
    low, high = wilson(lost, games)
    enemy = "Dark Player" if team["enemy"] == "dark-player" else "Automata"
    rows = [
        Bar("Challengers", team["share"], f"{team['share']:.1%}", "seat0", interval(team)),
        Bar(enemy, lost / games, f"{lost / games:.1%}", f"seat{team['challengers']}", (low, high)),
    ]
    return section(
        "Wins",
        "Share of games that the Challengers won together, and that the Enemy won, with their 95 % intervals (Wilson).",
        bars("Wins", rows, percent=True),
        ("side", "wins", "share", "low", "high"),
        [
            ("Challengers", f"{team['wins']:,}", *[f"{team[name]:.1%}" for name in ("share", "low", "high")]),
            (enemy, f"{lost:,}", f"{lost / games:.1%}", f"{low:.1%}", f"{high:.1%}"),
        ],
    )


def wins_section(summary: dict[str, Any]) -> str:
    if "challengers" in summary:
        return sides_section(summary)
    entries = summary["wins"]
    rows = [
        Bar(seat_name(entry), entry["share"], f"{entry['share']:.1%}", f"seat{entry['seat']}", interval(entry))
        for entry in entries
    ]
    return section(
        "Wins by seat",
        "Share of games each seat won, with its 95 % interval (Wilson). The dashed line is an equal share. Seats whose "
        "intervals overlap may well be equally good.",
        bars("Wins by seat", rows, percent=True, mark=1 / len(entries)),
        ("seat", "wins", "of these shared", "share", "low", "high"),
        [
            (
                seat_name(entry),
                f"{entry['wins']:,}",
                f"{entry['shared']:,}",
                *[f"{entry[name]:.1%}" for name in ("share", "low", "high")],
            )
            for entry in entries
        ],
    )


def interval(entry: dict[str, Any]) -> tuple[float, float]:
    return (entry["low"], entry["high"])


def length_section(summary: dict[str, Any], results: Sequence[Result]) -> str:
    turns = summary["turns_per_player"]
    return section(
        "Length of a game",
        f"Turns per player. Half of the games took at most {turns['p50']:.1f}.",
        histogram("Length of a game", [result.turns for result in results], "turns per player"),
        tuple(turns),
        [[f"{value:.1f}" for value in turns.values()]],
    )


def score_section(summary: dict[str, Any]) -> str:
    names = ("mean", "p10", "p50", "p90")
    rows = [
        (seat_name(entry), Spread(*[entry[name] for name in names]), f"seat{entry['seat']}")
        for entry in summary["scores"]
    ]
    return section(
        "Scores",
        "Eight of ten games lie within a bar; its line is the median, its dot the mean.",
        spreads("Scores", rows),
        ("seat", *names),
        [(seat_name(entry), *[f"{entry[name]:,.1f}" for name in names]) for entry in summary["scores"]],
    )


def what_won(results: Sequence[Result]) -> list[str]:
    """What winners had done that the others had not; only what the game knows."""
    sections: list[str] = []
    achieved = compared(results, [[standing.achieved for standing in result.standings] for result in results])
    if achieved:
        sections.append(pair_section("Achievements", "completed each achievement", achieved))
    activated = compared(results, [[standing.activated for standing in result.standings] for result in results])
    if activated:
        sections.append(pair_section("Rooms activated", "activated each room", activated))
    missions = mission_section(results)
    return [*sections, missions] if missions else sections


def compared(results: Sequence[Result], had: Sequence[Sequence[tuple[str, ...]]]) -> list[Pair]:
    """For each thing: the share of winning seats that had it, and of the other seats; most frequent first."""
    counts: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    seats = [0, 0]
    for result, things in zip(results, had, strict=True):
        for seat, mine in enumerate(things):
            lost = int(seat not in result.winners)
            seats[lost] += 1
            counts[lost].update(set(mine))
    names = sorted({*counts[0], *counts[1]}, key=lambda name: (-counts[0][name] - counts[1][name], name))
    return [
        Pair(readable(name), counts[0][name] / max(1, seats[0]), counts[1][name] / max(1, seats[1])) for name in names
    ]


def pair_section(title: str, did: str, rows: Sequence[Pair]) -> str:
    return section(
        title,
        f"Share of winners (filled) and of all other seats (hollow) that {did}, the most frequent first. A long line "
        "goes with winning; it need not be the cause.",
        pairs(title, rows[:MOST_ROWS]),
        ("what", "winners", "others"),
        [(row.label, f"{row.winners:.1%}", f"{row.others:.1%}") for row in rows],
    )


def mission_section(results: Sequence[Result]) -> str:
    """How often the seats that had a mission won with it; empty when nobody had one."""
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for result in results:
        for seat, standing in enumerate(result.standings):
            if standing.mission:
                held[standing.mission] += 1
                won[standing.mission] += seat in result.winners
    if not held:
        return ""
    names = sorted(held, key=lambda name: (-held[name], name))
    rows = [
        Bar(
            name,
            won[name] / held[name],
            f"{won[name]}/{held[name]}",
            "accent",
            wilson(won[name], held[name]),
        )
        for name in names
    ]
    return section(
        "Missions",
        "Of the seats that held a mission, the share that won, with its 95 % interval; the most frequent first. "
        "Numbers: won / held.",
        bars("Missions", rows[:MOST_ROWS], percent=True),
        ("mission", "held", "won", "share"),
        [(row.label, f"{held[name]:,}", f"{won[name]:,}", f"{row.value:.1%}") for name, row in zip(names, rows)],
    )


def collection_sections(summary: dict[str, Any]) -> list[str]:
    """Factions, maps and cards, where the game has them."""
    sections: list[str] = []
    if "factions" in summary:
        sections.append(factions_section(summary["factions"], 1 / len(summary["bots"])))
    if "maps" in summary:
        sections.append(maps_section(summary["maps"]))
    if "cards" in summary:
        sections.append(cards_section(summary["cards"]))
    return sections


def factions_section(factions: Sequence[dict[str, Any]], equal: float) -> str:
    rows = [Bar(row["faction"], row["share"], f"{row['share']:.1%}", "accent", interval(row)) for row in factions]
    return section(
        "Factions",
        "Of the seats that had a faction, the share that won, with its 95 % interval (Wilson). The dashed line is an "
        "equal share.",
        bars("Factions", rows, percent=True, mark=equal),
        ("faction", "seats", "wins", "share", "low", "high", "turns"),
        [
            (
                row["faction"],
                f"{row['seats']:,}",
                f"{row['wins']:,}",
                *[f"{row[name]:.1%}" for name in ("share", "low", "high")],
                f"{row['turns']:.1f}",
            )
            for row in factions
        ],
    )


def maps_section(maps: Sequence[dict[str, Any]]) -> str:
    names = ("mean", "p10", "p50", "p90")
    rows = [(row["map"], Spread(*[row["score"][name] for name in names]), "accent") for row in maps]
    return section(
        "Zoo maps",
        "Final scores on each map, the best mean first: eight of ten seats lie within a bar; its line is the median, "
        "its dot the mean.",
        spreads("Zoo maps", rows),
        ("map", "seats", "wins", "share", "low", "high", "turns", *names),
        [
            (
                row["map"],
                f"{row['seats']:,}",
                f"{row['wins']:,}",
                *[f"{row[name]:.1%}" for name in ("share", "low", "high")],
                f"{row['turns']:.1f}",
                *[f"{row['score'][name]:.1f}" for name in names],
            )
            for row in maps
        ],
    )


def cards_section(cards: Sequence[dict[str, Any]]) -> str:
    """The cards with the greatest differences among those played often enough to tell."""
    told = [row for row in cards if row["low"] is not None and row["played"] >= OFTEN]
    told.sort(key=lambda row: (-row["difference"], row["card"]))
    shown = told if len(told) <= MOST_ROWS else told[: MOST_ROWS // 2] + told[-MOST_ROWS // 2 :]
    rows = [
        Bar(row["card"], row["difference"], f"{row['difference']:+.1f}", "accent", (row["low"], row["high"]))
        for row in shown
    ]
    return section(
        "Cards",
        "How much higher those who played a card scored in the end than those who did not, with the 95 % interval: the "
        f"highest and the lowest of the cards played {OFTEN} times or more. It need not be the cause. Below, all "
        "cards: points gained are those from playing it to the next card, action or break, and in the final scoring.",
        differences("Cards", rows) if rows else "",
        ("card", "kind", "played", "share of seats", "points gained", "score with", "score without", "difference"),
        [
            (
                row["card"],
                row["kind"],
                f"{row['played']:,}",
                f"{row['share']:.1%}",
                f"{row['gained']:.1f}",
                f"{row['score_with']:.1f}",
                "" if row["score_without"] is None else f"{row['score_without']:.1f}",
                "" if row["difference"] is None else f"{row['difference']:+.1f}",
            )
            for row in cards
        ],
    )


def happened_section(summary: dict[str, Any]) -> str:
    counts = summary["happened_per_game"]
    rows = [Bar(readable(word), count, f"{count:,.1f}") for word, count in counts.items()]
    return section(
        "What happened",
        "How often each kind of event happened in a game, on average.",
        bars("What happened", rows[:MOST_ROWS]),
        ("event", "per game"),
        [(row.label, f"{row.value:,.2f}") for row in rows],
    )

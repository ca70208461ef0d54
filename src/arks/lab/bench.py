"""``arks bench``: how fast the running build is, and how much memory it takes."""

from __future__ import annotations

import json as jsons
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import arks
from arks.kernel import frames
from arks.lab.statistics import quantile

Figures = dict[str, Any]

SEATS: Final = 4
OPTIONS: Final[dict[str, dict[str, Any]]] = {"awakening": {"mode": "awakening", "turn_limit": 100}}
MICRO: Final = 1e6
REPEAT: Final = 20  # clones and views timed at once
EVERY: Final = 25  # decisions between two states that are looked at closely
SAMPLED_GAMES: Final = 4
MEMORY_GAMES: Final = 1000


def run(game: str | None, seconds: float, memory: bool, json: bool) -> int:
    if seconds <= 0:
        raise ValueError(f"seconds is more than 0, not {seconds:g}")
    if game is not None and game not in OPTIONS:
        raise ValueError(f"there is no game {game!r}; there is {', '.join(OPTIONS)}")
    names = list(OPTIONS) if game is None else [game]
    report = {name: memory_used(name, MEMORY_GAMES) if memory else speed(name, seconds) for name in names}
    if json:
        print(jsons.dumps(report))
    else:
        for name, figures in report.items():
            tell(name, figures)
    return 0


def build() -> str:
    """Which build is running."""
    return "interpreted" if frames.__file__.endswith(".py") else "compiled"


def random_play(game: str, seed: int) -> Iterator[arks.State]:
    """Play one game at random, all options of every question listed; stops at each decision, and at the end."""
    state = arks.new(game, SEATS, seed, OPTIONS[game])
    rng = random.Random(seed)
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            yield state
            ask.ids()
            arks.answer(state, seat, arks.sample(ask, rng))


def play_once(game: str, seed: int) -> int:
    """The same without stops, for the clock; returns the number of decisions."""
    state = arks.new(game, SEATS, seed, OPTIONS[game])
    rng = random.Random(seed)
    decisions = 0
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            ask.ids()
            arks.answer(state, seat, arks.sample(ask, rng))
            decisions += 1
    return decisions


def speed(game: str, seconds: float) -> Figures:
    """All figures of a game. Whole games are timed, set-up included; the first one only warms up."""
    play_once(game, 0)
    games = decisions = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        games += 1
        decisions += play_once(game, games)
    return {
        "build": build(),
        "players": SEATS,
        "games_per_s": round(games / elapsed, 2),
        "decisions_per_s": round(decisions / elapsed, 1),
        "decisions_per_game": round(decisions / games, 1),
        **close_look(game),
    }


def close_look(game: str) -> Figures:
    """Microseconds and bytes of single calls, over states of several games."""
    clones: list[float] = []
    asks: list[float] = []
    views: list[float] = []
    worlds: list[float] = []
    sizes: list[int] = []
    options: list[int] = []
    rng = random.Random(0)
    for seed in range(SAMPLED_GAMES):
        for nth, state in enumerate(random_play(game, seed)):
            asks.append(min(derivation(state), derivation(state)))  # whatever interrupts one hardly hits both
            options += [len(ask.ids()) for ask in arks.asks(state).values()]
            if nth % EVERY == 0:
                seat = next(iter(arks.asks(state)))
                clones.append(timed(state.clone))
                views.append(timed(lambda state=state, seat=seat: arks.view(state, seat)))  # type: ignore[misc]
                worlds.append(timed(lambda state=state, seat=seat: arks.determinise(state, seat, rng)))  # type: ignore[misc]
                sizes.append(len(jsons.dumps(arks.save(state), separators=(",", ":"))))
    asks.sort()
    return {
        "clone_us": median(clones),
        "asks_us": {
            "p50": round(quantile(asks, 0.5), 2),
            "p99": round(quantile(asks, 0.99), 2),
            "max": round(asks[-1], 2),
        },
        "view_us": median(views),
        "determinise_us": median(worlds),
        "state_bytes": {"mean": round(sum(sizes) / len(sizes)), "max": max(sizes)},
        "options": {"mean": round(sum(options) / len(options), 2), "max": max(options)},
    }


def derivation(state: arks.State) -> float:
    """Microseconds to derive all options afresh, ids included."""
    fresh = state.clone()
    fresh.choices = {}
    begin = time.perf_counter()
    for ask in arks.asks(fresh).values():
        ask.ids()
    return (time.perf_counter() - begin) * MICRO


def timed(call: Callable[[], object]) -> float:
    """Microseconds of one call, of several in a row."""
    begin = time.perf_counter()
    for _ in range(REPEAT):
        call()
    return (time.perf_counter() - begin) * MICRO / REPEAT


def median(values: list[float]) -> float:
    return round(quantile(sorted(values), 0.5), 2)


def memory_used(game: str, games: int) -> Figures:
    """The most memory this process ever held, after so many games one after the other."""
    decisions = 0
    for seed in range(games):
        decisions += play_once(game, seed)
    return {"build": build(), "players": SEATS, "games": games, "decisions": decisions, "peak_rss_mb": peak_rss()}


def peak_rss() -> float:
    """Megabytes."""
    if sys.platform == "win32":
        raise ValueError("the peak of memory cannot be read on Windows")
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6, 1)


# --- for people


def tell(game: str, figures: Figures) -> None:
    table = Table(title=f"{game}, {figures['players']} players, {figures['build']}", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, value in figures.items():
        if name not in ("build", "players"):
            table.add_row(name, shown(value))
    Console().print(table)


def shown(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join([f"{name} {number:,}" for name, number in value.items()])
    return f"{value:,}"

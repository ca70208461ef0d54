"""``arks bench``: how fast the running build is, and how much memory it takes.

Times are of the processor, so that other work on the machine counts as little as it can.
"""

from __future__ import annotations

import json as jsons
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import arks
from arks.kernel import frames
from arks.lab.statistics import quantile

Figures = dict[str, Any]

SEATS: Final = {"awakening": 4, "nova": 2}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "awakening": {"mode": "awakening", "turn_limit": 100},
    "nova": {"map": "random"},
}
MICRO: Final = 1e6
REPEAT: Final = 20  # clones and views timed at once
EVERY: Final = 25  # decisions between two states that are looked at closely
SAMPLED_GAMES: Final = {"awakening": 4, "nova": 12}  # of Ark Nova more, for the sake of its maps
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


def play(game: str, seed: int, look: Callable[[arks.State], None] | None = None) -> int:
    """Play one game at random, all options of every question listed; returns the number of decisions."""
    state = arks.new(game, SEATS[game], seed, OPTIONS[game])
    rng = random.Random(seed)
    decisions = 0
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            ask.ids()
            if look is not None:
                look(state)
            arks.answer(state, seat, arks.sample(ask, rng))
            decisions += 1
    return decisions


def speed(game: str, seconds: float) -> Figures:
    """All figures of a game. Whole games are timed, set-up included; the first one only warms up."""
    play(game, 0)
    games = decisions = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        games += 1
        decisions += play(game, games)
    look = CloseLook()
    for seed in range(SAMPLED_GAMES[game]):
        play(game, seed, look)
    return {
        "build": build(),
        "players": SEATS[game],
        "games_per_s": round(games / elapsed, 2),
        "decisions_per_s": round(decisions / elapsed, 1),
        "decisions_per_game": round(decisions / games, 1),
        **look.figures(),
    }


class CloseLook:
    """Collects microseconds and bytes of single calls over the states it is shown."""

    def __init__(self) -> None:
        self.rng = random.Random(0)
        self.seen = 0
        self.asks: list[float] = []
        self.options: list[int] = []
        self.clones: list[float] = []
        self.views: list[float] = []
        self.worlds: list[float] = []
        self.sizes: list[int] = []

    def __call__(self, state: arks.State) -> None:
        self.asks.append(min(derivation(state), derivation(state)))  # whatever interrupts one hardly hits both
        self.options += [len(ask.options) for ask in arks.asks(state).values()]
        if self.seen % EVERY == 0:
            seat = next(iter(arks.asks(state)))
            self.clones.append(timed(state.clone))
            self.views.append(timed(partial(arks.view, state, seat)))
            self.worlds.append(timed(partial(arks.determinise, state, seat, self.rng)))
            self.sizes.append(len(jsons.dumps(arks.save(state), separators=(",", ":"))))
        self.seen += 1

    def figures(self) -> Figures:
        asks = sorted(self.asks)
        return {
            "clone_us": median(self.clones),
            "asks_us": {
                "p50": round(quantile(asks, 0.5), 2),
                "p99": round(quantile(asks, 0.99), 2),
                "max": round(asks[-1], 2),
            },
            "view_us": median(self.views),
            "determinise_us": median(self.worlds),
            "state_bytes": round(sum(self.sizes) / len(self.sizes)),
            "state_bytes_max": max(self.sizes),
            "options": round(sum(self.options) / len(self.options), 2),
            "options_max": max(self.options),
        }


def derivation(state: arks.State) -> float:
    """Microseconds to derive all options afresh, ids included."""
    fresh = state.clone()
    fresh.choices = {}
    begin = time.process_time()
    for ask in arks.asks(fresh).values():
        ask.ids()
    return (time.process_time() - begin) * MICRO


def timed(call: Callable[[], object]) -> float:
    """Microseconds of one call, of several in a row."""
    begin = time.process_time()
    for _ in range(REPEAT):
        call()
    return (time.process_time() - begin) * MICRO / REPEAT


def median(values: list[float]) -> float:
    return round(quantile(sorted(values), 0.5), 2)


def memory_used(game: str, games: int) -> Figures:
    """The most memory this process ever held, after so many games one after the other."""
    decisions = 0
    for seed in range(games):
        decisions += play(game, seed)
    return {"build": build(), "players": SEATS[game], "games": games, "decisions": decisions, "peak_rss_mb": peak_rss()}


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

"""Games between bots: what is to be played, what came of it, and many of them on several processes.

A match is plain values and so is its result: that is all that passes between processes. A result depends on its match
alone, never on which process played it or on what was played before.
"""

from __future__ import annotations

import gc
import multiprocessing
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import arks
from arks.awakening.state import Ark
from arks.bots import NAMES, make
from arks.bots.play import ask_bot
from arks.lab.standings import Standing, watcher

TURN_LIMIT: Final = 100  # random players seldom come to another end
NOTE_EVERY: Final = 10.0  # seconds between notes of progress where no bar can be drawn
CHUNK: Final = 8  # matches handed to a process at once, at most


class Match(NamedTuple):
    """One game to be played. The seed decides its chance and that of its bots."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # by seat
    seed: int


class Result(NamedTuple):
    """What came of a match."""

    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    standings: tuple[Standing, ...]  # by seat
    happened: dict[str, int]  # how often, by word of event

    @property
    def turns(self) -> float:
        """Turns per player."""
        return sum([standing.turns for standing in self.standings]) / len(self.standings)


# --- one match


def start(match: Match) -> arks.State:
    """The first state of a match."""
    return arks.new(match.game, len(match.bots), match.seed, match.options)


def challengers(match: Match) -> int:
    """How many seats play together against an Enemy, who may be one seat more; 0 where there is none."""
    state = start(match)
    return state.boards if isinstance(state, Ark) and state.enemy >= 0 else 0


def play(match: Match) -> Result:
    """Play a match to its end, and read the result off its events, its outcome and its last view."""
    state = start(match)
    bots = [make(name) for name in match.bots]
    rng = random.Random(match.seed)
    watching = watcher(state)
    happened: Counter[int] = Counter()
    decisions = 0
    while (outcome := arks.outcome(state)) is None:
        seat = next(iter(arks.asks(state)))
        events = arks.answer(state, seat, ask_bot(bots[seat], state, seat, rng))
        decisions += 1
        happened.update([event.raw[0] for event in events])
        watching.note(state, events)
    names = state.rules.words.words
    return Result(
        decisions,
        outcome.winners,
        outcome.scores,
        outcome.reason,
        watching.standings(state),
        {names[word].name: n for word, n in sorted(happened.items())},
    )


# --- what a user asks for


def named_bots(text: str) -> tuple[str, ...]:
    """The bots of a list with commas."""
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if name not in NAMES:
            raise ValueError(f"there is no bot {name!r}; there is {', '.join(NAMES)}")
    return names


def table_options(
    game: str, mode: str | None, turn_limit: int | None, map: str | None, more: Sequence[str] = ()
) -> dict[str, Any]:
    """Options of a table, as far as something was asked for; several maps are named by commas.

    A turn limit of 0 is none; without a word games that know one have `TURN_LIMIT`.
    """
    options: dict[str, Any] = {}
    info = arks.games().get(game)
    if turn_limit is None and info is not None and "turn_limit" in info.options:
        turn_limit = TURN_LIMIT
    if turn_limit is not None:
        options["turn_limit"] = turn_limit or None
    if mode is not None:
        options["mode"] = mode
    if map is not None:
        options["map"] = read_value(map)
    for text in more:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"an option is written like side=B, not {text!r}")
        options[name.strip()] = read_value(value)
    return options


def read_value(text: str) -> Any:
    """The value of an option as a user writes it: several by commas, true and false as such.

    >>> read_value("hara, qfin"), read_value("true"), read_value("B")
    (['hara', 'qfin'], True, 'B')
    """
    if "," in text:
        return [part.strip() for part in text.split(",")]
    return {"true": True, "false": False, "none": None}.get(text.strip(), text.strip())


def at_least_one(**numbers: int) -> None:
    for name, number in numbers.items():
        if number < 1:
            raise ValueError(f"{name} is 1 or more, not {number}")


# --- many matches


def play_all(matches: Sequence[Match], jobs: int = 1) -> list[Result]:
    """The results of all matches, in their order. Ctrl-C ends the other processes too."""
    start(matches[0])  # what cannot be played is told before any process is started
    start(matches[-1])
    with progress(len(matches)) as note:
        if jobs == 1:
            return list(noted(map(play, matches), note))
        chunk = max(1, min(CHUNK, len(matches) // (4 * jobs)))
        with processes(min(jobs, len(matches))) as pool:
            return list(noted(pool.imap(play, matches, chunk), note))


def processes(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to the one that started them. Spawned, not forked: the same on every system."""
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(jobs, settle)
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # where this is inherited, their imports are safe too
    try:
        return context.Pool(jobs, settle)
    finally:
        signal.signal(signal.SIGINT, heard)


def settle() -> None:
    """Rules and tables stay, states are freed at once: looking for circles seldom saves an eighth of a bot's time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


class Note:
    """Tells how many games are done."""

    def __init__(self, bar: Progress | None, total: int) -> None:
        self.bar = bar
        self.task = None if bar is None else bar.add_task("games", total=total)
        self.total = total
        self.done = 0
        self.told = time.monotonic()

    def one(self) -> None:
        self.done += 1
        if self.bar is not None and self.task is not None:
            self.bar.advance(self.task)
        elif time.monotonic() - self.told > NOTE_EVERY:
            self.told = time.monotonic()
            print(f"{self.done} of {self.total} games", file=sys.stderr, flush=True)


@contextmanager
def progress(total: int) -> Iterator[Note]:
    """A bar on standard error; a line now and then where that is no terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Note(None, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        yield Note(bar, total)


def noted(results: Iterable[Result], note: Note) -> Iterator[Result]:
    for result in results:
        note.one()
        yield result

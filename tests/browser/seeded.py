"""Tables in the middle of a game, written into a server's database as if they had been played there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import arks
from arks.bots import make
from arks.bots.play import ask_bot
from arks.server import clock
from arks.server.play import Play
from arks.server.rows import Entry, SeatKind, SeatRow, TableRow
from arks.server.seating import new_row
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.tokens import hashed, new_token
from tests.hosted import state_of
from tests.server.room import known_deal

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
GAMES = 20  # in one of them a wanted moment must come


class Seeded(NamedTuple):
    table: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        return self.path_of(self.seat)

    def path_of(self, seat: int) -> str:
        """The link that seats a person."""
        return f"/t/{self.table}#{self.token_of(seat)}"

    def token_of(self, seat: int) -> str:
        return self.token if seat == self.seat else f"{self.token}-{seat}"


class Wish(NamedTuple):
    """A table: how many play what, who sits at the other seats, who may find it, and who played so far."""

    players: int
    options: dict[str, Any]
    others: SeatKind = "bot"
    listed: bool = False
    game: str = "awakening"
    level: str = "greedy"  # wild games are found in a moment, clever ones look like people's
    away_after: float = 300.0


Until = Callable[[arks.State, int], int | None]  # (state, answers) to the seat that shall sit there, when it is time


@cache
def asked(prompt: str, kind: str | None = None) -> Until:
    """Until somebody is asked this (in this way)."""

    def when(state: arks.State, _: int) -> int | None:
        asks = arks.asks(state).items()
        return next((seat for seat, ask in asks if ask.prompt == prompt and kind in (None, ask.kind)), None)

    return when


@cache
def sealed(prompt: str) -> Until:
    """Until several are asked this at the same time, and none has answered."""

    def when(state: arks.State, _: int) -> int | None:
        seats = [seat for seat, ask in arks.asks(state).items() if ask.prompt == prompt]
        return seats[0] if len(seats) > 1 else None

    return when


@cache
def offered(prompt: str, word: str, besides: int = 0) -> Until:
    """Until somebody is asked this and may do that, and so many other things."""

    def when(state: arks.State, _: int) -> int | None:
        for seat, ask in arks.asks(state).items():
            fitting = [option for option in ask.options if option.id.split()[0] == word]
            if ask.prompt == prompt and fitting and len(ask.options) > besides:
                return seat
        return None

    return when


@cache
def after(answers: int, seat: int = 0) -> Until:
    """So many answers later, when this seat is asked."""

    def when(state: arks.State, n: int) -> int | None:
        return seat if n >= answers and seat in arks.asks(state) else None

    return when


@cache
def turn_begins(answers: int, seat: int = 0) -> Until:
    """So many answers later, when this seat's turn begins: nothing of it is done, no scene is open."""

    def when(state: arks.State, n: int) -> int | None:
        ask = arks.asks(state).get(seat) if n >= answers else None
        return seat if ask is not None and ask.prompt in ("action", "action-card", "section") else None

    return when


def at_the_end(state: arks.State, _: int) -> int | None:
    return 0 if state.outcome is not None else None


class Moment(NamedTuple):
    """Where a game came to the wanted moment: its seed, the seat whose moment it is, the answers before, its result."""

    seed: int
    seat: int
    entries: list[Entry]
    outcome: dict[str, Any] | None


def played(wish: Wish, seed: int, until: Until) -> Moment:
    kind = (wish.game, wish.level, wish.players)
    return first_played(kind, seed, until, frozenset(wish.options.items()))


@cache
def first_played(kind: tuple[str, str, int], seed: int, until: Until, options: frozenset[tuple[str, Any]]) -> Moment:
    """The first game from this seed on in which bots come to the moment; how they play is not the page's matter."""
    game, level, players = kind
    for tried in range(seed, seed + GAMES):
        found = play_until(Wish(players, dict(options), game=game, level=level), tried, until)
        if found is not None:
            return found
    raise AssertionError(f"the moment came in none of {GAMES} games")


def play_until(wish: Wish, seed: int, until: Until) -> Moment | None:
    for play, entries in games_of(wish, seed, wish.level):
        seat = until(state_of(play), len(entries))
        if seat is not None:
            return Moment(seed, seat, entries, play.outcome())
    return None


def games_of(wish: Wish, seed: int, level: str) -> Iterator[tuple[Play, list[Entry]]]:
    """A game among bots, shown before each answer and at its end."""
    play = Play(new_table(wish, seed), wish.players, [], None, 1)
    rng = random.Random(seed)
    bots = [make(level) for _ in range(wish.players)]
    entries: list[Entry] = []
    yield play, entries
    while asks := arks.asks(state_of(play)):
        turn = min(asks)
        entries.append(play.answer(turn, ask_bot(bots[turn], state_of(play), turn, rng), None))
        yield play, entries


class Questions:
    """Where each question first comes up: games of this kind are played until it does, clever ones and wild ones."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self._found: dict[tuple[str, str], Moment] = {}
        self._played = 0

    def moment(self, prompt: str, kind: str) -> Moment:
        while (prompt, kind) not in self._found:
            assert self._played < 10 * GAMES, f"nobody was asked {prompt} in {self._played} games"
            self._play(self._played, "greedy" if self._played % 10 == 0 else "random")
            self._played += 1
        return self._found[prompt, kind]

    def _play(self, seed: int, level: str) -> None:
        for play, entries in games_of(self.wish, seed, level):
            for seat, ask in arks.asks(state_of(play)).items():
                if (ask.prompt, ask.kind) not in self._found:
                    self._found[ask.prompt, ask.kind] = Moment(seed, seat, entries.copy(), None)


def seeded(database: str, wish: Wish, moment: Moment) -> Seeded:
    """Write a table at which the game has come to a moment, and say who sits at the other seats."""
    row = new_table(wish, moment.seed)
    row.listed = wish.listed
    if moment.outcome is not None:
        row.ended, row.outcome = clock.now(), moment.outcome
    found = Seeded(row.id, moment.seat, new_token())
    seats = [seat_row(found, place, "human" if place == moment.seat else wish.others) for place in range(wish.players)]
    with ThreadPoolExecutor(1) as thread:  # the browser's driver occupies the event loop of this one
        thread.submit(asyncio.run, store(database, row, seats, moment.entries)).result()
    return found


def new_table(wish: Wish, seed: int) -> TableRow:
    row = new_row(wish.game, wish.options, wish.players, name="", hints=True)
    row.deal = known_deal(wish.players, seed).dealt()
    row.away_after = wish.away_after
    return row


def seat_row(table: Seeded, place: int, kind: SeatKind) -> SeatRow:
    if kind == "human":
        return SeatRow(seat=place, kind=kind, name=NAMES[place], token=hashed(table.token_of(place)))
    return SeatRow(seat=place, kind=kind, level="greedy" if kind == "bot" else "")


async def store(database: str, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
    kept = Store(Settings(database=database))
    await kept.start()
    try:
        await kept.create(row, seats, entries)
    finally:
        await kept.close()

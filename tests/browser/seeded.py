"""Tables in the middle of a game, written into a server's database as if they had been played there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import arks
from arks.bots import make
from arks.bots.play import ask_bot
from arks.server.play import Play
from arks.server.rows import Entry, SeatKind, SeatRow, TableRow
from arks.server.seating import new_row
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.tokens import hashed, new_token

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


Until = Callable[[arks.State, int], int | None]  # (state, answers) to the seat that shall sit there, when it is time


@cache
def asked(prompt: str, kind: str | None = None) -> Until:
    """Until somebody is asked this (in this way)."""

    def when(state: arks.State, _: int) -> int | None:
        asks = arks.asks(state).items()
        return next((seat for seat, ask in asks if ask.prompt == prompt and kind in (None, ask.kind)), None)

    return when


@cache
def after(answers: int, seat: int = 0) -> Until:
    """So many answers later, when this seat is asked."""

    def when(state: arks.State, n: int) -> int | None:
        return seat if n >= answers and seat in arks.asks(state) else None

    return when


def at_the_end(state: arks.State, _: int) -> int | None:
    return 0 if state.outcome is not None else None


class Moment(NamedTuple):
    """Where a game came to the wanted moment: its seed, the seat whose moment it is, and the answers before."""

    seed: int
    seat: int
    entries: list[Entry]


@cache
def played(players: int, seed: int, until: Until, options: frozenset[tuple[str, Any]]) -> Moment:
    """The first game from this seed on in which bots come to the moment; how they play is not the page's matter."""
    for tried in range(seed, seed + GAMES):
        found = play_until(players, tried, until, dict(options))
        if found is not None:
            return found
    raise AssertionError(f"the moment came in none of {GAMES} games")


def play_until(players: int, seed: int, until: Until, options: dict[str, Any]) -> Moment | None:
    play = Play(new_table(players, seed, options), players, [], None, 1)
    rng = random.Random(seed)
    bots = [make("greedy") for _ in range(players)]
    entries: list[Entry] = []
    while True:
        seat = until(play.state, len(entries))
        if seat is not None:
            return Moment(seed, seat, entries)
        asks = arks.asks(play.state)
        if not asks:
            return None
        turn = min(asks)
        entries.append(play.answer(turn, ask_bot(bots[turn], play.state, turn, rng), None))


def seeded(
    database: str, players: int, seed: int, until: Until, options: dict[str, Any], others: SeatKind = "bot"
) -> Seeded:
    """Write a table whose game was played by bots until the moment came, and say who sits at the other seats."""
    moment = played(players, seed, until, frozenset(options.items()))
    row = new_table(players, moment.seed, options)
    found = Seeded(row.id, moment.seat, new_token())
    seats = [seat_row(found, place, "human" if place == moment.seat else others) for place in range(players)]
    asyncio.run(store(database, row, seats, moment.entries))
    return found


def new_table(players: int, seed: int, options: dict[str, Any]) -> TableRow:
    row = new_row("awakening", options, players, name="", hints=True)
    row.seed, row.listed = seed, True
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

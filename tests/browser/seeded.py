"""Tables in the middle of a game, written into a server's database as if they had been played there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import arks
from arks.bots import make
from arks.bots.play import ask_bot
from arks.server.play import Play
from arks.server.rows import Entry, SeatRow, TableRow
from arks.server.seating import new_row
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.tokens import hashed, new_token

MOST = 6000  # answers before a wanted moment must have come


class Seeded(NamedTuple):
    table: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        return f"/t/{self.table}#{self.token}"


Until = Callable[[arks.State, int], int | None]  # (state, answers) to the seat that shall sit there, when it is time


def asked(prompt: str) -> Until:
    """Until somebody is asked this."""

    def when(state: arks.State, _: int) -> int | None:
        return next((seat for seat, ask in arks.asks(state).items() if ask.prompt == prompt), None)

    return when


def after(answers: int, seat: int = 0) -> Until:
    """So many answers later, when this seat is asked."""

    def when(state: arks.State, n: int) -> int | None:
        return seat if n >= answers and seat in arks.asks(state) else None

    return when


def at_the_end(state: arks.State, _: int) -> int | None:
    return 0 if state.outcome is not None else None


def seeded(
    database: str, players: int, seed: int, until: Until, options: dict[str, Any] | None = None, bot: str = "greedy"
) -> Seeded:
    """Write a table whose game was played by bots until the moment came."""
    row = new_row("awakening", options or {}, players, "", True)
    row.seed = seed
    row.listed = True
    play = Play(row, players, [], None, 1)
    rng = random.Random(seed)
    bots = [make(bot) for _ in range(players)]
    entries: list[Entry] = []
    seat = until(play.state, 0)
    while seat is None:
        assert len(entries) < MOST, "the moment never came"
        turn = min(arks.asks(play.state))
        entries.append(play.answer(turn, ask_bot(bots[turn], play.state, turn, rng), None))
        seat = until(play.state, len(entries))
    token = new_token()
    seats = [
        SeatRow(seat=place, kind="human", name="Ada", token=hashed(token))
        if place == seat
        else SeatRow(seat=place, kind="bot", level="greedy")
        for place in range(players)
    ]
    with ThreadPoolExecutor(1) as other:  # the browser's event loop runs in this thread
        other.submit(lambda: asyncio.run(store(database, row, seats, entries))).result()
    return Seeded(row.id, seat, token)


async def store(database: str, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
    kept = Store(Settings(database=database))
    await kept.start()
    try:
        await kept.create(row, seats, entries)
    finally:
        await kept.close()

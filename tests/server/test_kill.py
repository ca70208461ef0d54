"""The server is killed while four clients move as fast as they can: every acknowledged move is there afterwards.

Two tables of two, so that moves of several tables share a transaction. Clients do what a page does: they come back,
and send a move again that was not acknowledged.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import arks
from arks.server.play import Play
from arks.server.rows import Entry, SeatRow, loaded
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.tokens import hashed
from tests.hosted import state_of
from tests.server.room import Json, Room, Server, known_table, settings
from tests.server.wander import OPTIONS, Wanderer

TABLES = ("first", "second")
ENDLESS = OPTIONS | {"turn_limit": 1000}


class Client:
    """One seat: it answers whatever it is asked, and remembers what it was promised."""

    def __init__(self, server: Server, table: str, seat: int) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        self.wanderer = Wanderer(seat)
        self.requests = itertools.count()
        self.in_doubt: Json | None = None
        self.promised: list[tuple[Json, Json]] = []  # moves and their replies
        self.version = 0

    async def play(self) -> None:
        """Until cancelled; a server that is gone comes again."""
        while True:
            with suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                async with connect(self.address, open_timeout=5, proxy=None) as stream:
                    await self.play_on(stream)
            await asyncio.sleep(0.01)

    async def play_on(self, stream: ClientConnection) -> None:
        await stream.send(json.dumps({"type": "hello", "token": f"token-{self.seat}"}))
        if self.in_doubt is not None:
            await stream.send(json.dumps(self.in_doubt))
        async for text in stream:
            message = json.loads(text)
            assert message["type"] != "problem", message
            if message["type"] == "accepted":
                assert self.in_doubt is not None
                self.promised.append((self.in_doubt, message))
                self.in_doubt = None
            elif self.in_doubt is None:
                assert message["version"] >= self.version  # time does not run backwards
                self.version = message["version"]
                await self.answer(stream, message["decision"])

    async def answer(self, stream: ClientConnection, decision: Json | None) -> None:
        if decision is None or decision["answered"] is not None:
            return
        self.in_doubt = {
            "type": "move",
            "decision": decision["number"],
            "picked": self.wanderer.answer(decision),
            "request": f"{self.seat}-{next(self.requests)}",
        }
        await stream.send(json.dumps(self.in_doubt))


async def put_tables(made: Settings) -> None:
    store = Store(made)
    await store.start()
    people = [SeatRow(seat=seat, kind="human", token=hashed(f"token-{seat}")) for seat in range(2)]
    for seed, table in enumerate(TABLES):
        await store.create(known_table(table, 11 + seed, ENDLESS), people)
    await store.close()


async def kill_often(server: Server, clients: list[Client], times: int, seconds: float) -> int:
    """So many times, or as often as there is time for."""
    rng = Random(times)
    tasks = [asyncio.create_task(client.play()) for client in clients]
    end = time.monotonic() + seconds
    kills = 0
    try:
        while kills < times and time.monotonic() < end:
            await asyncio.to_thread(server.start)
            moves = len([move for client in clients for move in client.promised])
            await asyncio.sleep(rng.uniform(0.05, 0.4))
            await asyncio.to_thread(server.kill)
            kills += len([move for client in clients for move in client.promised]) > moves
            assert not any(task.done() for task in tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return kills


def settle(client: Client) -> None:
    """Send the last move again if need be, and make no other."""
    if client.in_doubt is None:
        return
    with client.server.client() as http:
        room = Room(http, client.table, {client.seat: f"token-{client.seat}"})
        body = {name: value for name, value in client.in_doubt.items() if name != "type"}
        reply = room.post("/moves", client.seat, body)
        assert reply.status_code == 200, reply.text
        client.promised.append((client.in_doubt, reply.json()))
        client.in_doubt = None


def check(server: Server, database: Path, clients: list[Client]) -> None:
    """The log holds what was promised, all of it, once, in order, and makes the game that everybody sees."""
    with sqlite3.connect(database) as kept:
        kept.row_factory = sqlite3.Row
        log = "SELECT * FROM entries WHERE table_id = ? ORDER BY number"
        entries = {table: [dict(row) for row in kept.execute(log, [table])] for table in TABLES}
    kept.close()
    for client in clients:
        own = [row for row in entries[client.table] if row["seat"] == client.seat]
        assert [row["request"] for row in own] == [move["request"] for move, _ in client.promised]
        assert [row["version"] for row in own] == [reply["version"] for _, reply in client.promised]
        assert [loaded(row["body"])["picked"] for row in own] == [move["picked"] for move, _ in client.promised]
    for seed, table in enumerate(TABLES):
        rows = entries[table]
        assert [row["number"] for row in rows] == list(range(len(rows)))
        play = Play(known_table(table, 11 + seed, ENDLESS), 2, [Entry.of(row) for row in rows], None, 1)
        with server.client() as http:
            room = Room(http, table, {0: "token-0", 1: "token-1"})
            assert room.state(0)["view"] == arks.view(state_of(play), 0)
            for client in [client for client in clients if client.table == table]:
                move, reply = client.promised[-1]  # asked again, it says the same
                body = {name: value for name, value in move.items() if name != "type"}
                assert room.post("/moves", client.seat, body).json() == reply


def run(folder: Path, times: int, seconds: float) -> int:
    made = settings(folder, snapshot_every=7)
    asyncio.run(put_tables(made))
    server = Server(made, folder)
    clients = [Client(server, table, seat) for table in TABLES for seat in range(2)]
    try:
        kills = asyncio.run(kill_often(server, clients, times, seconds))
        server.start()
        for client in clients:
            settle(client)
        check(server, folder / "arks.sqlite", clients)
    finally:
        server.stop()
    return kills


def test_killed_as_often_as_there_is_time(tmp_path: Path) -> None:
    assert run(tmp_path, times=50, seconds=12) >= 3


@pytest.mark.soak
def test_killed_fifty_times(tmp_path: Path) -> None:
    assert run(tmp_path, times=50, seconds=600) == 50

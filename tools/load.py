"""How much a server bears: many tables, each with two clients on streams that answer whenever they are asked.

    .venv/bin/python tools/load.py --tables 100 --seconds 20                    as fast as they can
    .venv/bin/python tools/load.py --tables 100 --seconds 20 --rate 50          so many moves a second, all together
    .venv/bin/python tools/load.py --tables 100 --rate 50 --stored 10000        beside so many tables in the database

Starts a server of its own on this machine, prints one JSON document: moves per second, latency from sending a move to
its acknowledgement, latency of the list of tables, how long the server took to start, and its memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection, connect

from arks.server.play import Play
from arks.server.rows import Entry, SeatRow, TableRow
from arks.server.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from arks.server.seating import new_row
from arks.server.serve import serve
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.tokens import new_id

UNLIMITED = 1e9
OPTIONS = {"mode": "awakening"}
AT_ONCE = 200  # tables stored in one transaction
LISTS = 40  # how often the list of tables is asked for


class Pace:
    """When the next move may be sent: so many a second, all clients together, once all of them are there."""

    def __init__(self, rate: float | None, clients: int, seconds: float) -> None:
        self._gap = 0.0 if rate is None else 1 / rate
        self._next = 0.0
        self._missing = clients
        self.all_here = asyncio.Event()
        self._seconds = seconds
        self.stop_at = time.monotonic() + 600

    def arrived(self) -> None:
        self._missing -= 1
        if self._missing == 0:
            self.stop_at = time.monotonic() + self._seconds
            self.all_here.set()

    async def turn(self) -> None:
        await self.all_here.wait()
        if self._gap:
            now = time.monotonic()
            mine = max(self._next, now)
            self._next = mine + self._gap
            await asyncio.sleep(mine - now)


class Table:
    """Two clients at one table."""

    def __init__(self, url: str, table: str, tokens: list[str], pace: Pace) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        self.tokens = tokens
        self.rng = random.Random(table)
        self.pace = pace
        self.latencies: list[float] = []
        self.failures = 0

    async def client(self, token: str) -> None:
        async with connect(self.address, max_size=1 << 22, compression=None, proxy=None) as stream:
            await stream.send(json.dumps({"type": "hello", "token": token}))
            sent = 0.0
            done = -1
            while time.monotonic() < self.pace.stop_at:
                message = json.loads(await asyncio.wait_for(stream.recv(), 30))
                if done == -1:
                    self.pace.arrived()
                    done = 0
                if message["type"] == "accepted":
                    self.latencies.append(time.monotonic() - sent)
                elif message["type"] == "problem":
                    self.failures += 1
                elif message["type"] == "state":
                    if message["table"]["status"] == "over":
                        return
                    decision = message["decision"]
                    if decision is not None and decision["number"] >= done and decision["answered"] is None:
                        done = decision["number"] + 1
                        await self.pace.turn()
                        sent = time.monotonic()
                        await self.answer(stream, decision)

    async def answer(self, stream: ClientConnection, decision: dict[str, Any]) -> None:
        ids = [option["id"] for option in decision["options"]]
        picked = self.rng.sample(ids, self.rng.randint(decision["lo"], decision["hi"]))
        move = {"type": "move", "decision": decision["number"], "picked": picked, "request": f"{decision['number']}"}
        await stream.send(json.dumps(move))

    async def play(self) -> None:
        with suppress(TimeoutError):
            await asyncio.gather(*[self.client(token) for token in self.tokens])


async def make_tables(url: str, tables: int, pace: Pace) -> list[Table]:
    made: list[Table] = []
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
        wish = {"game": "awakening", "options": OPTIONS, "seats": [{"kind": "human"}, {"kind": "open"}]}
        for _ in range(tables):
            first = (await client.post("/api/tables", json=wish)).json()
            second = (await client.post(f"/api/tables/{first['table']}/seats/1/join", json={})).json()
            client.cookies.clear()
            made.append(Table(url, first["table"], [first["token"], second["token"]], pace))
    return made


# --- tables of the past


async def store_tables(settings: Settings, tables: int, answers: int) -> None:
    """Public tables in the database: of three, one is over, one runs, one has an open seat and has not begun."""
    store = Store(settings)
    await store.start()
    row = new_row("awakening", OPTIONS, 2, "Stored", hints=True)
    entries, snapshot = played(row, answers)
    for begin in range(0, tables, AT_ONCE):
        rows = [copy_of(row, place) for place in range(begin, min(begin + AT_ONCE, tables))]
        begun = [table for place, table in enumerate(rows) if place % 3 < 2]
        async with store.writing() as connection:
            await connection.execute(insert(TABLES), [table.values() for table in rows])
            await connection.execute(insert(SEATS), list(seats_of(rows)))
            await connection.execute(insert(ENTRIES), [entry.values(table.id) for table in begun for entry in entries])
            kept = {"number": len(entries), "document": snapshot}
            await connection.execute(insert(SNAPSHOTS), [{"table_id": table.id, **kept} for table in begun])
    await store.close()


def played(row: TableRow, answers: int) -> tuple[list[Entry], str]:
    play = Play(row, 2, [], None, 1)
    entries: list[Entry] = []
    while len(entries) < answers and not play.over:
        seat = play.position.owing[0]
        entries.append(play.answer(seat, play.game.sample(seat), None))
    document = {"state": play.game.save(), "question": play.question}
    return entries, msgspec.json.encode(document).decode()


def copy_of(row: TableRow, place: int) -> TableRow:
    over = place % 3 == 0
    outcome = {"winners": [0], "scores": [], "reason": "conceded"}
    return msgspec.structs.replace(
        row,
        id=new_id(),
        listed=True,
        created=row.created - place,
        ended=row.created if over else None,
        outcome=outcome if over else None,
    )


def seats_of(rows: list[TableRow]) -> Iterator[dict[str, Any]]:
    for place, table in enumerate(rows):
        yield SeatRow(seat=0, kind="human", name="Ann").values(table.id)
        yield SeatRow(seat=1, kind="human" if place % 3 < 2 else "open").values(table.id)


# --- the server


def run_server(settings: Settings, port: int) -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 2)
    serve(settings, "127.0.0.1", port)


def wait_until_up(url: str) -> float:
    start = time.monotonic()
    for _ in range(1200):
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/games", trust_env=False).status_code == 200:
                return round(time.monotonic() - start, 2)
        time.sleep(0.05)
    sys.exit("the server did not start")


def memory_mb(process: BaseProcess) -> float:
    """Resident memory of the server, where the system tells it."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        return 0.0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return round(int(lines["VmRSS"].split()[0]) / 1024, 1)


# --- measuring


def spread(values: list[float]) -> dict[str, float]:
    """In milliseconds."""
    if not values:
        return {}
    values = sorted(values)
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    found = {name: values[min(int(len(values) * part), len(values) - 1)] for name, part in parts.items()}
    return {name: round(1000 * value, 1) for name, value in {**found, "max": values[-1]}.items()}


async def time_lists(url: str, over: float, begin: asyncio.Event | None = None) -> list[float]:
    """The list of tables, asked for now and then."""
    taken: list[float] = []
    if begin is not None:
        await begin.wait()
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
        for _ in range(LISTS):
            start = time.monotonic()
            (await client.get("/api/tables")).raise_for_status()
            taken.append(time.monotonic() - start)
            await asyncio.sleep(over / LISTS)
    return taken


async def measure(url: str, chosen: argparse.Namespace) -> dict[str, Any]:
    quiet = await time_lists(url, 1.0)
    pace = Pace(chosen.rate, 2 * chosen.tables, chosen.seconds)
    made = await make_tables(url, chosen.tables, pace)
    lists = asyncio.create_task(time_lists(url, chosen.seconds, pace.all_here))
    await asyncio.gather(*[table.play() for table in made])
    busy = await lists
    latencies = [each for table in made for each in table.latencies]
    return {
        "moves": len(latencies),
        "moves_per_s": round(len(latencies) / chosen.seconds, 1),
        "failures": sum(table.failures for table in made),
        "move_ms": spread(latencies),
        "list_ms": {"first": round(1000 * quiet[0], 1), "quiet": spread(quiet), "under_load": spread(busy)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=None, help="moves a second of all clients together")
    parser.add_argument(
        "--stored", type=int, default=0, help="tables that are in the database before the server starts"
    )
    parser.add_argument("--stored-answers", type=int, default=60, help="answers in each of them that has begun")
    parser.add_argument("--database", default=None)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=chosen.database or f"sqlite:///{folder}/load.sqlite",
            requests_per_s=UNLIMITED,
            messages_per_s=UNLIMITED,
            creations_per_minute=UNLIMITED,
        )
        start = time.monotonic()
        if chosen.stored:
            asyncio.run(store_tables(settings, chosen.stored, chosen.stored_answers))
        storing = round(time.monotonic() - start, 1)
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        server = multiprocessing.get_context("spawn").Process(target=run_server, args=(settings, port))
        server.start()
        try:
            up = wait_until_up(url)
            empty = memory_mb(server)
            result = asyncio.run(measure(url, chosen))
            about = {
                "tables": chosen.tables,
                "clients": 2 * chosen.tables,
                "rate": chosen.rate,
                "stored": chosen.stored,
            }
            times = {"storing_s": storing, "start_s": up, "load_average": os.getloadavg()[0]}
            memory = {"memory_mb": {"started": empty, "loaded": memory_mb(server)}}
            print(json.dumps({**about, **times, **result, **memory}, indent=1))
        finally:
            server.terminate()
            server.join()


if __name__ == "__main__":
    main()

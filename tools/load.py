"""How much a server bears: many tables, each with two clients on streams that answer as fast as they are asked.

    .venv/bin/python tools/load.py --tables 100 --seconds 20

Starts a server of its own on this machine, prints one JSON document: moves per second, latency from sending a move to
its acknowledgement, and the memory of the server.
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
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from arks.server.serve import serve
from arks.server.settings import Settings

UNLIMITED = 1e9


class Table:
    """Two clients at one table."""

    def __init__(self, url: str, table: str, tokens: list[str], stop_at: float) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        self.tokens = tokens
        self.stop_at = stop_at
        self.rng = random.Random(table)
        self.pause = 0.0
        self.latencies: list[float] = []
        self.failures = 0

    async def client(self, token: str) -> None:
        async with connect(self.address, max_size=1 << 22, compression=None) as stream:
            await stream.send(json.dumps({"type": "hello", "token": token}))
            sent: float | None = None
            done = -1
            while time.monotonic() < self.stop_at:
                message = json.loads(await asyncio.wait_for(stream.recv(), 30))
                if message["type"] == "accepted" and sent is not None:
                    self.latencies.append(time.monotonic() - sent)
                elif message["type"] == "problem":
                    self.failures += 1
                elif message["type"] == "state":
                    if message["table"]["status"] == "over":
                        return
                    decision = message["decision"]
                    if decision is not None and decision["number"] > done and decision["answered"] is None:
                        done = decision["number"]
                        if self.pause:
                            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
                        sent = time.monotonic()
                        await self.answer(stream, decision)

    async def answer(self, stream: ClientConnection, decision: dict[str, Any]) -> None:
        ids = [option["id"] for option in decision["options"]]
        picked = self.rng.sample(ids, self.rng.randint(decision["lo"], decision["hi"]))
        request = f"{decision['number']}"
        await stream.send(
            json.dumps({"type": "move", "decision": decision["number"], "picked": picked, "request": request})
        )

    async def play(self) -> None:
        with suppress(TimeoutError):
            await asyncio.gather(*[self.client(token) for token in self.tokens])


async def make_tables(url: str, tables: int, stop_after: float, pause: float) -> list[Table]:
    made: list[Table] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        wish = {
            "game": "awakening",
            "options": {"mode": "awakening"},
            "seats": [{"kind": "human"}, {"kind": "open"}],
        }
        for _ in range(tables):
            first = (await client.post("/api/tables", json=wish)).json()
            second = (await client.post(f"/api/tables/{first['table']}/seats/1/join", json={})).json()
            client.cookies.clear()
            made.append(Table(url, first["table"], [first["token"], second["token"]], 0.0))
    for table in made:
        table.stop_at = time.monotonic() + stop_after
        table.pause = pause
    return made


def run_server(settings: Settings, port: int) -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 2)
    serve(settings, "127.0.0.1", port)


def wait_until_up(url: str) -> None:
    for _ in range(600):
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/games").status_code == 200:
                return
        time.sleep(0.1)
    sys.exit("the server did not start")


def memory_mb(process: BaseProcess) -> float:
    """Resident memory of the server, where the system tells it."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        return 0.0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return round(int(lines["VmRSS"].split()[0]) / 1024, 1)


def percentile(sorted_values: list[float], part: float) -> float:
    return round(1000 * sorted_values[min(int(len(sorted_values) * part), len(sorted_values) - 1)], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds a client thinks before each move")
    parser.add_argument("--database", default=None)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=chosen.database or f"sqlite:///{folder}/load.sqlite",
            requests_per_s=UNLIMITED,
            messages_per_s=UNLIMITED,
            creations_per_minute=UNLIMITED,
        )
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        server = multiprocessing.get_context("spawn").Process(target=run_server, args=(settings, port))
        server.start()
        try:
            wait_until_up(url)
            empty = memory_mb(server)
            print(
                json.dumps(
                    asyncio.run(measure(url, chosen.tables, chosen.seconds, chosen.pause, server, empty)), indent=1
                )
            )
        finally:
            server.terminate()
            server.join()


async def measure(
    url: str, tables: int, seconds: float, pause: float, server: BaseProcess, empty: float
) -> dict[str, Any]:
    made = await make_tables(url, tables, seconds, pause)
    start = time.monotonic()
    await asyncio.gather(*[table.play() for table in made])
    took = time.monotonic() - start
    latencies = sorted([each for table in made for each in table.latencies])
    return {
        "tables": tables,
        "clients": 2 * tables,
        "pause_s": pause,
        "seconds": round(took, 1),
        "moves": len(latencies),
        "moves_per_s": round(len(latencies) / took, 1),
        "latency_ms": {
            "p50": percentile(latencies, 0.5),
            "p95": percentile(latencies, 0.95),
            "p99": percentile(latencies, 0.99),
        },
        "failures": sum(table.failures for table in made),
        "memory_mb": {"empty": empty, "loaded": memory_mb(server)},
    }


if __name__ == "__main__":
    main()

"""One address lays siege to the server; people at another play on."""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.room import Server, new_room, running, settings
from tests.server.streams import Stream
from tests.server.wander import Wanderer

ENEMY = "127.0.0.2"
FRIENDS = "127.0.0.3"  # no proxy that is trusted, unlike 127.0.0.1
HANDLES = 1024  # what a process usually gets
FEW_HANDLES = 48
SOCKETS = 2000
HALF_SENT = 1500
MOVES = 80
SOON_S = 0.1
LOG_BYTES = 1_000_000

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: arks\r\nContent-Type: application/json\r\n"
BODY = HEAD + b'Content-Length: 200\r\n\r\n{"game": "awak'
UPGRADE = (
    b"GET /api/tables/%s/stream HTTP/1.1\r\nHost: arks\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module", autouse=True)
def handles() -> None:
    """The besiegers are sockets of this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SOCKETS + 500
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"{wanted} file handles are needed, there are {hard}")
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    with socket.socket() as probe:
        try:
            probe.bind((ENEMY, 0))
        except OSError:
            pytest.skip("this system has one address for itself only")


@contextmanager
def besieged(server: Server, sockets: int, said: list[bytes]) -> Iterator[list[socket.socket]]:
    """So many sockets of one address, each of which says something and nothing more."""
    with ExitStack() as held:
        words = itertools.cycle(said)
        made = []
        for _ in range(sockets):
            one = held.enter_context(socket.socket())
            one.bind((ENEMY, 0))
            one.settimeout(5)
            one.connect(("127.0.0.1", server.port))
            try:
                one.send(next(words))
            except OSError:  # shown out already
                continue
            made.append(one)
        yield made


def visitor(server: Server, address: str = FRIENDS) -> httpx.Client:
    """Somebody who comes anew."""
    transport = httpx.HTTPTransport(local_address=address, verify=False, trust_env=False)
    return httpx.Client(base_url=server.url, timeout=10, transport=transport)


class Pair:
    """Two people at a table, from the address of friends."""

    def __init__(self, server: Server) -> None:
        with visitor(server) as client:
            room = new_room(client, options={"mode": "awakening"})  # which lasts longer than so many moves
        self.streams = [Stream(server.url, room.id, room.tokens[seat], local=FRIENDS) for seat in (0, 1)]
        self.player = Wanderer(3)
        self.took: list[float] = []

    async def move(self) -> None:
        """One of them answers, and both see it."""
        first, second = self.streams
        mover = first if first.owes() else second
        decision = (await mover.until(lambda state: state["decision"] is not None))["decision"]
        picked = self.player.answer(decision)
        then = time.perf_counter()
        reply = await mover.move(picked)
        self.took.append(time.perf_counter() - then)
        assert reply["type"] == "accepted", reply
        for stream in self.streams:
            await stream.until(lambda state: state["version"] >= reply["version"])

    def p95(self) -> float:
        return sorted(self.took)[int(len(self.took) * 0.95)]


async def play(*pairs: Pair) -> None:
    """Move by move in turn: whatever else slows this machine down meets all of them."""
    async with AsyncExitStack() as streams:
        for pair in pairs:
            for stream in pair.streams:
                await streams.enter_async_context(stream)
        for _ in range(MOVES):
            for pair in pairs:
                await pair.move()


@pytest.mark.parametrize(
    ("sockets", "said"),
    [(SOCKETS, [b"", UPGRADE]), (HALF_SENT, [HEAD, BODY])],
    ids=["idle sockets", "half-sent requests"],
)
def test_people_play_on_while_one_address_lays_siege(tmp_path: Path, sockets: int, said: list[bytes]) -> None:
    """New visitors come in, and moves are quick; on a machine that is not, as quick as at a server without a siege."""
    (tmp_path / "quiet").mkdir()
    with (
        running(settings(tmp_path), tmp_path, handles=HANDLES) as server,
        running(settings(tmp_path / "quiet"), tmp_path / "quiet", handles=HANDLES) as beside,
    ):
        with visitor(server) as client:
            watched = new_room(client).id.encode()
        with besieged(server, sockets, [words % watched if b"%s" in words else words for words in said]):
            pair, others = Pair(server), Pair(beside)
            asyncio.run(play(pair, others))
        print(f"p95: {pair.p95():.3f} s besieged, {others.p95():.3f} s beside")
        assert pair.p95() < max(SOON_S, 3 * others.p95())
        log = server.log.read_text()
        assert len(log) < LOG_BYTES, log[-2000:]
        assert log.count("out of system resource") <= 1


def test_a_server_without_handles_says_so_once(tmp_path: Path) -> None:
    """So few that even those it keeps for itself run out; it goes on as soon as there are some."""
    with running(settings(tmp_path), tmp_path, handles=FEW_HANDLES) as server:
        assert server.process.pid is not None
        os.kill(server.process.pid, signal.SIGSTOP)  # until all of them are at the door
        with besieged(server, 2 * FEW_HANDLES, [b"", HEAD]), visitor(server) as client:
            os.kill(server.process.pid, signal.SIGCONT)
            assert client.get("/api/games", timeout=60).status_code == 200
        log = server.log.read_text()
        assert log.count("out of system resource") == 1
        assert len(log) < 5000

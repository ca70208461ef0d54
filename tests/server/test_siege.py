"""One address lays siege to the server; people at another play on."""

from __future__ import annotations

import asyncio
import itertools
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.room import Room, Server, new_room, running, settings
from tests.server.streams import Stream
from tests.server.wander import Wanderer

ENEMY = "127.0.0.2"
FRIENDS = "127.0.0.3"  # no proxy that is trusted, unlike 127.0.0.1
HANDLES = 1024  # what a process usually gets
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


async def slowness(server: Server, room: Room) -> float:
    """Seconds within which 95 of 100 moves of two people are acknowledged."""
    took: list[float] = []
    player = Wanderer(3)
    tokens = room.tokens
    async with (
        Stream(server.url, room.id, tokens[0], local=FRIENDS) as first,
        Stream(server.url, room.id, tokens[1], local=FRIENDS) as second,
    ):
        while len(took) < MOVES:
            mover = first if first.owes() else second
            state = await mover.until(lambda state: state["decision"] is not None or state["table"]["outcome"])
            assert state["decision"], "the game is longer than so many moves"
            then = time.perf_counter()
            reply = await mover.move(player.answer(state["decision"]))
            took.append(time.perf_counter() - then)
            assert reply["type"] == "accepted", reply
            for stream in (first, second):
                await stream.until(lambda state, wanted=reply["version"]: state["version"] >= wanted)
    return sorted(took)[int(len(took) * 0.95)]


def play_on(server: Server) -> float:
    with visitor(server) as client:
        return asyncio.run(slowness(server, new_room(client)))


@pytest.mark.parametrize(
    ("sockets", "said"),
    [(SOCKETS, [b"", UPGRADE]), (HALF_SENT, [HEAD, BODY])],
    ids=["idle sockets", "half-sent requests"],
)
def test_people_play_on_while_one_address_lays_siege(tmp_path: Path, sockets: int, said: list[bytes]) -> None:
    with running(settings(tmp_path), tmp_path, handles=HANDLES) as server:
        before = play_on(server)
        with visitor(server) as client:
            watched = new_room(client).id.encode()
        with besieged(server, sockets, [words % watched if b"%s" in words else words for words in said]):
            during = play_on(server)
        after = play_on(server)
        quiet = max(before, after)
        print(f"p95: {during:.3f} s besieged, {quiet:.3f} s otherwise")
        assert during < SOON_S or quiet >= SOON_S  # a machine that is too slow by itself proves nothing
        assert server.log.stat().st_size < LOG_BYTES, server.log.read_text()[-2000:]
        assert server.log.read_text().count("out of system resource") <= 1

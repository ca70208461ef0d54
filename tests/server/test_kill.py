"""The server is killed between and during moves: every move that was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.room import Json, Room, Server, new_request, settings
from tests.server.test_whole_games import put_table
from tests.server.wander import Wanderer

TOKENS = {0: "token-0", 1: "token-1"}


class Player:
    """Answers for both seats until the server is gone, and remembers what it was promised."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.wanderer = Wanderer(1)
        self.acknowledged: list[tuple[int, Json, bytes]] = []
        self.in_doubt: tuple[int, Json] | None = None

    def play(self, moves: int) -> None:
        with self.server.client() as client:
            room = Room(client, "known", TOKENS)
            for _ in range(moves):
                try:
                    self.move(room)
                except httpx.TransportError:
                    return

    def move(self, room: Room) -> None:
        seat, decision = next(
            (seat, found) for seat in TOKENS if (found := room.state(seat)["decision"]) and not found["answered"]
        )
        body = {"decision": decision["number"], "picked": self.wanderer.answer(decision), "request": new_request()}
        self.in_doubt = (seat, body)
        reply = room.post("/moves", seat, body)
        assert reply.status_code == 200, reply.text
        self.in_doubt = None
        self.acknowledged.append((seat, body, reply.content))

    def check(self) -> None:
        """Each promise is kept: repeating a move brings the very same reply, and the log has no hole and no double."""
        with self.server.client() as client:
            room = Room(client, "known", TOKENS)
            if self.in_doubt is not None:  # the client does what it must: it tries again
                seat, body = self.in_doubt
                self.in_doubt = None
                reply = room.post("/moves", seat, body)
                assert reply.status_code == 200, reply.text
                self.acknowledged.append((seat, body, reply.content))
            for seat, body, content in self.acknowledged[-8:]:
                assert room.post("/moves", seat, body).content == content
            assert room.state(0)["version"] == len(self.acknowledged)
            steps = room.get("/history", 0).json()["steps"]
            assert [step["seat"] for step in steps] == [seat for seat, _, _ in self.acknowledged]


def kill_often(folder: Path, times: int, seed: int) -> None:
    made = settings(folder, snapshot_every=7)
    asyncio.run(put_table(made, 11, turn_limit=1000))
    server = Server(made, folder)
    player = Player(server)
    rng = Random(seed)
    for _ in range(times):
        server.start()
        try:
            player.check()
            thread = threading.Thread(target=player.play, args=(1000,))
            thread.start()
            time.sleep(rng.uniform(0.02, 0.3))
        finally:
            server.kill()
        thread.join()
    server.start()
    try:
        player.check()
        player.play(3)
        player.check()
    finally:
        server.stop()
    assert len(player.acknowledged) > times


def test_killed_ten_times(tmp_path: Path) -> None:
    kill_often(tmp_path, 10, seed=1)


@pytest.mark.soak
def test_killed_fifty_times(tmp_path: Path) -> None:
    kill_often(tmp_path, 50, seed=2)

"""A database as the server of an older release left it: tools/old_database.py played on that server and made it."""

from __future__ import annotations

import json
import lzma
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from litestar.testing import TestClient

from tests.server.room import Json, Room

RELEASES: Final = Path(__file__).parent / "releases"
TABLES: Final[Json] = json.loads((RELEASES / "ruleset-2.json").read_text())
RUNNING: Final = [name for name in TABLES if name.endswith("runs")]
OVER: Final = [name for name in TABLES if name.endswith("is over")]


def unpacked(folder: Path) -> None:
    """The old database, where a server in this folder keeps its own."""
    (folder / "arks.sqlite").write_bytes(lzma.decompress((RELEASES / "ruleset-2.sqlite.xz").read_bytes()))


def table(client: Any, name: str) -> Room:
    tokens = {int(seat): token for seat, token in TABLES[name]["tokens"].items()}
    return Room(client, TABLES[name]["id"], tokens)


def play_on(room: Room, moves: int, seed: int = 1) -> int:
    """So many moves of people, between which bots move; how many were made before the game was over."""
    rng = Random(seed)
    for made in range(moves):
        seat = asked(room)
        if seat is None:
            return made
        decision = room.state(seat)["decision"]
        ids = [option["id"] for option in decision["options"]]
        room.move(seat, rng.sample(ids, rng.randint(decision["lo"], decision["hi"])))
    return moves


def asked(room: Room) -> int | None:
    """The first person who owes an answer, once all bots have answered; None when the game is over."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for seat in room.tokens:
            if room.owes(seat):
                return seat
        if room.state()["table"]["status"] == "over":
            return None
        time.sleep(0.02)
    raise AssertionError("a bot gave no answer")


def hall_of(client: TestClient[Any]) -> Any:
    return client.app.state.hall

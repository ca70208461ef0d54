"""Play on the server of an older release: `python tools/old_database.py REVISION FILE`.

What it leaves is the database that an upgrade finds: of each game and mode a table that goes on and one that is over,
each with Ann, whose token is in the file beside it, against a bot, or with Ben, or alone. Tests play them on.
"""

from __future__ import annotations

import io
import itertools
import json
import lzma
import os
import socket
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

HERE: Final = Path(__file__).parents[1]
TURNS: Final = 3  # of each at a table of Ark: Awakening that is over
MODES: Final = ("first-mission", "awakening", "fallout", "guardians", "glitch", "it-learns")
ANN: Final = {"kind": "human", "name": "Ann"}
BOT: Final = {"kind": "bot", "level": "greedy"}
OPEN: Final = {"kind": "open"}
IN_THE_MIDDLE: Final = 25  # moves of people
UNDOS: Final = 6  # every so many moves one is taken back
REQUESTS = itertools.count()
Json = dict[str, Any]


class Played:
    """A table of the old server."""

    def __init__(self, client: httpx.Client, name: str, game: str, options: Json, seats: list[Json]) -> None:
        self.client = client
        self.rng = Random(name)
        wish = {"game": game, "options": options, "seats": seats, "name": name, "listed": True, "hints": True}
        made = told(client.post("/api/tables", json=wish))
        self.id = made["table"]
        self.tokens = {made["seat"]: made["token"]}
        for seat, wished in enumerate(seats):
            if wished == OPEN:
                joined = told(client.post(f"/api/tables/{self.id}/seats/{seat}/join", json={"name": "Ben"}))
                self.tokens[seat] = joined["token"]

    def call(self, method: str, path: str, seat: int, body: Json | None = None) -> Any:
        self.client.cookies.clear()
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return told(self.client.request(method, f"/api/tables/{self.id}{path}", headers=headers, json=body))

    def play(self, moves: int | None) -> None:
        """So many moves of people, or to the end."""
        made = 0
        while moves is None or made < moves:
            seats = [seat for seat in self.tokens if self.move(seat)]
            made += len(seats)
            if not seats:
                if self.call("GET", "", 0)["table"]["status"] == "over":
                    return
                time.sleep(0.02)  # a bot thinks

    def move(self, seat: int) -> bool:
        state = self.call("GET", "", seat)
        decision = state["decision"]
        if decision is None or decision["answered"] is not None:
            return False
        if state["can_undo"] and self.rng.randrange(UNDOS) == 0:
            body = {"answers": 1, "version": state["version"], "request": f"u{next(REQUESTS)}"}
            self.call("POST", "/undo", seat, body)
            return True
        ids = [option["id"] for option in decision["options"]]
        picked = self.rng.sample(ids, self.rng.randint(decision["lo"], decision["hi"]))
        body = {"decision": decision["number"], "picked": picked, "request": f"m{next(REQUESTS)}"}
        self.call("POST", "/moves", seat, body)
        return True


def told(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        raise SystemExit(f"{answer.request.url}: {answer.text}")
    return answer.json() if answer.content else None


def play_all(client: httpx.Client) -> Json:
    """Tokens by table; the name of a table says what it is."""
    tables: Json = {}

    def play(name: str, game: str, options: Json, seats: list[Json], moves: int | None) -> None:
        table = Played(client, name, game, options, seats)
        table.play(moves)
        tables[name] = {"id": table.id, "tokens": table.tokens}
        print(name, flush=True)

    for mode in MODES:
        play(f"{mode} runs", "awakening", {"mode": mode}, [ANN, BOT], IN_THE_MIDDLE)
        play(f"{mode} is over", "awakening", {"mode": mode, "turn_limit": TURNS}, [ANN, OPEN], None)
    play("nova alone runs", "nova", {}, [ANN], IN_THE_MIDDLE)
    play("nova alone is over", "nova", {}, [ANN], None)
    play("nova runs", "nova", {}, [ANN, BOT], IN_THE_MIDDLE)
    play("nova is over", "nova", {}, [ANN, OPEN], None)
    return tables


def main(revision: str, file: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tar = subprocess.run(["git", "archive", revision, "src"], cwd=HERE, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(tar)) as archive:
            archive.extractall(folder, filter="data")
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        limits = {"ARKS_REQUESTS_PER_S": "1e6", "ARKS_CREATIONS_PER_MINUTE": "1e6"}
        server = subprocess.Popen(
            [sys.executable, "-P", "-c", f"from arks.cli import main; main(['serve', '--port', '{port}'])"],
            cwd=folder,
            env=os.environ | limits | {"PYTHONPATH": str(folder / "src")},
        )
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as client:
                until_up(client)
                tables = play_all(client)
        finally:
            server.terminate()
            server.wait()
        with closing(sqlite3.connect(folder / "arks.sqlite", isolation_level=None)) as kept:
            kept.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            kept.execute("PRAGMA journal_mode=DELETE")
            kept.execute("VACUUM")
        Path(f"{file}.sqlite.xz").write_bytes(lzma.compress((folder / "arks.sqlite").read_bytes(), preset=9))
        Path(f"{file}.json").write_text(json.dumps(tables, indent=1) + "\n")


def until_up(client: httpx.Client) -> None:
    for _ in range(300):
        try:
            client.get("/api/games")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the old server does not start")


if __name__ == "__main__":
    main(*sys.argv[1:])

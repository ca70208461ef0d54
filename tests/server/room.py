"""Tables for tests: an application in this process, or a real server on this machine."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import resource
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from arks.engine import HERE, Setup
from arks.engine.deal import Deal
from arks.server.app import make_app
from arks.server.rows import TableRow
from arks.server.serve import serve
from arks.server.settings import Settings
from tests.server.wander import OPTIONS, SEED, Wanderer

Json = dict[str, Any]
REQUESTS = itertools.count()
HUMAN_AND_OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
HUMAN_AND_BOT = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": "random"}]


def settings(folder: Path, **changes: Any) -> Settings:
    """Without limits that would slow tests down."""
    base = Settings(
        database=f"sqlite:///{folder}/arks.sqlite",
        requests_per_s=1e6,
        creations_per_minute=1e6,
        phrases_per_minute=1e6,
        messages_per_s=1e6,
        bot_processes=1,
    )
    return msgspec.structs.replace(base, **changes)


def draw_seed(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """All tables made from now on have this seed."""
    monkeypatch.setattr("arks.server.seating.new_deal", lambda players: known_deal(players, seed))


def known_deal(players: int, seed: int) -> Deal:
    return Deal(key=f"{seed:064x}", salt="00" * 32, contributions=(None,) * players)


def timeless(state: Json) -> Json:
    """Without the time at which it was made."""
    assert isinstance(state.pop("now"), float)
    return state


class Time:
    """The server's clock, which a test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr("arks.server.clock.now", lambda: self.now)

    def passes(self, seconds: float) -> None:
        self.now += seconds


def new_request() -> str:
    return f"r{next(REQUESTS)}"


class Room:
    """A table and the tokens of its seats, over any client with the manners of httpx."""

    def __init__(self, client: httpx.Client, table: str, tokens: dict[int, str]) -> None:
        self.client = client
        self.id = table
        self.tokens = tokens

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, path: str, seat: int | None = None) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.get(f"/api/tables/{self.id}{path}", headers=self.headers(seat))

    def post(self, path: str, seat: int | None = None, body: object = None) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.post(f"/api/tables/{self.id}{path}", headers=self.headers(seat), json=body)

    def state(self, seat: int | None = None) -> Json:
        answer = self.get("", seat)
        assert answer.status_code == 200, answer.text
        return timeless(answer.json())

    def seat(self, seat: int, caller: int | None = None) -> Json:
        """What everybody sees of a seat."""
        return dict(self.state(caller)["table"]["seats"][seat])

    def asked(self) -> list[int]:
        """The seats of people who owe an answer."""
        view = self.state()["view"]
        return [seat for seat in view["owing"] if seat in self.tokens]

    def move(self, seat: int, picked: list[str] | None = None) -> Json:
        """Answer today's decision, with the first options unless told otherwise."""
        decision = self.state(seat)["decision"]
        assert decision is not None
        chosen = [option["id"] for option in decision["options"]][: decision["lo"]] if picked is None else picked
        body = {"decision": decision["number"], "picked": chosen, "request": new_request()}
        answer = self.post("/moves", seat, body)
        assert answer.status_code == 200, answer.text
        return body

    def play_on(self, player: Wanderer, moves: int) -> None:
        """So many answers of whoever is asked, or until the game is over."""
        for _ in range(moves):
            asked = [seat for seat in self.tokens if self.owes(seat)]
            if not asked:
                return
            self.move(asked[0], player.answer(self.state(asked[0])["decision"]))

    def vote(self, seat: int | None, agree: bool) -> httpx.Response:
        """On whatever the table decides on."""
        proposal = self.state()["table"]["proposal"]
        return self.post("/vote", seat, {"proposal": proposal["id"] if proposal else "none", "agree": agree})

    def owes(self, seat: int) -> bool:
        decision = self.state(seat)["decision"]
        return decision is not None and decision["answered"] is None


def new_room(client: httpx.Client, seats: list[Json] = HUMAN_AND_OPEN, **changes: Any) -> Room:
    """A table of the wanderers' game; open seats are taken at once."""
    wish = {"game": "awakening", "options": OPTIONS, "seats": seats} | changes
    made = client.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    seated = made.json()
    room = Room(client, seated["table"], {seated["seat"]: seated["token"]})
    for seat, wished in enumerate(seats):
        if wished["kind"] == "open":
            joined = room.post(f"/seats/{seat}/join", None, {"name": f"Guest {seat}"})
            room.tokens[seat] = joined.json()["token"]
    return room


@contextmanager
def opened(made: Settings) -> Iterator[TestClient[Any]]:
    """An application in this process."""
    with TestClient(make_app(made), raise_server_exceptions=False) as client:
        yield client


def known_table(name: str, seed: int, options: Json) -> TableRow:
    """A table that nobody made; it goes straight into a database."""
    ruleset, content = HERE.rules(Setup("awakening", 2, {}, seed))
    return TableRow(
        id=name,
        game="awakening",
        options=options,
        deal=known_deal(2, seed).dealt(),
        ruleset=ruleset,
        content=content,
        name="",
        hints=True,
        listed=False,
        created=0.0,
    )


# --- a real server


PORTS = range(20_000, 30_000)
START_S = 30
PROCESSES = multiprocessing.get_context("forkserver")  # a process that has imported everything already
PROCESSES.set_forkserver_preload(
    ["arks.server.app", "arks.server.door", "arks.server.serve", "uvicorn", "websockets", "aiosqlite"]
)


def serve_here(text: str, port: int, log: str, handles: int | None) -> None:
    """The whole life of a server's process."""
    if handles is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (handles, handles))
    with open(log, "ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    serve(msgspec.json.decode(text, type=Settings), "127.0.0.1", port)


class Server:
    """A process of its own on a free port; it is ended by its id."""

    def __init__(self, made: Settings, folder: Path, handles: int | None = None) -> None:
        self.settings = made
        self.handles = handles  # that the system gives it
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"

    def start(self) -> None:
        text = msgspec.json.encode(self.settings).decode()
        self.process = PROCESSES.Process(target=serve_here, args=(text, self.port, str(self.log), self.handles))
        self.process.start()
        deadline = time.monotonic() + START_S
        with self.client() as client:
            while time.monotonic() < deadline:
                try:
                    if client.get("/api/games").status_code == 200:
                        return
                except httpx.TransportError:
                    if not self.process.is_alive():
                        break
                time.sleep(0.02)
        ended = self.process.exitcode
        self.kill()
        raise AssertionError(f"the server did not start, exit code {ended}:\n{self.log.read_text()[-4000:]}")

    def client(self) -> httpx.Client:
        """Without certificates, which take long to read."""
        return httpx.Client(base_url=self.url, timeout=10, verify=False, trust_env=False)

    def kill(self) -> None:
        """At once, as a power cut would."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(10)
        if self.process.exitcode is None:
            self.kill()


@contextmanager
def running(made: Settings, folder: Path, handles: int | None = None) -> Iterator[Server]:
    server = Server(made, folder, handles)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """Below those that the system lends to connections: nobody may take it while the server is down."""
    while True:
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", secrets.choice(PORTS)))
            return int(found.getsockname()[1])


__all__ = ["SEED", "Room", "Server", "Time", "draw_seed", "new_room", "opened", "running", "settings"]

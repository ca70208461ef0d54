"""Nothing that a seat may not know is in any byte it is sent.

Two servers hold the same tables; in the second all that one seat cannot know is dealt anew. Whatever that seat asks
for, both must answer the same, in every byte.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

import arks
from arks.engine.hosting import question_of
from arks.server.play import Play
from arks.server.rows import Entry, SeatRow, Snapshot, TableRow
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.tokens import hashed
from tests.chance import share_chance
from tests.hosted import state_of
from tests.server.room import Json, Room, Time, known_table, opened, settings
from tests.server.wander import OPTIONS, SEED, Wanderer

POSITIONS = 10
TOKENS = {0: "token-0", 1: "token-1"}
SEATS = [SeatRow(seat=seat, kind="human", token=hashed(token)) for seat, token in TOKENS.items()]


class Position:
    """A table at some moment, in the true world and in one that the seat cannot tell from it."""

    def __init__(self, name: str, seat: int, play: Play, entries: list[Entry], rng: Random) -> None:
        self.row = table_row(name)
        self.seat = seat
        self.entries = entries
        self.question = play.question
        self.worlds = [state_of(play).clone(), arks.determinise(state_of(play), seat, rng)]
        share_chance(state_of(play), self.worlds[1])
        self.worlds[1].seed = state_of(play).seed
        self.safe = self.safe_answer()

    def safe_answer(self) -> list[str] | None:
        """An answer of the seat after which it knows no more than before."""
        ask, given = question_of(self.worlds[0], self.seat)
        if ask is None or given is not None or len(arks.asks(self.worlds[0])) > 1:
            return None
        for picked in arks.answers(ask):
            after = [world.clone() for world in self.worlds]
            before = seen(after[0], self.seat)
            for world in after:
                arks.answer(world, self.seat, picked)
            if all(seen(world, self.seat) == before and world.outcome is None for world in after):
                return picked
        return None

    async def store(self, made: Settings, world: int) -> None:
        store = Store(made)
        await store.start()
        await store.create(self.row, SEATS, self.entries)
        document = {"state": arks.save(self.worlds[world]), "question": self.question}
        await store.put_snapshot(self.row.id, Snapshot(len(self.entries), document))
        await store.close()


def seen(state: arks.State, seat: int) -> set[tuple[int, int]]:
    return {(uid, state.cards.face[uid]) for uid, mask in enumerate(state.cards.seen) if mask >> seat & 1}


def table_row(name: str) -> TableRow:
    return known_table(name, SEED, OPTIONS)


def positions() -> list[Position]:
    """Moments of the wanderers' game, sealed answers among them, for both seats."""
    play = Play(table_row("game"), 2, [], None, 1)
    player, rng = Wanderer(SEED), Random(1)
    entries: list[Entry] = []
    found: list[Position] = []
    while not play.over:
        half_sealed = bool(arks.view(state_of(play), None)["answered"])
        if half_sealed or len(entries) % 19 == 6:
            found += [Position(f"p{len(entries)}-{seat}", seat, play, list(entries), rng) for seat in (0, 1)]
        seat, ask = next(iter(arks.asks(state_of(play)).items()))
        decision = {"prompt": ask.prompt, "lo": ask.lo, "hi": ask.hi, "options": [{"id": id} for id in ask.ids()]}
        entries.append(play.answer(seat, player.answer(decision), None))
    return found


def things(view: Json, decision: Json | None) -> Iterator[str]:
    yield from [room["id"] for room in view["rooms"]]
    for board in view["boards"]:
        yield f"seat:{board['seat']}"
        yield from [card["id"] for card in board.get("cards", [])]
    yield from [f"card:{uid}" for uid in range(0, 90, 30)]
    yield "section:mobility"
    if decision is not None:
        yield from [touched for option in decision["options"] for touched in option["touches"]]


def told(client: TestClient[Any], position: Position) -> list[tuple[str, int, bytes, list[tuple[str, str]]]]:
    """Everything that a seat can get out of a table, and what a spectator can."""
    room = Room(client, position.row.id, TOKENS)
    seat = position.seat
    state = room.state(seat)
    got = []

    def note(what: str, answer: Any) -> None:
        got.append((what, answer.status_code, answer.content, sorted(answer.headers.items())))

    for path in ("", "?since=0", "/history", "/record", f"/steps/{len(room.get('/history', seat).json()['steps'])}"):
        note(path, room.get(path, seat))
        note(f"spectator {path}", room.get(path, None))
    for thing in dict.fromkeys(things(state["view"], state["decision"])):
        note(thing, room.get(f"/why?thing={thing}", seat))
    number = state["decision"]["number"] if state["decision"] else state["version"]
    for picked in (["nonsense"], [], ["keep card:3"], ["fight seat:1"], ["done"] * 3):
        note(f"{picked}", room.post("/moves", seat, {"decision": number, "picked": picked, "request": "wrong"}))
    note("stale", room.post("/moves", seat, {"decision": number + 7, "picked": [], "request": "stale"}))
    note("undo", room.post("/undo", seat, {"version": state["version"], "request": "undo"}))
    note("peek", room.get(f"/steps/1?as={1 - seat}", seat))
    note("hint", room.post("/hint", seat))
    note("stream", Streamed(client, room, seat))
    if position.safe is not None:
        note("move", room.post("/moves", seat, {"decision": number, "picked": position.safe, "request": "safe"}))
        note("after", room.get("?since=0", seat))
        note("after, spectator", room.get("?since=0", None))
    return got


class Streamed:
    """What comes over a stream, in the shape of a response."""

    status_code = 101
    headers: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, client: TestClient[Any], room: Room, seat: int) -> None:
        with client.websocket_connect(f"/api/tables/{room.id}/stream") as socket:
            socket.send_json({"type": "hello", "token": room.tokens[seat], "since": 0})
            texts = [socket.receive_text()]
            for message in ("garbage", '{"type":"move","decision":1,"picked":["x"],"request":"y"}', '{"type":"ping"}'):
                socket.send_text(message)
                texts.append(socket.receive_text())
        self.content = "\n".join(texts).encode()


def both_told(folder: Path, found: list[Position]) -> Iterator[tuple[Position, Any, Any]]:
    made = []
    for world in (0, 1):
        place = folder / str(world)
        place.mkdir(exist_ok=True)
        made.append(settings(place))
        for position in found:
            asyncio.run(position.store(made[world], world))
    with ExitStack() as stack:
        clients = [stack.enter_context(opened(each)) for each in made]
        for client in clients:
            client.headers["accept-encoding"] = "identity"  # the length of what is compressed is random
        for position in found:
            yield position, told(clients[0], position), told(clients[1], position)


def test_the_bytes_a_seat_gets_do_not_depend_on_what_it_cannot_know(
    time: Time, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "arks")
    found = positions()
    assert len(found) >= POSITIONS
    assert any(arks.view(position.worlds[0], None)["answered"] for position in found)
    assert sum(position.safe is not None for position in found) >= 3
    different = sum(position.worlds[0].cards.face != position.worlds[1].cards.face for position in found)
    assert different == len(found)
    for _, one, two in both_told(tmp_path, found):
        for true, other in zip(one, two, strict=True):
            assert true == other
    written = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("arks"))
    assert not any(secret in written for secret in (*TOKENS.values(), "card:", str(SEED)))


def test_a_planted_leak_is_caught(time: Time, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = arks.view

    def leaky(state: arks.State, seat: int | None) -> Json:
        return honest(state, seat) | {"sum": sum(uid * face for uid, face in enumerate(state.cards.face))}

    monkeypatch.setattr("arks.engine.hosting.arks.view", leaky)
    (result,) = both_told(tmp_path, positions()[:1])
    assert result[1] != result[2]

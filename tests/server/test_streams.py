"""Streams: who was away gets what was missed; nothing hostile has an effect."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

import arks
from arks.server.stream import send
from tests.server.room import Json, Room, new_room, opened, settings, timeless
from tests.server.wander import Wanderer


def hello(room: Room, seat: int | None, since: int | None = None) -> Json:
    message: Json = {"type": "hello"}
    if seat is not None:
        message["token"] = room.tokens[seat]
    return message if since is None else message | {"since": since}


def connected(room: Room) -> Any:
    client: Any = room.client
    client.cookies.clear()
    return client.websocket_connect(f"/api/tables/{room.id}/stream")


def test_a_move_reaches_everybody_at_once(room: Room) -> None:
    with connected(room) as watching:
        watching.send_json(hello(room, None))
        assert watching.receive_json()["version"] == 0
        room.move(0)
        seen = watching.receive_json()
        assert (seen["version"], seen["since"], seen["decision"]) == (1, 0, None)
        assert seen["events"]


def test_spectators_share_what_was_rendered_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[int] = []
    view = arks.view

    def counted(state: arks.State, seat: int | None) -> Json:
        if seat is None:
            rendered.append(1)
        return view(state, seat)

    monkeypatch.setattr(arks, "view", counted)
    with ExitStack() as open_streams:
        watching = [open_streams.enter_context(connected(room)) for _ in range(8)]
        for stream in watching:
            stream.send_json(hello(room, None))
        assert len({json.dumps(stream.receive_json()["view"]) for stream in watching}) == 1
        for version in (1, 2, 3):
            asked = next(seat for seat in room.tokens if room.owes(seat))
            room.move(asked)
            states = []
            for stream in watching:
                while (state := stream.receive_json())["version"] < version:
                    pass
                states.append(state)
            assert len({json.dumps(timeless(state)) for state in states}) == 1
    assert room.state()["view"] == states[0]["view"]
    assert len(rendered) == 4


def test_who_was_away_gets_what_was_missed(room: Room) -> None:
    room.play_on(Wanderer(1), 3)
    with connected(room) as first:
        first.send_json(hello(room, 1, 0))
        state = first.receive_json()
    room.play_on(Wanderer(1), 6)
    with connected(room) as second:
        second.send_json(hello(room, 1, state["version"]))
        missed = second.receive_json()
    assert missed["since"] == state["version"] < missed["version"]
    told = state["events"] + missed["events"]
    assert [event["version"] for event in told] == sorted(event["version"] for event in told)
    history = room.get("/history", 1).json()["steps"]
    assert [event for step in history for event in step["events"]] == told


def test_who_was_away_too_long_gets_the_state_alone(tmp_path: Any) -> None:
    with opened(settings(tmp_path, updates_kept=2)) as client:
        room = new_room(client)
        room.play_on(Wanderer(1), 6)
        with connected(room) as stream:
            stream.send_json(hello(room, 0, 1))
            state = stream.receive_json()
            assert (state["since"], state["events"]) == (None, [])
            assert state["view"] == room.state(0)["view"]


def test_a_version_from_the_future_gets_the_state_alone(room: Room) -> None:
    with connected(room) as stream:
        stream.send_json(hello(room, 0, 77))
        assert stream.receive_json()["since"] is None


def test_the_cookie_is_enough_for_a_stream(room: Room) -> None:
    client: Any = room.client
    client.cookies.clear()
    client.cookies.set(f"arks-{room.id}", room.tokens[1])
    with client.websocket_connect(f"/api/tables/{room.id}/stream") as stream:
        stream.send_json({"type": "hello"})
        assert stream.receive_json()["seat"] == 1


HOSTILE = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"move"}',
    '{"type":"fly"}',
    '{"type":"hello"}',
    '{"type":"move","decision":0,"picked":"x","request":"a"}',
    '{"type":"move","decision":"0","picked":["x"],"request":"a"}',
    '{"type":"move","decision":-1,"picked":["x"],"request":"a"}',
    '{"type":"move","decision":0,"picked":["x"],"request":""}',
    '{"type":"move","decision":0,"picked":["x"],"request":"a","seat":1}',
    '{"type":"move","decision":99999999999999999999,"picked":["x"],"request":"a"}',
    '{"type":"move","decision":0,"picked":["x"],"request":"' + "a" * 10_000 + '"}',
    '{"type":"move","decision":0,"picked":[' + ",".join(['"x"'] * 5_000) + '],"request":"a"}',
    '{"type":"undo","version":0,"request":"a"}',
    '{"type":"undo","version":0,"answers":1000000,"request":"a"}',
    "[" * 20_000,
    "\x00\ud7ff" * 10,
]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hostile_messages_have_no_effect(room: Room, seat: int | None) -> None:
    before = [room.state(each) for each in (0, 1, None)]
    with connected(room) as stream:
        stream.send_json(hello(room, seat))
        stream.receive_json()
        for message in HOSTILE:
            stream.send_text(message)
            reply = stream.receive_json()
            assert reply["type"] == "problem", message[:80]
            assert reply["problem"]["detail"].endswith(".")
        stream.send_bytes(b"\x00\xff")
        assert stream.receive_json()["type"] == "problem"
        stream.send_json({"type": "ping"})
        assert stream.receive_json() == {"type": "pong", "version": 0}
    assert [room.state(each) for each in (0, 1, None)] == before


def test_replayed_and_reordered_messages_have_no_effect(room: Room) -> None:
    first = json.dumps({"type": "move"} | room.move(0))
    second = json.dumps({"type": "move"} | room.move(next(seat for seat in (0, 1) if room.owes(seat))))
    version = room.state(0)["version"]
    for seat in (0, 1):
        with connected(room) as stream:
            stream.send_json(hello(room, seat))
            stream.receive_json()
            for message in (second, first, first, second):
                stream.send_text(message)
                assert stream.receive_json()["type"] in ("accepted", "problem")
    assert room.state(0)["version"] == version


@pytest.mark.parametrize("first", ["garbage", '{"type":"ping"}', '{"type":"hello","token":"wrong"}'])
def test_a_stream_begins_with_a_good_hello(room: Room, first: str) -> None:
    with connected(room) as stream:
        stream.send_text(first)
        assert stream.receive_json()["type"] == "problem"
        with pytest.raises(WebSocketDisconnect):
            stream.receive_json()


def test_a_stream_of_no_table_is_closed(client: TestClient[Any]) -> None:
    with client.websocket_connect("/api/tables/nowhere/stream") as stream:
        stream.send_json({"type": "hello"})
        assert stream.receive_json()["problem"]["status"] == 404


def test_who_goes_away_in_the_middle_of_an_answer_has_gone() -> None:
    class Gone:
        async def send_data(self, text: str) -> None:
            raise OSError

    gone: Any = Gone()
    with pytest.raises(WebSocketDisconnect):
        asyncio.run(send(gone, {"type": "pong"}))


def test_too_many_mistakes_close_a_stream(room: Room) -> None:
    with connected(room) as stream:
        stream.send_json(hello(room, 0))
        stream.receive_json()
        for _ in range(50):
            stream.send_text("x")
        with pytest.raises(WebSocketDisconnect):
            for _ in range(60):
                stream.receive_json()

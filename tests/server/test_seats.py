"""Who sits where: making tables, joining, tokens, bots, agreement, rematch."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.room import HUMAN_AND_BOT, HUMAN_AND_OPEN, Room, new_room

WISH = {"game": "awakening", "options": {"mode": "first-mission"}, "seats": HUMAN_AND_OPEN}


def test_a_table_waits_until_every_seat_is_taken(client: TestClient[Any]) -> None:
    made = client.post("/api/tables", json=WISH).json()
    room = Room(client, made["table"], {0: made["token"]})
    waiting = room.state(0)
    assert waiting["table"]["status"] == "open"
    assert waiting["view"] is waiting["decision"] is None
    assert room.post("/moves", 0, {"decision": 0, "picked": [], "request": "r"}).status_code == 409
    assert room.post("/seats/1/join", None, {"name": "Bob"}).status_code == 201
    running = room.state(0)
    assert running["table"]["status"] == "running"
    assert running["decision"] is not None
    assert room.post("/seats/1/join", None, {"name": "Eve"}).status_code == 409
    assert room.post("/seats/5/join", None, {"name": "Eve"}).status_code == 404


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"mode": "war"}}, "war"),
        ({"options": {"colour": 1}}, "colour"),
        ({"options": {"content": "/etc"}}, "content"),
        ({"seats": [{"kind": "open"}, {"kind": "open"}]}, "seat"),
        ({"seats": [{"kind": "human"}] * 2}, "seat"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "level": "god"}]}, "god"),
        ({"seats": [{"kind": "human", "name": "a\x00b"}, {"kind": "open"}]}, "name"),
    ],
)
def test_an_impossible_table_is_refused_in_a_sentence(
    client: TestClient[Any], change: dict[str, Any], word: str
) -> None:
    refused = client.post("/api/tables", json=WISH | change)
    assert refused.status_code == 422
    assert word in refused.json()["detail"]


def test_the_cookie_of_a_table_holds_the_seat_and_no_other(client: TestClient[Any]) -> None:
    made = client.post("/api/tables", json=WISH)
    cookie = made.headers["set-cookie"]
    table = made.json()["table"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and f"Path=/api/tables/{table}" in cookie
    assert client.get(f"/api/tables/{table}").json()["seat"] == 0
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}").json()["seat"] is None
    entered = client.post(f"/api/tables/{table}/enter", json={"token": made.json()["token"]})
    assert entered.json()["seat"] == 0
    assert client.get(f"/api/tables/{table}").json()["seat"] == 0


def test_a_wrong_token_holds_nothing(room: Room) -> None:
    room.tokens[1] = "wrong"
    assert room.get("", 1).status_code == 401
    assert room.post("/enter", None, {"token": "wrong"}).status_code == 401


def test_tokens_are_stored_hashed(client: TestClient[Any], tmp_path: Path) -> None:
    room = new_room(client)
    kept = sqlite3.connect(tmp_path / "arks.sqlite")
    dump = "\n".join(kept.iterdump())
    kept.close()
    assert room.id in dump
    assert not any(token in dump for token in room.tokens.values())


def test_a_bots_seat_is_opened_until_the_game_begins(client: TestClient[Any]) -> None:
    seats = [*HUMAN_AND_BOT, {"kind": "open"}]
    made = client.post("/api/tables", json=WISH | {"seats": seats}).json()
    room = Room(client, made["table"], {0: made["token"]})
    assert room.post("/seats/1/open", 0).status_code == 204
    assert [seat["kind"] for seat in room.state(0)["table"]["seats"]] == ["human", "open", "open"]
    assert room.post("/seats/2/open", 0).status_code == 409
    assert room.post("/seats/1/bot", 0, {"level": "random"}).status_code == 204
    assert room.post("/seats/2/join", None, {"name": "Bob"}).status_code == 201
    refused = room.post("/seats/1/open", 0)
    assert refused.status_code == 409
    assert "has begun" in refused.json()["detail"]


def test_names_and_bots_can_be_changed(client: TestClient[Any]) -> None:
    room = new_room(client, HUMAN_AND_BOT)
    assert room.post("/name", 0, {"name": "  Zoë \t Z. "}).status_code == 204
    assert room.post("/seats/1/bot", 0, {"level": "greedy"}).status_code == 204
    assert room.post("/seats/0/bot", 0, {"level": "greedy"}).status_code == 409
    assert room.post("/seats/1/bot", None, {"level": "greedy"}).status_code == 401
    seats = room.state(0)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Zoë Z.", ""]
    assert seats[1]["level"] == "greedy"


def test_conceding_ends_a_game_of_two(room: Room) -> None:
    assert room.post("/concede", 0).status_code == 204
    table = room.state(0)["table"]
    assert table["status"] == "over"
    assert table["outcome"] == {"winners": [1], "scores": [], "reason": "conceded"}
    assert room.post("/concede", 1).status_code == 409


def test_a_bot_goes_on_for_one_of_three_who_concedes(client: TestClient[Any]) -> None:
    room = new_room(client, [*HUMAN_AND_OPEN, {"kind": "open"}])
    room.post("/concede", 0)
    with client.websocket_connect(f"/api/tables/{room.id}/stream") as socket:
        socket.send_json({"type": "hello", "since": 0})
        while socket.receive_json()["version"] < 2:
            pass
    state = room.state(1)
    assert state["table"]["status"] == "running"
    assert state["table"]["seats"][0]["conceded"]


def test_bots_do_not_play_on_for_nobody(client: TestClient[Any]) -> None:
    room = new_room(client, [*HUMAN_AND_BOT, {"kind": "bot", "level": "random"}])
    room.post("/concede", 0)
    assert room.state(0)["table"]["status"] == "over"


def test_a_vote_is_for_the_proposal_that_was_seen(room: Room) -> None:
    room.post("/proposals/end", 0)
    old = room.state()["table"]["proposal"]["id"]
    room.vote(0, False)
    room.post("/proposals/end", 0)
    assert room.post("/vote", 1, {"proposal": old, "agree": True}).status_code == 409
    assert room.state(0)["table"]["status"] == "running"


def test_all_have_to_agree_to_end_a_game(room: Room) -> None:
    room.post("/proposals/end", 0)
    assert room.state(0)["table"]["status"] == "running"
    assert room.vote(None, True).status_code == 401
    room.vote(1, True)
    table = room.state(0)["table"]
    assert table["status"] == "over"
    assert table["outcome"]["winners"] == []


def test_a_rematch_seats_the_same_people(room: Room) -> None:
    assert room.post("/rematch", 0).status_code == 409
    room.post("/concede", 1)
    first = room.post("/rematch", 0).json()
    assert room.post("/rematch", 0).json() == first  # asking twice is no harm
    second = room.post("/rematch", 1).json()
    assert first["table"] == second["table"] == room.state(0)["table"]["next"]
    again = Room(room.client, first["table"], {0: first["token"], 1: second["token"]})
    table = again.state(1)["table"]
    assert table["status"] == "running"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Guest 1"]

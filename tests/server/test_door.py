"""At the door: limits, origins, headers, the schema, the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.room import HUMAN_AND_OPEN, Room, new_room, opened, settings

WISH = {"game": "awakening", "seats": HUMAN_AND_OPEN}


def is_problem(answer: Any, status: int) -> bool:
    body = answer.json()
    return bool(
        answer.status_code == status == body["status"]
        and answer.headers["content-type"] == "application/problem+json"
        and body["detail"].endswith(".")
    )


def test_every_error_is_a_problem_with_a_sentence(client: TestClient[Any], room: Room) -> None:
    assert is_problem(client.get("/api/nothing"), 404)
    assert is_problem(client.get("/nothing/at/all"), 404)
    assert is_problem(client.get("/api/tables/nowhere"), 404)
    assert is_problem(client.delete("/api/tables"), 405)
    assert is_problem(client.post("/api/tables", content=b"{", headers={"content-type": "application/json"}), 400)
    assert is_problem(client.post("/api/tables", json={"game": 7}), 400)
    assert is_problem(client.post("/api/tables", json=WISH | {"extra": 1}), 400)
    assert is_problem(client.post("/api/tables", json=WISH | {"name": "x" * 40_000}), 413)
    assert is_problem(room.get("/steps/-1", 0), 400)
    assert is_problem(room.post("/moves", None, {"decision": 0, "picked": [], "request": "x"}), 401)


def test_an_error_inside_tells_nothing_of_it(
    client: TestClient[Any], room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("card:13 is in the deck")

    monkeypatch.setattr("arks.server.routes.show_state", broken)
    answer = room.get("", 0)
    assert is_problem(answer, 500)
    assert "card" not in answer.text


def test_an_address_that_calls_too_often_waits(tmp_path: Path) -> None:
    with opened(settings(tmp_path, requests_per_s=1.0)) as client:
        statuses = [client.get("/api/games").status_code for _ in range(6)]
        assert statuses[:3] == [200] * 3
        assert is_problem(client.get("/api/games"), 429)
        assert is_problem(client.get("/api/tables"), 429)  # whatever it calls
    (tmp_path / "b").mkdir()
    with opened(settings(tmp_path / "b", creations_per_minute=2.0)) as client:
        assert [client.post("/api/tables", json=WISH).status_code for _ in range(3)] == [201, 201, 429]


def test_pages_of_other_sites_may_not_call(client: TestClient[Any], room: Room) -> None:
    there = {"origin": "https://elsewhere.example"}
    here = {"origin": str(client.base_url).rstrip("/")}
    assert is_problem(client.post("/api/tables", json=WISH, headers=there), 403)
    assert client.post("/api/tables", json=WISH, headers=here).status_code == 201
    assert client.get("/api/games", headers=there).status_code == 200
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/tables/{room.id}/stream", headers=there),
    ):
        pass
    with client.websocket_connect(f"/api/tables/{room.id}/stream", headers=here) as stream:
        stream.send_json({"type": "hello"})
        assert stream.receive_json()["type"] == "state"


def test_a_server_for_one_machine_listens_to_its_own_name_only(tmp_path: Path) -> None:
    with opened(settings(tmp_path, hosts=("127.0.0.1",))) as client:
        assert client.get("/api/games", headers={"host": "127.0.0.1:8000"}).status_code == 200
        assert is_problem(client.get("/api/games", headers={"host": "evil.example:8000"}), 403)


def test_a_named_origin_may_call(tmp_path: Path) -> None:
    with opened(settings(tmp_path, origins=("https://friends.example",))) as client:
        made = client.post("/api/tables", json=WISH, headers={"origin": "https://friends.example"})
        assert made.status_code == 201


def test_browsers_are_told_what_to_refuse(client: TestClient[Any]) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
    assert client.get("/api/games").headers["cache-control"] == "no-store"


def test_the_schema_describes_every_call(client: TestClient[Any]) -> None:
    schema = client.get("/api/openapi.json").json()
    paths = schema["paths"]
    assert len(paths) >= 20
    move = paths["/api/tables/{table_id}/moves"]["post"]
    assert {"200", "409", "422"} <= set(move["responses"])
    assert "application/problem+json" in move["responses"]["409"]["content"]
    fields = {name: set(shape["properties"]) for name, shape in schema["components"]["schemas"].items()}
    assert {"number", "prompt", "text", "kind", "lo", "hi", "options", "can_undo"} <= fields["Decision"]
    assert {"here", "absent_since", "away", "stand_in", "may_ask", "used", "since"} <= fields["SeatOut"]
    assert {"text", "needed", "agreed", "waiting"} <= fields["ProposalOut"]
    assert {"begun", "joinable"} <= fields["TableOut"] & fields["TableCard"]
    assert {"token", "proposal"} <= fields["Asked"]
    assert {"sentence", "rule", "nearest"} == fields["Reason"]
    assert "now" in fields["StateOut"]


def test_spectators_fill_a_table_but_never_take_a_seat(tmp_path: Path) -> None:
    with opened(settings(tmp_path, spectators_per_table=1)) as client:
        room = new_room(client)
        client.cookies.clear()
        path = f"/api/tables/{room.id}/stream"
        with client.websocket_connect(path) as first, client.websocket_connect(path) as second:
            first.send_json({"type": "hello"})
            assert first.receive_json()["type"] == "state"
            second.send_json({"type": "hello"})
            assert second.receive_json()["problem"]["status"] == 429
            for seat in (0, 0, 1):
                with client.websocket_connect(path) as player:
                    player.send_json({"type": "hello", "token": room.tokens[seat]})
                    assert player.receive_json()["seat"] == seat


NOT_UTF_8 = b"\xff\xfe"


@pytest.mark.parametrize(
    "call",
    [
        {"method": "GET", "url": "/api/tables/%ff%fe"},
        {"method": "GET", "url": "/api/tables/a%00b"},
        {"method": "GET", "url": "/%ff.js"},
        {"method": "GET", "url": "/api/tables/TABLE/why?thing=%ff"},
        {"method": "POST", "url": "/api/tables", "content": b'{"game": "' + NOT_UTF_8 + b'", "seats": []}'},
        {"method": "POST", "url": "/api/tables", "content": b"[" * 30_000},
        {"method": "POST", "url": "/api/tables", "content": b'{"a":' * 6_000},
        {
            "method": "POST",
            "url": "/api/tables",
            "content": b'{"game": "awakening", "seats": [{"kind": "human"}, {"kind": "open"}], "options": {"mode": '
            + b"[" * 6_000,
        },
        {"method": "POST", "url": "/api/tables/TABLE/moves", "content": b"[" * 30_000},
        {"method": "POST", "url": "/api/tables/TABLE/name", "content": b'{"name": "\\ud800"}'},
    ],
    ids=str,
)
def test_what_cannot_be_decoded_is_refused_with_a_sentence(client: TestClient[Any], room: Room, call: Any) -> None:
    made = call | {"url": call["url"].replace("TABLE", room.id)}
    answer = client.request(**made, headers={"content-type": "application/json"} | room.headers(0))
    assert is_problem(answer, 400), answer.text


def test_a_message_that_cannot_be_decoded_is_refused_with_a_sentence(client: TestClient[Any], room: Room) -> None:
    with client.websocket_connect(f"/api/tables/{room.id}/stream") as stream:
        stream.send_json({"type": "hello", "token": room.tokens[0]})
        assert stream.receive_json()["type"] == "state"
        for text in ("[" * 30_000, '{"type":' * 4_000, '{"type": "ping", "a": "\\ud800"}'):
            stream.send_text(text)
            assert stream.receive_json()["problem"]["status"] == 400


@pytest.mark.parametrize("name", ["[", "[::1", "]", "a:b:c"])
def test_a_name_of_the_server_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with opened(settings(tmp_path, hosts=("127.0.0.1",))) as client:
        assert is_problem(client.get("/api/games", headers={"host": name}), 403)
        headers = {"host": "127.0.0.1", "origin": f"http://{name}"}
        assert is_problem(client.post("/api/tables", json=WISH, headers=headers), 403)

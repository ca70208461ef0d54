"""A deal that nobody chose: sealed first, added to by every browser, opened when the game is over."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from arks.engine.deal import commitment, seed_of
from tests.server.room import HUMAN_AND_BOT, HUMAN_AND_OPEN, Json, Room, draw_seed, new_room

ONE, OTHER = "1a" * 32, "2b" * 32
SECRETS = ("key", "salt", "seed")


def deal_of(room: Room, seat: int | None = None) -> Json:
    return dict(room.state(seat)["table"]["deal"])


def waiting_room(client: TestClient[Any], seats: list[Json]) -> Room:
    """A table whose maker's browser will add to the deal."""
    seated = client.post("/api/tables", json={"game": "awakening", "seats": seats, "contributes": True}).json()
    return Room(client, seated["table"], {seated["seat"]: seated["token"]})


def contribute(room: Room, seat: int | None, contribution: str) -> int:
    return room.post("/contribution", seat, {"contribution": contribution}).status_code


def test_the_seal_is_there_from_the_beginning_and_nothing_else(client: TestClient[Any]) -> None:
    room = new_room(client)
    for seat in (0, 1, None):
        deal = deal_of(room, seat)
        assert len(deal["commitment"]) == 64
        assert [deal[name] for name in SECRETS] == [None, None, None]


def test_the_cards_are_dealt_when_everybody_has_added(client: TestClient[Any]) -> None:
    room = waiting_room(client, HUMAN_AND_OPEN)
    sealed = deal_of(room)["commitment"]
    joined = room.post("/seats/1/join", None, {"name": "Ben", "contributes": True}).json()
    room.tokens[1] = joined["token"]
    assert room.state(0)["table"]["status"] == "open" and room.state(0)["view"] is None
    assert contribute(room, 1, OTHER) == 204
    assert deal_of(room)["waiting"] == [0] and room.state(1)["decision"] is None
    assert contribute(room, 0, ONE) == 204
    table = room.state(0)["table"]
    assert (table["status"], table["deal"]["begun"], table["deal"]["waiting"]) == ("running", True, [])
    assert table["deal"]["contributions"] == [ONE, OTHER]
    assert table["deal"]["commitment"] == sealed
    assert room.state(0)["view"] is not None and room.asked()


def test_at_the_end_everything_is_open_and_fits(client: TestClient[Any]) -> None:
    room = waiting_room(client, HUMAN_AND_OPEN)
    room.tokens[1] = room.post("/seats/1/join", None, {"contributes": True}).json()["token"]
    contribute(room, 1, OTHER)
    contribute(room, 0, ONE)
    assert room.post("/concede", 1).status_code < 300
    deal = deal_of(room)
    assert commitment(deal["key"], deal["salt"]) == deal["commitment"]
    assert seed_of(deal["key"], (ONE, OTHER)) == deal["seed"]
    record = room.get("/record").json()
    assert record["seed"] == deal["seed"]
    assert record["deal"]["contributions"] == [ONE, OTHER]
    assert all(finding["holds"] for finding in room.get("/check").json())


def test_nobody_adds_twice_late_or_for_another(client: TestClient[Any]) -> None:
    room = waiting_room(client, HUMAN_AND_OPEN)
    assert contribute(room, None, ONE) == 401
    assert contribute(room, 0, "xy") == 400
    assert contribute(room, 0, ONE) == 204
    assert contribute(room, 0, ONE) == 204  # a repeated call
    assert contribute(room, 0, OTHER) == 409
    room.tokens[1] = room.post("/seats/1/join", None, {}).json()["token"]
    assert room.state(0)["table"]["status"] == "running"  # who adds nothing is not waited for
    assert contribute(room, 1, OTHER) == 409
    assert deal_of(room)["contributions"] == [ONE, None]


def test_what_is_added_changes_the_deal(client: TestClient[Any], monkeypatch: Any) -> None:
    draw_seed(monkeypatch, 5)
    views = []
    for contribution in (ONE, ONE, OTHER):
        room = waiting_room(client, HUMAN_AND_BOT)
        contribute(room, 0, contribution)
        views.append(room.state(0)["view"]["rooms"])
    assert views[0] == views[1] != views[2]


def test_a_table_that_ends_before_its_deal_can_be_looked_at(client: TestClient[Any]) -> None:
    room = waiting_room(client, HUMAN_AND_OPEN)
    assert room.post("/concede", 0).status_code < 300
    state = room.state(0)
    assert (state["table"]["status"], state["view"], state["decision"]) == ("over", None, None)
    assert room.get("/history", 0).json() == {"steps": []}
    for path in ("/record", "/check", "/steps/0"):
        assert room.get(path, 0).json()["detail"] == "No cards were dealt in this game."
    assert room.post("/fork", 0, {"step": 0, "seat": 0}).status_code == 409

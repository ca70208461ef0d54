"""How long each seat was waited for: the same for everybody, kept in the log, and silent about what is sealed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.room import HUMAN_AND_BOT, SEED, Room, Time, draw_seed, new_request, new_room, opened, settings
from tests.server.wander import Wanderer


def clocks(room: Room, caller: int | None = None) -> list[tuple[float, float | None]]:
    return [(seat["used"], seat["since"]) for seat in room.state(caller)["table"]["seats"]]


def undo(room: Room, seat: int) -> None:
    body = {"version": room.state(seat)["version"], "request": new_request()}
    assert room.post("/undo", seat, body).status_code == 200


def test_a_seat_is_waited_for_from_the_question_to_the_answer(time: Time, room: Room) -> None:
    start = time.now
    assert clocks(room) == [(0.0, start), (0.0, None)]
    time.passes(7.25)
    assert clocks(room) == [(0.0, start), (0.0, None)]  # a page counts by itself
    room.move(0)
    assert clocks(room)[0] == (7.25, time.now)
    room.play_on(Wanderer(1), 10)
    assert [used for used, _ in clocks(room)] == [7.25, 0.0]
    assert clocks(room, 0) == clocks(room, 1) == clocks(room, None)
    assert room.get("", 0).json()["now"] == time.now


def test_an_answer_taken_back_took_its_time(time: Time, room: Room) -> None:
    time.passes(5)
    room.move(0)
    time.passes(3)
    undo(room, 0)
    assert clocks(room)[0] == (8.0, time.now)


def test_nobody_is_waited_for_while_a_seat_is_open(time: Time, client: TestClient[Any]) -> None:
    wish = {"game": "awakening", "seats": [{"kind": "human"}, {"kind": "open"}]}
    made = client.post("/api/tables", json=wish).json()
    room = Room(client, made["table"], {0: made["token"]})
    time.passes(60)
    assert clocks(room)[0] == (0.0, None)
    room.post("/seats/1/bot", 0, {"level": "random"})
    assert clocks(room)[0] == (0.0, time.now)
    time.passes(2)
    room.move(0)
    assert clocks(room)[0][0] == 2.0


def test_a_sealed_answer_stops_its_own_clock_and_replacing_it_is_not_noticed(time: Time, room: Room) -> None:
    player = Wanderer(SEED)
    while not (room.owes(0) and room.owes(1)):
        room.play_on(player, 1)
    put = time.now
    before = [used for used, _ in clocks(room)]
    assert [since for _, since in clocks(room)] == [put, put]
    time.passes(4)
    decision = room.state(0)["decision"]
    room.move(0, [decision["options"][0]["id"]])
    shown = clocks(room, 1)
    assert shown == [(before[0] + 4, None), (before[1], put)]
    time.passes(4)
    again = {
        "decision": decision["number"],
        "picked": [decision["options"][-1]["id"]],
        "request": new_request(),
    }
    assert room.post("/moves", 0, again).status_code == 200
    assert clocks(room, 1) == clocks(room, 0) == shown
    room.play_on(player, 1)
    assert clocks(room)[1][0] == before[1] + 8


@pytest.mark.parametrize("snapshot_every", [3, 10_000])
def test_times_survive_a_restart(
    time: Time, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot_every: int
) -> None:
    draw_seed(monkeypatch, SEED)
    made = settings(tmp_path, snapshot_every=snapshot_every)
    with opened(made) as client:
        room = new_room(client)
        player = Wanderer(4)
        for seconds in range(30):
            time.passes(seconds + 0.125)
            room.play_on(player, 1)
        before = clocks(room)
        assert sum(used for used, _ in before) == sum(range(30)) + 30 * 0.125
    time.passes(1000)
    with opened(made) as client:
        assert clocks(Room(client, room.id, room.tokens)) == before
    with sqlite3.connect(tmp_path / "arks.sqlite") as kept:
        kept.execute("DELETE FROM snapshots")
    kept.close()
    with opened(made) as client:
        assert clocks(Room(client, room.id, room.tokens)) == before


def test_who_goes_on_from_a_finished_game_has_used_no_time(time: Time, room: Room) -> None:
    for _ in range(8):
        time.passes(10)
        room.play_on(Wanderer(2), 1)
    room.post("/concede", 1)
    assert clocks(room) == [(used, None) for used, _ in clocks(room)]  # nobody is waited for when it is over
    time.passes(1000)
    wish = {"step": 5, "seat": 0, "name": "Eve", "level": "random"}
    made = room.post("/fork", None, wish).json()
    forked = Room(room.client, made["table"], {0: made["token"]})
    assert all(used == 0 and since in (None, time.now) for used, since in clocks(forked))


def test_bots_take_their_time_like_everybody(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, HUMAN_AND_BOT)
    player = Wanderer(3)
    while not any(step["seat"] == 1 for step in room.get("/history", 0).json()["steps"]):
        room.play_on(player, 1)
    assert clocks(room)[1][0] == 0.0  # the clock stood still

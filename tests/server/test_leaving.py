"""Who is here, who has left, and who gets a seat that was abandoned."""

from __future__ import annotations

import sqlite3
import time as clock_on_the_wall
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from arks.server.settings import Settings
from tests.server.room import HUMAN_AND_BOT, HUMAN_AND_OPEN, Room, Time, new_room, opened, settings
from tests.server.test_streams import connected, hello
from tests.server.wander import Wanderer

AWAY = Settings().away_after_s
ABANDONED = Settings().abandoned_after_s
DESERTED = Settings().deserted_after_s
THREE = [*HUMAN_AND_OPEN, {"kind": "open"}]


def leave(room: Room, time: Time, gone: list[int], seconds: float = ABANDONED) -> None:
    """So much time passes; all but some are still there."""
    time.passes(seconds)
    for seat in set(room.tokens) - set(gone):
        room.state(seat)


def ask_for(room: Room, seat: int, by: int | None = None, **wish: str) -> dict[str, Any]:
    answer = room.post(f"/seats/{seat}/take-over", by, wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


# --- who is here


def test_who_loads_the_page_anew_was_never_away(time: Time, room: Room) -> None:
    time.passes(ABANDONED)
    with connected(room) as stream:
        stream.send_json(hello(room, 1))
        stream.receive_json()
        time.passes(10 * ABANDONED)
        assert room.seat(1)["here"]  # as long as the stream is open
    time.passes(AWAY / 2)
    assert room.seat(1)["here"]
    assert room.seat(1)["absent_since"] is None
    time.passes(AWAY)
    seat = room.seat(1)
    assert (seat["here"], seat["abandoned"]) == (False, False)
    assert time.now - 1.5 * AWAY <= seat["absent_since"] <= time.now - AWAY
    time.passes(ABANDONED)
    assert room.seat(1)["abandoned"]
    room.state(1)
    assert room.seat(1)["here"]
    assert not room.seat(1)["abandoned"]


def test_bots_and_open_seats_are_never_absent(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, HUMAN_AND_BOT)
    time.passes(DESERTED)
    bot = room.seat(1)
    assert (bot["here"], bot["absent_since"], bot["abandoned"], bot["take_over"]) == (False, None, False, None)


def test_others_see_that_somebody_left(time: Time, tmp_path: Path) -> None:
    with opened(settings(tmp_path, rounds_s=0.05)) as client:
        room = new_room(client)
        with connected(room) as watching:
            watching.send_json(hello(room, 0))
            assert watching.receive_json()["table"]["seats"][1]["here"]
            time.passes(ABANDONED)
            seat = watching.receive_json()["table"]["seats"][1]
            assert (seat["here"], seat["abandoned"], seat["take_over"]) == (False, True, "now")


def test_when_somebody_left_is_known_after_a_restart(time: Time, tmp_path: Path) -> None:
    made = settings(tmp_path, rounds_s=0.02)
    with opened(made) as client:
        room = new_room(client)
        room.state(1)
        left = time.now
        time.passes(ABANDONED)
        clock_on_the_wall.sleep(0.3)  # until it was looked who is here
    time.passes(ABANDONED)
    with opened(made) as client:
        again = Room(client, room.id, room.tokens)
        seat = again.seat(1)
        assert seat["absent_since"] == left
        assert not seat["abandoned"]  # nobody could come while the server was down
        time.passes(ABANDONED)
        assert again.seat(1)["abandoned"]


# --- who gets the seat


def test_an_abandoned_seat_is_taken_over_when_the_others_agree(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    leave(room, time, [1])
    assert [room.seat(1, caller)["take_over"] for caller in (None, 0, 1)] == ["ask", "ask", None]
    leave(room, time, [1])
    asked = ask_for(room, 1, name="Eve")
    assert (asked["seat"], asked["taken"]) == (1, False)
    room.tokens[3] = asked["token"]
    assert room.get("", 3).status_code == 401
    proposal = room.state(0)["table"]["proposal"]
    assert proposal["id"] == asked["proposal"]
    assert (proposal["kind"], proposal["by"], proposal["seat"], proposal["name"]) == ("seat", None, 1, "Eve")
    assert (proposal["needed"], proposal["agreed"], proposal["waiting"]) == ([0, 2], [], [0, 2])
    assert proposal["text"] == "Eve asks for the seat of Guest 1, who has left."
    assert room.vote(None, True).status_code == 401  # whoever watches has no vote
    assert room.vote(2, True).status_code == 204
    assert room.state()["table"]["proposal"]["waiting"] == [0]
    assert room.vote(0, True).status_code == 204
    assert room.get("", 3).json()["seat"] == 1
    assert room.get("", 1).status_code == 401  # the old token holds nothing any more
    seat = room.seat(1)
    assert (seat["name"], seat["here"], seat["abandoned"]) == ("Eve", True, False)


def test_a_refusal_of_one_is_enough(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    leave(room, time, [1])
    ask_for(room, 1, name="Eve")
    assert room.vote(2, False).status_code == 204
    assert room.state()["table"]["proposal"] is None


def test_whoever_comes_back_keeps_the_seat(time: Time, room: Room) -> None:
    leave(room, time, [1])
    ask_for(room, 1, name="Eve")
    room.state(1)
    assert room.state(0)["table"]["proposal"] is None
    assert room.vote(0, True).status_code == 409


def test_a_bot_takes_over_an_abandoned_seat(time: Time, room: Room) -> None:
    leave(room, time, [1])
    assert room.seat(1, 0)["take_over"] == "now"  # nobody else has to agree
    asked = ask_for(room, 1, 0, level="random")
    assert asked == {"token": None, "seat": 1, "taken": True, "proposal": None}
    assert room.seat(1)["kind"] == "bot"


def test_the_last_person_is_not_asked_alone(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    leave(room, time, [1])
    asked = ask_for(room, 1, 0, level="greedy")
    assert not asked["taken"]
    proposal = room.state()["table"]["proposal"]
    assert (proposal["by"], proposal["agreed"], proposal["waiting"], proposal["level"]) == (0, [0], [2], "greedy")
    assert proposal["text"] == "Ann asks for a bot to take the seat of Guest 1, who has left."


def test_nobody_waits_for_the_vote_of_somebody_who_left(time: Time, tmp_path: Path) -> None:
    with opened(settings(tmp_path, rounds_s=0.02)) as client:
        room = new_room(client, THREE)
        leave(room, time, [1])
        ask_for(room, 1, 0, level="random")
        with connected(room) as watching:
            watching.send_json(hello(room, 0))
            watching.receive_json()
            leave(room, time, [1, 2])
            while watching.receive_json()["table"]["seats"][1]["kind"] != "bot":
                pass


def test_a_seat_whose_holder_was_here_lately_is_not_abandoned(time: Time, room: Room) -> None:
    time.passes(ABANDONED - 1)
    assert room.seat(1)["take_over"] is None
    assert room.post("/seats/1/take-over", None, {"name": "Eve"}).status_code == 409


def test_a_deserted_table_is_open_to_whoever_comes(time: Time, room: Room) -> None:
    time.passes(ABANDONED)
    assert room.seat(1)["take_over"] is None
    refused = room.post("/seats/1/take-over", None, {"name": "Eve"})
    assert refused.status_code == 409
    assert "could agree" in refused.json()["detail"]
    time.passes(DESERTED)
    assert room.seat(1)["take_over"] == "now"
    asked = ask_for(room, 1, name="Eve")
    assert asked["taken"]
    room.tokens[1] = asked["token"]
    assert room.state(1)["seat"] == 1
    assert room.seat(0)["take_over"] == "ask"  # now there is somebody to ask


def test_what_a_spectator_asks_for_gives_way(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    leave(room, time, [1])
    ask_for(room, 1, name="Eve")
    assert room.post("/seats/1/take-over", None, {"name": "Mallory"}).status_code == 409
    assert room.post("/proposals/end", 0).status_code == 204
    proposal = room.state()["table"]["proposal"]
    assert (proposal["kind"], proposal["text"]) == ("end", "Ann asks to end the game.")
    assert room.post("/proposals/end", 2).status_code == 409


def test_the_seat_of_who_conceded_is_a_bots(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    room.post("/concede", 1)
    leave(room, time, [1])
    assert room.seat(1)["take_over"] is None
    assert room.post("/seats/1/take-over", None, {"name": "Eve"}).status_code == 409


def test_a_seat_taken_over_loses_its_stream(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client)
    leave(room, time, [1])
    ask_for(room, 1, name="Eve")
    with connected(room) as left_behind:
        left_behind.send_json(hello(room, None))
        left_behind.receive_json()
        room.vote(0, True)
    with connected(room) as stream:
        stream.send_json(hello(room, 1))
        assert stream.receive_json()["problem"]["status"] == 401
        with pytest.raises(WebSocketDisconnect):
            stream.receive_json()


# --- joining late


def test_a_bots_seat_can_be_joined_in_the_middle_of_a_game(client: TestClient[Any]) -> None:
    room = new_room(client, HUMAN_AND_BOT, listed=True)
    room.play_on(Wanderer(3), 2)
    assert [table["joinable"] for table in client.get("/api/tables").json()] == [False]
    assert room.post("/seats/1/open", 0).status_code == 204
    paused = room.state(0)
    assert (paused["table"]["status"], paused["table"]["begun"], paused["table"]["joinable"]) == ("open", True, True)
    assert paused["view"] is not None
    assert paused["decision"] is None
    assert paused["table"]["seats"][0]["since"] is None
    (card,) = client.get("/api/tables").json()
    assert (card["id"], card["status"], card["begun"], card["joinable"]) == (room.id, "open", True, True)
    assert [seat["kind"] for seat in card["seats"]] == ["human", "open"]
    room.tokens[1] = room.post("/seats/1/join", None, {"name": "Bob"}).json()["token"]
    state = room.state(1)
    assert state["table"]["status"] == "running"
    assert state["view"]["seat"] == 1
    room.play_on(Wanderer(3), 4)


# --- the list


def test_public_tables_are_listed_and_others_are_not(client: TestClient[Any]) -> None:
    new_room(client)
    shown = new_room(client, listed=True, name="Friday")
    listed = client.get("/api/tables").json()
    assert [(table["id"], table["name"]) for table in listed] == [(shown.id, "Friday")]


def test_tables_to_join_are_listed_before_those_to_watch(time: Time, client: TestClient[Any]) -> None:
    def add(seats: list[dict[str, str]]) -> Room:
        time.passes(1)
        wish = {"game": "awakening", "seats": seats, "listed": True}
        made = client.post("/api/tables", json=wish).json()
        return Room(client, made["table"], {0: made["token"]})

    deserted = add(HUMAN_AND_OPEN)
    time.passes(ABANDONED)
    over, waiting, running = add(HUMAN_AND_BOT), add(HUMAN_AND_OPEN), add(HUMAN_AND_BOT)
    over.post("/concede", 0)
    cards = client.get("/api/tables").json()
    assert [card["id"] for card in cards] == [waiting.id, deserted.id, running.id, over.id]
    assert cards[-1]["outcome"]["reason"] == "conceded"
    assert [cards[1]["seats"][0][name] for name in ("here", "abandoned")] == [False, True]


def test_the_list_knows_tables_that_are_not_in_memory(time: Time, tmp_path: Path) -> None:
    made = settings(tmp_path)
    with opened(made) as client:
        room = new_room(client, HUMAN_AND_BOT, listed=True)
        room.post("/concede", 0)
        running = new_room(client, listed=True)
        running.play_on(Wanderer(1), 2)
        before = client.get("/api/tables").json()
    with opened(made) as client:
        assert client.get("/api/tables").json() == before
        assert client.app.state.hall.tables() == []


# --- tables that nobody needs


def test_old_tables_are_deleted_only_if_that_is_wanted(time: Time, tmp_path: Path) -> None:
    made = settings(tmp_path)
    with opened(made) as client:
        over, running, new = new_room(client), new_room(client), new_room(client)
        running.play_on(Wanderer(1), 1)
        over.play_on(Wanderer(1), 1)
        over.post("/concede", 0)
        time.passes(40 * 86_400)
        kept = new_room(client)
    with opened(made) as client:
        assert client.get(f"/api/tables/{over.id}").status_code == 200
    with opened(msgspec.structs.replace(made, keep_days=30.0)) as client:
        # Seen in the database: whoever asks the server for a table just then keeps it until the next round.
        deadline = clock_on_the_wall.monotonic() + 10
        while over.id in stored_tables(tmp_path):
            assert clock_on_the_wall.monotonic() < deadline
            clock_on_the_wall.sleep(0.02)
        codes = [client.get(f"/api/tables/{room.id}").status_code for room in (over, running, new, kept)]
        assert codes == [404, 200, 404, 200]


def stored_tables(folder: Path) -> list[str]:
    kept = sqlite3.connect(folder / "arks.sqlite")
    found = [row[0] for row in kept.execute("SELECT id FROM tables")]
    kept.close()
    return found

"""Who is here and who is away, bots that stand in, and who may play on where a bot does."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time as clock_on_the_wall
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

import arks
from arks.engine import HERE
from arks.engine.thinker import Task, Thought
from arks.server.settings import Settings
from arks.server.wire import NewTable
from tests.server.room import HUMAN_AND_BOT, HUMAN_AND_OPEN, Room, Time, new_room, opened, settings
from tests.server.test_streams import connected, hello
from tests.server.wander import SEED, Wanderer

LEFT = Settings().here_for_s
AWAY = NewTable(game="", seats=[]).away_after
DAY = 86_400
THREE = [*HUMAN_AND_OPEN, {"kind": "open"}]
TWO_AND_BOT = [*HUMAN_AND_OPEN, {"kind": "bot", "level": "random"}]


def leave(room: Room, time: Time, gone: list[int], seconds: float = AWAY) -> None:
    """So much time passes; all but some are still there."""
    time.passes(seconds)
    for seat in set(room.tokens) - set(gone):
        room.state(seat)


def stand_in(room: Room, seat: int, by: int | None, level: str = "random") -> httpx.Response:
    return room.post(f"/seats/{seat}/stand-in", by, {"level": level})


def ask_for(room: Room, seat: int, name: str = "Eve", own: str | None = None) -> httpx.Response:
    """Somebody new, or whose browser still has a token in its cookie, asks to play on where a bot does."""
    room.client.cookies.clear()
    headers = {} if own is None else {"Cookie": f"arks-{room.id}={own}"}
    return room.client.post(f"/api/tables/{room.id}/seats/{seat}/ask", json={"name": name}, headers=headers)


def proposal_of(room: Room) -> dict[str, Any]:
    return dict(room.state()["table"]["proposal"])


# --- who is here


def test_who_loads_the_page_anew_was_never_away(time: Time, room: Room) -> None:
    time.passes(AWAY)
    with connected(room) as stream:
        stream.send_json(hello(room, 1))
        stream.receive_json()
        time.passes(10 * AWAY)
        assert room.seat(1)["here"]  # as long as the stream is open
    time.passes(LEFT / 2)
    assert room.seat(1)["here"]
    assert room.seat(1)["absent_since"] is None
    time.passes(LEFT)
    seat = room.seat(1)
    assert (seat["here"], seat["away"]) == (False, False)
    assert time.now - 1.5 * LEFT <= seat["absent_since"] <= time.now - LEFT
    time.passes(AWAY)
    assert room.seat(1)["away"]
    room.state(1)
    assert room.seat(1)["here"]
    assert not room.seat(1)["away"]


def test_each_table_says_what_away_means(time: Time, client: TestClient[Any]) -> None:
    slow = new_room(client, away_after=3 * DAY)
    assert slow.state()["table"]["away_after"] == 3 * DAY
    leave(slow, time, [1], 3 * DAY - 1)
    assert not slow.seat(1)["away"]
    assert stand_in(slow, 1, 0).status_code == 409
    leave(slow, time, [1], 1)
    assert slow.seat(1)["away"]
    for wrong in (0, -1, 31 * DAY, "soon"):
        wish = {"game": "awakening", "seats": HUMAN_AND_BOT, "away_after": wrong}
        assert client.post("/api/tables", json=wish).status_code == 400


def test_a_slow_table_knows_who_is_away_after_a_restart(time: Time, tmp_path: Path) -> None:
    """A server that is renewed every day must not make everybody present."""
    made = settings(tmp_path)
    with opened(made) as client:
        room = new_room(client, away_after=3 * DAY)
    time.passes(3 * DAY)
    with opened(made) as client:
        again = Room(client, room.id, room.tokens)
        assert not again.seat(1)["away"]  # there is a moment to come back
        time.passes(AWAY)
        assert again.seat(1)["away"]


def test_bots_and_open_seats_are_never_absent(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, HUMAN_AND_BOT)
    time.passes(DAY)
    bot = room.seat(1)
    assert (bot["here"], bot["absent_since"], bot["away"], bot["stand_in"]) == (False, None, False, "")


def test_others_see_that_somebody_left(time: Time, tmp_path: Path) -> None:
    with opened(settings(tmp_path, rounds_s=0.05)) as client:
        room = new_room(client)
        with connected(room) as watching:
            watching.send_json(hello(room, 0))
            assert watching.receive_json()["table"]["seats"][1]["here"]
            time.passes(AWAY)
            seat = watching.receive_json()["table"]["seats"][1]
            assert (seat["here"], seat["away"], seat["may_ask"]) == (False, True, "stand-in-now")


def test_when_somebody_left_is_known_after_a_restart(time: Time, tmp_path: Path) -> None:
    made = settings(tmp_path, rounds_s=0.02)
    with opened(made) as client:
        room = new_room(client)
        room.state(1)
        left = time.now
        time.passes(AWAY)
        clock_on_the_wall.sleep(0.3)  # until it was looked who is here
    time.passes(AWAY)
    with opened(made) as client:
        again = Room(client, room.id, room.tokens)
        seat = again.seat(1)
        assert seat["absent_since"] == left
        assert not seat["away"]  # nobody could come while the server was down
        time.passes(AWAY)
        assert again.seat(1)["away"]


# --- a bot stands in


def test_a_bot_stands_in_for_whoever_is_away_when_the_others_agree(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    assert stand_in(room, 1, 0).status_code == 409  # nobody is away
    leave(room, time, [1])
    assert [room.seat(1, caller)["may_ask"] for caller in (None, 0, 1)] == [None, "stand-in", None]
    leave(room, time, [1])
    assert stand_in(room, 1, None).status_code == 401
    assert stand_in(room, 1, 0).status_code == 204
    proposal = proposal_of(room)
    assert (proposal["kind"], proposal["by"], proposal["seat"], proposal["level"]) == ("stand-in", 0, 1, "random")
    assert (proposal["needed"], proposal["agreed"], proposal["waiting"]) == ([2], [], [2])
    assert proposal["text"] == "Ann asks for a bot to stand in for Guest 1, who is away."
    assert room.vote(0, True).status_code == 403  # whoever asks has no vote
    assert room.vote(2, True).status_code == 204
    seat = room.seat(1)
    assert (seat["kind"], seat["name"], seat["stand_in"]) == ("human", "Guest 1", "random")
    assert room.state()["table"]["proposal"] is None


def test_a_refusal_of_one_is_enough(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    leave(room, time, [1])
    stand_in(room, 1, 0)
    assert room.vote(2, False).status_code == 204
    assert room.state()["table"]["proposal"] is None
    assert room.seat(1)["stand_in"] == ""


def test_a_bot_stands_in_at_once_if_all_the_others_are_bots(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, TWO_AND_BOT)
    leave(room, time, [1])
    assert room.seat(1, 0)["may_ask"] == "stand-in-now"
    assert stand_in(room, 1, 0, "search").status_code == 422
    assert stand_in(room, 1, 0).status_code == 204
    assert room.seat(1)["stand_in"] == "random"
    assert stand_in(room, 1, 0).status_code == 409  # one does already


def test_the_owner_comes_back_and_plays_on_without_asking(time: Time, room: Room) -> None:
    player = Wanderer(SEED)
    while not room.owes(1):
        room.play_on(player, 1)
    leave(room, time, [1])
    before = room.state(0)["version"]
    stand_in(room, 1, 0)
    with connected(room) as stream:
        stream.send_json(hello(room, 0))
        while (state := stream.receive_json())["version"] == before:
            pass
        assert state["table"]["seats"][1]["stand_in"] == "random"
    room.state(1)
    assert room.seat(1)["stand_in"] == "random"  # looking at the start page is not coming back
    with connected(room) as stream:
        stream.send_json(hello(room, 1))
        seat = stream.receive_json()["table"]["seats"][1]
        assert (seat["stand_in"], seat["here"]) == ("", True)
    while not room.owes(1):
        player.answer(room.state(0)["decision"])
        room.play_on(player, 1)
    room.move(1)


def test_a_move_of_the_owner_ends_the_stand_in(time: Time, room: Room) -> None:
    """However late it comes: the page may have been open all the time without a connection."""
    leave(room, time, [1])
    stand_in(room, 1, 0)
    assert room.post("/moves", 1, {"decision": 0, "picked": [], "request": "late"}).status_code in (409, 422)
    assert room.seat(1)["stand_in"] == ""


def test_what_a_stand_in_was_thinking_of_is_dropped_when_the_owner_is_back(
    time: Time, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, back = threading.Event(), threading.Event()

    async def slowly(task: Task) -> Thought:
        thinking.set()
        await asyncio.to_thread(back.wait, 20)
        world = arks.load(task.world)
        return Thought(arks.sample(arks.asks(world)[task.seat], random.Random(1)), "")

    hall = room.client.app.state.hall  # type: ignore[attr-defined]
    monkeypatch.setattr(hall.shelf.thinkers(HERE), "think", slowly)
    player = Wanderer(SEED)
    while not room.owes(1):
        room.play_on(player, 1)
    before = room.state(0)["version"]
    leave(room, time, [1])
    stand_in(room, 1, 0)
    assert thinking.wait(20)
    with connected(room) as stream:
        stream.send_json(hello(room, 1))
        stream.receive_json()
        back.set()
        while hall.loaded(room.id).thinking:
            clock_on_the_wall.sleep(0.01)
        state = room.state(1)
        assert (state["version"], state["decision"]["answered"]) == (before, None)
        room.move(1, player.answer(state["decision"]))


def test_a_stand_in_shows_its_hand_to_nobody(time: Time, room: Room) -> None:
    leave(room, time, [1])
    stand_in(room, 1, 0)
    assert room.seat(1, 0)["may_ask"] is room.seat(1, None)["may_ask"] is None
    assert ask_for(room, 1).status_code == 409
    assert room.post("/seats/1/open", 0).status_code == 409
    assert room.post("/seats/1/bot", 0, {"level": "random"}).status_code == 409
    assert room.post("/seats/1/join", None, {"name": "Eve"}).status_code == 409
    assert room.get("/steps/0?as=1", 0).status_code == 403
    assert room.get("", 1).json()["seat"] == 1  # the old token still holds the seat


def test_a_bot_that_stands_in_plays_for_the_others_and_not_for_nobody(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, TWO_AND_BOT)
    leave(room, time, [1])
    stand_in(room, 1, 0)
    room.play_on(Wanderer(SEED), 1)
    table = client.app.state.hall.loaded(room.id)
    assert table.bot_level(1) == "random"
    room.post("/concede", 0)
    assert room.state()["table"]["status"] == "running"
    assert table.bot_level(1) is None  # the owner finds the game as it was when the last one left


def test_nobody_waits_for_the_vote_of_somebody_who_is_away(time: Time, tmp_path: Path) -> None:
    with opened(settings(tmp_path, rounds_s=0.02)) as client:
        room = new_room(client, THREE)
        leave(room, time, [1])
        stand_in(room, 1, 0)
        with connected(room) as watching:
            watching.send_json(hello(room, 0))
            watching.receive_json()
            leave(room, time, [1, 2])
            while not watching.receive_json()["table"]["seats"][1]["stand_in"]:
                pass


def test_whoever_comes_back_refuses_the_stand_in(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    leave(room, time, [1])
    stand_in(room, 1, 0)
    room.state(1)
    assert room.state(0)["table"]["proposal"] is None
    assert room.vote(2, True).status_code == 409
    assert room.seat(1)["stand_in"] == ""


# --- somebody new plays on where a bot does


def test_a_bots_seat_goes_to_a_person_only_when_everyone_agrees(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, TWO_AND_BOT)
    room.play_on(Wanderer(SEED), 2)
    leave(room, time, [1])  # whoever is away is asked all the same
    assert [room.seat(2, caller)["may_ask"] for caller in (None, 0, 1)] == ["seat", None, None]
    leave(room, time, [1])
    asked = ask_for(room, 2).json()
    room.tokens[2] = asked["token"]
    assert room.get("", 2).status_code == 401
    proposal = proposal_of(room)
    assert proposal["id"] == asked["proposal"]
    assert (proposal["kind"], proposal["by"], proposal["seat"], proposal["name"]) == ("seat", None, 2, "Eve")
    assert (proposal["needed"], proposal["waiting"]) == ([0, 1], [0, 1])
    assert proposal["text"] == "Eve asks to play instead of the bot: Seat 3."
    assert room.vote(None, True).status_code == 401
    assert room.vote(0, True).status_code == 204
    assert room.get("", 2).status_code == 401
    assert room.vote(1, True).status_code == 204
    assert room.get("", 2).json()["seat"] == 2
    seat = room.seat(2)
    assert (seat["kind"], seat["name"], seat["here"]) == ("human", "Eve", True)
    room.play_on(Wanderer(SEED), 4)


def test_no_seat_is_opened_or_joined_in_a_running_game(client: TestClient[Any]) -> None:
    """Not even before the first answer: the hands are dealt."""
    room = new_room(client, TWO_AND_BOT)
    for _ in range(2):
        assert room.post("/seats/2/open", 0).status_code == 409
        assert room.post("/seats/2/join", None, {"name": "Eve"}).status_code == 409
        room.play_on(Wanderer(SEED), 1)
    assert room.seat(2)["kind"] == "bot"


def test_whoever_holds_or_has_held_a_seat_gets_no_other(client: TestClient[Any]) -> None:
    room = new_room(client, [*TWO_AND_BOT, {"kind": "bot", "level": "random"}])
    assert room.post("/seats/2/ask", 0, {"name": "Ann"}).status_code == 409
    assert ask_for(room, 2, own=room.tokens[1]).status_code == 409
    room.post("/concede", 1)
    assert ask_for(room, 2, own=room.tokens[1]).status_code == 409
    new = ask_for(room, 1).json()["token"]
    room.vote(0, True)
    assert room.get("", 1).status_code == 401
    for own in (room.tokens[1], new):  # who had the seat, and who has it now
        refused = ask_for(room, 2, own=own)
        assert refused.status_code == 409
        assert "seat" in refused.json()["detail"]
    assert ask_for(room, 2, own="of another table").status_code == 201


def test_the_seat_of_who_conceded_goes_to_somebody_new_who_may_win(client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    room.post("/concede", 1)
    assert room.seat(1)["may_ask"] == "seat"
    room.tokens[1] = ask_for(room, 1).json()["token"]
    proposal = proposal_of(room)
    assert proposal["text"] == "Eve asks to play on for Guest 1, who has conceded."
    assert proposal["needed"] == [0, 2]
    room.vote(0, True)
    room.vote(2, True)
    assert not room.seat(1)["conceded"]
    assert [event["word"] for event in room.get("?since=1").json()["events"]][-1] == "taken-up"
    room.play_on(Wanderer(SEED), 3)
    room.post("/concede", 0)
    room.post("/concede", 2)
    assert room.state()["table"]["outcome"]["winners"] == [1]


def test_a_new_player_is_one_after_a_restart(tmp_path: Path) -> None:
    made = settings(tmp_path)
    with opened(made) as client:
        room = new_room(client, THREE)
        room.post("/concede", 1)
        room.tokens[1] = ask_for(room, 1).json()["token"]
        room.vote(0, True)
        room.vote(2, True)
        before = room.state(1)
    with opened(made) as client:
        after = Room(client, room.id, room.tokens).state(1)
    assert after["view"] == before["view"]
    assert not after["table"]["seats"][1]["conceded"]


def test_nobody_gets_a_persons_seat_however_long_they_are_away(time: Time, room: Room) -> None:
    time.passes(100 * DAY)
    assert room.seat(1)["away"]
    assert room.seat(1)["may_ask"] is None
    assert ask_for(room, 1).status_code == 409
    assert room.get("", 1).json()["seat"] == 1


def test_who_was_refused_does_not_ask_again_at_once(time: Time, client: TestClient[Any]) -> None:
    room = new_room(client, TWO_AND_BOT)
    ask_for(room, 2)
    room.vote(1, False)
    refused = ask_for(room, 2)
    assert refused.status_code == 409
    assert "refused" in refused.json()["detail"]
    time.passes(600)
    assert ask_for(room, 2).status_code == 201


def test_what_a_spectator_asks_for_gives_way(client: TestClient[Any]) -> None:
    room = new_room(client, TWO_AND_BOT)
    ask_for(room, 2)
    assert ask_for(room, 2, "Mallory").status_code == 409
    assert room.post("/proposals/end", 0).status_code == 204
    proposal = proposal_of(room)
    assert (proposal["kind"], proposal["text"]) == ("end", "Ann asks to end the game.")
    assert room.post("/proposals/end", 1).status_code == 409


def test_a_seat_given_away_loses_its_stream(client: TestClient[Any]) -> None:
    room = new_room(client, THREE)
    room.post("/concede", 1)
    ask_for(room, 1)
    with connected(room) as left_behind:
        left_behind.send_json(hello(room, None))
        left_behind.receive_json()
        room.vote(0, True)
        room.vote(2, True)
    with connected(room) as stream:
        stream.send_json(hello(room, 1))
        assert stream.receive_json()["problem"]["status"] == 401
        with pytest.raises(WebSocketDisconnect):
            stream.receive_json()


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

    left = add(HUMAN_AND_OPEN)
    time.passes(AWAY)
    over, waiting, running = add(HUMAN_AND_BOT), add(HUMAN_AND_OPEN), add(HUMAN_AND_BOT)
    over.post("/concede", 0)
    cards = client.get("/api/tables").json()
    assert [card["id"] for card in cards] == [waiting.id, left.id, running.id, over.id]
    assert cards[-1]["outcome"]["reason"] == "conceded"
    assert [cards[1]["seats"][0][name] for name in ("here", "away")] == [False, True]


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

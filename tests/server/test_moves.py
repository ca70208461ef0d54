"""Moves: accepted once, refused when stale, taken back alone or by consent."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

import arks
from arks.kernel.session import Session
from tests.server.room import HUMAN_AND_BOT, Room, new_request, new_room, timeless
from tests.server.wander import Wanderer


def undo_body(room: Room, seat: int, answers: int = 1) -> dict[str, Any]:
    return {"answers": answers, "version": room.state(seat)["version"], "request": new_request()}


def test_a_decision_says_all_that_a_page_needs(room: Room) -> None:
    state = room.state(0)
    decision = state["decision"]
    assert set(decision) == {
        "number", "prompt", "text", "kind", "lo", "hi", "options", "can_undo", "answered",
    }  # fmt: skip
    option = decision["options"][0]
    assert set(option) == {"id", "label", "touches", "cost"}
    assert option["label"] and decision["text"]
    assert room.state(1)["decision"] is None
    assert room.state(None)["view"]["seat"] is None


def test_a_move_is_accepted_and_brings_the_next_version(room: Room) -> None:
    before = room.state(0)
    room.move(0)
    after = room.get("?since=0", 0).json()
    assert after["version"] == before["version"] + 1
    assert after["since"] == 0
    assert after["events"][0]["text"].startswith("You ")
    assert {"version", "word", "args", "text"} == set(after["events"][0])


def test_a_stale_move_is_refused_with_the_state_of_today(room: Room) -> None:
    body = room.move(0)
    again = room.post("/moves", 0, body | {"request": new_request()})
    assert again.status_code == 409
    assert again.headers["content-type"] == "application/problem+json"
    assert timeless(again.json()["state"]) == room.state(0)


def test_a_repeated_move_gets_the_same_reply_and_happens_once(room: Room) -> None:
    body = room.move(0)
    replies = [room.post("/moves", 0, body) for _ in range(2)]
    assert [reply.status_code for reply in replies] == [200, 200]
    assert replies[0].content == replies[1].content
    assert room.state(0)["version"] == 1


def test_a_request_id_is_good_for_one_move(room: Room) -> None:
    body = room.move(0)
    other = room.post("/moves", 0, body | {"picked": ["something else"]})
    assert other.status_code == 422
    assert "request id" in other.json()["detail"]


def test_an_illegal_answer_is_refused_in_a_sentence_and_changes_nothing(room: Room) -> None:
    before = room.state(0)
    decision = before["decision"]["number"]
    for picked in (["fly to the moon"], [], [before["decision"]["options"][0]["id"]] * 2):
        refused = room.post("/moves", 0, {"decision": decision, "picked": picked, "request": new_request()})
        assert refused.status_code == 422
        assert refused.json()["detail"].endswith(".")
    assert room.state(0) == before


def test_nobody_moves_for_another_seat(room: Room) -> None:
    decision = room.state(0)["decision"]
    body = {"decision": decision["number"], "picked": [decision["options"][0]["id"]], "request": "x"}
    assert room.post("/moves", 1, body).status_code == 422
    assert room.post("/moves", None, body).status_code == 401
    assert room.state(0)["version"] == 0


# --- undo


def test_undo_goes_back_and_the_decision_gets_a_new_number(room: Room) -> None:
    before = room.state(0)
    room.move(0)
    assert room.state(0)["can_undo"] == 1
    body = undo_body(room, 0)
    assert room.post("/undo", 0, body).json() == {"type": "accepted", "request": body["request"], "version": 2}
    assert room.post("/undo", 0, body).status_code == 200  # the same request again
    after = room.state(0)
    assert after["view"] == before["view"]
    assert after["decision"]["options"] == before["decision"]["options"]
    assert after["decision"]["number"] == 2


def test_a_move_for_a_question_that_was_taken_back_is_stale(room: Room) -> None:
    old = room.state(0)["decision"]
    room.move(0)
    room.post("/undo", 0, undo_body(room, 0))
    late = room.post("/moves", 0, {"decision": old["number"], "picked": [old["options"][0]["id"]], "request": "late"})
    assert late.status_code == 409


def test_undo_of_what_is_not_free_is_refused(room: Room) -> None:
    assert room.post("/undo", 0, undo_body(room, 0)).status_code == 409
    room.move(0)
    assert room.post("/undo", 1, undo_body(room, 1)).status_code == 409
    assert room.post("/undo", 0, undo_body(room, 0) | {"version": 0}).status_code == 409
    assert room.state(0)["version"] == 1


def played_past_a_barrier(room: Room) -> None:
    """Until the other seat has answered, too."""
    player = Wanderer(3)
    while room.state(1)["can_undo"] == 0:
        room.play_on(player, 1)


def test_undo_beyond_the_barrier_needs_the_other(room: Room) -> None:
    first = room.state(0)
    played_past_a_barrier(room)
    answers = sum(step["seat"] == 0 for step in room.get("/history", 0).json()["steps"])
    assert room.post("/undo", 0, undo_body(room, 0)).status_code == 409
    assert room.post("/proposals/undo", 0, {"answers": answers}).status_code == 204
    before = room.state(0)
    assert before["table"]["proposal"]["needed"] == [1]
    assert room.vote(0, True).status_code in (204, 403)
    assert room.state(0)["version"] == before["version"]
    assert room.vote(1, True).status_code == 204
    after = room.state(0)
    assert after["view"] == first["view"]
    assert after["table"]["proposal"] is None
    assert after["version"] == before["version"] + 1
    room.play_on(Wanderer(5), 4)


def test_the_other_may_refuse_and_a_move_makes_the_proposal_void(room: Room) -> None:
    played_past_a_barrier(room)
    version = room.state(0)["version"]
    room.post("/proposals/undo", 0, {"answers": 1})
    room.vote(1, False)
    assert room.state(0)["table"]["proposal"] is None
    assert room.state(0)["version"] == version
    room.post("/proposals/undo", 0, {"answers": 1})
    room.play_on(Wanderer(1), 1)
    assert room.state(0)["table"]["proposal"] is None
    assert room.vote(1, True).status_code == 409


def test_bots_agree_to_everything(client: TestClient[Any]) -> None:
    room = new_room(client, HUMAN_AND_BOT)
    first = room.state(0)
    player = Wanderer(3)
    while not any(step["seat"] == 1 for step in room.get("/history", 0).json()["steps"]):
        room.play_on(player, 1)
    answers = sum(step["seat"] == 0 for step in room.get("/history", 0).json()["steps"])
    assert room.post("/proposals/undo", 0, {"answers": answers}).status_code == 204
    assert room.state(0)["view"] == first["view"]


# --- help


def test_why_not_has_a_sentence_and_its_rule(room: Room) -> None:
    reason = room.get("/why?thing=room:1", 0).json()
    assert reason["sentence"].endswith(".")
    assert set(reason["nearest"]) <= {option["id"] for option in room.state(0)["decision"]["options"]}
    assert room.get("/why?thing=nonsense", 0).status_code == 422
    assert room.get("/why?thing=room:1", None).status_code == 401


def test_a_hint_is_one_of_the_options_with_a_reason(room: Room) -> None:
    decision = room.state(0)["decision"]
    hint = room.post("/hint", 0).json()
    assert hint["decision"] == decision["number"]
    assert set(hint["picked"]) <= {option["id"] for option in decision["options"]}
    assert hint["labels"] and hint["reason"]
    assert room.post("/hint", 1).status_code == 409


def test_a_table_without_hints_gives_none(client: TestClient[Any]) -> None:
    room = new_room(client, hints=False)
    assert room.post("/hint", 0).status_code == 403


# --- looking back


def test_the_record_of_a_finished_game_replays(room: Room) -> None:
    room.play_on(Wanderer(8), 12)
    assert room.get("/record", 0).status_code == 403
    room.post("/concede", 1)
    state = arks.replay(room.get("/record").json())
    assert arks.view(state, 0) == room.state(0)["view"]
    assert isinstance(Session(state), Session)


def test_history_and_steps_are_what_the_seat_was_shown(room: Room) -> None:
    shown = [room.state(0)["view"]]
    player = Wanderer(2)
    for _ in range(8):
        room.play_on(player, 1)
        shown.append(room.state(0)["view"])
    assert [room.get(f"/steps/{step}", 0).json()["view"] for step in range(9)] == shown
    assert room.get("/steps/9", 0).status_code == 404
    told = [event["text"] for step in room.get("/history", 0).json()["steps"] for event in step["events"]]
    live = [event["text"] for event in room.get("?since=0", 0).json()["events"]]
    assert told == live
    assert room.get("/steps/3?as=1", 0).status_code == 403
    room.post("/concede", 1)
    assert room.get("/steps/3?as=1", 0).json()["view"]["seat"] == 1


def test_a_finished_game_goes_on_against_bots_from_any_step(room: Room) -> None:
    room.play_on(Wanderer(2), 8)
    wish = {"step": 5, "seat": 1, "name": "Eve", "level": "random"}
    assert room.post("/fork", None, wish).status_code == 409
    room.post("/concede", 1)
    then = room.get("/steps/5?as=1").json()["view"]
    made = room.post("/fork", None, wish).json()
    forked = Room(room.client, made["table"], {1: made["token"]})
    table = forked.state(1)["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "human"]
    assert table["origin"] == {"table": room.id, "step": 5}
    assert forked.get("/steps/5", 1).json()["view"] == then

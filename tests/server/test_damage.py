"""A disk may change anything: damage closes the one table it befell, with a sentence that tells nothing of any game."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from litestar.testing import TestClient

from arks.server.damage import SENTENCE
from arks.server.hall import CLOSED_S, Hall
from arks.server.problems import Refused
from arks.server.rounds import Rounds
from tests.server.commands import run_arks, spoil
from tests.server.room import HUMAN_AND_BOT, Json, Room, Time, new_room, opened, settings
from tests.server.wander import Wanderer

MOVES = 12
ENTRY = 5  # the one that is damaged
BROKEN = f"UPDATE entries SET {{}} WHERE table_id = ? AND number = {ENTRY}"
LOG = {
    "no JSON": BROKEN.format("""body = '{"picked": ['"""),
    "JSON without an end": BROKEN.format("body = printf('%.100000c', '[')"),
    "no text": BROKEN.format("body = x'00ff'"),
    "no UTF-8": BROKEN.format("""body = CAST(x'7b22ff223a317d' AS TEXT)"""),
    "no object": BROKEN.format("body = '[1]'"),
    "nothing said": BROKEN.format("body = '{}'"),
    "two things said": BROKEN.format("""body = '{"undo": 1, "end": true}'"""),
    "an answer of another type": BROKEN.format("""body = '{"picked": 5}'"""),
    "an option that was not offered": BROKEN.format("""body = '{"picked": ["move room:99"], "chance": []}'"""),
    "another chance": BROKEN.format("""body = json_set(body, '$.chance', json('[7]'))"""),
    "more taken back than answered": BROKEN.format("""body = '{"undo": 99}'"""),
    "a seat that is not there": BROKEN.format("seat = 7"),
    "a seat below the first": BROKEN.format("seat = -1"),
    "a seat that is no number": BROKEN.format("seat = 'red'"),
    "another version": BROKEN.format("version = 99"),
    "a time that is no number": BROKEN.format("written = 'noon'"),
    "an entry missing": f"DELETE FROM entries WHERE table_id = ? AND number = {ENTRY}",
    "the first entry missing": "DELETE FROM entries WHERE table_id = ? AND number = 0",
}
ROWS = {
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "options that are no object": "UPDATE tables SET options = '[1]' WHERE id = ?",
    "options of no game": """UPDATE tables SET options = '{"mode": "nowhere"}' WHERE id = ?""",
    "a name that is no UTF-8": "UPDATE tables SET name = CAST(x'ff' AS TEXT), options = '' WHERE id = ?",
    "a kind of seat that is not there": "UPDATE seats SET kind = 'ghost' WHERE table_id = ? AND seat = 1",
    "a name that is no text": "UPDATE seats SET name = x'00' WHERE table_id = ? AND seat = 1",
    "a seat missing": "DELETE FROM seats WHERE table_id = ? AND seat = 0",
    "all seats missing": "DELETE FROM seats WHERE table_id = ?",
}
SNAPSHOTS = {
    "no JSON": "document = substr(document, 1, 500)",
    "nothing": "document = ''",
    "another state": """document = replace(document, '"players":2', '"players":3')""",
    "another question": """document = replace(document, '"question":', '"question":1')""",
    "another number": "number = number - 1",
    "a number beyond the log": "number = 999",
    "another table's": "document = (SELECT document FROM snapshots AS o WHERE o.table_id != snapshots.table_id)",
    "no text": "document = x'00ff'",
}


@cache
def played(snapshot_every: int) -> tuple[bytes, Room, Room, Json]:
    """A database with two tables, and the state of the first one for its first seat."""
    with TemporaryDirectory() as folder:
        with opened(settings(Path(folder), snapshot_every=snapshot_every)) as client:
            one, other = [new_room(client, listed=True) for _ in range(2)]
            for room in (one, other):
                room.play_on(Wanderer(4), MOVES)
            before = one.state(0)
        return (Path(folder) / "arks.sqlite").read_bytes(), one, other, before


def two_rooms(folder: Path, snapshot_every: int = 10_000) -> tuple[Room, Room, Json]:
    """They lie in this folder; no server runs."""
    database, one, other, before = played(snapshot_every)
    (folder / "arks.sqlite").write_bytes(database)
    return one, other, before


def back(client: TestClient[Any], room: Room) -> Room:
    return Room(client, room.id, room.tokens)


# --- the log, the table, its seats


@pytest.mark.parametrize("statement", [*LOG.values(), *ROWS.values()], ids=[*LOG, *ROWS])
def test_damage_closes_its_table_and_no_other(tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture) -> None:
    made = settings(tmp_path)
    one, other, _ = two_rooms(tmp_path)
    spoil(tmp_path, statement, one.id)
    with opened(made) as client:
        closed, open_still = back(client, one), back(client, other)
        for reply in (closed.get(""), closed.get("", 0), closed.get("/history", 0), closed.post("/concede", 0)):
            assert reply.status_code == 409
            assert reply.json()["detail"] == SENTENCE
        with client.websocket_connect(f"/api/tables/{one.id}/stream") as stream:
            stream.send_json({"type": "hello"})
            assert stream.receive_json()["problem"]["detail"] == SENTENCE
        assert other.id in [card["id"] for card in client.get("/api/tables").json()]
        open_still.play_on(Wanderer(4), 2)
        assert open_still.state(0)["version"] == MOVES + 2
    assert "offered" not in caplog.text and "room:" not in caplog.text


@pytest.mark.parametrize("name", ["no JSON", "an option that was not offered", "an entry missing"])
def test_the_rounds_and_the_bots_go_on_beside_a_damaged_table(tmp_path: Path, name: str) -> None:
    made = settings(tmp_path)
    with opened(made) as client:
        one, other = [new_room(client, HUMAN_AND_BOT) for _ in range(2)]
        for room in (one, other):
            while room.state(0)["version"] <= ENTRY + 1:
                if room.owes(0):
                    room.move(0)

    async def look_around() -> None:
        hall = Hall(made)
        await hall.start()
        rounds = Rounds(hall)
        try:
            for room in (one, other):
                async with hall.at(room.id) as table:
                    table.notice(0)
            async with hall.at(one.id) as table:
                spoil(tmp_path, LOG[name], one.id)
                table.fresh = False
            await rounds.who_is_here()
            assert rounds._shown.keys() == {other.id}
            with pytest.raises(Refused, match="damaged"):
                async with hall.at(one.id):
                    pass
        finally:
            await hall.close()

    asyncio.run(look_around())
    with opened(made) as client:
        room = back(client, other)
        version = room.state(0)["version"]
        while room.state(0)["version"] < version + 4:  # the bot answers in between
            if room.owes(0):
                room.move(0)


def test_a_damaged_table_is_not_folded_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, time: Time
) -> None:
    made = settings(tmp_path)
    one, _, before = two_rooms(tmp_path)
    spoil(tmp_path, "UPDATE entries SET version = version + 50 WHERE table_id = ? AND number = 5", one.id)
    folded: list[str] = []
    honest = Hall._play

    def counted(hall: Hall, stored: Any) -> Any:
        folded.append(stored.table.id)
        return honest(hall, stored)

    monkeypatch.setattr(Hall, "_play", counted)
    with opened(made) as client:
        for _ in range(5):
            assert back(client, one).get("").status_code == 409
        assert folded == [one.id]
        spoil(tmp_path, "UPDATE entries SET version = version - 50 WHERE table_id = ? AND number = 5", one.id)
        time.passes(CLOSED_S + 1)
        assert back(client, one).state(0)["view"] == before["view"]  # somebody put it right meanwhile


def test_damage_behind_a_snapshot_is_told_to_whoever_looks_back(tmp_path: Path) -> None:
    made = settings(tmp_path)
    one, _, before = two_rooms(tmp_path, snapshot_every=5)
    spoil(tmp_path, """UPDATE entries SET body = '{"picked": ["move room:99"], "chance": []}' WHERE number = 1""")
    with opened(made) as client:
        room = back(client, one)
        assert room.state(0)["view"] == before["view"]
        for path in ("/history", "/steps/3"):
            assert room.get(path, 0).json()["detail"] == SENTENCE
        room.play_on(Wanderer(4), 2)
        assert room.state(0)["version"] == MOVES + 2


def test_an_undo_by_consent_that_needs_a_damaged_entry_is_refused_without_a_word_of_it(tmp_path: Path) -> None:
    one, _, before = two_rooms(tmp_path, snapshot_every=5)
    spoil(tmp_path, """UPDATE entries SET body = '{"picked": ["move room:99"], "chance": []}' WHERE number = 1""")
    with opened(settings(tmp_path)) as client:
        room = back(client, one)
        assert room.post("/proposals/undo", 0, {"answers": 1}).status_code == 204
        reply = room.vote(1, True)
        assert (reply.status_code, reply.json()["detail"]) == (409, SENTENCE)
        assert room.state(0)["version"] == before["version"]  # memory does not run ahead of the log


# --- finished games


def over(folder: Path, rooms: int = 1) -> list[Room]:
    """Finished games, laid down as they were seen."""
    with opened(settings(folder)) as client:
        made = [new_room(client, listed=True) for _ in range(rooms)]
        for room in made:
            room.play_on(Wanderer(4), MOVES)
            room.post("/concede", 1)
    return made


def lay_down(folder: Path) -> None:
    async def keep() -> None:
        hall = Hall(settings(folder))
        await hall.start()
        try:
            for _ in range(2):
                await Rounds(hall).keep()
        finally:
            await hall.close()

    asyncio.run(keep())


def test_a_finished_game_whose_log_is_damaged_does_not_keep_others_from_being_laid_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("arks.server.rounds.KEPT_AT_ONCE", 1)
    one, other = over(tmp_path, rooms=2)
    spoil(tmp_path, LOG["an option that was not offered"], one.id)
    lay_down(tmp_path)
    with closing(sqlite3.connect(tmp_path / "arks.sqlite")) as kept:
        assert kept.execute("SELECT DISTINCT table_id FROM retold").fetchall() == [(other.id,)]
    assert caplog.text.count("cannot be laid down") == 1


@pytest.mark.parametrize("parts", ["part = -1", "part >= 0", "1"], ids=["what was told", "views", "all"])
def test_a_damaged_story_is_told_from_the_log(tmp_path: Path, parts: str) -> None:
    room = over(tmp_path)[0]
    lay_down(tmp_path)

    def seen() -> list[Json]:
        with opened(settings(tmp_path)) as client:
            again = back(client, room)
            views = [again.get(f"/steps/{step}", 0).json() for step in (0, 3, MOVES)]
            return [again.state(0)["view"], again.get("/history", 0).json(), *views]

    before = seen()
    spoil(tmp_path, f"UPDATE retold SET packed = x'00ff' WHERE {parts}")
    assert seen() == before
    assert run_arks("doctor", "--data", tmp_path) == 1
    assert run_arks("doctor", "--data", tmp_path, "--repair") == 0
    lay_down(tmp_path)
    assert run_arks("doctor", "--data", tmp_path) == 0
    assert seen() == before


# --- what only helps


@pytest.mark.parametrize("change", SNAPSHOTS.values(), ids=SNAPSHOTS)
def test_a_damaged_snapshot_is_no_loss(tmp_path: Path, change: str) -> None:
    made = settings(tmp_path)
    one, other, before = two_rooms(tmp_path, snapshot_every=5)
    spoil(tmp_path, f"UPDATE snapshots SET {change}")
    with opened(made) as client:
        state = back(client, one).state(0)
        assert (state["view"], state["version"]) == (before["view"], before["version"])
        back(client, other).play_on(Wanderer(4), 2)


@pytest.mark.parametrize(
    "body",
    ["{", "[]", "{}", '{"id":"x","kind":"end","by":9,"version":1,"agreed":[],"needed":[0,1]}'],
    ids=["no JSON", "no object", "empty", "a seat that is not there"],
)
def test_a_damaged_proposal_counts_as_withdrawn(tmp_path: Path, body: str) -> None:
    made = settings(tmp_path)
    with opened(made) as client:
        room = new_room(client)
        room.play_on(Wanderer(4), 3)
        assert room.post("/proposals/end", 0).status_code == 204
    spoil(tmp_path, "UPDATE proposals SET body = ?", body)
    with opened(made) as client:
        again = back(client, room)
        assert again.state(0)["table"]["proposal"] is None
        assert again.post("/proposals/end", 1).status_code == 204
        assert again.vote(0, True).status_code == 204
        assert again.state(0)["table"]["status"] == "over"


def test_the_record_of_a_damaged_log_is_refused_without_a_word_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, _, _ = two_rooms(tmp_path)
    spoil(tmp_path, LOG["an option that was not offered"], one.id)
    assert run_arks("export", one.id, "--data", str(tmp_path), "--unfinished") == 2
    told = capsys.readouterr().err
    assert told == f"arks: the log of {one.id} is damaged: entry 5 of its log does not fit\n"

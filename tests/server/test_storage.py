"""The database: locked, full, shared; tables are loaded, evicted and taken up again."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from arks.server import store as stores
from arks.server.rows import SeatRow, TableRow
from arks.server.settings import Settings
from arks.server.tokens import hashed
from tests.server.room import (
    HUMAN_AND_OPEN,
    SEED,
    Room,
    draw_seed,
    known_table,
    new_request,
    new_room,
    opened,
    settings,
)
from tests.server.wander import OPTIONS, Wanderer


def first_move(room: Room) -> dict[str, Any]:
    decision = room.state(0)["decision"]
    return {
        "decision": decision["number"],
        "picked": [decision["options"][0]["id"]],
        "request": new_request(),
    }


def test_accepted_moves_are_flushed_to_the_disk(tmp_path: Path) -> None:
    with opened(settings(tmp_path)) as client:
        new_room(client)
        with sqlite3.connect(tmp_path / "arks.sqlite") as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        other.close()
    cursor = sqlite3.connect(tmp_path / "arks.sqlite")
    stores.prepare_sqlite(cursor, None)
    assert cursor.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    cursor.close()


def test_a_locked_database_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with opened(settings(tmp_path, busy_s=0.1)) as client:
        room = new_room(client)
        body = first_move(room)
        lock = sqlite3.connect(tmp_path / "arks.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        refused = room.post("/moves", 0, body)
        assert refused.status_code == 503
        assert refused.headers["content-type"] == "application/problem+json"
        assert "locked" in refused.json()["detail"]
        assert room.state(0)["version"] == 0  # what is not stored did not happen
        lock.execute("ROLLBACK")
        lock.close()
        assert room.post("/moves", 0, body).status_code == 200
        assert room.state(0)["version"] == 1


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = stores.prepare_sqlite

    def small(connection: Any, record: object) -> None:
        honest(connection, record)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 1}").close()

    player = Wanderer(1)
    with opened(settings(tmp_path)) as client:
        room = new_room(client, options={"mode": "awakening"})
    monkeypatch.setattr(stores, "prepare_sqlite", small)
    with opened(settings(tmp_path)) as client:
        room.client = client
        accepted = 0
        while True:
            seat = next(seat for seat in (0, 1) if room.owes(seat))
            decision = room.state(seat)["decision"]
            body = {"decision": decision["number"], "picked": player.answer(decision), "request": f"n{accepted}"}
            reply = room.post("/moves", seat, body)
            if reply.status_code != 200:
                break
            accepted += 1
        assert reply.status_code == 503
        assert "full" in reply.json()["detail"]
        before = [room.state(seat) for seat in (0, 1)]
        assert before[0]["version"] == accepted > 0
    monkeypatch.setattr(stores, "prepare_sqlite", honest)
    with opened(settings(tmp_path)) as client:
        again = Room(client, room.id, room.tokens)
        after = [again.state(seat) for seat in (0, 1)]
        assert [state["view"] for state in after] == [state["view"] for state in before]
        assert again.post("/moves", seat, body).status_code == 200


def test_few_tables_are_in_memory_and_all_can_be_played(tmp_path: Path) -> None:
    with opened(settings(tmp_path, tables_in_memory=2)) as client:
        rooms = [new_room(client) for _ in range(6)]
        for _ in range(3):
            for room in rooms:
                room.play_on(Wanderer(1), 1)
        assert [room.state(0)["version"] for room in rooms] == [3] * 6
        hall = client.app.state.hall
        assert len(hall.tables()) <= 3


def test_a_table_is_loaded_while_all_others_are_watched(tmp_path: Path) -> None:
    with opened(settings(tmp_path, tables_in_memory=1)) as client:
        rooms = [new_room(client) for _ in range(2)]
        with client.websocket_connect(f"/api/tables/{rooms[0].id}/stream") as stream:
            stream.send_json({"type": "hello"})
            stream.receive_json()
            assert rooms[1].state(0)["version"] == 0


@pytest.mark.parametrize("snapshot_every", [5, 10_000])
def test_a_game_is_the_same_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot_every: int
) -> None:
    draw_seed(monkeypatch, SEED)
    made = settings(tmp_path, snapshot_every=snapshot_every)
    player = Wanderer(4)
    with opened(made) as client:
        room = new_room(client)
        room.play_on(player, 30)
        room.post("/undo", 0, {"version": room.state(0)["version"], "request": "u"})
        room.post("/proposals/undo", 1, {"answers": 1})
        room.vote(0, True)
        room.play_on(player, 12)
        before = [room.state(seat) for seat in (0, 1, None)]
        told = room.get("/history", 0).json()
        steps = [room.get(f"/steps/{step}", 1).json() for step in (0, 3, 12)]
    if snapshot_every == 5:
        kept = sqlite3.connect(tmp_path / "arks.sqlite")
        assert kept.execute("SELECT count(*) FROM snapshots").fetchone() == (1,)
        kept.close()
    with opened(made) as client:
        again = Room(client, room.id, room.tokens)
        assert [again.state(seat) for seat in (0, 1, None)] == before
        assert again.get("/history", 0).json() == told
        assert [again.get(f"/steps/{step}", 1).json() for step in (0, 3, 12)] == steps
        again.play_on(player, 5)


def test_a_game_begun_under_other_rules_is_not_played_by_these(tmp_path: Path) -> None:
    made = settings(tmp_path)
    with opened(made) as client:
        room = new_room(client, listed=True)
        room.play_on(Wanderer(4), 3)
    kept = sqlite3.connect(tmp_path / "arks.sqlite")
    kept.execute("UPDATE tables SET ruleset = 99")
    kept.commit()
    kept.close()
    with opened(made) as client:
        refused = client.get(f"/api/tables/{room.id}")
        assert refused.status_code == 409
        assert "rules" in refused.json()["detail"]
        assert [card["joinable"] for card in client.get("/api/tables").json()] == [False]  # listed all the same


async def put_table(made: Settings, row: TableRow, seats: list[SeatRow]) -> None:
    store = stores.Store(made)
    await store.start()
    await store.create(row, seats)
    await store.close()


def undo_migration(kept: sqlite3.Connection) -> None:
    """Back to the database before seats had stand-ins."""
    for table in ("holders", "thinkers", "recoveries", "engines", "retold"):
        kept.execute(f"DROP TABLE {table}")
    later = [("tables", "revision"), ("tables", "away_after"), ("seats", "stand_in"), ("tables", "deal")]
    for table, column in [*later, ("tables", "maker")]:
        kept.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    kept.execute("INSERT INTO proposals SELECT id, 'by the rules of another time' FROM tables")
    kept.execute("UPDATE alembic_version SET version_num = '0002'")


def test_a_database_of_an_earlier_version_is_taken_up(tmp_path: Path) -> None:
    made = settings(tmp_path)
    row = known_table("old", SEED, OPTIONS)
    row.deal, row.seed = None, SEED  # no deal was sealed then
    seats = [SeatRow(seat=seat, kind="human", token=hashed(f"token-{seat}")) for seat in range(2)]
    asyncio.run(put_table(made, row, seats))
    with opened(made) as client:
        room = Room(client, row.id, {0: "token-0", 1: "token-1"})
        room.play_on(Wanderer(4), 6)
        before = room.state(0)
    kept = sqlite3.connect(tmp_path / "arks.sqlite")
    kept.execute("DROP INDEX tables_listed")  # back to the first version
    undo_migration(kept)
    times = {"tables": ["resumed", "ended", "outcome"], "seats": ["seen"], "entries": ["written", "spent"]}
    for table, columns in times.items():
        for column in columns:
            kept.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    kept.execute("UPDATE alembic_version SET version_num = '0001'")
    kept.commit()
    kept.close()
    with opened(made) as client:
        after = Room(client, room.id, room.tokens)
        assert after.state(0)["view"] == before["view"]
        seats = after.state(0)["table"]["seats"]
        assert [seat["used"] for seat in seats] == [0.0, 0.0]  # nobody counted
        assert [seat["since"] for seat in seats if seat["since"] is not None] == [before["table"]["created"]]
        after.play_on(Wanderer(4), 3)
        assert after.state(0)["table"]["away_after"] == 86_400  # nobody said how fast they play


def test_a_seat_that_was_opened_in_a_running_game_gets_its_bot_back(tmp_path: Path) -> None:
    made = settings(tmp_path)
    with opened(made) as client:
        room = new_room(client, [*HUMAN_AND_OPEN, {"kind": "bot", "level": "random"}])
        room.play_on(Wanderer(4), 1)
    kept = sqlite3.connect(tmp_path / "arks.sqlite")
    kept.execute("UPDATE seats SET kind = 'open', level = '' WHERE kind = 'bot'")  # as it was possible once
    undo_migration(kept)
    kept.commit()
    kept.close()
    with opened(made) as client:
        table = Room(client, room.id, room.tokens).state(0)["table"]
        assert (table["status"], table["proposal"], table["seats"][2]["level"]) == ("running", None, "greedy")


def test_a_snapshot_that_cannot_be_read_is_no_loss(tmp_path: Path, client: TestClient[Any]) -> None:
    made = settings(tmp_path / "other", snapshot_every=3)
    with opened(made) as first:
        room = new_room(first)
        room.play_on(Wanderer(4), 20)
        before = room.state(0)
    kept = sqlite3.connect(tmp_path / "other" / "arks.sqlite")
    kept.execute("UPDATE snapshots SET document = replace(document, '\"format\":1', '\"format\":99')")
    kept.commit()
    kept.close()
    with opened(made) as second:
        after = Room(second, room.id, room.tokens).state(0)
        assert after == before

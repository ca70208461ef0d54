"""The same on PostgreSQL, with two processes that serve the same table."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import make_url

from tests.server.commands import run_arks
from tests.server.room import Json, Room, Server, new_room, opened, running, settings
from tests.server.streams import Stream
from tests.server.test_whole_games import play, put_table
from tests.server.wander import SEED, Wanderer


def test_tables_live_in_postgresql(database: str, tmp_path: Path) -> None:
    made = settings(tmp_path, database=database, snapshot_every=5)
    with opened(made) as client:
        room = new_room(client)
        room.play_on(Wanderer(3), 20)
        before = room.state(0)
    with opened(made) as client:
        after = Room(client, room.id, room.tokens).state(0)
    assert after["view"] == before["view"]
    assert after["version"] == before["version"] == 20


def test_tables_are_listed_and_deleted_in_postgresql(database: str, tmp_path: Path) -> None:
    made = settings(tmp_path, database=database)
    with opened(made) as client:
        over, running_on = new_room(client, listed=True), new_room(client, listed=True)
        over.post("/concede", 0)
        running_on.play_on(Wanderer(3), 1)
        assert [(card["id"], card["status"]) for card in client.get("/api/tables").json()] == [
            (running_on.id, "running"),
            (over.id, "over"),
        ]
    with opened(msgspec.structs.replace(made, keep_days=1e-9)) as client:
        deadline = time.monotonic() + 20
        while client.get(f"/api/tables/{over.id}").status_code != 404:
            assert time.monotonic() < deadline
        assert [card["id"] for card in client.get("/api/tables").json()] == [running_on.id]


def test_who_is_here_is_known_to_all_processes(database: str, tmp_path: Path) -> None:
    made = settings(tmp_path, database=database, here_for_s=1.5, rounds_s=0.2)
    (tmp_path / "other").mkdir()

    def seen(state: Json) -> Any:
        seat = state["table"]["seats"][1]
        return seat["here"], seat["away"]

    async def come_and_go(one: Server, two: Server) -> None:
        async with Stream(one.url, room.id, room.tokens[0]) as watching:
            await watching.until(lambda state: seen(state) == (False, True))
            async with Stream(two.url, room.id, room.tokens[1]):
                await watching.until(lambda state: seen(state) == (True, False))
                states = len(watching.texts)
                await asyncio.sleep(2)
                assert seen(watching.state) == (True, False)
                assert len(watching.texts) == states  # nothing is sent while nothing changes
            await watching.until(lambda state: seen(state) == (False, True))

    with running(made, tmp_path) as one, running(made, tmp_path / "other") as two:
        with one.client() as client:
            room = new_room(client, away_after=2)
        asyncio.run(come_and_go(one, two))


def test_two_processes_serve_one_table(database: str, tmp_path: Path) -> None:
    """Each client talks to another process; both see every move, and two writers never both win."""
    made = msgspec.structs.replace(settings(tmp_path, database=database))
    (tmp_path / "other").mkdir()

    async def game(one: Server, two: Server) -> None:
        async with (
            Stream(one.url, "known", "token-0", 0) as first,
            Stream(two.url, "known", "token-1", 0) as second,
            Stream(two.url, "known", "token-0", 0) as elsewhere,
        ):
            moves = await play([first, second], Wanderer(SEED), [], most=40)
            assert moves == 40
            stream = first if first.owes() else second
            decision = stream.state["decision"]
            picked = [option["id"] for option in decision["options"]][: max(1, decision["lo"])]
            if stream is first:
                await elsewhere.until(lambda state: state["version"] == first.state["version"])
                replies = await asyncio.gather(first.move(picked), elsewhere.move(picked, decision["number"]))
                assert sorted(reply["type"] for reply in replies) == ["accepted", "problem"]

    asyncio.run(put_table(made, SEED))
    with running(made, tmp_path) as one, running(made, tmp_path / "other") as two:
        asyncio.run(game(one, two))


def emptied(database: str, name: str) -> str:
    """The address of a new database beside that of the other tests."""
    address = make_url(database)

    async def make() -> None:
        import asyncpg

        connection = await asyncpg.connect(address.set(drivername="postgresql").render_as_string(False))
        await connection.execute(f"DROP DATABASE IF EXISTS {name}")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return address.set(database=name).render_as_string(False)


def test_the_doctor_examines_postgresql(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = emptied(database, "examined")
    assert run_arks("doctor", "--database", address) == 1
    with opened(settings(tmp_path, database=address, snapshot_every=5)) as client:
        room = new_room(client)
        room.play_on(Wanderer(3), 12)
        room.post("/proposals/end", 0)
    assert run_arks("doctor", "--database", address) == 0
    change(address, "UPDATE snapshots SET document = 'x'", "UPDATE proposals SET body = '{'")
    assert run_arks("doctor", "--database", address) == 1
    assert run_arks("doctor", "--database", address, "--repair") == 0
    capsys.readouterr()
    change(address, "UPDATE entries SET body = '{}' WHERE number = 3")
    assert run_arks("doctor", "--database", address, "--repair") == 1
    assert f"table {room.id}: entry 3 of its log does not fit" in capsys.readouterr().out


def change(address: str, *statements: str) -> None:
    async def execute() -> None:
        import asyncpg

        connection = await asyncpg.connect(make_url(address).set(drivername="postgresql").render_as_string(False))
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(execute())


def test_a_backup_of_postgresql_is_restored_into_an_empty_database(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if shutil.which("pg_dump") is None or shutil.which("pg_restore") is None:
        pytest.skip("PostgreSQL's own programs are not installed")
    source, target = emptied(database, "played"), emptied(database, "restored")
    saved = tmp_path / "saved"
    with opened(settings(tmp_path, database=source)) as client:
        room = new_room(client)
        room.play_on(Wanderer(3), 8)
        before = room.state(0)["view"]
        if run_arks("backup", saved, "--database", source) and "version mismatch" in capsys.readouterr().err:
            pytest.skip("pg_dump is older than the server")
        room.play_on(Wanderer(3), 3)
        assert run_arks("restore", saved, "--database", source) == 2
    assert "is not empty" in capsys.readouterr().err
    assert run_arks("restore", saved, "--database", target) == 0
    with opened(settings(tmp_path, database=target)) as client:
        again = Room(client, room.id, room.tokens)
        assert again.state(0)["view"] == before
        again.play_on(Wanderer(3), 3)
    (tmp_path / "letter").write_text("Dear")
    assert run_arks("restore", tmp_path / "letter", "--database", emptied(database, "other")) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_the_programs_of_postgresql_one_sentence_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    address = "postgresql://ann:secret@db.example/arks"
    assert run_arks("backup", tmp_path / "saved", "--database", address) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told and "secret" not in told and told.count("\n") == 1
    assert not (tmp_path / "saved").exists()

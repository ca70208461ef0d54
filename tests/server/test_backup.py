"""``arks backup`` and ``arks restore``: a copy while people play, and back to it when the database is destroyed."""

from __future__ import annotations

import asyncio
import itertools
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from arks.server.sole import sole_server
from tests.server.commands import run_arks
from tests.server.room import Json, Room, Server, new_room, opened, running, settings
from tests.server.test_damage import MOVES, two_rooms
from tests.server.test_kill import TABLES, Client, put_tables
from tests.server.wander import Wanderer

PLAYED = 15  # moves of each client between two things that happen to the database


def requests_in(file: Path, client: Client) -> list[str]:
    wanted = "SELECT request FROM entries WHERE table_id = ? AND seat = ? ORDER BY number"
    with closing(sqlite3.connect(file)) as kept:
        return [row[0] for row in kept.execute(wanted, [client.table, client.seat])]


def promised(client: Client) -> list[str]:
    return [str(move["request"]) for move, _ in client.promised]


async def moved(clients: list[Client], moves: int) -> None:
    """Until each client was promised so many more moves."""
    wanted = [len(client.promised) + moves for client in clients]
    async with asyncio.timeout(60):
        while any(len(client.promised) < n for client, n in zip(clients, wanted, strict=True)):
            await asyncio.sleep(0.01)


def destroy(file: Path) -> None:
    """As a dying disk would: most of the file is noise."""
    rng = Random(5)
    for path in (file, Path(f"{file}-wal")):
        with path.open("r+b") as pages:
            for place in range(4096, max(path.stat().st_size, 8192), 8192):
                pages.seek(place)
                pages.write(rng.randbytes(4096))


async def play_beside(server: Server, clients: list[Client], folder: Path) -> None:
    """The clients move as fast as they can; a backup is made twice; then the database is destroyed under them."""
    tasks = [asyncio.create_task(client.play()) for client in clients]
    try:
        for name in ("first", "second"):
            await moved(clients, PLAYED)
            before = [promised(client) for client in clients]
            assert await asyncio.to_thread(run_arks, "backup", folder / name, "--data", folder) == 0
            for client, known in zip(clients, before, strict=True):
                assert requests_in(folder / name, client)[: len(known)] == known
        await moved(clients, PLAYED)
        destroy(folder / "arks.sqlite")
        await asyncio.to_thread(server.kill)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def play_on(clients: list[Client]) -> None:
    tasks = [asyncio.create_task(client.play()) for client in clients]
    try:
        await moved(clients, PLAYED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_a_database_is_destroyed_under_load_and_the_games_go_on_from_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "arks.sqlite"
    made = settings(tmp_path, snapshot_every=7)
    asyncio.run(put_tables(made))
    server = Server(made, tmp_path)
    clients = [Client(server, table, seat) for table in TABLES for seat in range(2)]
    try:
        server.start()
        asyncio.run(play_beside(server, clients, tmp_path))
        assert run_arks("doctor", "--data", tmp_path) == 1
        destroyed = file.read_bytes()
        assert run_arks("restore", tmp_path / "second", "--data", tmp_path) == 0
        kept = next(tmp_path.glob("arks.sqlite.before-*[0-9]"))
        assert kept.read_bytes() == destroyed
        assert run_arks("doctor", "--data", tmp_path) == 0
        restored = [requests_in(file, client) for client in clients]
        for client, known in zip(clients, restored, strict=True):
            assert len(known) >= 2 * PLAYED
            in_doubt = str((client.in_doubt or {}).get("request"))
            assert known == [*promised(client), in_doubt][: len(known)]
        server.start()
        later = [Client(server, client.table, client.seat) for client in clients]
        for again in later:
            again.requests = itertools.count(1_000_000)
        asyncio.run(play_on(later))
    finally:
        server.stop()
    for known, again in zip(restored, later, strict=True):
        log = requests_in(file, again)
        assert log[: len(known)] == known
        assert log[len(known) :][: len(again.promised)] == promised(again)
    capsys.readouterr()
    assert run_arks("doctor", "--data", tmp_path) == 0


def view_of(folder: Path, room: Room) -> Json:
    with opened(settings(folder)) as client:
        return dict(Room(client, room.id, room.tokens).state(0)["view"])


def test_a_backup_is_one_file_for_its_owner_and_restores_what_it_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, _, before = two_rooms(tmp_path)
    saved = tmp_path / "kept" / "monday"
    saved.parent.mkdir()
    assert run_arks("backup", saved, "--data", tmp_path) == 0
    assert f"{saved} is a backup of" in capsys.readouterr().out
    assert [path.name for path in saved.parent.iterdir()] == ["monday"]
    if os.name == "posix":
        assert saved.stat().st_mode & 0o077 == 0
    with opened(settings(tmp_path)) as client:
        Room(client, one.id, one.tokens).play_on(Wanderer(4), 3)
    later = view_of(tmp_path, one)
    assert run_arks("restore", saved, "--data", tmp_path) == 0
    told = capsys.readouterr().out
    assert f"2 tables and {2 * MOVES} entries" in told
    assert view_of(tmp_path, one) == before["view"]
    kept = next(tmp_path.glob("arks.sqlite.before-*"))
    assert str(kept) in told
    (tmp_path / "other").mkdir()
    kept.rename(tmp_path / "other" / "arks.sqlite")
    assert view_of(tmp_path / "other", one) == later
    assert run_arks("restore", saved, "--data", tmp_path / "new") == 0
    assert view_of(tmp_path / "new", one) == before["view"]


def test_nothing_is_restored_while_a_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings(tmp_path), tmp_path) as server, server.client() as client:
        room = new_room(client)
        assert run_arks("backup", tmp_path / "copy", "--data", tmp_path) == 0
        room.play_on(Wanderer(4), 3)
        assert run_arks("restore", tmp_path / "copy", "--data", tmp_path) == 2
        assert "stop it first" in capsys.readouterr().err
        room.play_on(Wanderer(4), 3)
        assert room.state(0)["version"] == 6
    with sole_server(f"sqlite:///{tmp_path}/arks.sqlite"):
        assert run_arks("restore", tmp_path / "copy", "--data", tmp_path) == 2
    assert not list(tmp_path.glob("*.before-*")) and not list(tmp_path.glob("*.part*"))
    assert view_of(tmp_path, room)["owing"] is not None


def unsound(folder: Path, how: str) -> Path:
    """A file that is no sound backup."""
    file = folder / "saved"
    assert run_arks("backup", file, "--data", folder) == 0
    if how == "cut off":
        os.truncate(file, file.stat().st_size // 2)
    elif how == "noise":
        with file.open("r+b") as pages:
            pages.seek(file.stat().st_size // 3)
            pages.write(b"\xa5" * (file.stat().st_size // 3))
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "no database":
        file.write_text("Dear diary, " * 1000)
    elif how == "missing":
        file.unlink()
    else:
        changes = {
            "of another program": "DROP TABLE alembic_version",
            "of a later version": "UPDATE alembic_version SET version_num = '9999'",
            "rows of no table": "DELETE FROM tables",
        }
        with closing(sqlite3.connect(file)) as kept, kept:
            kept.execute(changes[how])
    return file


@pytest.mark.parametrize(
    "how",
    [
        "cut off",
        "noise",
        "empty",
        "no database",
        "missing",
        "of another program",
        "of a later version",
        "rows of no table",
    ],
)
def test_what_is_no_sound_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str) -> None:
    two_rooms(tmp_path)
    saved = unsound(tmp_path, how)
    before = (tmp_path / "arks.sqlite").read_bytes()
    capsys.readouterr()
    assert run_arks("restore", saved, "--data", tmp_path) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "arks.sqlite").read_bytes() == before
    assert not list(tmp_path.glob("*.before-*")) and not list(tmp_path.glob("*.part*"))


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two_rooms(tmp_path)
    (tmp_path / "letter").write_text("Dear")
    assert run_arks("backup", tmp_path / "letter", "--data", tmp_path) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "letter").read_text() == "Dear"


def test_a_damaged_database_makes_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two_rooms(tmp_path)
    file = tmp_path / "arks.sqlite"
    with file.open("r+b") as pages:
        pages.seek(file.stat().st_size // 3)
        pages.write(b"\xa5" * (file.stat().st_size // 3))
    assert run_arks("backup", tmp_path / "copy", "--data", tmp_path) == 2
    assert "arks doctor" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists() and not list(tmp_path.glob("*.part*"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["backup", "{here}/copy", "--data", "{here}/nowhere"], "no database"),
        (["backup", "{here}/no/folder/copy", "--data", "{here}"], "can't be written"),
        (["backup", "{here}/copy", "--database", "mysql://x/y"], "mysql"),
        (["restore", "{here}/nothing", "--data", "{here}"], "no backup"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    two_rooms(tmp_path)
    assert run_arks(*[word.format(here=tmp_path) for word in words]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1

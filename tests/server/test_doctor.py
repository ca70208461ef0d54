"""``arks doctor``: what it finds wrong with a database, what it puts right, and what it never touches."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from arks.server.rows import digest_of
from arks.server.sole import sole_server
from tests.server.commands import run_arks, spoil
from tests.server.room import Room, new_room, opened, settings
from tests.server.test_damage import LOG, ROWS, SNAPSHOTS, two_rooms
from tests.server.wander import Wanderer

SEATS = {
    "a level of no bot": ("kind = 'bot', level = 'genius'", "level"),
    "a name that is no line": ("name = 'a' || char(10) || 'b'", "name"),
    "a name too long": ("name = printf('%.60c', 'x')", "name"),
    "a name that is no text": ("name = x'00'", "name"),
    "a stand-in that is no bot": ("stand_in = 'genius'", "stand_in"),
    "a time to come": ("seen = 1e12", "seen"),
    "a time that is no number": ("seen = 'noon'", "seen"),
}


def logs(folder: Path) -> list[Any]:
    with closing(sqlite3.connect(folder / "arks.sqlite")) as kept:
        kept.text_factory = bytes
        return kept.execute("SELECT * FROM entries ORDER BY table_id, number").fetchall()


def examine(folder: Path, *words: str) -> int:
    return run_arks("doctor", "--data", folder, *words)


def database(folder: Path) -> tuple[Room, Room]:
    """Two tables with snapshots."""
    one, other, _ = two_rooms(folder, snapshot_every=5)
    return one, other


def test_a_database_that_was_only_played_on_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(settings(tmp_path, snapshot_every=5)) as client:
        over, going_on, fresh = [new_room(client) for _ in range(3)]
        for room in (over, going_on):
            room.play_on(Wanderer(4), 12)
        over.post("/concede", 0)
        going_on.post("/proposals/end", 1)
        fresh.post("/proposals/undo", 0, {"answers": 1})
    assert examine(tmp_path) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'arks.sqlite'}: 3 tables, 25 entries: sound.\n"


@pytest.mark.parametrize("statement", [*LOG.values(), *ROWS.values()], ids=[*LOG, *ROWS])
def test_a_damaged_log_is_told_and_never_repaired(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], statement: str
) -> None:
    one, other, _ = two_rooms(tmp_path)
    spoil(tmp_path, statement, one.id)
    before = logs(tmp_path)
    for words in ((), ("--repair",)):
        examine(tmp_path, *words)
        told = capsys.readouterr().out
        assert f"table {one.id}: " in told and other.id not in told
        assert "room:" not in told and "offered" not in told
        assert logs(tmp_path) == before


@pytest.mark.parametrize("change", SNAPSHOTS.values(), ids=SNAPSHOTS)
def test_a_damaged_snapshot_is_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str) -> None:
    one, _ = database(tmp_path)
    spoil(tmp_path, f"UPDATE snapshots SET {change} WHERE table_id = ?", one.id)
    before = logs(tmp_path)
    assert examine(tmp_path) == 1
    assert "--repair would delete the snapshot" in capsys.readouterr().out
    assert examine(tmp_path, "--repair") == 0
    assert f"table {one.id}" in capsys.readouterr().out
    assert examine(tmp_path) == 0
    assert logs(tmp_path) == before


def test_a_snapshot_that_is_well_formed_but_of_another_game_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = database(tmp_path)
    with closing(sqlite3.connect(tmp_path / "arks.sqlite")) as kept, kept:
        number, text = kept.execute("SELECT number, document FROM snapshots WHERE table_id = ?", [other.id]).fetchone()
        document = text.partition(" ")[2]
        told = f"{digest_of(one.id, number, document)} {document}"
        kept.execute("UPDATE snapshots SET number = ?, document = ? WHERE table_id = ?", [number, told, one.id])
    assert examine(tmp_path) == 1
    assert f"table {one.id}: its snapshot does not agree with its log" in capsys.readouterr().out


@pytest.mark.parametrize(("change", "name"), SEATS.values(), ids=SEATS)
def test_a_row_of_a_seat_is_mended(tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, name: str) -> None:
    one, _ = database(tmp_path)
    spoil(tmp_path, f"UPDATE seats SET {change} WHERE table_id = ? AND seat = 1", one.id)
    assert examine(tmp_path) == 1
    assert f"{name} of seat 1 cannot be right; --repair would reset {name}" in capsys.readouterr().out
    assert examine(tmp_path, "--repair") == 0
    assert examine(tmp_path) == 0
    with opened(settings(tmp_path)) as client:
        Room(client, one.id, one.tokens).state(0)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("token = ''", "nobody holds seat 1"),
        ("token = 'x'", "nobody holds seat 1"),
        ("token = (SELECT token FROM seats AS s WHERE s.table_id = seats.table_id AND s.seat = 0)", "the same token"),
    ],
)
def test_a_token_that_cannot_be_right_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, told: str
) -> None:
    one, _ = database(tmp_path)
    spoil(tmp_path, f"UPDATE seats SET {change} WHERE table_id = ? AND seat = 1", one.id)
    assert examine(tmp_path, "--repair") == 1
    said = capsys.readouterr().out
    assert told in said
    assert not [token for token in one.tokens.values() if token in said]


def test_a_damaged_proposal_is_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(settings(tmp_path)) as client:
        new_room(client).post("/proposals/end", 0)
    spoil(tmp_path, "UPDATE proposals SET body = '{}'")
    assert examine(tmp_path) == 1
    assert "--repair would delete the proposal" in capsys.readouterr().out
    assert examine(tmp_path, "--repair") == 0
    assert examine(tmp_path) == 0


def test_what_is_left_of_a_table_that_is_gone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, _ = database(tmp_path)
    spoil(tmp_path, "DELETE FROM tables WHERE id = ?", one.id)  # without foreign keys
    before = logs(tmp_path)
    assert examine(tmp_path, "--repair") == 1
    told = capsys.readouterr().out
    assert f"seats of a table {one.id} that is not there: deleted" in told
    assert f"snapshots of a table {one.id} that is not there: deleted" in told
    assert f"entries of a table {one.id} that is not there; nobody can open it" in told
    assert logs(tmp_path) == before


def test_an_end_that_the_log_does_not_lead_to_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, _ = database(tmp_path)
    spoil(tmp_path, "UPDATE tables SET ended = 1.0 WHERE id = ?", one.id)
    assert examine(tmp_path) == 1
    assert f"table {one.id}: its end is not the one that its log leads to" in capsys.readouterr().out


@pytest.mark.parametrize("column", ["ruleset = 99", "content = 'other'"])
def test_a_game_of_other_rules_is_not_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str], column: str) -> None:
    one, _ = database(tmp_path)
    spoil(tmp_path, f"""UPDATE tables SET {column}, options = '{{"mode": "later"}}' WHERE id = ?""", one.id)
    assert examine(tmp_path) == 0
    assert "for want of an engine with their rules: 1 game." in capsys.readouterr().out


def test_a_file_with_damaged_pages_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database(tmp_path)
    file = tmp_path / "arks.sqlite"
    size = file.stat().st_size
    with file.open("r+b") as pages:
        pages.seek(size // 2)
        pages.write(b"\xa5" * (size // 3))
    assert examine(tmp_path) == 1
    told = capsys.readouterr().out
    assert "the file is damaged" in told and "arks restore" in told


@pytest.mark.parametrize("content", [b"", b"no database at all" * 1000], ids=["empty", "of something else"])
def test_a_file_that_holds_no_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    (tmp_path / "arks.sqlite").write_bytes(content)
    assert examine(tmp_path) == 1
    assert "wrong" in capsys.readouterr().out


def test_a_repair_waits_until_the_server_has_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database(tmp_path)
    with sole_server(f"sqlite:///{tmp_path}/arks.sqlite"):
        assert examine(tmp_path) == 0
        assert examine(tmp_path, "--repair") == 2
    assert "stop it first" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--data", "{here}/nowhere"], "no database"),
        (["--database", "mysql://x/y"], "mysql"),
        (["--database", "nonsense"], "sqlite:///FILE"),
        (["--database", "sqlite://"], "sqlite:///FILE"),
        (["--data", "{here}", "--database", "sqlite:///x"], "one of them"),
    ],
)
def test_a_database_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run_arks("doctor", *[word.format(here=tmp_path) for word in words]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1
    assert not (tmp_path / "nowhere").exists()

"""``arks export``: the record of a table, from a database or from a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arks
from arks.cli import main
from tests.server.room import Json, Room, new_room, opened, running, settings
from tests.server.wander import Wanderer


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["export", *words])
    return int(end.value.code or 0)


def table_in(folder: Path, over: bool) -> Room:
    """A table in the database of a folder; its server has stopped."""
    with opened(settings(folder)) as client:
        room = new_room(client, name="Friday")
        room.play_on(Wanderer(8), 12)
        if over:
            room.post("/concede", 1)
        return room


def is_of(record: Json, room: Room) -> bool:
    table = record["table"]
    return bool(arks.replay(record).decisions and table["id"] == room.id and table["name"] == "Friday")


def test_a_table_is_exported_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = table_in(tmp_path, over=True)
    assert run(room.id, "--data", str(tmp_path)) == 0
    record = json.loads(capsys.readouterr().out)
    assert is_of(record, room)
    assert record["table"]["outcome"] == {"winners": [0], "scores": [], "reason": "conceded"}
    assert [seat["name"] for seat in record["table"]["seats"]] == ["Ann", "Guest 1"]
    assert record["table"]["ended"] >= record["table"]["created"]
    file = tmp_path / "game.json"
    link = f"/t/{room.id}#{room.tokens[0]}"
    assert run(link, str(file), "--database", f"sqlite:///{tmp_path}/arks.sqlite") == 0
    told = capsys.readouterr()
    assert told.out == "" and room.tokens[0] not in told.err
    assert json.loads(file.read_text()) == record
    with pytest.raises(SystemExit) as end:
        main(["replay", str(file)])
    assert end.value.code == 0


def test_a_running_game_is_exported_only_if_that_is_meant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = table_in(tmp_path, over=False)
    assert run(room.id, "--data", str(tmp_path)) == 2
    told = capsys.readouterr()
    assert told.out == "" and "--unfinished" in told.err
    assert run(room.id, "--data", str(tmp_path), "--unfinished") == 0
    assert is_of(json.loads(capsys.readouterr().out), room)


def test_a_table_of_another_server_is_fetched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = table_in(tmp_path, over=True)
    going_on = table_in(tmp_path, over=False)
    with running(settings(tmp_path), tmp_path) as server:
        assert run(f"{server.url}/t/{room.id}") == 0
        assert is_of(json.loads(capsys.readouterr().out), room)
        assert run(f"{server.url}/t/{going_on.id}#{going_on.tokens[0]}", "--unfinished") == 2
        assert "secrets" in capsys.readouterr().err
        assert run(f"{server.url}/t/nowhere") == 2
        assert "no such table" in capsys.readouterr().err
    assert run(f"{server.url}/t/{room.id}") == 2
    assert "does not answer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["some-table", "--data", "{here}/nowhere"], "no database"),
        (["some-table", "--data", "{here}"], "no table some-table"),
        (["some-table", "--database", "mysql://x/y"], "mysql"),
        (["ftp://x/t/y"], "http://"),
        (["{id}", "{here}/no/folder.json", "--data", "{here}"], "can't be written"),
    ],
)
def test_what_cannot_be_exported_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    names: Any = {"here": tmp_path, "id": table_in(tmp_path, over=True).id}
    assert run(*[word.format(**names) for word in words]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1
    assert not (tmp_path / "nowhere").exists()

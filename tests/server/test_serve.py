"""The commands that start a server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from arks.cli import main
from arks.kernel.errors import Illegal
from arks.server.exporting import stored
from arks.server.settings import Settings
from arks.server.sole import sole_server
from tests.server.room import free_port, new_room, running, settings


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """What uvicorn would be told."""
    told: dict[str, Any] = {}
    monkeypatch.chdir(tmp_path)  # where a database is by default
    monkeypatch.setattr("arks.server.serve.uvicorn.run", lambda app, **options: told.update(options))
    monkeypatch.setenv("ARKS_SERVER", "")
    return told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--workers", "2"], "PostgreSQL"),
        (["serve", "--workers", "0"], "1 worker"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    words: list[str], said: str, started: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert said in capsys.readouterr().err
    assert not started


def test_numbers_are_set_by_the_environment(
    started: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARKS_KEEP_DAYS", "30")
    monkeypatch.setenv("ARKS_TABLES_IN_MEMORY", "50")
    with pytest.raises(SystemExit) as end:
        main(["serve"])
    assert end.value.code == 0
    told = msgspec.json.decode(os.environ["ARKS_SERVER"], type=Settings)
    assert (told.keep_days, told.tables_in_memory) == (30.0, 50)
    monkeypatch.setenv("ARKS_KEEP_DAYS", "long")
    with pytest.raises(SystemExit) as end:
        main(["serve"])
    assert end.value.code == 2
    assert "ARKS_KEEP_DAYS is a number" in capsys.readouterr().err


def test_play_serves_this_machine_only(
    started: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["play", "--port", "8123", "--data", str(tmp_path / "mine"), "--no-browser"])
    assert end.value.code == 0
    assert (started["host"], started["port"]) == ("127.0.0.1", 8123)
    assert "http://127.0.0.1:8123/" in capsys.readouterr().out
    assert (tmp_path / "mine").is_dir()


def test_a_second_server_on_the_same_file_ends_with_a_sentence(
    started: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    first, second = f"sqlite:///{tmp_path}/arks.sqlite", f"sqlite:///{tmp_path}/link/arks.sqlite"
    with sole_server(first):
        for words in (["serve", "--database", second], ["play", "--data", str(tmp_path), "--no-browser"]):
            with pytest.raises(SystemExit) as end:
                main(words)
            assert end.value.code == 2
            told = capsys.readouterr()
            assert "another server is using" in told.err
            assert told.out == ""
    assert not started
    with pytest.raises(SystemExit) as end:
        main(["serve", "--database", second])
    assert end.value.code == 0
    assert started


def test_a_killed_server_leaves_the_file_to_the_next(tmp_path: Path) -> None:
    made = settings(tmp_path)
    with running(made, tmp_path) as server:
        with pytest.raises(Illegal, match="another server"), sole_server(made.database):
            pass
        server.kill()
        server.start()
        with server.client() as client:
            room = new_room(client)
        asyncio.run(stored(made.database, room.id, unfinished=True))  # whoever only reads is welcome


def test_the_command_serves(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--database", f"sqlite:///{tmp_path}/new/arks.sqlite", "--port", str(port)]
    code = f"from arks.cli import main; main({words!r})"
    process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False, trust_env=False) as client:
            for _ in range(600):
                try:
                    answer = client.get("/api/openapi.json")
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            assert answer.status_code == 200
    finally:
        process.terminate()
        process.wait(20)
    assert (tmp_path / "new" / "arks.sqlite").is_file()

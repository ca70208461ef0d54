"""The commands ``arks play`` and ``arks serve``."""

from __future__ import annotations

import os
import threading
import webbrowser
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from sqlalchemy import make_url

from arks.kernel.errors import Illegal
from arks.server.app import start_logging
from arks.server.handles import raise_handles
from arks.server.settings import ENVIRONMENT, Settings
from arks.server.sole import sole_server

LOCAL: Final = ("127.0.0.1", "localhost")  # a page of another site must not reach it under a name of its own


def serve(settings: Settings, host: str, port: int) -> int:
    """Serve until told to stop."""
    settings = checked(settings)
    with sole_server(settings.database):
        run(settings, host, port)
    return 0


def play_here(port: int, data: Path | None, browser: bool) -> int:
    """A table on this machine, for whoever sits at it."""
    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    address = f"http://127.0.0.1:{port}/"
    settings = checked(Settings(database=database_in(folder), requests_per_s=200.0, hosts=LOCAL))
    with sole_server(settings.database):
        print(f"Two Arks is at {address} (games are kept in {folder}; stop with Ctrl+C)", flush=True)
        if browser:
            opening = threading.Timer(1.5, webbrowser.open, [address])
            opening.daemon = True
            opening.start()
        run(settings, "127.0.0.1", port)
    return 0


def checked(settings: Settings) -> Settings:
    """With what the environment changes, if it can be served."""
    settings = settings.changed_by(os.environ)
    if settings.workers < 1:
        raise Illegal(f"a server needs 1 worker or more, not {settings.workers}")
    if settings.workers > 1 and make_url(settings.database).get_backend_name() == "sqlite":
        raise Illegal(
            f"{settings.workers} workers need a PostgreSQL database: --database postgresql://USER@HOST/NAME; "
            "only one can use a SQLite file"
        )
    return settings


def run(settings: Settings, host: str, port: int) -> None:
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    start_logging()
    raise_handles()
    uvicorn.run(
        "arks.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers if settings.workers > 1 else None,
        loop="arks.server.handles:Loop",
        http="arks.server.door:Entrance",
        ws="arks.server.door:Streaming",
        ws_max_size=settings.body_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # states are small; see docs/operations.md
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "arks"


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder.resolve() / 'arks.sqlite'}"

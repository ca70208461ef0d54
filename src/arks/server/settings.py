"""What whoever runs a server may set."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

PACKAGE: Final = Path(__file__).parents[1]
PAGES: Final = (PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist")  # installed, and in a checkout


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Defaults suit one machine and a few hundred tables."""

    database: str = "sqlite:///arks.sqlite"
    page: str | None = None  # a folder with the built page; None: where it usually is
    hosts: tuple[str, ...] = ()  # names by which it may be called; none: any
    origins: tuple[str, ...] = ()  # besides the server's own, which pages may call
    tables_in_memory: int = 500
    updates_kept: int = 256  # versions that a client may have missed and still catch up with
    snapshot_every: int = 40  # entries of the log
    busy_s: float = 5.0  # how long a locked database is waited for
    bot_processes: int = 2
    bot_budget_s: float = 20.0
    abandoned_after_s: float = 120.0  # without its holder a seat may be taken over after this long
    body_bytes: int = 32_768
    requests_per_s: float = 20.0  # from one address; three seconds' worth may come at once
    messages_per_s: float = 10.0  # on one stream
    creations_per_minute: float = 30.0
    watchers_per_table: int = 60
    workers: int = 1

    def page_folder(self) -> Path | None:
        folders = PAGES if self.page is None else (Path(self.page),)
        return next((folder for folder in folders if (folder / "index.html").is_file()), None)

"""What whoever runs a server may set."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_type_hints

import msgspec

PACKAGE: Final = Path(__file__).parents[1]
ENVIRONMENT: Final = "ARKS_SERVER"  # these settings, for the processes that serve
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
    here_for_s: float = 15.0  # whose stream ended is still here for so long: pages are loaded anew
    rounds_s: float = 5.0  # how often it is looked who is still here
    keeping_s: float = 60.0  # how often games that ended are laid down as they were seen
    keep_days: float = 0.0  # finished games, and tables where none began, are then deleted; 0: never
    body_bytes: int = 32_768
    head_s: float = 10.0  # for the head of a request to arrive
    body_s: float = 20.0  # and for its body
    sockets: int = 10_000  # in all; fewer where the system gives fewer handles
    sockets_per_address: int = 200  # or a quarter of those in all
    requests_in_flight: int = 400  # that are being answered, in all
    requests_in_flight_per_address: int = 40
    requests_per_s: float = 20.0  # from one address; three seconds' worth may come at once
    messages_per_s: float = 10.0  # on one stream
    creations_per_minute: float = 30.0
    phrases_per_minute: float = 5.0  # recovery phrases made or tried
    spectators_per_table: int = 60  # seats are never counted
    workers: int = 1

    def page_folder(self) -> Path | None:
        folders = PAGES if self.page is None else (Path(self.page),)
        return next((folder for folder in folders if (folder / "index.html").is_file()), None)

    def changed_by(self, environment: Mapping[str, str]) -> Settings:
        """Each number can be set from outside: ARKS_KEEP_DAYS, ARKS_TABLES_IN_MEMORY and so on."""
        changes: dict[str, float] = {}
        for name, kind in get_type_hints(Settings).items():
            told = environment.get(f"ARKS_{name.upper()}")
            if kind in (int, float) and told is not None:
                try:
                    changes[name] = kind(told)
                except ValueError:
                    raise ValueError(f"ARKS_{name.upper()} is a number, not {told!r}") from None
        return msgspec.structs.replace(self, **changes)

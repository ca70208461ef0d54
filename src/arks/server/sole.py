"""Only one server at a time writes a SQLite file: another one would not see what this one does."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from arks.kernel.errors import Illegal


@contextmanager
def sole_server(database: str) -> Iterator[None]:
    """Hold the lock beside the database. The system takes it away from a process that ends, however it ends."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    file = Path(url.database).resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            lock(handle)
        except OSError:
            raise Illegal(
                f"another server is using {file}; stop it first, give this one a database of its own, "
                "or let several servers share a PostgreSQL database"
            ) from None
        yield
    finally:
        os.close(handle)


def lock(handle: int) -> None:
    """Or raise at once. The file itself stays: whoever deleted it would let two servers lock two different ones."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

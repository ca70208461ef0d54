"""Which database the commands beside a server mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from arks.kernel.errors import Illegal
from arks.server.serve import data_folder, database_in
from arks.server.sole import sole_server


def database_of(data: Path | None, database: str | None) -> str:
    """By its address, by the folder of its file, or that of this user."""
    if data is not None and database is not None:
        raise ValueError("--data and --database name the same thing; give one of them")
    address = database or database_in(data or data_folder())
    try:
        backend = make_url(address).get_backend_name()
    except ArgumentError:
        raise ValueError(
            "a database is sqlite:///FILE or postgresql://USER@HOST/NAME; for a folder there is --data"
        ) from None
    if backend not in ("sqlite", "postgresql", "postgres"):
        raise ValueError(f"{backend} is not a database for tables; sqlite and postgresql are")
    return address


def file_of(address: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise ValueError("the database of a server is a file: sqlite:///FILE")
    return Path(url.database).resolve()


def existing(address: str) -> str:
    """The same address, if its file is there."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise ValueError(f"there is no database {file}; name its folder with --data, or it with --database")
    return address


@contextmanager
def alone(address: str) -> Iterator[None]:
    """While no server runs on it."""
    with ExitStack() as held:
        try:
            held.enter_context(sole_server(address))
        except Illegal:
            raise ValueError(f"a server is using {shown(address)}; stop it first; nothing was changed") from None
        yield


def shown(address: str) -> str:
    """Without its password."""
    return str(file_of(address) or make_url(address).render_as_string())

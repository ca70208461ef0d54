"""The commands ``arks backup`` and ``arks restore``."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import localtime, strftime
from typing import Final

from sqlalchemy import make_url

from arks.server import clock
from arks.server.places import alone, database_of, existing, file_of, shown
from arks.server.versions import ASKED, lack_of

SIDES: Final = ("", "-wal", "-shm")  # what belongs to an SQLite file
WAIT_S: Final = 5.0
SHARED_FIRST: Final = 0x40000002  # the bytes that everybody locks who has an SQLite file open
SHARED_BYTES: Final = 510


def backup(to: Path, data: Path | None, database: str | None) -> int:
    """Copy a database, also while a server writes it. A file that is there already is left alone."""
    address = existing(database_of(data, database))
    if to.exists():
        raise ValueError(f"{to} is there already; a backup needs a file of its own")
    file = file_of(address)
    with beside(to) as part:
        if file is None:
            dump(address, part)
        else:
            copy(file, part)
            told = fault_of(part)
            if told is not None:
                raise ValueError(f"{file} is damaged, and so would be its backup: {told}; ask arks doctor")
        named(part, to)
    print(f"{to} is a backup of {shown(address)}" + (f": {contents(to)}." if file else "."))
    return 0


def restore(saved: Path, data: Path | None, database: str | None) -> int:
    """Put a backup in the place of a database. What was there is kept beside it."""
    if not saved.is_file():
        raise ValueError(f"there is no backup {saved}")
    address = database_of(data, database)
    file = file_of(address)
    if file is None:
        load(saved, address)
        print(f"{shown(address)} is what {saved} holds.")
        return 0
    told = fault_of(saved)
    if told is not None:
        raise ValueError(f"{saved} is no sound backup: {told}; nothing was changed")
    file.parent.mkdir(parents=True, exist_ok=True)
    with alone(address), beside(file) as part:
        refuse_users(file)
        copy(saved, part)
        kept = put_aside(file)
        named(part, file)
    print(f"{file} is what {saved} holds: {contents(file)}." + (f" What was there is {kept}." if kept else ""))
    return 0


@contextmanager
def beside(file: Path) -> Iterator[Path]:
    """A new file for its owner's eyes, for it holds everybody's secrets; it is gone unless it was given a name."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise ValueError(f"{file} can't be written: {error.strerror}") from None
    try:
        yield part
    finally:
        for side in SIDES:
            Path(f"{part}{side}").unlink(missing_ok=True)


def named(part: Path, file: Path) -> None:
    """The name lasts as well as what is in the file."""
    part.rename(file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


# --- SQLite


def copy(source: Path, target: Path) -> None:
    """All at once: page by page it would begin anew with each move, and writers need not wait for a reader."""
    try:
        with closing(opened(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise ValueError(f"{source} can't be copied to {target}: {error}") from None
    with target.open("rb+") as written:
        os.fsync(written.fileno())


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=WAIT_S)


def fault_of(file: Path) -> str | None:
    """Why a file is no sound database of tables."""
    try:
        with closing(opened(file)) as kept:
            for (told,) in kept.execute("PRAGMA integrity_check(1)"):
                if told != "ok":
                    return " ".join(str(told).split())
            if kept.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
                return lack_of(None)
            lack = lack_of(next(iter(kept.execute(ASKED).fetchone() or []), None))
            if lack is None and kept.execute("PRAGMA foreign_key_check").fetchone() is not None:
                return "some of its rows belong to a table that is not there"
            return lack
    except sqlite3.Error as error:
        return str(error)


def contents(file: Path) -> str:
    with closing(opened(file)) as kept:
        tables = kept.execute("SELECT count(*) FROM tables").fetchone()[0]
        entries = kept.execute("SELECT count(*) FROM entries").fetchone()[0]
    return f"{tables:,} tables and {entries:,} entries of their logs"


def refuse_users(file: Path) -> None:
    """No program may have it open: it would go on writing into the file that is put aside."""
    if sys.platform == "win32" or not file.is_file():  # there, a file that is open keeps its name
        return
    import fcntl

    try:
        with file.open("rb+") as handle:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_BYTES, SHARED_FIRST)
    except BlockingIOError:
        raise ValueError(f"another program is using {file}; stop it first; nothing was changed") from None
    except OSError as error:
        raise ValueError(f"{file} can't be written: {error.strerror}") from None


def put_aside(file: Path) -> Path | None:
    """Under a name of its own, with all that belongs to it: SQLite would take an old log for that of a new file."""
    if not any(Path(f"{file}{side}").exists() for side in SIDES):
        return None
    stem = f"{file.name}.before-{strftime('%Y%m%d-%H%M%S', localtime(clock.now()))}"
    kept = next(name for name in (file.with_name(f"{stem}{nth}") for nth in ("", *range(2, 100))) if not name.exists())
    for side in SIDES:
        with suppress(FileNotFoundError):
            Path(f"{file}{side}").rename(f"{kept}{side}")
    return kept


# --- PostgreSQL


def dump(address: str, to: Path) -> None:
    run("pg_dump", address, "--format=custom", f"--file={to}", instead=f"pg_dump --format=custom --file={to.stem}")


def load(saved: Path, address: str) -> None:
    """Only into an empty database: one that holds tables is kept by not touching it."""
    instead = f"pg_restore --no-owner {saved}"
    found = run("psql", address, "--tuples-only", "--no-align", "--command", EMPTY, instead=instead)
    if found.strip() != "0":
        raise ValueError(
            f"{shown(address)} is not empty; make a new one (createdb NAME), restore into that and serve from it"
        )
    run("pg_restore", address, "--no-owner", "--single-transaction", str(saved), instead=instead)


EMPTY: Final = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"


def run(program: str, address: str, *words: str, instead: str) -> str:
    """One of PostgreSQL's own programs; the password travels where other users of the machine do not see it."""
    url = make_url(address).set(drivername="postgresql")
    if shutil.which(program) is None:
        raise ValueError(
            f"{program} is not installed here; where PostgreSQL's programs are, do it with them: {instead} ..."
        )
    hidden = {} if url.password is None else {"PGPASSWORD": url.password}
    plain = url._replace(password=None).render_as_string()
    called = [program, f"--dbname={plain}", *words]
    done = subprocess.run(called, env={**os.environ, **hidden}, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line.removeprefix(f"{program}: ") for line in done.stderr.splitlines()[:2]]
        raise ValueError(f"{program} failed: {', '.join(said)}; nothing was changed")
    return done.stdout

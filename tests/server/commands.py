"""The command line in this process."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from arks.cli import main


def run_arks(*words: str | Path) -> int:
    """Its exit status."""
    with pytest.raises(SystemExit) as end:
        main([str(word) for word in words])
    return int(end.value.code or 0)


def spoil(folder: Path, statement: str, *values: object) -> None:
    """Change the rows of a database behind the server's back; at least one."""
    with closing(sqlite3.connect(folder / "arks.sqlite")) as kept, kept:
        assert kept.execute(statement, values).rowcount > 0

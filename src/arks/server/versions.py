"""Forms of the schema: the one a database has, and those that this version of the server knows."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.script import ScriptDirectory

ASKED: Final = "SELECT version_num FROM alembic_version"


def scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@cache
def known() -> tuple[str, ...]:
    """All of them, the newest first."""
    return tuple([script.revision for script in ScriptDirectory.from_config(scripts()).walk_revisions()])


def lack_of(version: str | None) -> str | None:
    """What keeps a database of this form from being read as it is."""
    if version is None:
        return "it holds no tables of Two Arks"
    if version not in known():
        return f"its form ({version}) is that of a later version"
    return None

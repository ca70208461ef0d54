"""Copies of engines: one zip file holds all that plays games by one set of rules, and says which set that is."""

from __future__ import annotations

import io
import json
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from arks.engine.hosting import HERE
from arks.engine.values import Setup
from arks.games import GAMES

PACKAGE: Final = Path(__file__).parents[1]
SHIPPED: Final = Path(__file__).parent / "shelf"  # engines of releases before servers filed their own
PARTS: Final = ("kernel", "awakening", "nova", "bots", "engine")
FILES: Final = ("__init__.py", "api.py", "games.py")
LABEL: Final = "engine.json"
PLAYERS: Final = 2  # a number that every game takes; rules are the same for all
THEN: Final = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive


class Key(NamedTuple):
    """The rules a game is played by."""

    game: str
    ruleset: int
    content: str


class Copy(NamedTuple):
    """An engine as it is filed."""

    digest: str
    keys: tuple[Key, ...]
    archive: bytes


def keys_here() -> tuple[Key, ...]:
    """The rules of this engine, a key for each game."""
    return tuple([Key(name, *HERE.rules(Setup(name, PLAYERS, {}, 0))) for name in GAMES])


def copy_here() -> Copy:
    """A copy of this engine; compiled modules stay behind, their sources do the same."""
    keys = keys_here()
    found = {f"arks/{name}": (PACKAGE / name).read_bytes() for name in FILES}
    for part in PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            inner = path.relative_to(PACKAGE)
            if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd", ".zip") and "web" not in inner.parts:
                found[f"arks/{inner.as_posix()}"] = path.read_bytes()
    found[LABEL] = json.dumps({"keys": keys}).encode()
    return copy_of(packed(found))


def packed(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, THEN), content, zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()


def copy_of(archive: bytes) -> Copy:
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        label = json.loads(opened.read(LABEL))
    return Copy(sha256(archive).hexdigest(), tuple([Key(*key) for key in label["keys"]]), archive)


def shipped() -> list[Copy]:
    """The copies that come with this release."""
    return [copy_of(path.read_bytes()) for path in sorted(SHIPPED.glob("*.zip"))]


def unpack(copy: Copy, folder: Path) -> Path:
    """Lay a copy out where Python can import it."""
    target = folder / copy.digest[:16]
    if not target.is_dir():
        beginning = target.with_suffix(".part")  # a disk that is full must leave no half engine behind
        with zipfile.ZipFile(io.BytesIO(copy.archive)) as archive:
            archive.extractall(beginning)
        beginning.rename(target)
    return target

"""Reads a pack folder: which files it has, and the records in them."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from . import model, model_boards, model_enemy, model_fallout, model_setup
from .plain import plain
from .problems import ContentError, Problem
from .shape import shape_problems

BUILT_IN: Final = Path(__file__).parent / "pack"
FORMATS: Final[dict[str, type]] = {
    "vocabulary.yaml": model.Vocabulary,
    "rooms.yaml": model.Rooms,
    "board_a.yaml": model_boards.Board,
    "boards_b.yaml": model_boards.Factions,
    "variants.yaml": model_boards.Variants,
    "artifacts.yaml": model.Artifacts,
    "missions.yaml": model.Missions,
    "achievements.yaml": model.Achievements,
    "explore_tokens.yaml": model.Tokens,
    "setup.yaml": model_setup.Setup,
    "enemy.yaml": model_enemy.Enemy,
    "fallout.yaml": model_fallout.Fallout,
}

LEARNING: Final = threading.Lock()  # msgspec looks at a type when it is first used; two threads at once would crash it

Stamp = tuple[str, int, int]


def stamps(folder: Path) -> tuple[Stamp, ...]:
    """Name, time and size of each YAML file of a folder: they change when the pack does."""
    if not folder.is_dir():
        return ()
    return tuple(_stamp(path) for path in sorted(folder.iterdir()) if path.suffix in (".yaml", ".yml"))


def read(folder: Path) -> tuple[model.Files | None, list[Problem]]:
    """The records of a pack, or what keeps them from being read. Files the folder lacks come from the built-in pack."""
    own = {name for name, _, _ in stamps(folder)}
    problems = list(_folder_problems(folder, own))
    values: dict[str, object] = {}
    records: dict[str, Any] = {}
    for name, kind in FORMATS.items():
        path = (folder if name in own else BUILT_IN) / name
        try:
            values[name] = _values(path, _stamp(path))
            with LEARNING:
                records[name.removesuffix(".yaml")] = msgspec.convert(values[name], kind)
        except ContentError as error:
            problems.append(error.problem)
        except msgspec.ValidationError:
            problems.extend(shape_problems(name, values[name], kind))
    if problems:
        return None, problems
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return model.Files(**records, digest=hashlib.sha256(canonical.encode()).hexdigest()[:16]), []


def _folder_problems(folder: Path, own: set[str]) -> Iterator[Problem]:
    known = f"the files of a pack are {', '.join(FORMATS)}"
    if not folder.is_dir():
        yield Problem(str(folder), "", "", "there is no such folder")
    elif not own & set(FORMATS):
        yield Problem(str(folder), "", "", f"the folder holds no content; {known}")
    for name in sorted(own - set(FORMATS)):
        yield Problem(name, "", "", f"no such content file; {known}")


def _stamp(path: Path) -> Stamp:
    try:
        status = path.stat()
    except OSError:  # reading it will say why
        return path.name, 0, 0
    return path.name, status.st_mtime_ns, status.st_size


@lru_cache(maxsize=32)
def _values(path: Path, stamp: Stamp) -> object:
    """The values of a file; the stamp makes the cache notice an edit. Shared: nobody may change the result."""
    try:
        return plain(path.name, path.read_bytes())
    except OSError as error:
        raise ContentError(Problem(path.name, "", "", f"can't be read: {error.strerror}")) from error

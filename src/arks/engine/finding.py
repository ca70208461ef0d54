"""Who plays by the rules of a record: this engine, or a copy of an older one."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Self

import msgspec

from arks.engine.copies import Copy, Key, keys_here, shipped, unpack
from arks.engine.elsewhere import Elsewhere
from arks.engine.hosting import HERE
from arks.engine.values import Document, Engine, Setup
from arks.kernel.errors import Illegal

Shelf = Callable[[Key], Copy | None]


class Rules(msgspec.Struct):
    """The set-up of a record."""

    players: int
    options: Document
    ruleset: int
    content: str


class Recorded(msgspec.Struct):
    """What a record says of its game, and of the rules it was played by."""

    game: str
    setup: Rules
    seed: int | str

    def key(self) -> Key:
        return Key(self.game, self.setup.ruleset, self.setup.content)

    def made(self) -> Setup:
        return Setup(self.game, self.setup.players, self.setup.options, self.seed)


def recorded(record: Document) -> Recorded:
    try:
        return msgspec.convert(record, Recorded)
    except msgspec.ValidationError:
        raise Illegal("this is not the record of a game") from None


class Engines:
    """The engines of this release and those on another shelf. On leaving, their processes end."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf = shelf
        self._folder: Path | None = None
        self._started: dict[str, Elsewhere] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for engine in self._started.values():
            engine.close()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def of(self, record: Recorded) -> Engine:
        """The engine by whose rules a record is played again; refused where there is none."""
        key = record.key()
        if key in keys_here() or plays_here(record):
            return HERE
        copy = next((copy for copy in shipped() if key in copy.keys), None)
        if copy is None and self._shelf is not None:
            copy = self._shelf(key)
        if copy is None:
            raise Illegal(
                f"no engine at hand plays {key.game} by ruleset {key.ruleset} with content {key.content}; "
                "the database of the server it was played on has one: --database"
            )
        if copy.digest not in self._started:
            if self._folder is None:
                self._folder = Path(tempfile.mkdtemp(prefix="arks-engines-"))
            self._started[copy.digest] = Elsewhere(unpack(copy, self._folder))
        return self._started[copy.digest]


def plays_here(record: Recorded) -> bool:
    """Content of one's own has rules of its own, too."""
    try:
        return HERE.rules(record.made()) == (record.setup.ruleset, record.setup.content)
    except Illegal:
        return False

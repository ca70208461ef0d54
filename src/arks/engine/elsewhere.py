"""The same calls to an engine in another process: games go on under the rules they began with."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from arks.engine.retelling import Retelling
from arks.engine.values import Answered, Choice, Document, Log, Position, Reason, Setup, Told
from arks.engine.worker import Call, Reply
from arks.kernel.errors import Illegal

CALL_S: Final = 60.0  # a whole game may be replayed in one call


class EngineFailed(Exception):
    """The other process gave no answer. The game at hand is as it was."""


class Elsewhere:
    """An engine behind a pipe. Its process starts with the first call, and again when it was lost."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # holds the package `arks`
        self.used = time.monotonic()  # when it was called last
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = threading.Lock()
        self._names = itertools.count()
        self.starts = 0
        self._closed = False

    def rules(self, setup: Setup) -> tuple[int, str]:
        return msgspec.convert(self.ask(Call("rules", setup=setup)), tuple[int, str])

    def host(self, setup: Setup, saved: Document | None = None) -> Visited:
        return Visited(self, f"{next(self._names)}", setup, saved)

    def story(self, setup: Setup, log: Log, seat: int | None) -> list[tuple[int, list[Told]]]:
        value = self.ask(Call("story", setup=setup, log=log, seat=seat))
        return msgspec.convert(value, list[tuple[int, list[Told]]])

    def view_after(self, setup: Setup, log: Log, entries: int, seat: int | None) -> Document:
        return msgspec.convert(self.ask(Call("view_after", setup=setup, log=log, entries=entries, seat=seat)), Document)

    def retelling(self, setup: Setup, log: Log) -> Retelling:
        return msgspec.convert(self.ask(Call("retelling", setup=setup, log=log)), Retelling)

    def ask(self, call: Call) -> Any:
        """The value of a call."""
        return value_of(self.send(call))

    def send(self, call: Call) -> Reply:
        with self._turn:
            self.used = time.monotonic()
            process = self._started()
            too_late = threading.Timer(CALL_S, process.kill)
            too_late.start()
            try:
                assert process.stdin is not None and process.stdout is not None
                process.stdin.write(msgspec.json.encode(call) + b"\n")
                process.stdin.flush()
                line = process.stdout.readline()
                return msgspec.json.decode(line, type=Reply)
            except (OSError, msgspec.MsgspecError) as error:
                self._end()
                raise EngineFailed("an engine ended, or took too long") from error
            finally:
                too_late.cancel()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self._end()  # lost meanwhile
        if self._closed:
            raise EngineFailed("an engine was closed")
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "arks.engine.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": str(self.folder)},
            )
            self.starts += 1
        return self._process

    @property
    def running(self) -> bool:
        process = self._process
        return process is not None and process.poll() is None

    def stop(self) -> None:
        with self._turn:
            self._end()

    def close(self) -> None:
        """End for good: a thread that still waits for an answer starts nothing any more."""
        with self._turn:
            self._closed = True
            self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


class Visited:
    """A game in another process. It remembers its log, so that a process that was lost costs nothing."""

    def __init__(self, engine: Elsewhere, name: str, setup: Setup, saved: Document | None) -> None:
        self._engine = engine
        self._name = name
        self._setup = setup
        self._saved = saved
        self._log: Log = []
        self.open()

    @property
    def ready(self) -> bool:
        """Whether the process that holds the game still runs."""
        return self._engine.running and self._start == self._engine.starts

    def open(self) -> None:
        """Begin, or take the game up in another process."""
        call = Call("host", self._name, self._setup, self._saved, self._log)
        self.position = msgspec.convert(self._engine.ask(call), Position)
        self._start = self._engine.starts

    def _ask(self, call: str, **words: Any) -> Any:
        wanted = Call(call, self._name, **words)
        try:
            reply = self._engine.send(wanted)
        except EngineFailed:
            reply = Reply(gone=True)
        if reply.gone:
            self.open()
            reply = self._engine.send(wanted)
        return value_of(reply)

    def answer(self, seat: int, picked: list[str]) -> Answered:
        answered = msgspec.convert(self._ask("answer", seat=seat, picked=picked), Answered)
        self._log.append({"seat": seat, "picked": picked, "chance": answered.chance})
        self.position = answered.position
        return answered

    def undo(self, seat: int, answers: int) -> Position:
        self.position = msgspec.convert(self._ask("undo", seat=seat, answers=answers), Position)
        self._log.append({"seat": seat, "undo": answers})
        return self.position

    def apply(self, log: Log) -> Position:
        self.position = msgspec.convert(self._ask("apply", log=log), Position)
        self._log += log
        return self.position

    def choice(self, seat: int) -> Choice | None:
        return msgspec.convert(self._ask("choice", seat=seat), Choice | None)

    def aside(self, seat: int) -> Choice | None:
        return msgspec.convert(self._ask("aside", seat=seat), Choice | None)

    def view(self, seat: int | None) -> Document:
        return msgspec.convert(self._ask("view", seat=seat), Document)

    def why_not(self, seat: int, thing: str) -> Reason:
        return msgspec.convert(self._ask("why_not", seat=seat, thing=thing), Reason)

    def sample(self, seat: int) -> list[str]:
        return msgspec.convert(self._ask("sample", seat=seat), list[str])

    def world(self, seat: int) -> Document:
        return msgspec.convert(self._ask("world", seat=seat), Document)

    def save(self) -> Document:
        return msgspec.convert(self._ask("save"), Document)


def value_of(reply: Reply) -> Any:
    if reply.illegal is not None:
        raise Illegal(reply.illegal)
    if reply.failed is not None:
        raise EngineFailed(f"an engine failed with {reply.failed}")
    return reply.value

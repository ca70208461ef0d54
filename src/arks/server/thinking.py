"""Processes that think for bots, each with a budget of time. They get saved documents, never the true state."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Final

import msgspec

from arks.engine.thinker import Task, Thought

START_S: Final = 60.0  # for a process to start; no part of a bot's budget
LINE_BYTES: Final = 8 << 20


class Failed(Exception):
    """A bot that gave no answer, and why."""


class Thinkers:
    """A fixed number of processes; all questions of one game go to the same one, whose bots follow their plans."""

    def __init__(self, processes: int, budget_s: float, engine: Path | None = None) -> None:
        self._thinkers = [Thinker(engine) for _ in range(processes)]
        self._budget_s = budget_s
        self.used = time.monotonic()  # when somebody thought last

    async def think(self, task: Task) -> Thought:
        """What a bot would answer; raises when it fails or takes too long."""
        self.used = time.monotonic()
        thinker = self._thinkers[sum(task.key.encode()) % len(self._thinkers)]
        return await thinker.think(task, self._budget_s)

    async def rest(self) -> None:
        """End the processes, until somebody has to think again."""
        for thinker in self._thinkers:
            await thinker.rest()

    async def close(self) -> None:
        for thinker in self._thinkers:
            await thinker.stop()


class Thinker:
    """One process; it is started when it is first needed, and anew after it was stopped.

    ``engine`` is a folder with a copy of an older one, whose bots are then asked.
    """

    def __init__(self, engine: Path | None) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def think(self, task: Task, budget_s: float) -> Thought:
        async with self._turn:
            process = await self._started()
            try:
                line = await asyncio.wait_for(exchange(process, msgspec.json.encode(task)), budget_s)
                return msgspec.json.decode(line, type=Thought)
            except TimeoutError:
                await self.stop()
                raise Failed("took too long") from None
            except (OSError, msgspec.MsgspecError):
                if process.returncode is not None or not await self._still_answers():
                    await self.stop()
                raise Failed("failed") from None
            except asyncio.CancelledError:
                await self.stop()  # its answer would be taken for that of the next question
                raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                "arks.engine.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_BYTES,
                env=None if self._engine is None else os.environ | {"PYTHONPATH": str(self._engine)},
            )
            if not await self._still_answers():
                await self.stop()
                raise Failed("could not be started")
        return self._process

    async def _still_answers(self) -> bool:
        """Any line gets an answer, if only that it failed."""
        assert self._process is not None
        try:
            return bool(await asyncio.wait_for(exchange(self._process, b"{}"), START_S))
        except (OSError, TimeoutError):
            return False

    async def rest(self) -> None:
        async with self._turn:
            await self.stop()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def exchange(process: asyncio.subprocess.Process, line: bytes) -> bytes:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer:
        raise BrokenPipeError
    return answer

"""Engines on the shelf: each server files a copy of its own, so that a game goes on under the rules it began with."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Final

from arks.engine import HERE, Engine
from arks.engine.copies import Copy, Key, copy_here, keys_here, shipped, unpack
from arks.engine.elsewhere import Elsewhere
from arks.server import clock
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.thinking import Thinkers

LOG: Final = logging.getLogger("arks.server")
IDLE_S: Final = 600.0  # an engine nobody called for so long ends; it starts again in half a second

own_copy = cache(copy_here)
shipped_copies = cache(shipped)


class Shelf:
    """Today's engine is in this process; others are in the database, and started when a table needs them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._here: frozenset[Key] = frozenset()
        self._filed: dict[Key, str] = {}  # digests of copies, the newest of each key
        self._shipped: dict[str, Copy] = {}
        self._folder: Path | None = None
        self._folders: dict[str, Path] = {}
        self._playing: dict[str, Elsewhere] = {}
        self._apart: dict[str, Elsewhere] = {}
        self._thinkers: dict[str, Thinkers] = {}
        self._unpacking = asyncio.Lock()

    async def start(self) -> None:
        """File this engine, and see which others there are."""
        await self._store.file_engine(await asyncio.to_thread(own_copy), clock.now())
        await self.look()

    async def look(self) -> None:
        """Which engines there are: this one, those of the release, those that servers filed."""
        self._here = frozenset(await asyncio.to_thread(keys_here))
        for copy in await asyncio.to_thread(shipped_copies):
            self._shipped[copy.digest] = copy
            self._filed |= dict.fromkeys(copy.keys, copy.digest)
        self._filed |= await self._store.filed_engines()

    async def close(self) -> None:
        for thinkers in self._thinkers.values():
            await thinkers.close()
        for engine in self._engines():
            await asyncio.to_thread(engine.close)
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def has(self, key: Key) -> bool:
        return key in self._here or key in self._filed

    def is_here(self, key: Key) -> bool:
        """Whether these are the rules of today."""
        return key in self._here

    async def engine(self, key: Key) -> Engine | None:
        """Who plays by these rules; None when nobody does."""
        return HERE if key in self._here else await self._find(key, self._playing)

    async def apart(self, key: Key) -> Elsewhere | None:
        """The same in a process of its own, today's engine too: long work there holds no table up."""
        return await self._find(key, self._apart)

    async def _find(self, key: Key, engines: dict[str, Elsewhere]) -> Elsewhere | None:
        if key not in self._filed:
            await self.look()  # another server may have filed it since
        digest = self._filed.get(key)
        if digest is None:
            return None
        async with self._unpacking:
            if digest not in self._folders:
                copy = self._shipped.get(digest) or await self._store.engine_copy(digest)
                if copy is None:
                    return None
                self._folders[digest] = await asyncio.to_thread(unpack, copy, self._place())
            if digest not in engines:
                engines[digest] = Elsewhere(self._folders[digest])
        return engines[digest]

    def _engines(self) -> list[Elsewhere]:
        return [*self._playing.values(), *self._apart.values()]

    def _place(self) -> Path:
        """A folder of this process alone: what lies in it is run."""
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="arks-engines-"))
        return self._folder

    def thinkers(self, engine: Engine) -> Thinkers:
        """Who thinks for the bots of a table: by its rules."""
        folder = engine.folder if isinstance(engine, Elsewhere) else None
        name = "" if folder is None else str(folder)
        if name not in self._thinkers:
            processes = self._settings.bot_processes if folder is None else 1
            self._thinkers[name] = Thinkers(processes, self._settings.bot_budget_s, folder)
        return self._thinkers[name]

    async def tidy(self) -> None:
        """End engines that nobody needs."""
        now = time.monotonic()
        for engine in self._engines():
            if engine.running and now - engine.used > IDLE_S:
                LOG.info("an engine of older rules is idle and ends")
                await asyncio.to_thread(engine.stop)
        for folder, thinkers in self._thinkers.items():
            if folder and now - thinkers.used > IDLE_S:
                await thinkers.rest()

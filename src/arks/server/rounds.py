"""What is looked after from time to time: who is still here, and tables that nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from arks.server import clock
from arks.server.agreeing import reconsider
from arks.server.hall import Hall
from arks.server.problems import Refused
from arks.server.store import Conflict, Unavailable

LOG: Final = logging.getLogger("arks.server")
HOUR_S: Final = 3600.0
DAY_S: Final = 24 * HOUR_S
CLOSING_S: Final = 3.0  # a server that stops does not wait long for a database that is locked
KEPT_AT_ONCE: Final = 20  # finished games in one round
AT_ONCE: Final = 200  # tables deleted in one transaction


class Rounds:
    """Two rounds, each at its own pace, until the server stops."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []
        self._shown: dict[str, list[tuple[bool, bool]]] = {}  # who was here the last time, by table

    def start(self) -> None:
        settings = self._hall.settings
        self._tasks.append(asyncio.create_task(every(settings.rounds_s, self.who_is_here)))
        self._tasks.append(asyncio.create_task(every(settings.keeping_s, self.keep)))
        if settings.keep_days > 0:
            self._tasks.append(asyncio.create_task(every(HOUR_S, self.forget)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_S):
                for table in [table for table in self._hall.tables() if table.noticed]:
                    await self._hall.put_seen(table)

    async def who_is_here(self) -> None:
        """People leave silently: store when, and let the others see it."""
        attended = [table.id for table in self._hall.tables() if table.watchers or table.noticed]
        for table_id in attended:
            try:
                await self._look_at(table_id)
            except (Refused, Conflict):
                LOG.info("a table was deleted, or changed by another process")
        self._shown = {table_id: self._shown[table_id] for table_id in attended if table_id in self._shown}

    async def _look_at(self, table_id: str) -> None:
        async with self._hall.at(table_id) as table:
            seen = table.unsaved(self._hall.store.shared)
            if seen:
                await self._hall.store.put_seen(table_id, seen)
            table.saved(seen)
            await reconsider(self._hall, table)
            now = table.presence()
            if now != self._shown.get(table_id):
                self._shown[table_id] = now
                table.wake()

    async def keep(self) -> None:
        """Keep games that ended as they were seen, one after the other; engines that are idle end."""
        hall = self._hall
        for table_id in await hall.store.untold(KEPT_AT_ONCE + len(hall.unkept)):
            if table_id not in hall.unkept:
                await hall.keep(table_id)
        await hall.shelf.tidy()

    async def forget(self) -> None:
        """Delete old tables, a few at a time, so that moves are not held up."""
        before = clock.now() - self._hall.settings.keep_days * DAY_S
        while True:
            busy = [table.id for table in self._hall.tables() if not table.idle]
            gone = await self._hall.store.forget(before, busy, AT_ONCE)
            for table_id in gone:
                self._hall.drop(table_id)
            if len(gone) < AT_ONCE:
                return
            await asyncio.sleep(1)


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Unavailable:
            LOG.warning("the database did not answer while the tables were looked after")
        except Exception:
            LOG.exception("the tables could not be looked after")
        await asyncio.sleep(seconds)

"""What other processes wrote: PostgreSQL tells it to all that listen."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from arks.server.hall import Hall
from arks.server.problems import Refused
from arks.server.store import Unavailable

LOG: Final = logging.getLogger("arks.server")
AGAIN_S: Final = 2.0  # after a lost connection


class News:
    """Listens, and lets tables in memory that somebody watches catch up. A single process has no need of it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self) -> None:
        if self._hall.store.shared:
            self._task = asyncio.create_task(self._listen())
            await asyncio.wait_for(self._listening.wait(), 30)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg

        url = self._hall.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(url)
                try:
                    await connection.add_listener("arks", self._heard)
                    self._listening.set()
                    for table in self._hall.tables():  # whatever was said while nobody listened
                        self._heard(None, 0, "", table.id)
                    while not connection.is_closed():
                        await asyncio.sleep(AGAIN_S)
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError):
                LOG.warning("the connection for news of other processes was lost")
                await asyncio.sleep(AGAIN_S)

    def _heard(self, connection: Any, process: int, channel: str, payload: Any) -> None:
        """Several tables may be named; those that nobody watches catch up when somebody asks for them."""
        for table_id in str(payload).split():
            table = self._hall.loaded(table_id)
            if table is not None and table.watchers:
                self._hall.spawn(self._look(table_id))

    async def _look(self, table_id: str) -> None:
        try:
            async with self._hall.at(table_id):
                pass  # a table is always up to date for whoever asks for it
        except Unavailable:
            LOG.warning("a table could not be read after news of it")
        except Refused:
            LOG.info("a table was deleted")

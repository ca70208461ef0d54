"""Telling the other processes which tables changed, by PostgreSQL's NOTIFY.

Whoever notifies takes a lock at commit that the whole database server shares. So the news has a transaction of its own,
after the change is stored, and one message names all tables that changed while the last one was under way. Should a
process end in between, little is lost: tables that somebody watches are looked at every few seconds anyway.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

LOG: Final = logging.getLogger("arks.server")
AT_ONCE: Final = 400  # ids in one message, which may have 8,000 bytes
AGAIN_S: Final = 1.0
CLOSING_S: Final = 2.0


class Telling:
    """One message at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._changed: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def changed(self, *table_ids: str) -> None:
        self._changed.update(table_ids)
        if self._task is None:
            self._task = asyncio.create_task(self._tell_all())

    async def close(self) -> None:
        if self._task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._task, CLOSING_S)

    async def _tell_all(self) -> None:
        try:
            while self._changed:
                await self._tell()
        finally:
            self._task = None

    async def _tell(self) -> None:
        now = sorted(self._changed)[:AT_ONCE]
        self._changed.difference_update(now)
        try:
            async with self._engine.connect() as connection:
                await connection.exec_driver_sql("SELECT pg_notify('arks', $1)", (" ".join(now),))
        except (DBAPIError, OSError, TimeoutError):
            LOG.warning("the other processes could not be told of a change")
            self._changed.update(now)
            await asyncio.sleep(AGAIN_S)

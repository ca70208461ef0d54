"""The bots of a table think in one process only: the one that holds its lease, which ends with its holder."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from arks.server.store import Store, Unavailable
from arks.server.tokens import new_id

LOG: Final = logging.getLogger("arks.server")
LEASE_S: Final = 6.0  # after which another process may go on, if the holder has not renewed it
RENEW_S: Final = 2.0
ASK_AGAIN_S: Final = 1.0  # whoever waits for another process's lease


class Leases:
    """Those of this process. A database that only one process writes needs none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = new_id()
        self._held: set[str] = set()
        self._renewing: asyncio.Task[None] | None = None

    async def hold(self, table_id: str) -> bool:
        """Whether the bots of a table may think here; with the table's lock held, as when it is let go."""
        if not self._store.shared or table_id in self._held:
            return True
        if not await self._store.claim_thinking(table_id, self._process, LEASE_S):
            return False
        self._held.add(table_id)
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())
        return True

    async def let_go(self, table_id: str) -> None:
        if table_id in self._held:
            self._held.discard(table_id)
            await self._store.end_thinking(self._process, table_id)

    async def close(self) -> None:
        if self._renewing is None:
            return
        self._renewing.cancel()
        await asyncio.gather(self._renewing, return_exceptions=True)
        try:
            await self._store.end_thinking(self._process, None)
        except Unavailable:
            LOG.warning("leases of bots could not be ended; they run out")

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_S)
            held = set(self._held)
            if not held:
                continue
            try:
                self._held -= held - await self._store.renew_thinking(self._process, LEASE_S)
            except Unavailable:
                LOG.warning("leases of bots could not be renewed")
                self._held.clear()  # asked for again before a bot thinks

"""Entries of several tables that come at the same time share one transaction, and one flush to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Batches(Generic[Item]):
    """Whoever puts an item waits until it is written, or gets the error. ``apart`` errors concern one item alone."""

    def __init__(self, write: Callable[[list[Item]], Awaitable[None]], apart: type[Exception]) -> None:
        self._write = write
        self._apart = apart
        self._waiting: list[tuple[Item, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def put(self, item: Item) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        try:
            await asyncio.shield(written)
        except asyncio.CancelledError:
            await asyncio.wait([written])  # nobody goes on before it is settled
            raise

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._settle(batch)
        self._writing = None

    async def _settle(self, batch: list[tuple[Item, asyncio.Future[None]]]) -> None:
        try:
            await self._write([item for item, _ in batch])
        except Exception as error:
            if isinstance(error, self._apart) and len(batch) > 1:  # find the one that is wrong
                for single in batch:
                    await self._settle([single])
                return
            for _, written in batch:
                written.set_exception(error)
                written.exception()  # seen, even if whoever waited is gone
            return
        for _, written in batch:
            written.set_result(None)

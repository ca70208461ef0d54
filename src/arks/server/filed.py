"""Engines that servers filed in a database, for commands that run without a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from arks.engine.copies import Copy, Key
from arks.engine.finding import Shelf
from arks.server.places import database_of, existing
from arks.server.settings import Settings
from arks.server.store import Store, Unavailable


def shelf_of(data: Path | None, database: str | None) -> Shelf:
    address = existing(database_of(data, database))
    return lambda key: asyncio.run(taken(address, key))


async def taken(address: str, key: Key) -> Copy | None:
    store = Store(Settings(database=address))
    try:
        digest = (await store.filed_engines()).get(key)
        return None if digest is None else await store.engine_copy(digest)
    except Unavailable as error:
        raise ValueError(str(error)) from None
    finally:
        await store.close()

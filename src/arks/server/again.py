"""Trying again what another process was quicker at."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from arks.server.store import Conflict

Done = TypeVar("Done")
TRIES: Final = 12  # more than people sit at a table
PAUSE_S: Final = 0.02  # grows with each try, and differs by chance, so that two processes do not keep meeting


async def again(work: Callable[[], Awaitable[Done]]) -> Done:
    """Do it until no other process comes in between. Each try sees what the others did, and may be refused for it."""
    for tried in range(TRIES):
        try:
            return await work()
        except Conflict:
            await asyncio.sleep(random.random() * PAUSE_S * (tried + 1))
    return await work()

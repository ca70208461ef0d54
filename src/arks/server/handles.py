"""File handles: a server takes as many as the system lets it, and knows how many sockets that is good for."""

from __future__ import annotations

import asyncio
import sys
from contextlib import closing, suppress
from typing import Any, Final

if sys.platform == "win32":
    from asyncio import ProactorEventLoop as EventLoop
else:
    from asyncio import SelectorEventLoop as EventLoop

AT_ONE_GO: Final = 64  # connections taken in before anything else is done
ON_THE_WAY: Final = 3 * AT_ONE_GO  # taken in, and not yet counted or closed
WAITING: Final = 2048  # that the system keeps meanwhile; one more has to knock again a second later
OTHERS: Final = 128  # databases, processes, the page, the log
FEWEST: Final = 16


def raise_handles() -> None:
    """The soft limit is there for programs that cannot do with many; the hard one is what may be used."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems give a hard limit that they do not mean
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def sockets_at_most(wished: int) -> int:
    """So many that a handle is left for everything else."""
    if sys.platform == "win32":
        return wished
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wished
    return max(FEWEST, min(wished, soft - ON_THE_WAY - OTHERS))


class Loop(EventLoop):
    """An event loop that takes in few connections at one go, however many wait: asyncio has one number for both."""

    async def create_server(self, *args: Any, **options: Any) -> asyncio.Server:
        server = await super().create_server(*args, **options | {"backlog": AT_ONE_GO})
        for listening in server.sockets:
            with closing(listening.dup()) as same:
                same.listen(WAITING)
        return server

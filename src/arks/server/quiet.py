"""What anybody outside can provoke is logged at most once a minute: a flood of it must not fill the disk."""

from __future__ import annotations

import logging
import time
from typing import Final

QUIET_S: Final = 60.0
KINDS_KEPT: Final = 200
PROVOKED: Final = ("asyncio", "uvicorn.error")  # loggers that speak of single connections


class Quiet(logging.Filter):
    """Lets a message through when it was not said for a minute, with how often it was swallowed."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, tuple[float, int]] = {}  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        kind = str(record.msg).partition("\n")[0]  # asyncio tells of the socket in further lines
        then, swallowed = self._said.get(kind, (float("-inf"), 0))
        now = time.monotonic()
        if now - then < QUIET_S:
            self._said[kind] = (then, swallowed + 1)
            return False
        if len(self._said) >= KINDS_KEPT:
            self._said.clear()
        self._said[kind] = (now, 0)
        if swallowed:
            record.msg = f"{kind} (and {swallowed} times more since it was last said)"
            record.args = record.args if "%" in kind else ()
        return True


def be_quiet() -> None:
    """Once for each process."""
    for name in PROVOKED:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Quiet) for known in logger.filters):
            logger.addFilter(Quiet())

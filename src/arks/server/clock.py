"""What time it is, for everything that is stored or shown: seconds since 1970, to the millisecond."""

from __future__ import annotations

import time


def now() -> float:
    return round(time.time(), 3)

"""What each sponsor does, by its printed number."""

from __future__ import annotations

from typing import Final

from arks.nova.powers import Power

SPONSOR_POWERS: Final[dict[int, Power]] = {}

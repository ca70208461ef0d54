"""Why a thing offers nothing now."""

from __future__ import annotations

from arks.awakening.state import Ark
from arks.kernel.asks import WhyNot


def why_not(state: Ark, seat: int, thing: str) -> WhyNot:
    return WhyNot(f"{thing} offers nothing now.", "")

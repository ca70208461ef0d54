"""Why something is not possible."""

from __future__ import annotations

from arks.kernel.asks import WhyNot
from arks.nova.state import Zoo


def why_not(state: Zoo, seat: int, thing: str) -> WhyNot:
    return WhyNot("It cannot be used now.", "p. 8")

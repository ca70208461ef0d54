"""What a seat sees of the table."""

from __future__ import annotations

from typing import Any

from arks.nova.state import Zoo


def view(state: Zoo, seat: int | None) -> dict[str, Any]:
    return {"active": state.active}

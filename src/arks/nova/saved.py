"""The table in a saved document, and the laws every table obeys."""

from __future__ import annotations

from typing import Any

from arks.nova.state import Zoo


def encode(state: Zoo) -> dict[str, Any]:
    return {}


def decode(state: Zoo, table: dict[str, Any]) -> None:
    raise NotImplementedError


def audit(state: Zoo) -> str:
    return ""

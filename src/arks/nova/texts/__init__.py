"""What people read."""

from __future__ import annotations

from arks.kernel.asks import Choice
from arks.kernel.words import Raw
from arks.nova.state import Zoo


def label(state: Zoo, seat: int, raw: Raw) -> str:
    return state.rules.words.id(raw)


def cost(state: Zoo, seat: int, raw: Raw) -> dict[str, int]:
    return {}


def prompt(state: Zoo, seat: int, choice: Choice) -> str:
    return choice.prompt

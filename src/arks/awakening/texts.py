"""Labels and prompts in English. Every text has an id, so that other languages can follow."""

from __future__ import annotations

from arks.awakening.state import Ark
from arks.kernel.asks import Choice
from arks.kernel.words import Raw


def label(state: Ark, seat: int, raw: Raw) -> str:
    return state.rules.words.id(raw)


def cost(state: Ark, seat: int, raw: Raw) -> dict[str, int]:
    return {}


def prompt(state: Ark, seat: int, choice: Choice) -> str:
    return choice.prompt

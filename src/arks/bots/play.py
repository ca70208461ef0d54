"""A bot at a table is handed what its seat may know."""

from __future__ import annotations

import random

from arks.bots.base import Bot
from arks.kernel.state import State
from arks.kernel.views import determinise


def ask_bot(bot: Bot, state: State, seat: int, rng: random.Random) -> list[str]:
    """A bot's answer for a seat of the true state, which it never sees."""
    return bot.answer(determinise(state, seat, rng), seat, rng)

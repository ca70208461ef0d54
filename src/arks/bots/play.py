"""Bots at a table: each is handed what its seat may know, until the game is over."""

from __future__ import annotations

import random

from arks.bots.base import Bot
from arks.kernel.frames import answer, asks
from arks.kernel.state import Outcome, State
from arks.kernel.views import determinise


def ask_bot(bot: Bot, state: State, seat: int, rng: random.Random) -> list[str]:
    """A bot's answer for a seat of the true state, which it never sees."""
    return bot.answer(determinise(state, seat, rng), seat, rng)


def play_game(state: State, bots: list[Bot], rng: random.Random) -> Outcome:
    """Play to the end in place, one bot for each seat."""
    while state.outcome is None:
        seat = next(iter(asks(state)))
        answer(state, seat, ask_bot(bots[seat], state, seat, rng))
    return state.outcome

"""Whole games between bots."""

from __future__ import annotations

import random

from arks.bots.base import Bot
from arks.bots.play import ask_bot
from arks.kernel.frames import answer, asks
from arks.kernel.state import Outcome, State


def play_game(state: State, bots: list[Bot], rng: random.Random) -> Outcome:
    """Play to the end in place, one bot for each seat."""
    while state.outcome is None:
        seat = next(iter(asks(state)))
        answer(state, seat, ask_bot(bots[seat], state, seat, rng))
    return state.outcome

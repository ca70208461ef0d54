"""The random bot: any legal answer."""

from __future__ import annotations

import random

from arks.bots.base import Bot
from arks.kernel.asks import Ask, sample
from arks.kernel.frames import choice_of
from arks.kernel.state import State


class RandomBot(Bot):
    """Picks among the options, all alike."""

    name: str = "random"

    def answer(self, world: State, seat: int, rng: random.Random) -> list[str]:
        return sample(Ask(world, seat, choice_of(world, seat)), rng)

    def reason(self) -> str:
        return "No reason: every answer was as likely."

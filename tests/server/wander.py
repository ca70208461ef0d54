"""How the clients of the tests answer: at random, but seldom the same, and they never avoid a fight."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

SAMPLES = 3

# A game of two wanderers with a fight.
SEED = 713
OPTIONS = {"mode": "awakening", "turn_limit": 25}


class Wanderer:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.given: Counter[str] = Counter()

    def answer(self, decision: dict[str, Any]) -> list[str]:
        ids = [option["id"] for option in decision["options"]]
        samples = [self.sample(ids, decision["lo"], decision["hi"]) for _ in range(SAMPLES)]
        picked = min(samples, key=lambda some: (verb(some) != "fight", self.given[decision["prompt"] + verb(some)]))
        self.given[decision["prompt"] + verb(picked)] += 1
        return picked

    def sample(self, ids: list[str], lo: int, hi: int) -> list[str]:
        return self.rng.sample(ids, self.rng.randint(lo, hi))


def verb(picked: list[str]) -> str:
    return picked[0].split()[0] if picked else ""

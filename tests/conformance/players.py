"""Who plays the games of the suite."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Protocol

import arks

SAMPLES = 3
ASIDE_EVERY = 25  # answers, on average


class Player(Protocol):
    """Answers for all seats."""

    def move(self, state: arks.State) -> tuple[int, list[str]]:
        """A seat that owes an answer, and an answer."""


class Wanderer:
    """Answers at random, but of a few answers it takes the one it has given least often to such a question.

    So it seldom stops early, and rules that come up rarely come up more.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self._given: Counter[str] = Counter()

    def move(self, state: arks.State) -> tuple[int, list[str]]:
        """A seat that owes an answer, and an answer."""
        ask = self.rng.choice(list(arks.asks(state).values()))
        return ask.seat, self.answer(ask)

    def answer(self, ask: arks.Ask) -> list[str]:
        samples = [arks.sample(ask, self.rng) for _ in range(SAMPLES)]
        picked = min(samples, key=lambda ids: self._given[habit(ask, ids)])
        self._given[habit(ask, picked)] += 1
        return picked


class Talker(Wanderer):
    """A wanderer at whose table somebody says something unasked at times."""

    def move(self, state: arks.State) -> tuple[int, list[str]]:
        if state.rules.aside is not None and self.rng.randrange(ASIDE_EVERY) == 0:
            asides = list(arks.asides(state).values())
            said = self.said(state, self.rng.choice(asides)) if asides else None
            if said is not None:
                return said
        return super().move(state)

    def said(self, state: arks.State, aside: arks.Ask) -> tuple[int, list[str]] | None:
        """Something that may be said, if it is found soon."""
        ids = aside.ids()
        for _ in range(SAMPLES):
            picked = self.rng.sample(ids, self.rng.randint(aside.lo, min(aside.hi, aside.lo + 1)))
            try:
                arks.answer(state.clone(), aside.seat, picked)
            except arks.Illegal:
                continue
            return aside.seat, picked
        return None


class Reader:
    """Gives the answers of a record."""

    def __init__(self, log: list[dict[str, Any]]) -> None:
        self._log = iter(log)

    def move(self, state: arks.State) -> tuple[int, list[str]]:
        entry = next(self._log)
        return entry["seat"], entry["picked"]


def habit(ask: arks.Ask, picked: list[str]) -> str:
    """What kind of answer this is: the question and the verb."""
    return f"{ask.prompt} {picked[0].split()[0] if picked else ''}"

"""The greedy bot's mind for Ark: Awakening: the turn that leaves the fewest turns to go."""

from __future__ import annotations

import random
from typing import Final

from arks.awakening.state import Ark
from arks.awakening.words import ACT, CHAIN
from arks.bots.awakening.appetite import Appetite
from arks.bots.awakening.estimate import Judge
from arks.bots.awakening.prune import combat_cards, worth_trying
from arks.bots.mind import Answer, Mind, Node
from arks.kernel.asks import MENU, SEALED, Ask, Choice, sample
from arks.kernel.state import State
from arks.kernel.words import Raw

STRONG_CARD: Final = 0.6  # how often an opponent is thought to play its strongest card
SEALED_SAMPLES: Final = 4


class AwakeningMind(Mind):
    """What one seat is after during one look ahead."""

    def __init__(self, root: State, seat: int) -> None:
        assert isinstance(root, Ark)
        self.root = root
        self.seat = seat
        self.sealed_samples = SEALED_SAMPLES
        self.judge = Judge(root, seat)
        self.appetite = Appetite(self.judge, root)
        self.own_turn = root.active == seat
        self.turn = root.players[seat].turns

    def value(self, state: State) -> float:
        assert isinstance(state, Ark)
        return self.judge.value(state)

    def worth_trying(self, state: State, choice: Choice) -> list[Answer]:
        assert isinstance(state, Ark)
        return worth_trying(state, self.seat, choice, self.appetite)

    def in_turn(self, state: State) -> bool:
        assert isinstance(state, Ark)
        return self.own_turn and state.active == self.seat and state.players[self.seat].turns == self.turn

    def opens_line(self, raw: Raw) -> bool:
        return raw[0] in (ACT, CHAIN)

    def is_inside(self, choice: Choice) -> bool:
        return choice.kind != MENU or choice.prompt == "wild-line"

    def others_answer(self, ask: Ask, rng: random.Random) -> list[str]:
        strong = ask.kind == SEALED and rng.random() < STRONG_CARD
        return strongest(ask) if strong else sample(ask, rng)

    def why(self, end: Node) -> str:
        """What the plan improves most."""
        after = end.state
        assert isinstance(after, Ark)
        outcome = after.outcome
        if outcome is not None and self.seat in outcome.winners:
            return "It wins the game."
        return most_improved(self.judge.terms(self.root), self.judge.terms(after), self.judge.told)


def most_improved(before: list[float], after: list[float], told: tuple[tuple[float, str], ...]) -> str:
    """What is said of the term that gains most."""
    best = 0
    most = 0.0
    for term, (old, new) in enumerate(zip(before, after)):
        gain = (old - new) * told[term][0]
        if gain > most:
            most = gain
            best = term
    return told[best][1] if most > 0.0 else "Nothing better was found."


def strongest(ask: Ask) -> list[str]:
    state = ask.state
    assert isinstance(state, Ark)
    return [state.rules.words.id(combat_cards(state, ask.choice.options)[0])]

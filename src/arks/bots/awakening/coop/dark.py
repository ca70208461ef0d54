"""The greedy bot's mind as a Dark Player: what makes the Challengers' way longest."""

from __future__ import annotations

import random
from typing import Final

from arks.awakening.state import Ark, hand
from arks.awakening.words import PLAY
from arks.bots.awakening.cards import worths
from arks.bots.awakening.coop.judge import TeamJudge
from arks.bots.awakening.estimate import WON
from arks.bots.awakening.mind import SEALED_SAMPLES, STRONG_CARD, strongest
from arks.bots.awakening.prune import combat_cards
from arks.bots.mind import Answer, Mind, Node
from arks.kernel.asks import MENU, SEALED, Ask, Choice, sample
from arks.kernel.state import State
from arks.kernel.words import Raw

BEAM: Final = 6
CARD: Final = 0.02  # a card kept in hand, for each step of its worth


class DarkMind(Mind):
    """Looks at the table through the eyes of all Challengers."""

    def __init__(self, root: State, seat: int) -> None:
        assert isinstance(root, Ark)
        self.root = root
        self.seat = seat
        self.sealed_samples = SEALED_SAMPLES
        self.beam = BEAM
        self.judges = [TeamJudge(root, other) for other in range(root.boards)]
        self.worths = worths(root.pack)
        self.own_turn = root.active < 0
        self.turns = turns_taken(root)

    def value(self, state: State) -> float:
        assert isinstance(state, Ark)
        outcome = state.outcome
        if outcome is not None:
            return WON if self.seat in outcome.winners else -WON
        total = 0.0
        for judge in self.judges:
            total -= judge.value(state)
        for uid in hand(state, self.seat):
            total += CARD * self.worths[state.cards.face[uid]]
        return total

    def worth_trying(self, state: State, choice: Choice) -> list[Answer]:
        assert isinstance(state, Ark)
        if choice.options[0][0] == PLAY:
            return [(option,) for option in combat_cards(state, choice.options)]
        if choice.lo == choice.hi == 1:
            return [(option,) for option in choice.options]
        return [tuple(choice.options[: choice.lo])]

    def in_turn(self, state: State) -> bool:
        assert isinstance(state, Ark)
        return self.own_turn and state.active < 0 and turns_taken(state) == self.turns

    def opens_line(self, raw: Raw) -> bool:
        return False

    def is_inside(self, choice: Choice) -> bool:
        return choice.kind != MENU

    def others_answer(self, ask: Ask, rng: random.Random) -> list[str]:
        strong = ask.kind == SEALED and rng.random() < STRONG_CARD
        return strongest(ask) if strong else sample(ask, rng)

    def why(self, end: Node) -> str:
        after = end.state
        assert isinstance(after, Ark)
        outcome = after.outcome
        if outcome is not None and self.seat in outcome.winners:
            return "It wins the game."
        if self.value(after) > self.value(self.root):
            return "It throws the Challengers back most."
        return "It leaves the Challengers least."


def turns_taken(state: Ark) -> int:
    """By all Challengers."""
    total = 0
    for player in state.players:
        total += player.turns
    return total

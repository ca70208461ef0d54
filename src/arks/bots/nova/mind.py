"""The greedy bot's mind for Ark Nova: the turn after which the most victory points are in sight."""

from __future__ import annotations

import random
from typing import Final

from arks.bots.mind import Answer, Mind, Node
from arks.bots.nova import weights
from arks.bots.nova.judge import Judge
from arks.bots.nova.prune import Pruner
from arks.bots.nova.why import Deeds
from arks.kernel.asks import Ask, Choice, sample
from arks.kernel.frames import answer, asks
from arks.kernel.state import State
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.state import Zoo

# Questions between which the states of a turn are compared; all others belong to what was just chosen.
STEPS: Final[tuple[str, ...]] = (
    "action",
    "extra-action",
    "build",
    "play-animal",
    "association",
    "sponsors",
    "cards",
    "borrow",
)


# Answers that tell one turn from another; where, how and with what is left to the first look.
TELLING: Final[frozenset[int]] = frozenset(
    {
        words.ACT,
        words.REST,
        words.BUILD,
        words.PLAY,
        words.SUPPORT,
        words.PARTNER_UP,
        words.ENROL,
        words.CLIMB,
        words.SNAP,
        words.TAKE,
        words.DRAW,
        words.CALL_BREAK,
        words.DONATE,
    }
)


class NovaMind(Mind):
    """What one seat is after during one look ahead."""

    def __init__(self, root: State, seat: int, judge: Judge | None = None) -> None:
        assert isinstance(root, Zoo)
        self.root = root
        self.seat = seat
        self.judge = Judge(root, seat) if judge is None else judge
        self.pruner = Pruner(self.judge, root, 3 if judge is None else 2)
        self.beam = self.pruner.width
        self.own_turn = root.active == seat
        self.turn = root.players[seat].turns
        self.further = weights.FURTHER if judge is None and self.own_turn else 1

    def gist(self, end: Node) -> Answer:
        done: list[Raw] = []
        node = end
        while node.parent is not None:
            done += [raw for raw in node.picked if raw[0] in TELLING]
            node = node.parent
        return tuple(sorted(done))

    def next_turn(self, state: State, rng: random.Random) -> State | None:
        """The opponents move a card for an X-token; what else they are asked they answer somehow."""
        assert isinstance(state, Zoo)
        if state.players[self.seat].turns != self.turn:  # in the solo game it has begun already
            return state
        state = state.clone()
        while state.outcome is None and state.players[self.seat].turns == self.turn:
            for seat, ask in asks(state).items():
                answer(state, seat, idle(ask, rng))
        return state if state.outcome is None else None

    def for_next_turn(self, state: State) -> Mind:
        return NovaMind(state, self.seat, self.judge)

    def value(self, state: State) -> float:
        assert isinstance(state, Zoo)
        return self.judge.value(state)

    def worth_trying(self, state: State, choice: Choice) -> list[Answer]:
        assert isinstance(state, Zoo)
        return self.pruner.worth_trying(state, choice)

    def in_turn(self, state: State) -> bool:
        assert isinstance(state, Zoo)
        return self.own_turn and state.active == self.seat and state.players[self.seat].turns == self.turn

    def opens_line(self, raw: Raw) -> bool:
        return raw[0] in (words.ACT, words.SPEND)

    def is_inside(self, choice: Choice) -> bool:
        return choice.prompt not in STEPS

    def others_answer(self, ask: Ask, rng: random.Random) -> list[str]:
        return idle(ask, rng)

    def was_foreseen(self, state: State) -> bool:
        """Whether the seat knows no card that it did not know when the look ahead began."""
        seat = self.seat
        before = self.root.cards.seen
        for uid, seen in enumerate(state.cards.seen):
            if seen >> seat & 1 and not before[uid] >> seat & 1:
                return False
        return True

    def why(self, end: Node) -> str:
        return Deeds(self.judge, end).told()


def idle(ask: Ask, rng: random.Random) -> list[str]:
    """An answer that changes as little as possible."""
    for raw in ask.choice.options:
        if raw[0] == words.REST:
            return [ask.state.rules.words.id(raw)]
    return sample(ask, rng)

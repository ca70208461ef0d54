"""What the greedy bot must know about a game: how good a position is, and which answers are worth a look."""

from __future__ import annotations

import random

from arks.kernel.asks import Ask, Choice, sample
from arks.kernel.state import State
from arks.kernel.words import Raw

Answer = tuple[Raw, ...]


class Node:
    """A state of a look ahead and the answer that led to it."""

    def __init__(self, state: State, parent: Node | None, choice: Choice | None, picked: Answer) -> None:
        self.state = state
        self.parent = parent
        self.choice = choice  # what was asked
        self.picked = picked
        self.value = 0.0
        self.line: tuple[Raw, ...] = () if parent is None else parent.line  # what this beam is about


class Mind:
    """One seat's view of one game during one look ahead. Every game brings its own kind."""

    sealed_samples: int = 1  # answers of an opponent tried against each own sealed one
    beam: int = 3  # states kept after each action of a line
    further: int = 1  # ends of the turn of which the next own turn is looked at too
    worlds: int = 0  # other worlds in which the best ends are tried, where chance decides much

    def value(self, state: State) -> float:
        """How good a state is for the seat; more is better."""
        raise NotImplementedError

    def worth_trying(self, state: State, choice: Choice) -> list[Answer]:
        """Some legal answers, at least one."""
        raise NotImplementedError

    def in_turn(self, state: State) -> bool:
        """Whether the turn that the look ahead began in still goes on."""
        raise NotImplementedError

    def opens_line(self, raw: Raw) -> bool:
        """Whether states after this answer are compared only among themselves until the turn ends."""
        raise NotImplementedError

    def is_inside(self, choice: Choice) -> bool:
        """Whether a question belongs to the action before it, so that states are not compared there."""
        raise NotImplementedError

    def others_answer(self, ask: Ask, rng: random.Random) -> list[str]:
        """What an opponent is thought to answer."""
        return sample(ask, rng)

    def off_hand(self, state: State, choice: Choice) -> Answer:
        """The answer to an own question that a look ahead does not weigh; empty for all that it does."""
        return ()

    def gist(self, end: Node) -> Answer:
        """What was done in a turn; of ends with the same gist only the best one is looked at further."""
        return end.picked

    def next_turn(self, state: State, rng: random.Random) -> State | None:
        """How the own next turn begins if the opponents do as little as they can; None when there is none."""
        return None

    def for_next_turn(self, state: State) -> Mind:
        """The mind for a look at that turn."""
        return self

    def was_foreseen(self, state: State) -> bool:
        """Whether nothing came to light on the way to a state, so that a plan holds there too."""
        return True

    def why(self, end: Node) -> str:
        """The main reason for the line that ends here, in words."""
        raise NotImplementedError

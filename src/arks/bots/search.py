"""Looking ahead to the end of the own turn: a beam over its answers, one beam for each line it may perform."""

from __future__ import annotations

import random
from typing import Final

from arks.awakening.state import Ark
from arks.awakening.words import ACT, CHAIN
from arks.bots.appetite import Appetite
from arks.bots.estimate import Judge
from arks.bots.prune import Answer, combat_cards, worth_trying
from arks.kernel.asks import MENU, SEALED, Ask, Choice, sample
from arks.kernel.frames import answer, asks, choice_of
from arks.kernel.words import Raw

BEAM: Final = 3  # states kept after each action of a line
STEPS: Final = 16  # actions of one turn that are looked at
NODES: Final = 3000  # states after which no further action is looked at
INSIDE: Final = 5  # answers that belong to one action
STRONG_CARD: Final = 0.6  # how often an opponent is thought to play its strongest card
SEALED_SAMPLES: Final = 4  # answers of an opponent tried against each own sealed one


class Node:
    """A state of the search and the answer that led to it."""

    def __init__(self, state: Ark, parent: Node | None, choice: Choice | None, picked: list[str]) -> None:
        self.state = state
        self.parent = parent
        self.choice = choice  # what was asked
        self.picked = picked
        self.value = 0.0
        self.line: tuple[Raw, ...] = () if parent is None else parent.line  # the lines performed: one beam for each


class Search:
    """One look ahead from a state in which the seat owes an answer."""

    def __init__(self, root: Ark, seat: int, rng: random.Random) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.judge = Judge(root, seat)
        self.appetite = Appetite(self.judge, root)
        self.own_turn = root.active == seat
        self.turn = root.players[seat].turns
        self.nodes = 0
        self.best_end: Node | None = None

    def best(self) -> Node:
        """The best end of the turn, reached through its parents."""
        choice = choice_of(self.root, self.seat)
        if choice.kind == SEALED:
            return self.best_sealed(choice)
        front = [Node(self.root, None, None, [])]
        for _ in range(STEPS):
            found: list[Node] = []
            for node in front:
                self.expand(node, found, 0)
            front = self.beam(found)
            if not front or self.nodes > NODES:
                break
        for node in front:
            self.note_end(node)
        assert self.best_end is not None
        return self.best_end

    def note_end(self, node: Node) -> None:
        if self.best_end is None or node.value > self.best_end.value:
            self.best_end = node

    def expand(self, node: Node, found: list[Node], depth: int) -> None:
        """All states after the next whole action; the answers inside an action are not compared by themselves."""
        choice = choice_of(node.state, self.seat)
        for picked in worth_trying(node.state, self.seat, choice, self.appetite):
            child = self.follow(node, choice, picked)
            state = child.state
            if self.is_end(state):
                child.value = self.judge.value(state)
                self.note_end(child)
                continue
            asked = choice_of(state, self.seat)
            if (asked.kind != MENU or asked.prompt == "wild-line") and depth < INSIDE:
                self.expand(child, found, depth + 1)
            else:
                child.value = self.judge.value(state)
                found.append(child)

    def follow(self, node: Node, choice: Choice, picked: Answer) -> Node:
        words = self.root.rules.words
        ids = [words.id(raw) for raw in picked]
        state = node.state.clone()
        answer(state, self.seat, ids)
        self.nodes += 1
        child = Node(state, node, choice, ids)
        word = picked[0][0] if picked else -1
        if word in (ACT, CHAIN):
            child.line = (*node.line, picked[0])
        self.others_answer(state)
        return child

    def others_answer(self, state: Ark) -> None:
        """Opponents answer: the same question, and all that comes up in this seat's turn."""
        while not self.owes(state):
            pending = state.pending
            if pending is None or (pending.answers.count(None) == len(pending.seats) and not self.in_turn(state)):
                return
            for other, ask in asks(state).items():
                strong = ask.kind == SEALED and self.rng.random() < STRONG_CARD
                answer(state, other, strongest(ask) if strong else sample(ask, self.rng))

    def owes(self, state: Ark) -> bool:
        pending = state.pending
        if pending is None or self.seat not in pending.seats:
            return False
        return pending.answers[pending.seats.index(self.seat)] is None

    def in_turn(self, state: Ark) -> bool:
        return self.own_turn and state.active == self.seat and state.players[self.seat].turns == self.turn

    def is_end(self, state: Ark) -> bool:
        return state.outcome is not None or not self.in_turn(state) or not self.owes(state)

    def beam(self, found: list[Node]) -> list[Node]:
        """The best states of each line; equal values are taken for equal states reached in another order."""
        found.sort(key=lambda node: node.value, reverse=True)
        kept: list[Node] = []
        room: dict[tuple[Raw, ...], int] = {}
        seen: set[tuple[tuple[Raw, ...], float]] = set()
        for node in found:
            mark = (node.line, node.value)
            if mark in seen:
                continue
            seen.add(mark)
            n = room.get(node.line, 0)
            if n < BEAM:
                room[node.line] = n + 1
                kept.append(node)
        return kept

    def best_sealed(self, choice: Choice) -> Node:
        """Each promising answer against several of the opponents'."""
        root = Node(self.root, None, None, [])
        for picked in worth_trying(self.root, self.seat, choice, self.appetite):
            total = 0.0
            for _ in range(SEALED_SAMPLES):
                child = self.follow(root, choice, picked)
                total += self.judge.value(child.state)
            child.value = total / SEALED_SAMPLES
            self.note_end(child)
        assert self.best_end is not None
        return self.best_end


def strongest(ask: Ask) -> list[str]:
    state = ask.state
    assert isinstance(state, Ark)
    return [state.rules.words.id(combat_cards(state, ask.choice.options)[0])]

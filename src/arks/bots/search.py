"""Looking ahead to the end of the own turn: a beam over its answers, one beam for each line it may take."""

from __future__ import annotations

import math
import random
from typing import Final

from arks.bots.mind import Answer, Mind, Node
from arks.kernel.asks import SEALED, Choice
from arks.kernel.frames import answer, asks, choice_of
from arks.kernel.state import State
from arks.kernel.words import Raw

STEPS: Final = 16  # actions of one turn that are looked at
NODES: Final = 3000  # states after which no further action is looked at
INSIDE: Final = 5  # answers that belong to one action


class Search:
    """One look ahead from a state in which the seat owes an answer."""

    def __init__(self, root: State, seat: int, mind: Mind, rng: random.Random) -> None:
        self.root = root
        self.seat = seat
        self.mind = mind
        self.rng = rng
        self.nodes = 0
        self.ends: list[Node] = []

    def best(self) -> Node:
        """The best end of the turn, reached through its parents."""
        choice = choice_of(self.root, self.seat)
        if choice.kind == SEALED:
            return self.best_sealed(choice)
        front = [Node(self.root, None, None, ())]
        for _ in range(STEPS):
            found: list[Node] = []
            for node in front:
                self.expand(node, found, 0)
            front = self.beam(found)
            if not front or self.nodes > NODES:
                break
        self.ends += front
        return self.best_end()

    def best_end(self) -> Node:
        """The end with the highest value; a mind may want to know how the best few of them go on."""
        ends = self.ends
        best = ends[0]
        for node in ends:
            if node.value > best.value:
                best = node
        if self.mind.further > 1 and not self.mind.worlds:
            return self.best_further(best)
        return best

    def best_further(self, best: Node) -> Node:
        """Of the best ends the one after which the next turn can be the best, as if the opponents did nothing."""
        self.ends.sort(key=lambda node: node.value, reverse=True)
        looked: set[Answer] = set()
        most = -math.inf
        for node in self.ends:
            gist = self.mind.gist(node)
            if gist in looked:
                continue
            looked.add(gist)
            state = self.mind.next_turn(node.state, self.rng)
            value = node.value
            if state is not None:
                search = Search(state, self.seat, self.mind.for_next_turn(state), self.rng)
                value = search.best().value
                self.nodes += search.nodes
            if value > most:
                most = value
                best = node
            if len(looked) == self.mind.further:
                break
        return best

    def expand(self, node: Node, found: list[Node], depth: int) -> None:
        """All states after the next whole action; the answers inside an action are not compared by themselves."""
        mind = self.mind
        choice = choice_of(node.state, self.seat)
        for picked in mind.worth_trying(node.state, choice):
            child = self.follow(node, choice, picked)
            state = child.state
            if self.is_end(state):
                child.value = mind.value(state)
                self.ends.append(child)
            elif depth < INSIDE and mind.is_inside(choice_of(state, self.seat)):
                self.expand(child, found, depth + 1)
            else:
                child.value = mind.value(state)
                found.append(child)

    def follow(self, node: Node, choice: Choice, picked: Answer) -> Node:
        state = node.state.clone()
        answer(state, self.seat, state.rules.words.ids(list(picked)))
        self.nodes += 1
        child = Node(state, node, choice, picked)
        if picked and self.mind.opens_line(picked[0]):
            child.line = (*node.line, picked[0])
        self.others_answer(state)
        return child

    def others_answer(self, state: State) -> None:
        """Opponents answer: the same question, and all that comes up in this seat's turn; and this seat off-hand."""
        while True:
            if self.owes(state):
                picked = self.mind.off_hand(state, choice_of(state, self.seat))
                if not picked:
                    return
                answer(state, self.seat, state.rules.words.ids(list(picked)))
                continue
            pending = state.pending
            if pending is None or (pending.answers.count(None) == len(pending.seats) and not self.mind.in_turn(state)):
                return
            for other, ask in asks(state).items():
                answer(state, other, self.mind.others_answer(ask, self.rng))

    def owes(self, state: State) -> bool:
        pending = state.pending
        if pending is None or self.seat not in pending.seats:
            return False
        return pending.answers[pending.seats.index(self.seat)] is None

    def is_end(self, state: State) -> bool:
        return state.outcome is not None or not self.mind.in_turn(state) or not self.owes(state)

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
            if n < self.mind.beam:
                room[node.line] = n + 1
                kept.append(node)
        return kept

    def best_sealed(self, choice: Choice) -> Node:
        """Each promising answer against several of the opponents'."""
        root = Node(self.root, None, None, ())
        for picked in self.mind.worth_trying(self.root, choice):
            total = 0.0
            for _ in range(self.mind.sealed_samples):
                child = self.follow(root, choice, picked)
                total += self.mind.value(child.state)
            child.value = total / self.mind.sealed_samples
            self.ends.append(child)
        return self.best_end()

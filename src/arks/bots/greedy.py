"""The greedy bot: plays the turn that leaves it the fewest turns to go."""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from typing import NamedTuple

from arks.awakening.state import Ark
from arks.bots.base import Bot
from arks.bots.estimate import TERMS, Judge
from arks.bots.search import Search
from arks.kernel.frames import choice_of
from arks.kernel.state import State
from arks.kernel.views import determinise, view
from arks.kernel.words import Raw
from arks.kernel.zones import own_cards


class Foreseen(NamedTuple):
    """A question as it came up while looking ahead, and the answer to it."""

    decision: int
    options: list[Raw]
    picked: list[str]


class GreedyBot(Bot):
    """Looks ahead to the end of its turn and follows what it found while the questions come as foreseen."""

    name: str = "greedy"

    def __init__(self) -> None:
        self.plan: list[Foreseen] = []
        self.said = ""

    def answer(self, world: State, seat: int, rng: random.Random) -> list[str]:
        assert isinstance(world, Ark)
        if not self.foresaw(world, seat):
            self.think(world, seat)
        return self.plan.pop(0).picked

    def foresaw(self, world: Ark, seat: int) -> bool:
        """Whether the plan goes on with this very question."""
        if not self.plan or self.plan[0].decision != world.decisions:
            return False
        return self.plan[0].options == choice_of(world, seat).options

    def think(self, world: Ark, seat: int) -> None:
        """Plan anew. All chance comes from what the seat sees, so equal views give equal plans."""
        own = random.Random(seed_of(world, seat))
        imagined = imagine(world, seat, own)
        search = Search(imagined, seat, own)
        node = search.best()
        self.said = why(search.judge, imagined, node.state)
        self.plan = []
        while node.parent is not None:
            choice = node.choice
            assert choice is not None
            self.plan.append(Foreseen(node.parent.state.decisions, choice.options, node.picked))
            node = node.parent
        self.plan.reverse()

    def reason(self) -> str:
        return self.said


def seed_of(world: Ark, seat: int) -> int:
    """A number that depends on all the seat may know, and on nothing else."""
    shown = json.dumps(view(world, seat), sort_keys=True)
    return int.from_bytes(blake2b(f"{seat} {shown}".encode(), digest_size=8).digest(), "big")


def imagine(world: Ark, seat: int, rng: random.Random) -> Ark:
    """One world of those the seat cannot tell apart, the same one whichever of them is handed in."""
    sorted_world = world.clone()
    cards = own_cards(sorted_world)
    hidden: dict[int, list[int]] = {}
    for uid, seen in enumerate(cards.seen):
        if not seen >> seat & 1:
            hidden.setdefault(cards.back[uid], []).append(uid)
    for uids in hidden.values():
        for uid, face in zip(uids, sorted([cards.face[uid] for uid in uids])):
            cards.face[uid] = face
    imagined = determinise(sorted_world, seat, rng)
    assert isinstance(imagined, Ark)
    return imagined


def why(judge: Judge, before: Ark, after: Ark) -> str:
    """What the plan improves most."""
    outcome = after.outcome
    if outcome is not None and judge.seat in outcome.winners:
        return "It wins the game."
    best = 0
    most = 0.0
    for term, (old, new) in enumerate(zip(judge.terms(before), judge.terms(after))):
        gain = (old - new) * TERMS[term][0]
        if gain > most:
            most = gain
            best = term
    return TERMS[best][1] if most > 0.0 else "Nothing better was found."

"""The greedy bot: plays the turn that leaves it the fewest turns to go."""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from typing import Final

from arks.awakening.state import Ark
from arks.bots.base import Bot
from arks.bots.estimate import WEIGHT, Judge
from arks.bots.search import Search
from arks.kernel.frames import choice_of
from arks.kernel.state import State
from arks.kernel.views import determinise, view
from arks.kernel.words import Raw
from arks.kernel.zones import own_cards

REASONS: Final = (
    "it gets closer to the next goal",
    "it needs fewer ENGINEER phases for the cubes of the mission",
    "it can sooner pay for the cubes of the mission",
    "its units get closer to the rooms they must build in",
    "it finds rooms that the mission may need",
    "it gets opponents out of the way",
    "it gains a chain",
    "it gets more power to route",
    "it gains artifacts",
    "it stocks up on resources",
    "it gets more units onto their feet",
    "it is better armed",
)


class GreedyBot(Bot):
    """Looks ahead to the end of its turn and follows what it found while the questions come as foreseen."""

    name: str = "greedy"
    needs_world: bool = True

    def __init__(self) -> None:
        self.plan: list[tuple[list[Raw], list[str]]] = []  # options as foreseen, and the answer to them
        self.said = ""

    def answer(self, world: State, seat: int, rng: random.Random) -> list[str]:
        assert isinstance(world, Ark)
        choice = choice_of(world, seat)
        if self.plan and self.plan[0][0] == choice.options:
            return self.plan.pop(0)[1]
        self.think(world, seat)
        return self.plan.pop(0)[1]

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
            self.plan.append((choice.options, node.picked))
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
    """The term that improves most."""
    gains = [
        (old - new) * weight for old, new, weight in zip(judge.terms(before), judge.terms(after), WEIGHT)
    ]
    return REASONS[gains.index(max(gains))]

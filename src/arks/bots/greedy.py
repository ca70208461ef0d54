"""The greedy bot: plays the turn that leaves it best off, whatever the game."""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from typing import NamedTuple

from arks.awakening.state import Ark
from arks.bots.awakening.coop.dark import DarkMind
from arks.bots.awakening.coop.mind import ChallengerMind
from arks.bots.awakening.fallout.mind import FalloutMind
from arks.bots.awakening.mind import AwakeningMind
from arks.bots.base import Bot
from arks.bots.mind import Mind, Node
from arks.bots.nova.mind import NovaMind
from arks.bots.search import Search
from arks.bots.worlds import steadiest
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
        if not self.foresaw(world, seat):
            self.think(world, seat)
        return self.plan.pop(0).picked

    def foresaw(self, world: State, seat: int) -> bool:
        """Whether the plan goes on with this very question."""
        if not self.plan or self.plan[0].decision != world.decisions:
            return False
        return self.plan[0].options == choice_of(world, seat).options

    def think(self, world: State, seat: int) -> None:
        """Plan anew. All chance comes from what the seat sees, so equal views give equal plans."""
        own = random.Random(seed_of(world, seat))
        imagined = imagine(world, seat, own)
        mind = mind_for(imagined, seat)
        search = Search(imagined, seat, mind, own)
        end = search.best()
        if mind.worlds:
            end = steadiest(search, end, [imagine(world, seat, own) for _ in range(mind.worlds)])
        self.said = mind.why(end)
        self.plan = planned(mind, end)

    def reason(self) -> str:
        return self.said


def mind_for(state: State, seat: int) -> Mind:
    """What to think with: every game has its own."""
    if state.rules.game == "nova":
        return NovaMind(state, seat)
    assert isinstance(state, Ark)
    if state.enemy < 0:
        scored = "public objectives" in state.rules.hooks
        return FalloutMind(state, seat) if scored else AwakeningMind(state, seat)
    return ChallengerMind(state, seat) if seat < state.boards else DarkMind(state, seat)


def planned(mind: Mind, end: Node) -> list[Foreseen]:
    """The answers that lead to an end, as far as nothing comes to light on the way."""
    plan: list[Foreseen] = []
    node = end
    while node.parent is not None:
        choice = node.choice
        assert choice is not None
        before = node.parent.state
        if mind.was_foreseen(before):
            plan.append(Foreseen(before.decisions, choice.options, before.rules.words.ids(list(node.picked))))
        else:
            plan = []
        node = node.parent
    plan.reverse()
    return plan


def seed_of(world: State, seat: int) -> int:
    """A number that depends on all the seat may know, and on nothing else."""
    shown = json.dumps(view(world, seat), sort_keys=True)
    return int.from_bytes(blake2b(f"{seat} {shown}".encode(), digest_size=8).digest(), "big")


def imagine(world: State, seat: int, rng: random.Random) -> State:
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
    return determinise(sorted_world, seat, rng)

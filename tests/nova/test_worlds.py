"""Worlds dealt for a seat are such as could have come about."""

from __future__ import annotations

from random import Random

import pytest

import arks
from arks.nova.actions.animals import possible
from arks.nova.state import Zoo
from tests.conformance.players import Wanderer

WORLDS = 20


@pytest.mark.parametrize("seed", [113, 141])
def test_whoever_plays_animals_has_one_to_play_in_every_world(seed: int) -> None:
    """The action is only chosen when it can do something (ruling N-R1), and that must hold for hands dealt anew."""
    state = arks.new("nova", 3, seed)
    player = Wanderer(seed)
    looked = 0
    while asks := arks.asks(state):
        for seat, ask in asks.items():
            for other in [one for one in range(3) if one != seat and ask.prompt == "animals-reputation"]:
                for number in range(WORLDS):
                    world = arks.determinise(state, other, Random(number))
                    assert isinstance(world, Zoo) and possible(world, seat, 1, 5)
                    looked += 1
        arks.answer(state, *player.move(state))
    assert looked

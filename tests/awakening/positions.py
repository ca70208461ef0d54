"""Positions for unit tests, laid out and played in the words of scenarios."""

from __future__ import annotations

from typing import Any, NamedTuple

import yaml

import arks
from arks.awakening.state import Ark
from arks.lab.scenarios.awakening.scene import ShipScene
from arks.lab.scenarios.scene import play


class Position(NamedTuple):
    state: Ark
    rooms: dict[str, int]  # numbers of the biodomes and of the rooms that the position names

    def set_of(self, *names: str) -> int:
        """A set of rooms as bits."""
        found = 0
        for name in names:
            found |= 1 << self.rooms[name]
        return found

    def play(self, **answers: str) -> None:
        """``yellow="act Engineering; done"``"""
        play(ShipScene(self.state, careful=False), answers, "the step")


def position(rooms: str, players: int = 2, options: dict[str, Any] | None = None, **given: Any) -> Position:
    """The named rooms with what is in them, and what else `given` of a scenario names; yellow's turn begins."""
    state = arks.new("awakening", players=players, seed=1, options=options)
    assert isinstance(state, Ark)
    scene = ShipScene(state, careful=False)
    scene.set_position({"rooms": yaml.safe_load(rooms), **given})
    return Position(state, {"yellow biodome": 0, "red biodome": 1, **scene.names.given})

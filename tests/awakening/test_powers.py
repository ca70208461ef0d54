"""Powers of factions where positions in words do not reach: clones, and very many steps."""

from __future__ import annotations

import arks
from arks.awakening.line import LEFT_FREE_STEPS, LEFT_MOVE
from arks.awakening.variants.movement import MOST_FREE_STEPS
from arks.kernel.frames import bound_tuple
from tests.awakening.positions import position

YELLOW = 0


def test_a_pylon_upgraded_in_a_clone_leaves_the_original_alone() -> None:
    at = position(
        "RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}",
        options={"side": "B", "factions": ["pajak", "hara"]},
        yellow={"resources": {"Os": 3}, "sections": {"power": 1}},
    )
    number = at.rooms["RoomA"]
    assert at.state.rooms[number].level == 1
    clone = at.state.clone()
    at.play(yellow="act Engineering; upgrade power")
    assert at.state.rooms[number].level == 2
    assert clone.rooms[number].level == 1
    assert arks.save(arks.load(arks.save(clone))) == arks.save(clone)


def test_steps_for_free_come_to_an_end_and_then_cost_move() -> None:
    at = position(
        "{RoomA: {room: Helm, at: C3, units: {yellow: 1}, cubes: [yellow]}, "
        "RoomB: {room: Internal Security, at: D3, cubes: [yellow]}}",
        options={"side": "B", "factions": ["eiilis", "hara"]},
        yellow={"sections": {"mobility": 2}, "units": 0},
    )
    at.play(yellow="done; act Mobility")
    here, there = at.rooms["RoomA"], at.rooms["RoomB"]
    left = bound_tuple(at.state, at.state.stack[-1], "left")
    for step in range(MOST_FREE_STEPS + 1):
        arks.answer(at.state, YELLOW, [f"move room:{here} room:{there}"])
        here, there = there, here
        now = bound_tuple(at.state, at.state.stack[-1], "left")
        paid = int(step == MOST_FREE_STEPS)
        assert left[LEFT_MOVE] - now[LEFT_MOVE] == paid
        assert now[LEFT_FREE_STEPS] == max(0, MOST_FREE_STEPS - step - 1)

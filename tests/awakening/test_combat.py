"""Who fights whom, and with which units."""

from __future__ import annotations

import arks
from arks.awakening.combat import duels, fighters
from tests.awakening.positions import position

YELLOW, RED, GREEN = range(3)


def test_units_that_both_sides_or_neither_control_do_not_fight() -> None:
    state, rooms = position(
        """
        Robotics: {cylinders: {green: 1}}
        Brig: {cubes: [yellow, red]}
        RoomA: {room: Ti factory, units: {yellow: 1, red: 2, robots: 1, mercenaries: 1}}
        """,
        players=3,
    )
    assert fighters(state, YELLOW, RED, rooms["RoomA"]) == (1, 0, 0)
    assert fighters(state, RED, YELLOW, rooms["RoomA"]) == (2, 0, 0)
    assert fighters(state, GREEN, YELLOW, rooms["RoomA"]) == (0, 1, 0)
    assert fighters(state, RED, GREEN, rooms["RoomA"]) == (2, 0, 1)


def test_the_active_player_fights_everybody_it_shares_a_room_with() -> None:
    state, rooms = position(
        """
        Robotics: {cylinders: {green: 1}}
        RoomA: {room: Ti factory, units: {yellow: 1, red: 1, robots: 1}}
        RoomB: {room: Os factory, units: {red: 1, green: 1}}
        """,
        players=3,
    )
    a, b = rooms["RoomA"], rooms["RoomB"]
    assert sorted(duels(state, YELLOW)) == [(a, RED), (a, GREEN)]
    assert sorted(duels(state, GREEN)) == [(a, YELLOW), (a, RED), (b, RED)]


def test_which_fight_comes_first_is_one_pick() -> None:
    table = position("{Ti factory: {units: {yellow: 1, red: 1}}, Os factory: {units: {yellow: 1, red: 1}}}")
    table.play(yellow="act Engineering; done")
    ask = arks.asks(table.state)[YELLOW]
    assert (ask.kind, ask.prompt, ask.lo, ask.hi) == ("pick", "fight", 1, 1)


def test_a_fight_belongs_to_the_attacker() -> None:
    table = position(
        "Ti factory: {units: {yellow: 1, red: 1}}", yellow={"arsenal": 9, "hand": ["Paradox Lens"]}, red={"arsenal": 1}
    )
    table.play(yellow="act Engineering; done")
    assert arks.asks(table.state)[YELLOW].prompt == "combat-card"
    assert {frame.seat for frame in table.state.stack} == {YELLOW}

"""Who stands where, whose the neutral pieces are, and what control is worth."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import arks
from arks.awakening.control import (
    available_units,
    benefits,
    commanders,
    control,
    controlled_rooms,
    is_mine,
    neutral_control,
    opponents_in,
    outer_rooms_controlled,
    rooms_with_pieces,
    rooms_with_units,
    units_here,
)
from arks.awakening.state import Ark
from arks.awakening.tables import (
    BENEFIT_COUNT,
    BLACK,
    DISCOVER_DRAW,
    DISCOVER_KEEP,
    MILITARIZE,
    MILITARY,
    MOBILITY,
    MOVE,
    RESOURCES_PER_UNIT,
    TURQUOISE,
    VIOLET,
)
from arks.kernel.state import State
from tests.awakening.positions import Position, position

YELLOW, RED, GREEN = range(3)

# Red holds Robotics and the Brig, and so all robots and mercenaries; two of its own units are out.
NEUTRALS_OF_RED = """
    Robotics: {cylinders: {red: 2}}
    Brig: {cubes: [red]}
    RoomA: {room: Ti factory, units: {yellow: 1, robots: 1, mercenaries: 2}}
    RoomB: {room: Os factory, units: {robots: 1}}
    RoomC: {room: Bt factory, units: {red: 2}}
"""


# --- homes of neutral pieces


def test_pieces_whose_home_is_not_on_the_ship_are_nobodys() -> None:
    state, _ = position("Ti factory: {units: {yellow: 1}}")
    assert neutral_control(state) == (0, 0, 0, 0, 0)


def test_a_home_that_is_missing_does_not_hide_the_next_one() -> None:
    state, rooms = position("{Robotics: {cylinders: {red: 1}}, violet generator: {units: {robots: 1}}}")
    assert neutral_control(state) == (1 << RED, 0, 1 << RED, 0, 0)
    assert control(state, rooms["violet generator"]) == 1 << RED


def test_control_runs_through_homes_in_any_order() -> None:
    state, rooms = position(
        """
        turquoise generator: {units: {robots: 1}}
        Robotics: {cylinders: {violet: 1}}
        violet generator: {units: {mercenaries: 1}}
        Brig: {units: {red: 1}}
        """
    )
    assert neutral_control(state) == (1 << RED, 1 << RED, 1 << RED, 1 << RED, 0)
    assert control(state, rooms["turquoise generator"]) == 1 << RED


def test_cylinders_are_ones_own_by_colour_or_by_generator() -> None:
    state, _ = position("{violet generator: {units: {red: 1}}, turquoise generator: {units: {yellow: 1}}}", players=3)
    mine = [[is_mine(state, seat, colour) for colour in (YELLOW, RED, VIOLET, TURQUOISE, BLACK)] for seat in range(3)]
    assert mine == [
        [True, False, False, True, False],
        [False, True, True, False, False],
        [False, False, False, False, False],
    ]


# --- who stands where


def test_neutral_units_serve_those_who_control_them_and_nobody_else() -> None:
    state, rooms = position(NEUTRALS_OF_RED)
    assert units_here(state, YELLOW, rooms["RoomA"]) == (1, 0, 0)
    assert units_here(state, RED, rooms["RoomA"]) == (0, 1, 2)


def test_rooms_with_units_are_those_with_own_and_controlled_neutral_ones() -> None:
    table = position(NEUTRALS_OF_RED)
    assert rooms_with_units(table.state, YELLOW) == table.set_of("yellow biodome", "RoomA")
    assert rooms_with_units(table.state, RED) == table.set_of("RoomA", "RoomB", "RoomC")


def test_available_units_are_added_up_over_all_rooms() -> None:
    state, _ = position(NEUTRALS_OF_RED, red={"units": 1})
    assert available_units(state, YELLOW) == 2
    assert available_units(state, RED) == 7


def test_pieces_are_units_cylinders_cubes_and_what_a_controlled_home_provides() -> None:
    table = position(
        """
        violet generator: {units: {red: 1}}
        turquoise generator: {units: {yellow: 1}}
        RoomA: {room: Ti factory, cylinders: {red: 1}}
        RoomB: {room: Os factory, cubes: [red]}
        RoomC: {room: Bt factory, cylinders: {violet: 1}}
        RoomD: {room: Di factory, cylinders: {turquoise: 1}}
        """
    )
    assert rooms_with_pieces(table.state, RED) == table.set_of(
        "red biodome", "violet generator", "RoomA", "RoomB", "RoomC"
    )


def test_a_unit_of_another_player_is_an_opponent() -> None:
    state, rooms = position("RoomA: {room: Ti factory, units: {red: 1}}")
    assert opponents_in(state, YELLOW, rooms["RoomA"])
    assert not opponents_in(state, RED, rooms["RoomA"])


def test_neutral_units_are_opponents_of_those_who_do_not_control_them() -> None:
    state, rooms = position(
        """
        Robotics: {cylinders: {red: 1, green: 1}}
        Brig: {cubes: [red]}
        RoomA: {room: Ti factory, units: {robots: 1}}
        RoomB: {room: Os factory, units: {mercenaries: 1}}
        """,
        players=3,
    )
    assert [opponents_in(state, seat, rooms["RoomA"]) for seat in (YELLOW, RED, GREEN)] == [True, False, False]
    assert [opponents_in(state, seat, rooms["RoomB"]) for seat in (YELLOW, RED, GREEN)] == [True, False, True]


def test_neutral_units_of_nobody_are_no_opponents() -> None:
    state, rooms = position("{Brig: {}, RoomA: {room: Ti factory, units: {mercenaries: 1}}}")
    assert not opponents_in(state, YELLOW, rooms["RoomA"])


# --- what control is worth


def test_controlled_rooms_are_held_by_own_or_by_neutral_pieces() -> None:
    table = position(
        """
        violet generator: {units: {red: 1}}
        RoomA: {room: Ti factory, cylinders: {violet: 1}}
        RoomB: {room: Os factory, cubes: [yellow], cylinders: {red: 1}}
        """
    )
    assert controlled_rooms(table.state, RED) == table.set_of("red biodome", "violet generator", "RoomA")
    assert outer_rooms_controlled(table.state, RED) == 2
    assert outer_rooms_controlled(table.state, YELLOW) == 1


def test_arsenal_per_unit_adds_to_the_section() -> None:
    state, _ = position("Armory: {cylinders: {yellow: 1}, units: {yellow: 1}}", yellow={"units": 2})
    assert benefits(state, YELLOW)[MILITARIZE] == 3 + 3 * 2


def test_resources_per_unit_are_multiplied_by_the_units() -> None:
    state, _ = position("Reserves and Deposits: {cubes: [yellow, yellow]}", yellow={"units": 3})
    assert benefits(state, YELLOW)[RESOURCES_PER_UNIT] == 3 * 2


def test_cards_per_unit_add_to_the_section() -> None:
    state, _ = position("Quantum Oracle: {cubes: [yellow, yellow]}", yellow={"units": 3})
    total = benefits(state, YELLOW)
    assert (total[DISCOVER_KEEP], total[DISCOVER_DRAW]) == (1 + 3 * 1, 3 + 3 * 2)


def test_cards_per_unit_may_be_drawn_without_keeping_more() -> None:
    state, _ = position("Quantum Oracle: {units: {yellow: 1}}", yellow={"units": 2})
    total = benefits(state, YELLOW)
    assert (total[DISCOVER_KEEP], total[DISCOVER_DRAW]) == (1, 3 + 3 * 1)


def test_a_conversion_is_had_or_not() -> None:
    state, _ = position("Element Synthesizer: {cylinders: {yellow: 1}}")
    [kind] = [room for room in state.pack.rooms if room.id == "element-synthesizer"]
    assert [benefits(state, seat)[BENEFIT_COUNT + kind.conversions[0]] for seat in (YELLOW, RED)] == [1, 0]


def test_sections_with_the_same_benefit_add_up() -> None:
    state, _ = position("Ti factory: {}")
    sections = list(state.pack.board.sections)
    sections[MILITARY] = replace(sections[MILITARY], grants=sections[MOBILITY].grants)
    state.players[YELLOW].board = replace(state.pack.board, sections=tuple(sections))
    assert benefits(state, YELLOW)[MOVE] == 2 + 2


# --- an action phase fixes who commands neutral pieces


WALK_INTO_THE_BRIG = """
    RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}
    Brig: {at: D3}
    RoomB: {room: Os factory, at: F5, units: {mercenaries: 1, red: 1}}
"""


def after_the_walk() -> Position:
    table = position(WALK_INTO_THE_BRIG, red={"units": 1})
    table.play(yellow="act Mobility; move Ti factory to Brig")
    return table


def test_a_game_taken_up_again_within_a_phase_still_knows_who_commands() -> None:
    state, _ = after_the_walk()
    saved = arks.load(arks.save(state))
    assert isinstance(saved, Ark)
    worlds: list[State] = [state, state.clone(), saved, arks.determinise(state, YELLOW, Random(1))]
    for world in worlds:
        assert isinstance(world, Ark)
        assert neutral_control(world)[1] == 1 << YELLOW
        assert commanders(world)[1] == 0
        assert [option.id for option in arks.asks(world)[YELLOW].options] == [
            option.id for option in arks.asks(state)[YELLOW].options
        ]


def test_what_a_phase_gained_counts_for_the_next_one_at_once() -> None:
    state, _ = after_the_walk()
    assert available_units(state, YELLOW) == 3  # two own units and the mercenary
    assert rooms_with_units(state, YELLOW).bit_count() == 2
    assert rooms_with_pieces(state, YELLOW).bit_count() == 3


def test_the_fights_foretold_in_a_phase_are_those_of_the_combat_phase() -> None:
    state, rooms = after_the_walk()
    assert [fight["room"] for fight in arks.view(state, YELLOW)["fights"]] == [f"room:{rooms['RoomB']}"]


def test_command_ends_with_the_phase() -> None:
    table = after_the_walk()
    table.play(yellow="done")
    assert commanders(table.state) == neutral_control(table.state)

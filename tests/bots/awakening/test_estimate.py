"""The evaluation in small: more of what helps is worth more, and guesses follow from what is printed."""

from __future__ import annotations

import pytest

import arks
from arks.awakening.state import Ark, add_units, own_player, set_cubes
from arks.awakening.tables import ACTIVATE, ENGINEERING, FACTORY, MT, SPECIAL
from arks.bots.awakening.distance import FAR, Distances
from arks.bots.awakening.estimate import WON, Judge, likely_targets
from arks.bots.awakening.survey import Survey, cubes_missing
from arks.kernel.state import Outcome


@pytest.fixture
def ship() -> Ark:
    state = arks.new("awakening", 3, 11)
    assert isinstance(state, Ark)
    return state


def room_of(state: Ark, cls: int) -> int:
    return next(number for number, room in enumerate(state.rooms) if state.pack.rooms[room.kind].cls == cls)


def test_a_won_game_is_worth_more_than_any_position_and_a_lost_one_less(ship: Ark) -> None:
    judge = Judge(ship, 0)
    value = judge.value(ship)
    ship.outcome = Outcome((0,), (1, 0, 0), "mission")
    assert judge.value(ship) == WON > value
    ship.outcome = Outcome((1,), (0, 1, 0), "mission")
    assert judge.value(ship) == -WON < value


@pytest.mark.parametrize("resource", range(5))
def test_resources_are_worth_having(ship: Ark, resource: int) -> None:
    judge = Judge(ship, 0)
    value = judge.value(ship)
    own_player(ship, 0).resources[resource] += 3
    assert judge.value(ship) > value


def test_an_upgrade_a_unit_and_a_factory_are_worth_having(ship: Ark) -> None:
    judge = Judge(ship, 0)
    value = judge.value(ship)
    own_player(ship, 0).sections[ENGINEERING] += 1
    upgraded = judge.value(ship)
    add_units(ship, 0, 0, 1)
    awake = judge.value(ship)
    set_cubes(ship, room_of(ship, FACTORY), (0,))
    assert value < upgraded < awake < judge.value(ship)


def test_what_others_have_changes_nothing(ship: Ark) -> None:
    judge = Judge(ship, 0)
    value = judge.value(ship)
    own_player(ship, 1).resources[MT] += 3
    assert judge.value(ship) == value


def test_likely_targets_add_up_to_the_three_rooms_of_a_mission(ship: Ark) -> None:
    pack = ship.pack
    likely = likely_targets(pack, ship.groups)
    assert sum(likely.values()) == pytest.approx(3)
    assert all(pack.targets[target].group in ship.groups for target in likely)
    assert all(objective.kind == ACTIVATE for mission in pack.missions for objective in mission.objectives)


@pytest.mark.parametrize(
    ("cubes", "missing"),
    [((), 3), ((0,), 2), ((0, 0, 0), 0), ((1,), 2), ((1, 1), 2), ((1, 1, 1), 2), ((1, 1, 0), 1), ((1, 2, 0), 0)],
)
def test_missing_cubes_fill_the_room_and_hold_it(ship: Ark, cubes: tuple[int, ...], missing: int) -> None:
    factory = room_of(ship, FACTORY)  # three squares
    set_cubes(ship, factory, cubes)
    assert cubes_missing(ship.rooms[factory], ship.pack.rooms[ship.rooms[factory].kind], 0) == missing


def test_production_turns_mix_exploit_and_produce(ship: Ark) -> None:
    survey = Survey(ship, 0)
    survey.resources = [0, 0, 0, 0, 0]
    survey.income = [4, 0, 0, 0]
    survey.produce = 2
    assert survey.production_turns() == 0.0
    survey.price = [4.0, 0.0, 0.0, 0.0]
    assert survey.production_turns() == 1.0
    survey.price = [4.0, 2.0, 0.0, 0.0]
    assert survey.production_turns() == 2.0
    survey.resources = [0, 0, 0, 0, 2]
    assert survey.production_turns() == 1.0


def test_distances_are_moves_and_nobody_walks_through_anothers_biodome(ship: Ark) -> None:
    distances = Distances(0)
    special = room_of(ship, SPECIAL)
    moves = distances.to(ship, special)
    assert moves[special] == 0
    assert all(moves[near] == 1 for near in ship.near[special] if near >= 3 or near == 0)
    assert moves[1] == moves[2] == FAR
    assert moves[0] == min([moves[door] for door in ship.near[0]]) + 1
    assert distances.to(ship, special) is moves

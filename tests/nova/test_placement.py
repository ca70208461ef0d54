"""Where buildings may be placed, checked against the rulebook's sentences space by space (p. 6, 10)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arks.nova import powers
from arks.nova.hexmap import ALL_CELLS, BORDER, CELLS, NEXT_TO, cells_in, placements
from arks.nova.placement import bits, can_place, has_building, is_special, open_spots, spots
from arks.nova.state import Zoo, map_of, own_player, set_buildings
from arks.nova.tables import AVIARY, BUILD, ENCLOSURE_1, KIOSK, MAPS, PETTING_ZOO, ZooMap
from tests.nova.hexagons import distance
from tests.nova.zoos import table

TABLE = table()
KINDS = range(len(TABLE.pack.buildings))
ON_THE_BORDER = {"zoo_school": 2, "side_entrance": 2}
BESIDE = [{other for other in range(CELLS) if distance(cell, other) == 1} for cell in range(CELLS)]


def position(zoo: str, build2: bool = False, over_terrain: bool = False) -> Zoo:
    """An empty map of seat 0, with its rights."""
    state = TABLE.clone()
    player = own_player(state, 0)
    player.map = MAPS.index(zoo)
    player.upgraded = 1 << BUILD if build2 else 0
    player.lasting = powers.OVER_TERRAIN if over_terrain else 0
    set_buildings(state, 0, tuple([(kind, mask, 0) for kind, mask in map_of(state, 0).start]))
    return state


def is_legal(state: Zoo, kind: int, covering: list[int]) -> bool:
    """The rules of the rulebook, one sentence after the other, in terms of spaces alone."""
    zoo = map_of(state, 0)
    building = state.pack.buildings[kind]
    player = state.players[0]
    over_terrain = powers.OVER_TERRAIN & player.lasting
    built = {cell for _, mask, _ in player.buildings for cell in cells_in(mask)}
    rock, water = set(cells_in(zoo.rock)) - built, set(cells_in(zoo.water)) - built
    border = set(cells_in(BORDER))
    around = set().union(*[BESIDE[cell] for cell in covering]) - set(covering)
    if built & set(covering):
        return False
    if not over_terrain and (rock | water) & set(covering):
        return False
    if not player.upgraded >> BUILD & 1 and set(cells_in(zoo.build2)) & set(covering):
        return False
    if building.id != "side_entrance" and not (around & built if built else border & set(covering)):
        return False
    if len(border & set(covering)) < ON_THE_BORDER.get(building.id, 0):
        return False
    if not over_terrain and (len(around & rock) < building.rock or len(around & water) < building.water):
        return False
    if kind == KIOSK:
        kiosks = [cell for other, mask, _ in player.buildings if other == KIOSK for cell in cells_in(mask)]
        return all(distance(covering[0], cell) >= 3 for cell in kiosks)
    return True


def legal(state: Zoo, kind: int) -> list[int]:
    found = placements(state.pack.buildings[kind].cells)
    return [mask for mask, _, covering in found if is_legal(state, kind, list(covering))]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(MAPS), st.booleans(), st.booleans(), st.lists(st.randoms(use_true_random=False), max_size=9))
def test_places_are_exactly_those_of_the_rulebook(
    zoo: str, build2: bool, over_terrain: bool, choices: list[Random]
) -> None:
    """On every map, with all rights, in positions that grow by legal buildings."""
    state = position(zoo, build2, over_terrain)
    for choice in choices:
        kind = choice.choice(KINDS)
        places = legal(state, kind)
        if places and not (is_special(kind) and has_building(state, 0, kind)):
            mask = choice.choice(places)
            set_buildings(state, 0, (*state.players[0].buildings, (kind, mask, 0)))
    for kind in KINDS:
        expected = legal(state, kind)
        found = open_spots(state, 0, kind)
        assert [mask for mask, _, _ in found] == expected
        assert [list(option[1:]) for _, _, option in found] == [cells_in(mask) for mask in expected]
        once = is_special(kind) and has_building(state, 0, kind)
        assert can_place(state, 0, kind) == (bool(expected) and not once)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(MAPS), st.lists(st.integers(0, CELLS - 1), max_size=30))
def test_where_any_building_fits_a_one_space_enclosure_does(zoo: str, covered: list[int]) -> None:
    """Why the Build action is possible exactly when that has a place."""
    state = position(zoo)
    free = ALL_CELLS & ~map_of(state, 0).rock & ~map_of(state, 0).water
    taken = state.players[0].covered
    new = [cell for cell in sorted(set(covered)) if free >> cell & 1 and not taken >> cell & 1]
    buildings = state.players[0].buildings
    set_buildings(state, 0, (*buildings, *[(ENCLOSURE_1, 1 << cell, 0) for cell in new]))
    for kind in range(10):
        if can_place(state, 0, kind):
            assert can_place(state, 0, ENCLOSURE_1)


@given(st.integers(0, CELLS - 1))
def test_two_spaces_at_least_lie_between_kiosks(cell: int) -> None:
    """A kiosk in the middle of other buildings: the nearest place for the next one is three steps away."""
    state = position("0", build2=True, over_terrain=True)
    near = [other for other in range(CELLS) if 0 < distance(cell, other) <= 1]
    set_buildings(state, 0, ((KIOSK, 1 << cell, 0), *[(ENCLOSURE_1, 1 << other, 0) for other in near]))
    assert open_spots(state, 0, KIOSK) == []
    near = [other for other in range(CELLS) if 0 < distance(cell, other) <= 2]
    set_buildings(state, 0, ((KIOSK, 1 << cell, 0), *[(ENCLOSURE_1, 1 << other, 0) for other in near]))
    found = [cells_in(mask)[0] for mask, _, _ in open_spots(state, 0, KIOSK)]
    assert found == [other for other in range(CELLS) if distance(cell, other) == 3]


def test_the_first_building_touches_the_border() -> None:
    state = position("0")
    assert all(mask & BORDER for mask, _, _ in open_spots(state, 0, ENCLOSURE_1))
    assert len(open_spots(state, 0, ENCLOSURE_1)) == bits(BORDER & ~map_of(state, 0).rock & ~map_of(state, 0).water)


def test_buildings_of_the_map_count_as_the_first_one() -> None:
    state = position("A")
    covered = state.players[0].covered
    assert bits(covered) == 4
    for mask, _, _ in open_spots(state, 0, ENCLOSURE_1):
        assert NEXT_TO[cells_in(mask)[0]] & covered


@pytest.mark.parametrize("kind", [PETTING_ZOO, AVIARY])
def test_a_special_enclosure_comes_once(kind: int) -> None:
    state = position("0")
    assert can_place(state, 0, kind)
    set_buildings(state, 0, ((kind, open_spots(state, 0, kind)[0][0], 0),))
    assert not can_place(state, 0, kind)


def test_places_of_a_shape_are_found_once_for_each_map_and_right() -> None:
    zoo: ZooMap = TABLE.pack.maps[0]
    building = TABLE.pack.buildings[2]
    assert spots(zoo, building, True, False) is spots(zoo, building, True, False)
    plain, marked = spots(zoo, building, False, False), spots(zoo, building, True, False)
    anywhere = spots(zoo, building, True, True)
    assert len(plain) < len(marked) < len(anywhere) == len(placements(building.cells))

"""The hexagons of a zoo map: neighbours, distances, groups and the placements of shapes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arks.nova.content import pack_for
from arks.nova.hexmap import (
    ALL_CELLS,
    AXIAL,
    BORDER,
    CELL_AT,
    CELLS,
    NEXT_TO,
    cell_of,
    cells_in,
    groups,
    neighbours,
    placements,
    turned,
    within,
)
from arks.nova.tables import Building
from tests.nova.hexagons import distance

BUILDINGS = pack_for(False).buildings
cells = st.integers(0, CELLS - 1)
masks = st.integers(0, ALL_CELLS)
buildings = st.sampled_from(BUILDINGS)


def shape(mask: int) -> frozenset[tuple[int, int]]:
    """Spaces moved so that their first column and row are 0: equal for the same shape in the same orientation."""
    axial = [AXIAL[cell] for cell in cells_in(mask)]
    q0 = min(q for q, _ in axial)
    r0 = min(r for q, r in axial if q == q0)
    return frozenset((q - q0, r - r0) for q, r in axial)


def orientations(building: Building) -> set[frozenset[tuple[int, int]]]:
    return {shape(mask) for mask, _, _ in placements(building.cells)}


def test_a_map_has_58_spaces_of_which_26_lie_on_the_border() -> None:
    assert CELLS == 58
    assert len(cells_in(BORDER)) == 26


def test_inner_spaces_have_six_neighbours_and_corners_two_or_three() -> None:
    counts = [len(cells_in(NEXT_TO[cell])) for cell in range(CELLS)]
    assert all(counts[cell] == 6 for cell in range(CELLS) if not BORDER >> cell & 1)
    assert all(2 <= counts[cell] < 6 for cell in cells_in(BORDER))


@pytest.mark.parametrize(
    ("cell", "beside"),
    [
        ((0, 0), [(0, 1), (1, 0), (1, 1)]),
        ((1, 0), [(0, 0), (1, 1), (2, 0)]),
        ((4, 2), [(4, 1), (4, 3), (3, 2), (3, 3), (5, 2), (5, 3)]),
        ((8, 5), [(8, 4), (7, 5), (7, 6)]),
    ],
)
def test_odd_columns_stand_half_a_space_higher(cell: tuple[int, int], beside: list[tuple[int, int]]) -> None:
    assert cells_in(NEXT_TO[cell_of(*cell)]) == sorted([cell_of(*other) for other in beside])


@given(cells, cells)
def test_neighbours_are_mutual_and_one_step_apart(one: int, other: int) -> None:
    assert NEXT_TO[one] >> other & 1 == NEXT_TO[other] >> one & 1
    assert (NEXT_TO[one] >> other & 1 == 1) == (distance(one, other) == 1)


@given(cells, st.integers(0, 9))
def test_within_holds_the_spaces_up_to_a_distance(cell: int, steps: int) -> None:
    assert cells_in(within(1 << cell, steps)) == [other for other in range(CELLS) if distance(cell, other) <= steps]


@given(masks)
def test_cells_and_masks_are_the_same_set(mask: int) -> None:
    assert sum([1 << cell for cell in cells_in(mask)]) == mask


@given(masks)
def test_neighbours_of_a_set_lie_around_it(mask: int) -> None:
    around = neighbours(mask)
    assert around & mask == 0
    assert all(NEXT_TO[cell] & mask for cell in cells_in(around))
    assert all(NEXT_TO[cell] & ~(mask | around) == 0 for cell in cells_in(mask))


@given(masks)
def test_groups_are_connected_and_apart(mask: int) -> None:
    found = groups(mask)
    assert sum(found) == mask
    for group in found:
        assert within(group & -group, CELLS) & group == group
        assert neighbours(group) & mask == 0
        reached = group & -group
        for _ in range(CELLS):
            reached |= neighbours(reached) & group
        assert reached == group


# --- placements


@given(buildings)
def test_placements_are_distinct_sets_of_the_right_size_on_the_map(building: Building) -> None:
    found = placements(building.cells)
    assert len({mask for mask, _, _ in found}) == len(found)
    for mask, around, covered in found:
        assert len(covered) == building.size
        assert list(covered) == cells_in(mask)
        assert mask & ~ALL_CELLS == 0
        assert around == neighbours(mask)
        assert len(groups(mask)) == 1


@given(buildings)
def test_a_placement_is_the_shape_turned_never_mirrored(building: Building) -> None:
    turns = set()
    now = building.cells
    for _ in range(6):
        q0 = min(q for q, _ in now)
        r0 = min(r for q, r in now if q == q0)
        turns.add(frozenset((q - q0, r - r0) for q, r in now))
        now = turned(now)
    assert now == building.cells
    assert orientations(building) == turns


@given(buildings, st.integers(0, 5))
def test_which_way_a_shape_is_written_down_does_not_matter(building: Building, turns: int) -> None:
    now = building.cells
    for _ in range(turns):
        now = turned(now)
    assert placements(now) == placements(building.cells)


def mirrored(building: Building) -> tuple[tuple[int, int], ...]:
    return tuple([(r, q) for q, r in building.cells])


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_the_shapes_that_have_a_mirror_image_of_their_own(building: Building) -> None:
    chiral = {
        "penguin_pool",
        "baboon_rock",
        "rhesus_monkey_park",
        "polar_bear_exhibit",
        "spotted_hyena_compound",
        "okapi_stable",
    }
    same = placements(mirrored(building)) == placements(building.cells)
    assert same == (building.id not in chiral)


@given(buildings)
def test_every_shape_that_fits_anywhere_is_found(building: Building) -> None:
    """By brute force: move the shape to every space in every orientation."""
    found = set()
    now = building.cells
    for _ in range(6):
        for q, r in AXIAL:
            moved = [(q + dq, r + dr) for dq, dr in now]
            if all(place in CELL_AT for place in moved):
                found.add(sum([1 << CELL_AT[place] for place in moved]))
        now = turned(now)
    assert {mask for mask, _, _ in placements(building.cells)} == found


@pytest.mark.parametrize(
    ("id", "ways", "places"),
    [
        ("enclosure1", 1, 58),
        ("enclosure2", 3, 145),
        ("enclosure3", 2, 88),
        ("enclosure4", 3, 119),
        ("enclosure5", 6, 212),
    ],
)
def test_how_many_places_an_empty_map_has(id: str, ways: int, places: int) -> None:
    building = BUILDINGS[[other.id for other in BUILDINGS].index(id)]
    assert len(orientations(building)) == ways
    assert len(placements(building.cells)) == places

"""Homes of animals: enclosures, special enclosures, flocks, and moving in (p. 11-12)."""

from __future__ import annotations

from arks.kernel.frames import advance, push
from arks.nova import words
from arks.nova.conditions import ENCLOSURE, TERRAIN, Lack
from arks.nova.hexmap import neighbours
from arks.nova.housing import has_home, has_room, homeless, homes
from arks.nova.powers import OVER_TERRAIN
from arks.nova.state import Zoo, map_of, own_player
from arks.nova.tables import AVIARY, ENCLOSURE_1, ENCLOSURE_5, PETTING_ZOO, REPTILE_HOUSE, ROCK, WATER, Animal
from tests.nova.zoos import build, card, find, give, options, pick, settle, spot, stand, table

KIOSK = 8
CAIMAN = 480  # size 4, water 1, reptile house 2
GOAT = 519


def animal(state: Zoo, number: int) -> Animal:
    return state.pack.animals[state.pack.face[number]]


def built(state: Zoo, number: int) -> list[int]:
    """The buildings in which an animal can live."""
    return [home[1] for home in homes(state, 0, animal(state, number)) if home[0] == words.HOUSE]


def enclosure(size: int) -> int:
    return ENCLOSURE_1 + size - 1


# --- standard enclosures


def test_an_enclosure_must_be_large_enough_and_empty() -> None:
    state = table()
    build(state, enclosure(1))
    build(state, enclosure(2), full=1)
    assert built(state, 404) == []
    exact = build(state, enclosure(2))
    larger = build(state, enclosure(3))
    assert built(state, 404) == [exact, larger]


def test_kiosks_are_no_homes() -> None:
    state = table()
    build(state, KIOSK)
    assert not has_room(state, 0)
    assert not has_home(state, 0, animal(state, 404))


def test_rock_and_water_beside_that_enclosure() -> None:
    state = table()
    leopard = animal(state, 403)  # size 3, rock 1
    assert (leopard.size, leopard.rock, leopard.water) == (3, 1, 0)
    build(state, enclosure(3), spot(state, enclosure(3), rock=0))
    assert built(state, 403) == []
    beside = build(state, enclosure(3), spot(state, enclosure(3), rock=1))
    assert built(state, 403) == [beside]


def test_two_rock_spaces_need_two() -> None:
    state = table()
    number = next(one.number for one in state.pack.animals.values() if one.rock == 2)
    kind = enclosure(animal(state, number).size)
    build(state, kind, spot(state, kind, rock=1, water=0))
    assert built(state, number) == []
    beside = build(state, kind, spot(state, kind, rock=2))
    assert built(state, number) == [beside]


def test_covered_rock_is_no_rock() -> None:
    state = table()
    mask = spot(state, enclosure(3), rock=1)
    build(state, enclosure(3), mask)
    assert built(state, 403) == [0]
    build(state, KIOSK, neighbours(mask) & map_of(state, 0).rock)
    assert built(state, 403) == []
    own_player(state, 0).lasting |= OVER_TERRAIN  # Diversity Researcher
    assert built(state, 403) == [0]


def test_the_gate_makes_an_enclosure_two_larger() -> None:
    state = table(zoo="2")
    gate = map_of(state, 0).marks["gate"]
    beside = next(1 << cell for cell in range(58) if neighbours(gate) >> cell & 1)
    build(state, enclosure(1), beside)
    assert built(state, 439) == [0]  # size 2
    assert built(state, 438) == [0]  # size 3
    assert built(state, 402) == []  # size 4


# --- special enclosures


def test_petting_zoo_animals_live_in_the_petting_zoo_alone() -> None:
    state = table()
    build(state, ENCLOSURE_5)
    assert built(state, GOAT) == []
    petting = build(state, PETTING_ZOO, full=2)
    assert built(state, GOAT) == [petting]
    state = table()
    build(state, PETTING_ZOO, full=3)
    assert built(state, GOAT) == []


def test_the_caiman_may_live_in_the_enclosure_or_in_the_reptile_house() -> None:
    """Rulebook p. 12, example."""
    state = table()
    stand(state, "animals", 2)
    own_player(state, 0).money = 30
    caiman = animal(state, CAIMAN)
    assert (caiman.name, caiman.size, caiman.water, caiman.spaces) == ("Broad-snouted Caiman", 4, 1, 2)
    large = build(state, ENCLOSURE_5, spot(state, ENCLOSURE_5, water=1))
    reptiles = build(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=1), full=3)
    give(state, CAIMAN)
    pick(state, "act action:animals", f"play {card(state, CAIMAN)}")
    assert options(state) == [f"house building:{large}", f"house building:{reptiles}"]
    pick(state, f"house building:{reptiles}")
    assert state.players[0].buildings[reptiles][2] == 5
    assert state.players[0].buildings[large][2] == 0


def test_a_special_enclosure_needs_its_spaces_and_the_same_terrain() -> None:
    state = table()
    house = build(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=1), full=3)
    assert built(state, CAIMAN) == [house]
    state = table()
    build(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=1), full=4)
    assert built(state, CAIMAN) == []
    state = table()
    build(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=0))
    assert built(state, CAIMAN) == []


def test_a_full_reptile_house_still_takes_an_animal_of_no_space() -> None:
    state = table()
    house = build(state, REPTILE_HOUSE, full=5)
    assert animal(state, 477).spaces == 0
    assert built(state, 477) == [house]


def test_birds_do_not_live_with_reptiles() -> None:
    state = table()
    build(state, REPTILE_HOUSE)
    bird = next(one.number for one in state.pack.animals.values() if one.special == AVIARY and not one.rock + one.water)
    assert built(state, bird) == []
    aviary = build(state, AVIARY, spot(state, AVIARY))
    assert built(state, bird) == [aviary]


# --- flocks


def test_a_flock_animal_joins_a_herbivore_of_its_size() -> None:
    state = table()
    lama = animal(state, 439)  # flock 2
    assert homes(state, 0, lama) == []
    settle(state, 401)
    assert homes(state, 0, lama) == []  # no herbivore
    settle(state, 438)
    assert homes(state, 0, lama) == [(words.FLOCK, find(state, 438))]
    assert homes(state, 0, animal(state, 447)) == []  # flock 4: the printed size counts


def test_no_enclosure_is_flipped_for_a_flock() -> None:
    state = table()
    stand(state, "animals", 2)
    settle(state, 438)
    give(state, 439)
    build(state, enclosure(2))
    build(state, enclosure(3), full=1)
    pick(state, "act action:animals", f"play {card(state, 439)}")
    assert options(state) == ["house building:0", f"flock {card(state, 438)}"]
    pick(state, f"flock {card(state, 438)}")
    assert [full for _, _, full in state.players[0].buildings] == [0, 1]
    assert state.players[0].appeal == 4


def test_one_herbivore_hosts_several_even_without_an_enclosure() -> None:
    state = table()
    stand(state, "animals", 5)
    own_player(state, 0).money = 50
    settle(state, 438)
    give(state, 439, 443)  # flock 2 and 3
    pick(state, "act action:animals", f"play {card(state, 439)}", f"play {card(state, 443)}")
    assert state.players[0].appeal == 9


# --- why not


def test_what_an_animal_without_a_home_lacks() -> None:
    state = table()
    assert homeless(state, 0, animal(state, 404)) == [Lack(ENCLOSURE, -1, 0, 2)]
    build(state, enclosure(2), spot(state, enclosure(2), rock=0))
    assert homeless(state, 0, animal(state, 404)) == []
    assert homeless(state, 0, animal(state, 403)) == [Lack(ENCLOSURE, -1, 2, 3)]
    build(state, enclosure(3), spot(state, enclosure(3), rock=0))
    assert homeless(state, 0, animal(state, 403)) == [Lack(TERRAIN, ROCK, 0, 1)]
    assert homeless(state, 0, animal(state, GOAT)) == [Lack(ENCLOSURE, PETTING_ZOO, 0, 0)]
    build(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=0))
    assert homeless(state, 0, animal(state, CAIMAN)) == [Lack(TERRAIN, WATER, 0, 1)]


# --- the tower


def test_flipping_an_enclosure_beside_the_tower_brings_appeal() -> None:
    state = table(zoo="1")
    stand(state, "animals", 2)
    build(state, enclosure(2), spot(state, enclosure(2), touching=map_of(state, 0).marks["tower"]))
    give(state, 439)
    pick(state, "act action:animals", f"play {card(state, 439)}")
    assert state.players[0].appeal == 4 + 2


# --- moving in


def new_house(state: Zoo, kind: int, mask: int) -> int:
    number = build(state, kind, mask)
    state.pending = None
    state.stack[-1].pc = len(state.rules.code[state.stack[-1].procedure])
    push(state, "move-in", 0, {"source": kind})
    advance(state)
    return number


def test_reptiles_may_move_into_a_new_reptile_house_one_by_one() -> None:
    state = table()
    settle(state, CAIMAN, 477, 401)
    water = build(state, enclosure(5), spot(state, enclosure(5), water=1), full=1)
    one = build(state, enclosure(1), full=1)
    other = build(state, enclosure(5), spot(state, enclosure(5), water=0), full=1)
    house = new_house(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=1))
    assert options(state) == [f"move-in {card(state, CAIMAN)}", f"move-in {card(state, 477)}", "done"]
    pick(state, f"move-in {card(state, CAIMAN)}")
    full = [full for _, _, full in state.players[0].buildings]
    assert (full[water], full[one], full[other], full[house]) == (0, 1, 1, 2)  # the one beside water
    assert options(state) == [f"move-in {card(state, 477)}", "done"]
    pick(state, f"move-in {card(state, 477)}")
    full = [full for _, _, full in state.players[0].buildings]
    assert (full[one], full[other], full[house]) == (0, 1, 2)  # the smallest; it fills no space
    assert state.players[0].appeal == 0  # moving brings nothing


def test_moving_in_is_optional_and_comes_once() -> None:
    state = table()
    settle(state, 477)
    build(state, enclosure(1), full=1)
    new_house(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE))
    pick(state, "done")
    assert state.players[0].buildings[0][2] == 1
    assert not [id for id in options(state) if id.startswith("move-in")]


def test_equally_small_enclosures_leave_the_choice() -> None:
    state = table()
    settle(state, 477)
    one = build(state, enclosure(1), full=1)
    other = build(state, enclosure(1), full=1)
    new_house(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE))
    pick(state, f"move-in {card(state, 477)}")
    assert options(state) == [f"vacate building:{one}", f"vacate building:{other}"]
    pick(state, f"vacate building:{other}")
    assert [full for _, _, full in state.players[0].buildings[:2]] == [1, 0]


def test_nobody_moves_when_nothing_fits() -> None:
    state = table()
    settle(state, CAIMAN)
    build(state, enclosure(5), spot(state, enclosure(5), water=1), full=1)
    new_house(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=0))
    assert not [id for id in options(state) if id.startswith("move-in")]

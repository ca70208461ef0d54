"""Releasing animals: what leaves the zoo with them, and which enclosure is empty afterwards (p. 15)."""

from __future__ import annotations

from arks.kernel.frames import advance, push
from arks.kernel.zones import move
from arks.nova.housing import enclosures_left
from arks.nova.powers import OVER_TERRAIN
from arks.nova.release import releasable
from arks.nova.state import DECK, DISCARD, Zoo, animals, own_player, under_zone
from arks.nova.tables import ENCLOSURE_1, ICONS, REPTILE_HOUSE, Animal
from tests.nova.zoos import build, find, options, pick, settle, spot, table

CAIMAN = 480  # size 4, water 1, reptile house 2
CHAMELEON = 477  # size 1, reptile house 0
TORTOISE = 471  # size 3, reptile house 2
AFRICA = ICONS.index("Africa")
REPTILE = ICONS.index("Reptile")


def animal(state: Zoo, number: int) -> Animal:
    return state.pack.animals[state.pack.face[number]]


def enclosure(size: int) -> int:
    return ENCLOSURE_1 + size - 1


def full(state: Zoo) -> list[int]:
    return [full for _, _, full in state.players[0].buildings]


def let_go(state: Zoo, number: int) -> None:
    """Release an animal in the middle of a turn."""
    state.pending = None
    state.stack[-1].pc = len(state.rules.code[state.stack[-1].procedure])
    push(state, "release", 0, {"source": find(state, number)})
    advance(state)


def left(state: Zoo, number: int) -> list[int]:
    return enclosures_left(state, 0, animal(state, number))


# --- which animals


def test_an_animal_needs_the_icon_and_the_printed_size() -> None:
    state = table()
    settle(state, 401, 402, 403, 404, 519)
    africans = {number: find(state, number) for number in (401, 402, 403, 404)}
    assert releasable(state, 0, AFRICA, 4, 9) == [africans[401], africans[402]]
    assert releasable(state, 0, AFRICA, 3, 3) == [africans[403]]
    assert releasable(state, 0, AFRICA, 0, 2) == [africans[404]]
    assert releasable(state, 0, REPTILE, 0, 9) == []


def test_petting_zoo_animals_need_no_standard_enclosure() -> None:
    state = table()
    settle(state, 519)
    assert releasable(state, 0, ICONS.index("PettingZooAnimal"), 0, 9) == []


def test_a_special_enclosure_is_of_no_account_for_the_size() -> None:
    state = table()
    settle(state, TORTOISE)
    assert animal(state, TORTOISE).size == 3
    assert releasable(state, 0, REPTILE, 3, 3) == [find(state, TORTOISE)]


# --- the enclosure


def test_the_smallest_occupied_enclosure_that_is_large_enough() -> None:
    state = table()
    build(state, enclosure(1), full=1)
    build(state, enclosure(4), full=1)
    build(state, enclosure(3), full=0)
    three = build(state, enclosure(3), full=1)
    assert left(state, 438) == [three]


def test_the_smallest_one_beside_its_rock() -> None:
    state = table()
    build(state, enclosure(3), spot(state, enclosure(3), rock=0), full=1)
    rocky = build(state, enclosure(4), spot(state, enclosure(4), rock=1), full=1)
    assert left(state, 403) == [rocky]


def test_without_any_beside_rock_the_smallest_of_its_size() -> None:
    state = table()
    build(state, enclosure(4), spot(state, enclosure(4), rock=0), full=1)
    three = build(state, enclosure(3), spot(state, enclosure(3), rock=0), full=1)
    assert left(state, 403) == [three]


def test_without_any_of_its_size_nothing_is_emptied() -> None:
    state = table()
    build(state, enclosure(2), full=1)
    assert left(state, 403) == []
    settle(state, 403)
    let_go(state, 403)
    assert full(state) == [1]
    assert animals(state, 0) == ()


def test_spaces_of_the_special_enclosure_come_first() -> None:
    """Rulebook p. 15, example: the African Spurred Tortoise leaves the reptile house."""
    state = table()
    settle(state, TORTOISE)
    own_player(state, 0).appeal = 20
    tortoise = animal(state, TORTOISE)
    assert (tortoise.name, tortoise.spaces, tortoise.appeal) == ("African Spurred Tortoise", 2, 6)
    build(state, enclosure(3), full=1)
    build(state, REPTILE_HOUSE, full=3)
    let_go(state, TORTOISE)
    assert full(state) == [1, 1]
    assert state.players[0].appeal == 14


def test_too_few_spaces_in_the_special_enclosure() -> None:
    state = table()
    three = build(state, enclosure(3), full=1)
    build(state, REPTILE_HOUSE, full=1)
    assert left(state, TORTOISE) == [three]


def test_an_animal_of_no_space_leaves_the_reptile_house() -> None:
    state = table()
    build(state, enclosure(1), full=1)
    house = build(state, REPTILE_HOUSE)
    assert left(state, CHAMELEON) == [house]
    settle(state, CHAMELEON)
    let_go(state, CHAMELEON)
    assert full(state) == [1, 0]


def test_a_reptile_house_away_from_water_is_not_where_the_caiman_lived() -> None:
    state = table()
    lake = build(state, enclosure(4), spot(state, enclosure(4), water=1), full=1)
    house = build(state, REPTILE_HOUSE, spot(state, REPTILE_HOUSE, water=0), full=3)
    assert left(state, CAIMAN) == [lake]
    own_player(state, 0).lasting |= OVER_TERRAIN  # with 219 it could have been
    assert left(state, CAIMAN) == [house]


def test_equally_small_enclosures_leave_the_choice() -> None:
    state = table()
    settle(state, 438)
    build(state, enclosure(3), full=1)
    build(state, enclosure(3), full=1)
    let_go(state, 438)
    assert options(state) == ["vacate building:0", "vacate building:1"]
    pick(state, "vacate building:1")
    assert full(state) == [1, 0]


def test_the_gate_counts_here_too() -> None:
    state = table(zoo="2")
    three = build(state, enclosure(3), full=1)
    gate = state.pack.maps[state.players[0].map].marks["gate"]
    build(state, enclosure(2), spot(state, enclosure(2), touching=gate), full=1)  # counts as 4
    assert left(state, 439) == [three]


# --- the card


def test_appeal_icons_and_the_card_go() -> None:
    state = table()
    settle(state, 438, 439)
    own_player(state, 0).appeal = 12
    build(state, enclosure(3), full=1)
    uid = find(state, 438)
    let_go(state, 438)
    player = state.players[0]
    assert player.appeal == 12 - 5
    assert player.icons[ICONS.index("Herbivore")] == 1
    assert state.cards.zones[DISCARD][-1] == uid
    assert full(state) == [0]


def test_cards_under_the_animal_are_discarded_and_their_appeal_stays() -> None:
    state = table()
    settle(state, 447)  # Red Kangaroo
    player = own_player(state, 0)
    under = state.cards.zones[DECK][-1]
    move(state, (under,), DECK, under_zone(state, 0))
    kangaroo = find(state, 447)
    player.pouched = ((kangaroo, under), (-1, 999))
    player.appeal = 9
    let_go(state, 447)
    assert state.players[0].appeal == 2
    assert state.players[0].pouched == ((-1, 999),)
    assert state.cards.zones[under_zone(state, 0)] == ()
    assert state.cards.zones[DISCARD][-2:] == (under, kangaroo)


def test_a_host_may_go_and_its_flock_stays() -> None:
    state = table()
    settle(state, 438, 439)
    build(state, enclosure(3), full=1)
    let_go(state, 438)
    assert animals(state, 0) == (find(state, 439),)
    assert full(state) == [0]

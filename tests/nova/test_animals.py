"""The Animals action: what may be played, what it costs, and in which order things happen (p. 11-13)."""

from __future__ import annotations

import pytest

import arks
from arks.kernel.views import sees
from arks.nova.actions import animals
from arks.nova.conditions import (
    APPEAL,
    CLASS,
    ENCLOSURE,
    FOLDER,
    ICON,
    MONEY,
    PARTNER,
    PARTNERS,
    REPUTATION,
    SIDE,
    Lack,
    lacks,
    meets,
)
from arks.nova.state import Zoo, hand, own_player
from arks.nova.tables import ANIMALS, ICONS, LARGE, SMALL, SPONSORS, Animal
from tests.nova.zoos import build, card, find, give, options, pick, settle, show, spot, stand, table


def animal(state: Zoo, number: int) -> Animal:
    return state.pack.animals[state.pack.face[number]]


def acting(strength: int = 5, side: int = 0, money: int = 100, zoo: str = "0") -> Zoo:
    """Seat 0 can use Animals with a strength."""
    state = table(zoo=zoo)
    stand(state, "animals", strength, side)
    own_player(state, 0).money = money
    return state


# --- conditions


def test_a_card_without_conditions_lacks_nothing() -> None:
    state = table()
    assert lacks(state, 0, animal(state, 404).needs, 0) == []


def test_missing_icons_are_counted_one_by_one() -> None:
    state = table()
    settle(state, 404)  # a predator
    lion = animal(state, 402)
    assert lacks(state, 0, lion.needs, 0) == [Lack(ICON, ICONS.index("Predator"), 1, 3)]
    assert [lack.missing() for lack in lacks(state, 0, lion.needs, 0)] == [2]
    assert not meets(state, 0, lion, 0)
    settle(state, 401)  # two predator icons
    assert meets(state, 0, lion, 0)


def test_a_partner_zoo_of_the_continent_is_needed() -> None:
    state = table()
    leopard = animal(state, 403)
    assert lacks(state, 0, leopard.needs, 0) == [Lack(PARTNER, 0, 0, 1)]
    own_player(state, 0).partners = (2,)
    assert not meets(state, 0, leopard, 0)
    own_player(state, 0).partners = (2, 0)
    assert meets(state, 0, leopard, 0)


def test_any_two_partner_zoos() -> None:
    state = table()
    sponsor = state.pack.cards[state.pack.face[215]]
    own_player(state, 0).partners = (2,)
    assert lacks(state, 0, sponsor.needs, 0) == [Lack(PARTNERS, -1, 1, 2)]
    own_player(state, 0).partners = (2, 4)
    assert lacks(state, 0, sponsor.needs, 0) == []


def test_side_two_of_the_animals_card() -> None:
    state = table()
    rhinoceros = animal(state, 432)
    assert lacks(state, 0, rhinoceros.needs, 0) == [Lack(SIDE, ANIMALS, 1, 2)]
    assert lacks(state, 0, rhinoceros.needs, 1 << ANIMALS) == []


def test_reputation_side_two_of_sponsors_and_a_limit_of_appeal() -> None:
    state = table()
    program = state.pack.cards[state.pack.face[263]]
    assert lacks(state, 0, program.needs, 0) == [Lack(SIDE, SPONSORS, 1, 2), Lack(REPUTATION, -1, 1, 6)]
    limited = next(one for one in state.pack.sponsors.values() if one.needs.max_appeal == 25)
    own_player(state, 0).appeal = 25
    assert lacks(state, 0, limited.needs, 1 << SPONSORS) == []
    own_player(state, 0).appeal = 26
    assert lacks(state, 0, limited.needs, 1 << SPONSORS) == [Lack(APPEAL, -1, 26, 25)]


def test_in_the_solo_game_the_limit_of_appeal_starts_from_the_starting_appeal() -> None:
    state = table(players=1)
    limited = next(one for one in state.pack.sponsors.values() if one.needs.max_appeal == 25)
    own_player(state, 0).appeal = 45
    assert lacks(state, 0, limited.needs, 1 << SPONSORS) == []
    own_player(state, 0).appeal = 46
    assert lacks(state, 0, limited.needs, 1 << SPONSORS) == [Lack(APPEAL, -1, 46, 45)]


def covered_institute(state: Zoo) -> None:
    build(state, 0, state.pack.maps[state.players[0].map].marks["institute"])


def test_the_institute_ignores_one_condition_of_each_animal() -> None:
    state = table(zoo="6")
    rhinoceros = animal(state, 432)
    assert not meets(state, 0, rhinoceros, 0)
    covered_institute(state)
    assert meets(state, 0, rhinoceros, 0)
    lion = animal(state, 402)
    settle(state, 404)
    assert not meets(state, 0, lion, 0)  # two icons short
    settle(state, 405)
    assert meets(state, 0, lion, 0)
    assert not meets(state, 0, state.pack.cards[state.pack.face[263]], 0)  # no animal


def test_the_large_animal_program_ignores_one_more() -> None:
    state = table(zoo="6")
    settle(state, 404, 263)
    lion = animal(state, 402)
    assert not meets(state, 0, lion, 0)
    covered_institute(state)
    assert meets(state, 0, lion, 0)
    assert meets(state, 0, animal(state, 411), 0)  # one predator and Animals II: one of each kind
    assert meets(state, 0, animal(state, 403), 0)  # medium: the institute alone


# --- cost


def test_a_partner_zoo_saves_3_for_each_icon_of_its_continent() -> None:
    state = table()
    cheetah = animal(state, 401)
    assert animals.cost(state, 0, cheetah, 0) == 17
    own_player(state, 0).partners = (0,)
    assert animals.cost(state, 0, cheetah, 0) == 14
    double = next(one for one in state.pack.animals.values() if max(one.icons[7:12]) == 2)
    own_player(state, 0).partners = (double.icons[7:12].index(2),)
    assert animals.cost(state, 0, double, 0) == double.cost - 6


def test_an_animal_of_two_continents_can_save_twice() -> None:
    state = table()
    for one in state.pack.animals.values():
        continents = [place for place in range(5) if one.icons[7 + place]]
        own_player(state, 0).partners = tuple(continents)
        assert animals.cost(state, 0, one, 0) == max(0, one.cost - 3 * sum(one.icons[7:12]))


def test_the_experts_save_money_for_small_and_large_animals() -> None:
    state = table()
    settle(state, 229, 230)
    assert animals.cost(state, 0, animal(state, 404), 0) == 9 - 3
    assert animals.cost(state, 0, animal(state, 401), 0) == 17 - 4
    assert animals.cost(state, 0, animal(state, 403), 0) == 20  # medium
    assert animals.cost(state, 0, animal(state, 519), 0) == 7 - 3  # petting zoo animals are small


def test_the_folder_is_paid_on_top_and_a_cost_is_never_negative() -> None:
    state = table()
    badger = next(one for one in state.pack.animals.values() if one.name == "European Badger")
    assert animals.cost(state, 0, badger, 3) == badger.cost + 3
    settle(state, 229)
    own_player(state, 0).partners = (3,)
    assert animals.cost(state, 0, badger, 0) == 0
    assert animals.cost(state, 0, badger, 3) == 5 + 3 - 3 - 3


# --- the action


def test_the_table_of_the_action_card_says_how_many() -> None:
    state = table()
    assert [animals.allowed(state, 0, strength) for strength in range(1, 8)] == [0, 1, 1, 1, 2, 2, 2]
    assert [animals.allowed(state, 1, strength) for strength in range(1, 8)] == [1, 1, 2, 2, 2, 2, 2]


def test_without_a_playable_animal_the_action_cannot_be_chosen() -> None:
    state = acting()
    assert "act action:animals" not in options(state)
    give(state, 404)
    assert "act action:animals" not in options(state)  # no enclosure
    build(state, 1)
    assert "act action:animals" in options(state)
    own_player(state, 0).money = 8
    state.choices = {}
    assert "act action:animals" not in options(state)
    stand(state, "animals", 1)
    own_player(state, 0).money = 100
    assert "act action:animals" not in options(state)  # strength 1 plays none


def test_an_animal_is_paid_for_housed_and_counted() -> None:
    state = acting(strength=2, money=11)
    give(state, 439)
    enclosure = build(state, 1)
    pick(state, "act action:animals", f"play {card(state, 439)}")
    player = state.players[0]
    assert player.money == 1
    assert player.buildings[enclosure][2] == 1
    assert player.appeal == 4
    assert player.icons[ICONS.index("Herbivore")] == 1
    assert hand(state, 0) == ()


def test_the_second_animal_may_be_declined() -> None:
    state = acting(strength=5)
    give(state, 439, 438)  # two herbivores without other effects
    build(state, 4)
    build(state, 4)
    pick(state, "act action:animals")
    assert "done" not in options(state)
    pick(state, f"play {card(state, 438)}", "house building:0")
    assert options(state) == [f"play {card(state, 439)}", "done"]
    pick(state, "done")
    assert find(state, 439) in hand(state, 0)


def test_money_must_be_there_before_the_effects() -> None:
    state = acting(strength=5, money=12)
    give(state, 438)
    build(state, 2)
    assert "act action:animals" in options(state)
    own_player(state, 0).money = 11
    state.choices = {}
    assert "act action:animals" not in options(state)


def test_a_home_is_chosen_only_when_there_are_two() -> None:
    state = acting(strength=2)
    give(state, 439)
    build(state, 2)
    other = build(state, 1)
    pick(state, "act action:animals", f"play {card(state, 439)}")
    assert options(state) == ["house building:0", f"house building:{other}"]
    pick(state, f"house building:{other}")
    assert [full for _, _, full in state.players[0].buildings] == [0, 1]


def test_a_card_is_shown_to_everybody_before_its_home_is_chosen() -> None:
    state = acting(strength=2)
    give(state, 439)
    build(state, 2)
    build(state, 1)
    pick(state, "act action:animals")
    uid = find(state, 439)
    assert not sees(state, 1, uid)
    pick(state, f"play {card(state, 439)}")
    assert sees(state, 1, uid)


def test_how_many_animals_could_be_played_is_not_told() -> None:
    state = acting(strength=5)
    give(state, 439)
    build(state, 1)
    pick(state, "act action:animals")
    assert not arks.asks(state)[0].choice.public


def test_side_one_plays_from_the_hand_alone() -> None:
    state = acting(strength=5, side=0)
    show(state, 439, 1)
    build(state, 1)
    assert "act action:animals" not in options(state)


def test_side_two_plays_from_the_display_in_range_for_the_folder_number() -> None:
    state = acting(strength=4, side=1, money=20)
    show(state, 439, 1)
    show(state, 438, 2)
    build(state, 1)
    build(state, 2)
    pick(state, "act action:animals")
    assert options(state) == [f"play {card(state, 439)}"]  # reputation 1: folder 1
    pick(state, f"play {card(state, 439)}", "house building:0")
    assert state.folders[0] != find(state, 439)
    assert state.players[0].money == 20 - 10 - 1
    assert options(state) == []


def test_reputation_comes_first_and_widens_the_range() -> None:
    """Rulebook p. 13, example: European Badger from folder 3, Crested Porcupine from the hand."""
    state = acting(strength=5, side=1, money=30)
    own_player(state, 0).reputation = 3
    names = {one.name: one for one in state.pack.animals.values()}
    badger, porcupine = names["European Badger"], names["Crested Porcupine"]
    assert (badger.cost, porcupine.cost) == (5, 8)
    show(state, badger.number, 3)
    give(state, porcupine.number)
    build(state, badger.size - 1)
    build(state, porcupine.size - 1)
    pick(state, "act action:animals")
    assert options(state) == ["yes", "no"]
    pick(state, "yes")
    assert state.players[0].reputation == 4
    pick(state, f"play {card(state, badger.number)}")
    while options(state)[0].startswith("house"):
        pick(state, options(state)[0])
    assert state.players[0].money == 30 - 8
    assert f"play {card(state, porcupine.number)}" in options(state)


def test_an_animal_that_only_the_new_range_reaches_needs_the_reputation() -> None:
    state = acting(strength=5, side=1)
    show(state, 439, 2)
    build(state, 1)
    pick(state, "act action:animals")
    assert options(state) == ["yes"]
    pick(state, "yes")
    assert options(state) == [f"play {card(state, 439)}"]


def test_no_reputation_below_strength_5_nor_at_the_end_of_the_track() -> None:
    state = acting(strength=4, side=1)
    give(state, 439)
    build(state, 1)
    pick(state, "act action:animals")
    assert options(state) == [f"play {card(state, 439)}"]
    state = acting(strength=5, side=1)
    own_player(state, 0).reputation = 9
    give(state, 439)
    build(state, 1)
    pick(state, "act action:animals")
    assert options(state) == [f"play {card(state, 439)}"]


def test_a_track_bonus_comes_before_the_first_animal() -> None:
    state = acting(strength=5, side=1)
    own_player(state, 0).reputation = 4
    give(state, 439)
    build(state, 1)
    pick(state, "act action:animals", "yes")
    assert options(state)[0].startswith("upgrade")
    pick(state, "upgrade action:build")
    assert options(state) == [f"play {card(state, 439)}"]


def test_waza_special_assignment_closes_the_other_class() -> None:
    state = acting(strength=5)
    give(state, 439, 438, 401)  # small, medium, large
    build(state, 4)
    own_player(state, 0).waza = SMALL
    pick(state, "act action:animals")
    assert options(state) == [f"play {card(state, number)}" for number in (439, 438)]
    own_player(state, 0).waza = LARGE
    state.choices = {}
    assert options(state) == [f"play {card(state, number)}" for number in (438, 401)]


@pytest.fixture
def small_program() -> Zoo:
    """The WAZA Small Animals Program, three enclosures, and small animals in the hand and the display."""
    state = acting(strength=2)
    for _ in range(3):
        build(state, 1)
    settle(state, 228)
    give(state, 439, 429, 438)
    settle(state, 401, 403, 404)  # Africa 3 for the zebra
    show(state, 519, 6)
    show(state, 402, 1)
    return state


def test_small_animals_alone_bring_one_more(small_program: Zoo) -> None:
    state = small_program
    pick(state, "act action:animals", f"play {card(state, 439)}", "house building:0")
    assert options(state) == [f"play {card(state, 429)}", "done"]  # small, from the hand
    pick(state, f"play {card(state, 429)}", "house building:1")
    assert options(state) == [f"take {card(state, 519)}", "done"]
    pick(state, f"take {card(state, 519)}")
    assert find(state, 519) in hand(state, 0)


def test_a_small_animal_of_the_display_comes_without_one_more(small_program: Zoo) -> None:
    state = small_program
    pick(state, "act action:animals", f"play {card(state, 439)}", "house building:0", "done")
    assert options(state) == [f"take {card(state, 519)}", "done"]
    pick(state, "done")
    assert find(state, 519) not in hand(state, 0)


def test_a_larger_animal_brings_nothing_more(small_program: Zoo) -> None:
    state = small_program
    build(state, 2)
    pick(state, "act action:animals", f"play {card(state, 438)}")
    assert state.active == 1


# --- why not


def test_what_keeps_an_animal_away() -> None:
    state = acting(side=0, money=5)
    give(state, 402)
    lion = find(state, 402)
    assert animals.obstacles(state, 0, lion, 0) == [
        Lack(ICON, ICONS.index("Predator"), 0, 3),
        Lack(MONEY, -1, 5, 16),
        Lack(ENCLOSURE, -1, 0, 4),
    ]
    own_player(state, 0).waza = SMALL
    assert Lack(CLASS, LARGE, 0, 1) in animals.obstacles(state, 0, lion, 0)
    show(state, 404, 3)
    assert animals.obstacles(state, 0, find(state, 404), 1)[0] == Lack(FOLDER, -1, 1, 3)
    own_player(state, 0).money = 50
    own_player(state, 0).reputation = 4
    build(state, 1, spot(state, 1))
    assert animals.obstacles(state, 0, find(state, 404), 1) == []

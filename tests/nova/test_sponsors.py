"""Sponsors: every one is in a scenario, where their order is asked about, and what their buildings leave free."""

from __future__ import annotations

from pathlib import Path

import pytest

import arks
from arks.kernel.frames import advance, trigger
from arks.kernel.rules import Step
from arks.kernel.zones import move
from arks.lab.scenarios import read
from arks.nova.actions.sponsors import LOWEST_LEVEL
from arks.nova.content import pack_for
from arks.nova.content.sponsors import SPONSOR_POWERS
from arks.nova.footprints import of_procedure
from arks.nova.hexmap import ALL_CELLS, cell_of
from arks.nova.order import clash
from arks.nova.placement import PlaceUnique, can_place, open_spots, waiting_buildings
from arks.nova.state import DECK, DISCARD, Zoo, hand, hand_zone, map_of, own_player, set_buildings
from arks.nova.tables import ENCLOSURE_1, KIOSK, LARGE
from arks.nova.texts.cards import MOST_WORDS, lines_of
from tests.nova.zoos import build, card, find, fresh, give, options, pick, settle, stand, table

SPONSORS = list(pack_for(False).sponsors.values())


def spaces(*places: str) -> int:
    mask = 0
    for place in places:
        column, row = place.split("-")
        mask |= 1 << cell_of(int(column), int(row))
    return mask


def leave_open(state: Zoo, *places: str) -> None:
    """Cover all spaces of seat 0 that can be built on, except these."""
    zoo = map_of(state, 0)
    build(state, ENCLOSURE_1, ALL_CELLS & ~zoo.rock & ~zoo.water & ~spaces(*places))


# --- all sponsors


def test_every_sponsor_has_a_power_and_none_is_left_over() -> None:
    assert set(SPONSOR_POWERS) == {sponsor.number for sponsor in SPONSORS}


def test_every_sponsor_is_in_a_scenario() -> None:
    folder = Path(__file__).parent.parent / "scenarios" / "nova"
    told = " ".join([scenario.source for path in folder.glob("sponsors-*.yaml") for scenario in read(path)])
    numbers = {int(part) for part in told.replace(",", " ").replace(";", " ").split() if part.isdigit()}
    assert {sponsor.number for sponsor in SPONSORS} <= numbers


def test_no_sponsor_has_a_lower_level_than_the_action_assumes() -> None:
    assert min([sponsor.level for sponsor in SPONSORS]) == LOWEST_LEVEL


def test_exactly_the_sponsors_with_a_unique_building_place_it() -> None:
    for sponsor in SPONSORS:
        places = [steps for steps in SPONSOR_POWERS[sponsor.number].now if steps == (PlaceUnique(),)]
        assert len(places) == (sponsor.building >= 0), sponsor.name


def test_no_line_of_a_sponsor_is_long() -> None:
    rules = table().rules
    for sponsor in SPONSORS:
        for line in lines_of(rules, sponsor):
            assert len(line.text.split()) <= MOST_WORDS, f"{sponsor.name}: {line.text}"


def test_without_an_animal_of_the_class_all_cards_are_discarded() -> None:
    state = table()
    settle(state, 227)
    engineer = find(state, 217)
    others = tuple([uid for uid in state.cards.zones[DECK] if uid != engineer])
    move(state, others, DECK, hand_zone(state, 1))
    move(state, state.cards.zones[DISCARD], DISCARD, hand_zone(state, 1))
    state.pending = None
    fresh(state)
    trigger(state, 0, "227 now 0", find(state, 227))
    advance(state)
    pick(state, "size-class large")
    assert state.players[0].waza == LARGE and not hand(state, 0)
    assert state.cards.zones[DISCARD] == (engineer,)


# --- the place of a unique building


def test_a_waiting_building_keeps_its_last_place_free() -> None:
    state = table()
    settle(state, 256)
    leave_open(state, "0-2", "0-3", "8-0")
    assert can_place(state, 0, KIOSK)
    wait_for(state, "256 now 0", "bonus free_build kiosk")
    water_playground = state.pack.sponsors[state.pack.face[256]].building
    assert waiting_buildings(state, 0) == [water_playground]
    assert [spot[0] for spot in open_spots(state, 0, KIOSK)] == [spaces("8-0")]


def test_without_another_place_nothing_else_can_be_built_meanwhile() -> None:
    state = table()
    settle(state, 256)
    leave_open(state, "0-2", "0-3")
    wait_for(state, "256 now 0", "bonus free_build kiosk")
    assert not can_place(state, 0, KIOSK)
    pick(state, next(id for id in options(state) if "free_build" in id))
    assert waiting_buildings(state, 0) == []  # the kiosk had no place, so the playground was placed
    assert not can_place(state, 0, ENCLOSURE_1)


def test_a_sponsor_for_money_does_not_take_the_last_place() -> None:
    state = table()
    give(state, 253, 255, 217)
    stand(state, "sponsors", 5)
    own_player(state, 0).xtokens = 1
    leave_open(state, "4-0", "5-1", "6-0", "7-1")
    fresh(state)
    pick(state, "act action:sponsors", "spend 1", f"play {card(state, 253)}")
    pick(state, next(id for id in options(state) if "253 each 0" in id))
    assert options(state) == [f"play {card(state, 217)}", "done"]


def wait_for(state: Zoo, *procedures: str) -> None:
    """Have effects of the sponsor 256 wait in a bag until seat 0 says which comes first."""
    state.pending = None
    fresh(state)
    for procedure in procedures:
        trigger(state, 0, procedure, find(state, 256))
    advance(state)
    assert arks.asks(state)[0].prompt == "next-effect"


# --- order


def order_matters(state: Zoo, one: str, other: str) -> bool:
    number = state.rules.number
    return clash(state, 0, number[one], number[other])


@pytest.mark.parametrize(
    ("one", "other", "zoo", "matters"),
    [
        ("243 now 0", "243 each 0", "0", False),  # a building and appeal
        ("246 now 0", "246 each 0", "8", False),
        ("254 now 0", "gain 4 1", "0", True),  # a building over a card in range, and reputation
        ("254 now 1", "gain 4 1", "0", True),  # a card in range and reputation
        ("254 now 1", "gain 3 1", "0", False),  # a card and a conservation point
        ("250 now 0", "250 each 0", "0", True),  # a building over a card, and Sunbathing
        ("210 now 0", "210 each 0", "0", False),  # appeal for icons and a kiosk
        ("210 now 0", "210 each 0", "2", True),  # the kiosk may bring a partner zoo
        ("204 now 0", "204 each 0", "0", False),  # money for icons and a point
        ("207 now 0", "208 each 0", "0", False),  # points and fixed money
        ("227 now 0", "gain 2 4", "0", False),
        ("227 now 0", "401 now 0", "0", True),  # both take cards of the deck
        ("221 each 0", "bonus reputation 2", "0", True),  # the copied card in range
        ("221 each 0", "bonus money 5", "0", False),
        ("203 now 0", "bonus university 1", "6", True),  # money for universities
        ("262 each 0", "gain 2 4", "0", False),
        ("bonus partner_zoo 1", "bonus upgrade_action_card", "2", True),  # Association II
        ("bonus partner_zoo 1", "gain 2 4", "2", False),
        ("206 income 0", "income appeal", "0", False),
        ("201 income 0", "income bonus snap 1", "0", True),
    ],
)
def test_the_order_of_sponsor_effects_is_asked_about_where_it_matters(
    one: str, other: str, zoo: str, matters: bool
) -> None:
    state = table(zoo=zoo)
    own_player(state, 0).reputation = 2
    found = order_matters(state, one, other) and order_matters(state, other, one)
    assert found == matters


def test_an_upgrade_on_the_way_may_open_spaces_for_a_building() -> None:
    state = table()
    own_player(state, 0).upgraded = 1 << 2  # Build
    without = order_matters(state, "248 now 0", "bonus upgrade_action_card")
    own_player(state, 0).upgraded = 0
    assert order_matters(state, "248 now 0", "bonus upgrade_action_card") and not without


def test_appeal_comes_before_a_sponsor_for_money_only_near_the_limit_of_some() -> None:
    state = table()
    settle(state, 253)
    own_player(state, 0).tokens = ((find(state, 253), 1),)
    give(state, 217)
    assert not order_matters(state, "253 each 0", "gain 2 4")
    own_player(state, 0).appeal = 22
    assert order_matters(state, "253 each 0", "gain 2 4")


def test_a_stable_without_tokens_or_cards_waits_for_nothing() -> None:
    state = table()
    settle(state, 253)
    give(state, 217)
    assert not order_matters(state, "253 each 0", "253 now 0")
    own_player(state, 0).tokens = ((find(state, 253), 1),)
    assert order_matters(state, "253 each 0", "253 now 0")


def test_money_for_appeal_is_counted_after_what_brings_appeal() -> None:
    state = table(zoo="7")
    assert not order_matters(state, "income bonus ability Pouch:2", "income appeal")
    assert order_matters(state, "income appeal", "income bonus ability Pouch:2")


def test_every_effect_of_a_sponsor_says_what_it_touches() -> None:
    """A forgotten footprint would ask idle questions with every such sponsor."""
    state = table()
    set_buildings(state, 0, ())
    own_player(state, 0).conservation = 10
    everything = of_procedure(state, 0, state.rules.number["determination"])
    names: list[str] = []
    for number, power in SPONSOR_POWERS.items():
        effects: dict[str, tuple[tuple[Step, ...], ...]] = {
            "now": power.now,
            "each": tuple([when.do for when in power.each]),
            "income": power.income,
        }
        for kind, found in effects.items():
            names += [f"{number} {kind} {place}" for place in range(len(found))]
    for name in names:
        assert of_procedure(state, 0, state.rules.number[name]).reads != everything.reads, name

"""Which maps are played on, and what their slots and features bring on every one of them (p. 4, 6)."""

from __future__ import annotations

from typing import Any

import pytest

import arks
from arks.games import GAMES
from arks.kernel.errors import Illegal
from arks.kernel.frames import advance
from arks.nova import bonuses
from arks.nova.content import pack_for
from arks.nova.hexmap import ALL_CELLS, CELLS, cells_in, neighbours
from arks.nova.maps import (
    CHOICES,
    enclosure_size,
    flipped,
    ignores_condition,
    level_discount,
    map_income,
)
from arks.nova.state import Zoo, map_of, own_player, set_buildings
from arks.nova.tables import AVIARY, ENCLOSURE_1, FIRST_ADVANCED, KIOSK, MAPS, WORKERS
from arks.nova.tracks import hire
from arks.nova.zoo import gain_partner, gain_university
from tests.nova.zoos import table

PACK = pack_for(False)


def started(players: int, wanted: Any, seed: int = 1) -> Zoo:
    state = arks.new("nova", players, seed, {"map": wanted})
    assert isinstance(state, Zoo)
    return state


def maps(state: Zoo) -> list[str]:
    return [MAPS[player.map] for player in state.players]


def on(zoo: str, *buildings: tuple[int, int]) -> Zoo:
    """Seat 0 on a map with some buildings."""
    state = table()
    own_player(state, 0).map = MAPS.index(zoo)
    set_buildings(state, 0, tuple([(kind, mask, 0) for kind, mask in buildings]))
    return state


# --- choosing


@pytest.mark.parametrize("id", MAPS)
def test_everybody_plays_on_the_map_named(id: str) -> None:
    assert maps(started(3, id)) == [id] * 3


def test_a_list_names_the_map_of_each_seat() -> None:
    assert maps(started(3, ["8", "A", "0"])) == ["8", "A", "0"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_maps_are_advanced_and_different(players: int) -> None:
    found = maps(started(players, "random"))
    assert len(set(found)) == players
    assert set(found) <= set(MAPS[FIRST_ADVANCED:])
    assert len({tuple(maps(started(players, "random", seed))) for seed in range(8)}) > 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_chooses_one_of_two_maps_in_secret(players: int) -> None:
    state = started(players, "choose")
    asks = arks.asks(state)
    assert sorted(asks) == list(range(players))
    offered = [id for ask in asks.values() for id in ask.ids()]
    assert len(set(offered)) == 2 * players
    assert [ask.kind for ask in asks.values()] == ["sealed"] * players
    wanted = [ask.ids()[1] for ask in asks.values()]
    for seat in range(players):
        assert players == 1 or [player.map for player in state.players] == [-1] * players
        arks.answer(state, seat, [wanted[seat]])
    assert [f"map map:{id}" for id in maps(state)] == wanted


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_draft_goes_in_reverse_order_of_play(players: int) -> None:
    state = started(players, "draft", seed=3)
    order: list[int] = []
    while -1 in [player.map for player in state.players]:
        ((seat, ask),) = arks.asks(state).items()
        assert len(ask.options) == players + 1 - len(order)
        order.append(seat)
        arks.answer(state, seat, [ask.ids()[-1]])
    first = state.active
    assert order == [(first - 1 - turn) % players for turn in range(players)]
    assert len(set(maps(state))) == players


def test_a_choice_of_maps_on_a_clone_leaves_the_original_alone() -> None:
    state = started(2, "draft")
    other = state.clone()
    ((seat, ask),) = arks.asks(other).items()
    arks.answer(other, seat, [ask.ids()[0]])
    assert [player.map for player in state.players] == [-1, -1]
    assert other.players[seat].map != -1


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("9", "map is one of A, 0, 1"),
        (0, "not 0"),
        (None, "not None"),
        ("", "not ''"),
        ({"blue": "A"}, "not {'blue': 'A'}"),
        (["A"], "map names 1 maps for 2 players"),
        ([], "map names 0 maps for 2 players"),
        (["A", "B"], "not 'B'"),
        (["A", ["0"]], "not ['0']"),
        (["A", "random"], "not 'random'"),
    ],
)
def test_other_maps_are_refused_in_a_sentence(wanted: Any, sentence: str) -> None:
    with pytest.raises(Illegal) as refusal:
        started(2, wanted)
    assert sentence in str(refusal.value)


def test_the_option_lists_what_may_be_chosen() -> None:
    option = GAMES["nova"].info().options["map"]
    assert option.choices == CHOICES
    for wanted in option.choices:
        assert started(2, wanted).outcome is None


# --- what is printed on the maps


@pytest.mark.parametrize("zoo", PACK.maps, ids=lambda zoo: zoo.id)
def test_features_of_a_map_lie_on_it_and_apart(zoo: Any) -> None:
    assert zoo.rock & zoo.water == 0
    assert (zoo.rock | zoo.water) & (zoo.build2 | zoo.bonus_cells) == 0
    assert (zoo.rock | zoo.water | zoo.build2 | zoo.bonus_cells) & ~ALL_CELLS == 0
    assert len(zoo.left) == 7
    for name in ("tower", "gate", "restaurant"):
        assert zoo.marks.get(name, 0) & ~(zoo.rock | zoo.water) == 0
    for name in ("harbour", "institute", "H", "parlors"):
        assert zoo.marks.get(name, 0) & (zoo.rock | zoo.water) == 0


def test_a_bonus_that_nobody_knows_stops_the_loading() -> None:
    for effect in ("moneys 5", "free_lunch", "clever", "money five", "free_build castle", ""):
        with pytest.raises((AssertionError, ValueError)):
            bonuses.steps_of(PACK, effect)


def test_every_bonus_of_the_fact_tables_does_something() -> None:
    for name, steps in bonuses.procedures(PACK).items():
        assert steps, name


SLOT_EFFECTS = {"upgrade_action_card": "upgraded", "hire_worker": "hired", "conservation": "conservation"}


def gained(state: Zoo, effect: str, before: tuple[int, int, int]) -> None:
    """A slot's effect took place and nothing else, questions aside: an upgrade waits for its answer."""
    player = state.players[0]
    after = (player.conservation, player.hired, len([a for a in arks.asks(state).values() if a.prompt == "upgrade"]))
    name, _, n = effect.partition(" ")
    conservation = int(n) if name == "conservation" else 0
    hired = int(n) if name == "hire_worker" else 0
    upgrade = 1 if name == "upgrade_action_card" else 0
    assert after == (before[0] + conservation, before[1] + hired, upgrade)


@pytest.mark.parametrize("id", MAPS)
def test_slots_of_partner_zoos_universities_and_workers_bring_what_the_map_prints(id: str) -> None:
    zoo = PACK.maps[MAPS.index(id)]
    for slot in range(4):
        state = on(id)
        player = own_player(state, 0)
        player.conservation, player.partners = 2, tuple(range(slot))
        before = (2, player.hired, 0)
        state.pending = None
        gain_partner(state, 0, slot)
        advance(state)
        gained(state, zoo.partner_zoo[slot], before)
    for slot in range(3):
        state = on(id)
        player = own_player(state, 0)
        player.conservation, player.universities = 2, (0, 1, 2)[:slot]
        before = (2, player.hired, 0)
        state.pending = None
        gain_university(state, 0, slot)
        advance(state)
        gained(state, zoo.university[slot], before)
    state = on(id)
    own_player(state, 0).conservation = 2
    state.pending = None
    for hired in range(2, WORKERS + 1):
        before = (state.players[0].conservation, hired, 0)
        hire(state, 0)
        advance(state)
        state.pending = None
        effect = zoo.worker[hired - 2]
        assert state.players[0].conservation == before[0] + int(effect.partition(" ")[2] or 0)
        assert state.players[0].hired == hired


# --- special abilities


def test_the_gate_makes_neighbouring_standard_enclosures_larger() -> None:
    gate = PACK.maps[MAPS.index("2")].marks["gate"]
    beside = cells_in(neighbours(gate))
    for cell in range(CELLS):
        assert enclosure_size(on("2", (ENCLOSURE_1, 1 << cell)), 0, 0) == (3 if cell in beside else 1)
        assert enclosure_size(on("2", (AVIARY, 1 << cell)), 0, 0) == 5


def test_the_tower_pays_for_standard_enclosures_beside_it_only() -> None:
    tower = PACK.maps[MAPS.index("1")].marks["tower"]
    for cell in range(CELLS):
        state = on("1", (ENCLOSURE_1, 1 << cell), (AVIARY, neighbours(tower)))
        flipped(state, 0, 0)
        assert len(state.waiting) == (1 if cell in cells_in(neighbours(tower)) else 0)
        state.waiting = ()
        flipped(state, 0, 1)
        assert state.waiting == ()


@pytest.mark.parametrize("id", MAPS)
def test_only_the_map_with_a_feature_has_its_ability(id: str) -> None:
    zoo = PACK.maps[MAPS.index(id)]
    everything = ALL_CELLS & ~zoo.rock & ~zoo.water
    state = on(id, (ENCLOSURE_1, everything))
    assert ignores_condition(state, 0) == (id == "6")
    assert level_discount(state, 0) == int(id == "8")
    restaurant = neighbours(zoo.marks.get("restaurant", 0)) & everything
    assert map_income(state, 0) == len(cells_in(restaurant))
    assert (map_income(state, 0) > 0) == (id == "5")
    assert map_income(on(id), 0) == 0


@pytest.mark.parametrize("missing", range(3))
def test_letters_and_parlors_count_only_all_together(missing: int) -> None:
    letters = cells_in(PACK.maps[MAPS.index("8")].marks["H"])
    state = on("8", *[(ENCLOSURE_1, 1 << cell) for cell in letters])
    assert level_discount(state, 0) == 1
    state = on("8", *[(ENCLOSURE_1, 1 << cell) for nth, cell in enumerate(letters) if nth != missing])
    assert level_discount(state, 0) == 0
    parlors = cells_in(PACK.maps[MAPS.index("7")].marks["parlors"])
    kiosk = (KIOSK, 1 << 57)
    state = on("7", kiosk, *[(ENCLOSURE_1, 1 << cell) for cell in parlors])
    assert map_income(state, 0) == 1
    state = on("7", kiosk, *[(ENCLOSURE_1, 1 << cell) for nth, cell in enumerate(parlors) if nth != missing])
    assert map_income(state, 0) == 0


def test_a_restaurant_that_is_built_over_earns_nothing() -> None:
    zoo = PACK.maps[MAPS.index("5")]
    state = on("5", (ENCLOSURE_1, neighbours(zoo.marks["restaurant"])), (ENCLOSURE_1, zoo.marks["restaurant"]))
    assert map_of(state, 0) is not None
    assert map_income(state, 0) == 0

"""What leads towards a thing that cannot be chosen."""

from __future__ import annotations

from random import Random

import pytest

import arks
from arks.awakening.state import Ark
from arks.awakening.tables import SECTIONS
from arks.awakening.why.nearest import nearest
from tests.awakening.positions import position
from tests.chance import share_chance

YELLOW, RED = range(2)
CORRIDOR = """
RoomA: {room: Ti factory, at: D6, units: {yellow: 1}}
RoomB: {room: Os factory, at: D5}
RoomC: {room: Bt factory, at: D4}
RoomD: {room: Di factory, at: D3}
"""


def new(seed: int, **options: object) -> Ark:
    state = arks.new("awakening", players=3, seed=seed, options={"turn_limit": 12, **options})
    assert isinstance(state, Ark)
    return state


def test_a_far_room_is_reached_room_by_room() -> None:
    table = position(CORRIDOR)
    a, b, c, d = [table.rooms[f"Room{letter}"] for letter in "ABCD"]
    assert nearest(table.state, YELLOW, f"room:{d}") == ["act section:mobility line:0"]
    table.play(yellow="act Mobility")
    assert nearest(table.state, YELLOW, f"room:{d}") == [f"move room:{a} room:{b}"]
    assert nearest(table.state, YELLOW, f"room:{b}") == []  # it can be chosen
    table.play(yellow="move Ti factory to Os factory")
    assert nearest(table.state, YELLOW, f"room:{d}") == [f"move room:{b} room:{c}"]


def test_nobody_walks_into_another_biodome() -> None:
    table = position(CORRIDOR)
    table.play(yellow="act Mobility")
    assert nearest(table.state, YELLOW, "room:1") == []


def test_a_card_is_used_by_its_line() -> None:
    table = position(CORRIDOR, yellow={"hand": ["Paradox Lens"]})
    card = arks.view(table.state, YELLOW)["boards"][YELLOW]["cards"][-1]["id"]
    assert nearest(table.state, YELLOW, card) == ["act section:artifact line:1"]


def test_a_factory_gives_by_exploit() -> None:
    table = position(CORRIDOR)
    table.play(yellow="act Production exploit")
    assert nearest(table.state, YELLOW, f"room:{table.rooms['RoomA']}") == ["exploit"]
    assert nearest(table.state, YELLOW, f"room:{table.rooms['RoomB']}") == []


def test_a_taken_place_has_a_free_one_beside_it() -> None:
    rng = Random(1)
    state = new(1)
    while "place-room" not in {ask.prompt for ask in arks.asks(state).values()}:
        for seat, ask in arks.asks(state).items():
            arks.answer(state, seat, arks.sample(ask, rng))
    ((seat, ask),) = arks.asks(state).items()
    columns = state.pack.layouts[state.layout].columns
    for cell in range(len(state.at)):
        if f"place cell:{cell}" not in ask.ids():
            found = nearest(state, seat, f"cell:{cell}")
            free = [int(id.rpartition(":")[2]) for id in ask.ids()]
            steps = {
                place: abs(place // columns - cell // columns) + abs(place % columns - cell % columns) for place in free
            }
            best = min(steps.values())
            assert found == [f"place cell:{place}" for place in free if steps[place] == best]


def test_only_the_seat_that_is_asked_is_led() -> None:
    table = position(CORRIDOR)
    assert nearest(table.state, RED, f"room:{table.rooms['RoomD']}") == []


@pytest.mark.parametrize("seed", range(4))
def test_what_is_near_is_offered_and_tells_no_secret(seed: int) -> None:
    rng = Random(seed)
    state = new(seed)
    decisions = 0
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            if decisions % 5 == 0:
                world = arks.determinise(state, seat, rng)
                share_chance(state, world)
                before = arks.save(state)
                things = [f"room:{number}" for number in range(len(state.rooms))]
                for thing in [*things, *[f"section:{name}" for name in SECTIONS], "card:3", "card:60", "cell:7"]:
                    found = nearest(state, seat, thing)
                    assert set(found) <= set(ask.ids())
                    assert isinstance(world, Ark) and nearest(world, seat, thing) == found
                assert arks.save(state) == before
            arks.answer(state, seat, arks.sample(ask, rng))
            decisions += 1

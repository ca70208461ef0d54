"""Solo and co-op modes: everything a person reads in random games, and numbers that depend on the Challengers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import arks
from arks.awakening import texts
from arks.awakening.modes import glitch
from arks.awakening.modes.coop.construction import is_building
from arks.awakening.modes.coop.decks import draw_target
from arks.awakening.modes.guardians.units import GUARDIANS, Guardian, board_cell, towards
from arks.awakening.state import (
    ACTION_DECK,
    BACK_MISSION,
    DIAGNOSE_CARDS,
    ROOM_DECK,
    SHARED_MISSION,
    TARGET_DECK,
    TARGET_DISCARD,
    TARGETS_BOXED,
    TOKENS_PLACED,
    Ark,
    add_cylinders,
    add_units,
    kept_zone,
    note,
    noted,
    set_cubes,
    set_token,
)
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.frames import advance
from arks.kernel.zones import create, move, reveal, top
from tests.conformance.players import Wanderer

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "guardians"}),
    (3, {"mode": "guardians"}),
    (2, {"mode": "guardians", "enemy": "dark-player"}),
    (5, {"mode": "guardians"}),
    (1, {"mode": "glitch"}),
    (4, {"mode": "glitch"}),
    (1, {"mode": "it-learns"}),
    (4, {"mode": "it-learns"}),
    (3, {"mode": "it-learns", "enemy": "dark-player"}),
    (2, {"mode": "it-learns", "side": "B", "factions": ["togach", "hara"], "complexity2": True}),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
LOOK_EVERY = 9


def new(players: int, options: dict[str, Any], seed: int = 1) -> Ark:
    state = arks.new("awakening", players=players, seed=seed, options=options)
    assert isinstance(state, Ark)
    return state


def played(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Ark, arks.Ask, list[arks.Event]]]:
    """Questions of a random game with what their answers led to."""
    state = new(players, options, seed)
    player = Wanderer(seed)
    while arks.outcome(state) is None:
        seat, picked = player.move(state)
        before = state.clone()
        events = arks.answer(state, seat, picked)
        yield state, arks.asks(before)[seat], events


def things(state: Ark) -> list[str]:
    found = [f"room:{number}" for number in range(len(state.rooms))]
    found += [f"seat:{seat}" for seat in range(state.enemy + 1)]
    view = arks.view(state, None)
    found += [guardian["id"] for guardian in view["enemy"].get("guardians", [])]
    return [*found, "section:power", "cell:0", "target:0", "card:0"]


@every_table
def test_questions_labels_and_log_lines_read_well(players: int, options: dict[str, Any]) -> None:
    for state, ask, events in played(players, options, 5):
        shown = [ask.text, *[option.label for option in ask.options]]
        for viewer in (*range(state.rules.players), None):
            shown += texts.story(state, events, viewer)
        for text in shown:
            assert text and not set(text) & set("{}_"), text
            assert not re.search(r"(room|card|seat|cell|guardian|aim|action):\d|None", text), text
        different = [option.label for option in ask.options if "card:" not in option.id]
        assert len(set(different)) == len(different), "two choices read the same"


@every_table
def test_every_thing_says_why_it_offers_nothing(players: int, options: dict[str, Any]) -> None:
    rng = Random(3)
    for place, (state, _, _) in enumerate(played(players, options, 6)):
        if place % LOOK_EVERY:
            continue
        for seat in arks.asks(state):
            world = arks.determinise(state, seat, rng)
            for thing in things(state):
                found = arks.why_not(state, seat, thing)
                assert found.sentence and "{" not in found.sentence
                assert arks.why_not(world, seat, thing) == found


@pytest.mark.parametrize("challengers", [1, 2, 3, 4])
def test_the_enemy_has_the_colour_after_the_last_challenger(challengers: int) -> None:
    enemy = arks.view(new(challengers, {"mode": "guardians"}), None)["enemy"]
    assert (enemy["seat"], enemy["colour"], enemy["leader"]) == (challengers, SEAT_COLOURS[challengers], "automata")


def test_a_dark_player_sees_its_own_cards_and_nobody_else_does() -> None:
    state = new(2, {"mode": "guardians", "enemy": "dark-player"})
    player = Wanderer(1)
    while is_building(state) or state.cards.zones[ROOM_DECK]:
        arks.answer(state, *player.move(state))
    assert len(arks.view(state, 1)["enemy"]["cards"]) == 2
    assert arks.view(state, 0)["enemy"]["hand"] == 2
    assert "cards" not in arks.view(state, 0)["enemy"] and "cards" not in arks.view(state, None)["enemy"]


@pytest.mark.parametrize(("players", "seed"), [(n, seed) for n in (1, 2, 3, 4) for seed in range(6)])
def test_the_ship_gets_complete_before_the_first_turn(players: int, seed: int) -> None:
    state = new(players, {"mode": "guardians"}, seed)
    player = Wanderer(seed)
    asked = 0
    while state.active < 0 or is_building(state):
        arks.answer(state, *player.move(state))
        asked += 1
        assert asked < 400, "nobody gets anywhere"
    assert not state.cards.zones[ROOM_DECK]
    assert [one.turns for one in state.players] == [1] + [0] * (players - 1)
    assert all(one.resources == [0, 0, 0, 0, 2] for one in state.players)


def take_tokens(state: Ark, rooms: list[int]) -> None:
    """Take tokens off rooms and ask anew."""
    for number in rooms:
        token = state.rooms[number].token
        if token >= 0:
            set_token(state, number, -1)
            move(state, (token,), TOKENS_PLACED, kept_zone(state, 0))
    state.pending = None
    state.choices = {}
    advance(state)


def test_without_tokens_units_go_where_rooms_can_be_placed() -> None:
    state = new(2, {"mode": "guardians"})
    take_tokens(state, list(range(len(state.rooms))))
    assert arks.asks(state)[0].prompt == "construct"
    player = Wanderer(1)
    while is_building(state):
        arks.answer(state, *player.move(state))
    assert not state.cards.zones[ROOM_DECK]


def test_gates_come_early_when_no_unit_can_get_anywhere() -> None:
    """Without tokens at its doors the unit of a lone Challenger reaches nothing: gates connect the ship then (R-42)."""
    state = new(1, {"mode": "guardians"})
    take_tokens(state, list(state.near[0]))
    assert arks.asks(state)[0].prompt == "place-gate" and state.cards.zones[ROOM_DECK]
    player = Wanderer(1)
    while is_building(state):
        arks.answer(state, *player.move(state))
    assert not state.cards.zones[ROOM_DECK]


def test_left_and_right_are_those_of_a_guardian() -> None:
    """Standing at the lower edge it looks up: left is left; from the upper edge left is right."""
    straight, right, behind, left = range(4)
    looks_up, looks_down = Guardian(0, 2, False), Guardian(0, 0, False)
    assert [towards(looks_up, way) for way in (straight, right, behind, left)] == [0, 1, 2, 3]
    assert [towards(looks_down, way) for way in (straight, right, behind, left)] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("players", "layout", "cell"),
    [(1, "small", (3, 7)), (2, "small", (3, 0)), (4, "four", (4, 0)), (4, "four-alternative", (3, 0))],
)
def test_the_enemy_board_lies_right_of_the_first_player(players: int, layout: str, cell: tuple[int, int]) -> None:
    state = new(players, {"mode": "guardians", "layout": layout})
    assert board_cell(state) == cell


def repair(state: Ark) -> None:
    """All that a round of Glitch asks for, done at once."""
    for number, room in enumerate(state.rooms):
        if state.enemy in room.cubes:
            set_cubes(state, number, tuple([seat for seat in room.cubes if seat != state.enemy]))
        if room.units[state.enemy]:
            add_units(state, number, state.enemy, -room.units[state.enemy])
    reveal(state, state.cards.zones[DIAGNOSE_CARDS], (1 << state.rules.players) - 1)
    state.choices = {}


@pytest.mark.parametrize(("players", "turns"), [(1, 35), (2, 24), (3, 17), (4, 17)])
def test_three_rounds_of_glitch_have_their_turns_and_end_with_a_victory(players: int, turns: int) -> None:
    state = new(players, {"mode": "glitch"}, 2)
    player = Wanderer(2)
    while arks.outcome(state) is None:
        if noted(state, glitch.LEFT) == (1,) and state.active >= 0:
            repair(state)
        arks.answer(state, *player.move(state))
        assert state.rules.audit(state) == ""
    outcome = arks.outcome(state)
    assert outcome is not None and outcome.winners == tuple(range(players))
    assert outcome.scores == (glitch.ROUNDS,) * players
    assert [one.turns for one in state.players] == [turns] * players
    assert len(state.cards.zones[TARGETS_BOXED]) == 2 * state.pack.enemy.glitch.diagnose


def test_a_turn_limit_is_lost_by_the_challengers() -> None:
    state = new(2, {"mode": "guardians", "enemy": "dark-player", "turn_limit": 3})
    player = Wanderer(1)
    while arks.outcome(state) is None:
        arks.answer(state, *player.move(state))
    outcome = arks.outcome(state)
    assert outcome is not None and (outcome.winners, outcome.reason) == ((1,), "turn limit")


# --- the audit


def first_turn(mode: str) -> Ark:
    state = new(2, {"mode": mode})
    player = Wanderer(1)
    while state.active < 0 or is_building(state):
        arks.answer(state, *player.move(state))
    return state


@pytest.mark.parametrize(
    ("mode", "break_it", "complaint"),
    [
        ("guardians", lambda state: add_units(state, 5, 2, 1), "every Guardian has a room of its own"),
        ("guardians", lambda state: set_cubes(state, 2, (2,)), "Guardians have no cubes"),
        ("guardians", lambda state: note(state, GUARDIANS, 8), "outer rooms or on the Enemy board"),
        ("guardians", lambda state: add_cylinders(state, 2, 2, 1), "the Enemy has no cylinders"),
        ("guardians", lambda state: move(state, top(state, TARGET_DECK, 1), TARGET_DECK, ROOM_DECK), "enemy-target"),
        ("guardians", lambda state: move(state, top(state, ACTION_DECK, 1), ACTION_DECK, ROOM_DECK), "enemy-action"),
        ("guardians", lambda state: create(state, SHARED_MISSION, BACK_MISSION, (0,)), "one mission"),
        ("guardians", lambda state: add_units(state, 5, 4, 1), "no pieces of absent players"),
        ("glitch", lambda state: note(state, glitch.ROUND, 4), "there are 3 rounds"),
    ],
)
def test_a_broken_table_is_noticed(mode: str, break_it: Callable[[Ark], Any], complaint: str) -> None:
    state = first_turn(mode)
    assert state.rules.audit(state) == ""
    break_it(state)
    assert complaint in state.rules.audit(state)


def test_there_are_no_more_glitch_cubes_than_in_the_box() -> None:
    state = first_turn("glitch")
    for number, room in enumerate(state.rooms):
        kind = state.pack.rooms[room.kind]
        if kind.spawns < 0 and kind.colour < 0:  # others would provide more pieces
            set_cubes(state, number, (2,) * kind.squares)
    assert "glitch cubes" in state.rules.audit(state)


def test_an_empty_target_deck_is_made_anew_of_the_discarded_cards() -> None:
    state = first_turn("guardians")
    cards = state.cards.zones[TARGET_DECK]
    move(state, cards, TARGET_DECK, TARGET_DISCARD)
    draw_target(state)
    assert len(state.cards.zones[TARGET_DISCARD]) == 1
    assert len(state.cards.zones[TARGET_DECK]) == len(cards) - 1


# --- exchanging resources


def test_an_exchange_is_shown_in_numbers_until_it_is_answered() -> None:
    state = first_turn("guardians")
    assert arks.view(state, None)["trade"] is None
    state.players[0].resources[:] = [1, 0, 0, 0, 2]
    state.players[1].resources[:] = [0, 3, 0, 0, 0]
    state.choices = {}
    arks.answer(state, 0, ["trade seat:1", "give Di 1", "want Os 2"])
    shown = {"offerer": 0, "partner": 1, "given": {"Di": 1}, "wanted": {"Os": 2}}
    assert [arks.view(state, seat)["trade"] for seat in (0, 1)] == [shown, shown]
    arks.answer(state, 1, ["decline"])
    assert arks.view(state, 1)["trade"] is None

"""Greedy at Ark Nova: legal with every map and number of players, honest, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

import arks
from arks import bots
from arks.bots.greedy import GreedyBot
from arks.bots.play import ask_bot
from arks.nova.tables import MAPS
from tests.bots.games import play_game


def positions(players: int, seed: int, every: int, map: object = "A", at_most: int = 400) -> list[arks.State]:
    """Positions of a random game, one of each so many."""
    state = arks.new("nova", players, seed, {"map": map})
    rng = Random(seed)
    found: list[arks.State] = []
    for answers in range(at_most):
        if state.outcome is not None:
            break
        if answers % every == 0:
            found.append(state.clone())
        ask = next(iter(arks.asks(state).values()))
        arks.answer(state, ask.seat, arks.sample(ask, rng))
    return found


@pytest.mark.both_builds
@pytest.mark.parametrize("map", [*MAPS, "random", "choose", "draft"])
def test_answers_are_legal_on_every_map(map: str) -> None:
    for state in positions(2, 3, every=131, map=map):
        for seat in arks.asks(state):
            arks.answer(state.clone(), seat, ask_bot(bots.make("greedy"), state, seat, Random(0)))


@pytest.mark.both_builds
@pytest.mark.parametrize("players", [1, 3, 4])
def test_answers_are_legal_with_every_number_of_players(players: int) -> None:
    for state in positions(players, 5, every=79, map="random"):
        for seat in arks.asks(state):
            arks.answer(state.clone(), seat, ask_bot(bots.make("greedy"), state, seat, Random(0)))


@pytest.mark.both_builds
def test_a_solo_game_comes_near_the_goal_with_a_reason_for_every_answer() -> None:
    state = arks.new("nova", 1, 3)
    bot = bots.make("greedy")
    reasons: set[str] = set()
    while state.outcome is None:
        arks.answer(state, 0, ask_bot(bot, state, 0, Random(3)))
        reasons.add(bot.reason())
    assert all([reason.endswith(".") for reason in reasons]) and len(reasons) > 15
    assert state.outcome.scores[0] > -40  # random players end near -90


@pytest.mark.both_builds
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_a_random_player(seat: int) -> None:
    state = arks.new("nova", 2, 20 + seat, {"map": "A"})
    outcome = play_game(state, [bots.make("greedy" if other == seat else "random") for other in range(2)], Random(seat))
    assert outcome.winners == (seat,)
    assert outcome.scores[seat] > 0
    assert arks.view(state, None)["boards"][seat]["turns"] <= 60


@pytest.mark.parametrize(("players", "seed"), [(2, 8), (4, 9), (1, 8)])
def test_greedy_chooses_by_what_its_seat_knows_alone(players: int, seed: int) -> None:
    for state in positions(players, seed, every=71, at_most=300):
        for seat in arks.asks(state):
            worlds = [arks.determinise(state, seat, Random(deal)) for deal in range(3)]
            answers = [bots.make("greedy").answer(world, seat, Random(deal)) for deal, world in enumerate(worlds)]
            assert answers[0] == answers[1] == answers[2]


def test_greedy_leaves_the_world_as_it_was() -> None:
    for state in positions(2, 5, every=53, at_most=300):
        for seat in arks.asks(state):
            world = arks.determinise(state, seat, Random(seat))
            before = arks.save(world)
            bots.make("greedy").answer(world, seat, Random(0))
            assert arks.save(world) == before


def test_greedy_thinks_again_when_cards_come_to_light() -> None:
    """What it draws is not what it imagined: a plan ends where something is revealed."""
    state = arks.new("nova", 2, 2, {"map": "A"})
    bot = bots.make("greedy")
    assert isinstance(bot, GreedyBot)
    rng = Random(1)
    drew = False
    while not drew:
        seat = next(iter(arks.asks(state)))
        picked = ask_bot(bot if seat == 0 else bots.make("random"), state, seat, rng)
        arks.answer(state, seat, picked)
        drew = seat == 0 and any([answer.startswith("draw") for answer in picked])
    assert not bot.plan

"""Nobody can tell a game from another one that fits what they know; and the test of it is not blind."""

from __future__ import annotations

from random import Random

import pytest

import arks
from tests.conformance.cells import EVERY, Cell
from tests.conformance.leaks import LEAKS, leaky
from tests.conformance.players import Wanderer
from tests.conformance.twins import ToldApart, another_world, follow

GAMES = 3  # of each cell
FEWER = {"nova": 1}
SOAK = range(1000, 1060)
MOST = 40  # games until a planted leak must have been noticed; most are in the first

every_cell = pytest.mark.parametrize("cell", EVERY, ids=lambda cell: cell.name)


def last_seat_first(players: int, seed: int) -> int:
    """A Dark Player has the last seat: it is looked at in the first game."""
    return (players - 1 + seed) % players


@pytest.mark.both_builds
@pytest.mark.parametrize(
    ("cell", "seed"),
    [(cell, seed) for cell in EVERY for seed in range(FEWER.get(cell.game, GAMES))],
    ids=lambda value: value.name if isinstance(value, Cell) else str(value),
)
def test_a_seat_cannot_tell_the_true_game_from_its_twins(cell: Cell, seed: int) -> None:
    state = cell.new(seed)
    compared = follow(state, last_seat_first(cell.players, seed), seed)
    # A lone Challenger sees the Enemy turn over cards after each of its turns.
    assert compared > state.decisions // (8 if cell.players == 1 else 6), "twins part too often to prove anything"


@pytest.mark.both_builds
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(ToldApart):
        for seed in range(MOST):
            follow(leaky(LEAKS[leak], seed), last_seat_first(LEAKS[leak].players, seed), seed)


@pytest.mark.soak
@pytest.mark.both_builds
@every_cell
def test_twins_of_very_many_games(cell: Cell) -> None:
    for seed in SOAK:
        follow(cell.new(seed), last_seat_first(cell.players, seed), seed)


def test_twins_are_other_worlds() -> None:
    """Twins that were all the truth would prove nothing."""
    state = arks.new("awakening", players=3, seed=1, options={"turn_limit": 20})
    player = Wanderer(1)
    for _ in range(60):
        arks.answer(state, *player.move(state))
    worlds = [another_world(state, 0, Random(seed)) for seed in range(20)]
    assert len({tuple(world.cards.face) for world in worlds}) == 20


def test_a_determinised_game_hides_the_seed_and_the_random_numbers_to_come() -> None:
    state = arks.new("awakening", players=3, seed=1)
    other = arks.determinise(state, 0, Random(1))
    assert other.seed != state.seed and other.keys != state.keys

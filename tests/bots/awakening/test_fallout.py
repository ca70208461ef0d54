"""Greedy in Fallout: it goes for victory points, and knows what a turn does to war and peace."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arks
from arks.awakening.modes.fallout.objectives import achievements, goals_of, objective_count, reveal_targets
from arks.awakening.modes.fallout.relations import NOTE, PEACE, WAR, highest
from arks.awakening.state import Ark, add_units, note, own_player
from arks.awakening.tables import ARSENAL, FACTORY
from arks.bots import make
from arks.bots.awakening.estimate import CUBES, GOALS
from arks.bots.awakening.fallout.judge import POINTS, RELATIONS, TERMS, FalloutJudge
from arks.bots.awakening.fallout.mind import FalloutMind
from arks.bots.greedy import mind_for
from arks.bots.play import ask_bot
from arks.kernel.frames import asks
from arks.kernel.state import Outcome


def ship(seed: int = 5, players: int = 3, **options: Any) -> Ark:
    state = arks.new("awakening", players, seed, {"mode": "fallout", **options})
    assert isinstance(state, Ark)
    return state


def terms(state: Ark, seat: int = 0) -> list[float]:
    return FalloutJudge(state, seat).terms(state)


def outer(state: Ark, cls: int) -> int:
    return next(number for number, room in enumerate(state.rooms) if state.pack.rooms[room.kind].cls == cls)


def test_fallout_has_a_mind_of_its_own() -> None:
    assert isinstance(mind_for(ship(), 0), FalloutMind)
    assert not isinstance(mind_for(arks.new("awakening", 3, 5), 0), FalloutMind)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_and_says_why(players: int) -> None:
    state = ship(players, players, turn_limit=2)
    bots = [make("greedy") for _ in range(players)]
    rng = Random(players)
    reasons: set[str] = set()
    while arks.outcome(state) is None:
        seat = next(iter(asks(state)))
        arks.answer(state, seat, ask_bot(bots[seat], state, seat, rng))
        reasons.add(bots[seat].reason())
    assert reasons <= {said for _, said in TERMS} | {"It wins the game.", "Nothing better was found."}


def test_with_all_variants() -> None:
    options = {"side": "B", "complexity2": True, "unfair": ["beginner", "expert"]}
    state = ship(3, 2, turn_limit=3, **options)
    bots = [make("greedy"), make("greedy")]
    rng = Random(1)
    while arks.outcome(state) is None:
        seat = next(iter(asks(state)))
        arks.answer(state, seat, ask_bot(bots[seat], state, seat, rng))
    assert [player.turns for player in state.players] == [3, 3]


def test_victory_points_count_and_the_end_counts_most() -> None:
    state = ship()
    judge = FalloutJudge(state, 0)
    before = judge.value(state)
    cubes = [-1] * (2 * objective_count(state))
    cubes[0] = 0
    note(state, "objective cubes", *cubes)
    assert judge.terms(state)[POINTS] < 0.0
    assert judge.value(state) > before
    state.outcome = Outcome((1,), (7, 9, 0), "victory points")
    assert judge.value(state) < before


def test_an_objective_that_is_closer_is_better_unless_nobody_may_complete_it() -> None:
    seeds = [seed for seed in range(30) if any(goal_of_arsenal(ship(seed)))]
    state = ship(seeds[0])
    objective = goal_of_arsenal(state).index(True)
    before = terms(state)[GOALS]
    own_player(state, 0).arsenal += 9
    assert terms(state)[GOALS] < before
    cubes = [-1] * (2 * objective_count(state))
    cubes[2 * objective : 2 * objective + 2] = [1, 2]
    note(state, "objective cubes", *cubes)
    closed = terms(state)[GOALS]
    own_player(state, 0).arsenal += 5
    assert terms(state)[GOALS] == closed


def goal_of_arsenal(state: Ark) -> list[bool]:
    return [
        any([goal.kind == ARSENAL for goal in goals_of(state, objective)]) for objective in range(achievements(state))
    ]


def test_open_target_cards_are_wanted() -> None:
    state = ship()
    before = terms(state)[CUBES]
    reveal_targets(state)
    assert terms(state)[CUBES] > before


def test_war_is_for_the_strong() -> None:
    state = ship()
    own_player(state, 0).arsenal = 9
    steps = highest(state)
    state.active = -1
    found: list[tuple[float, float]] = []
    for relations, step in ((PEACE, steps), (PEACE, 1), (WAR, 1), (WAR, steps)):
        note(state, NOTE, relations, step)
        found.append((terms(state, 0)[RELATIONS], terms(state, 1)[RELATIONS]))
    strong, weak = zip(*found)
    assert list(strong) == sorted(strong, reverse=True)
    assert list(weak) == sorted(weak)


def test_the_counter_is_foreseen() -> None:
    state = ship()
    own_player(state, 1).arsenal = 9
    assert state.active == 0
    alone = terms(state)[RELATIONS]
    room = outer(state, FACTORY)
    add_units(state, room, 0, 1)
    add_units(state, room, 1, 1)
    assert terms(state)[RELATIONS] > alone

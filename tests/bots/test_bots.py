"""What every bot keeps: legal answers, a world left as it was, no look at what the seat does not know."""

from __future__ import annotations

from random import Random

import pytest

import arks
from arks import bots
from arks.bots.base import Bot
from arks.bots.play import ask_bot
from tests.bots.games import play_game

AWAKENING = [("awakening", players) for players in (2, 3, 4, 5)]
FIRST_MISSION = [("first-mission", players) for players in (1, 2, 3, 4)]


def table(mode: str, players: int, seed: int, turn_limit: int) -> arks.State:
    return arks.new("awakening", players, seed, {"mode": mode, "turn_limit": turn_limit})


def positions(
    mode: str, players: int, seed: int, every: int, turn_limit: int, name: str = "random"
) -> list[arks.State]:
    """Positions of a game, one of each so many."""
    state = table(mode, players, seed, turn_limit)
    rng = Random(seed)
    table_bots = [bots.make(name) for _ in range(players)]
    found: list[arks.State] = []
    answers = 0
    while state.outcome is None:
        if answers % every == 0:
            found.append(state.clone())
        answers += 1
        seat = next(iter(arks.asks(state)))
        arks.answer(state, seat, ask_bot(table_bots[seat], state, seat, rng))
    return found


def test_bots_are_made_by_name() -> None:
    assert bots.NAMES == ("random", "greedy")
    for name in bots.NAMES:
        assert bots.make(name).name == name


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(arks.Illegal, match="there is no bot 'hal'; there is random, greedy"):
        bots.make("hal")


@pytest.mark.both_builds
@pytest.mark.parametrize(("mode", "players"), AWAKENING + FIRST_MISSION)
def test_bots_play_every_table_to_its_end(mode: str, players: int) -> None:
    state = table(mode, players, 3, turn_limit=4)
    names = ("greedy", "random")
    outcome = play_game(state, [bots.make(names[seat % 2]) for seat in range(players)], Random(3))
    assert outcome is arks.outcome(state)
    assert outcome.reason in ("turn limit", "mission")


@pytest.mark.both_builds
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_greedy_finishes_its_first_mission_in_time(players: int) -> None:
    state = table("first-mission", players, players, turn_limit=20)
    outcome = play_game(state, [bots.make("greedy") for _ in range(players)], Random(1))
    assert outcome.reason == "mission"
    assert arks.view(state, None)["boards"][0]["turns"] <= 12


@pytest.mark.both_builds
@pytest.mark.parametrize("seat", [0, 2])
def test_greedy_beats_three_random_seats(seat: int) -> None:
    state = table("awakening", 4, 20 + seat, turn_limit=60)
    outcome = play_game(state, [bots.make("greedy" if other == seat else "random") for other in range(4)], Random(seat))
    assert outcome.winners == (seat,)
    assert outcome.reason == "mission"


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize(("mode", "players"), [("awakening", 3), ("first-mission", 2)])
def test_a_bot_leaves_the_world_as_it_was(name: str, mode: str, players: int) -> None:
    for state in positions(mode, players, seed=5, every=9, turn_limit=8):
        for seat in arks.asks(state):
            world = arks.determinise(state, seat, Random(seat))
            before = arks.save(world)
            bots.make(name).answer(world, seat, Random(0))
            assert arks.save(world) == before


@pytest.mark.parametrize(
    ("mode", "players", "seed"), [("awakening", 4, 8), ("awakening", 2, 9), ("first-mission", 3, 8)]
)
def test_greedy_chooses_by_what_its_seat_knows_alone(mode: str, players: int, seed: int) -> None:
    for state in positions(mode, players, seed, every=13, turn_limit=12):
        for seat in arks.asks(state):
            worlds = [arks.determinise(state, seat, Random(deal)) for deal in range(3)]
            answers = [bots.make("greedy").answer(world, seat, Random(deal)) for deal, world in enumerate(worlds)]
            assert answers[0] == answers[1] == answers[2]
            arks.answer(state.clone(), seat, answers[0])  # and it is legal


def test_greedy_keeps_to_what_it_knows_with_missions_hands_and_battles_about() -> None:
    """Late in a game nearly everything that is hidden is in play."""
    late = positions("awakening", 3, seed=4, every=19, turn_limit=22, name="greedy")[-12:]
    for state in late:
        for seat in arks.asks(state):
            worlds = [arks.determinise(state, seat, Random(deal)) for deal in range(2)]
            answers = [bots.make("greedy").answer(world, seat, Random(deal)) for deal, world in enumerate(worlds)]
            assert answers[0] == answers[1]


def test_no_bot_is_handed_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[arks.State] = []

    def spy(self: Bot, world: arks.State, seat: int, rng: Random) -> list[str]:
        handed.append(world)
        return []

    monkeypatch.setattr(Bot, "answer", spy)
    state = table("awakening", 2, 1, turn_limit=5)
    ask_bot(Bot(), state, 0, Random(4))
    assert handed[0] is not state
    assert handed[0].seed == 0 and handed[0].keys != state.keys


def test_greedy_says_why() -> None:
    state = table("awakening", 2, 1, turn_limit=5)
    bot = bots.make("greedy")
    assert bot.reason() == ""
    ask_bot(bot, state, 0, Random(4))
    assert bot.reason().endswith(".")


def test_greedy_thinks_again_when_its_plan_is_overtaken() -> None:
    """A bot that is asked about another game in the middle of its plan answers that game."""
    bot = bots.make("greedy")
    one = table("awakening", 2, 1, turn_limit=5)
    ask_bot(bot, one, 0, Random(0))
    for state in positions("awakening", 2, seed=6, every=11, turn_limit=6):
        seat = next(iter(arks.asks(state)))
        arks.answer(state.clone(), seat, ask_bot(bot, state, seat, Random(0)))

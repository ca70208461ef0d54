"""Greedy in the solo and co-op modes: legal answers everywhere, and small signs of sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arks
from arks import bots
from arks.awakening.modes.coop.mission import mission_rooms
from arks.awakening.modes.guardians.units import Guardian, guardians, set_guardian
from arks.awakening.state import Ark, add_units, kind_of, note, own_player, set_cubes
from arks.awakening.tables import BIODOME, GATE, MT
from arks.awakening.words import ACCEPT, DECLINE
from arks.bots.awakening.coop import trade
from arks.bots.awakening.coop.dark import DarkMind
from arks.bots.awakening.coop.engine import paying_turns
from arks.bots.awakening.coop.glitch import GlitchFoe
from arks.bots.awakening.coop.guardians import GuardiansFoe
from arks.bots.awakening.coop.it_learns import ItLearnsFoe
from arks.bots.awakening.coop.judge import TERMS, TeamJudge
from arks.bots.awakening.coop.mind import ChallengerMind
from arks.bots.awakening.distance import FAR, walk
from arks.bots.awakening.estimate import RESOURCES, TRAVEL
from arks.bots.greedy import mind_for
from arks.bots.play import ask_bot
from arks.kernel.asks import CONFIRM, Choice
from tests.bots.games import play_game

Table = tuple[str, int, dict[str, Any]]
AUTOMATA: list[Table] = [(mode, n, {}) for mode in ("guardians", "glitch", "it-learns") for n in (1, 2, 3, 4)]
DARK: list[Table] = [(mode, n, {"enemy": "dark-player"}) for mode in ("guardians", "it-learns") for n in (2, 3, 4, 5)]


def table(mode: str, players: int, seed: int, **options: Any) -> Ark:
    state = arks.new("awakening", players, seed, {"mode": mode, **options})
    assert isinstance(state, Ark)
    return state


def ready(mode: str, players: int, seed: int, **options: Any) -> Ark:
    """A table whose ship is complete; seat 0 is about to take its first turn."""
    state = table(mode, players, seed, **options)
    rng = Random(seed)
    bot = bots.make("random")
    while state.active < 0 or state.players[0].turns == 0:
        seat = next(iter(arks.asks(state)))
        arks.answer(state, seat, ask_bot(bot, state, seat, rng))
    return state


@pytest.mark.both_builds
@pytest.mark.parametrize(("mode", "players", "options"), AUTOMATA + DARK)
def test_greedy_plays_every_table_to_its_end(mode: str, players: int, options: dict[str, Any]) -> None:
    state = table(mode, players, 3, turn_limit=1, **options)
    names = ["greedy" if seat in (0, players - 1) else "random" for seat in range(players)]
    outcome = play_game(state, [bots.make(name) for name in names], Random(3))
    assert outcome.reason in ("turn limit", "mission rooms")


@pytest.mark.parametrize(("mode", "players", "options"), [AUTOMATA[1], AUTOMATA[5], AUTOMATA[9], DARK[0], DARK[4]])
def test_hidden_cards_change_no_answer(mode: str, players: int, options: dict[str, Any]) -> None:
    state = ready(mode, players, 4, **options)
    seat = next(iter(arks.asks(state)))
    answers = {tuple(ask_bot(bots.make("greedy"), state, seat, Random(seed))) for seed in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("players", [1, 3])
def test_a_dark_player_has_a_mind_of_its_own(players: int) -> None:
    state = ready("guardians", players + 1, 5, enemy="dark-player")
    assert isinstance(mind_for(state, 0), ChallengerMind)
    assert isinstance(mind_for(state, players), DarkMind)


# --- what a mode asks for


@pytest.mark.parametrize("mode", ["guardians", "it-learns"])
def test_the_rooms_of_the_mission_are_the_work(mode: str) -> None:
    state = ready(mode, 2, 6)
    foe = TeamJudge(state, 0).foe
    assert isinstance(foe, (GuardiansFoe, ItLearnsFoe))
    tasks = {task.room: task.cubes for task in foe.tasks(state)}
    assert set(tasks) >= set(mission_rooms(state))
    room = mission_rooms(state)[0]
    before = TeamJudge(state, 0).value(state)
    set_cubes(state, room, (0,))
    assert TeamJudge(state, 0).foe.tasks(state)[0].cubes == tasks[room] - 1
    assert TeamJudge(state, 0).value(state) > before


def test_a_damaged_diagnose_room_is_work_and_its_card_a_way() -> None:
    state = ready("glitch", 1, 7)
    foe = TeamJudge(state, 0).foe
    assert isinstance(foe, GlitchFoe)
    due = [visit for visit in foe.visits(state) if visit.due]
    assert len(due) == 1
    room = due[0].rooms[0]
    set_cubes(state, room, (state.enemy,))
    assert room in [task.room for task in foe.tasks(state) if task.due]
    worse = TeamJudge(state, 0).value(state)
    set_cubes(state, room, (0,))
    assert TeamJudge(state, 0).value(state) > worse


def test_nearer_units_and_more_resources_are_better() -> None:
    state = ready("guardians", 1, 8)
    judge = TeamJudge(state, 0)
    before = judge.terms(state)
    for type in range(4):
        own_player(state, 0).resources[type] += 6
    assert judge.terms(state)[RESOURCES] < before[RESOURCES]
    room = next(task.room for task in judge.foe.tasks(state) if not state.rooms[task.room].units[0])
    add_units(state, room, 0, 1)
    assert judge.terms(state)[TRAVEL] < before[TRAVEL]


def test_a_guardian_in_a_mission_room_with_cubes_is_feared() -> None:
    state = ready("guardians", 1, 9)
    judge = TeamJudge(state, 0)
    room = judge.foe.tasks(state)[0].room
    set_cubes(state, room, (0,))
    if state.rooms[room].units[state.enemy] == 0:
        value = judge.value(state)
        set_guardian(state, 0, Guardian(room, 0, False))
        assert judge.value(state) < value


def test_an_arsenal_that_can_win_is_worth_more() -> None:
    state = ready("guardians", 1, 10)
    judge = TeamJudge(state, 0)
    value = judge.value(state)
    own_player(state, 0).arsenal = 14
    assert judge.value(state) > value
    assert judge.beats(100) == 1.0
    assert judge.beats(0) == 0.0
    assert judge.beats(1, card=False) == 1.0


def test_work_is_shared_and_nobody_gets_all_of_it() -> None:
    state = ready("guardians", 3, 11)
    judge = TeamJudge(state, 0)
    assert len({share.seat for _, share in judge.assigned(state)}) > 1


def test_nobody_walks_through_rooms_of_other_challengers() -> None:
    near = [(3,), (), (), (0, 4), (3, 5), (4,)]
    assert walk(near, 5, 0, 3, 0)[0] == 3
    assert walk(near, 5, 0, 3, 1 << 4)[0] == FAR


def test_routing_into_factories_counts_as_production_to_come() -> None:
    state = ready("guardians", 1, 12)
    judge = TeamJudge(state, 0)
    survey = judge.survey(state)
    judge.share_out(state, survey, [0.0] * len(TERMS))
    with_cylinders = paying_turns(state, 0, survey)
    survey.spare_cylinders = 0
    assert paying_turns(state, 0, survey) >= with_cylinders > 0.0


# --- trading


def test_what_is_left_over_is_asked_for_and_given() -> None:
    state = ready("guardians", 2, 13)
    judge = TeamJudge(state, 0)
    task = next(task for task in judge.foe.tasks(state) if len(task.cost.types) == 1)
    type = task.cost.types[0]
    if not state.rooms[task.room].units[0]:
        add_units(state, task.room, 0, 1)
    add_units(state, task.room, 1, -state.rooms[task.room].units[1])
    judge = TeamJudge(state, 0)
    own_player(state, 0).resources[:] = [0, 0, 0, 0, 0]
    own_player(state, 1).resources[:] = [0, 0, 0, 0, 0]
    assert sum(trade.useful_offer(state, 0, 1, judge)) == 0
    own_player(state, 1).resources[type] = 30
    wanted = trade.useful_offer(state, 0, 1, judge)
    assert wanted[type] == trade.MOST
    offer = Choice(CONFIRM, "trade-offer", [(ACCEPT,), (DECLINE,)], about=(0, 0, 0, 0, 0, 0, *wanted))
    assert trade.reply(state, 1, offer, judge) == (ACCEPT,)


def test_what_is_needed_is_not_given_away() -> None:
    state = ready("guardians", 2, 13)
    judge = TeamJudge(state, 1)
    price = trade.needs(state, 1, judge)
    own_player(state, 0).resources[:] = [30, 30, 30, 30, 30]
    own_player(state, 1).resources[:] = [*price, 0]
    type = price.index(max(price))
    wanted = [0] * (MT + 1)
    wanted[type] = 1
    offer = Choice(CONFIRM, "trade-offer", [(ACCEPT,), (DECLINE,)], about=(0, 0, 0, 0, 0, 0, *wanted))
    assert trade.reply(state, 1, offer, judge) == (DECLINE,)


# --- the Dark Player


def test_a_dark_player_likes_guardians_where_cubes_are() -> None:
    state = ready("guardians", 2, 14, enemy="dark-player")
    mind = DarkMind(state, 1)
    room = mission_rooms(state)[0]
    elsewhere = next(
        number
        for number, other in enumerate(state.rooms)
        if kind_of(state, other).cls not in (BIODOME, GATE) and number not in mission_rooms(state)
    )
    set_cubes(state, room, (0, 0))
    note(state, "guardians", *state.notes["guardians"])
    for number in range(len(guardians(state))):
        set_guardian(state, number, Guardian(-1, 0, False))
    set_guardian(state, 0, Guardian(elsewhere, 0, False))
    idle = mind.value(state)
    set_guardian(state, 0, Guardian(room, 0, False))
    assert mind.value(state) > idle


@pytest.mark.parametrize(("mode", "players", "options"), [AUTOMATA[0], AUTOMATA[4], AUTOMATA[8], DARK[0]])
def test_every_answer_has_a_reason_in_words(mode: str, players: int, options: dict[str, Any]) -> None:
    state = ready(mode, players, 15, **options)
    said = {text for _, text in TERMS} | {"It wins the game.", "Nothing better was found."}
    bot = bots.make("greedy")
    seat = next(iter(arks.asks(state)))
    ask_bot(bot, state, seat, Random(1))
    assert bot.reason() in said

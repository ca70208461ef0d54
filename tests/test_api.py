"""The public calls do what the contract says, for every game."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

import arks
from tests.conformance.cells import CELLS, Cell
from tests.conformance.players import Wanderer

every_cell = pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)


def table(seed: int = 7) -> arks.State:
    return arks.new("awakening", players=3, seed=seed, options={"mode": "awakening", "turn_limit": 10})


def test_games_tell_what_their_tables_can_be() -> None:
    info = arks.games()["awakening"]
    assert info.title == "Ark: Awakening"
    assert info.players == (1, 2, 3, 4, 5)
    assert info.players_by_mode["first-mission"] == (1, 2, 3, 4)
    assert info.options["mode"].default == "awakening" and "first-mission" in info.options["mode"].choices
    assert info.options["turn_limit"].default is None
    for option in info.options.values():
        assert option.text.endswith(".") and option.allowed
    arks.games().clear()
    assert arks.games(), "the table of games is not the caller's to change"


@every_cell
def test_a_game_starts_without_options(cell: Cell) -> None:
    defaults = {name: option.default for name, option in arks.games()[cell.game].options.items()}
    state = arks.new(cell.game, players=cell.players, seed=3, options=defaults | cell.options)
    assert arks.save(state) == arks.save(arks.new(cell.game, players=cell.players, seed=3, options=cell.options))
    assert arks.asks(state) and arks.outcome(state) is None


def test_an_ask_shows_its_options() -> None:
    (ask,) = arks.asks(table()).values()
    assert (ask.seat, ask.kind, ask.prompt, ask.lo, ask.hi) == (0, "menu", "section", 1, 1)
    assert ask.text
    option = ask.options[0]
    assert option.id == "act section:military line:0"
    assert option.touches == ["section:military"]
    assert option.label and option.cost == {}


@every_cell
def test_the_same_seed_and_answers_make_the_same_game(cell: Cell) -> None:
    ends = []
    for _ in range(2):
        state = cell.new(5, limit=6)
        player = Wanderer(5)
        while arks.outcome(state) is None:
            arks.answer(state, *player.move(state))
        ends.append(json.dumps(arks.save(state), sort_keys=True))
    assert ends[0] == ends[1]


def test_another_seed_makes_another_game() -> None:
    assert len({tuple(table(seed).cards.face) for seed in range(50)}) == 50


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_first_and_the_last_seed_work(seed: int) -> None:
    assert arks.asks(table(seed))


def test_answers_are_all_legal_and_hold_every_sample() -> None:
    rng = Random(2)
    most = 0
    for seed in range(3):
        state = arks.new("awakening", players=3, seed=seed, options={"turn_limit": 40})
        player = Wanderer(seed)
        while arks.outcome(state) is None:
            for seat, ask in arks.asks(state).items():
                legal = list(islice(arks.answers(ask), 2000))
                assert len({tuple(sorted(picked)) for picked in legal}) == len(legal)
                assert sorted(arks.sample(ask, rng)) in [sorted(picked) for picked in legal]
                arks.answer(state.clone(), seat, rng.choice(legal))
                most = max(most, ask.hi)
            arks.answer(state, *player.move(state))
    assert most > 1, "some asks take several options"


def test_an_answer_may_be_a_tuple() -> None:
    state, other = table(), table()
    arks.answer(state, 0, ("act section:military line:0",))
    arks.answer(other, 0, ["act section:military line:0"])
    assert arks.save(state) == arks.save(other)


def test_an_answer_returns_what_happened() -> None:
    state = table()
    events = arks.answer(state, 0, ["act section:production line:1"])
    told = [state.rules.words.id(event.raw) for event in events]
    assert told[0] == "marker-placed seat:0 section:production line:1"
    assert all(event.known_to(None) for event in events)


def test_a_clone_goes_its_own_way() -> None:
    state = table()
    before = arks.save(state)
    clone = state.clone()
    arks.answer(clone, 0, ["act section:military line:0"])
    assert arks.save(state) == before != arks.save(clone)


def test_a_record_replays_to_the_same_state_also_with_an_answer_taken_back() -> None:
    session = arks.Session(table())
    session.answer(0, ["act section:military line:0"])
    assert session.undoable(0) == 1
    session.undo(0)
    session.answer(0, ["act section:production line:1"])
    record = json.loads(json.dumps(session.record()))
    assert len(record["log"]) == 3
    assert arks.save(arks.replay(record)) == arks.save(session.state)


def test_a_session_leaves_its_first_state_alone() -> None:
    state = table()
    before = arks.save(state)
    arks.Session(state).answer(0, ["act section:military line:0"])
    assert arks.save(state) == before


@every_cell
def test_an_outcome_names_winners_scores_and_a_reason(cell: Cell) -> None:
    state = cell.new(1, limit=2)
    player = Wanderer(1)
    while arks.outcome(state) is None:
        arks.answer(state, *player.move(state))
    outcome = arks.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == cell.players
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    assert arks.view(state, None)["outcome"] == {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
    }

"""Every wrong call is refused with one sentence that names what was wrong, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arks
from tests.conformance.players import Wanderer
from tests.refusals import copy, finished, played, refusal, table

GROUPS = ["command", "life", "hangar", "works"]

# --- new tables


@pytest.mark.parametrize(
    ("game", "players", "options", "names"),
    [
        ("chess", 2, {}, ["'chess'", "awakening"]),
        (None, 2, {}, ["None", "awakening"]),
        (["awakening"], 2, {}, ["awakening"]),
        ("awakening", 3, {"colour": "red"}, ["'colour'", "mode"]),
        ("awakening", 3, {"mode": "chess"}, ["'chess'", "first-mission"]),
        ("awakening", 3, {"mode": None}, ["None", "first-mission"]),
        ("awakening", 3, {"mode": ["awakening"]}, ["['awakening']", "first-mission"]),
        ("awakening", 3, {"layout": "round"}, ["'round'", "small"]),
        ("awakening", 3, {"layout": "five"}, ["'five'", "small", "3 players"]),
        ("awakening", 5, {"layout": {}}, ["{}", "five"]),
        ("awakening", 4, {"groups": ["command", "life", "hangar", "cellar"]}, ["'cellar'", "command"]),
        ("awakening", 4, {"groups": ["command", "life", "hangar"]}, ["4 different", "command"]),
        ("awakening", 4, {"groups": ["command", "life", "hangar", "life"]}, ["4 different", "command"]),
        ("awakening", 4, {"groups": ["command", "life", "hangar", ["life"]]}, ["['life']"]),
        ("awakening", 4, {"groups": "command"}, ["4 different"]),
        ("awakening", 4, {"groups": 4}, ["4 different"]),
        ("awakening", 3, {"groups": ["grid", "memory", "life"]}, ["grid and memory", "3 players"]),
        ("awakening", 3, {"mode": "first-mission", "groups": ["grid", "works", "life"]}, ["first-mission", "groups"]),
        ("awakening", 3, {"turn_limit": 0}, ["turn_limit", "0"]),
        ("awakening", 3, {"turn_limit": "ten"}, ["turn_limit", "'ten'"]),
        ("awakening", 3, {"turn_limit": True}, ["turn_limit", "True"]),
        ("awakening", 3, {"turn_limit": 2.5}, ["turn_limit", "2.5"]),
        ("awakening", 3, {"turn_limit": float("nan")}, ["nan"]),
        ("awakening", 3, {"content": 7}, ["content", "7"]),
        ("awakening", 3, {"content": "/nowhere/at/all"}, ["nowhere"]),
        ("awakening", 3, {"mode": {"a", "b"}}, ["options"]),
        ("awakening", 3, {3: "mode"}, ["options"]),
        ("awakening", 3, "mode", ["options", "'mode'"]),
        ("awakening", 3, ["mode"], ["options"]),
    ],
)
def test_an_impossible_table_is_refused(game: Any, players: int, options: Any, names: list[str]) -> None:
    sentence = refusal(lambda: arks.new(game, players=players, seed=1, options=options))
    for name in names:
        assert name in sentence


@pytest.mark.parametrize("players", [0, -1, 1, 6, 10**30, "3", True, 2.5, None, [3]])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    sentence = refusal(lambda: arks.new("awakening", players=players, seed=1))
    assert repr(players) in sentence and "players" in sentence


@pytest.mark.parametrize("players", [0, 5])
def test_a_mode_says_how_many_play_it(players: int) -> None:
    sentence = refusal(lambda: arks.new("awakening", players=players, seed=1, options={"mode": "first-mission"}))
    assert "1 to 4 players" in sentence


@pytest.mark.parametrize("seed", [-1, 2**63, 2**70, None, 1.5, True, [1]])
def test_an_absurd_seed_is_refused(seed: Any) -> None:
    sentence = refusal(lambda: arks.new("awakening", players=3, seed=seed))
    assert "seed" in sentence and repr(seed) in sentence


@pytest.mark.parametrize("seed", ["x", "", "7", "ab" * 31, "AB" * 32])
def test_a_seed_that_is_no_key_is_refused_and_not_repeated(seed: str) -> None:
    """It may be a real key with a slip of the pen, and a key stays secret."""
    sentence = refusal(lambda: arks.new("awakening", players=3, seed=seed))
    assert sentence == "a seed is a number, or a key of 64 small hexadecimal digits"


def test_options_belong_to_the_table_once_it_is_made() -> None:
    groups = GROUPS.copy()
    state = table(players=4, groups=groups)
    before = arks.save(state)
    groups[0] = "cellar"
    assert arks.save(state) == before


def test_a_tuple_of_groups_is_as_good_as_a_list() -> None:
    state = table(players=4, groups=tuple(GROUPS))
    assert (
        arks.save(arks.load(copy(arks.save(state)))) == arks.save(state) == arks.save(table(players=4, groups=GROUPS))
    )


# --- answers


@pytest.mark.parametrize(
    "picked",
    [None, 3, "done", b"done", {"done"}, {"done": 1}, [None], [3], [["done"]], [None, "done"], iter(["done"])],
)
def test_an_answer_that_is_no_list_of_ids_is_refused(picked: Any) -> None:
    state = played(30)
    before = arks.save(state)
    (seat,) = arks.asks(state)
    assert "list of option ids" in refusal(lambda: arks.answer(state, seat, picked))
    assert arks.save(state) == before


@pytest.mark.parametrize(
    "picked", [[], ["fly room:3"], [""], ["act"], ["act section:military"], ["act section:military line:9"]]
)
def test_an_answer_that_is_not_offered_is_refused(picked: list[str]) -> None:
    state = table()
    before = arks.save(state)
    sentence = refusal(lambda: arks.answer(state, 0, picked))
    assert not picked or (repr(picked[0]) in sentence and "offered" in sentence)
    assert arks.save(state) == before


def test_every_answer_that_is_offered_elsewhere_only_is_refused() -> None:
    """Ids of other moments of the same game parse, and are still not answers."""
    state = table()
    others: list[str] = []
    player = Wanderer(5)
    later = state.clone()
    while len(others) < 200:
        others += [id for ask in arks.asks(later).values() for id in ask.ids()]
        arks.answer(later, *player.move(later))
    before = arks.save(state)
    now = arks.asks(state)[0].ids()
    for id in set(others) - set(now):
        assert repr(id) in refusal(lambda id=id: arks.answer(state, 0, [id]))  # type: ignore[misc]
    assert arks.save(state) == before


def test_too_many_too_few_and_doubled_picks_are_refused() -> None:
    state = table()
    before = arks.save(state)
    one, two = arks.asks(state)[0].ids()[:2]
    assert "takes 1" in refusal(lambda: arks.answer(state, 0, [one, two]))
    assert "takes 1" in refusal(lambda: arks.answer(state, 0, []))
    assert "twice" in refusal(lambda: arks.answer(state, 0, [one, one]))
    assert arks.save(state) == before


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 99, 2**80, "0", None, 0.0, False, [0]])
def test_an_answer_from_a_seat_that_is_not_asked_is_refused(seat: Any) -> None:
    state = table()
    before = arks.save(state)
    picked = arks.asks(state)[0].ids()[:1]
    sentence = refusal(lambda: arks.answer(state, seat, picked))
    assert "seat" in sentence and str(seat) in sentence
    assert arks.save(state) == before


def test_the_same_answer_twice_is_refused_the_second_time() -> None:
    """A retried request must not play the next decision."""
    state = table()
    picked = arks.asks(state)[0].ids()[:1]
    arks.answer(state, 0, picked)
    before = arks.save(state)
    assert repr(picked[0]) in refusal(lambda: arks.answer(state, 0, picked))
    assert arks.save(state) == before


def test_a_sealed_answer_may_be_replaced_until_it_is_opened() -> None:
    state = at_a_sealed_question()
    asks = arks.asks(state)
    first, second = sorted(asks)
    arks.answer(state, first, asks[first].ids()[:1])
    arks.answer(state, first, asks[first].ids()[1:2])
    assert list(arks.asks(state)) == [second]
    assert arks.view(state, second)["answered"] == [first]
    assert "not offered" in refusal(lambda: arks.answer(state, first, ["done"]))
    arks.answer(state, second, asks[second].ids()[:1])
    refusal(lambda: arks.answer(state, second, asks[second].ids()[:1]))


def at_a_sealed_question() -> arks.State:
    """A game where two seats choose at the same time, each between several cards."""
    for seed in range(100):
        state = table(seed=seed, turn_limit=60)
        player = Wanderer(seed)
        while arks.outcome(state) is None:
            if [len(ask.ids()) > 1 for ask in arks.asks(state).values()] == [True, True]:
                return state
            arks.answer(state, *player.move(state))
    raise AssertionError("nobody fought")


def test_nobody_answers_after_the_end() -> None:
    state = arks.replay(finished())
    before = arks.save(state)
    for seat in range(2):
        assert "over" in refusal(lambda seat=seat: arks.answer(state, seat, ["done"]))  # type: ignore[misc]
    assert arks.save(state) == before


@pytest.mark.parametrize("seat", [-1, 3, 2**80, "0", 0.0, True, [0]])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: Any) -> None:
    state = table()
    before = arks.save(state)
    for call in (
        lambda: arks.view(state, seat),
        lambda: arks.determinise(state, seat, Random(1)),
        lambda: arks.why_not(state, seat, "room:12"),
    ):
        assert "seat" in refusal(call)
    assert arks.save(state) == before


@pytest.mark.parametrize("thing", [None, 12, ["room:12"]])
def test_a_thing_is_named_by_its_id(thing: Any) -> None:
    assert "room:12" in refusal(lambda: arks.why_not(table(), 0, thing))

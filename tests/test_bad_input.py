"""Every wrong call is refused with one sentence that names what was wrong, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import arks
from tests.conformance.players import Wanderer

GROUPS = ["command", "life", "hangar", "works"]


def refusal(call: Callable[[], object]) -> str:
    """The sentence of a refused call."""
    with pytest.raises(ValueError) as caught:
        call()
    sentence = str(caught.value)
    assert sentence and "\n" not in sentence and len(sentence) < 500
    return sentence


def table(players: int = 3, seed: int = 1, **options: Any) -> arks.State:
    return arks.new("awakening", players=players, seed=seed, options={"turn_limit": 20, **options})


def played(decisions: int, seed: int = 1) -> arks.State:
    """A game after some decisions."""
    state = table(seed=seed)
    player = Wanderer(seed)
    while state.decisions < decisions:
        arks.answer(state, *player.move(state))
    return state


@cache
def finished() -> dict[str, Any]:
    """The record of a finished game."""
    session = arks.Session(table(players=2, turn_limit=8))
    player = Wanderer(1)
    while arks.outcome(session.state) is None:
        session.answer(*player.move(session.state))
    return session.record()


def copy(document: Any) -> Any:
    return json.loads(json.dumps(document))


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


@pytest.mark.parametrize("seed", [-1, 2**63, 2**70, "x", None, 1.5, True, [1]])
def test_an_absurd_seed_is_refused(seed: Any) -> None:
    sentence = refusal(lambda: arks.new("awakening", players=3, seed=seed))
    assert "seed" in sentence and repr(seed) in sentence


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


# --- saved games


@pytest.mark.parametrize("document", [None, 3, "{}", [], {}, {"format": 1}, {"format": "1"}, {"format": 99}, {1: 2}])
def test_a_document_that_is_no_saved_game_is_refused(document: Any) -> None:
    refusal(lambda: arks.load(document))


@pytest.mark.parametrize("part", list(arks.save(table())))
def test_a_document_without_one_of_its_parts_is_refused(part: str) -> None:
    document = copy(arks.save(played(40)))
    del document[part]
    if part == "digest":
        assert arks.save(arks.load(document)) == arks.save(played(40))
    else:
        refusal(lambda: arks.load(document))


@pytest.mark.parametrize(
    ("path", "value", "names"),
    [
        (["game"], "chess", ["'chess'"]),
        (["format"], 99, ["format 99"]),
        (["setup", "ruleset"], -1, ["ruleset -1"]),
        (["setup", "content"], "other", ["content 'other'"]),
        (["setup", "players"], 9, ["9"]),
        (["setup", "players"], 4, ["damaged"]),
        (["setup", "options", "mode"], "chess", ["'chess'"]),
        (["kernel", "stack"], [], ["damaged"]),
        (["kernel", "stack", 0, 0], "chess", ["'chess'"]),
        (["kernel", "pending"], None, ["answer"]),
        (["kernel", "face", 0], 999, ["card"]),
        (["kernel", "zones", 0], [], ["zones"]),
        (["table", "players", 0, "asleep"], 40, ["units"]),
        (["table", "players", 0, "cylinders"], -1, ["cylinders"]),
        (["table", "players", 0, "arsenal"], 999, ["arsenal"]),
        (["table", "rooms", 5, 5, 0], 99, ["units"]),
        (["table", "layout"], 99, ["layout"]),
    ],
)
def test_a_document_edited_by_hand_is_examined(path: list[str | int], value: Any, names: list[str]) -> None:
    document = copy(arks.save(played(40)))
    inner = document
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert "digest" in refusal(lambda: arks.load(document)) or path[0] == "format"
    del document["digest"]
    sentence = refusal(lambda: arks.load(document))
    for name in names:
        assert name in sentence


def test_a_document_belongs_to_whoever_gets_it() -> None:
    """Changing a saved document or a record changes neither the game nor any other table."""
    state = table()
    before = copy(arks.save(state))
    document = arks.save(state)
    document["setup"]["options"]["mode"] = "chess"
    document["kernel"]["zones"][0].clear()
    document["table"]["players"][0]["resources"][0] = 99
    record = arks.Session(state).record()
    record["setup"]["players"] = 99
    assert arks.save(state) == before
    assert arks.save(table()) == before


@cache
def documents() -> list[str]:
    """Saved games in the middle of all kinds of questions, and finished ones."""
    found: dict[str, str] = {}
    for mode, players in (("awakening", 3), ("first-mission", 2)):
        for seed in range(4):
            state = table(players=players, seed=seed, mode=mode)
            player = Wanderer(seed)
            while arks.outcome(state) is None:
                prompts = "+".join([ask.prompt for ask in arks.asks(state).values()])
                found.setdefault(f"{mode} {prompts}", json.dumps(arks.save(state)))
                arks.answer(state, *player.move(state))
            found[f"{mode} over {seed}"] = json.dumps(arks.save(state))
    return list(found.values())


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from([2**64, -(2**70), 2.5, "", "turn", "awakening", [], {}, [0], [[0]], [-1], {"x": 1}, [[], []]]),
)


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of all values inside a JSON value."""
    keys: list[str | int] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    return [place for key in keys for place in [(*path, key), *places(value[key], (*path, key))]]


@st.composite
def mutants(draw: st.DrawFn) -> tuple[dict[str, Any], tuple[str | int, ...]]:
    """A saved game with one value changed or lost, and the place of it."""
    document: dict[str, Any] = json.loads(draw(st.sampled_from(documents())))
    path = draw(st.sampled_from(places(document)))
    inner: Any = document
    for key in path[:-1]:
        inner = inner[key]
    old = inner[path[-1]]
    how = draw(st.sampled_from(["junk", "near", "lost"]))
    if how == "lost":
        del inner[path[-1]]
    elif how == "near" and isinstance(old, int):
        inner[path[-1]] = old + draw(st.sampled_from([-2, -1, 1, 2]))
    else:
        inner[path[-1]] = draw(JUNK)
    return document, path


many = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))


@many
@given(mutants())
def test_a_damaged_document_is_refused(mutant: tuple[dict[str, Any], tuple[str | int, ...]]) -> None:
    document, path = mutant
    if json.dumps(document) not in documents() and path != ("digest",):
        refusal(lambda: arks.load(document))


@many
@given(mutants(), st.integers(0, 99))
def test_a_document_edited_by_hand_is_refused_or_can_be_played(
    mutant: tuple[dict[str, Any], tuple[str | int, ...]], seed: int
) -> None:
    """Nobody can tell a wrong binding of a running effect from a right one; all else is examined."""
    document, path = mutant
    document.pop("digest", None)
    try:
        state = arks.load(document)
    except ValueError as error:
        assert str(error) and "\n" not in str(error)
        return
    assert state.rules.audit(state) == ""
    arks.view(state, None)
    arks.asks(state)
    if path[:2] == ("kernel", "stack"):
        return
    player = Wanderer(seed)
    for _ in range(25):
        if arks.outcome(state) is not None:
            break
        arks.answer(state, *player.move(state))
        assert state.rules.audit(state) == ""
    assert arks.save(arks.load(copy(arks.save(state)))) == arks.save(state)


# --- records


@pytest.mark.parametrize("record", [None, 3, "x", [], {}, {"game": "awakening"}, {"game": "awakening", "setup": {}}])
def test_garbage_is_not_replayed(record: Any) -> None:
    refusal(lambda: arks.replay(record))


@pytest.mark.parametrize(
    ("path", "value", "names"),
    [
        (["game"], "chess", ["'chess'"]),
        (["game"], None, ["None"]),
        (["seed"], "x", ["seed"]),
        (["seed"], -1, ["seed"]),
        (["setup", "players"], 7, ["7"]),
        (["setup", "options", "mode"], "chess", ["'chess'"]),
        (["setup", "ruleset"], -1, ["ruleset -1"]),
        (["setup", "content"], "other", ["content 'other'"]),
        (["log"], None, ["log"]),
        (["log", 3], "x", ["entry 3"]),
        (["log", 3], {}, ["entry 3"]),
        (["log", 3], {"seat": 0}, ["entry 3"]),
        (["log", 3, "seat"], 7, ["entry 3", "seat 7"]),
        (["log", 3, "seat"], "0", ["entry 3", "'0'"]),
        (["log", 3, "seat"], True, ["entry 3", "True"]),
        (["log", 3, "picked"], None, ["entry 3", "None"]),
        (["log", 3, "picked"], ["fly"], ["entry 3", "'fly'"]),
        (["log", 3, "picked"], [], ["entry 3"]),
        (["log", 3, "chance"], [1, 2, 3], ["entry 3", "[1, 2, 3]"]),
        (["log", 3, "chance"], "x", ["entry 3", "x"]),
        (["log", 3], {"seat": 0, "undo": "x"}, ["entry 3", "'x'"]),
        (["log", 3], {"seat": 0, "undo": 99}, ["entry 3", "99"]),
        (["log", 3], {"seat": 7, "undo": 1}, ["entry 3", "seat 7"]),
    ],
)
def test_a_record_that_does_not_fit_is_refused(path: list[str | int], value: Any, names: list[str]) -> None:
    record = copy(finished())
    inner = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    sentence = refusal(lambda: arks.replay(record))
    for name in names:
        assert name in sentence


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_changed_log_is_refused_or_is_another_game(data: st.DataObject) -> None:
    """A move removed or changed makes a later entry fail, or the log is a legal game of its own: never silence."""
    record = copy(finished())
    place = data.draw(st.integers(0, len(record["log"]) - 2))
    if data.draw(st.booleans()):
        del record["log"][place]
    else:
        other = data.draw(st.integers(0, len(record["log"]) - 1))
        record["log"][place]["picked"] = record["log"][other]["picked"]
    try:
        state = arks.replay(record)
    except ValueError as error:
        assert "of the log does not fit" in str(error) and "\n" not in str(error)
        return
    assert state.rules.audit(state) == ""
    session = arks.Session(arks.new("awakening", 2, record["seed"], record["setup"]["options"]))
    for entry in record["log"]:
        session.apply(entry)
    assert session.record() == record and arks.save(session.state) == arks.save(state)


def test_a_log_goes_on_after_the_end_in_vain() -> None:
    record = copy(finished())
    record["log"].append({"seat": 0, "picked": ["done"], "chance": []})
    assert "over" in refusal(lambda: arks.replay(record))

"""Damaged saved games and records are refused with one sentence, or are still games that can be played."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import arks
from tests.conformance.players import Wanderer
from tests.refusals import copy, finished, played, refusal, table

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


MAPS = ("choose", ["7", "4", "6"], ["8", "5", "0"], "draft")  # of games of Ark Nova


@cache
def documents() -> list[str]:
    """Saved games in the middle of all kinds of questions, and finished ones."""
    found: dict[str, str] = {}
    for seed in range(4):
        for state in (
            table(seed=seed),
            table(players=2, seed=seed, mode="first-mission"),
            arks.new("nova", players=3, seed=seed, options={"map": MAPS[seed]}),
            arks.new("nova", players=1, seed=seed, options={"map": str(seed)}),
        ):
            kind = " ".join([state.rules.game, *state.rules.modules])
            player = Wanderer(seed)
            while arks.outcome(state) is None:
                prompts = "+".join([ask.prompt for ask in arks.asks(state).values()])
                found.setdefault(f"{kind} {prompts}", json.dumps(arks.save(state)))
                arks.answer(state, *player.move(state))
            found[f"{kind} over {seed}"] = json.dumps(arks.save(state))
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

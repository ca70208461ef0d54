"""Documents: older formats are brought up to date; a damaged one is refused with a sentence, or is still valid."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arks.kernel import codec
from arks.kernel.asks import sample
from arks.kernel.codec import FORMAT, Document, load, migrated, save
from arks.kernel.errors import Illegal
from arks.kernel.frames import answer, asks
from arks.kernel.steps import Do, Let, OpenBag
from arks.kernel.views import view
from tests.kernel.toy import Toy
from tests.kernel.toy_game import new_toy, play_by
from tests.kernel.toy_steps import Bid, Discard, Draw, Earn, Line, PlayCard, Trigger

RULES = play_by(
    "everything",
    {
        "turn": (Draw(2), Discard(3), Bid(), Do("action")),
        "action": (Let("take", 1), Trigger(("a", "b")), Line(), PlayCard(), OpenBag("end")),
        "a": (Earn(1),),
        "b": (Earn(2),),
    },
)


def played(answers: int, seed: int = 0) -> Toy:
    """A game after some random answers."""
    state = new_toy(RULES, seed)
    rng = Random(seed)
    for _ in range(answers):
        ask = rng.choice(list(asks(state).values()))
        answer(state, ask.seat, sample(ask, rng))
    return state


def refused(document: Any) -> str:
    with pytest.raises(Illegal) as error:
        load(RULES, migrated(document))
    return str(error.value)


def changed(state: Toy, *path: str | int, to: Any) -> Document:
    """The document of a state with one value changed."""
    document: Document = json.loads(json.dumps(save(state)))
    inner: Any = document
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return document


def test_a_document_is_plain_json_and_says_what_it_is() -> None:
    document = save(played(3))
    assert json.loads(json.dumps(document)) == document
    assert (document["format"], document["game"], document["seed"]) == (2, "toy", 0)
    assert document["setup"] == {"players": 3, "modules": ["everything"]}


def test_a_finished_game_is_saved_with_its_outcome() -> None:
    state = new_toy(play_by("short", {"turn": (Earn(1), Line())}))
    while state.outcome is None:
        (seat,) = asks(state)
        answer(state, seat, ["done"])
    assert load(state.rules, save(state)).outcome == state.outcome


def test_scripted_chance_is_saved() -> None:
    state = played(2)
    state.oracle = (4, 1)
    assert load(RULES, save(state)).oracle == (4, 1)


# --- older formats


def test_an_older_document_passes_through_the_migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(4)
    old = save(state)
    old["format"] = -1
    old["table"]["money"] = [purse[0] for purse in old["table"]["purses"]]
    old["table"]["purses"] = [purse[1:] for purse in old["table"]["purses"]]

    def join_money(document: Document) -> Document:
        table = document["table"]
        money = table.pop("money")
        return document | {
            "format": 0,
            "table": table | {"purses": [[coins, *rest] for coins, rest in zip(money, table["purses"], strict=True)]},
        }

    monkeypatch.setitem(codec.MIGRATIONS, -1, join_money)
    monkeypatch.setitem(codec.MIGRATIONS, 0, lambda document: document | {"format": FORMAT})
    assert save(load(RULES, migrated(old))) == save(state)


def test_a_format_nobody_reads_is_refused() -> None:
    sentence = "this saved game has format 99; this version reads format 2"
    assert refused(changed(played(1), "format", to=99)) == sentence


# --- damaged documents


@pytest.mark.parametrize("document", [None, [], "{}", 3])
def test_what_is_no_object_is_refused(document: Any) -> None:
    assert refused(document) == "a saved game is a JSON object"


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["format"], "1", "format should be a number"),
        (["seed"], True, "seed should be a number"),
        (["kernel"], [], "kernel should be an object"),
        (["table"], None, "table should be an object"),
        (["kernel", "keys"], ["ab"], "keys should be two keys in hexadecimal digits"),
        (["kernel", "keys"], ["ab", "cd"], "keys should be two keys of 32 bytes"),
        (["kernel", "drawn"], -1, "drawn and named should be counts of what was drawn"),
        (["kernel", "oracle"], 7, "oracle should be a list of numbers"),
        (["kernel", "face"], [1], "face, back and seen should be lists of one length"),
        (["kernel", "seen", 3], 8, "seen should be masks of seats"),
        (["kernel", "zones"], {}, "zones should be a list"),
        (["kernel", "zones"], [], "zones should be a list of 9 zones"),
        (["kernel", "zones", 0], [0, 0], "zones should be every card exactly once"),
        (["kernel", "zones", 0, 0], "x", "zones[0] should be a number"),
        (["kernel", "stack", 0], ["game"], "stack[0] should be procedure, place, seat, scope and bindings"),
        (["kernel", "stack", 0, 0], "chess", "stack[0] should be a procedure of these rules, not 'chess'"),
        (["kernel", "stack", 0, 1], 99, "stack[0] should be a place in its procedure, a seat and a scope"),
        (["kernel", "stack", 0, 3], 1, "stack[0] should be a place in its procedure, a seat and a scope"),
        (["kernel", "stack", 0, 4], {"x": "y"}, "stack[0].x should be a number"),
        (["kernel", "pending"], 3, "pending should be seats and their answers"),
        (["kernel", "pending", 0], [7], "pending should be seats and their answers"),
        (["kernel", "pending", 1], [5], "pending should be lists of picked options"),
        (["kernel", "pending", 0], [1], "the wrong seats are asked"),
        (["kernel", "pending"], None, "somebody must owe an answer until the game is over"),
        (["kernel", "outcome"], [1], "outcome should be winners, scores and a reason"),
        (["kernel", "outcome"], [[0], [1, 0, 0], "most coins"], "somebody must owe an answer"),
        (["kernel", "stack"], [], "its parts do not fit together"),
        (["table", "purses"], [], "every seat has one purse"),
        (["table", "purses", 0], [1], "its parts do not fit together"),
        (["table", "gates"], [77], "gates stand on fields"),
    ],
)
def test_a_damaged_value_is_named_in_a_sentence(path: list[str | int], value: Any, complaint: str) -> None:
    document = changed(new_toy(play_by("line", {"turn": (Earn(1), Line())})), *path, to=value)
    rules = play_by("line", {"turn": (Earn(1), Line())})
    with pytest.raises(Illegal) as error:
        load(rules, migrated(document))
    assert complaint in str(error.value)
    assert path == ["format"] or str(error.value).startswith("the saved game is damaged: ")


@pytest.mark.parametrize(
    "answers",
    [
        [[[7, 3], [7, 3]], None, None],  # twice
        [[], None, None],  # too few
        [[[7, 99]], None, None],  # not offered
        [[[7, 1]], [[7, 1]], [[7, 1]]],  # nobody owes
    ],
)
def test_a_sealed_answer_that_could_not_be_given_is_refused(answers: Any) -> None:
    rules = play_by("bids", {"turn": (Bid(),)})
    state = new_toy(rules)
    bid = rules.words.number["bid"]
    given = [None if some is None else [[bid, *raw[1:]] for raw in some] for some in answers]
    with pytest.raises(Illegal, match="do not fit together"):
        load(rules, changed(state, "kernel", "pending", 1, to=given))


def test_a_seat_that_owes_an_answer_cannot_be_left_out() -> None:
    rules = play_by("bids", {"turn": (Bid(),)})
    with pytest.raises(Illegal, match="the wrong seats are asked"):
        load(rules, changed(new_toy(rules), "kernel", "pending", to=[[0, 2], [None, None]]))


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of all values inside a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


DOCUMENTS = [save(played(answers, seed)) for seed in range(3) for answers in (0, 1, 2, 4, 7, 11, 16)]
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.sampled_from([-(1 << 70), 1 << 64, 2.5, "", "turn", "action", [], {}, [0], [[0]], [-1], {"x": 1}, [[], []]]),
)


@settings(max_examples=600, deadline=None)
@given(st.data())
def test_a_mutated_document_is_refused_or_loads_a_state_that_can_be_shown_and_saved(data: st.DataObject) -> None:
    document = deepcopy(data.draw(st.sampled_from(DOCUMENTS)))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(document)))
        inner: Any = document
        for key in path[:-1]:
            inner = inner[key]
        if data.draw(st.booleans()):
            inner[path[-1]] = deepcopy(data.draw(JUNK))  # the next round may change it
        else:
            del inner[path[-1]]
    try:
        state = load(RULES, migrated(document))
    except Illegal:
        return
    assert asks(state) or state.outcome is not None
    for seat in (None, 0, 1, 2):
        json.dumps(view(state, seat))
    assert save(load(RULES, save(state))) == save(state)

"""Asks: what they carry, which answers they take, and the sentence that refuses any other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arks.kernel.asks import PICK, Ask, Choice, answers, sample
from arks.kernel.codec import save
from arks.kernel.errors import Illegal
from arks.kernel.frames import answer, asks
from arks.kernel.words import Raw
from tests.kernel.toy import Toy, W
from tests.kernel.toy_game import new_toy, play_by
from tests.kernel.toy_steps import Bid, Discard, Draw, Earn, Line, PlaceGate, PlayCard

GATES = play_by("gates", {"turn": (PlaceGate(), Earn(1))})
LINE = play_by("line", {"turn": (Earn(2), Line())})
BIDS = play_by("bids", {"turn": (Bid(),)})
DISCARD = play_by("discard", {"turn": (Draw(2), Discard(3), PlayCard())})


def bids(n: int) -> list[Raw]:
    return [(W.number["bid"], value) for value in range(n)]


def ask_of(lo: int, hi: int, options: int) -> Ask:
    return Ask(new_toy(GATES), 0, Choice(PICK, "some", bids(options), lo, hi))


def refused(state: Toy, seat: int, picked: Any) -> str:
    """The sentence that refuses an answer; nothing has changed."""
    before = save(state)
    with pytest.raises(Illegal) as error:
        answer(state, seat, picked)
    assert save(state) == before
    return str(error.value)


def test_an_ask_carries_its_question_and_options() -> None:
    state = new_toy(LINE)
    (ask,) = asks(state).values()
    assert (ask.seat, ask.kind, ask.prompt, ask.lo, ask.hi) == (0, "menu", "line", 1, 1)
    assert ask.text == "Seat 0, choose for line."
    assert ask.ids() == [option.id for option in ask.options] == ["forge", "done"]
    assert repr(ask) == "Ask(seat 0, menu 'line', 2 options)"


def test_an_option_tells_its_cost_and_what_it_touches() -> None:
    forge = asks(new_toy(LINE))[0].options[0]
    gate = asks(new_toy(GATES))[0].options[3]
    assert (forge.cost, forge.touches, repr(forge)) == ({"coins": 2}, [], "Option('forge')")
    assert (gate.cost, gate.touches, gate.label) == ({}, ["field:3"], "gate field:3")


def test_a_card_is_labelled_with_what_its_holder_sees() -> None:
    state = new_toy(DISCARD)
    option = asks(state)[0].options[0]
    assert option.label == f"the {state.cards.face[option.raw[1]]}"


def test_an_answer_that_is_not_offered_is_refused_with_what_is() -> None:
    assert refused(new_toy(LINE), 0, ["take"]) == "'take' is not offered by line; offered are 'forge', 'done'"


def test_a_long_list_of_options_is_cut_in_the_sentence() -> None:
    sentence = refused(new_toy(GATES), 0, ["gate field:99"])
    assert sentence.endswith("'gate field:4', 'gate field:5' and 2 more")


def test_an_answer_of_another_seat_is_refused() -> None:
    assert refused(new_toy(LINE), 1, ["done"]) == "seat 1 is not asked now; seat 0 is"
    assert "seat 9 is not asked now" in refused(new_toy(LINE), 9, ["done"])


def test_too_many_or_too_few_picks_are_refused() -> None:
    assert refused(new_toy(LINE), 0, []) == "line takes 1 of its options, not 0"
    assert refused(new_toy(LINE), 0, ["forge", "done"]) == "line takes 1 of its options, not 2"
    choice_of_some = refused_by(Choice(PICK, "some", bids(4), 1, 3), [])
    assert choice_of_some == "some takes 1 to 3 of its options, not 0"


def refused_by(choice: Choice, picked: list[str]) -> str:
    state = new_toy(GATES)
    state.choices = {0: choice}
    return refused(state, 0, picked)


def test_an_option_picked_twice_is_refused() -> None:
    state = new_toy(DISCARD)
    first = asks(state)[0].ids()[0]
    assert refused(state, 0, [first, first]) == f"'{first}' is picked twice"


@pytest.mark.parametrize("picked", [None, "done", 7, [["done"]], [None], [{}], {"done": 1}])
def test_an_answer_that_is_no_list_of_ids_is_refused(picked: Any) -> None:
    assert "list of option ids" in refused(new_toy(LINE), 0, picked)


def test_an_id_that_was_never_shown_is_understood() -> None:
    state = new_toy(GATES)
    state.rules.words._ids.clear()
    state.rules.words._raws.clear()
    answer(state, 0, ["gate field:5"])
    assert state.gates == (5,)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = new_toy(LINE)
    while state.outcome is None:
        (seat,) = asks(state)
        answer(state, seat, ["done"])
    assert asks(state) == {}
    assert refused(state, 0, ["done"]) == "the game is over; nobody is asked anything"


def test_a_sealed_answer_may_be_replaced_until_the_last_arrives() -> None:
    state = new_toy(BIDS)
    answer(state, 0, ["bid 1"])
    assert list(asks(state)) == [1, 2]
    answer(state, 0, ["bid 3"])
    answer(state, 1, ["bid 1"])
    answer(state, 2, ["bid 1"])
    assert [purse.coins for purse in state.purses] == [3, 1, 1]


def test_a_choice_of_more_than_is_offered_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="some: 2 to pick, 1 offered"):
        Choice(PICK, "some", bids(1), 2, 2)


def test_only_a_public_choice_is_forced() -> None:
    assert Choice(PICK, "some", bids(1)).forced()
    assert Choice(PICK, "some", bids(2), 2, 2).forced()
    assert Choice(PICK, "some", [], 0, 2).forced()
    assert not Choice(PICK, "some", bids(1), 0, 1).forced()
    assert not Choice(PICK, "some", bids(1), public=False).forced()


def test_a_sample_is_always_a_legal_answer_and_every_answer_turns_up() -> None:
    ask = ask_of(1, 2, 4)
    rng = Random(1)
    found = {tuple(sorted(sample(ask, rng))) for _ in range(300)}
    assert found == {tuple(sorted(some)) for some in answers(ask)}


def test_a_sample_of_nothing_is_nothing() -> None:
    assert sample(ask_of(0, 2, 0), Random(1)) == []


def test_the_answers_are_all_combinations_fewest_picks_first() -> None:
    assert list(answers(ask_of(0, 2, 3))) == [
        [],
        *(["bid 0"], ["bid 1"], ["bid 2"]),
        *(["bid 0", "bid 1"], ["bid 0", "bid 2"], ["bid 1", "bid 2"]),
    ]


def test_every_listed_answer_is_accepted() -> None:
    state = new_toy(DISCARD)
    listed = list(answers(asks(state)[0]))
    assert len(listed) == 10
    for picked in listed:
        answer(state.clone(), 0, picked)

"""What seats say unasked: the question stands, is put again, and nobody is kept from anything."""

from __future__ import annotations

import pytest

from arks.kernel.asks import PICK, Choice
from arks.kernel.errors import Illegal
from arks.kernel.frames import answer, asides, asks, push
from arks.kernel.rules import Aside, Module, Step
from arks.kernel.session import Session
from arks.kernel.steps import Choose, Do
from arks.kernel.words import Raw
from tests.kernel.toy import Toy, coins, own_purse
from tests.kernel.toy_game import new_toy, toy_rules
from tests.kernel.toy_steps import Duel

WAIT = Choose("wait", ((), ()))


def beg_options(state: Toy, seat: int) -> Choice | None:
    """Ask for one or two coins; the first seat needs none."""
    return Choice(PICK, "beg", [(W_BID, 1), (W_BID, 2)], hi=2) if seat else None


def beg_refusal(state: Toy, seat: int, picked: tuple[Raw, ...]) -> str:
    return "one sum at a time" if len(picked) > 1 else ""


def beg(state: Toy, seat: int, picked: tuple[Raw, ...]) -> None:
    own_purse(state, seat).coins += picked[0][1]
    if picked[0][1] == 2:
        push(state, "thanks", seat)


W_BID = 6  # the number of the toy's word
BEGGING = Aside(("bid",), beg_options, beg_refusal, beg)


def begging(*steps: Step) -> Toy:
    procedures = {"game": (Do("turn"),), "turn": steps, "thanks": (WAIT,)}
    return new_toy(toy_rules(Module("begging", procedures=procedures, hooks={"aside": BEGGING})))


def test_whoever_is_not_asked_says_something_and_the_question_stands() -> None:
    state = begging(WAIT, WAIT)
    before = coins(state)[1]
    assert list(asks(state)) == [0] and list(asides(state)) == [1, 2]
    answer(state, 1, ["bid 1"])
    assert coins(state)[1] == before + 1
    assert list(asks(state)) == [0]


def test_what_is_pushed_comes_first_and_then_the_question_again() -> None:
    state = begging(WAIT, WAIT)
    answer(state, 2, ["bid 2"])
    assert list(asks(state)) == [2]
    answer(state, 2, ["branch 0"])
    assert list(asks(state)) == [0]


@pytest.mark.parametrize(
    ("seat", "picked", "sentence"),
    [
        (0, ["bid 1"], "cannot say"),
        (1, ["bid 3"], "not offered"),
        (1, ["bid 1", "bid 2"], "one sum"),
        (7, ["bid 1"], "cannot say"),
    ],
)
def test_what_cannot_be_said_changes_nothing(seat: int, picked: list[str], sentence: str) -> None:
    state = begging(WAIT, WAIT)
    before = (coins(state), state.decisions, asks(state)[0].ids())
    with pytest.raises(Illegal, match=sentence):
        answer(state, seat, picked)
    assert (coins(state), state.decisions, asks(state)[0].ids()) == before


def test_nothing_is_said_while_several_are_asked_in_secret() -> None:
    state = begging(Duel(), WAIT)
    assert len(asks(state)) == 3 and asides(state) == {}


def test_an_aside_is_in_the_log_and_a_barrier_to_others() -> None:
    session = Session(begging(WAIT, WAIT, WAIT))
    session.answer(0, ["branch 0"])
    assert session.undoable(0) == 1
    session.answer(1, ["bid 1"])
    assert (session.undoable(0), session.undoable(1)) == (0, 1)
    assert [entry["seat"] for entry in session.log] == [0, 1]
    again = Session(begging(WAIT, WAIT, WAIT))
    for entry in session.log:
        again.apply(entry)
    assert isinstance(again.state, Toy) and isinstance(session.state, Toy)
    assert coins(again.state) == coins(session.state)
    session.undo(1)
    assert list(asks(session.state)) == [0]

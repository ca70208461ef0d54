"""Composition: patches, needs, queries, listeners, and what steps say of themselves."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from arks.kernel.errors import Illegal
from arks.kernel.events import EVERYONE, Event, emit, known
from arks.kernel.frames import answer, asks, trigger
from arks.kernel.rules import Module, Patch, Step, compose, query
from arks.kernel.steps import (
    As,
    Choose,
    Clockwise,
    Do,
    If,
    Let,
    May,
    OpenBag,
    PickNext,
    Times,
    Var,
    While,
)
from tests.kernel.toy import Toy, W, coins
from tests.kernel.toy_game import new_toy, toy_rules
from tests.kernel.toy_steps import (
    AtLeast,
    Bid,
    ClockAt,
    Discard,
    Draw,
    Duel,
    Earn,
    Finish,
    Judge,
    Line,
    Me,
    OnDarkField,
    PlaceGate,
    PlayCard,
    Tick,
    TurnToken,
    Walk,
)

BASE = Module("base", procedures={"turn": (Do("income"), Do("action"), Draw(1))})


def turn_with(*patches: Patch) -> tuple[Step, ...]:
    return compose([BASE, Module("mode", patches=patches)])["turn"]


# --- patches


def test_a_patch_puts_steps_before_after_or_in_place_of_a_step() -> None:
    extra = (Earn(1), Earn(2))
    income, action, draw = BASE.procedures["turn"]
    assert turn_with(Patch("turn", "before", Draw, extra)) == (income, action, *extra, draw)
    assert turn_with(Patch("turn", "after", Draw, extra)) == (income, action, draw, *extra)
    assert turn_with(Patch("turn", "replace", Draw, extra)) == (income, action, *extra)
    assert turn_with(Patch("turn", "replace", Draw, ())) == (income, action)


def test_a_step_is_named_by_its_value_where_its_type_is_not_enough() -> None:
    assert turn_with(Patch("turn", "after", Do("income"), (Earn(1),)))[:2] == (Do("income"), Earn(1))


def test_later_modules_patch_what_earlier_ones_made() -> None:
    first = Module("first", patches=(Patch("turn", "replace", Draw, (Earn(1),)),))
    second = Module("second", patches=(Patch("turn", "before", Earn, (Earn(2),)),))
    assert compose([BASE, first, second])["turn"][-2:] == (Earn(2), Earn(1))


def test_a_module_may_bring_a_procedure_anew() -> None:
    assert compose([BASE, Module("mode", procedures={"turn": (Earn(1),)})])["turn"] == (Earn(1),)


@pytest.mark.parametrize(
    ("patch", "complaint"),
    [
        (Patch("turn", "after", Do, ()), "turn has 2 steps"),
        (Patch("turn", "after", Do("sleep"), ()), "turn has 0 steps"),
        (Patch("night", "after", Do, ()), "mode patches night, which is not there"),
        (Patch("turn", "around", Draw, ()), "around"),
    ],
)
def test_a_patch_that_does_not_fit_is_a_bug(patch: Patch, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        turn_with(patch)


# --- what goes together


def test_a_module_without_what_it_needs_is_refused_with_a_sentence() -> None:
    with pytest.raises(Illegal, match=r"^storm needs sea$"):
        toy_rules(Module("storm", needs=("sea",)))


def test_modules_that_have_what_they_need_are_composed() -> None:
    turn = Module("sea", procedures={"turn": (PlayCard(),)})
    assert toy_rules(Module("storm", needs=("sea",)), turn).modules == ("flow", "toy", "storm", "sea")


@dataclass(frozen=True)
class Nobody(Step):
    """A step that no module registers."""


def test_a_step_that_nobody_registered_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="turn: Nobody is not registered once"):
        toy_rules(Module("odd", procedures={"turn": (Nobody(),)}))


# --- queries and listeners

PLAY = Module("play", procedures={"turn": (PlayCard(), Earn(1))})


def test_a_query_is_its_base_and_what_the_modules_add() -> None:
    dear = Module("dear", queries={"price": lambda state, seat, thing: 2})
    fair = Module("fair", queries={"price": lambda state, seat, thing: -thing if seat == 0 else 0})
    state = new_toy(toy_rules(PLAY, dear, fair))
    assert query(state, "price", seat=0, thing=3, base=10) == 9
    assert query(state, "price", seat=1, thing=3, base=10) == 12
    assert query(new_toy(toy_rules(PLAY)), "price", seat=0, thing=3, base=10) == 10


def reward(state: Toy, event: Event) -> None:
    trigger(state, (event.raw[1] + 1) % 3, "reward", event.raw[2])


def test_a_listener_puts_effects_into_bags_of_their_owners() -> None:
    listen = Module("listen", procedures={"reward": (Earn(5),)}, listeners={"played": reward})
    state = new_toy(toy_rules(PLAY, listen))
    events = answer(state, 0, asks(state)[0].ids()[:1])
    assert coins(state) == [1, 5, 0]
    assert [W.id(event.raw) for event in events][1:] == ["earned seat:1 5", "earned seat:0 1"]


def test_every_module_may_listen_to_the_same_word() -> None:
    listen = [Module(name, procedures={"reward": (Earn(5),)}, listeners={"played": reward}) for name in ("a", "b")]
    state = new_toy(toy_rules(PLAY, *listen))
    answer(state, 0, asks(state)[0].ids()[:1])
    assert coins(state) == [1, 10, 0]


def test_an_event_is_told_to_its_audience() -> None:
    state = new_toy(toy_rules(PLAY))
    for raw, audience in (((W.number["shuffled"],), EVERYONE), ((W.number["exploded"],), 0b110)):
        emit(state, raw, audience)
    shuffled, exploded = state.events
    assert known(state.events, 0) == [shuffled]
    assert known(state.events, 1) == known(state.events, 2) == [shuffled, exploded]
    assert known(state.events, None) == [shuffled]


# --- what steps say


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (Do("income"), "income"),
        (If(Var("n"), (Earn(1), Draw(2))), "if n: earn 1, then draw 2"),
        (While(1, (Earn(1),)), "while 1: earn 1"),
        (Times(AtLeast("n", 3), (Earn(Me()),)), "n at least 3 times: earn this seat"),
        (Let("n", ClockAt(2)), "note n = clock at 2"),
        (As(2, (Earn(1),)), "seat 2: earn 1"),
        (Clockwise(0, (Earn(1),)), "each player clockwise: earn 1"),
        (May("rich?", (Earn(9),)), "you may earn 9"),
        (Choose("which", ((Earn(1),), (Draw(1),))), "earn 1 or draw 1"),
        (OpenBag("end"), "all that waits for end"),
    ],
)
def test_a_step_describes_itself(step: Step, words: str) -> None:
    assert toy_rules(PLAY).describe((step,)) == words


def test_all_steps_of_a_game_describe_themselves() -> None:
    rules = toy_rules(PLAY)
    own = (Draw(1), Earn(1), Walk(), TurnToken(), Judge(20), Tick(1), Finish(), PlayCard(), PlaceGate(), Line())
    assert len({rules.describe((step,)) for step in (*own, Duel(), Bid(), Discard(2))}) == 13
    assert rules.worth(OnDarkField()) == "dark"
    assert rules.describe((PickNext(),)) == "in an order of your choice"

"""The flow steps, one by one."""

from __future__ import annotations

import pytest

from arks.kernel.frames import answer, asks, postpone
from arks.kernel.rules import Step
from arks.kernel.steps import As, Choose, Clockwise, Do, If, Let, May, OpenBag, Times, Var, While
from tests.kernel.toy import Toy, coins, procedure_names
from tests.kernel.toy_game import new_toy, play_by
from tests.kernel.toy_steps import AtLeast, ClockAt, Earn, Me, PlayCard, Postpone, Tick, Trigger

WAIT = Choose("wait", ((), ()))  # a decision without consequence


def turn(*steps: Step, **procedures: tuple[Step, ...]) -> Toy:
    """A game whose first turn has run these steps and stands at a pause, or at the first question before it."""
    return new_toy(play_by("turn", {"turn": (*steps, WAIT), **procedures}))


def pick(state: Toy, *ids: str) -> None:
    for id in ids:
        (seat,) = asks(state)
        answer(state, seat, [id])


def ids(state: Toy) -> list[str]:
    (ask,) = asks(state).values()
    return ask.ids()


@pytest.mark.parametrize(("test", "earned"), [(1, 5), (0, 7), (-1, 5)])
def test_if_runs_one_of_its_bodies(test: int, earned: int) -> None:
    assert coins(turn(If(test, (Earn(5),), (Earn(7),))))[0] == earned


def test_if_without_otherwise_does_nothing() -> None:
    assert coins(turn(If(0, (Earn(5),))))[0] == 0


def test_while_looks_before_each_round() -> None:
    assert coins(turn(While(ClockAt(0), (Earn(1), Tick(1)))))[0] == 1
    assert coins(turn(Tick(1), While(ClockAt(0), (Earn(1),))))[0] == 0


def test_times_runs_its_body_so_often() -> None:
    assert coins(turn(Times(3, (Earn(2),))))[0] == 6
    assert coins(turn(Let("n", 2), Times(Var("n"), (Earn(2),))))[0] == 4


def test_let_binds_an_amount() -> None:
    assert coins(turn(Let("n", 4), Earn(Var("n"))))[0] == 4
    assert coins(turn(Let("n", 4), Earn(AtLeast("n", 4))))[0] == 1


def test_as_runs_its_body_for_another_seat() -> None:
    assert coins(turn(As(2, (Earn(1),)), Earn(1))) == [1, 0, 1]


def test_clockwise_goes_round_from_a_seat() -> None:
    state = turn(Clockwise(1, (WAIT, Earn(Me()))))
    asked: list[int] = []
    for _ in range(3):
        asked += asks(state)
        pick(state, "branch 0")
    assert asked == [1, 2, 0]
    assert coins(state) == [0, 1, 2]


def test_each_seat_going_round_has_a_scope_of_its_own() -> None:
    state = turn(Let("n", 5), Clockwise(0, (Earn(Var("n")), Let("n", 1))), Earn(Var("n")))
    assert coins(state) == [10, 5, 5]


def test_may_asks_first() -> None:
    state = turn(May("rich?", (Earn(5),)), Earn(1))
    assert (asks(state)[0].kind, ids(state)) == ("confirm", ["yes", "no"])
    other = state.clone()
    pick(state, "yes")
    pick(other, "no")
    assert (coins(state)[0], coins(other)[0]) == (6, 1)


def test_choose_runs_the_chosen_branch() -> None:
    state = turn(Choose("which", ((Earn(1),), (Earn(2),))))
    pick(state, "branch 1")
    assert coins(state)[0] == 2


def test_the_owner_of_several_effects_picks_the_next_each_time() -> None:
    state = turn(Trigger(("a", "b", "c")), a=(Earn(1),), b=(Earn(10),), c=(Earn(100),))
    assert (asks(state)[0].kind, ids(state)) == ("order", ["effect a from:0", "effect b from:0", "effect c from:0"])
    pick(state, "effect b from:0")
    assert coins(state)[0] == 10
    pick(state, "effect c from:0")
    assert coins(state)[0] == 111  # the last one needs no question


def test_equal_effects_need_no_order() -> None:
    assert coins(turn(Trigger(("a", "a")), a=(Earn(1),)))[0] == 2


def test_an_effect_is_resolved_fully_before_the_next_is_picked() -> None:
    state = turn(Trigger(("a", "b")), a=(PlayCard(), Earn(1)), b=(Earn(10),))
    pick(state, "effect a from:0")
    assert asks(state)[0].prompt == "play"
    pick(state, ids(state)[0])
    assert coins(state)[0] == 11


def test_what_is_postponed_waits_for_its_bag() -> None:
    state = turn(Postpone("end", "a"), WAIT, OpenBag("end"), a=(Earn(1),))
    assert coins(state)[0] == 0
    pick(state, "branch 0")
    assert coins(state)[0] == 1


def test_a_bag_is_opened_once() -> None:
    assert coins(turn(Postpone("end", "a"), OpenBag("end"), OpenBag("end"), a=(Earn(1),)))[0] == 1


def test_what_is_postponed_in_an_inner_action_goes_into_the_inner_bag() -> None:
    inner: tuple[Step, ...] = (Postpone("end", "a"), OpenBag("end"), Earn(10))
    state = turn(Postpone("end", "b"), Do("inner"), WAIT, OpenBag("end"), inner=inner, a=(Earn(1),), b=(Earn(100),))
    assert coins(state)[0] == 11
    pick(state, "branch 0")
    assert coins(state)[0] == 111


def test_what_is_postponed_in_a_plain_procedure_goes_into_the_outer_bag() -> None:
    state = turn(Do("inner"), WAIT, OpenBag("end"), inner=(Postpone("end", "a"), Earn(10)), a=(Earn(1),))
    assert coins(state)[0] == 10
    pick(state, "branch 0")
    assert coins(state)[0] == 11


def test_what_is_postponed_belongs_to_the_seat_that_postponed_it() -> None:
    state = turn(As(1, (Postpone("end", "a"),)), OpenBag("end"), a=(Earn(1),))
    assert coins(state) == [0, 1, 0]


def test_a_bag_opened_in_a_body_is_the_bag_of_the_procedure() -> None:
    state = turn(Postpone("end", "a"), If(1, (Postpone("end", "a"), OpenBag("end"))), WAIT, a=(Earn(1),))
    assert coins(state)[0] == 2


def test_a_bag_opened_going_round_is_opened_once() -> None:
    assert coins(turn(Postpone("end", "a"), Clockwise(0, (OpenBag("end"),)), a=(Earn(1),))) == [1, 0, 0]


def test_nothing_is_postponed_without_a_bag() -> None:
    state = turn(a=(Earn(1),))
    assert not postpone(state, state.stack[-1], "end", 0, "a")
    assert coins(state)[0] == 0


def test_a_bag_that_nobody_filled_is_passed_over() -> None:
    state = turn(OpenBag("end"))
    assert procedure_names(state)[-1] == "turn"

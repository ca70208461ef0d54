"""The machine: scopes and bindings, forced asks, the order of checks and bags, and what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from arks.kernel import frames
from arks.kernel.asks import CONFIRM, PICK, Choice
from arks.kernel.codec import save
from arks.kernel.frames import answer, asks, bind, bound, bound_tuple, lookup, push, rebind, trigger
from arks.kernel.rules import Check, Chooser, Module, Seats, Step, Verb
from arks.kernel.state import Frame, Value
from arks.kernel.steps import As, Choose, Do, If, Let, Var, While
from arks.kernel.words import NO, YES, Raw
from tests.kernel.toy import HAND, TURNED, Toy, coins, faces, hand, own_purse, procedure_names
from tests.kernel.toy_game import new_toy, play_by, toy_rules
from tests.kernel.toy_steps import Earn, Finish, Line, PlayCard, cards_of, everybody, look_around, run_finish, walk

WAIT = Choose("wait", ((), ()))  # a decision without consequence


def paused(procedures: Mapping[str, tuple[Step, ...]]) -> Toy:
    return new_toy(play_by("paused", procedures))


def env_of(state: Toy, procedure: str) -> dict[str, Value]:
    return state.stack[procedure_names(state).index(procedure)].env


def test_a_body_binds_into_the_procedure_it_belongs_to() -> None:
    state = paused({"turn": (If(1, (Let("x", 5), If(1, (Let("y", 6),)))), WAIT)})
    assert env_of(state, "turn") == {"x": 5, "y": 6}


def test_a_procedure_has_a_scope_of_its_own_and_reads_outwards() -> None:
    state = paused({"turn": (Let("x", 5), Do("inner")), "inner": (Let("y", Var("x")), Let("x", 1), WAIT)})
    assert env_of(state, "turn") == {"x": 5}
    assert env_of(state, "inner") == {"y": 5, "x": 1}


def test_a_binding_goes_into_the_running_frame_not_into_what_it_pushed() -> None:
    state = paused({"turn": (WAIT,), "inner": ()})
    frame = state.stack[-1]
    push(state, "inner", 0)
    bind(state, frame, "x", 3)
    assert (frame.env, state.stack[-1].env) == ({"x": 3}, {})


def test_rebinding_changes_the_nearest_scope_that_has_the_name() -> None:
    state = paused({"turn": (Let("x", 5), Do("inner")), "inner": (WAIT,)})
    rebind(state, state.stack[-1], "x", 4)
    assert env_of(state, "turn") == {"x": 4}
    assert env_of(state, "inner") == {}


def test_a_name_that_is_not_bound_is_a_bug() -> None:
    state = paused({"turn": (Let("x", 5), WAIT)})
    frame = state.stack[-1]
    assert lookup(state, frame, "y") is None
    assert bound(state, frame, "y", 0) == 0
    for wrong in (
        lambda: bound(state, frame, "y"),
        lambda: bound_tuple(state, frame, "x"),
        lambda: rebind(state, frame, "y", 1),
    ):
        with pytest.raises(AssertionError, match="bound"):
            wrong()


def test_a_clone_and_its_original_bind_apart() -> None:
    state = paused({"turn": (Let("x", 5), WAIT)})
    clone = state.clone()
    bind(clone, clone.stack[-1], "x", 6)
    bind(state, state.stack[-1], "y", 7)
    assert env_of(clone, "turn") == {"x": 6}
    assert env_of(state, "turn") == {"x": 5, "y": 7}


def test_a_menu_that_goes_on_stays_at_its_step() -> None:
    state = paused({"turn": (Let("take", 2), Line(), Earn(10))})
    answer(state, 0, ["take"])
    assert procedure_names(state)[-1] == "turn"
    answer(state, 0, ["done"])
    assert coins(state)[0] == 11


# --- asks nobody needs to answer


def test_a_forced_choice_is_bound_unasked() -> None:
    state = new_toy(play_by("forced", {"turn": (Choose("only", ((Earn(5),),)), WAIT)}))
    assert coins(state)[0] == 5
    assert state.decisions == 1


@dataclass(frozen=True)
class Match(Step):
    """Discard a card of value 1, if there is one; nobody else may know whether there was."""

    public: bool


def match_options(state: Toy, frame: Frame, step: Match, seat: int) -> Choice:
    ones = [raw for raw in cards_of(state, seat) if state.cards.face[raw[1]] == 1]
    return Choice(PICK, "match", ones, min(1, len(ones)), 1, public=step.public)


def match_chosen(state: Toy, frame: Frame, step: Match, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "picked", len(picked))


def matching(public: bool, seats: Seats | None) -> Toy:
    match = Module(
        "match",
        procedures={"turn": (Match(public), WAIT)},
        choosers=(Chooser(Match, match_options, match_chosen, lambda rules, step: "match", seats),),
    )
    return new_toy(toy_rules(match), cards=0)


@pytest.mark.parametrize("seats", [None, everybody])
def test_a_choice_of_nothing_that_everybody_may_know_is_bound_unasked(seats: Seats | None) -> None:
    state = matching(public=True, seats=seats)
    assert env_of(state, "turn") == {"picked": 0}
    assert asks(state)[0].prompt == "wait"


@pytest.mark.parametrize(("seats", "asked"), [(None, [0]), (everybody, [0, 1, 2])])
def test_a_choice_forced_by_hidden_cards_is_asked_all_the_same(seats: Seats | None, asked: list[int]) -> None:
    state = matching(public=False, seats=seats)
    assert list(asks(state)) == asked
    for seat in asked:
        answer(state, seat, [])
    assert env_of(state, "turn") == {"picked": 0}


# --- what runs first


@dataclass(frozen=True)
class Ring(Step):
    """Set both due bits and trigger an effect of every seat, the last seat first."""


def run_ring(state: Toy, frame: Frame, step: Ring) -> None:
    state.due |= 0b110
    for seat in (2, 1, 0):
        trigger(state, seat, "effect", seat)


def push_for_two(name: str) -> Check:
    def run(state: Toy) -> None:
        push(state, name, 2)

    return Check(name, run)


BELLS = Module(
    "bells",
    procedures={
        "turn": (Earn(1), As(1, (Ring(),)), Earn(1)),
        "first check": (WAIT,),
        "second check": (WAIT,),
        "effect": (WAIT,),
    },
    verbs=(Verb(Ring, run_ring, lambda rules, step: "ring"),),
    checks=(push_for_two("first check"), push_for_two("second check")),
)


def test_checks_come_first_in_their_order_then_the_bags_from_the_seat_that_caused_them() -> None:
    state = new_toy(toy_rules(BELLS))
    told: list[tuple[str, int]] = []
    for _ in range(5):
        (seat,) = asks(state)
        told.append((procedure_names(state)[-1], seat))
        answer(state, seat, ["branch 0"])
    assert told == [("first check", 2), ("second check", 2), ("effect", 1), ("effect", 2), ("effect", 0)]


def test_an_effect_knows_where_it_came_from() -> None:
    state = new_toy(toy_rules(BELLS))
    for _ in range(2):
        answer(state, 2, ["branch 0"])
    assert env_of(state, "effect") == {"source": 1}


def drain(state: Toy) -> None:
    """Take one coin of seat 0, and look again as long as there is one."""
    purse = own_purse(state, 0)
    if purse.coins:
        purse.coins -= 1
        state.due |= 0b010


def test_a_check_may_ask_to_be_run_again() -> None:
    leaking = Module(
        "leaking",
        procedures={"turn": (Earn(3), Leak(), WAIT)},
        verbs=(Verb(Leak, run_leak, lambda rules, step: "leak"),),
        checks=(Check("drain", drain),),
    )
    assert coins(new_toy(toy_rules(leaking)))[0] == 0


@dataclass(frozen=True)
class Leak(Step):
    """Let the check of the drain look."""


def run_leak(state: Toy, frame: Frame, step: Leak) -> None:
    state.due |= 0b010


@dataclass(frozen=True)
class Alarm(Step):
    """Walk, and sound the alarm twice: the check's own, and one too many."""


def run_alarm(state: Toy, frame: Frame, step: Alarm) -> None:
    walk(state, frame.seat)
    look_around(state)


def test_a_frame_pushed_twice_for_one_reason_finds_nothing_the_second_time() -> None:
    alarm = Module(
        "alarm",
        procedures={"turn": (Alarm(), WAIT)},
        verbs=(Verb(Alarm, run_alarm, lambda rules, step: "alarm"),),
    )
    states = [new_toy(toy_rules(alarm), seed) for seed in range(20)]
    turned = [faces(state, TURNED) for state in states]
    assert all(values[-1] > 0 and not any(values[:-1]) for values in turned)  # pushed on by noughts to the first coins
    assert [coins(state)[0] for state in states] == [values[-1] for values in turned]


@dataclass(frozen=True)
class Ruin(Step):
    """End the game in the middle of everything."""


def run_ruin(state: Toy, frame: Frame, step: Ruin) -> None:
    run_ring(state, frame, Ring())
    run_finish(state, frame, Finish())


def test_a_game_that_ends_with_work_left_can_be_saved() -> None:
    ruin = Module(
        "ruin",
        procedures={"turn": (WAIT, Ruin()), "effect": (WAIT,)},
        verbs=(Verb(Ruin, run_ruin, lambda rules, step: "ruin"),),
    )
    state = new_toy(toy_rules(ruin))
    answer(state, 0, ["branch 0"])
    assert save(state)["kernel"]["outcome"] == [[0, 1, 2], [0, 0, 0], "most coins"]


# --- several seats


@dataclass(frozen=True)
class Vote(Step):
    """Everybody with cards says yes or no; the yes of a seat earns it a coin."""


def vote_options(state: Toy, frame: Frame, step: Vote, seat: int) -> Choice | None:
    return Choice(CONFIRM, "vote", [(YES,), (NO,)]) if hand(state, seat) else None


def vote_chosen(state: Toy, frame: Frame, step: Vote, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked == ((YES,),):
        bind(state, frame, "voters", (*bound_tuple(state, frame, "voters"), seat))


def run_ballot(state: Toy, frame: Frame, step: Step) -> None:
    bind(state, frame, "voters", ())


@dataclass(frozen=True)
class Ballot(Step):
    """Nobody has voted yet."""


VOTES = Module(
    "votes",
    procedures={"turn": (Ballot(), Vote(), WAIT)},
    verbs=(Verb(Ballot, run_ballot, lambda rules, step: "a new ballot"),),
    choosers=(Chooser(Vote, vote_options, vote_chosen, lambda rules, step: "vote", lambda *_: (2, 0, 1)),),
)


def test_answers_are_bound_in_seat_order_whenever_they_arrived() -> None:
    state = new_toy(toy_rules(VOTES))
    assert list(asks(state)) == [2, 0, 1]
    for seat in (1, 2, 0):
        answer(state, seat, ["yes"])
    assert env_of(state, "turn")["voters"] == (0, 1, 2)


def test_a_seat_with_nothing_to_answer_is_not_asked() -> None:
    state = new_toy(toy_rules(VOTES), cards=0)
    assert asks(state)[0].prompt == "wait"
    assert state.cards.zones[HAND] == ()


# --- what cannot be


def test_rules_that_never_ask_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "STEPS_AT_MOST", 500)
    with pytest.raises(AssertionError, match="never come to a decision"):
        paused({"turn": (While(1, ()),)})


def test_a_game_that_runs_out_of_steps_is_found_out() -> None:
    with pytest.raises(AssertionError, match="ran out of steps"):
        new_toy(toy_rules(Module("short", procedures={"game": (Earn(1),)})))


def test_playing_a_card_needs_one() -> None:
    with pytest.raises(AssertionError, match="play: 1 to pick, 0 offered"):
        new_toy(play_by("none", {"turn": (PlayCard(),)}), cards=0)

"""Secrets: what a view shows, what determinise deals anew, and that the harness catches planted leaks."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from random import Random

import pytest

from arks.kernel.asks import PICK, Choice
from arks.kernel.codec import save
from arks.kernel.errors import Illegal
from arks.kernel.events import emit
from arks.kernel.frames import answer, asks, bind, bound
from arks.kernel.rules import Chooser, Module, Rules, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Choose, If, Var
from arks.kernel.views import determinise, view
from arks.kernel.words import Raw
from arks.kernel.zones import move, reveal, top
from tests.kernel.harness import Subject, exercise
from tests.kernel.toy import DECK, HAND, PILE, TABLE, Toy, W, faces, hand
from tests.kernel.toy_game import new_toy, play_by, toy_rules
from tests.kernel.toy_steps import Bid, Duel, Earn, Line, PlayCard, cards_of

PLAIN = play_by("plain", {"turn": (PlayCard(), Earn(1))})
BIDS = play_by("bids", {"turn": (Bid(),)})
DUEL = play_by("duel", {"turn": (Duel(), Earn(1))})
WAIT = Choose("wait", ((), ()))


# --- views


def test_a_view_is_plain_json_and_says_who_owes_an_answer() -> None:
    state = new_toy(PLAIN)
    shown = view(state, 1)
    assert json.loads(json.dumps(shown)) == shown
    assert (shown["game"], shown["players"], shown["seat"], shown["owing"]) == ("toy", 3, 1, [0])
    assert (shown["answered"], shown["decision"], shown["outcome"]) == ([], 0, None)


def test_a_finished_game_shows_its_outcome() -> None:
    state = new_toy(play_by("short", {"turn": (Earn(1), Line())}))
    while state.outcome is None:
        (seat,) = asks(state)
        answer(state, seat, ["done"])
    shown = view(state, None)
    assert shown["outcome"] == {"winners": [0, 1, 2], "scores": [2, 2, 2], "reason": "most coins"}
    assert shown["owing"] == []


def test_sealed_answers_show_as_answered_only() -> None:
    state = new_toy(BIDS)
    other = state.clone()
    answer(state, 1, ["bid 1"])
    answer(other, 1, ["bid 3"])
    for seat in (None, 0, 2):
        assert view(state, seat) == view(other, seat)
    assert (view(state, 0)["owing"], view(state, 0)["answered"]) == ([0, 2], [1])


def test_a_sealed_answer_that_is_replaced_leaves_no_trace() -> None:
    state = new_toy(BIDS)
    answer(state, 1, ["bid 1"])
    before = view(state, 0)
    answer(state, 1, ["bid 2"])
    assert view(state, 0) == before


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    for look in (lambda: view(new_toy(PLAIN), seat), lambda: determinise(new_toy(PLAIN), seat, Random(0))):
        with pytest.raises(Illegal, match=f"there is no seat {seat}; seats are 0 to 2"):
            look()


# --- other worlds


def test_a_deal_keeps_what_the_seat_knows_and_changes_the_rest() -> None:
    state = new_toy(PLAIN)
    worlds = [determinise(state, 0, Random(n)) for n in range(20)]
    assert all(faces(world, HAND) == faces(state, HAND) for world in worlds)
    assert len({tuple(faces(world, HAND + 1)) for world in worlds}) > 10
    assert all(sorted(world.cards.face) == sorted(state.cards.face) for world in worlds)


def test_a_deal_keeps_the_cards_of_each_back() -> None:
    state = new_toy(PLAIN)
    world = determinise(state, 0, Random(1))
    for back in (0, 1):
        uids = [uid for uid, other in enumerate(state.cards.back) if other == back]
        assert sorted(world.cards.face[uid] for uid in uids) == sorted(state.cards.face[uid] for uid in uids)


def test_a_card_shown_once_is_known_wherever_it_lies() -> None:
    state = new_toy(PLAIN)
    (uid,) = top(state, DECK, 1)
    reveal(state, (uid,), 0b001)
    other = hand(state, 1)[0]
    move(state, (other,), HAND + 1, PILE)
    move(state, (other,), PILE, HAND + 1)
    for n in range(20):
        world = determinise(state, 0, Random(n))
        assert [world.cards.face[card] for card in (uid, other)] == [state.cards.face[card] for card in (uid, other)]


def test_a_deal_leaves_the_true_state_alone_and_tells_nothing_of_its_chance() -> None:
    state = new_toy(PLAIN, seed=77)
    state.oracle = (1,)
    before = save(state)
    world = determinise(state, 0, Random(1))
    assert save(state) == before
    assert (world.seed, world.oracle) == (0, ())
    assert set(world.keys).isdisjoint(state.keys)


def test_sealed_answers_of_others_are_drawn_anew_and_ones_own_kept() -> None:
    state = new_toy(BIDS)
    answer(state, 0, ["bid 3"])
    answer(state, 1, ["bid 1"])
    others: set[int] = set()
    for n in range(30):
        pending = determinise(state, 0, Random(n)).pending
        assert pending is not None
        own, other, open_yet = pending.answers
        assert (own, open_yet) == (((W.number["bid"], 3),), None)
        assert other is not None
        others.add(other[0][1])
    assert others == {1, 2, 3}


def test_a_sealed_answer_drawn_anew_is_one_of_that_world() -> None:
    state = new_toy(DUEL)
    answer(state, 1, asks(state)[1].ids()[:1])
    for n in range(10):
        world = determinise(state, 0, Random(n))
        answer(world, 0, asks(world)[0].ids()[:1])
        answer(world, 2, asks(world)[2].ids()[:1])
        assert len(hand(world, 1)) == 2


def first_hand_has_a(value: int) -> Rules:
    """Rules under which seat 1 is known to hold a card of some value."""
    table = replace(TABLE, plausible=lambda state, seat: value in faces(state, HAND + 1))
    return toy_rules(Module("plain", procedures={"turn": (PlayCard(),)}), table=table)


def test_a_deal_that_contradicts_what_is_known_is_dealt_again() -> None:
    state = new_toy(first_hand_has_a(9))
    state.cards.face[hand(state, 1)[0]] = 9
    for n in range(20):
        world = determinise(state, 0, Random(n))
        assert isinstance(world, Toy)
        assert 9 in faces(world, HAND + 1)


def test_knowledge_that_no_deal_can_meet_is_a_bug() -> None:
    state = new_toy(first_hand_has_a(99))
    with pytest.raises(AssertionError, match="no deal fits"):
        determinise(state, 0, Random(0))


# --- planted leaks


@dataclass(frozen=True)
class Peek(Step):
    """Bind the face of the top card of the deck, which nobody has seen."""


def run_peek(state: Toy, frame: Frame, step: Peek) -> None:
    bind(state, frame, "peeked", state.cards.face[top(state, DECK, 1)[0]] % 2)


@dataclass(frozen=True)
class Blab(Step):
    """Tell everybody the value of a card that one holds."""


def run_blab(state: Toy, frame: Frame, step: Blab) -> None:
    emit(state, (W.number["earned"], frame.seat, state.cards.face[hand(state, frame.seat)[0]]))


@dataclass(frozen=True)
class PlayOdd(Step):
    """Play a card of odd value, if one likes; whether there is one is the seat's secret."""

    public: bool


def odd_options(state: Toy, frame: Frame, step: PlayOdd, seat: int) -> Choice:
    odd = [raw for raw in cards_of(state, seat) if state.cards.face[raw[1]] % 2]
    return Choice(PICK, "odd", odd, 0, 1, public=step.public)


def odd_chosen(state: Toy, frame: Frame, step: PlayOdd, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "played", bound(state, frame, "played", 0) + len(picked))


def leaky_module(*turn: Step) -> Module:
    return Module(
        "leaky",
        procedures={"turn": turn},
        verbs=(Verb(Peek, run_peek, lambda rules, step: "peek"), Verb(Blab, run_blab, lambda rules, step: "blab")),
        choosers=(Chooser(PlayOdd, odd_options, odd_chosen, lambda rules, step: "play an odd card"),),
    )


def leaky(*turn: Step) -> Subject:
    return Subject("leaky", lambda seed: new_toy(toy_rules(leaky_module(*turn)), seed))


def test_what_another_seat_is_asked_is_derived_from_the_world_it_lives_in() -> None:
    state = new_toy(toy_rules(leaky_module(PlayOdd(public=False))))
    asks(state)
    for n in range(10):
        world = determinise(state, 1, Random(n))
        odd = [uid for uid in sorted(hand(world, 0)) if world.cards.face[uid] % 2]
        assert asks(world)[0].ids() == [f"card card:{uid}" for uid in odd]


def test_the_harness_passes_a_game_that_keeps_its_secrets() -> None:
    exercise(leaky(WAIT, Earn(1), PlayOdd(public=False), WAIT, WAIT))


def test_the_harness_catches_a_leak_in_a_binding() -> None:
    with pytest.raises(AssertionError, match="can tell the twins apart"):
        exercise(leaky(Peek(), WAIT, If(Var("peeked"), (Earn(1),)), WAIT))


def test_the_harness_catches_a_leak_in_an_event() -> None:
    with pytest.raises(AssertionError, match="can tell the twins apart"):
        exercise(leaky(WAIT, Blab(), WAIT))


def test_the_harness_catches_a_leak_in_who_is_asked() -> None:
    with pytest.raises(AssertionError, match=r"who owes an answer is public|can tell the twins apart"):
        exercise(leaky(WAIT, PlayOdd(public=True), WAIT))


def test_the_harness_catches_a_leak_in_a_view() -> None:
    def loose_view(state: Toy, seat: int | None) -> dict[str, object]:
        return TABLE.view(state, seat) | {"best": max(state.cards.face[uid] for uid in hand(state, 1))}

    module = Module("loose", procedures={"turn": (WAIT, Earn(1))})
    rules = toy_rules(module, table=replace(TABLE, view=loose_view))
    with pytest.raises(AssertionError):
        exercise(Subject("loose", lambda seed: new_toy(rules, seed)))

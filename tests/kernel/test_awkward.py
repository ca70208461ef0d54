"""Ten awkward cases, five in the manner of Ark: Awakening and five of Ark Nova, sketched on the toy game.

Each is a handful of procedures, a position that shows it, and a run of the harness over every decision of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from arks.kernel.events import Event
from arks.kernel.frames import answer, asks, trigger
from arks.kernel.rules import Module, Rules, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Choose, Clockwise, Do, If, Let, OpenBag, Var
from tests.kernel.harness import Subject, exercise
from tests.kernel.toy import PILE, PLAYED, TOKENS, TURNED, Toy, W, coins, faces, hand, own_purse, procedure_names
from tests.kernel.toy_game import new_toy, play_by, toy_rules
from tests.kernel.toy_steps import (
    AtLeast,
    ClockAt,
    Discard,
    Draw,
    Duel,
    Earn,
    Judge,
    Line,
    Me,
    PlaceGate,
    PlayCard,
    Postpone,
    Tick,
    Walk,
)

HIGH: Final = AtLeast("value", 6)


@dataclass(frozen=True)
class Double(Step):
    """Double one's coins."""


def run_double(state: Toy, frame: Frame, step: Double) -> None:
    own_purse(state, frame.seat).coins *= 2


def when_played(state: Toy, event: Event) -> None:
    """Whoever plays a card, everybody may add 1 and double, in an order of their own."""
    for seat in range(state.rules.players):
        trigger(state, seat, "add one", event.raw[2])
        trigger(state, seat, "double", event.raw[2])


TRIGGERS: Final = Module(
    "triggers",
    procedures={"turn": (PlayCard(), Earn(0)), "add one": (Earn(1),), "double": (Double(),)},
    verbs=(Verb(Double, run_double, lambda rules, step: "double your coins"),),
    listeners={"played": when_played},
)
AFTERWARDS: Final = Module(
    "afterwards",
    procedures={
        "turn": (Do("action"), Earn(100)),
        "action": (
            PlayCard(),
            Postpone("after", "wage"),
            If(HIGH, (Postpone("after", "extra"),)),
            Draw(1),
            OpenBag("after"),
        ),
        "wage": (Earn(1),),
        "extra": (Do("action"),),
    },
)

CASES: Final[dict[str, Rules]] = {
    "a link forged and followed in one turn": play_by("links", {"turn": (Let("take", 3), Line())}),
    "a line within a line": play_by(
        "wild",
        {
            "turn": (Let("mend", 2), Do("phase")),
            "phase": (Let("take", 1), Let("wild", 1), Line(), Earn(Var("take"))),
            "wild line": (Let("take", 2), Let("wild", 0), Line()),
        },
    ),
    "a duel with critical mass": play_by("duel", {"turn": (Clockwise(Me(), (Draw(1),)), Duel(), Judge(20))}),
    "exploring while exploring while moving": play_by("explore", {"turn": (Walk(), PlayCard(), Walk(), Draw(1))}),
    "gates placed by all within a turn": play_by(
        "gates",
        {"turn": (Tick(1), PlayCard(), If(ClockAt(2), (Clockwise(Me(), (PlaceGate(),)),)), Earn(1))},
    ),
    "draw and play what was drawn": play_by(
        "draw", {"turn": (Draw(2), Do("play")), "play": (PlayCard(), If(HIGH, (Draw(1), Do("play"))))}
    ),
    "triggers ordered by their owners": toy_rules(TRIGGERS),
    "after finishing": toy_rules(AFTERWARDS),
    "a secret discard of all at once": play_by(
        "discard", {"turn": (Clockwise(Me(), (Draw(1),)), Discard(3), PlayCard())}
    ),
    "a break started by one and resolved by all": play_by(
        "break",
        {
            "turn": (Tick(1), Draw(1), PlayCard(), If(ClockAt(2), (Do("break"),))),
            "break": (Discard(2), Clockwise(Me(), (Choose("income", ((Earn(2),), (Draw(1),))),)), Tick(-2)),
        },
    ),
}


def subject(case: str) -> Subject:
    return Subject(case, lambda seed: new_toy(CASES[case], seed))


@pytest.mark.parametrize("case", CASES)
def test_every_decision_saves_clones_replays_and_keeps_secrets(case: str) -> None:
    assert exercise(subject(case)) > 20


def give(state: Toy, seat: int, *values: int) -> None:
    """Put cards of these values into a hand, instead of what is there."""
    for uid, value in zip(hand(state, seat), values, strict=True):
        state.cards.face[uid] = value


def do(state: Toy, *picks: str) -> list[str]:
    """Answer for whoever is asked; returns the events in words."""
    told: list[Event] = []
    for pick in picks:
        (seat,) = asks(state)
        told += answer(state, seat, [pick])
    return [W.id(event.raw) for event in told]


def play(state: Toy, value: int) -> list[str]:
    """Play a card of this value for whoever is asked."""
    (seat,) = asks(state)
    card = next(uid for uid in hand(state, seat) if state.cards.face[uid] == value)
    return do(state, f"card card:{card}")


def ids(state: Toy) -> list[str]:
    (ask,) = asks(state).values()
    return ask.ids()


def test_a_link_forged_in_a_turn_is_followed_in_the_same_turn_once() -> None:
    state = new_toy(CASES["a link forged and followed in one turn"])
    do(state, "take", "take")
    assert ids(state) == ["take", "forge", "done"]
    do(state, "forge", "follow")
    assert coins(state) == [3, 0, 0]
    assert ids(state) == ["take", "done"]


def test_an_inner_line_has_budgets_of_its_own_and_shares_the_limit_outside() -> None:
    state = new_toy(CASES["a line within a line"])
    do(state, "wild", "take", "take", "mend")
    assert ids(state) == ["mend", "forge", "done"]  # the inner budget is spent
    do(state, "mend", "done")
    assert ids(state) == ["take", "forge", "done"]  # the outer one is not, but the shared limit is
    do(state, "done")
    assert coins(state) == [7, 0, 0]  # 2 taken, 2 x 2 mended, 1 left of the outer budget


def test_sealed_cards_are_shown_together_and_explode_at_critical_mass() -> None:
    state = new_toy(CASES["a duel with critical mass"], cards=1)
    shown = [hand(state, seat)[0] for seat in range(3)]
    for seat, value in enumerate((9, 9, 2)):
        state.cards.face[shown[seat]] = value
    assert answer(state, 2, [f"card card:{shown[2]}"]) == []
    assert answer(state, 1, [f"card card:{shown[1]}"]) == []
    assert state.cards.zones[PLAYED] == ()
    events = answer(state, 0, [f"card card:{shown[0]}"])
    assert "exploded" in [W.id(event.raw) for event in events]
    assert faces(state, PILE) == [9, 9, 2]  # in seat order, not as they arrived
    assert coins(state) == [0, 0, 0]


def test_a_token_that_pushes_on_is_explored_before_the_rest_of_the_move() -> None:
    rules = CASES["exploring while exploring while moving"]
    state = next(
        state for state in (new_toy(rules, seed) for seed in range(99)) if faces(state, TURNED)[:3] == [0, 0, 3]
    )
    assert state.purses[0].field == 2  # one step walked, two fields pushed on
    assert coins(state)[0] == 3
    assert len(state.cards.zones[TOKENS]) == 5
    assert procedure_names(state) == ["game", "game/0.0", "game/0.0", "game/0.0/0.0", *["game/0.0/0.0"] * 2, "turn"]


def test_all_place_gates_from_the_acting_seat_and_the_turn_goes_on() -> None:
    state = new_toy(CASES["gates placed by all within a turn"])
    do(state, ids(state)[0])
    assert coins(state) == [1, 0, 0]
    do(state, ids(state)[0])  # seat 1 brings the clock to 2
    told = do(state, "gate field:0", "gate field:3", "gate field:5")
    assert told[:4] == ["gated seat:1 field:0", "gated seat:2 field:3", "gated seat:0 field:5", "earned seat:1 1"]
    assert list(asks(state)) == [2]


def test_a_card_drawn_in_an_action_can_be_played_in_it() -> None:
    state = new_toy(CASES["draw and play what was drawn"])
    before = set(hand(state, 0))
    drawn = hand(state, 0)[-1]
    state.cards.face[drawn] = 6
    assert len(before) == 5
    do(state, f"card card:{drawn}")
    (newest,) = set(hand(state, 0)) - before
    assert f"card card:{newest}" in ids(state)


def test_owners_order_their_triggers_the_acting_seat_first() -> None:
    state = new_toy(CASES["triggers ordered by their owners"])
    do(state, ids(state)[0])
    assert list(asks(state)) == [0]
    add, double = ids(state)
    do(state, add)
    assert (coins(state), list(asks(state))) == ([2, 0, 0], [1])
    do(state, double, add)
    assert coins(state) == [2, 1, 2]


def test_an_extra_action_has_a_bag_of_its_own() -> None:
    state = new_toy(CASES["after finishing"])
    give(state, 0, 9, 8, 1)
    play(state, 9)
    wage, extra = ids(state)
    do(state, extra)
    assert coins(state) == [0, 0, 0]
    assert play(state, 1)[-1] == "earned seat:0 100"
    assert coins(state) == [102, 0, 0]  # the inner wage first, then the outer one, then the turn goes on
    assert wage != extra


def test_a_secret_discard_shows_others_only_its_number() -> None:
    state = new_toy(CASES["a secret discard of all at once"])
    assert list(asks(state)) == [0, 1, 2]
    cards = [hand(state, seat)[0] for seat in range(3)]
    for seat in (1, 0, 2):
        events = answer(state, seat, [f"card card:{cards[seat]}"])
    assert [W.id(event.raw) for event in events if event.known_to(1)] == [
        "discarded seat:0 1",
        "discarded seat:1 1",
        f"discarded-cards seat:1 card:{cards[1]}",
        "discarded seat:2 1",
    ]


def test_a_break_is_resolved_by_all_and_the_next_turn_follows() -> None:
    state = new_toy(CASES["a break started by one and resolved by all"])
    do(state, ids(state)[0])
    do(state, ids(state)[0])
    assert procedure_names(state)[-1] == "break"
    assert list(asks(state)) == [0, 1, 2]
    for seat in (2, 0, 1):
        answer(state, seat, asks(state)[seat].ids()[:1])
    assert [len(hand(state, seat)) for seat in range(3)] == [2, 2, 2]
    assert list(asks(state)) == [1]
    do(state, "branch 0", "branch 0", "branch 0")
    assert (coins(state), state.clock, list(asks(state))) == ([2, 2, 2], 1, [2])

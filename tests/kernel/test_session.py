"""A game being played: how far undo goes, what the log holds, and how a record is replayed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from arks.kernel import session as sessions
from arks.kernel.asks import sample
from arks.kernel.codec import save
from arks.kernel.errors import Illegal
from arks.kernel.frames import asks
from arks.kernel.rules import Rules
from arks.kernel.session import Session
from arks.kernel.state import State
from arks.kernel.steps import Choose, Let
from arks.kernel.zones import move
from tests.kernel.toy import DECK, PILE, PLAYED, Toy, coins
from tests.kernel.toy_game import new_toy, play_by
from tests.kernel.toy_steps import Bid, Draw, Earn, Line, PlayCard

WAIT = Choose("wait", ((), ()))
LINE = play_by("line", {"turn": (Let("take", 3), Line())})
DRAW = play_by("draw", {"turn": (PlayCard(), Earn(1), PlayCard(), Draw(1), WAIT)})
BIDS = play_by("bids", {"turn": (Let("take", 1), Line(), Bid(), WAIT)})
NO_CHANCE: dict[str, Any] = {"chance": []}


def coins_of(session: Session) -> list[int]:
    assert isinstance(session.state, Toy)
    return coins(session.state)


def any_card(session: Session) -> list[str]:
    (ask,) = asks(session.state).values()
    return ask.ids()[:1]


# --- undo


def test_undo_goes_back_to_before_the_answer() -> None:
    session = Session(new_toy(LINE))
    before = save(session.state)
    session.answer(0, ["take"])
    session.undo(0)
    assert save(session.state) == before


def test_several_answers_are_taken_back_at_once() -> None:
    session = Session(new_toy(LINE))
    for _ in range(3):
        session.answer(0, ["take"])
    session.undo(0, 2)
    assert coins_of(session) == [1, 0, 0]
    assert session.undoable(0) == 1


def test_undo_is_an_entry_of_the_log() -> None:
    session = Session(new_toy(LINE))
    session.answer(0, ["take"])
    session.undo(0)
    session.answer(0, ["done"])
    assert session.log == [
        {"seat": 0, "picked": ["take"], "chance": []},
        {"seat": 0, "undo": 1},
        {"seat": 0, "picked": ["done"], "chance": []},
    ]


def test_what_another_seat_answered_stays() -> None:
    session = Session(new_toy(LINE))
    session.answer(0, ["done"])
    assert session.undoable(0) == 1
    session.answer(1, ["take"])
    assert (session.undoable(0), session.undoable(1)) == (0, 1)
    with pytest.raises(Illegal, match="seat 0 can take back 0 answers, not 1"):
        session.undo(0)


@pytest.mark.parametrize("answers", [0, -1, 2])
def test_undo_of_what_is_not_there_is_refused(answers: int) -> None:
    session = Session(new_toy(LINE))
    session.answer(0, ["take"])
    before = save(session.state)
    with pytest.raises(Illegal, match="can take back 1 answers"):
        session.undo(0, answers)
    assert save(session.state) == before
    assert len(session.log) == 1


def test_an_answer_that_moved_the_generator_stays() -> None:
    state = new_toy(DRAW)
    move(state, state.cards.zones[DECK], DECK, PILE)  # all known to all: a draw shows nothing new but needs a shuffle
    session = Session(state)
    session.answer(0, any_card(session))
    assert session.undoable(0) == 1
    session.answer(0, any_card(session))
    assert session.log[-1]["chance"] != []
    assert session.undoable(0) == 0


def test_an_answer_that_used_the_script_stays() -> None:
    state = new_toy(DRAW)
    move(state, state.cards.zones[DECK], DECK, PILE)
    state.oracle = (0,) * (len(state.cards.zones[PILE]) - 1)
    session = Session(state)
    drawn = session.state.drawn
    for _ in range(2):
        session.answer(0, any_card(session))
    assert session.state.drawn == drawn
    assert session.undoable(0) == 0


def test_an_answer_that_showed_its_seat_a_card_stays() -> None:
    session = Session(new_toy(DRAW))
    session.answer(0, any_card(session))
    assert session.undoable(0) == 1  # playing a card shows it to others only
    session.answer(0, any_card(session))
    assert session.log[-1]["chance"] == []
    assert session.undoable(0) == 0


def test_playing_a_card_can_be_taken_back_and_another_played() -> None:
    session = Session(new_toy(DRAW))
    (ask,) = asks(session.state).values()
    first, second = ask.ids()[:2]
    session.answer(0, [first])
    session.undo(0)
    session.answer(0, [second])
    assert [f"card card:{uid}" for uid in session.state.cards.zones[PLAYED]] == [second]


def test_sealed_answers_cannot_be_taken_back_once_they_are_shown() -> None:
    session = Session(new_toy(BIDS))
    session.answer(0, ["done"])
    session.answer(1, ["bid 3"])
    session.answer(2, ["bid 1"])
    session.answer(0, ["bid 1"])  # the last one: now all are shown
    assert coins_of(session) == [1, 3, 1]
    assert [session.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_an_illegal_answer_changes_nothing() -> None:
    session = Session(new_toy(LINE))
    session.answer(0, ["take"])
    before = save(session.state)
    with pytest.raises(Illegal):
        session.answer(0, ["wild"])
    assert (save(session.state), len(session.log), session.undoable(0)) == (before, 1, 1)


def test_a_rule_that_breaks_leaves_the_game_where_it_was() -> None:
    state = new_toy(play_by("broken", {"turn": (Let("take", 1), Line(), PlayCard())}), cards=0)
    session = Session(state)
    before = save(session.state)
    with pytest.raises(AssertionError, match="0 offered"):
        session.answer(0, ["done"])
    assert (save(session.state), session.log) == (before, [])


def test_the_first_state_is_left_alone() -> None:
    state = new_toy(LINE)
    before = save(state)
    session = Session(state)
    session.answer(0, ["take"])
    assert save(state) == before


# --- the log and its replay


def replayed(first: State, log: list[Any]) -> Session:
    session = Session(first)
    for entry in log:
        session.apply(entry)
    return session


def random_session(rules: Rules, entries: int, seed: int = 0) -> Session:
    """A session with some undos in it."""
    rng = Random(seed)
    session = Session(new_toy(rules, seed))
    while len(session.log) < entries and session.state.outcome is None:
        ask = rng.choice(list(asks(session.state).values()))
        if session.undoable(ask.seat) and rng.random() < 0.4:
            session.undo(ask.seat, rng.randrange(1, session.undoable(ask.seat) + 1))
        else:
            session.answer(ask.seat, sample(ask, rng))
    return session


@pytest.mark.parametrize("rules", [LINE, DRAW, BIDS], ids=["line", "draw", "bids"])
def test_a_record_replays_to_the_same_end(rules: Rules) -> None:
    session = random_session(rules, 40)
    record = json.loads(json.dumps(session.record()))
    again = replayed(new_toy(rules), record["log"])
    assert save(again.state) == save(session.state)
    assert again.record() == session.record()
    assert (record["game"], record["seed"]) == ("toy", 0)


def test_a_partial_sealed_answer_brings_no_chance() -> None:
    state = new_toy(play_by("shuffle", {"turn": (WAIT, Draw(1), Bid(), WAIT)}))
    move(state, state.cards.zones[DECK], DECK, PILE)
    session = Session(state)
    session.answer(0, ["branch 0"])
    session.answer(1, ["bid 1"])
    assert [bool(entry["chance"]) for entry in session.log] == [True, False]


@pytest.mark.parametrize(
    ("place", "entry", "complaint"),
    [
        (1, {"seat": 0, "picked": ["wild"], "chance": []}, "'wild' is not offered"),
        (1, {"seat": 2, "picked": ["take"], "chance": []}, "seat 2 is not asked now"),
        (1, {"seat": 0, "picked": ["take"], "chance": [4]}, r"chance brought \[\], not \[4\]"),
        (1, {"seat": 0, "picked": None}, "list of option ids"),
        (1, {"seat": 0}, "neither an answer nor an undo"),
        (1, {"seat": 0, "undo": 2}, "can take back 1 answers, not 2"),
        (1, {"seat": 1, "undo": 1}, "can take back 0 answers"),
        (2, {"seat": 0, "undo": "x"}, ""),
    ],
)
def test_the_first_entry_that_does_not_fit_is_named(place: int, entry: Any, complaint: str) -> None:
    log: list[Any] = [{"seat": 0, "picked": ["take"]} | NO_CHANCE for _ in range(3)]
    log[place] = entry
    with pytest.raises(Illegal, match=f"^entry {place} of the log .*{complaint}"):
        replayed(new_toy(LINE), log)


@pytest.mark.parametrize("entry", [None, [], "take", {}, {"seat": "0", "picked": ["take"]}])
def test_what_is_no_entry_is_named(entry: Any) -> None:
    with pytest.raises(
        Illegal, match=r"^entry 0 of the log (is neither an answer nor an undo|has .0. where a whole number belongs)"
    ):
        replayed(new_toy(LINE), [entry])


# --- earlier states


def test_the_state_after_any_number_of_entries_is_found_through_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "CHECKPOINT_EVERY", 3)
    for seed in range(6):
        session = Session(new_toy(LINE, seed))
        history = [save(session.state)]
        planned = random_session(LINE, 40, seed)
        for entry in planned.log:
            session.apply(entry)
            history.append(save(session.state))
        assert [save(session.at(n)) for n in range(len(history))] == history


def test_looking_back_leaves_the_game_alone() -> None:
    session = random_session(DRAW, 8)
    before = save(session.state)
    session.at(3)
    assert save(session.state) == before


@pytest.mark.parametrize("entries", [-1, 3])
def test_a_place_outside_the_log_is_refused(entries: int) -> None:
    session = random_session(LINE, 2)
    with pytest.raises(Illegal, match=f"the log has 2 entries, not {entries}"):
        session.at(entries)

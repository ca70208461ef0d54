"""What every game gets for free: `exercise` plays at random and tests the protocol's promises at every decision.

It knows no game. A subject is a name and a function that starts a game from a seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from arks.kernel.asks import sample
from arks.kernel.codec import load, migrated, save
from arks.kernel.events import Event, known
from arks.kernel.frames import answer, asks
from arks.kernel.session import Session
from arks.kernel.state import State
from arks.kernel.views import determinise, view

AHEAD = 6  # answers that clones and twins are followed


class Subject(NamedTuple):
    name: str
    new: Callable[[int], State]


Move = tuple[int, list[str]]


def exercise(subject: Subject, games: int = 4) -> int:
    """Play some games to the end; returns how many decisions were looked at."""
    decisions = 0
    for seed in range(games):
        rng = Random(seed)
        session = Session(subject.new(seed))
        while session.state.outcome is None:
            decisions += 1
            check_decision(session.state, rng)
            answer_with_second_thoughts(session, random_move(session.state, rng), rng)
        assert asks(session.state) == {}
        check_record(session, subject.new(seed))
    return decisions


def check_decision(state: State, rng: Random) -> None:
    """All that must hold while somebody owes an answer; the state itself is left alone."""
    before = save(state)
    assert asks(state), "somebody owes an answer until the game is over"
    assert state.due == 0 and state.waiting == (), "nothing is due while somebody owes an answer"
    check_save(state, rng)
    check_clone(state, rng)
    for seat in range(state.rules.players):
        check_twins(state, seat, rng)
    assert save(state) == before, "looking changed the state"


def random_move(state: State, rng: Random) -> Move:
    ask = rng.choice(list(asks(state).values()))
    return ask.seat, sample(ask, rng)


def same(state: State, other: State) -> None:
    """Two states that nobody can tell apart, now or later."""
    assert save(state) == save(other)
    for seat in [None, *range(state.rules.players)]:
        assert view(state, seat) == view(other, seat)
        assert all_asked(state) == all_asked(other)


def all_asked(state: State) -> dict[int, Any]:
    return {seat: asked(state, seat) for seat in asks(state)}


def asked(state: State, seat: int) -> Any:
    """An ask as a page shows it."""
    ask = asks(state).get(seat)
    if ask is None:
        return None
    options = [(option.id, option.label, option.cost, option.touches) for option in ask.options]
    return ask.kind, ask.prompt, ask.text, ask.lo, ask.hi, options


def check_save(state: State, rng: Random) -> None:
    text = json.dumps(save(state))
    loaded = load(state.rules, migrated(json.loads(text)))
    same(state, loaded)
    original = state.clone()
    for _ in range(AHEAD):
        if original.outcome is not None:
            break
        seat, picked = random_move(original, rng)
        assert answer(original, seat, picked) == answer(loaded, seat, picked)
        assert save(original) == save(loaded), "a loaded game goes on like the saved one"


def check_clone(state: State, rng: Random) -> None:
    before = save(state)
    one, two = state.clone(), state.clone()
    same(state, one)
    script: list[Move] = []
    for _ in range(AHEAD):
        if one.outcome is not None:
            break
        script.append(random_move(one, rng))
        answer(one, *script[-1])
    assert save(state) == before, "playing on with a clone changed the original"
    assert save(two) == before, "playing on with a clone changed another clone"
    for seat, picked in script:
        middle = two.clone()
        answer(two, seat, picked)
        assert save(middle) != save(two)
    assert save(one) == save(two), "clones given the same answers stay equal"


def answer_with_second_thoughts(session: Session, move: Move, rng: Random) -> None:
    """Answer; where it may be taken back, take it back, look, and give it again."""
    seat, picked = move
    before = save(session.state)
    entries = len(session.log)
    events = session.answer(seat, picked)
    after = save(session.state)
    if session.undoable(seat):
        session.undo(seat)
        assert save(session.state) == before, "undo goes back to where we were"
        assert session.log[-1] == {"seat": seat, "undo": 1}, "undo is an entry of the log"
        assert session.answer(seat, picked) == events
        assert save(session.state) == after, "the same answer brings the same again"
    place = rng.randrange(entries, len(session.log) + 1)
    assert save(session.at(place)) in (before, after)


def check_record(session: Session, first: State) -> None:
    record = json.loads(json.dumps(session.record()))
    played = Session(first)
    for entry in record["log"]:
        played.apply(entry)
    assert save(played.state) == save(session.state), "a record replays to the same end"
    assert played.record() == session.record()


# --- twins: a seat cannot tell a state from its determinisation until it learns something


class Seen(NamedTuple):
    """All that reaches a seat, and what reaches the spectators, who know no more."""

    view: dict[str, Any]
    ask: Any
    events: list[Event]
    spectators_view: dict[str, Any]
    spectators_events: list[Event]


def seen_by(state: State, seat: int, events: list[Event]) -> Seen:
    return Seen(view(state, seat), asked(state, seat), known(events, seat), view(state, None), known(events, None))


def check_twins(state: State, seat: int, rng: Random) -> None:
    """Follow a state and its twin through the same answers. Comparing them once is blind to leaks in the stack."""
    world, twin = state.clone(), determinise(state, seat, rng)
    assert seen_by(world, seat, []) == seen_by(twin, seat, []), f"seat {seat} can tell the twins apart"
    for _ in range(AHEAD):
        move = common_move(world, twin, rng)
        if move is None:
            return
        shown = shows_other_answers(world, twin, move[0])
        before = world.clone(), twin.clone()
        told = answer(world, *move)
        told_twin = answer(twin, *move)
        if shown or learned(before[0], world, seat) or learned(before[1], twin, seat):
            return
        assert seen_by(world, seat, told) == seen_by(twin, seat, told_twin), f"seat {seat} can tell the twins apart"


def common_move(world: State, twin: State, rng: Random) -> Move | None:
    """A move that is legal in both worlds."""
    here, there = asks(world), asks(twin)
    assert here.keys() == there.keys(), "who owes an answer is public"
    moves: list[Move] = []
    for seat in here:
        picked = sample(here[seat], rng)
        if set(picked) <= set(there[seat].ids()) and there[seat].lo <= len(picked) <= there[seat].hi:
            moves.append((seat, picked))
    return rng.choice(moves) if moves else None


def shows_other_answers(world: State, twin: State, seat: int) -> bool:
    """Whether this seat's answer closes a question to which the others answered differently in the two worlds."""
    assert world.pending is not None and twin.pending is not None
    return list(asks(world)) == [seat] and world.pending.answers != twin.pending.answers


def learned(before: State, after: State, seat: int) -> bool:
    """Whether chance came in, or the seat has seen a card it had not seen before."""
    if after.drawn != before.drawn:
        return True
    known_before = before.cards.seen
    for uid, seen in enumerate(after.cards.seen):
        if seen >> seat & 1 and not (uid < len(known_before) and known_before[uid] >> seat & 1):
            return True
    return False

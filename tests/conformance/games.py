"""Plays whole games and looks at some of their decisions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import arks
from tests.conformance import awakening, nova
from tests.conformance.cells import Cell
from tests.conformance.players import Player, Talker
from tests.conformance.promises import cards, check_decision, check_end
from tests.conformance.twins import knowledge

LOOK_EVERY = 30  # decisions, on average
UNDO_EVERY = 5


class Ledger(Protocol):
    """Follows a game by its events alone; what it expects must be what is on the table."""

    def note(self, event: str) -> None: ...
    def compare(self) -> None: ...


class NoLedger:
    """Of a game that has none."""

    def __init__(self, look: Callable[[], dict[str, Any]]) -> None: ...
    def note(self, event: str) -> None: ...
    def compare(self) -> None: ...


LEDGERS: dict[str, Callable[[Callable[[], dict[str, Any]]], Ledger]] = {
    "awakening": awakening.Ledger,
    "nova": nova.Ledger,
}


def wandered(cell: Cell, seed: int) -> int:
    """A random game conforms; the number of its decisions."""
    return conforms(cell.new(seed), Talker(seed), seed)


def conforms(state: arks.State, player: Player, seed: int) -> int:
    """Play a game to its end, testing the protocol's promises on the way. Returns the number of its decisions."""
    rng = Random(seed)
    session = arks.Session(state)
    whole = cards(state)
    ledger = LEDGERS.get(state.rules.game, NoLedger)(lambda: arks.view(session.state, None))
    while arks.outcome(session.state) is None:
        if rng.randrange(LOOK_EVERY) == 0:
            check_decision(session.state, rng)
            assert cards(session.state) == whole
            ledger.compare()
        seat, picked = player.move(session.state)
        events = session.answer(seat, picked)
        if rng.randrange(UNDO_EVERY) == 0 and session.undoable(seat):
            events = answer_again(session, seat, picked, events)
        words = session.state.rules.words
        for event in events:
            ledger.note(words.id(event.raw))
    ledger.compare()
    assert cards(session.state) == whole
    check_end(session)
    return session.state.decisions


def answer_again(session: arks.Session, seat: int, picked: list[str], events: list[arks.Event]) -> list[arks.Event]:
    """Take an answer back and give it again: the same happens, for nothing new was learned by it."""
    after = arks.save(session.state)
    drawn, known = session.state.drawn, knowledge(session.state, seat)
    session.undo(seat)
    assert session.state.drawn == drawn and knowledge(session.state, seat) >= known
    again = session.answer(seat, picked)
    assert again == events and arks.save(session.state) == after
    return again

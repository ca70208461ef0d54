"""What the server wants to know of a game's state: its rules, what a seat is asked, and the state a log leads to."""

from __future__ import annotations

import arks
from arks.server.rows import Entry


def rules_of(state: arks.State) -> tuple[int, str]:
    """Which rules a game is played by: other ones would make another game of the same log."""
    setup = state.rules.setup
    return int(setup["ruleset"]), str(setup["content"])


def replayed(first: arks.State, log: list[Entry]) -> arks.Session:
    session = arks.Session(first)
    for entry in log:
        session.apply({"seat": entry.seat, **entry.body})
    return session


def question_of(state: arks.State, seat: int) -> tuple[arks.Ask | None, list[str] | None]:
    """What a seat is asked, and the sealed answer it gave already: it may give another until all have answered."""
    ask = arks.asks(state).get(seat)
    pending = state.pending
    if ask is not None or pending is None or seat not in pending.seats:
        return ask, None
    given = pending.answers[pending.seats.index(seat)]
    assert given is not None
    asked = state.clone()
    asked.pending = type(pending)(pending.seats, (None,) * len(pending.seats))
    return arks.asks(asked)[seat], [state.rules.words.id(raw) for raw in given]

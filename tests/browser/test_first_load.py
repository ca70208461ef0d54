"""A first visit is light, so that it is quick on a slow line."""

from __future__ import annotations

import pytest

import arks
from tests.browser.conftest import Contexts, Seat
from tests.browser.measure import PLAYABLE, first_load
from tests.browser.seeded import Until, after, asked

MOST = 250_000  # bytes over the line, icons apart
MOST_ICONS = 80_000


def a_turn_begins(state: arks.State, answers: int) -> int | None:
    """In the middle of a game; scenes of rare questions are fetched when they come."""
    return asked("action")(state, answers) if answers >= 220 else None


@pytest.mark.parametrize(("game", "until"), [(None, None), ("awakening", after(220)), ("nova", a_turn_begins)])
def test_a_first_visit_loads_little(contexts: Contexts, seat: Seat, game: str | None, until: Until | None) -> None:
    """Of the start page, and of a table in the middle of a game."""
    path = seat(3, 7, until, game=game).path if game else "/"
    loaded, _ = first_load(contexts(), path, PLAYABLE["table" if game else "home"])
    assert loaded.bytes["scripts"] and loaded.bytes["fonts"]
    assert loaded.without_icons() < MOST, dict(loaded.bytes)
    assert loaded.bytes["icons"] < MOST_ICONS

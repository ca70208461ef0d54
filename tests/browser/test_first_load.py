"""A first visit is light, so that it is quick on a slow line."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Contexts, Seat
from tests.browser.measure import PLAYABLE, TABLES, UNDER_WAY, first_load
from tests.browser.seeded import turn_begins

MOST = 250_000  # bytes over the line, icons apart
MOST_ICONS = 80_000


def light(contexts: Contexts, path: str, playable: str) -> None:
    loaded, _ = first_load(contexts(), path, playable)
    assert loaded.bytes["scripts"] and loaded.bytes["fonts"]
    assert loaded.without_icons() < MOST, dict(loaded.bytes)
    assert loaded.bytes["icons"] < MOST_ICONS


def test_the_start_page_is_light(contexts: Contexts) -> None:
    light(contexts, "/", PLAYABLE["home"])


@pytest.mark.parametrize("game", ["awakening", "nova"])
def test_a_table_is_light(contexts: Contexts, seat: Seat, game: str) -> None:
    """In the middle of a game; scenes of rare questions are fetched when they come."""
    light(contexts, seat(3, 7, turn_begins(220), game=game).path, PLAYABLE["table"])


@pytest.mark.parametrize("name", list(TABLES))
def test_a_table_with_more_on_it_is_light(contexts: Contexts, seat: Seat, name: str) -> None:
    light(contexts, seat(2, 3, UNDER_WAY, level="random", **TABLES[name]).path, PLAYABLE["table"])

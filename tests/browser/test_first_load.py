"""A first visit is light, so that it is quick on a slow line."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Contexts, Seat
from tests.browser.measure import PLAYABLE, first_load
from tests.browser.seeded import after

MOST = 250_000  # bytes over the line, icons apart
MOST_ICONS = 80_000


@pytest.mark.parametrize("name", ["home", "table"])
def test_a_first_visit_loads_little(contexts: Contexts, seat: Seat, name: str) -> None:
    path = "/" if name == "home" else seat(3, 7, after(220)).path
    loaded, _ = first_load(contexts(), path, PLAYABLE[name])
    assert loaded.bytes["scripts"] and loaded.bytes["fonts"]
    assert loaded.without_icons() < MOST, dict(loaded.bytes)
    assert loaded.bytes["icons"] < MOST_ICONS

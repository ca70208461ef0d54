"""Whole games, by clicks on the board and by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter, Seat
from tests.browser.player import END, Player
from tests.browser.seeded import after
from tests.browser.zookeeper import SCORING, Keeper

MISSION = {"mode": "first-mission", "turn_limit": 40}
STANDARD = {"mode": "awakening", "turn_limit": 60}


def test_a_mission_is_clicked_to_its_end(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(2, 5, after(0), **MISSION).path))
    assert player.play_to_the_end() > 10
    expect(player.page.locator(END)).to_be_visible()
    assert player.listed == [], "only the list could answer it"


def test_a_standard_game_is_clicked_to_its_end(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(2, 5, after(0), **STANDARD).path))
    assert player.play_to_the_end() > 40
    expect(player.page.locator(END)).to_be_visible()
    assert player.listed == [], "only the list could answer it"


def test_a_mission_is_played_by_keys_alone(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(1, 5, after(0), **MISSION).path))
    player.play_to_the_end(by_keys=True)
    expect(player.page.locator(END)).to_be_visible()


@pytest.mark.parametrize("players", [1, 2], ids=["alone", "against a bot"])
def test_a_zoo_is_clicked_to_its_end(seat: Seat, enter: Enter, players: int) -> None:
    keeper = Keeper(enter(seat(players, 5, after(0), game="nova").path))
    assert keeper.play_to_the_end() > 40
    expect(keeper.page.locator(SCORING)).to_be_visible()
    keeper.watch_the_scoring()
    expect(keeper.page.locator(END)).to_be_visible()
    assert keeper.listed == [], "only the list could answer it"

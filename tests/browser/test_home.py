"""From the first page to a table: one click."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.player import Player


def test_one_click_starts_a_game_against_bots(enter: Enter) -> None:
    page = enter("/")
    page.get_by_role("button", name="Play now against bots").click()
    player = Player(page)
    assert [seat["kind"] for seat in player.state()["table"]["seats"]] == ["human", "bot", "bot"]
    assert player.wait_until_asked() is not None


def test_one_click_starts_the_first_mission(enter: Enter) -> None:
    page = enter("/")
    page.locator(".tut").get_by_role("button").click()
    player = Player(page)
    assert player.state()["table"]["options"] == {"mode": "first-mission"}
    expect(page.locator(".dec.mine")).to_be_visible()


def test_a_left_game_is_found_again(enter: Enter) -> None:
    page = enter("/")
    page.locator(".tut").get_by_role("button").click()
    table = Player(page).table
    page.goto("/")
    page.get_by_role("link", name="Resume").click()
    assert Player(page).table == table


def test_a_wrong_link_says_so(enter: Enter) -> None:
    page = enter("/t/nowhere")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    page.get_by_role("button", name="Home").click()
    at_home(page)


def at_home(page: Page) -> None:
    expect(page.get_by_role("heading", name="Ark: Awakening")).to_be_visible()

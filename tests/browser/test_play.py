"""Whole games, played with the page alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Site, picture
from tests.browser.hands import click_through, close_fight, key_through, turn_of

MOST = 400  # decisions of one game


def first_mission(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board")).to_be_visible()


def test_a_first_mission_is_won_or_lost_by_clicking_the_table(page: Page, site: Site) -> None:
    first_mission(page, site)
    decisions = 0
    while (now := turn_of(page)) is not None:
        close_fight(page)
        click_through(page, now)
        decisions += 1
        assert decisions < MOST
    assert decisions > 10
    expect(page.locator("#result")).to_be_visible()
    picture(page, "end-first-mission")


def test_a_first_mission_is_played_by_keyboard_through_the_list(page: Page, site: Site) -> None:
    first_mission(page, site)
    decisions = 0
    while (now := turn_of(page)) is not None:
        page.keyboard.press("Escape")
        key_through(page, now)
        decisions += 1
        assert decisions < MOST
    assert decisions > 10
    expect(page.locator("#result")).to_be_visible()

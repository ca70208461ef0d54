"""Every screen at both sizes: it appears, it is accessible, and there is a picture of it to look at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Site, picture
from tests.browser.seeded import Seeded, after, asked, at_the_end, seeded

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}}


@pytest.fixture(scope="module")
def middle(site: Site) -> Seeded:
    return seeded(site.database, 3, 7, after(220))


@pytest.fixture(scope="module")
def finished(site: Site) -> Seeded:
    return seeded(site.database, 2, 3, at_the_end, {"mode": "first-mission"})


def accessible(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag would be refused by the page's own policy
    found: list[dict[str, Any]] = page.evaluate("rules => axe.run(document, rules).then(r => r.violations)", RULES)
    told = [f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes'][:3]]}" for one in found]
    assert not told


def is_phone(page: Page) -> bool:
    return page.viewport_size is not None and page.viewport_size["width"] < 760


def still(page: Page) -> None:
    """What fades in is there; pictures and contrasts are of the final state."""
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_timeout(400)


def test_home(sized_page: Page, site: Site, middle: Seeded) -> None:
    sized_page.goto(f"{site.address}{middle.path}")
    expect(sized_page.locator(".board")).to_be_visible()
    sized_page.goto(site.address)
    expect(sized_page.get_by_role("link", name="Resume")).to_be_visible()
    still(sized_page)
    picture(sized_page, "home")
    accessible(sized_page)


def test_table(sized_page: Page, site: Site, middle: Seeded) -> None:
    sized_page.goto(f"{site.address}{middle.path}")
    expect(sized_page.locator(".dec.mine")).to_be_visible()
    still(sized_page)
    picture(sized_page, "table-choose")
    accessible(sized_page)


def test_tabs_of_the_phone(sized_page: Page, site: Site, middle: Seeded) -> None:
    if not is_phone(sized_page):
        pytest.skip("a wide screen shows all of it at once")
    sized_page.goto(f"{site.address}{middle.path}")
    for name in ("Biodome", "Hand", "Players", "Log"):
        sized_page.locator(".tabbar button", has_text=name).click()
        still(sized_page)
        picture(sized_page, f"tab-{name.lower()}")
        accessible(sized_page)


def test_an_illegal_thing_says_why(sized_page: Page, site: Site, middle: Seeded) -> None:
    sized_page.goto(f"{site.address}{middle.path}")
    sized_page.locator(".thing.room.idle").first.dispatch_event("click")
    expect(sized_page.locator(".tip")).to_contain_text("Why not")
    still(sized_page)
    picture(sized_page, "why-not")


def test_explore(sized_page: Page, site: Site) -> None:
    table = seeded(site.database, 3, 11, asked("place-room"))
    sized_page.goto(f"{site.address}{table.path}")
    expect(sized_page.locator(".thing.cell").first).to_be_visible()
    sized_page.locator(".thing.cell").first.dispatch_event("click")
    still(sized_page)
    picture(sized_page, "explore")
    accessible(sized_page)


def test_combat(sized_page: Page, site: Site) -> None:
    table = seeded(site.database, 2, 3, asked("combat-card"))
    sized_page.goto(f"{site.address}{table.path}")
    sized_page.locator(".tcard").first.click()
    still(sized_page)
    picture(sized_page, "combat")
    accessible(sized_page)
    sized_page.locator("[data-confirm]").click()
    expect(sized_page.locator(".scene .plate")).to_be_visible()
    still(sized_page)
    picture(sized_page, "combat-result")
    accessible(sized_page)


def test_end_and_replay(sized_page: Page, site: Site, finished: Seeded) -> None:
    sized_page.goto(f"{site.address}{finished.path}")
    expect(sized_page.locator("#result")).to_be_visible()
    still(sized_page)
    picture(sized_page, "end")
    accessible(sized_page)
    sized_page.get_by_role("button", name="Replay").click()
    sized_page.get_by_role("button", name="One step on").click()
    expect(sized_page.locator(".replay .where")).to_contain_text("Step 1 of")
    sized_page.get_by_role("button", name="To the end").click()
    still(sized_page)
    picture(sized_page, "replay")
    accessible(sized_page)


def test_a_lost_stream_is_taken_up_again(page: Page, site: Site, middle: Seeded) -> None:
    sockets: list[Any] = []

    def through(route: Any) -> None:
        sockets.append(route)
        route.connect_to_server()

    page.route_web_socket("**/stream", through)
    page.goto(f"{site.address}{middle.path}")
    expect(page.locator(".link.open")).to_be_visible()
    sockets[0].close(code=1012)
    expect(page.locator(".dec")).to_contain_text("Reconnecting")
    expect(page.locator(".link.open")).to_be_visible()
    expect(page.locator(".dec.mine")).to_be_visible()
    assert len(sockets) == 2


def test_a_table_that_is_not_there(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/t/nothing-here")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()

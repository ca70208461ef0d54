"""Every screen at both sizes: it appears, it is accessible, and there is a picture of it to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Enter, Seat
from tests.browser.player import END
from tests.browser.seeded import after, asked, at_the_end

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "artefacts" / "page"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}}
GRAVE = ("serious", "critical")
BOXES = ".dec, .scene, section.end, .tip, .menu, .lobby, .gone, .home main > *"
STICKS_OUT = """boxes => [...document.querySelectorAll(boxes)]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
  .map(one => one.className)"""


class Screens:
    """A browser of one size."""

    def __init__(self, enter: Enter, name: str) -> None:
        self.name = name
        self.phone = name == "phone"
        self._enter = enter

    def open(self, path: str) -> Page:
        if self.phone:
            return self._enter(path, PHONE, has_touch=True, device_scale_factor=2)
        return self._enter(path, DESK)

    def keep(self, page: Page, name: str) -> None:
        """A picture of the final state, in which nothing grave is found."""
        page.wait_for_timeout(300)
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}-{self.name}.png")
        assert page.evaluate(STICKS_OUT, BOXES) == []
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = page.evaluate("rules => axe.run(document, rules).then(r => r.violations)", RULES)
        told = [
            f"{one['impact']} {one['id']}: {one['help']} at {[n['target'] for n in one['nodes'][:3]]}" for one in found
        ]
        (PICTURES / f"{name}-{self.name}.txt").write_text("".join(f"{line}\n" for line in told), encoding="utf-8")
        assert [line for line in told if line.startswith(GRAVE)] == []


@pytest.fixture(params=["desk", "phone"])
def screens(enter: Enter, request: pytest.FixtureRequest) -> Screens:
    return Screens(enter, str(request.param))


def test_home(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, after(220)).path)
    expect(page.locator(".board")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    screens.keep(page, "home")


def test_waiting_room(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, after(0), others="open").path)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    screens.keep(page, "waiting")


def test_table(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, after(220)).path)
    expect(page.locator(".dec.mine")).to_be_visible()
    screens.keep(page, "table")
    if screens.phone:
        for name in ("Biodome", "Hand", "Players", "Log"):
            page.locator(".tabbar button", has_text=name).click()
            screens.keep(page, f"tab-{name.lower()}")
        page.locator(".tabbar button").first.click()
        page.get_by_role("button", name="All actions").click()
        screens.keep(page, "list")
        page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    screens.keep(page, "menu")


def test_why_not(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, after(220)).path)
    page.locator(".thing.room.idle").first.dispatch_event("click")
    expect(page.locator(".tip")).to_contain_text("Why not")
    screens.keep(page, "why-not")


def test_explore(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 11, asked("place-room")).path)
    page.locator(".thing.cell").first.dispatch_event("click")
    screens.keep(page, "explore")


def test_combat(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 5, asked("combat-card"), mode="awakening", turn_limit=40).path)
    page.locator(".tcard").first.click()
    screens.keep(page, "combat")
    page.locator("[data-confirm]").click()
    expect(page.locator(".scene .plate")).to_be_visible()
    screens.keep(page, "combat-result")


def test_end_and_replay(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(2, 3, at_the_end, mode="first-mission").path)
    expect(page.locator(END)).to_be_visible()
    screens.keep(page, "end")
    page.locator(END).get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay .where")).to_contain_text("Step 1 of")
    page.get_by_role("button", name="To the end").click()
    screens.keep(page, "replay")


def test_no_table(screens: Screens) -> None:
    page = screens.open("/t/nowhere")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    screens.keep(page, "gone")

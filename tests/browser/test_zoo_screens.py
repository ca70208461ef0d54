"""Every state of a table of Ark Nova, at the size of a desk and of a phone: nothing sticks out, nobody is kept out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Contexts, Seat
from tests.browser.player import END
from tests.browser.screens import Screens
from tests.browser.seeded import Until, after, asked, at_the_end, offered, turn_begins
from tests.browser.test_placing import OUTLINE, Builder, placing
from tests.browser.zookeeper import SCORING, STEPS, Keeper

both = pytest.mark.parametrize("size", ["desk", "phone"])
MIDDLE = turn_begins(110)
TABS = ("Display", "Hand", "Assoc", "Tracks")
ASKED: list[tuple[str, Until]] = [
    ("keep-four", asked("keep-four")),
    ("x-tokens", asked("x-tokens")),
    ("cards", offered("cards", "snap")),
    ("play-animal", asked("play-animal")),
    ("house", offered("house", "house", besides=1)),
    ("sponsors", offered("sponsors", "play")),
    ("association", offered("association", "support")),
    ("left-token", asked("left-token")),
    ("upgrade", asked("upgrade")),
    ("bonus-tile", asked("bonus-tile")),
    ("shift", asked("shift")),
    ("hand-limit", asked("hand-limit")),
    ("discard", asked("discard")),
    ("next-effect", asked("next-effect")),
    ("build", asked("build")),
]


@pytest.fixture
def screens(contexts: Contexts, size: str) -> Screens:
    return Screens(contexts, size)


def my_turn(page: Page) -> None:
    expect(page.locator(".dec.mine")).to_be_visible()


def wild(seat: Seat, until: Until, players: int = 1, **options: object) -> str:
    return seat(players, 1, until, game="nova", level="random", **options).path


@both
def test_table(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 1, MIDDLE, game="nova").path)
    my_turn(page)
    screens.keep(page, "zoo-table")
    if screens.phone:
        for name in TABS:
            page.locator(".tabbar button", has_text=name).click()
            screens.keep(page, f"zoo-tab-{name.lower()}")
        page.locator(".tabbar button").first.click()
        page.get_by_role("button", name="All actions").click()
        screens.keep(page, "zoo-list")
        page.locator(".right.sheet").get_by_role("button", name="Close").click()
        page.locator(".tabbar button", has_text="Tracks").click()
    page.locator('.pl[data-id="seat:1"]:visible').click()
    expect(page.locator(".reading")).to_be_visible()
    screens.keep(page, "zoo-other")
    page.get_by_role("button", name="Back to mine").click()
    page.keyboard.press("h")
    expect(page.locator(".acts [aria-selected=true]").first).to_be_attached()
    screens.keep(page, "zoo-hint")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("The board as a table of words").check()
    page.get_by_role("button", name="Close").click()
    screens.keep(page, "zoo-words")


@both
def test_four_zoos(screens: Screens, seat: Seat) -> None:
    page = screens.open(wild(seat, after(160), 4, map="random"))
    my_turn(page)
    screens.keep(page, "zoo-table-4")


@both
def test_a_choice_of_maps(screens: Screens, seat: Seat) -> None:
    page = screens.open(wild(seat, asked("map"), 2, map="choose"))
    my_turn(page)
    page.locator(".mapcard").first.click()
    screens.keep(page, "zoo-maps")


@pytest.mark.parametrize(("name", "until"), ASKED, ids=[name for name, _ in ASKED])
@both
def test_questions(screens: Screens, seat: Seat, name: str, until: Until) -> None:
    page = screens.open(wild(seat, until, 2))
    my_turn(page)
    screens.keep(page, f"zoo-{name}")


@both
def test_placing(screens: Screens, seat: Seat) -> None:
    page = screens.open(wild(seat, placing))
    builder = Builder(page)
    builder.begin()
    builder.thing(builder.options[0]["touches"][0]).click()
    expect(page.locator(OUTLINE)).to_be_visible()
    screens.keep(page, "zoo-place")
    builder.free_but_not_possible().click()
    expect(page.locator(".tip")).to_contain_text("Why not")
    screens.keep(page, "zoo-why-not")


@both
def test_a_card(screens: Screens, seat: Seat) -> None:
    page = screens.open(wild(seat, asked("action")))
    my_turn(page)
    if screens.phone:
        page.locator(".tabbar button", has_text="Hand").click()
    card = page.locator(".hand-zone .pc:visible").first
    if not screens.phone:
        card.hover(position={"x": 12, "y": 60})
        expect(page.locator(".peek-card")).to_be_visible()
        screens.keep(page, "zoo-peek")
    card.click(position={"x": 12, "y": 60})
    expect(page.get_by_role("dialog")).to_be_visible()
    screens.keep(page, "zoo-card")


@both
def test_a_break(screens: Screens, seat: Seat) -> None:
    keeper = Keeper(screens.open(wild(seat, asked("hand-limit"))))
    scene = keeper.page.locator(".brkscene")
    while not scene.count():
        assert keeper.answer() and keeper.wait_until_asked()
    screens.keep(keeper.page, "zoo-break")


@both
def test_the_end(screens: Screens, seat: Seat) -> None:
    page = screens.open(wild(seat, at_the_end, 2))
    expect(page.locator(END)).to_be_visible()
    screens.keep(page, "zoo-end")
    page.locator(END).get_by_role("button", name="Scoring, step by step").click()
    for step in range(STEPS):
        screens.keep(page, f"zoo-scoring-{step + 1}")
        page.locator(f"{SCORING} footer .pri").click()
    page.locator(END).get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    screens.keep(page, "zoo-replay")


@both
def test_watching(screens: Screens, seat: Seat) -> None:
    page = screens.open(wild(seat, after(60), 2).partition("#")[0])
    expect(page.locator(".top")).to_contain_text("Watching")
    screens.keep(page, "zoo-watching")

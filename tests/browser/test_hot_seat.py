"""Several people at one screen, which they pass on."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Contexts, Enter, Seat
from tests.browser.player import END, Player, call, card_of
from tests.browser.seeded import NAMES, Seeded, after, asked, at_the_end

CURTAIN = "dialog.curtain"
MISSION = {"mode": "first-mission", "turn_limit": 40}
STANDARD = {"mode": "awakening", "turn_limit": 40}


def share(browser: BrowserContext, table: Seeded) -> Page:
    """This browser holds both seats."""
    page = browser.new_page()
    page.goto("/")
    seats = [{"seat": place, "token": table.token_of(place)} for place in (0, 1)]
    mine = {"table": table.table, "game": "awakening", "seat": 0, "mode": "", "link": "", "since": 0, "seats": seats}
    page.evaluate("mine => localStorage.setItem('arks-games', JSON.stringify([mine]))", mine)
    page.goto(table.path_of(0))
    return page


def passed_to(page: Page, name: str) -> None:
    expect(page.locator(CURTAIN)).to_contain_text(f"Pass the screen to {name}")
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(CURTAIN)).to_have_count(0)


def test_a_table_for_one_screen_is_made_and_played(enter: Enter) -> None:
    page = enter("/")
    page.get_by_label("Your name").fill("Ada")
    card = card_of(page)
    card.get_by_role("radio", name="First Mission").check()
    card.get_by_role("radio", name="2", exact=True).check()
    card.get_by_role("radio", name="At this screen").check()
    card.get_by_text("More options").click()
    card.get_by_label("Name at seat 2").fill("Ben")
    card.get_by_role("button", name="Play at this screen").click()
    passed_to(page, "Ada")
    player = Player(page)
    assert [(seat["kind"], seat["name"]) for seat in player.state()["table"]["seats"]] == [
        ("human", "Ada"),
        ("human", "Ben"),
    ]
    turns: list[str] = []
    for _ in range(40):
        name = NAMES[call(page, "")["view"]["owing"][0]]
        if not turns or turns[-1] != name:
            if turns:
                passed_to(page, name)
            turns.append(name)
        if len(turns) == 3:
            break
        assert player.answer()
    assert turns == ["Ada", "Ben", "Ada"]
    expect(page.locator(".right .log")).to_contain_text("You placed the marker")
    expect(page.locator(".right .log")).to_contain_text("Ben placed the marker")
    assert all(seat["here"] for seat in call(page, "")["table"]["seats"])
    page.reload()
    passed_to(page, "Ada")
    page.goto("/")
    expect(page.get_by_role("region", name="Continue")).to_contain_text("Your move")


def test_the_curtain_hides_and_takes_no_keys(seat: Seat, contexts: Contexts) -> None:
    page = share(contexts(), seat(2, 5, after(0), others="human", **MISSION))
    expect(page.locator(CURTAIN)).to_be_visible()
    before = call(page, "")["version"]
    for key in ("1", "Enter", "Escape", "Escape", "h", "z"):
        page.keyboard.press(key)
    expect(page.locator(CURTAIN)).to_be_visible()
    box = page.locator(CURTAIN).bounding_box()
    assert box and (box["width"], box["height"]) == (1440, 900)
    assert call(page, "")["version"] == before
    passed_to(page, "Ada")


def test_sealed_cards_are_chosen_one_after_the_other(seat: Seat, contexts: Contexts) -> None:
    page = share(contexts(), seat(2, 3, asked("combat-card"), others="human", **STANDARD))
    expect(page.locator(CURTAIN)).to_be_visible()
    for place in call(page, "")["view"]["owing"]:
        passed_to(page, NAMES[place])
        expect(page.locator(".scene .facecard:not(.back)")).to_have_count(0)
        assert Player(page).answer()
    expect(page.locator(".scene .plate")).to_be_visible()


def test_whoever_has_played_may_look_on_and_take_it_back(seat: Seat, contexts: Contexts) -> None:
    """Those at one screen agree by word of mouth."""
    page = share(contexts(), seat(2, 5, after(0), others="human", **MISSION))
    passed_to(page, "Ada")
    player = Player(page)
    while call(page, "")["view"]["owing"] == [0]:
        assert player.answer()
    page.locator("[data-look]").click()
    expect(page.locator(".pass")).to_contain_text("It is Ben’s turn.")
    page.locator(".dec button[aria-label^=Undo]").click()
    if page.locator("[data-take-back]").count():
        page.locator("[data-take-back]").click()
    expect(page.locator(".dec.mine")).to_be_visible()
    expect(page.locator(".pass")).to_have_count(0)
    assert call(page, "")["view"]["owing"] == [0]


def test_all_of_a_screen_come_to_the_rematch(seat: Seat, contexts: Contexts) -> None:
    page = share(contexts(), seat(2, 3, at_the_end, others="human", **MISSION))
    page.locator(END).get_by_role("button", name="Rematch").click()
    expect(page.locator(CURTAIN)).to_be_visible()
    passed_to(page, NAMES[call(page, "")["view"]["owing"][0]])
    assert {seat["kind"] for seat in call(page, "")["table"]["seats"]} == {"human"}
    assert Player(page).answer()

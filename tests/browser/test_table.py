"""What one person does at a table besides answering."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Enter, Seat
from tests.browser.player import END, Player
from tests.browser.seeded import after, asked, at_the_end

MISSION = {"mode": "first-mission", "turn_limit": 40}


def test_an_answer_is_taken_back(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(1, 5, after(0), **MISSION).path))
    before = player.state()
    page = player.page
    page.locator('[data-id="section:mobility"]:visible').click()
    page.locator("[data-confirm]").click()
    player.wait_past(before["decision"]["number"])
    expect(page.locator(".dec.mine .dq b")).not_to_have_text(before["decision"]["text"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".dec.mine .dq b")).to_have_text(before["decision"]["text"])
    after_undo = player.state()
    assert after_undo["view"] == before["view"]
    expect(page.get_by_role("button", name="Nothing to undo")).to_be_disabled()


def test_what_offers_nothing_says_why(seat: Seat, enter: Enter) -> None:
    page = Player(enter(seat(2, 5, after(0), **MISSION).path)).page
    page.locator(".thing.room").first.click()
    expect(page.locator(".tip[role=alert]")).to_contain_text("Why not?")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)


def test_the_hint_shows_what_to_press(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(2, 5, after(0), **MISSION).path))
    decision = player.wait_until_asked()
    assert decision is not None
    player.page.keyboard.press("h")
    expect(player.page.locator(".acts [aria-selected=true]")).to_have_count(1)
    player.page.locator("[data-confirm]").click()
    player.wait_past(decision["number"])


def test_a_finished_game_is_watched_again_and_played_from_a_step(seat: Seat, enter: Enter) -> None:
    page = enter(seat(2, 5, at_the_end, **MISSION).path)
    page.locator(END).get_by_role("button", name="Replay").click()
    where = page.locator(".replay .where")
    expect(where).to_contain_text("Step 0 of")
    last = int(where.inner_text().split()[-1])  # as long as the bots took
    assert last > 10
    page.get_by_role("button", name="To the end").click()
    expect(where).to_have_text(f"Step {last} of {last}")
    page.get_by_role("button", name="One step back").click()
    expect(where).to_have_text(f"Step {last - 1} of {last}")
    page.get_by_role("slider").fill("4")
    expect(where).to_have_text(f"Step 4 of {last}")
    finished = page.url
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator(".dec:not(.replay)")).to_be_visible()
    assert page.url.partition("?")[0] != finished.partition("?")[0]
    player = Player(page)
    assert player.state()["table"]["origin"]["step"] == 4
    assert player.answer()


def test_a_rematch_is_a_new_table(seat: Seat, enter: Enter) -> None:
    page = enter(seat(2, 5, at_the_end, **MISSION).path)
    over = page.url
    page.locator(END).get_by_role("button", name="Rematch").click()
    expect(page.locator(".dec.mine")).to_be_visible()
    assert page.url != over


def test_a_phone_plays(seat: Seat, enter: Enter) -> None:
    """A small screen offers what the question is about."""
    from tests.browser.conftest import PHONE

    table = seat(2, 1, asked("place-room"), mode="awakening", turn_limit=40)
    page = enter(table.path, PHONE, has_touch=True, is_mobile=True)
    player = Player(page)
    decision = player.wait_until_asked()
    assert decision is not None
    page.locator(".thing.cell").first.tap()
    page.locator("[data-confirm]").tap()
    player.wait_past(decision["number"])

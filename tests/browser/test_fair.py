"""A deal that the browser adds to, and checks when the game is over."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Contexts, Enter, Seat
from tests.browser.player import END, Player, call, card_of, table_of
from tests.browser.screens import Screens
from tests.browser.seeded import NAMES, at_the_end
from tests.browser.test_hot_seat import passed_to, share

MISSION = {"mode": "first-mission", "turn_limit": 40}
GAMES = {"awakening": {"mode": "first-mission"}, "nova": {}}
KEPT = "JSON.parse(localStorage.getItem('arks-deals') ?? '[]')"
both = pytest.mark.parametrize("size", ["desk", "phone"])


@pytest.fixture
def screens(contexts: Contexts, size: str) -> Screens:
    return Screens(contexts, size)


def made(page: Page, game: str = "awakening", **more: Any) -> None:
    """A table for one against a bot, opened by its page."""
    wish = {
        "game": game,
        "options": GAMES[game],
        "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random"}],
        "contributes": True,
    }
    reply = page.context.request.post("/api/tables", data=wish | more)
    assert reply.ok, reply.text()
    page.goto(f"/t/{reply.json()['table']}")


def ended(page: Page) -> None:
    """By agreement, which a bot gives at once."""
    expect(page.locator(".dec:not(.bone)")).to_be_visible()
    asked = page.context.request.post(f"/api/tables/{table_of(page)}/proposals/end", data={})
    assert asked.ok, asked.text()
    expect(page.locator(f"{END}, section.scoring")).to_be_visible()


def opened(page: Page) -> None:
    page.locator(END).get_by_role("tab", name="Fair deal").click()


def verdict(page: Page, name: str) -> None:
    expect(page.locator(f".fair [data-verdict={name}]")).to_be_visible()


def changed(page: Page, change: Any) -> None:
    """Answers about the table are told with another deal."""

    def tell(route: Route) -> None:
        reply = route.fetch()
        state = reply.json()
        state["table"]["deal"] = change(state["table"]["deal"])
        route.fulfill(response=reply, body=json.dumps(state))

    page.route(f"**/api/tables/{table_of(page)}", tell)


@both
@pytest.mark.parametrize("game", list(GAMES))
def test_the_browser_adds_to_the_deal_and_checks_it_in_the_end(screens: Screens, game: str) -> None:
    page = screens.context().new_page()
    made(page, game)
    ended(page)
    kept = page.evaluate(KEPT)
    deal = call(page, "")["table"]["deal"]
    assert [(one["commitment"], one["added"]) for one in kept] == [
        (deal["commitment"], {"0": deal["contributions"][0]})
    ]
    opened(page)
    verdict(page, "fair-own")
    rows = page.locator(".fair ol ul li")
    expect(rows.nth(0)).to_contain_text("in time")
    expect(rows.nth(1)).to_contain_text("did not add one")
    screens.keep(page, f"fair-{game}")
    page.locator("[data-step=seal] .digits").click()
    expect(page.locator("[data-step=seal] .digits")).to_have_text(
        " ".join(deal["commitment"][place : place + 4] for place in range(0, 64, 4))
    )


@both
def test_a_changed_key_makes_a_red_bar(screens: Screens) -> None:
    page = screens.context().new_page()
    made(page)
    ended(page)
    changed(page, lambda deal: deal | {"key": "0" * 64})
    opened(page)
    verdict(page, "fails")
    expect(page.locator(".verdict.fails")).to_contain_text("Step 1 fails")
    expect(page.locator("[data-step=seal]")).to_contain_text("does not fit the seal")
    screens.keep(page, "fair-fails")
    page.unroute_all()
    page.get_by_role("button", name="Check again").click()
    verdict(page, "fair-own")


def test_a_number_left_out_and_a_swapped_seal_are_noticed(enter: Enter) -> None:
    page = enter("/")
    made(page)
    ended(page)
    changed(page, lambda deal: deal | {"contributions": [None, None]})
    opened(page)
    expect(page.locator(".verdict.fails")).to_contain_text("Step 2 fails")
    expect(page.locator(".fair ol ul li").first).to_contain_text("yours was left out")
    page.unroute_all()
    changed(page, lambda deal: deal | {"commitment": "0" * 64})
    page.get_by_role("button", name="Check again").click()
    expect(page.locator(".verdict.fails")).to_contain_text("Step 1 fails")
    expect(page.locator("[data-step=seal]")).to_contain_text("not the seal that your browser was shown")


def test_a_move_that_was_changed_is_named(enter: Enter) -> None:
    page = enter("/")
    made(page)
    ended(page)
    wrong = [{"what": "moves", "holds": False, "why": "Move 3 of the log was changed."}]
    page.route("**/check", lambda route: route.fulfill(json=wrong))
    opened(page)
    expect(page.locator(".verdict.fails")).to_contain_text("Step 3 fails")
    expect(page.locator("[data-step=replay]")).to_contain_text("Move 3 of the log was changed.")


@both
def test_a_browser_that_may_not_check_leaves_it_to_the_server(screens: Screens) -> None:
    page = screens.context().new_page()
    page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    made(page)
    ended(page)
    opened(page)
    verdict(page, "elsewhere")
    expect(page.locator("[data-step=seal]")).to_contain_text("The server says: The key is the one that was sealed")
    expect(page.locator(".verdict.holds, [data-step=seal] > .holds, [data-step=added] > .holds")).to_have_count(0)
    screens.keep(page, "fair-elsewhere")


def test_what_was_not_checked_is_not_green(seat: Seat, enter: Enter) -> None:
    """Nobody added a number; and the replay cannot be had for a while."""
    page = enter(seat(2, 5, at_the_end, **MISSION).path)
    page.route("**/check", lambda route: route.abort("connectionrefused"))
    opened(page)
    verdict(page, "partly")
    expect(page.locator(".verdict.holds")).to_have_count(0)
    page.unroute_all()
    page.get_by_role("button", name="Check again").click()
    verdict(page, "alone")
    expect(page.locator(".verdict.holds")).to_have_count(0)


def test_keys_alone_open_the_panel_and_a_whole_number(seat: Seat, enter: Enter) -> None:
    page = enter(seat(2, 5, at_the_end, **MISSION).path)
    page.get_by_role("tab", name="Result").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Fair deal")).to_be_focused()
    verdict(page, "alone")
    seal = page.locator("[data-step=seal] .digits")
    page.keyboard.press("Tab")
    expect(seal).to_be_focused()
    page.keyboard.press("Enter")
    expect(seal).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"{END} .scroll table")).to_be_visible()


def test_whoever_comes_after_the_end_did_not_see_the_seal(enter: Enter) -> None:
    page = enter("/")
    made(page)
    ended(page)
    late = enter(f"/t/{table_of(page)}?replay")
    expect(late.locator(".replay .where")).to_be_visible()
    late.get_by_role("button", name="Menu").click()
    late.get_by_role("button", name="Check the deal").click()
    verdict(late, "unseen")


def test_a_table_without_a_deal_says_so(seat: Seat, enter: Enter) -> None:
    page = enter(seat(2, 5, at_the_end, **MISSION).path)
    first = table_of(page)
    changed(page, lambda _: None)
    opened(page)
    expect(page.locator(".fair")).to_contain_text("before deals were sealed")
    page.goto(f"/t/{first}?replay=4")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: first not in url)
    ended(page)
    opened(page)
    expect(page.locator(".fair")).to_contain_text("goes on from a moment of another one")
    page.get_by_role("link", name="Open that table").click()
    page.wait_for_url(lambda url: first in url)


def test_a_game_waits_until_the_browser_has_added_its_number(enter: Enter) -> None:
    """It comes back with the same number after an error."""
    page = enter("/", expected=("503",))
    sent: list[str] = []

    def refuse(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "")["contribution"])
        if len(sent) == 1:
            route.fulfill(status=503, json={"detail": "busy"})
        else:
            route.continue_()

    page.route("**/contribution", refuse)
    made(page)
    expect(page.locator(".dec.mine")).to_be_visible()
    assert len(sent) == 2 and len(set(sent)) == 1
    assert call(page, "")["table"]["deal"]["contributions"] == [sent[0], None]


@both
def test_others_wait_for_a_browser_that_is_away(screens: Screens) -> None:
    page = screens.context().new_page()
    made(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "open"}])
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    guest = screens.context()
    table = table_of(page)
    seated = guest.request.post(f"/api/tables/{table}/seats/1/join", data={"name": "Ben", "contributes": True})
    expect(page.get_by_role("heading", name="Dealing")).to_be_visible()
    expect(page.locator(".lobby")).to_contain_text("from the browser of Ben")
    screens.keep(page, "waiting-deal")
    late = guest.new_page()
    late.goto(seated.json()["link"])  # it owes a number still
    expect(late.locator(".dec:not(.bone)")).to_be_visible()
    expect(page.locator(".dec:not(.bone)")).to_be_visible()
    assert None not in call(page, "")["table"]["deal"]["contributions"]


def test_everybody_at_one_screen_adds_a_number(enter: Enter) -> None:
    page = enter("/")
    page.get_by_label("Your name").fill("Ada")
    card = card_of(page)
    card.get_by_role("radio", name="First Mission").check()
    card.get_by_role("radio", name="2", exact=True).check()
    card.get_by_role("radio", name="At this screen").check()
    card.get_by_role("button", name="Play at this screen").click()
    expect(page.locator("dialog.curtain")).to_be_visible()
    deal = call(page, "")["table"]["deal"]
    assert len(set(deal["contributions"])) == 2 and None not in deal["contributions"]
    assert list(page.evaluate(KEPT)[0]["added"].values()) == deal["contributions"]


def test_all_add_to_the_deal_of_a_rematch(seat: Seat, contexts: Contexts) -> None:
    page = share(contexts(), seat(2, 3, at_the_end, others="human", **MISSION))
    page.locator(END).get_by_role("button", name="Rematch").click()
    expect(page.locator("dialog.curtain")).to_be_visible()
    assert None not in call(page, "")["table"]["deal"]["contributions"]
    passed_to(page, NAMES[call(page, "")["view"]["owing"][0]])
    assert Player(page).answer()


@both
def test_the_menu_tells_the_seal_and_old_rules(screens: Screens) -> None:
    page = screens.context().new_page()

    def older(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def tell(text: str) -> None:
            said = json.loads(text)
            if said["type"] == "state":
                said["table"]["rules"] |= {"ruleset": 2, "today": False}
            socket.send(json.dumps(said))

        server.on_message(tell)

    page.route_web_socket("**/stream", older)
    made(page)
    expect(page.locator(".dec:not(.bone)")).to_be_visible()
    if not screens.phone:
        badge = page.locator(".top .chip", has_text="Rules 2")
        expect(badge).to_have_attribute("title", "This game goes by the rules it began with.")
    page.get_by_role("button", name="Menu").click()
    commitment = call(page, "")["table"]["deal"]["commitment"]
    expect(page.locator(".menu")).to_contain_text(f"The deal is sealed: {commitment[:4]} … {commitment[-4:]}")
    expect(page.locator(".menu")).to_contain_text("Rules 2: This game goes by the rules it began with.")
    screens.keep(page, "menu-deal")

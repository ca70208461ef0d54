"""Every screen and state, at each size: it appears, it is accessible, and there is a picture of it to look at."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Contexts, Seat
from tests.browser.player import END, Player, card_of
from tests.browser.screens import Screens
from tests.browser.seeded import Seeded, Until, after, asked, at_the_end, sealed
from tests.browser.test_hot_seat import CURTAIN, share
from tests.server.room import Server

STANDARD = {"mode": "awakening", "turn_limit": 40}
MISSION = {"mode": "first-mission", "turn_limit": 40}
MIDDLE = after(220)
both = pytest.mark.parametrize("size", ["desk", "phone"])
each = pytest.mark.parametrize("size", ["desk", "phone", "tablet"])


@pytest.fixture
def screens(contexts: Contexts, size: str) -> Screens:
    return Screens(contexts, size)


def my_turn(page: Page) -> None:
    expect(page.locator(".dec.mine")).to_be_visible()


# --- the start page


@each
def test_home(screens: Screens, seat: Seat) -> None:
    seat(2, 5, after(0), others="open", listed=True, **MISSION)
    seat(2, 5, after(6), others="human", listed=True, **MISSION)
    seat(2, 3, at_the_end, listed=True, **MISSION)
    page = screens.open(seat(3, 7, MIDDLE, **STANDARD).path)
    my_turn(page)
    screens.open("/", page)
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()
    screens.keep(page, "home")
    card_of(page).get_by_text("More options").click()
    card_of(page).get_by_label("Who sits at seat 2").select_option("here")
    card_of(page).locator(".more").scroll_into_view_if_needed()
    screens.keep(page, "home-more")


@both
def test_home_without_anything(screens: Screens) -> None:
    page = screens.context().new_page()
    page.route("**/api/tables", lambda route: route.fulfill(body="[]", content_type="application/json"))
    screens.open("/", page)
    expect(page.get_by_text("No table waits for players")).to_be_visible()
    screens.keep(page, "home-empty")


@both
def test_home_without_a_server(screens: Screens) -> None:
    page = screens.context().new_page()
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    screens.open("/", page)
    expect(page.get_by_role("button", name="Retry")).to_be_enabled()
    screens.keep(page, "home-down")


# --- before a game


@both
def test_waiting_room(screens: Screens, seat: Seat) -> None:
    table = seat(3, 7, after(0), others="open")
    for path, name in ((table.path, "waiting"), (f"/t/{table.table}", "waiting-visitor")):
        page = screens.open(path)
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        screens.keep(page, name)


@both
def test_loading(screens: Screens, seat: Seat) -> None:
    page = screens.context().new_page()
    page.route_web_socket("**/stream", lambda route: None)
    screens.open(seat(3, 7, after(0)).path, page)
    expect(page.locator(".app.loading")).to_be_visible()
    screens.keep(page, "loading")


@both
def test_no_table(screens: Screens) -> None:
    page = screens.open("/t/nowhere")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    screens.keep(page, "gone")


# --- a table


@each
def test_table(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, MIDDLE, **STANDARD).path)
    my_turn(page)
    screens.keep(page, "table")
    if screens.phone:
        for name in ("Biodome", "Hand", "Players", "Log"):
            page.locator(".tabbar button", has_text=name).click()
            screens.keep(page, f"tab-{name.lower()}")
        page.locator(".tabbar button").first.click()
        page.get_by_role("button", name="All actions").click()
        screens.keep(page, "list")
        page.get_by_role("button", name="Close").click()
    page.keyboard.press("h")
    expect(page.locator(".acts [aria-selected=true]").first).to_be_attached()
    screens.keep(page, "hint")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    screens.keep(page, "menu")
    words = page.get_by_label("The board as a table of words")
    if words.count():
        words.check()
        page.get_by_role("button", name="Close").click()
        screens.keep(page, "words")


@pytest.mark.parametrize("players", [2, 4, 5])
@each
def test_tables_of_all_sizes(screens: Screens, seat: Seat, players: int) -> None:
    page = screens.open(seat(players, 7, after(50 * players), **STANDARD).path)
    my_turn(page)
    screens.keep(page, f"table-{players}")


@both
def test_why_not(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, MIDDLE, **STANDARD).path)
    page.locator(".thing.room.idle").first.dispatch_event("click")
    expect(page.locator(".tip")).to_contain_text("Why not")
    screens.keep(page, "why-not")


@both
def test_explore(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 11, asked("place-room")).path)
    my_turn(page)
    screens.keep(page, "explore")
    page.locator(".thing.cell.legal").first.dispatch_event("click")
    screens.keep(page, "explore-armed")


MOMENTS: list[tuple[str, Until]] = [
    ("numbers", asked("units-to-move", "distribute")),
    ("pay", asked("pay", "pay")),
    ("several", asked("factories")),
]


@pytest.mark.parametrize(("name", "until"), MOMENTS, ids=[name for name, _ in MOMENTS])
@both
def test_questions(screens: Screens, seat: Seat, name: str, until: Until) -> None:
    page = screens.open(seat(2, 1, until, **STANDARD).path)
    my_turn(page)
    screens.keep(page, f"question-{name}")


@each
def test_combat(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 5, asked("combat-card"), **STANDARD).path)
    page.locator(".tcard").first.click()
    screens.keep(page, "combat")
    page.locator("[data-confirm]").click()
    expect(page.locator(".scene .plate")).to_be_visible()
    screens.keep(page, "combat-result")


@both
def test_a_locked_card(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(2, 3, sealed("combat-card"), others="human", **STANDARD).path)
    page.locator(".tcard").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".dec[data-answered]")).to_be_visible()
    screens.keep(page, "combat-locked")


@both
def test_end_and_replay(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(2, 3, at_the_end, **MISSION).path)
    expect(page.locator(END)).to_be_visible()
    screens.keep(page, "end")
    page.locator(END).get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay .where")).to_contain_text("Step 1 of")
    page.get_by_role("button", name="To the end").click()
    screens.keep(page, "replay")


@both
def test_end_of_a_standard_game(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, at_the_end, **STANDARD).path)
    expect(page.locator(END)).to_be_visible()
    screens.keep(page, "end-standard")


# --- others, and what goes wrong


@both
def test_somebody_else_is_to_move(screens: Screens, seat: Seat) -> None:
    table = seat(2, 5, after(6), others="human", **MISSION)
    page = screens.open(table.path_of(1))
    expect(page.locator(".dec:not(.mine)")).to_contain_text("Ada")
    screens.keep(page, "their-turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to end the game").click()
    page.locator("[data-sure]").click()
    expect(page.locator(".ask")).to_contain_text("You asked")
    screens.keep(page, "proposal-own")
    other = screens.open(table.path_of(0))
    expect(other.locator("[data-agree]")).to_be_visible()
    screens.keep(other, "proposal")


@both
def test_watching(screens: Screens, seat: Seat) -> None:
    page = screens.open(f"/t/{seat(3, 7, MIDDLE, **STANDARD).table}")
    expect(page.locator(".top")).to_contain_text("Watching")
    screens.keep(page, "watching")


@both
def test_asking_to_play_instead_of_a_bot(screens: Screens, seat: Seat) -> None:
    table = seat(2, 5, after(6), others="bot", **MISSION)
    screens.open(table.path)
    page = screens.open(f"/t/{table.table}")
    page.get_by_role("button", name="Ask to play").click()
    screens.keep(page, "seats-spectator")
    page.locator(".menu").get_by_role("button", name="Ask to play").click()
    expect(page.locator(".menu")).to_contain_text("as soon as all of them agree")
    screens.keep(page, "seats-asked")


@both
def test_a_stand_in(screens: Screens, hasty: Server, seat_at: Callable[..., Seeded]) -> None:
    table = seat_at(hasty, 3, 5, after(0), others="human", away_after=1.0, **MISSION)
    page = screens.context(base_url=hasty.url).new_page()
    screens.open(table.path_of(1), page)
    page.get_by_role("button", name="Let a bot stand in").click()
    screens.keep(page, "stand-in")
    page.locator(".menu").get_by_role("button", name="Let a bot stand in").first.click()
    expect(page.locator(".menu")).to_contain_text("away, a bot stands in")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".dec")).to_be_visible()
    screens.keep(page, "stand-in-plays")


@both
def test_recovery(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, MIDDLE, **STANDARD).path)
    my_turn(page)
    screens.open("/", page)
    choose_friends(page)
    screens.keep(page, "home-pace")
    page.locator("[data-words]").click()
    screens.keep(page, "recovery")
    page.locator("[data-make]").click()
    expect(page.locator(".words li")).to_have_count(6)
    screens.keep(page, "recovery-words")


def choose_friends(page: Page) -> None:
    card_of(page).get_by_role("group", name="The others").get_by_role("radio", name="Friends").check()


@both
def test_no_connection(screens: Screens, seat: Seat) -> None:
    """At first it is tried again quietly; after a while one is asked."""
    lines: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        if lines:
            route.close(code=1012)
        else:
            route.connect_to_server()
            lines.append(route)

    page = screens.context().new_page()
    page.clock.install()
    page.route_web_socket("**/stream", through)
    screens.open(seat(3, 7, MIDDLE, **STANDARD).path, page)
    my_turn(page)
    lines[0].close(code=1012)
    expect(page.locator(".dec")).to_contain_text("Reconnecting")
    screens.keep(page, "reconnecting")
    page.clock.fast_forward(25_000)
    expect(page.locator("[data-retry]")).to_be_visible()
    screens.keep(page, "disconnected")


@both
def test_refused(screens: Screens, seat: Seat) -> None:
    def through(route: WebSocketRoute) -> None:
        line = route.connect_to_server()

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move":
                detail = "Decision 41 is not open any more; today's is 42."
                problem = {"title": "Conflict", "status": 409, "detail": detail, "request": said["request"]}
                route.send(json.dumps({"type": "problem", "problem": problem}))
            else:
                line.send(message)

        route.on_message(say)

    page = screens.context().new_page()
    page.route_web_socket("**/stream", through)
    screens.open(seat(1, 5, after(0), **MISSION).path, page)
    my_turn(page)
    page.keyboard.press("2")
    page.locator("[data-confirm]").click()
    expect(page.locator(".dec.bad")).to_be_visible()
    screens.keep(page, "refused")


@both
def test_curtain(screens: Screens, seat: Seat) -> None:
    page = share(screens.context(), seat(2, 5, after(0), others="human", **MISSION))
    expect(page.locator(CURTAIN)).to_be_visible()
    screens.keep(page, "curtain")
    page.get_by_role("button", name="I am Ada").click()
    Player(page)

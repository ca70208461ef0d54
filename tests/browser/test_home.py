"""From the start page to a table: one click, or as one likes it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Enter, Seat
from tests.browser.player import Player, call, card_of, table_of
from tests.browser.seeded import after, at_the_end
from tests.server.room import Server

PLAY = "Play now against bots"


def at_home(page: Page) -> None:
    expect(page.get_by_role("heading", name="Ark: Awakening")).to_be_visible()


def choose(page: Page, legend: str, choice: str) -> None:
    card_of(page).get_by_role("group", name=legend).get_by_role("radio", name=choice, exact=True).check()


def kinds(page: Page) -> list[str]:
    return [seat["kind"] for seat in call(page, "")["table"]["seats"]]


def row(page: Page, section: str, table: str) -> Any:
    return page.get_by_role("region", name=section).locator(f'[data-table="{table}"]')


# --- a new table


def test_a_table_for_friends_says_when_somebody_counts_as_away(enter: Enter) -> None:
    page = enter("/")
    at_home(page)
    expect(card_of(page).get_by_role("group", name="Pace")).to_have_count(0)
    choose(page, "The others", "Friends")
    expect(card_of(page)).to_contain_text("gone for 5 minutes counts as away")
    choose(page, "Pace", "Slow")
    expect(card_of(page)).to_contain_text("gone for 3 days counts as away")
    page.get_by_role("button", name="Create the table").first.click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert call(page, "")["table"]["away_after"] == 3 * 86_400


@pytest.mark.parametrize("game", ["Ark: Awakening", "Ark Nova"])
def test_one_click_starts_a_game_against_bots(enter: Enter, game: str) -> None:
    page = enter("/")
    card_of(page, game).get_by_role("button", name=PLAY).click()
    player = Player(page)
    assert kinds(page) == ["human", "bot", "bot"]
    assert player.wait_until_asked() is not None


def test_one_click_starts_the_first_mission(enter: Enter) -> None:
    page = enter("/")
    page.locator(".tut").get_by_role("button").click()
    player = Player(page)
    assert player.state()["table"]["options"] == {"mode": "first-mission"}
    expect(page.locator(".dec.mine")).to_be_visible()


def test_a_table_for_friends_waits_for_them(enter: Enter) -> None:
    page = enter("/")
    choose(page, "Seats", "4")
    card_of(page).get_by_role("button", name="Create a table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert kinds(page) == ["human", "open", "open", "open"]


def test_a_table_is_as_it_was_wished_for(enter: Enter) -> None:
    page = enter("/")
    page.get_by_label("Your name").fill("Ada")
    card = card_of(page)
    choose(page, "Seats", "4")
    card.get_by_text("More options").click()
    card.get_by_label("Who sits at seat 2").select_option(label="A friend, by the link")
    card.get_by_label("Who sits at seat 3").select_option(label="Bot: Gentle")
    for group in ("Command Spire", "Living Vault", "Hangar Ring"):
        card.get_by_label(group).check()
    create = card.get_by_role("button", name="Create the table")
    expect(create).to_be_disabled()  # four groups are needed
    card.get_by_label("Underdecks").check()
    expect(card.get_by_label("Power Grid")).to_be_disabled()
    card.get_by_label("Shape of the ship").select_option(label="12 by 6 rooms")
    card.get_by_label("Turn limit").fill("30")
    card.get_by_label("Hints from a bot are allowed").uncheck()
    card.get_by_label("Everybody may find this table").uncheck()
    create.click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    table = call(page, "")["table"]
    assert table["options"] == {
        "mode": "awakening",
        "groups": ["command", "life", "hangar", "underdeck"],
        "layout": "four-alternative",
        "turn_limit": 30,
    }
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [
        ("human", ""),
        ("open", ""),
        ("bot", "random"),
        ("bot", "greedy"),
    ]
    assert table["seats"][0]["name"] == "Ada"
    assert table["hints"] is False
    assert table["id"] not in [one["id"] for one in page.context.request.get("/api/tables").json()]


def test_modes_and_options_are_those_of_the_server(enter: Enter) -> None:
    """A mode and options that the page never heard of are offered all the same."""

    def more(route: Route) -> None:
        reply = route.fetch()
        games = reply.json()
        game = games["awakening"]
        game["players_by_mode"]["deep-sleep"] = [1, 2]
        options = game["options"]
        options["mode"]["choices"].append("deep-sleep")
        common: dict[str, Any] = {"default": None, "allowed": "", "names": {}, "tables": {}, "picks": {}, "least": 1}
        options["fog"] = common | {"name": "fog", "kind": "flag", "text": "Nobody sees far.", "choices": []}
        options["moon"] = common | {
            "name": "moon",
            "kind": "choice",
            "text": "Which moon.",
            "choices": ["io", "far-side"],
        }
        route.fulfill(response=reply, body=json.dumps(games))

    page = enter("about:blank", expected=("422",))
    page.route("**/api/games", more)
    page.goto("/")
    expect(card_of(page).locator(".meta")).to_contain_text("2–5 players")
    choose(page, "Mode", "Deep sleep")
    expect(card_of(page).locator(".meta")).to_contain_text("1–2 players")
    card_of(page).get_by_text("More options").click()
    card_of(page).get_by_label("Fog").check()
    card_of(page).get_by_label("Moon").select_option(label="Far side")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        card_of(page).get_by_role("button", name="Play now").click()
    wish = sent.value.post_data_json
    assert wish and wish["options"] == {"mode": "deep-sleep", "fog": True, "moon": "far-side"}
    expect(page.get_by_role("alert")).to_contain_text("fog")  # this server does not know it, and says so


# --- tables


def test_a_left_game_is_found_again(enter: Enter) -> None:
    page = enter("/")
    page.locator(".tut").get_by_role("button").click()
    Player(page)
    table = table_of(page)
    page.goto("/")
    expect(row(page, "Continue", table)).to_contain_text("Your move")
    row(page, "Continue", table).get_by_role("link", name="Resume").click()
    Player(page)
    assert table_of(page) == table


def test_whose_turn_it_is_stands_in_the_list(seat: Seat, enter: Enter) -> None:
    table = seat(2, 5, after(0), others="human", mode="first-mission")
    page = enter(table.path_of(1))
    Player(page)
    page.goto("/")
    expect(row(page, "Continue", table.table)).to_contain_text("Ada to play")


def test_tables_are_joined_by_link_by_code_and_from_the_list(seat: Seat, enter: Enter) -> None:
    table = seat(2, 5, after(0), others="open", listed=True)
    for code in (table.table, f"https://somewhere.example/t/{table.table}"):
        page = enter("/")
        page.get_by_label("Paste a link or code").fill(code)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    page = enter("/")
    page.get_by_label("Paste a link or code").fill("what is this?")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("neither a link nor a code")
    row(page, "Join a table", table.table).get_by_role("link", name="Sit").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def test_public_games_are_watched_and_watched_again(seat: Seat, enter: Enter) -> None:
    running = seat(2, 5, after(6), others="human", listed=True, mode="first-mission")
    over = seat(2, 3, at_the_end, listed=True, mode="first-mission")
    page = enter("/")
    row(page, "Watch", running.table).get_by_role("link", name="Watch").click()
    expect(page.locator(".top")).to_contain_text("Watching")
    page.goto("/")
    row(page, "Replays", over.table).get_by_role("link", name="Replay").click()
    expect(page.locator(".replay .where")).to_contain_text("Step 0 of")


def test_more_public_tables_are_looked_for(seat: Seat, enter: Enter) -> None:
    """The list comes in pages; as long as one is full there may be another."""
    table = seat(2, 5, after(6), others="human", listed=True, mode="first-mission").table

    page = enter("/")
    at_home(page)
    card = next(one for one in page.context.request.get("/api/tables").json() if one["id"] == table)

    def paged(route: Route) -> None:
        full = [card | {"id": f"other{place}"} for place in range(30)]
        route.fulfill(json=[card] if "page=2" in route.request.url else full)

    page.route(re.compile(r"/api/tables(\?page=2)?$"), paged)
    page.goto("/")
    watch = page.get_by_role("region", name="Watch")
    watch.get_by_role("button", name="Show 27 more").click()
    expect(row(page, "Watch", table)).to_have_count(0)
    watch.get_by_role("button", name="Look for more").click()
    expect(row(page, "Watch", table)).to_be_visible()
    expect(watch.get_by_role("button", name="Look for more")).to_have_count(0)


# --- the same games on another device


def test_words_bring_all_games_of_a_browser_to_another(seat: Seat, enter: Enter) -> None:
    tables = [seat(2, 5, after(0), mode="first-mission") for _ in range(2)]
    page = enter("/")
    page.get_by_role("button", name="Bring your games here").click()
    expect(page.get_by_role("dialog")).to_contain_text("holds no seat yet")
    page.keyboard.press("Escape")
    page.goto(tables[0].path)
    Player(page)
    page.goto("/")
    page.get_by_role("button", name="Take your games to another device").click()
    page.get_by_role("button", name="Show my six words").click()
    words = page.locator(".words li")
    expect(words).to_have_count(6)
    phrase = " ".join(words.all_inner_texts())
    page.get_by_role("button", name="Close").click()
    with page.expect_response("**/api/recovery/seats"):  # what is joined later is included
        page.goto(tables[1].path)
    page.goto("/")
    page.get_by_role("button", name="Take your games to another device").click()
    expect(page.get_by_role("dialog")).to_contain_text("New words replace them")
    expect(words).to_have_count(0)  # they are shown once

    held = seat(2, 5, after(0), mode="first-mission")
    other = enter(held.path, expected=("404",))
    Player(other)
    other.goto("/")
    other.get_by_role("button", name="Take your games to another device").click()
    other.get_by_label("Type the six words").fill("these are not the right words")
    other.get_by_role("button", name="Bring my games").click()
    expect(other.get_by_role("alert")).to_contain_text("No seats are kept under these words")
    other.get_by_label("Type the six words").fill(phrase)
    with other.expect_response("**/api/recovery/seats") as added:  # what was held there comes with it
        other.get_by_role("button", name="Bring my games").click()
    assert held.table in str(added.value.request.post_data)
    expect(other.get_by_role("dialog")).to_contain_text("2 games are yours here now")
    other.get_by_role("button", name="Close").click()
    for table in (*tables, held):
        row(other, "Continue", table.table).get_by_role("link").click()
        assert Player(other).state()["seat"] == table.seat
        other.goto("/")


@pytest.mark.parametrize("gone", [True, False], ids=["deleted", "server down"])
def test_only_a_game_that_is_no_more_is_forgotten(enter: Enter, gone: bool) -> None:
    page = enter("/", expected=("404", "502"))
    page.locator(".tut").get_by_role("button").click()
    Player(page)
    table = table_of(page)
    if gone:
        page.route(f"**/api/tables/{table}", lambda route: route.fulfill(status=404, body="{}"))
    else:
        page.route("**/api/**", lambda route: route.fulfill(status=502, body="<h1>Bad gateway</h1>"))
    page.goto("/")
    if gone:
        expect(page.get_by_role("region", name="Continue")).to_contain_text("Games you sit in appear here")
    else:
        expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
        expect(row(page, "Continue", table)).to_contain_text("No answer")
        page.get_by_role("button", name="Retry").click()
        expect(page.get_by_role("button", name="Retry")).to_be_enabled()
        page.unroute("**/api/**")
        expect(row(page, "Continue", table)).to_contain_text("Your move")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_server_that_is_back_is_noticed(server: Server, enter: Enter) -> None:
    page = enter("/")
    at_home(page)
    page.wait_for_load_state("networkidle")  # a file that is cut in the middle would be a fault of the page's
    server.kill()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    server.start()
    expect(page.get_by_role("alert")).to_have_count(0)
    card_of(page).get_by_role("button", name=PLAY).click()
    Player(page)


def test_a_wrong_link_says_so(enter: Enter) -> None:
    page = enter("/t/nowhere")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    page.get_by_role("button", name="Home").click()
    at_home(page)

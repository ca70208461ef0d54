"""Several people at one table, each with a browser of one's own."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Enter, Seat
from tests.browser.player import END, Player, in_turn, table_of
from tests.browser.seeded import Seeded, after, sealed
from tests.server.room import Server

MISSION = {"mode": "first-mission", "turn_limit": 40}
STANDARD = {"mode": "awakening", "turn_limit": 40}


def two(table: Seeded, enter: Enter) -> tuple[Player, Player]:
    ada, ben = (Player(enter(table.path_of(place))) for place in (0, 1))
    return ada, ben


def same_board(one: Player, other: Player) -> bool:
    """Both pages show the same rooms in the same way."""
    labels = "all => all.map(one => one.dataset.id).sort().join()"
    first, second = (str(player.page.locator(".thing.room").evaluate_all(labels)) for player in (one, other))
    return first == second != ""


def test_two_people_take_turns(seat: Seat, enter: Enter) -> None:
    table = seat(2, 5, after(0), others="open", **MISSION)
    first = enter(table.path)
    expect(first.get_by_role("heading", name="Waiting for players")).to_be_visible()
    second = enter(f"/t/{table.table}")
    second.get_by_role("button", name="Sit").click()
    ada, ben = Player(first), Player(second)
    in_turn([ada, ben], 12)
    assert same_board(ada, ben)


def test_cards_of_a_combat_are_chosen_in_secret(seat: Seat, enter: Enter) -> None:
    ada, ben = two(seat(2, 3, sealed("combat-card"), others="human", **STANDARD), enter)
    expect(ada.page.locator(".scene")).to_contain_text("choosing")
    assert ben.answer()
    expect(ada.page.locator(".scene .fighter .only", has_text="Locked in")).to_be_visible()
    expect(ada.page.locator(".scene .facecard:not(.back)")).to_have_count(0)
    assert ada.answer()
    for player in (ada, ben):
        expect(player.page.locator(".scene .plate")).to_be_visible()
        player.page.get_by_role("button", name="Go on").click()
        expect(player.page.locator(".scene")).to_have_count(0)


# --- lines that break


class Line:
    """The stream of a page; it can be cut."""

    def __init__(self, page: Page) -> None:
        self._routes: list[WebSocketRoute] = []
        self._cut = False
        page.route_web_socket("**/stream", self._through)
        page.reload()

    def _through(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close(code=1012)
        else:
            self._routes.append(route)
            route.connect_to_server()

    def cut(self) -> None:
        self._cut = True
        for route in self._routes:
            route.close(code=1012)

    def mend(self) -> None:
        self._cut = False


def test_whoever_was_cut_off_catches_up(seat: Seat, enter: Enter) -> None:
    ada, ben = two(seat(2, 5, after(0), others="human", **MISSION), enter)
    line = Line(ben.page)
    expect(ben.page.locator(".link.open")).to_be_visible()
    line.cut()
    ben.page.context.set_offline(True)
    expect(ben.page.locator(".dec")).to_contain_text("Reconnecting")
    while 0 in ada.state()["view"]["owing"]:
        assert ada.answer()
    ben.page.context.set_offline(False)
    line.mend()
    expect(ben.page.locator(".dec.mine")).to_be_visible()
    expect(ben.page.locator(".right .log")).to_contain_text("Ada placed the marker")
    assert ben.answer()
    assert same_board(ada, ben)


def test_a_server_that_dies_costs_nothing(server: Server, seat: Seat, enter: Enter) -> None:
    """What was selected, the game and the seats are as they were; a move made meanwhile arrives."""
    ada, ben = two(seat(2, 5, after(0), others="human", **MISSION), enter)
    decision = ada.wait_until_asked()
    assert decision is not None
    ada.page.locator('[data-id="section:mobility"]:visible').click()
    for player in (ada, ben):
        player.page.wait_for_load_state("networkidle")  # a file that is cut in the middle would be a fault
    server.kill()
    for player in (ada, ben):
        expect(player.page.locator(".dec")).to_contain_text("Reconnecting")
    server.start()
    expect(ada.page.locator('[data-id="section:mobility"][aria-pressed=true]:visible')).to_be_visible()
    ada.page.locator("[data-confirm]").click()
    ada.wait_past(decision["number"])
    in_turn([ada, ben], 6)
    assert same_board(ada, ben)


def test_a_refused_move_is_said_and_changes_nothing(seat: Seat, enter: Enter) -> None:
    table = seat(1, 5, after(0), **MISSION)
    page = enter("about:blank")
    refuse: list[bool] = []

    def through(route: WebSocketRoute) -> None:
        line = route.connect_to_server()

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if refuse and said["type"] == "move":
                problem = {"title": "Conflict", "status": 409, "detail": "Not so.", "request": said["request"]}
                route.send(json.dumps({"type": "problem", "problem": problem}))
            else:
                line.send(message)

        route.on_message(say)

    page.route_web_socket("**/stream", through)
    page.goto(table.path)
    player = Player(page)
    before = player.state()["view"]
    refuse.append(True)
    page.locator('[data-id="section:mobility"]:visible').click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".dec")).to_contain_text("Not so.")
    assert player.state()["view"] == before
    refuse.clear()
    assert player.answer()


# --- what the others agree on


def after_a_turn(seat: Seat, enter: Enter) -> tuple[Player, Player]:
    """Ada has played, Ben is asked."""
    table = seat(2, 5, after(1, seat=1), others="human", **MISSION)
    return two(table, enter)


def test_an_undo_needs_the_consent_of_the_others(seat: Seat, enter: Enter) -> None:
    ada, ben = after_a_turn(seat, enter)
    assert ben.answer()
    before = ada.state()["version"]
    ask = ada.page.get_by_role("button", name="Undo: the others have to agree")
    for agree in (False, True):
        ask.click()
        ada.page.locator("[data-take-back]").click()
        expect(ada.page.locator(".ask")).to_contain_text("You asked")
        expect(ben.page.locator(".ask")).to_contain_text("Ada asks to take back")
        ben.page.locator("[data-agree]" if agree else "[data-refuse]").click()
        expect(ada.page.locator(".ask")).to_have_count(0)
        expect(ada.page.locator(".dec.mine")).to_have_count(int(agree))
    assert ada.state()["version"] > before
    assert ada.answer()


def test_a_proposal_is_withdrawn(seat: Seat, enter: Enter) -> None:
    ada, ben = after_a_turn(seat, enter)
    propose_end(ada.page)
    expect(ben.page.locator(".ask")).to_contain_text("Ada asks to end the game")
    ada.page.locator("[data-withdraw]").click()
    for player in (ada, ben):
        expect(player.page.locator(".ask")).to_have_count(0)


def propose_end(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to end the game").click()
    page.locator("[data-sure]").click()


def test_all_agree_to_end_the_game(seat: Seat, enter: Enter) -> None:
    ada, ben = after_a_turn(seat, enter)
    propose_end(ada.page)
    ben.page.locator("[data-agree]").click()
    for player in (ada, ben):
        expect(player.page.locator(END)).to_be_visible()


def test_whoever_concedes_is_played_by_a_bot(seat: Seat, enter: Enter) -> None:
    page = Player(enter(seat(2, 5, after(0), **MISSION).path)).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.locator("[data-sure]").click()
    expect(page.locator(END)).to_be_visible()  # nobody is left who plays


# --- coming and going


def test_a_bot_stands_in_until_the_owner_comes_back(
    hasty: Server, seat_at: Callable[..., Seeded], enter: Enter
) -> None:
    table = seat_at(hasty, 2, 5, after(0), others="human", away_after=1.0, **MISSION)
    ben = Player(enter(table.path_of(1), base_url=hasty.url))
    ben.page.get_by_role("button", name="Let a bot stand in").click()
    menu = ben.page.locator(".menu")
    expect(menu).to_contain_text("Nobody sees its hand")
    menu.get_by_role("button", name="Let a bot stand in").click()
    expect(menu).to_contain_text("away, a bot stands in")
    ben.page.get_by_role("button", name="Close").click()
    assert ben.answer()
    ada = Player(enter(table.path_of(0), base_url=hasty.url))
    expect(ben.page.get_by_text("a bot stands in")).to_have_count(0)
    in_turn([ada, ben], 4)


def test_a_stand_in_is_voted_on(hasty: Server, seat_at: Callable[..., Seeded], enter: Enter) -> None:
    table = seat_at(hasty, 3, 5, after(0), others="human", away_after=1.0, **MISSION)
    ben, cleo = (Player(enter(table.path_of(place), base_url=hasty.url)) for place in (1, 2))
    ben.page.get_by_role("button", name="Let a bot stand in").click()
    ben.page.locator(".menu").get_by_role("button", name="Ask for a stand-in").click()
    ben.page.get_by_role("button", name="Close").click()
    expect(ben.page.locator(".ask")).to_contain_text("You asked for a bot to stand in")
    expect(cleo.page.locator(".ask")).to_contain_text("Ben asks for a bot to stand in for Ada")
    cleo.page.locator("[data-agree]").click()
    for player in (ben, cleo):
        expect(player.page.locator(".ask")).to_have_count(0)
        assert player.state()["table"]["seats"][0]["stand_in"] == "greedy"


def asking(table: Seeded, enter: Enter) -> tuple[Player, Player]:
    """Ada plays against a bot; Eve asks to play instead of it."""
    ada, eve = Player(enter(table.path)), Player(enter(f"/t/{table.table}", expected=("401",)))  # refused: no seat
    eve.page.get_by_role("button", name="Ask to play").click()
    eve.page.locator(".menu").get_by_role("button", name="Ask to play").click()
    expect(ada.page.locator(".ask")).to_contain_text("asks to play instead of the bot")
    return ada, eve


def test_somebody_comes_late_if_everyone_agrees(seat: Seat, enter: Enter) -> None:
    ada, eve = asking(seat(2, 5, after(6), others="bot", **MISSION), enter)
    ada.page.locator("[data-agree]").click()
    expect(eve.page.locator(".menu")).to_contain_text("your seat")
    eve.page.get_by_role("button", name="Close").click()
    in_turn([ada, eve], 4)
    assert same_board(ada, eve)


def test_nobody_comes_late_if_somebody_refuses(seat: Seat, enter: Enter) -> None:
    ada, eve = asking(seat(2, 5, after(6), others="bot", **MISSION), enter)
    ada.page.locator("[data-refuse]").click()
    expect(eve.page.locator(".menu")).to_contain_text("The others said no")
    assert eve.state()["seat"] is None


def test_a_spectator_sees_no_secrets_and_follows(seat: Seat, enter: Enter) -> None:
    table = seat(2, 3, sealed("combat-card"), others="human", **STANDARD)
    ada = Player(enter(table.path_of(0)))
    watcher = Player(enter(f"/t/{table.table}"))
    page = watcher.page
    expect(page.locator(".top")).to_contain_text("Watching")
    expect(page.locator(".dec.mine")).to_have_count(0)
    expect(page.locator(".facecard:not(.back)")).to_have_count(0)
    page.get_by_label("Follow").select_option(label="Ben")
    assert ada.answer()
    expect(page.locator(".scene")).to_contain_text("Locked in")
    assert table_of(page) == table.table
    assert watcher.state()["decision"] is None

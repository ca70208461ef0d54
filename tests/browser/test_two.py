"""Two people at one table, each with a browser of one's own."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Enter, Seat
from tests.browser.player import Player
from tests.browser.seeded import after, asked

MISSION = {"mode": "first-mission", "turn_limit": 40}


def sit(page: Page) -> Player:
    """Take the open seat in the waiting room."""
    page.get_by_role("button", name="Sit").click()
    return Player(page)


def test_two_people_take_turns(seat: Seat, enter: Enter) -> None:
    table = seat(2, 5, after(0), others="open", **MISSION)
    first = enter(table.path)
    expect(first.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ben = sit(enter(f"/t/{table.table}"))
    ada = Player(first)
    for _ in range(12):
        asking = ada if 0 in ada.state()["view"]["owing"] else ben
        assert asking.answer()
    assert same_board(ada, ben)


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
    table = seat(2, 5, after(0), others="human", **MISSION)
    ada, ben = (Player(enter(table.path_of(place))) for place in (0, 1))
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


def test_cards_of_a_combat_are_chosen_in_secret(seat: Seat, enter: Enter) -> None:
    table = seat(2, 3, asked("combat-card"), others="human", mode="awakening", turn_limit=40)
    ada, ben = (Player(enter(table.path_of(place))) for place in (0, 1))
    expect(ada.page.locator(".scene")).to_contain_text("choosing")
    assert ben.answer()
    expect(ada.page.locator(".scene .fighter .only", has_text="Locked in")).to_be_visible()
    expect(ada.page.locator(".scene .facecard:not(.back)")).to_have_count(0)
    assert ada.answer()
    for player in (ada, ben):
        expect(player.page.locator(".scene .plate")).to_be_visible()
        player.page.get_by_role("button", name="Go on").click()
        expect(player.page.locator(".scene")).to_have_count(0)


def same_board(one: Player, other: Player) -> bool:
    """Both pages show the same rooms in the same way."""
    labels = "all => all.map(one => one.dataset.id).sort().join()"
    first, second = (str(player.page.locator(".thing.room").evaluate_all(labels)) for player in (one, other))
    return first == second != ""

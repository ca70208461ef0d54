"""Fallout at a table: the track, objectives, victory points, and combats of several sides."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import arks
from tests.browser.conftest import Contexts, Enter, Seat
from tests.browser.measure import PLAYABLE, first_load
from tests.browser.player import END, Player
from tests.browser.screens import Screens
from tests.browser.seeded import after, asked, at_the_end
from tests.browser.test_first_load import MOST

FALLOUT = {"mode": "fallout", "turn_limit": 10}
LONG = {"mode": "fallout", "turn_limit": 200}
both = pytest.mark.parametrize("size", ["desk", "phone"])
each = pytest.mark.parametrize("size", ["desk", "phone", "tablet"])


@pytest.fixture
def screens(contexts: Contexts, size: str) -> Screens:
    return Screens(contexts, size)


def asked_for_a_line(state: arks.State) -> int | None:
    return asked("line")(state, 0)


def about_to_move(state: arks.State, _: int) -> int | None:
    """Somebody may end a line, and the counter moves if nothing changes."""
    seat = asked_for_a_line(state)
    if seat is None:
        return None
    forecast = arks.view(state, seat)["fallout"]["track"]["forecast"]
    return seat if forecast is not None and forecast["move"] != "stays" else None


def in_war(state: arks.State, _: int) -> int | None:
    seat = asked("section")(state, 0)
    return seat if seat is not None and arks.view(state, seat)["fallout"]["track"]["state"] == "war" else None


def targets_lie_open(state: arks.State, _: int) -> int | None:
    seat = asked_for_a_line(state)
    if seat is None:
        return None
    return seat if any(goal.get("revealed") for goal in arks.view(state, seat)["fallout"]["objectives"]) else None


def my_turn(page: Page) -> None:
    expect(page.locator(".dec.mine")).to_be_visible()


def test_a_game_is_clicked_to_its_end(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(2, 5, after(0), **FALLOUT).path))
    assert player.play_to_the_end() > 10
    end = player.page.locator(END)
    expect(end).to_be_visible()
    view = player.state()["view"]
    for rank in view["fallout"]["ranking"]:
        expect(end.locator(".fresult tbody tr", has_text=str(rank["total"])).first).to_be_visible()
    assert player.listed == [], "only the list could answer it"


def test_the_evaluation_is_told(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(3, 1, about_to_move, level="random", others="human", **LONG).path))
    page = player.page
    number = player.state()["decision"]["number"]
    step = player.state()["view"]["fallout"]["track"]
    expect(page.locator(".top .ftrack .next")).to_have_text(str(step["forecast"]["step"]))
    page.locator('.dec [data-option="done"]').click()
    player.wait_past(number)
    expect(page.locator(".evaluation")).to_contain_text("The fallout counter moved")
    now = player.state()["view"]["fallout"]["track"]
    assert (now["state"], now["step"]) == (step["forecast"]["state"], step["forecast"]["step"])
    expect(page.locator(".top .ftrack .now")).to_have_text(str(now["step"]))


def test_the_counter_is_moved_on_its_track(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(3, 1, asked("counter"), level="random", others="human", **LONG).path))
    page = player.page
    number = player.state()["decision"]["number"]
    step = page.locator(".top .ftrack button").last
    wanted = re.sub(r"\D", "", step.inner_text())
    step.click()
    expect(step).to_have_attribute("aria-pressed", "true")
    step.click()
    player.wait_past(number)
    assert str(player.state()["view"]["fallout"]["track"]["step"]) == wanted


def test_a_first_visit_loads_little(contexts: Contexts, seat: Seat) -> None:
    """With the parts of the mode."""
    table = seat(5, 7, after(40), level="random", **LONG)
    loaded, _ = first_load(contexts(), table.path, PLAYABLE["table"])
    assert loaded.without_icons() < MOST, dict(loaded.bytes)


# --- pictures


@each
def test_the_beginning(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, after(0), **FALLOUT).path)
    my_turn(page)
    screens.keep(page, "fallout")


@both
def test_five_players(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(5, 7, after(40), level="random", complexity2=True, **LONG).path)
    my_turn(page)
    screens.keep(page, "fallout-5")


@both
def test_an_evaluation(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 1, about_to_move, level="random", others="human", **LONG).path)
    my_turn(page)
    screens.keep(page, "fallout-forecast")
    player = Player(page)
    number = player.state()["decision"]["number"]
    page.locator('.dec [data-option="done"]').click()
    player.wait_past(number)
    expect(page.locator(".evaluation section")).to_be_visible()
    screens.keep(page, "fallout-evaluation")


@both
def test_war(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 1, in_war, level="random", **LONG).path)
    my_turn(page)
    expect(page.locator(".relations.war")).to_be_attached()
    screens.keep(page, "fallout-war")


@both
def test_targets(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 1, targets_lie_open, level="random", **LONG).path)
    my_turn(page)
    screens.keep(page, "fallout-targets")
    if screens.phone:
        page.locator(".tabbar button", has_text="Players").click()
        screens.keep(page, "fallout-players")
        page.locator(".tabbar button", has_text="Biodome").click()
        screens.keep(page, "fallout-biodome")


@both
def test_several_sides(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(4, 1, asked("melee-card"), level="random", **LONG).path)
    page.locator(".tcard").first.click()
    screens.keep(page, "fallout-melee")
    page.locator("[data-confirm]").click()
    expect(page.locator(".melee .verdict.over")).to_be_visible()
    screens.keep(page, "fallout-melee-result")


@both
def test_unknown_artifact(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 1, asked("counter"), level="random", **LONG).path)
    my_turn(page)
    screens.keep(page, "fallout-counter")


@both
def test_the_end(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 7, at_the_end, level="random", **LONG).path)
    expect(page.locator(END)).to_be_visible()
    screens.keep(page, "fallout-end")

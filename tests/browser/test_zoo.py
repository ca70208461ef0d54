"""What a player of Ark Nova does at the table besides building: animals, cards, association, breaks, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import arks
from tests.browser.conftest import PHONE, Enter, Seat
from tests.browser.player import END, Json
from tests.browser.seeded import Until, after, asked, at_the_end, offered
from tests.browser.zookeeper import SCORING, STEPS, Keeper

Found = Callable[..., str]  # where a table lies at which a moment has come


@pytest.fixture
def zoo(seat: Seat) -> Found:
    """Tables in the middle of wild games: their moments come soon."""

    def make(until: Until, players: int = 1) -> str:
        return seat(players, 1, until, game="nova", level="random").path

    return make


def free_to_choose(state: arks.State, _: int) -> int | None:
    """Until somebody may build or draw cards."""
    for seat, ask in arks.asks(state).items():
        if ask.prompt == "action" and {"act action:build", "act action:cards"} <= {option.id for option in ask.options}:
            return seat
    return None


def taking(state: arks.State, _: int) -> int | None:
    """Until somebody may take a card, but not every card."""
    for seat, ask in arks.asks(state).items():
        cards = {id for option in ask.options for id in option.touches}
        display = [card for card in arks.view(state, seat)["display"] if card]
        if ask.prompt == "take-card" and cards and len(cards) < len(display):
            return seat
    return None


def own(state: Json) -> Json:
    board: Json = state["view"]["boards"][state["seat"]]
    return board


def asked_now(keeper: Keeper, prompt: str) -> Json:
    decision = keeper.wait_until_asked()
    assert decision is not None and decision["prompt"] == prompt
    return decision


def choose(keeper: Keeper, decision: Json, option: Json) -> Json:
    """Click it and confirm; what the server says then."""
    keeper.click(decision, [option["id"]])
    keeper.wait_past(decision["number"])
    assert keeper.listed == [], "only the list could answer it"
    return keeper.state()


def starting(decision: Json, word: str) -> Json:
    option: Json = next(one for one in decision["options"] if one["id"].split()[0] == word)
    return option


# --- animals and cards


def test_an_animal_moves_in(zoo: Found, enter: Enter) -> None:
    keeper = Keeper(enter(zoo(offered("house", "house", besides=1))))
    decision = asked_now(keeper, "house")
    before = keeper.state()
    page = keeper.page
    home = starting(decision, "house")["touches"][0]
    fitting = [one for one in before["view"]["asked"]["homes"] if one["fits"]]
    expect(page.locator(".homes:not(.row) .hm.ok")).to_have_count(len(fitting))
    expect(page.locator(".tags .tg.fit")).to_have_count(len(fitting))
    page.locator(f'.map [data-id="{home}"]').click()
    expect(page.locator(f'.map [data-id="{home}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".led")).to_contain_text("→")
    page.locator("[data-confirm]").click()
    keeper.wait_past(decision["number"])
    state = own(keeper.state())
    assert len(state["animals"]) == len(own(before)["animals"]) + 1
    assert next(one for one in state["buildings"] if one["id"] == home)["full"] > 0


def test_a_card_is_taken_from_within_reach(zoo: Found, enter: Enter) -> None:
    keeper = Keeper(enter(zoo(taking)))
    decision = asked_now(keeper, "take-card")
    page = keeper.page
    before = keeper.state()["view"]["display"]
    reach = own(keeper.state())["range"]
    near, far = [card["id"] for card in before[:reach] if card], [card["id"] for card in before[reach:] if card]
    offered_cards = {id for option in decision["options"] for id in option["touches"]}
    assert offered_cards == set(near)
    beyond = page.locator(f'.display [data-card="{far[0]}"]')
    expect(beyond).to_contain_text("reputation")
    beyond.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert sheet.locator(f'[data-option$="{far[0]}"]').count() == 0
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    state = choose(keeper, decision, starting(decision, "take"))
    assert near[0] in [card["id"] for card in own(state)["cards"]]


def test_a_card_grows_under_the_pointer(zoo: Found, enter: Enter) -> None:
    page = Keeper(enter(zoo(asked("action")))).page
    for zone in (".display", ".hand-zone"):
        page.locator(f"{zone} .pc").first.hover(position={"x": 12, "y": 60})
        expect(page.locator(".peek-card")).to_be_visible()
        assert inside(page.locator(".peek-card"), page.viewport_size)
        page.locator(".top").hover()
        expect(page.locator(".peek-card")).to_have_count(0)


def test_a_card_grows_under_a_finger_that_stays(zoo: Found, enter: Enter) -> None:
    page = enter(zoo(asked("action")), PHONE, has_touch=True, is_mobile=True)
    Keeper(page)
    page.locator(".tabbar button", has_text="Hand").tap()
    box = page.locator(".page-hand .pc").first.bounding_box()
    assert box is not None
    line = page.context.new_cdp_session(page)
    finger = {"x": box["x"] + 40, "y": box["y"] + 60}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.get_by_role("dialog")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()
    assert inside(page.locator(".sheet-card"), PHONE)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


def inside(box: Locator, size: object) -> bool:
    assert isinstance(size, dict)
    edges = box.evaluate(
        "one => { const {left, right, top, bottom} = one.getBoundingClientRect(); return [left, top, right, bottom]; }"
    )
    return bool(edges[0] >= 0 and edges[1] >= 0 and edges[2] <= size["width"] and edges[3] <= size["height"])


# --- the association


@pytest.mark.parametrize(
    ("word", "counted"), [("partner", "partners"), ("enrol", "universities"), ("support", "supports")]
)
def test_the_association_is_clicked(zoo: Found, enter: Enter, word: str, counted: str) -> None:
    keeper = Keeper(enter(zoo(offered("association", word), 2)))
    decision = asked_now(keeper, "association")
    expect(keeper.page.locator(".scene.assoc")).to_be_visible()
    before = own(keeper.state())
    now = choose(keeper, decision, starting(decision, word))
    if word == "support":  # the token that leaves its space is chosen in the same scene
        decision = asked_now(keeper, "left-token")
        now = choose(keeper, decision, decision["options"][0])
    assert count(own(now)[counted]) == count(before[counted]) + 1


def count(value: Any) -> int:
    return value if isinstance(value, int) else len(value)


def test_what_the_association_cannot_do_says_why(zoo: Found, enter: Enter) -> None:
    page = Keeper(enter(zoo(asked("association"), 2))).page
    page.locator(".scene .lv:not(.legal)").first.click()
    expect(page.locator(".tip[role=alert]")).to_contain_text("Why not?")


# --- the turn and the table


def test_answers_are_taken_back_until_something_is_revealed(zoo: Found, enter: Enter) -> None:
    keeper = Keeper(enter(zoo(free_to_choose)))
    page = keeper.page
    before = keeper.state()
    decision = asked_now(keeper, "action")
    build = next(one for one in decision["options"] if one["id"] == "act action:build")
    choose(keeper, decision, build)
    expect(page.locator(".dec.mine .dq b").first).not_to_have_text(before["decision"]["text"])
    page.keyboard.press("z")
    expect(page.locator(".dec.mine .dq b").first).to_have_text(before["decision"]["text"])
    assert keeper.state()["view"] == before["view"]

    keeper = Keeper(page)
    decision = asked_now(keeper, "action")
    choose(keeper, decision, next(one for one in decision["options"] if one["id"] == "act action:cards"))
    while (decision := keeper.wait_until_asked() or {}) and decision["prompt"] != "cards":
        assert keeper.answer()
    choose(keeper, decision, starting(decision, "draw"))
    keeper.wait_until_asked()
    page.get_by_role("button", name="Undo: the others have to agree").click()
    expect(page.locator(".note")).to_contain_text("revealed")


def test_an_x_token_is_taken_once(zoo: Found, enter: Enter) -> None:
    """The next turn's click on an action card means the action again."""
    keeper = Keeper(enter(zoo(offered("action", "rest"))))
    decision = asked_now(keeper, "action")
    before = own(keeper.state())["xtokens"]
    assert own(choose(keeper, decision, starting(decision, "rest")))["xtokens"] == before + 1
    while (decision := keeper.wait_until_asked() or {}) and decision["prompt"] != "action":
        assert keeper.answer()
    choose(keeper, decision, starting(decision, "act"))


def test_another_zoo_is_one_click_away(zoo: Found, enter: Enter) -> None:
    keeper = Keeper(enter(zoo(after(60), 2)))
    page = keeper.page
    other = 1 - keeper.state()["seat"]
    page.locator(f'.left .pl[data-id="seat:{other}"]').click()
    expect(page.locator(".reading")).to_contain_text("read only")
    buildings = keeper.state()["view"]["boards"][other]["buildings"]
    expect(page.locator(".map .still, .map .home")).to_have_count(len(buildings))
    page.keyboard.press("Escape")
    expect(page.locator(".reading")).to_have_count(0)


def test_a_break_tells_what_it_brought(zoo: Found, enter: Enter) -> None:
    keeper = Keeper(enter(zoo(asked("hand-limit"))))
    page = keeper.page
    asked_now(keeper, "hand-limit")
    before = own(keeper.state())
    scene = page.locator(".brkscene")
    assert keeper.answer()
    while keeper.wait_until_asked() and not scene.count():
        assert keeper.answer()
    expect(scene.locator(".steps li")).to_have_count(6)
    expect(scene.locator(".sum")).to_contain_text(f"+{before['income']['total']} money")
    scene.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)
    expect(page.locator(".dec.mine")).to_be_visible()


def test_words_and_keys_play_several_turns(zoo: Found, enter: Enter) -> None:
    """With the zoo as a table of words, and without a pointer."""
    keeper = Keeper(enter(zoo(asked("action"))))
    page = keeper.page
    expect(page.locator(".dec.mine")).to_be_visible()  # the menu of the loading screen is another one
    keeper.focus_by_tab("[aria-label=Menu]")
    page.keyboard.press("Enter")
    page.get_by_label("The board as a table of words").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator("table.words")).to_be_visible()
    turns = own(keeper.state())["turns"]
    for _ in range(40):
        assert keeper.answer(by_keys=True)
        if own(keeper.state())["turns"] >= turns + 3:
            return
    raise AssertionError("no turn ended")


# --- the end


def test_the_scoring_is_told_step_by_step(zoo: Found, enter: Enter) -> None:
    keeper = Keeper(enter(zoo(at_the_end, 2)))
    page = keeper.page
    points = [board["points"] for board in keeper.state()["view"]["boards"]]
    page.locator(END).get_by_role("button", name="Scoring, step by step").click()
    steps = page.locator(f"{SCORING} ol").first.locator("li")
    expect(steps).to_have_count(STEPS)
    for step in range(STEPS):
        expect(steps.nth(step)).to_have_attribute("aria-current", "step")
        if step < STEPS - 1:
            page.keyboard.press("ArrowRight")
    for n in points:
        expect(page.locator(f"{SCORING} [role=img]").first).to_have_attribute(
            "aria-label", re.compile(rf"(?<!\d){n} points")
        )
    page.keyboard.press("ArrowLeft")
    expect(steps.nth(STEPS - 2)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(page.locator(END)).to_be_visible()


def test_a_finished_zoo_is_watched_again(zoo: Found, enter: Enter) -> None:
    page = enter(zoo(at_the_end, 2))
    page.locator(END).get_by_role("button", name="Replay").click()
    where = page.locator(".replay .where")
    expect(where).to_contain_text("Step 0 of")
    last = int(where.inner_text().split()[-1])
    page.get_by_role("button", name="To the end").click()
    expect(where).to_have_text(f"Step {last} of {last}")
    expect(page.locator(".map .still, .map .home").first).to_be_visible()
    page.get_by_role("slider").fill(str(last // 2))
    expect(where).to_have_text(f"Step {last // 2} of {last}")

"""A building is turned and placed by mouse, by finger and by keys: exactly the spaces shown are built on."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

import arks
from tests.browser.conftest import PHONE, Enter, Seat
from tests.browser.player import Json
from tests.browser.zookeeper import Keeper

SPACES = 60
LEAST = 3  # spaces of a building that lies differently when it is turned
OUTLINE = ".ghosts .gho, .ghosts .ill"  # of the building where it is held, whether it fits there or not
HOLDS = ".ghosts .dot.now"  # spaces at which it fits as it is turned


def placing(state: arks.State, _: int) -> int | None:
    """Until a large building is to be placed, which does not fit everywhere."""
    for seat, ask in arks.asks(state).items():
        large = [option for option in ask.options if len(option.touches) >= LEAST]
        if ask.prompt == "place" and len(large) > 2 * LEAST:
            return seat
    return None


class Builder(Keeper):
    """Looks at the place in question, and remembers what the server said before."""

    def begin(self) -> Json:
        decision = self.wait_until_asked()
        assert decision is not None and decision["prompt"] == "place"
        self.before = self.state()
        self.options: list[Json] = [one for one in decision["options"] if one["touches"]]
        self.reach = {cell for option in self.options for cell in option["touches"]}
        self.decision = decision
        return decision

    def built(self) -> list[set[str]]:
        """Where the own buildings stand, as the server has it."""
        state = self.state()
        return [{f"cell:{n}" for n in one["cells"]} for one in state["view"]["boards"][state["seat"]]["buildings"]]

    def chosen(self) -> str | None:
        armed = self.page.locator('.acts [data-option][aria-selected="true"]')
        return armed.first.get_attribute("data-option") if armed.count() else None

    def outline(self) -> str | None:
        drawn = self.page.locator(OUTLINE)
        return drawn.first.get_attribute("d") if drawn.count() else None

    def ways(self) -> list[str | None]:
        """The ways to turn it, drawn beside the map where there is room; which one it is now is marked."""
        return [one.get_attribute("aria-pressed") for one in self.page.locator(".rt1").all()]

    def free_but_not_possible(self) -> Locator:
        """A space without a building on which this one cannot stand."""
        taken = set().union(*self.built(), self.reach)
        return self.thing(next(id for id in map("cell:{}".format, range(SPACES)) if id not in taken))

    def unchanged(self) -> bool:
        now = self.state()
        return bool(now["view"] == self.before["view"] and now["decision"] == self.before["decision"])

    def ends_on(self, option: Json, count: int) -> None:
        """One building more, on exactly these spaces."""
        self.wait_past(self.decision["number"])
        built = self.built()
        assert len(built) == count + 1
        assert set(option["touches"]) in built


def test_a_building_is_placed_by_mouse(seat: Seat, enter: Enter) -> None:
    page = enter(seat(1, 1, placing, game="nova", level="random").path)
    builder = Builder(page)
    builder.begin()
    count = len(builder.built())
    expect(page.locator(".cell.legal")).to_have_count(len(builder.reach))
    expect(page.locator(HOLDS).first).to_be_visible()

    wanted = builder.options[-1]
    builder.thing(wanted["touches"][0]).hover()
    expect(page.locator(OUTLINE)).to_be_visible()
    as_it_lies, ways = builder.outline(), builder.ways()
    page.keyboard.press("r")
    expect(page.locator(OUTLINE)).not_to_have_attribute("d", as_it_lies or "")
    assert builder.ways() != ways and builder.ways().count("true") == 1
    assert builder.unchanged()

    builder.free_but_not_possible().click()
    expect(page.locator(".tip[role=alert]")).to_contain_text("Why not?")
    assert builder.chosen() is None

    builder.lay(wanted)
    assert builder.chosen() == wanted["id"]
    expect(page.locator(".gho.solid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".gho.solid")).to_have_count(0)
    assert builder.chosen() is None and builder.unchanged()

    builder.lay(wanted)
    page.locator("[data-confirm]").click()
    builder.ends_on(wanted, count)


def test_a_building_is_placed_by_finger(seat: Seat, enter: Enter) -> None:
    page = enter(seat(1, 1, placing, game="nova", level="random").path, PHONE, has_touch=True, is_mobile=True)
    builder = Builder(page)
    builder.begin()
    count = len(builder.built())
    turn = page.locator(".turnbtn")
    expect(page.locator(HOLDS).first).to_be_visible()

    builder.free_but_not_possible().tap()
    expect(page.locator(".tip[role=alert]")).to_contain_text("Why not?")
    page.locator(".tip .x").tap()

    builder.thing(builder.options[0]["touches"][0]).tap()
    expect(page.locator(".gho.solid")).to_be_visible()
    first = builder.chosen()
    ways: set[str | None] = set()
    for _ in builder.ways():
        ways.add(builder.outline())
        turn.tap()
        expect(page.locator(OUTLINE)).to_be_visible()
    assert len(ways) > 1, "it does not turn"
    assert builder.chosen() == first, "turned all around it lies as before"
    assert builder.unchanged()

    chosen = next(option for option in builder.options if option["id"] == first)
    page.locator("[data-confirm]").tap()
    builder.ends_on(chosen, count)


def test_a_building_is_placed_by_keys(seat: Seat, enter: Enter) -> None:
    page = enter(seat(1, 1, placing, game="nova", level="random").path)
    builder = Builder(page)
    builder.begin()
    count = len(builder.built())
    keyboard = page.keyboard
    builder.focus_by_tab(".cell.legal")
    expect(page.locator(OUTLINE)).to_be_visible()
    for key in ["ArrowUp"] * 7 + ["ArrowLeft"] * 9 + ["ArrowDown"] * 7 + ["ArrowRight"] * 9:  # around the map
        keyboard.press(key)
        if page.evaluate("document.activeElement.matches('.cell:not(.legal)')"):
            break
    keyboard.press("Enter")
    expect(page.locator(".tip[role=alert]")).to_contain_text("Why not?")
    keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)

    builder.focus_by_tab(".cell.legal")
    keyboard.press("Enter")
    expect(page.locator(".gho.solid")).to_be_visible()
    keyboard.press("Escape")
    expect(page.locator(".gho.solid")).to_have_count(0)
    assert builder.unchanged()

    keyboard.press("Enter")
    first = builder.chosen()
    for _ in builder.ways():
        keyboard.press("r")
    assert builder.chosen() == first, "turned all around it lies as before"
    for _ in builder.ways():
        keyboard.press("r")
        if builder.chosen() not in (None, first):
            break
    wanted = next(option for option in builder.options if option["id"] == builder.chosen())
    builder.focus_by_tab("[data-confirm]")
    keyboard.press("Enter")
    builder.ends_on(wanted, count)

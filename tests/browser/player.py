"""Somebody who does what the hint says, by clicks on drawn things or by keys alone, at a table of any game."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

Json = dict[str, Any]
END = "section.end"  # the sheet with the result
OVER = f"{END}, section.scoring"  # a game may be scored step by step before that
RESULT = ".scene button:has-text('Go on')"

# The page puts a question, other than the one that was answered last, or the game is over.
ASKED = f"""last => Boolean(document.querySelector('{OVER}'))
  || [...document.querySelectorAll('.dec.mine[data-number]')].some(one => one.dataset.number !== last)"""
# It is this question, or the game is over.
SHOWN = f"""number => Boolean(document.querySelector('{OVER}'))
  || Boolean(document.querySelector(`.dec.mine[data-number="${{number}}"]`))"""
# The answer is given, or the page wants to know whether it is meant.
SETTLED = f"""number => {{
  const bar = document.querySelector('.dec.mine[data-number]');
  return Boolean(document.querySelector('{OVER}, [data-keep]'))
    || !bar || bar.dataset.number !== number || 'answered' in bar.dataset;
}}"""
# How an option can be taken now: it is armed, it is a button of the bar, or numbers lead to it.
WAY = """id => {
  const named = `[data-option="${CSS.escape(id)}"]`;
  if (document.querySelector(`.acts ${named}[aria-selected=true]`)) return 'armed';
  if (document.querySelector(`.dec ${named}`)) return 'button';
  return document.querySelector('.dec .stepper') ? 'numbers' : 'none';
}"""


def card_of(page: Page, game: str = "Ark: Awakening") -> Locator:
    """The card of a game on the start page."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def table_of(page: Page) -> str:
    return page.url.partition("/t/")[2].partition("?")[0].partition("#")[0]


def call(page: Page, path: str, body: Json | None = None) -> Any:
    """Ask the server what the page would, with its cookie."""
    address = f"/api/tables/{table_of(page)}{path}"
    request = page.context.request
    reply = request.get(address) if body is None else request.post(address, data=body)
    assert reply.ok, reply.text()
    return reply.json()


class Player:
    """Reads the table as the page does, and touches only what the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.locator(".dec:not(.bone)").first.wait_for()  # not that of a table that is being fetched
        self.listed: list[str] = []  # options that only the list could choose
        self._last = ""

    def state(self) -> Json:
        return dict(call(self.page, ""))

    def wait_until_asked(self) -> Json | None:
        """The decision of this seat as soon as the page shows it; None when the game is over."""
        self.page.wait_for_function(ASKED, arg=self._last)
        decision: Json | None = self.state()["decision"]
        # The page may be a moment behind the server.
        self.page.wait_for_function(SHOWN, arg=str(decision["number"]) if decision else "")
        return None if self.page.locator(OVER).count() else decision

    def answer(self, by_keys: bool = False) -> bool:
        """Answer once as the hint says; False when the game is over."""
        decision = self.wait_until_asked()
        if decision is None:
            return False
        picked = list(call(self.page, "/hint", {})["picked"])
        if by_keys:
            self.press(decision, picked)
        else:
            self.click(decision, picked)
        self.wait_past(decision["number"])
        return True

    def wait_past(self, number: int) -> None:
        """Until the answer to this decision is given; whether it is meant is confirmed."""
        self.page.wait_for_function(SETTLED, arg=str(number))
        if self.page.locator("[data-keep]").count():
            self.page.locator("[data-confirm]").click()
            self.page.locator("[data-keep]").wait_for(state="detached")
            self.page.wait_for_function(SETTLED, arg=str(number))
        self._last = str(number)

    def play_to_the_end(self, by_keys: bool = False) -> int:
        for answers in range(500):
            if not self.answer(by_keys):
                return answers
        raise AssertionError("the game has no end")

    # --- by clicks

    def click(self, decision: Json, picked: list[str]) -> None:
        options = {option["id"]: option for option in decision["options"]}
        several = decision["hi"] > 1 or decision["lo"] == 0
        if self.page.locator(RESULT).count():
            self.page.locator(RESULT).click()  # of a combat, a break: it lies on the board until it is put away
        for id in picked:
            self.touch(options[id])
            way = self.page.evaluate(WAY, id)
            if way == "button":
                self.button(id).click()
                if not several:
                    return
            elif way == "numbers":
                self.step_to(options[id])
            elif way == "none":
                self.listed.append(f"{decision['prompt']}: {id}")
                self.option(id).click()
        self.page.locator("[data-confirm]").click()

    def touch(self, option: Json) -> None:
        """Click one thing after the other that the option is about, until it is armed."""
        for thing in option["touches"]:
            if self.page.evaluate(WAY, option["id"]) == "armed":
                return
            drawn = self.thing(thing)
            if drawn.count() and drawn.get_attribute("aria-pressed") != "true":
                self.hit(drawn)

    def hit(self, drawn: Locator) -> None:
        drawn.click()

    def thing(self, id: str) -> Locator:
        """Where a thing is drawn."""
        return self.page.locator(f'[data-id="{id}"]:visible').first

    def step_to(self, option: Json) -> None:
        """Turn the numbers of the bar until they say what is meant."""
        wanted = {name: int(n) for name, n in re.findall(r"([a-z][\w-]*):(\d+)", option["id"])} | option["cost"]
        for kind in self.page.locator(".dec [data-kind]").all():
            if kind.get_attribute("data-kind") in option["cost"]:
                kind.click()
        for stepper in self.page.locator(".dec .stepper").all():
            goal = wanted.get(str(stepper.get_attribute("data-part")), 0)
            for _ in range(40):
                now = int((stepper.get_attribute("aria-label") or "").rpartition(" ")[2])
                if now == goal:
                    break
                stepper.locator(f'[data-step="{"+" if now < goal else "-"}"]').click()

    def button(self, id: str) -> Locator:
        return self.page.locator(f'.dec [data-option="{id}"]')

    def option(self, id: str) -> Locator:
        return self.page.locator(f'.acts [data-option="{id}"]')

    # --- by keys

    def press(self, decision: Json, picked: list[str]) -> None:
        """Walk the list with the arrows, choose with Enter, confirm with Enter."""
        keyboard = self.page.keyboard
        several = decision["hi"] > 1 or decision["lo"] == 0
        ids = [option["id"] for option in decision["options"]]
        for id in picked:
            keyboard.press("a")
            for _ in range(ids.index(id)):
                keyboard.press("ArrowDown")
            keyboard.press("Enter")
        if several:
            self.focus_by_tab("[data-confirm]")
        keyboard.press("Enter")

    def focus_by_tab(self, selector: str) -> None:
        for _ in range(200):
            if self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.page.keyboard.press("Shift+Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")


def in_turn(players: list[Player], until: int) -> None:
    """So many answers, each by whoever is asked; or until the game is over."""
    for _ in range(until):
        owing = players[0].state()["view"]["owing"]
        asked = [player for player in players if player.state()["seat"] in owing]
        if not asked or not asked[0].answer():
            return

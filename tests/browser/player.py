"""Somebody who does what the hint says, by clicks on drawn things or by keys alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

Json = dict[str, Any]
END = "section.end"  # the sheet with the result
TRIES = 300


class Player:
    """Reads the table as the page does, and touches only what the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.locator(".board").wait_for()
        self.table = page.url.partition("/t/")[2].partition("?")[0].partition("#")[0]
        self.listed = 0  # options about drawn things that only the list could choose

    def call(self, path: str, body: Json | None = None) -> Any:
        address = f"/api/tables/{self.table}{path}"
        request = self.page.context.request
        reply = request.get(address) if body is None else request.post(address, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    def state(self) -> Json:
        return dict(self.call(""))

    def hinted(self) -> list[str]:
        return list(self.call("/hint", {})["picked"])

    def wait_until_asked(self) -> Json | None:
        """The decision of this seat, as soon as the page shows it; None when the game is over."""
        for _ in range(TRIES):
            self.page.locator(f".dec.mine, {END}").first.wait_for()
            if self.page.locator(END).count():
                return None
            decision: Json | None = self.state()["decision"]
            if decision is not None:  # otherwise the page is a moment behind the server
                return decision
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody was asked")

    # --- by clicks

    def click(self, decision: Json, picked: list[str]) -> None:
        options = {option["id"]: option for option in decision["options"]}
        several = decision["hi"] > 1 or decision["lo"] == 0
        for id in picked:
            if not several and not options[id]["touches"] and self.button(id).count():
                self.button(id).click()
                return
            self.touch(options[id])
            if not self.chosen(id) and self.button(id).count():
                self.button(id).click()
                return
            if not self.chosen(id):
                self.listed += bool(options[id]["touches"])
                self.option(id).click()
        self.page.locator("[data-confirm]").click()

    def touch(self, option: Json) -> None:
        """Click one thing after the other that the option is about, as long as they glow."""
        for thing in option["touches"]:
            if self.chosen(option["id"]):
                return
            drawn = self.page.locator(f'[data-id="{thing}"]:visible').first
            if drawn.count() and drawn.get_attribute("aria-pressed") != "true":
                drawn.click()

    def button(self, id: str) -> Locator:
        return self.page.locator(f'.dec [data-option="{id}"]')

    def option(self, id: str) -> Locator:
        return self.page.locator(f'.acts [data-option="{id}"]')

    def chosen(self, id: str) -> bool:
        found = self.option(id)
        return found.count() == 1 and found.get_attribute("aria-selected") == "true"

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

    # --- a whole game

    def answer(self, by_keys: bool = False) -> bool:
        """Answer once as the hint says; False when the game is over."""
        decision = self.wait_until_asked()
        if decision is None:
            return False
        picked = self.hinted()
        if self.state()["decision"] != decision:
            return True
        self.page.wait_for_function(
            "wanted => [...document.querySelectorAll('.acts [data-option]')].map(one => one.dataset.option).join()"
            " === wanted",
            arg=",".join(option["id"] for option in decision["options"]),
        )
        if by_keys:
            self.press(decision, picked)
        else:
            self.click(decision, picked)
        self.wait_past(decision["number"])
        return True

    def wait_past(self, number: int) -> None:
        """Until the server has the answer to this decision."""
        for _ in range(TRIES):
            now = self.state()["decision"]
            if now is None or now["number"] != number or now["answered"] is not None:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the answer did not arrive")

    def play_to_the_end(self, by_keys: bool = False) -> int:
        for answers in range(200):
            if not self.answer(by_keys):
                return answers
        raise AssertionError("the game has no end")

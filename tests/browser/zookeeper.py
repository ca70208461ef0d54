"""Somebody at a table of Ark Nova, who clicks what lies there: action cards, cards, spaces, tasks, levels."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.player import WAY, Json, Player

TURNS = 6  # a tile can lie in so many ways at most
SCORING = "section.scoring"
STEPS = 6


class Keeper(Player):
    """Knows where Ark Nova's page draws what an option is about."""

    def click(self, decision: Json, picked: list[str]) -> None:
        if picked and picked[0].startswith("build "):
            self.thing(picked[0].split()[1]).click()  # done at once: another one takes its place for nothing
        else:
            super().click(decision, picked)

    def touch(self, option: Json) -> None:
        word, *things = option["id"].split()
        if word == "place":
            self.lay(option)
        elif word == "spend":
            self.spend(option)
        elif word == "support":
            self.support(option, things)
        elif word == "rest":
            self.page.locator(".xa").click()
            self.thing(things[0]).click()
        elif word == "donate":
            self.page.locator(".scene [data-option=donate]").click()
        else:
            super().touch(option)

    def thing(self, id: str) -> Locator:
        """In the scene that lies on the table, if it is there too."""
        on_top = self.page.locator(f'.scene [data-id="{id}"]').first
        return on_top if on_top.count() else super().thing(id)

    def hit(self, drawn: Locator) -> None:
        """Cards of the hand overlap: the left edge of each is free."""
        in_hand = "pc" in (drawn.get_attribute("class") or "").split()
        drawn.click(position={"x": 12, "y": 60} if in_hand else None)

    def armed(self, id: str) -> bool:
        return bool(self.page.evaluate(WAY, id) == "armed")

    def lay(self, option: Json) -> None:
        """Take the building by each of its spaces, and turn it until it lies as it is meant."""
        for cell in option["touches"]:
            if self.armed(option["id"]):
                return
            self.page.keyboard.press("Escape")
            self.thing(cell).click()
            for _ in range(TURNS):
                if self.armed(option["id"]):
                    return
                self.page.keyboard.press("r")

    def spend(self, option: Json) -> None:
        """X-tokens are counted on the action card itself, from the fewest that are needed."""
        while not self.armed(option["id"]):
            self.page.locator(".ac .stepper button").last.click()

    def support(self, option: Json, things: list[str]) -> None:
        """A level of a project that lies there; of a card in the hand, the card first."""
        level = self.thing(" ".join(things))
        if level.count():
            level.click()
        else:
            super().touch(option)

    def watch_the_scoring(self) -> None:
        """Step by step until the sheet with the result lies there."""
        scoring = self.page.locator(SCORING)
        for _ in range(STEPS):
            scoring.locator("footer .pri").click()
        scoring.wait_for(state="detached")

"""How the tests play: the server's hint says what to do, these hands do it with the page alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

CALL = """async ([path, body]) => {
  const id = location.pathname.split('/')[2];
  const reply = await fetch(`/api/tables/${id}${path}`, body ? {method: 'POST', body: '{}'} : {});
  return reply.ok ? await reply.json() : null;
}"""


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(CALL, ["", False])
    return found


def turn_of(page: Page) -> dict[str, Any] | None:
    """The state once the player is asked something; None when the game is over."""
    while True:
        now = state(page)
        if now["table"]["status"] == "over":
            return None
        if now["decision"] is not None and now["decision"]["answered"] is None:
            page.wait_for_function(SHOWN, arg=now["decision"]["text"].split(" ")[0])
            return now
        page.wait_for_timeout(60)


SHOWN = "word => document.querySelector('.dec.mine .dq b')?.textContent.startsWith(word)"


def wanted(page: Page, now: dict[str, Any]) -> list[dict[str, Any]]:
    """The options that a bot would pick."""
    hint = page.evaluate(CALL, ["/hint", True])
    options: list[dict[str, Any]] = now["decision"]["options"]
    if hint is None or hint["decision"] != now["decision"]["number"]:
        return options[: max(1, now["decision"]["lo"])]
    return [option for option in options if option["id"] in hint["picked"]]


def close_fight(page: Page) -> None:
    """What is left on the screen of a combat that is over."""
    button = page.locator(".scene .after button")
    if button.count():
        button.click()


def click_through(page: Page, now: dict[str, Any]) -> None:
    """Answer by clicking drawn things; what touches nothing drawn has its button."""
    decision = now["decision"]
    picked = wanted(page, now)
    confirm = page.locator("[data-confirm]")
    if decision["hi"] > 1:
        for option in picked:
            page.locator(f'.app [data-id="{option["touches"][0]}"]').locator("visible=true").first.click()
        confirm.click()
    else:
        option = picked[0]
        for thing in option["touches"]:
            if not is_armed(page, option["id"]):
                page.locator(f'.app [data-id="{thing}"]').locator("visible=true").first.click()
        if is_armed(page, option["id"]):
            confirm.click()
        else:
            button = page.locator(f'.dec [data-option="{option["id"]}"]')
            if button.count():
                button.click()
            else:
                page.locator(f'.acts [data-option="{option["id"]}"]').click()
                confirm.click()
    accepted(page, now)


def is_armed(page: Page, option: str) -> bool:
    chosen = page.locator('.acts [data-option][aria-selected="true"]')
    return chosen.count() == 1 and chosen.get_attribute("data-option") == option


def key_through(page: Page, now: dict[str, Any]) -> None:
    """Answer with the keyboard alone, through the list of actions."""
    ids = [option["id"] for option in now["decision"]["options"]]
    several = now["decision"]["hi"] > 1
    for option in wanted(page, now):
        place = ids.index(option["id"])
        if place < 9:
            page.keyboard.press(str(place + 1))
        else:
            page.keyboard.press("a")
            for _ in range(place):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
    if several or place < 9:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("Enter")
    accepted(page, now)


def accepted(page: Page, now: dict[str, Any]) -> None:
    for _ in range(200):
        if state(page)["version"] > now["version"]:
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing came of {now['decision']['text']!r}")

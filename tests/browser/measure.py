"""How heavy and how quick the page is, on this machine.

    .venv/bin/python -m tests.browser.measure        prints one JSON document

First load of the start page and of tables: bytes over the line by kind, and when the first click would be heard.
Dragging and zooming a board of 34 rooms or more: time from frame to frame. Times depend on the machine and on what else
runs there; the bytes are a test (`test_first_load.py`).
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import arks
from tests.browser.conftest import DESK, launched
from tests.browser.seeded import Wish, played, seeded, turn_begins
from tests.server.room import running, settings

ROOMS: Final = 34
FRAMES: Final = 120
B_SIDE: Final = {"side": "B", "factions": ("diruni", "qfin"), "complexity2": True}
# Tables that fetch more than those of the standard game; the last ones play with everything at once.
TABLES: Final[dict[str, dict[str, Any]]] = {
    "guardians": {"mode": "guardians"},
    "glitch": {"mode": "glitch"},
    "it-learns": {"mode": "it-learns"},
    "fallout": {"mode": "fallout"},
    "factions": {"mode": "awakening", **B_SIDE},
    "fallout-factions": {"mode": "fallout", **B_SIDE},
    "guardians-factions": {"mode": "guardians", **B_SIDE},
    "it-learns-factions": {"mode": "it-learns", **B_SIDE},
}
UNDER_WAY: Final = turn_begins(60)
PLAYABLE: Final = {"home": ".go:not(:disabled)", "table": ".dec.mine"}
# Notes when the awaited thing is there, by the page's own clock.
WATCH: Final = """selector => {
  const look = () => {
    if (document.querySelector(selector)) window.playable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
PAN: Final = """async frames => {
  const board = document.querySelector('.board');
  const box = board.getBoundingClientRect();
  const send = (type, x, y) => board.dispatchEvent(new PointerEvent(type,
    {bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: box.left + x, clientY: box.top + y}));
  const times = [];
  send('pointerdown', 300, 200);
  for (let n = 0; n < frames; n++) {
    const angle = n / frames * 4 * Math.PI;
    send('pointermove', 300 + 160 * Math.sin(angle), 200 + 120 * (1 - Math.cos(angle)));
    times.push(await new Promise(requestAnimationFrame));
  }
  send('pointerup', 300, 200);
  return times;
}"""
ZOOM: Final = """async frames => {
  const board = document.querySelector('.board');
  const box = board.getBoundingClientRect();
  const times = [];
  for (let n = 0; n < frames; n++) {
    board.dispatchEvent(new WheelEvent('wheel', {bubbles: true, cancelable: true,
      deltaY: n < frames / 2 ? -20 : 20, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2}));
    times.push(await new Promise(requestAnimationFrame));
  }
  return times;
}"""


class Loaded:
    """What came over the line for a page, by kind; the stream of a table apart."""

    def __init__(self, page: Page) -> None:
        self.bytes: Counter[str] = Counter()
        self._kinds: dict[str, str] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._received)
        line.on("Network.loadingFinished", self._finished)

    def _received(self, event: dict[str, Any]) -> None:
        path = event["response"]["url"].partition("?")[0]
        kind = {"Script": "scripts", "Stylesheet": "styles", "Font": "fonts", "Document": "page"}.get(event["type"])
        self._kinds[event["requestId"]] = kind or ("icons" if path.endswith(".svg") else "data")

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "data")] += int(event["encodedDataLength"])

    def without_icons(self) -> int:
        return sum(n for kind, n in self.bytes.items() if kind != "icons")


def first_load(context: BrowserContext, path: str, selector: str) -> tuple[Loaded, float]:
    """What a first visit loads, and after how many milliseconds the page can be used."""
    page = context.new_page()
    loaded = Loaded(page)
    page.add_init_script(f"({WATCH})({json.dumps(selector)})")
    page.goto(path)
    page.locator(selector).first.wait_for()
    page.wait_for_load_state("networkidle")
    ready = float(page.evaluate("window.playable"))
    page.close()
    return loaded, ready


def full_board(state: arks.State, _: int) -> int | None:
    """Until the ship has grown and the first seat is asked."""
    if 0 not in arks.asks(state):
        return None
    rooms = [room for room in arks.view(state, None)["rooms"] if room.get("cell") is not None]
    return 0 if len(rooms) >= ROOMS else None


def frames(page: Page, move: str) -> dict[str, float]:
    times = page.evaluate(move, FRAMES)
    gaps = sorted(after - before for before, after in pairwise(times))
    return {
        "median_ms": round(statistics.median(gaps), 1),
        "p95_ms": round(gaps[int(0.95 * len(gaps))], 1),
        "per_second": round(1000 / statistics.fmean(gaps), 1),
    }


def measure(browser: Browser, folder: Path) -> dict[str, Any]:
    with running(settings(folder, page=os.environ.get("ARKS_PAGE")), folder) as server:

        def fresh() -> BrowserContext:
            return browser.new_context(base_url=server.url, viewport=DESK)

        wish = Wish(5, {"mode": "awakening"})
        table = seeded(server.settings.database, wish, played(wish, 3, full_board))
        paths = {"home": "/", "table": table.path}
        wishes = {name: Wish(2, options, level="random") for name, options in TABLES.items()}
        wishes["nova"] = Wish(3, {}, game="nova")
        for name, wish in wishes.items():
            paths[name] = seeded(server.settings.database, wish, played(wish, 3, UNDER_WAY)).path
        found: dict[str, Any] = {}
        for name, path in paths.items():
            loaded, ready = first_load(fresh(), path, PLAYABLE.get(name, PLAYABLE["table"]))
            found[name] = {
                "bytes": dict(loaded.bytes),
                "without_icons": loaded.without_icons(),
                "ready_ms": round(ready),
            }
        page = fresh().new_page()
        page.goto(table.path)
        page.locator(PLAYABLE["table"]).wait_for()
        found["board"] = {"rooms": page.locator(".thing.room").count(), "zoom": frames(page, ZOOM)}
        page.keyboard.press("+")
        page.keyboard.press("+")
        found["board"]["pan"] = frames(page, PAN)
        found["board"]["nodes"] = page.locator(".board *").count()
        return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        seed_folder = Path(folder)
        with sync_playwright() as driver:
            print(json.dumps(measure(launched(driver), seed_folder), indent=1))

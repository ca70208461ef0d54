"""Pictures of the page, each looked through for what keeps people out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.browser.conftest import DESK, PHONE, TABLET, Contexts

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "artefacts" / "page"
AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RULES: Final = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]},
    "resultTypes": ["violations"],
}
GRAVE: Final = ("serious", "critical")
SIZES: Final[dict[str, tuple[ViewportSize, dict[str, Any]]]] = {
    "desk": (DESK, {}),
    "phone": (PHONE, {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}),
    "tablet": (TABLET, {"has_touch": True}),
}
BOXES: Final = (
    ".dec, .scene, section.end, .tip, .note, .menu, .recovery, .curtain, .lobby, .gone, .home main > *, "
    ".dock, .page.open, .page.open > section, section.scoring, .sheet-card, .peek-card"
)
STICKS_OUT: Final = """boxes => [...document.querySelectorAll(boxes)]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
  .map(one => one.className)
  .concat(document.scrollingElement.scrollWidth > innerWidth ? ['the whole page'] : [])"""
DRAWN: Final = """() => document.fonts.ready.then(
  () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""


class Screens:
    """Browsers of one size."""

    def __init__(self, contexts: Contexts, name: str) -> None:
        self.name = name
        self.phone = name == "phone"
        self._contexts = contexts

    def context(self, **more: Any) -> BrowserContext:
        size, options = SIZES[self.name]
        return self._contexts(size, **options, **more)

    def open(self, path: str, page: Page | None = None) -> Page:
        shown = page or self.context().new_page()
        shown.goto(path)
        return shown

    def keep(self, page: Page, name: str) -> None:
        """A picture, in which nothing sticks out and nothing grave is found."""
        page.evaluate(DRAWN)
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}-{self.name}.png")
        assert page.evaluate(STICKS_OUT, BOXES) == [], f"{name} sticks out"
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        found: list[dict[str, Any]] = page.evaluate("rules => axe.run(document, rules).then(r => r.violations)", RULES)
        told = [
            f"{one['impact']} {one['id']}: {one['help']} at {[n['target'] for n in one['nodes'][:3]]}" for one in found
        ]
        (PICTURES / f"{name}-{self.name}.txt").write_text("".join(f"{line}\n" for line in told), encoding="utf-8")
        assert [line for line in told if line.startswith(GRAVE)] == [], name

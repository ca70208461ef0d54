"""A real Chromium and a real server, both for the whole run."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from arks.server.rows import SeatKind
from tests.browser.seeded import Seeded, Until, Wish, played, seeded
from tests.server.room import Server, running, settings

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT_MS = 20_000
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1000, "height": 760}
CUT_LINE = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "WebSocket connection")  # what Chromium says of one

expect.set_options(timeout=WAIT_MS)

Seat = Callable[..., Seeded]
Enter = Callable[..., Page]
Contexts = Callable[..., BrowserContext]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that two processes end at the same time."""
    items.sort(key=lambda item: "test_whole_games" not in item.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """ARKS_PAGE may name another built page than the checkout's."""
    folder = tmp_path_factory.mktemp("data")
    with running(settings(folder, page=os.environ.get("ARKS_PAGE")), folder) as started:
        yield started


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that notices at once who leaves."""
    folder = tmp_path_factory.mktemp("hasty")
    soon = {"here_for_s": 0.5, "rounds_s": 0.3, "page": os.environ.get("ARKS_PAGE")}
    with running(settings(folder, **soon), folder) as started:
        yield started


def launched(driver: Playwright) -> Browser:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium; ./dev test installs it"
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    return driver.chromium.launch(executable_path=path, args=flags)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        started = launched(driver)
        yield started
        started.close()


@pytest.fixture
def contexts(browser: Browser, server: Server) -> Iterator[Contexts]:
    """Makes browsers of people who know nothing of each other. A fault of the page fails the test."""
    made: list[BrowserContext] = []
    faults: list[str] = []

    def make(size: ViewportSize = DESK, expected: tuple[str, ...] = (), **options: Any) -> BrowserContext:
        def fault(text: str) -> None:
            if not any(word in text for word in (*CUT_LINE, *expected)):
                faults.append(text)

        given = {"base_url": server.url, "reduced_motion": "reduce", "locale": "en-GB"} | options
        fresh = browser.new_context(viewport=size, **given)
        fresh.set_default_timeout(WAIT_MS)
        fresh.on("weberror", lambda error: fault(str(error.error)))
        fresh.on("console", lambda said: fault(said.text) if said.type == "error" else None)
        made.append(fresh)
        return fresh

    yield make
    for one in made:
        one.close()
    assert faults == []


@pytest.fixture(scope="session")
def seat_at() -> Callable[..., Seeded]:
    """Tables in the middle of a game, at any server."""

    def make(
        where: Server,
        players: int,
        seed: int,
        until: Until,
        others: SeatKind = "bot",
        listed: bool = False,
        game: str = "awakening",
        level: str = "greedy",
        away_after: float = 300.0,
        **options: Any,
    ) -> Seeded:
        wish = Wish(players, options, others, listed, game, level, away_after)
        return seeded(where.settings.database, wish, played(wish, seed, until))

    return make


@pytest.fixture
def seat(server: Server, seat_at: Callable[..., Seeded]) -> Seat:
    return partial(seat_at, server)


@pytest.fixture
def enter(contexts: Contexts) -> Enter:
    """Opens a page of the server in a browser of its own."""

    def make(path: str, size: ViewportSize = DESK, **options: Any) -> Page:
        page = contexts(size, **options).new_page()
        page.goto(path)
        return page

    return make

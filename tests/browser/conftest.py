"""A real Chromium and a real server, both for the whole run."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from arks.server.rows import SeatKind
from tests.browser.seeded import Seeded, Until, seeded
from tests.server.room import Server, running, settings

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT_MS = 15_000
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

Seat = Callable[..., Seeded]
Enter = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    with running(settings(folder), folder) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert path, "no Chromium; ./dev test installs it"
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=path, args=flags)
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browsers of people who know nothing of each other. A fault of the page fails the test."""
    made: list[BrowserContext] = []
    faults: list[str] = []

    def make(size: ViewportSize = DESK, **options: Any) -> BrowserContext:
        fresh = browser.new_context(
            base_url=server.url, viewport=size, reduced_motion="reduce", locale="en-GB", **options
        )
        fresh.set_default_timeout(WAIT_MS)
        fresh.on("weberror", lambda error: faults.append(str(error.error)))
        fresh.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        made.append(fresh)
        return fresh

    yield make
    for one in made:
        one.close()
    expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")  # what Chromium says of a cut line
    assert [fault for fault in faults if not any(word in fault for word in expected)] == []


@pytest.fixture
def seat(server: Server) -> Seat:
    """Tables in the middle of a game. Written by another thread: the browser's driver occupies the event loop here."""

    def make(players: int, seed: int, until: Until, others: SeatKind = "bot", **options: Any) -> Seeded:
        with ThreadPoolExecutor(1) as thread:
            database = server.settings.database
            return thread.submit(seeded, database, players, seed, until, options, others).result()

    return make


@pytest.fixture
def enter(context: Callable[..., BrowserContext]) -> Enter:
    """Opens a page of the server in a browser of its own."""

    def make(path: str, size: ViewportSize = DESK, **options: Any) -> Page:
        page = context(size, **options).new_page()
        page.goto(path)
        return page

    return make

"""A server with the built page, and a browser to look at it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "artefacts" / "page"
DESKTOP = (1440, 900)
PHONE = (390, 844)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Site(NamedTuple):
    address: str
    database: str


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "build the page first: ./dev web"
    data = tmp_path_factory.mktemp("data")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-c",
        "from arks.cli import main; main()",
        "play",
        "--no-browser",
        "--port",
        str(port),
        "--data",
        str(data),
    ]
    with (data / "server.log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address)
            yield Site(address, f"sqlite:///{data / 'arks.sqlite'}")
        finally:
            process.terminate()
            process.wait(10)


def wait_for(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not start")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    paths = [shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=next(filter(None, paths), None), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def screen(request: pytest.FixtureRequest) -> tuple[int, int]:
    size: tuple[int, int] = request.param
    return size


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    yield from opened(browser, DESKTOP)


@pytest.fixture
def sized_page(browser: Browser, screen: tuple[int, int]) -> Iterator[Page]:
    yield from opened(browser, screen)


def opened(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """A page of its own; a mistake of its script is a mistake of the test."""
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=phone, device_scale_factor=2 if phone else 1
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    mistakes: list[str] = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    yield page
    context.close()
    assert not mistakes


def picture(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    size = page.viewport_size
    kind = "phone" if size is not None and size["width"] < 760 else "desktop"
    page.screenshot(path=SHOTS / f"{name}-{kind}.png")

"""The pages name files, folders and headings that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

ANYWHERE = ("", "src/arks", "web", "web/src")

ABOUT = {
    ("add-a-card.md", ""): ("src/arks/awakening", "src/arks/awakening/content/pack"),
    ("add-a-card.md", "Ark Nova"): ("src/arks/nova",),
    ("add-a-mode.md", ""): ("src/arks/awakening",),
    ("add-a-mode.md", "A solo or co-op mode"): ("src/arks/awakening",),
    ("architecture.md", "The kernel in the order to read it"): ("src/arks/kernel",),
    ("architecture.md", "Ark: Awakening"): ("src/arks/awakening",),
    ("architecture.md", "Ark Nova"): ("src/arks/nova",),
    ("architecture.md", "Engines"): ("src/arks/engine",),
    ("architecture.md", "The server"): ("src/arks/server",),
    ("balance.md", "Solo and co-op"): ("src/arks/awakening/content/pack", "src/arks/bots/awakening"),
    ("balance.md", "Factions"): ("src/arks/awakening/content/pack",),
    ("balance.md", "The Species Archive"): ("src/arks/awakening/content/pack",),
    ("bots.md", "How greedy thinks"): ("src/arks/bots",),
    ("bots.md", "Ark: Awakening"): ("src/arks/bots/awakening",),
    ("bots.md", "Ark Nova"): ("src/arks/bots/nova",),
    ("page.md", "A game's folder"): ("web/src/awakening",),
    ("page.md", "Solo and co-op tables"): ("web/src/awakening/coop",),
    ("rulings.md", "Fallout"): ("src/arks/awakening/content/pack",),
    ("rulings.md", "Variants"): ("src/arks/awakening/content/pack",),
    ("testing.md", "Kinds of tests"): ("tests",),
    ("testing.md", "Golden files"): ("tests/golden",),
    ("testing.md", "The page"): ("tests/browser",),
    ("testing.md", "Mutation run"): ("src/arks/awakening",),
}
"""The folders that a part of a page is about, by its heading ("" is what stands above the first one)."""

MADE = (".venv/", "artefacts/")
"""Folders that `./dev` makes; a fresh checkout has none of them."""

SPAN = re.compile(r"`([^`]+)`")
# An address of the API begins with / or .../
PATH = re.compile(
    r"(?!/|\.\.\./)[\w.*-]*(?:/[\w.*-]+)+/?|[\w.*-]+/|[\w.*-]+\.(?:py|ts|svelte|yaml|md|css|json|csv|txt)"
)
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")


def blocks(page: Path) -> Iterator[tuple[str, list[tuple[int, str]]]]:
    """Paragraphs and rows of tables: the heading each stands below, and its lines with their numbers."""
    heading, fenced = "", False
    block: list[tuple[int, str]] = []
    for number, line in enumerate([*page.read_text(encoding="utf-8").splitlines(), ""], 1):
        fence = line.startswith("```")
        if block and (not line or fence or line.startswith(("#", "|"))):
            yield heading, block
            block = []
        fenced ^= fence
        if line.startswith("## "):
            heading = line[3:]
        if line and not fence and not fenced:
            block.append((number, line))


def exists(folder: Path, name: str) -> bool:
    return any(folder.glob(name)) if "*" in name else (folder / name).exists()


def missing(page: Path) -> list[str]:
    """Paths that lead nowhere: not from the root, from what the page is about, or from a folder named just before."""
    found = []
    for heading, block in blocks(page):
        folders = [ROOT / one for one in (*ANYWHERE, *ABOUT.get((page.name, heading), ()))]
        words = [(number, word) for number, line in block for span in SPAN.findall(line) for word in span.split()]
        for number, word in words:
            if not PATH.fullmatch(word) or word.startswith(MADE):
                continue
            homes = [folder for folder in folders if exists(folder, word)]
            if not homes:
                found.append(f"line {number}: {word}")
            folders += [home / word for home in homes if (home / word).is_dir()]
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_named_in_a_page_exists(page: Path) -> None:
    assert missing(page) == []


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_in_a_page_leads_to_a_file_and_a_heading(page: Path) -> None:
    for file, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        target = page.parent / file if file else page
        assert target.exists(), file
        assert not anchor or anchor in anchors(target), f"{file}#{anchor}"


@pytest.mark.parametrize("package", ["server", "engine"])
def test_the_architecture_lists_every_module_of_a_package(package: str) -> None:
    heading = {"server": "The server", "engine": "Engines"}[package]
    page = ROOT / "docs/architecture.md"
    rows = [line for below, ((_, line), *_) in blocks(page) if below == heading and line.startswith("|")]
    named = set(SPAN.findall("\n".join(rows)))
    modules = {file.name for file in (ROOT / "src/arks" / package).glob("*.py")} - {"__init__.py"}
    assert modules - named == set()

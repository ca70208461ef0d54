"""Every ruling of the docs is the source of a scenario, and no scenario cites one that does not exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from arks.lab.scenarios import read

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "rulings.md"
IDS = {"awakening": r"[GR]-\d+", "nova": r"N-[A-Z0-9]+"}


@cache
def rulings(game: str) -> list[str]:
    return re.findall(rf"^\| ({IDS[game]}) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


@cache
def cited(game: str) -> set[str]:
    return {
        id
        for path in sorted((HERE / "scenarios").rglob("*.yaml"))
        for scenario in read(path)
        if scenario.game == game
        for id in re.findall(rf"(?<![\w-]){IDS[game]}\b", scenario.source)
    }


@pytest.mark.parametrize("game", IDS)
def test_every_ruling_has_a_scenario(game: str) -> None:
    assert [id for id in rulings(game) if id not in cited(game)] == []


@pytest.mark.parametrize("game", IDS)
def test_every_cited_ruling_exists(game: str) -> None:
    assert sorted(cited(game) - set(rulings(game))) == []


@pytest.mark.parametrize("game", IDS)
def test_no_ruling_is_given_twice(game: str) -> None:
    assert sorted(set(rulings(game))) == sorted(rulings(game))


def test_every_ruling_that_the_rules_of_nova_cite_exists() -> None:
    sources = (HERE.parent / "src" / "arks" / "nova").rglob("*.py")
    found = {id for path in sources for id in re.findall(rf"\b{IDS['nova']}\b", path.read_text(encoding="utf-8"))}
    assert sorted(found - set(rulings("nova"))) == []

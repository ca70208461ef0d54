"""Nobody asks which mode is played: a mode changes the rules by its module, not by tests for its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arks

SOURCE = Path(arks.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
MODES = sorted({mode for info in arks.games().values() for mode in info.players_by_mode})

# Where modes are made and listed; a content pack says which modes its decks and layouts are for.
HOMES = {"modes", "variants", "content", "game.py"}
RULES = [
    path
    for path in FILES
    if path.relative_to(SOURCE).parts[0] in arks.games() and not HOMES & set(path.relative_to(SOURCE).parts)
]

# `if mode == ...`; another thing's own field, such as `deck.mode`, is data.
COMPARED = re.compile(r"(?<!\.)\bmode(\.name)?\s*(==|!=|\bin\s*[(\[{])")


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_code_compares_a_mode(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        assert not COMPARED.search(line), f"{name_of(path)}:{number}: {line.strip()}"


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_no_rule_names_a_mode(path: Path) -> None:
    names = "|".join([mode.replace("-", "[-_]") for mode in MODES])
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        code = line.partition("#")[0]
        assert not re.search(rf"""["']({names})["']""", code), f"{name_of(path)}:{number}: {line.strip()}"


def test_modes_and_rules_are_found() -> None:
    assert {"awakening", "first-mission"} <= set(MODES)
    assert "awakening/turn.py" in [name_of(path) for path in RULES]
    assert COMPARED.search('if mode == "awakening":') and COMPARED.search("elif options.mode_name or mode in (1, 2):")

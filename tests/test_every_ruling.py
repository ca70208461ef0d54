"""Every ruling of docs/rulings.md is the source of a scenario, and no scenario cites one that does not exist."""

import re
from pathlib import Path

from arks.lab.scenarios import read

HERE = Path(__file__).parent
RULINGS = re.findall(r"^\| ([GR]-\d+) \|", (HERE.parent / "docs" / "rulings.md").read_text(), re.MULTILINE)
CITED = {
    id
    for path in sorted((HERE / "scenarios").rglob("*.yaml"))
    for scenario in read(path)
    for id in re.findall(r"\b[GR]-\d+\b", scenario.source)
}


def test_every_ruling_has_a_scenario() -> None:
    assert [id for id in RULINGS if id not in CITED] == []


def test_every_cited_ruling_exists() -> None:
    assert sorted(CITED - set(RULINGS)) == []


def test_no_ruling_is_given_twice() -> None:
    assert sorted(set(RULINGS)) == sorted(RULINGS)

"""Studies of Ark: Awakening with variants: options by name, and how the factions fared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arks.cli import main
from arks.lab.matches import Result, table_options
from arks.lab.played import by_faction, by_map
from arks.lab.report import page
from arks.lab.simulate import plan, summed_up
from arks.lab.standings import Standing


def seats(*factions: str) -> tuple[Standing, ...]:
    return tuple([Standing(20, faction=faction) for faction in factions])


RESULTS = [
    Result(9, (0,), (3, 1), "mission", seats("hara", "qfin"), {}),
    Result(9, (1,), (1, 3), "mission", seats("hara", "pajak"), {}),
    Result(9, (1,), (1, 3), "mission", seats("qfin", "pajak"), {}),
]


def test_factions_are_compared_by_wins() -> None:
    rows = by_faction(RESULTS)
    assert [(row["faction"], row["seats"], row["wins"]) for row in rows] == [
        ("pajak", 2, 2), ("hara", 2, 1), ("qfin", 2, 0),
    ]  # fmt: skip
    assert all([row["low"] <= row["share"] <= row["high"] for row in rows])
    assert by_map(RESULTS) == []


def test_factions_are_drawn_in_the_report() -> None:
    summary = summed_up(plan("awakening", ("random", "random"), 3, 0, {}), RESULTS, 1.0)
    assert "<h2>Factions</h2>" in page(summary, RESULTS)
    bare = [Result(1, (0,), (1, 0), "mission", (Standing(5), Standing(5)), {})]
    assert "factions" not in summed_up(plan("awakening", ("random", "random"), 1, 0, {}), bare, 1.0)


def test_options_are_given_by_name() -> None:
    found = table_options("awakening", None, 0, None, ("side=B", "complexity2=true", "factions=hara, qfin"))
    assert found == {"turn_limit": None, "side": "B", "complexity2": True, "factions": ["hara", "qfin"]}
    with pytest.raises(ValueError, match="written like side=B"):
        table_options("awakening", None, None, None, ("side",))


def test_the_command_tells_factions(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "ship.html"
    words = ["simulate", "awakening", "--players", "2", "--games", "2", "--bots", "random", "--turn-limit", "2"]
    with pytest.raises(SystemExit) as stop:
        main([*words, "--option", "side=B", "--option", "factions=hara,qfin", "--report", str(report)])
    assert not stop.value.code
    shown = capsys.readouterr().out
    assert "faction" in shown and "hara" in shown and "qfin" in shown
    assert "<h2>Factions</h2>" in report.read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        main([*words, "--option", "side=B", "--json"])
    assert sum([row["seats"] for row in json.loads(capsys.readouterr().out)["factions"]]) == 4

"""Blessing never hides a changed rule."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests import bless
from tests.golden import content, fingerprints, games


@pytest.fixture
def golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two golden games and the other files, in a folder of their own; making them anew gives the same two."""
    folder = tmp_path / "games"
    folder.mkdir()
    for path in sorted(games.FOLDER.glob("*.json"))[:2]:
        shutil.copy(path, folder)
    made = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")}
    known = fingerprints.read()
    shutil.copy(fingerprints.FILE, tmp_path)
    monkeypatch.setattr(fingerprints, "FILE", tmp_path / fingerprints.FILE.name)
    shutil.copytree(content.FOLDER, tmp_path / "content")
    monkeypatch.setattr(content, "FOLDER", tmp_path / "content")
    monkeypatch.setattr(games, "FOLDER", folder)
    monkeypatch.setattr(games, "make", lambda: made)
    monkeypatch.setattr(fingerprints, "make", lambda: known)
    return tmp_path


def change(path: Path, **parts: Any) -> None:
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | parts), encoding="utf-8")


def texts(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("*.*")}


def test_nothing_changes_when_no_rule_did(golden: Path) -> None:
    before = texts(golden)
    assert bless.main([]) == 0
    assert texts(golden) == before


def test_a_changed_game_is_not_blessed_without_a_reason(golden: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = min((golden / "games").glob("*.json"))
    change(path, events="0")
    before = texts(golden)
    for arguments in ([], ["--same-rules", " "]):
        assert bless.main(arguments) == 1
        assert texts(golden) == before
    assert path.name in capsys.readouterr().err
    assert bless.main(["--same-rules", "another content pack"]) == 0
    assert texts(golden) != before


def test_changed_fingerprints_are_not_blessed_without_a_reason(golden: Path) -> None:
    known = fingerprints.read()
    cell = min(known["cells"])
    change(fingerprints.FILE, cells=known["cells"] | {cell: ["0"]})
    assert bless.changes(known) == [f"{cell}: its fingerprints changed"]
    assert bless.main([]) == 1


def test_a_raised_ruleset_is_reason_enough(golden: Path) -> None:
    older = {game: ruleset - 1 for game, ruleset in fingerprints.read()["rulesets"].items()}
    change(fingerprints.FILE, rulesets=older, cells={})
    path = min((golden / "games").glob("*.json"))
    change(path, events="0", ruleset=older["awakening"])
    assert bless.main([]) == 0
    assert fingerprints.read()["rulesets"] != older


def test_games_that_are_golden_no_more_go(golden: Path) -> None:
    (golden / "games" / "chess.json").write_text((min((golden / "games").glob("*.json"))).read_text(encoding="utf-8"))
    assert bless.main([]) == 0
    assert not (golden / "games" / "chess.json").exists()

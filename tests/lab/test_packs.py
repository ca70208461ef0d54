"""``arks content check``: all problems, and the exit status."""

from __future__ import annotations

from pathlib import Path

import pytest

from arks.lab import packs


def test_the_built_in_pack_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert packs.run(None) == 0
    assert capsys.readouterr().out.startswith("The pack built-in is fine: 40 rooms, ")


def test_problems_are_listed_and_make_the_command_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "achievements.yaml").write_text("cards: []\n", encoding="utf-8")
    assert packs.run(tmp_path) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("achievements.yaml")
    assert lines[-1] in ("1 problem.", f"{len(lines) - 1} problems.")


def test_a_missing_folder_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert packs.run(tmp_path / "none") == 1
    assert "there is no such folder" in capsys.readouterr().out

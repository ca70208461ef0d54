"""Scenarios of a few lines, for tests of the format."""

from pathlib import Path

import pytest

from arks.lab.scenarios import BadScenario, problems_of, read

HEAD = "- name: A test\n  source: nowhere\n"


def written(tmp_path: Path, body: str, head: str = HEAD) -> Path:
    path = tmp_path / "some.yaml"
    path.write_text(head + body, encoding="utf-8")
    return path


def problems(tmp_path: Path, body: str, head: str = HEAD) -> list[str]:
    """What fails in a scenario, both directly and carefully."""
    [scenario] = read(written(tmp_path, body, head))
    found = problems_of(scenario)
    assert problems_of(scenario, careful=True) == found
    return found


def complaint(tmp_path: Path, body: str, head: str = HEAD) -> str:
    """Why a scenario cannot be run."""
    [scenario] = read(written(tmp_path, body, head))
    with pytest.raises(BadScenario) as caught:
        problems_of(scenario)
    return str(caught.value)

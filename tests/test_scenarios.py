"""Every scenario of tests/scenarios, played straight on, and once more through JSON and on clones."""

from pathlib import Path

import pytest

from arks.lab.scenarios import Scenario, problems_of, read

SCENARIOS = [
    scenario for path in sorted(Path(__file__).parent.joinpath("scenarios").rglob("*.yaml")) for scenario in read(path)
]


@pytest.mark.both_builds
@pytest.mark.parametrize("careful", [False, True], ids=["direct", "saved and cloned"])
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{Path(scenario.file).stem}: {scenario.name}")
def test_scenario(scenario: Scenario, careful: bool) -> None:
    assert problems_of(scenario, careful) == []


def test_no_two_scenarios_have_one_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(set(names)) == sorted(names)

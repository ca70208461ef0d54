"""Every scenario of tests/scenarios, played straight on."""

from pathlib import Path

import pytest

from arks.lab.scenarios import Scenario, problems_of, read

SCENARIOS = [
    scenario for path in sorted(Path(__file__).parent.joinpath("scenarios").rglob("*.yaml")) for scenario in read(path)
]


def name_of(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.name}"


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario(scenario: Scenario) -> None:
    assert problems_of(scenario, careful=False) == []


def test_no_two_scenarios_have_one_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(set(names)) == sorted(names)

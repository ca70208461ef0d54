"""Every scenario of tests/scenarios once more, through JSON and on clones."""

import pytest

from arks.lab.scenarios import Scenario, problems_of
from tests.test_scenarios import SCENARIOS, name_of


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario_saved_and_cloned(scenario: Scenario) -> None:
    assert problems_of(scenario, careful=True) == []

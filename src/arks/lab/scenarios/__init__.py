"""Given/when/then scenarios in rulebook words. The format is described in docs/scenarios.md."""

from arks.lab.scenarios.reading import BadScenario
from arks.lab.scenarios.running import Scenario, problems_of, read, run, run_all

__all__ = ["BadScenario", "Scenario", "problems_of", "read", "run", "run_all"]

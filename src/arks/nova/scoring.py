"""Final scoring (p. 19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame, Outcome
from arks.nova.state import Zoo
from arks.nova.tables import target


@dataclass(frozen=True)
class Tally(Step):
    """Compare appeal with the target of the conservation points."""


def run_tally(state: Zoo, frame: Frame, step: Tally) -> None:
    scores = tuple([player.appeal - target(player.conservation) for player in state.players])
    best = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == best])
    state.outcome = Outcome(winners, scores, "score")


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"final-scoring": (Tally(),)}
VERBS: Final[tuple[Verb, ...]] = (Verb(Tally, run_tally, lambda rules, step: "count victory points"),)

"""An end for games that do not come to one: after so many turns each, the best standing wins."""

from __future__ import annotations

from dataclasses import dataclass

from arks.awakening.goals import scores
from arks.awakening.state import Ark
from arks.awakening.turn import EndTurn
from arks.awakening.words import TURN_LIMIT_REACHED
from arks.kernel.events import emit
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame, Outcome


@dataclass(frozen=True)
class LimitTurns(Step):
    """End the game when every player had its turns."""

    turns: int


def run_limit_turns(state: Ark, frame: Frame, step: LimitTurns) -> None:
    if all([player.turns >= step.turns for player in state.players]):
        emit(state, (TURN_LIMIT_REACHED, step.turns))
        lost = state.rules.hook("time is up")
        if lost is not None:
            lost(state)
            return
        standing = scores(state)
        best = max(standing)
        winners = tuple([seat for seat, score in enumerate(standing) if score == best])
        state.outcome = Outcome(winners, standing, "turn limit")


def module(turns: int) -> Module:
    return Module(
        "turn-limit",
        patches=(Patch("turn", "after", EndTurn, (LimitTurns(turns),)),),
        verbs=(Verb(LimitTurns, run_limit_turns, lambda rules, step: f"stop after {step.turns} turns each"),),
    )

"""The break (p. 18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.rules import Amount, Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.nova.state import Zoo


@dataclass(frozen=True)
class ResetBreak(Step):
    """The break token goes back to its start."""


def run_reset_break(state: Zoo, frame: Frame, step: ResetBreak) -> None:
    state.break_left = state.pack.tracks.break_steps[state.rules.players]
    state.break_by = -1


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"break": (ResetBreak(),)}
VERBS: Final[tuple[Verb, ...]] = (Verb(ResetBreak, run_reset_break, lambda rules, step: "the break token goes back"),)
CHOOSERS: Final[tuple[Chooser, ...]] = ()
AMOUNTS: Final[tuple[Amount, ...]] = ()

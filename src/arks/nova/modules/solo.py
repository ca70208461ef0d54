"""The solo game (p. 20): 27 turns in six rounds that get shorter, five breaks, no break token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.events import emit
from arks.kernel.rules import Check, Module, Patch, Step, Verb
from arks.kernel.state import Frame, Outcome
from arks.kernel.steps import Do, If
from arks.nova import words
from arks.nova.actions.association import cover_donation
from arks.nova.rounds import BreakCalled
from arks.nova.scoring import Tally
from arks.nova.setup import SeatPlayers
from arks.nova.state import Zoo, own_player
from arks.nova.tables import target

START_APPEAL: Final = 20
FIRST_ROUND: Final = 7
ROUNDS: Final = 6


@dataclass(frozen=True)
class SetUpSolo(Step):
    """20 appeal, and seven tokens on the solo tile."""


@dataclass(frozen=True)
class MoveToken(Step):
    """The topmost token of the left column moves to the right; the last one brings the break, or the end."""


@dataclass(frozen=True)
class NextRound(Step):
    """One token covers a donation space, the others go back to the left column."""


@dataclass(frozen=True)
class TallySolo(Step):
    """Won with at least 0 victory points."""


def run_set_up_solo(state: Zoo, frame: Frame, step: SetUpSolo) -> None:
    own_player(state, 0).appeal = START_APPEAL
    state.round = 1
    state.solo_turns = FIRST_ROUND


def run_move_token(state: Zoo, frame: Frame, step: MoveToken) -> None:
    state.solo_turns -= 1
    emit(state, (words.SOLO_TOKEN, state.solo_turns))
    if state.solo_turns == 0:
        if state.round == ROUNDS:
            state.last_turns = 0
        else:
            state.break_by = 0


def run_next_round(state: Zoo, frame: Frame, step: NextRound) -> None:
    """The space of 12 is never covered: there, a token lies beside it without effect."""
    if cover_donation(state):
        emit(state, (words.DONATION_COVERED,))
    state.round += 1
    state.solo_turns = FIRST_ROUND + 1 - state.round
    emit(state, (words.SOLO_ROUND, state.round, state.solo_turns))


def run_tally_solo(state: Zoo, frame: Frame, step: TallySolo) -> None:
    score = state.players[0].appeal - target(state.players[0].conservation)
    emit(state, (words.SCORED, 0, score))
    state.outcome = Outcome((0,) if score >= 0 else (), (score,), "won" if score >= 0 else "lost")


def no_end(state: Zoo) -> None:
    """The counters may cross; the rounds end the game all the same."""


def more_appeal(state: Zoo, seat: int, most: int) -> int:
    """Conditions that allow only so much appeal count from the starting appeal (ruling N-SOLOAPPEAL)."""
    return START_APPEAL


MODULE: Final[Module] = Module(
    "solo",
    queries={"max-appeal": more_appeal},
    procedures={"round": (MoveToken(), If(BreakCalled(), (Do("break"), NextRound())))},
    patches=(
        Patch("setup", "after", SeatPlayers, (SetUpSolo(),)),
        Patch("final-scoring", "replace", Tally, (TallySolo(),)),
    ),
    verbs=(
        Verb(SetUpSolo, run_set_up_solo, lambda rules, step: "20 appeal, seven tokens"),
        Verb(MoveToken, run_move_token, lambda rules, step: "a token moves"),
        Verb(NextRound, run_next_round, lambda rules, step: "a round with one turn less"),
        Verb(TallySolo, run_tally_solo, lambda rules, step: "won with 0 victory points or more"),
    ),
    checks=(Check("end", no_end),),
)

"""Turns one after the other, the end of the game and when it comes (p. 6, 19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.events import emit
from arks.kernel.frames import again, push
from arks.kernel.rules import Amount, Check, Expression, Module, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Do, If
from arks.nova import words
from arks.nova.state import Zoo
from arks.nova.tables import target


@dataclass(frozen=True)
class TakeTurns(Step):
    """The active player takes a turn; a break follows when one was called; then the next one."""


@dataclass(frozen=True)
class NextPlayer(Step):
    """The next player clockwise is active."""


@dataclass(frozen=True)
class BreakCalled(Expression):
    """Whether the break token has reached the end of its track."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "game": (Do("setup"), TakeTurns(), Do("final-scoring")),
}


def run_take_turns(state: Zoo, frame: Frame, step: TakeTurns) -> None:
    if state.last_turns == 0:
        return
    again(frame)
    push(state, "round", state.active)  # runs after the turn that is pushed on top of it
    push(state, "turn", state.active)


def run_next_player(state: Zoo, frame: Frame, step: NextPlayer) -> None:
    if state.last_turns > 0:
        state.last_turns -= 1
    state.active = (state.active + 1) % state.rules.players


def crossed(state: Zoo, seat: int) -> bool:
    """Whether a player's counters are in the same scoring area or have passed each other (p. 19)."""
    player = state.players[seat]
    return player.conservation > 0 and player.appeal >= target(player.conservation)


def run_end_check(state: Zoo) -> None:
    """Trigger the end: everybody else has one more turn, after a break everybody has (p. 19)."""
    if state.last_turns >= 0 or not state.players:
        return
    for seat in range(state.rules.players):
        if crossed(state, seat):
            in_break = any([frame.procedure == state.rules.number["break"] for frame in state.stack])
            # The turn that is going on is counted down when it ends.
            state.last_turns = state.rules.players
            if in_break:
                state.last_turns += 1
            emit(state, (words.END_TRIGGERED, seat))
            return


VERBS: Final[tuple[Verb, ...]] = (
    Verb(TakeTurns, run_take_turns, lambda rules, step: "take turns"),
    Verb(NextPlayer, run_next_player, lambda rules, step: "next player"),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(BreakCalled, lambda state, frame, e: int(state.break_by >= 0), lambda rules, e: "a break was called"),
)
COMPETITION: Final[Module] = Module(
    "competition",  # two to four players
    procedures={"round": (If(BreakCalled(), (Do("break"),)), NextPlayer())},
    checks=(Check("end", run_end_check),),
)

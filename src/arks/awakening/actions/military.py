"""Military Development: MILITARIZE (rulebook p. 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.line import LEFT_MILITARIZE, TakeAction, spend
from arks.awakening.state import ARSENAL_CHANGED, Ark, changed, own_player
from arks.awakening.words import MILITARIZED, O_MILITARIZE
from arks.kernel.events import emit
from arks.kernel.frames import bound_tuple
from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw


@dataclass(frozen=True)
class RaiseArsenal(Step):
    n: int


def list_actions(state: Ark, seat: int, options: list[Raw]) -> None:
    if state.players[seat].arsenal < state.pack.limits.arsenal:
        options.append((O_MILITARIZE,))


def militarize(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    n = bound_tuple(state, frame, "left")[LEFT_MILITARIZE]
    spend(state, frame, LEFT_MILITARIZE, n)
    raise_arsenal(state, seat, n)


def raise_arsenal(state: Ark, seat: int, n: int) -> None:
    """Move the marker up; it never leaves the track."""
    player = own_player(state, seat)
    raised = min(player.arsenal + n, state.pack.limits.arsenal)
    emit(state, (MILITARIZED, seat, raised - player.arsenal))
    player.arsenal = raised
    changed(state, ARSENAL_CHANGED)


def run_raise_arsenal(state: Ark, frame: Frame, step: RaiseArsenal) -> None:
    raise_arsenal(state, frame.seat, step.n)


TAKERS: Final[dict[int, TakeAction]] = {O_MILITARIZE: militarize}
VERBS: Final[tuple[Verb, ...]] = (Verb(RaiseArsenal, run_raise_arsenal, lambda rules, step: f"MILITARIZE {step.n}"),)

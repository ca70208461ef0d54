"""The mini action phase: a small action before the action phase (003:L1604-1640)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.military import raise_arsenal
from arks.awakening.actions.production import gain
from arks.awakening.control import COMMANDERS, benefits, neutral_control
from arks.awakening.line import BUDGETS, LEFT_MOVE
from arks.awakening.state import Ark
from arks.awakening.tables import MINI_MILITARIZE, MINI_MOVE, MINI_PRODUCE, MT
from arks.awakening.turn import ChooseLine
from arks.awakening.words import DONE, MINI_ACTION, O_MINI, PRODUCED
from arks.kernel.asks import MENU, Choice
from arks.kernel.events import emit
from arks.kernel.frames import push
from arks.kernel.rules import Chooser, Module, Patch, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw

BENEFITS: Final = (MINI_MOVE, MINI_MILITARIZE, MINI_PRODUCE)  # by the names of `words.MINI`
MOVE: Final = 0
MILITARIZE: Final = 1


@dataclass(frozen=True)
class ChooseMiniAction(Step):
    """Perform one type of the own mini actions, or none; other benefits do not count."""


def mini_options(state: Ark, frame: Frame, step: ChooseMiniAction, seat: int) -> Choice | None:
    total = benefits(state, seat)
    options: list[Raw] = [(O_MINI, kind) for kind, benefit in enumerate(BENEFITS) if total[benefit]]
    if not options:
        return None
    return Choice(MENU, "mini-action", [*options, (DONE,)])


def mini_chosen(state: Ark, frame: Frame, step: ChooseMiniAction, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == DONE:
        return
    kind = picked[0][1]
    n = benefits(state, seat)[BENEFITS[kind]]
    emit(state, (MINI_ACTION, seat, kind))
    if kind == MOVE:
        left = [0] * BUDGETS
        left[LEFT_MOVE] = n
        for adjust in state.rules.hooks.get("budgets", []):
            adjust(state, seat, left)
        # A mini action phase is an action phase too (003:L1922).
        fixed = neutral_control(state)
        push(state, "line", seat, {"left": tuple(left), "conversions": (), "mini": n, COMMANDERS: fixed})
    elif kind == MILITARIZE:
        raise_arsenal(state, seat, n)
    else:
        gain(state, seat, MT, n)
        emit(state, (PRODUCED, seat, n))


MODULE: Final[Module] = Module(
    "mini-actions",
    patches=(Patch("turn", "before", ChooseLine, (ChooseMiniAction(),)),),
    choosers=(
        Chooser(ChooseMiniAction, mini_options, mini_chosen, lambda rules, step: "you may perform a mini action"),
    ),
)

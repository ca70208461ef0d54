"""The line menu: the next atomic actions of all signs of a line, in any order and mixed (rulebook p. 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions import artifact, engineering, military, mobility, power, production, units
from arks.awakening.line import (
    LEFT_AWAKE,
    LEFT_DISCOVER,
    LEFT_ENGINEER,
    LEFT_EXPLOIT,
    LEFT_EXTRA_ROUTE,
    LEFT_FREE_STEPS,
    LEFT_HEAL,
    LEFT_MILITARIZE,
    LEFT_MOVE,
    LEFT_PRODUCE,
    LEFT_ROUTE,
    LEFT_TELEPORT,
    LEFT_TELEPORT_ANY,
    LEFT_USE,
    Freeze,
    TakeAction,
)
from arks.awakening.state import Ark
from arks.awakening.words import DONE
from arks.kernel.asks import MENU, Choice
from arks.kernel.frames import again, bound_tuple
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw

TAKERS: Final[dict[int, TakeAction]] = {
    **military.TAKERS,
    **mobility.TAKERS,
    **power.TAKERS,
    **production.TAKERS,
    **units.TAKERS,
    **engineering.TAKERS,
    **artifact.TAKERS,
}


@dataclass(frozen=True)
class LineMenu(Step):
    """Perform the next action of the line, or be done with it."""


def menu_options(state: Ark, frame: Frame, step: LineMenu, seat: int) -> Choice | None:
    left = bound_tuple(state, frame, "left")
    options: list[Raw] = []
    if left[LEFT_MILITARIZE]:
        military.list_actions(state, seat, options)
    if left[LEFT_MOVE] or left[LEFT_TELEPORT] or left[LEFT_TELEPORT_ANY] or left[LEFT_FREE_STEPS]:
        mobility.list_actions(state, seat, left, options)
    if (
        left[LEFT_ROUTE]
        or left[LEFT_ROUTE + 1]
        or left[LEFT_ROUTE + 2]
        or left[LEFT_ROUTE + 3]
        or left[LEFT_EXTRA_ROUTE]
    ):
        power.list_actions(state, seat, left, options)
    if left[LEFT_EXPLOIT] or left[LEFT_PRODUCE]:
        production.list_actions(state, frame, seat, left, options)
    if left[LEFT_AWAKE] or left[LEFT_HEAL]:
        units.list_actions(state, frame, seat, left, options)
    if any_left(left, LEFT_ENGINEER, LEFT_ENGINEER + 3):
        engineering.list_actions(state, frame, seat, left, options)
    if left[LEFT_DISCOVER] or left[LEFT_USE]:
        artifact.list_actions(state, seat, left, options)
    production.list_conversions(state, frame, seat, options)
    for list_more in state.rules.hooks.get("line actions", []):
        list_more(state, frame, seat, left, options)
    options.append((DONE,))
    # Which cards may be used is the seat's secret; so is that none may.
    return Choice(MENU, "line", options, public=left[LEFT_USE] == 0)


def any_left(left: tuple[int, ...], first: int, last: int) -> bool:
    """Whether one of some neighbouring budgets is not used up."""
    for budget in range(first, last + 1):
        if left[budget]:
            return True
    return False


def menu_chosen(state: Ark, frame: Frame, step: LineMenu, seat: int, picked: tuple[Raw, ...]) -> None:
    option = picked[0]
    if option[0] != DONE:
        again(frame)
        take = TAKERS.get(option[0])
        if take is None:
            takers = state.rules.hooks.get("line takers", [])
            take = next(more[option[0]] for more in takers if option[0] in more)
        take(state, frame, seat, option)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"phase": (Freeze(), LineMenu()), "line": (LineMenu(),)}
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(LineMenu, menu_options, menu_chosen, lambda rules, step: "perform the line"),
)

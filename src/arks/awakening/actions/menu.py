"""The line menu: the next atomic actions of all signs of a line, in any order and mixed (rulebook p. 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions import artifact, engineering, military, mobility, power, production, units
from arks.awakening.line import LEFT_USE, Freeze, ListActions, TakeAction
from arks.awakening.state import Ark
from arks.awakening.words import DONE
from arks.kernel.asks import MENU, Choice
from arks.kernel.frames import again, bound_tuple
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw

LISTERS: Final[tuple[ListActions, ...]] = (
    military.list_actions,
    mobility.list_actions,
    power.list_actions,
    production.list_actions,
    units.list_actions,
    engineering.list_actions,
    artifact.list_actions,
)
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
    for lister in LISTERS:
        lister(state, frame, seat, left, options)
    options.append((DONE,))
    # Which cards may be used is the seat's secret; so is that none may.
    return Choice(MENU, "line", options, public=left[LEFT_USE] == 0)


def menu_chosen(state: Ark, frame: Frame, step: LineMenu, seat: int, picked: tuple[Raw, ...]) -> None:
    option = picked[0]
    if option[0] != DONE:
        again(frame)
        TAKERS[option[0]](state, frame, seat, option)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"phase": (Freeze(), LineMenu()), "line": (LineMenu(),)}
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(LineMenu, menu_options, menu_chosen, lambda rules, step: "perform the line"),
)

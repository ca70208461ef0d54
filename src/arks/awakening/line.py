"""What a line of actions has left to do. The menu that performs it is in `arks.awakening.actions.menu`.

Budgets say what is left to do. They are frozen at the start of the phase ("before", p. 16) and bound as ``left``; a
line inside a line (an artifact's use) has budgets of its own, which hide the outer ones. Who commands neutral pieces is
frozen with them, but not anew for the moves of an artifact. The limit of one cube per room or section belongs to the
phase and is shared: it is bound once, outside.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arks.awakening.control import COMMANDERS, benefits, neutral_control
from arks.awakening.state import Ark
from arks.awakening.tables import (
    BENEFIT_COUNT,
    BOMBS,
    ENGINEER,
    ENGINEER_FREE,
    ENGINEER_FREE_BIODOME,
    ENGINEER_REMOTE,
    EXTRA_ROUTE,
    MILITARIZE,
    MOVE,
    PRODUCE,
    ROUTE_BLACK,
    ROUTE_OWN,
    ROUTE_TURQUOISE,
    ROUTE_VIOLET,
    SIGN_AWAKE,
    SIGN_DISCOVER,
    SIGN_ENGINEER,
    SIGN_EXPLODE_BOMBS,
    SIGN_EXPLOIT,
    SIGN_HEAL,
    SIGN_MILITARIZE,
    SIGN_MOVE,
    SIGN_PLACE_BOMBS,
    SIGN_PRODUCE,
    SIGN_RANGE_ATTACK,
    SIGN_ROUTE,
    SIGN_TELEPORT,
    SIGN_USE_ARTIFACT,
    TELEPORT,
    TELEPORT_ANY,
    USE_ARTIFACT,
)
from arks.kernel.frames import bind, bound, bound_tuple, push
from arks.kernel.rules import Rules, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

# Budgets, by place in ``left``. A budget of an action that is done once holds 1.
LEFT_MOVE: Final = 0
LEFT_TELEPORT: Final = 1
LEFT_TELEPORT_ANY: Final = 2
LEFT_ROUTE: Final = 3  # own, violet, turquoise, black
LEFT_EXTRA_ROUTE: Final = 7
LEFT_PRODUCE: Final = 8
LEFT_EXPLOIT: Final = 9
LEFT_AWAKE: Final = 10
LEFT_HEAL: Final = 11
LEFT_ENGINEER: Final = 12  # plain, remote, free, free in the biodome
LEFT_DISCOVER: Final = 16
LEFT_USE: Final = 17
LEFT_WILD: Final = 18  # artifacts that perform a line, of those to be used
LEFT_MILITARIZE: Final = 19
LEFT_RANGE_ATTACK: Final = 20  # as often as wished
LEFT_BOMBS: Final = 21
LEFT_EXPLODE: Final = 22  # as often as wished
LEFT_FREE_STEPS: Final = 23  # steps that cost no MOVE, while MOVE is performed
BUDGETS: Final = 24

# Which benefits fill which budgets, by action sign.
FILLED: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    SIGN_MILITARIZE: ((LEFT_MILITARIZE, MILITARIZE),),
    SIGN_MOVE: ((LEFT_MOVE, MOVE),),
    SIGN_TELEPORT: ((LEFT_TELEPORT, TELEPORT), (LEFT_TELEPORT_ANY, TELEPORT_ANY)),
    SIGN_ROUTE: (
        (LEFT_ROUTE, ROUTE_OWN),
        (LEFT_ROUTE + 1, ROUTE_VIOLET),
        (LEFT_ROUTE + 2, ROUTE_TURQUOISE),
        (LEFT_ROUTE + 3, ROUTE_BLACK),
        (LEFT_EXTRA_ROUTE, EXTRA_ROUTE),
    ),
    SIGN_EXPLOIT: (),
    SIGN_PRODUCE: ((LEFT_PRODUCE, PRODUCE),),
    SIGN_AWAKE: (),
    SIGN_HEAL: (),
    SIGN_ENGINEER: (
        (LEFT_ENGINEER, ENGINEER),
        (LEFT_ENGINEER + 1, ENGINEER_REMOTE),
        (LEFT_ENGINEER + 2, ENGINEER_FREE),
        (LEFT_ENGINEER + 3, ENGINEER_FREE_BIODOME),
    ),
    SIGN_DISCOVER: (),
    SIGN_USE_ARTIFACT: ((LEFT_USE, USE_ARTIFACT),),
    SIGN_RANGE_ATTACK: (),
    SIGN_PLACE_BOMBS: ((LEFT_BOMBS, BOMBS),),
    SIGN_EXPLODE_BOMBS: (),
}
ONCE: Final[dict[int, tuple[int, ...]]] = {
    SIGN_EXPLOIT: (LEFT_EXPLOIT,),
    SIGN_AWAKE: (LEFT_AWAKE,),
    SIGN_HEAL: (LEFT_HEAL,),
    SIGN_DISCOVER: (LEFT_DISCOVER,),
    SIGN_USE_ARTIFACT: (LEFT_WILD,),
    SIGN_RANGE_ATTACK: (LEFT_RANGE_ATTACK,),
    SIGN_EXPLODE_BOMBS: (LEFT_EXPLODE,),
}


TakeAction = Callable[[Ark, Frame, int, Raw], None]  # spends a budget and does, or starts, the action


@dataclass(frozen=True)
class Freeze(Step):
    """Add up the benefits of the bound section and line; they and the command of neutral pieces hold for the phase."""


@dataclass(frozen=True)
class DoLine(Step):
    """Perform actions with these budgets and no others: ``((LEFT_MOVE, 5),)`` is MOVE 5."""

    budgets: tuple[tuple[int, int], ...]


def spend(state: Ark, frame: Frame, budget: int, n: int = 1) -> None:
    """Use up a part of a budget of the running line."""
    left = list(bound_tuple(state, frame, "left"))
    left[budget] -= n
    bind(state, frame, "left", tuple(left))


def budgets(signs: tuple[int, ...], total: tuple[int, ...]) -> list[int]:
    """What a line of action signs may do with these benefits."""
    left = [0] * BUDGETS
    for sign in signs:
        for budget, benefit in FILLED[sign]:
            left[budget] = total[benefit]
        for budget in ONCE.get(sign, ()):
            left[budget] = 1
    return left


def run_freeze(state: Ark, frame: Frame, step: Freeze) -> None:
    section = state.players[frame.seat].board.sections[bound(state, frame, "section")]
    for starts in state.rules.hooks.get("phase starts", []):
        starts(state, frame)
    total = benefits(state, frame.seat)
    signs = section.lines[bound(state, frame, "line")]
    left = budgets(signs, total)
    if bound(state, frame, "wild_used", 0):
        left[LEFT_WILD] = 0
    for adjust in state.rules.hooks.get("budgets", []):
        adjust(state, frame.seat, left)
    bind(state, frame, COMMANDERS, neutral_control(state))
    bind(state, frame, "benefits", total)
    bind(state, frame, "left", tuple(left))
    bind(state, frame, "conversions", usable_conversions(state, total, SIGN_ROUTE in signs))


def usable_conversions(state: Ark, total: tuple[int, ...], routing: bool) -> tuple[int, ...]:
    """Conversions into routes only while ROUTE POWER is performed, others always (rulebook p. 13)."""
    found: list[int] = []
    for index, conversion in enumerate(state.pack.conversions):
        if total[BENEFIT_COUNT + index] and (routing or not conversion.routes):
            found.append(index)
    return tuple(found)


def run_do_line(state: Ark, frame: Frame, step: DoLine) -> None:
    left = [0] * BUDGETS
    for budget, n in step.budgets:
        left[budget] = n
    for adjust in state.rules.hooks.get("budgets", []):
        adjust(state, frame.seat, left)
    push(state, "line", frame.seat, {"left": tuple(left)})


BUDGET_NAMES: Final[dict[int, str]] = {
    LEFT_MOVE: "MOVE",
    LEFT_TELEPORT_ANY: "TELEPORT ANY",
    LEFT_EXTRA_ROUTE: "ROUTE POWER",
    LEFT_ENGINEER + 1: "ENGINEER REMOTE",
    LEFT_ENGINEER + 2: "ENGINEER FREE",
}


def describe_do_line(rules: Rules, step: DoLine) -> str:
    return " and ".join([f"{BUDGET_NAMES[budget]} {n}" for budget, n in step.budgets])


VERBS: Final[tuple[Verb, ...]] = (
    Verb(Freeze, run_freeze, lambda rules, step: "add up the benefits"),
    Verb(DoLine, run_do_line, describe_do_line),
)

"""What a seat would give up by ending its line now."""

from __future__ import annotations

from typing import Any, Final

from arks.awakening.actions.engineering import room_budgets, section_budgets
from arks.awakening.actions.mobility import is_free
from arks.awakening.actions.power import budget_of
from arks.awakening.line import (
    LEFT_AWAKE,
    LEFT_BOMBS,
    LEFT_DISCOVER,
    LEFT_ENGINEER,
    LEFT_EXPLODE,
    LEFT_EXPLOIT,
    LEFT_EXTRA_ROUTE,
    LEFT_HEAL,
    LEFT_MILITARIZE,
    LEFT_MOVE,
    LEFT_PRODUCE,
    LEFT_RANGE_ATTACK,
    LEFT_TELEPORT,
    LEFT_TELEPORT_ANY,
    LEFT_USE,
)
from arks.awakening.state import Ark
from arks.awakening.texts.english import BUDGETS, SWAPS
from arks.awakening.views.lines import ENDLESS, VERBS
from arks.awakening.words import (
    ASSIGN,
    BOMB,
    CONSTRUCT,
    EXPLODE,
    HACK,
    O_AWAKE,
    O_DISCOVER,
    O_ENGINEER,
    O_EXPLOIT,
    O_HEAL,
    O_MILITARIZE,
    O_MOVE,
    O_PRODUCE,
    O_ROUTE,
    O_TELEPORT,
    O_TELEPORT_ANY,
    RANGE,
    ROUTE_FROM,
    SWAP,
    UPGRADE,
    USE,
)
from arks.kernel.asks import Choice
from arks.kernel.frames import bound_tuple, choice_of
from arks.kernel.phrases import Count
from arks.kernel.words import Raw

Shown = dict[str, Any]

# The budget that an option uses; cylinders and cubes may use one of several.
USES: Final[dict[int, int]] = {
    O_MILITARIZE: LEFT_MILITARIZE,
    O_MOVE: LEFT_MOVE,
    O_TELEPORT: LEFT_TELEPORT,
    O_TELEPORT_ANY: LEFT_TELEPORT_ANY,
    O_PRODUCE: LEFT_PRODUCE,
    O_EXPLOIT: LEFT_EXPLOIT,
    O_AWAKE: LEFT_AWAKE,
    O_HEAL: LEFT_HEAL,
    O_DISCOVER: LEFT_DISCOVER,
    USE: LEFT_USE,
    CONSTRUCT: LEFT_USE,
    ASSIGN: LEFT_MOVE,
    RANGE: LEFT_RANGE_ATTACK,
    BOMB: LEFT_BOMBS,
    EXPLODE: LEFT_EXPLODE,
}


def show_left(state: Ark, seat: int | None) -> list[Shown]:
    """Budgets that an option of the seat's present question could still use; only the seat itself may know them."""
    pending = state.pending
    if pending is None or seat is None or seat not in pending.seats:
        return []
    choice = choice_of(state, seat)
    if choice.prompt == "swap":
        return swaps_left(state, seat, choice)
    if choice.prompt != "line":
        return []
    left = bound_tuple(state, state.stack[-1], "left")
    usable: set[int] = set()
    for raw in choice.options:
        usable |= used_by(state, seat, left, raw)
    shown: list[Shown] = []
    for budget in sorted(usable):
        n = None if budget in ENDLESS else left[budget]
        shown.append({"verb": VERBS[budget], "n": n, "text": BUDGETS[budget].format(left[budget])})
    return shown


def used_by(state: Ark, seat: int, left: tuple[int, ...], raw: Raw) -> set[int]:
    """The budgets that may pay for an option of the line menu; conversions and the end of the line use none."""
    word = raw[0]
    if word == O_MOVE and is_free(state, seat, raw[1], raw[2]):
        return set()
    if word == HACK:
        return {LEFT_ENGINEER + kind for kind in range(4) if left[LEFT_ENGINEER + kind]}
    if word in USES:
        return {USES[word]}
    if word in (O_ROUTE, ROUTE_FROM):
        return {budget for budget in (budget_of(raw[1]), LEFT_EXTRA_ROUTE) if left[budget]}
    if word == O_ENGINEER:
        return {LEFT_ENGINEER + kind for kind in room_budgets(state, seat, raw[1], left)}
    if word == UPGRADE:
        return {LEFT_ENGINEER + kind for kind in section_budgets(state, seat, raw[1], left)}
    return set()


def swaps_left(state: Ark, seat: int, choice: Choice) -> list[Shown]:
    """Resources that could still be swapped, one at a time."""
    have = sum([state.players[seat].resources[raw[1]] for raw in choice.options if raw[0] == SWAP])
    n = min(choice.about[0], have)
    return [{"verb": "swap", "n": n, "text": SWAPS.format(Count(n))}] if n else []

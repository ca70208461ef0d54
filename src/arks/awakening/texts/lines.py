"""What a line of a section is worth now, and what is left of a running one."""

from __future__ import annotations

from typing import Final

from arks.awakening.actions.production import controlled_factories, factory_yield
from arks.awakening.actions.units import price_of_awake
from arks.awakening.control import benefits
from arks.awakening.line import (
    LEFT_AWAKE,
    LEFT_DISCOVER,
    LEFT_EXPLOIT,
    LEFT_FREE_STEPS,
    LEFT_HEAL,
    LEFT_RANGE_ATTACK,
    LEFT_WILD,
    budgets,
)
from arks.awakening.state import Ark
from arks.awakening.tables import (
    DISCOVER_DRAW,
    DISCOVER_KEEP,
    HEAL_COST,
    RANGE_ATTACK,
    RESOURCES,
    RESOURCES_GAINED,
    RESOURCES_PER_UNIT,
    Cost,
)
from arks.awakening.texts import english
from arks.awakening.texts.names import cost_text

LIMITS: Final = (LEFT_WILD, LEFT_FREE_STEPS)  # budgets that are no actions


def signs_text(state: Ark, seat: int, section: int, line: int) -> str:
    """The action signs of a line."""
    signs = state.players[seat].board.sections[section].lines[line]
    return ", ".join([english.SIGNS[sign] for sign in signs])


def line_budgets(state: Ark, seat: int, section: int, line: int) -> tuple[int, ...]:
    """The budgets that choosing the line now would bring."""
    return tuple(budgets(state.players[seat].board.sections[section].lines[line], benefits(state, seat)))


def left_text(left: tuple[int, ...]) -> str:
    """The budgets that are not used up."""
    parts: list[str] = []
    for budget, n in enumerate(left):
        if n and budget not in LIMITS:
            parts.append(english.BUDGETS[budget].format(n))
    return ", ".join(parts) if parts else "nothing"


def line_text(state: Ark, seat: int, section: int, line: int) -> str:
    """What a line is worth to a seat now: sections and controlled rooms added up."""
    total = benefits(state, seat)
    board = state.players[seat].board
    parts: list[str] = []
    for budget, n in enumerate(line_budgets(state, seat, section, line)):
        if n == 0 or budget in LIMITS:
            continue
        text = english.BUDGETS[budget].format(n)
        if budget == LEFT_EXPLOIT:
            text += f" {yields_text(state, seat, total)}"
        elif budget == LEFT_AWAKE:
            text += f" for {cost_text(Cost(price_of_awake(total), board.awake_types))}"
        elif budget == LEFT_HEAL:
            text += f" for {cost_text(Cost(total[HEAL_COST], board.heal_types))}"
        elif budget == LEFT_DISCOVER:
            text += f" {total[DISCOVER_KEEP]}:{total[DISCOVER_DRAW]}"
        elif budget == LEFT_RANGE_ATTACK:
            text += f" {total[RANGE_ATTACK]}"
        parts.append(text)
    return ", ".join(parts) if parts else signs_text(state, seat, section, line)


def yields_text(state: Ark, seat: int, total: tuple[int, ...]) -> str:
    """What EXPLOIT brings from the factories a seat controls, and by benefits."""
    pack = state.pack
    factories = controlled_factories(state, seat)
    free = total[RESOURCES_GAINED] + total[RESOURCES_PER_UNIT]
    parts: list[str] = []
    if len(factories) > pack.limits.exploit:
        parts.append(f"{pack.limits.exploit} of {len(factories)} factories")
    else:
        amounts = [0] * len(RESOURCES)
        for number in factories:
            room = state.rooms[number]
            amounts[pack.rooms[room.kind].resource] += factory_yield(state, number, total)
        parts += [f"{n} {RESOURCES[type]}" for type, n in enumerate(amounts) if n]
    if free:
        parts.append(f"{free} of your choice")
    return " ".join(parts) if parts else "(no factory)"

"""Costs: ``n`` of one of several types, never a mix; Metamorphite stands in for any part (rulebook p. 13)."""

from __future__ import annotations

from dataclasses import dataclass

from arks.awakening.state import Ark, own_player
from arks.awakening.tables import MT, Cost
from arks.awakening.words import PAID, PAY
from arks.kernel import asks
from arks.kernel.asks import Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound_tuple
from arks.kernel.rules import Chooser, Rules, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw

FREE: Cost = Cost(0, ())


@dataclass(frozen=True)
class Pay(Step):
    """Pay the cost bound as ``cost``: its number, then the types it may be paid in."""


def bound_cost(cost: Cost) -> tuple[int, ...]:
    return (cost.n, *cost.types)


def can_pay(state: Ark, seat: int, cost: Cost) -> bool:
    if cost.n == 0:
        return True
    resources = state.players[seat].resources
    wild = resources[MT]
    if wild >= cost.n:
        return True
    for type in cost.types:
        if resources[type] + wild >= cost.n:
            return True
    return False


def payments(state: Ark, seat: int, cost: Cost) -> list[Raw]:
    """Every way to pay, plainest first: all of one type, then with more and more Metamorphite."""
    resources = state.players[seat].resources
    found: list[Raw] = []
    for wild in range(min(resources[MT], cost.n) + 1):
        plain = cost.n - wild
        if plain == 0:
            found.append((PAY, MT, wild))
            break
        for type in cost.types:
            if resources[type] >= plain:
                found.append((PAY, type, plain, MT, wild) if wild else (PAY, type, plain))
    return found


def charge(state: Ark, seat: int, payment: Raw) -> None:
    player = own_player(state, seat)
    for place in range(1, len(payment), 2):
        player.resources[payment[place]] -= payment[place + 1]
    emit(state, (PAID, seat, *payment[1:]))


def pay_options(state: Ark, frame: Frame, step: Pay, seat: int) -> Choice | None:
    n, *types = bound_tuple(state, frame, "cost")
    if n == 0:
        return None
    return Choice(asks.PAY, "pay", payments(state, seat, Cost(n, tuple(types))), about=(n, *types))


def pay_chosen(state: Ark, frame: Frame, step: Pay, seat: int, picked: tuple[Raw, ...]) -> None:
    charge(state, seat, picked[0])


def describe_pay(rules: Rules, step: Pay) -> str:
    return "pay for it"


CHOOSERS = (Chooser(Pay, pay_options, pay_chosen, describe_pay),)

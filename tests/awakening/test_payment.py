"""Prices: who can pay them, in which ways, and what a payment leaves."""

from __future__ import annotations

import pytest

import arks
from arks.awakening.payment import FREE, Pay, can_pay, charge, payments
from arks.awakening.state import Ark
from arks.awakening.tables import BT, DI, MT, OS, TI, Cost
from arks.awakening.words import PAID, PAY
from tests.awakening.positions import position

YELLOW = 0


def with_resources(**resources: int) -> Ark:
    return position("Ti factory: {}", yellow={"resources": resources}).state


# --- who can pay


def test_nothing_can_always_be_paid() -> None:
    assert can_pay(with_resources(), YELLOW, FREE)


@pytest.mark.parametrize(
    ("resources", "payable"),
    [
        ({}, False),
        ({"Di": 9}, False),
        ({"Ti": 2}, False),
        ({"Ti": 3}, True),
        ({"Bt": 3}, True),
        ({"Ti": 2, "Bt": 2}, False),  # never a mix (rulebook p. 13)
        ({"Mt": 2}, False),
        ({"Mt": 3}, True),
        ({"Bt": 1, "Mt": 2}, True),
        ({"Bt": 1, "Ti": 1, "Mt": 1}, False),
    ],
)
def test_a_price_is_paid_in_one_type_and_metamorphite(resources: dict[str, int], payable: bool) -> None:
    state = with_resources(**resources)
    cost = Cost(3, (TI, BT))
    assert can_pay(state, YELLOW, cost) == payable
    assert bool(payments(state, YELLOW, cost)) == payable


def test_a_price_of_one_is_a_price() -> None:
    assert not can_pay(with_resources(), YELLOW, Cost(1, (OS,)))
    assert can_pay(with_resources(Os=1), YELLOW, Cost(1, (OS,)))


# --- ways to pay


def test_ways_to_pay_come_plainest_first() -> None:
    state = with_resources(Di=3, Os=2, Bt=1, Ti=9, Mt=9)
    assert payments(state, YELLOW, Cost(3, (DI, OS, BT))) == [
        (PAY, DI, 3),
        (PAY, DI, 2, MT, 1),
        (PAY, OS, 2, MT, 1),
        (PAY, DI, 1, MT, 2),
        (PAY, OS, 1, MT, 2),
        (PAY, BT, 1, MT, 2),
        (PAY, MT, 3),
    ]


def test_a_payment_takes_what_it_names_and_is_told() -> None:
    state = with_resources(Ti=5, Mt=4)
    charge(state, YELLOW, (PAY, TI, 2, MT, 1))
    assert state.players[YELLOW].resources == [0, 0, 0, 3, 3]
    assert state.events[-1].raw == (PAID, YELLOW, TI, 2, MT, 1)


def test_the_question_names_the_price() -> None:
    table = position("Ti factory: {}", yellow={"resources": {"Bt": 2, "Mt": 1}})
    table.play(yellow="act Engineering; upgrade Production")
    ask = arks.asks(table.state)[YELLOW]
    assert (ask.kind, ask.prompt, ask.choice.about) == ("pay", "pay", (2, BT))
    assert ask.choice.options == [(PAY, BT, 2), (PAY, BT, 1, MT, 1)]


def test_paying_is_described() -> None:
    assert with_resources().rules.describe((Pay(),)) == "pay for it"

"""Binds to every card what it does."""

from __future__ import annotations

from arks.nova.abilities import power_of
from arks.nova.powers import Bound, Power
from arks.nova.tables import Animal, Pack, Sponsor

from .sponsors import SPONSOR_POWERS


def bind_powers(pack: Pack, solo: bool) -> None:
    for card in pack.cards:
        power = Power()
        if isinstance(card, Animal):
            power = power_of(card, solo)
        elif isinstance(card, Sponsor):
            power = SPONSOR_POWERS[card.number]
        pack.powers[card.face] = Bound(card.number, power)

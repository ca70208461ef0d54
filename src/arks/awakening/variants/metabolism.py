"""Metabolism: winning a combat brings Metamorphite (003:L1767-1772)."""

from __future__ import annotations

from typing import Final

from arks.awakening.actions.production import gain
from arks.awakening.control import benefits
from arks.awakening.state import Ark
from arks.awakening.tables import METABOLISM, MT
from arks.awakening.words import METABOLISED
from arks.kernel.events import emit
from arks.kernel.rules import Module


def digest(state: Ark, winner: int, wounded: int) -> None:
    n = benefits(state, winner)[METABOLISM] * wounded
    if n:
        gain(state, winner, MT, n)
        emit(state, (METABOLISED, winner, n))


MODULE: Final[Module] = Module("metabolism", hooks={"combat won": digest})

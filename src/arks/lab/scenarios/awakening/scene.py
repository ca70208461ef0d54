"""A scenario of Ark: Awakening on the table."""

from __future__ import annotations

from typing import Any

from arks.awakening.state import Ark
from arks.awakening.words import SEAT_COLOURS
from arks.lab.scenarios.awakening.facts import check
from arks.lab.scenarios.awakening.names import Names
from arks.lab.scenarios.awakening.position import set_position
from arks.lab.scenarios.awakening.words import ShipReader
from arks.lab.scenarios.scene import Problems, Scene


class ShipScene(Scene[Ark]):
    """``names`` are what the scenario calls its rooms."""

    def __init__(self, state: Ark, careful: bool, names: Names | None = None) -> None:
        super().__init__(state, careful)
        self.names = names or Names()

    @property
    def colours(self) -> tuple[str, ...]:
        return SEAT_COLOURS[: self.state.rules.players]

    def set_position(self, given: dict[str, Any]) -> None:
        set_position(self.state, given, self.names)

    def reader(self, seat: int | None = None) -> ShipReader:
        return ShipReader(self.state, self.names, seat)

    def check(self, then: dict[str, Any]) -> Problems:
        return check(self, then)

    def turns(self, seat: int) -> int:
        return self.state.players[seat].turns

    def active(self) -> int:
        return self.state.active

    def beside(self, state: Ark) -> ShipScene:
        return ShipScene(state, self.careful, self.names)

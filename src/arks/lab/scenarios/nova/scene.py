"""A scenario of Ark Nova on the table."""

from __future__ import annotations

from typing import Any

from arks.kernel.asks import Ask
from arks.lab.scenarios.nova.facts import check
from arks.lab.scenarios.nova.position import set_position
from arks.lab.scenarios.nova.words import ZooReader
from arks.lab.scenarios.scene import Problems, Scene
from arks.nova.state import Zoo
from arks.nova.tables import CARDS
from arks.nova.words import ACT, REST, SEAT_COLOURS


class ZooScene(Scene[Zoo]):
    @property
    def colours(self) -> tuple[str, ...]:
        return SEAT_COLOURS[: self.state.rules.players]

    def set_position(self, given: dict[str, Any]) -> None:
        set_position(self.state, given)

    def reader(self, seat: int | None = None) -> ZooReader:
        return ZooReader(self.state, seat)

    def check(self, then: dict[str, Any]) -> Problems:
        return check(self, then)

    def turns(self, seat: int) -> int:
        return self.state.players[seat].turns

    def active(self) -> int:
        return self.state.active

    def passing(self, ask: Ask) -> list[str]:
        """Somebody who passes takes an X-token for the action card at the end of the row, or draws cards."""
        if ask.prompt == "action":
            last = self.state.players[ask.seat].row[-1]
            for raw in ((REST, last), (ACT, CARDS)):
                if raw in ask.choice.options:
                    return [ask.state.rules.words.id(raw)]
        return super().passing(ask)

    def beside(self, state: Zoo) -> ZooScene:
        return ZooScene(state, self.careful)

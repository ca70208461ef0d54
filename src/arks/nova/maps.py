"""Which zoo map each player plays on, and what the maps can do besides (p. 4, 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.nova.setup import take_map
from arks.nova.state import Zoo
from arks.nova.tables import Pack


@dataclass(frozen=True)
class GiveMap(Step):
    """Everybody plays on the same map."""

    map: int


def choice(pack: Pack, players: int, wanted: Any) -> tuple[Step, ...]:
    """The steps of the set-up that give everybody a map."""
    return (GiveMap([zoo.id for zoo in pack.maps].index(wanted)),)


def run_give_map(state: Zoo, frame: Frame, step: GiveMap) -> None:
    for seat in range(state.rules.players):
        take_map(state, seat, step.map)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {}
VERBS: Final[tuple[Verb, ...]] = (Verb(GiveMap, run_give_map, lambda rules, step: "everybody takes the same map"),)
CHOOSERS: Final[tuple[Chooser, ...]] = ()


def map_income(state: Zoo, seat: int) -> int:
    """Money in a break for what is printed on the map: restaurant and parlors (called by breaks.py)."""
    return 0

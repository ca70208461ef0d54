"""The Enemy's preemptive phase with Complexity 2: it unseals all doorways of rooms with its units (003:L693, L1223)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.state import Ark
from arks.awakening.variants.doorways import rooms_of, seals, set_seals
from arks.awakening.words import UNSEALED_DOOR
from arks.kernel.events import emit
from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame


@dataclass(frozen=True)
class OpenDoorways(Step):
    """Before its action phase the Enemy unseals all doorways of rooms that it occupies, for free."""


def run_open_doorways(state: Ark, frame: Frame, step: OpenDoorways) -> None:
    sealed = seals(state)
    for edge in sorted(sealed):
        one, other = rooms_of(state, edge)
        if not state.rooms[one].units[state.enemy]:
            one, other = other, one
        if state.rooms[one].units[state.enemy]:
            del sealed[edge]
            emit(state, (UNSEALED_DOOR, state.enemy, one, other))
    if len(sealed) < len(seals(state)):
        set_seals(state, sealed)


VERBS: Final[tuple[Verb, ...]] = (Verb(OpenDoorways, run_open_doorways, lambda rules, step: "UNSEAL doorways"),)

"""Which Enemy is at the table."""

from __future__ import annotations

from arks.awakening.modes.coop.construction import is_building
from arks.awakening.modes.it_learns.module import MORE_UPGRADES
from arks.awakening.state import SHARED_MISSION, Ark
from arks.bots.awakening.coop.foe import Foe
from arks.bots.awakening.coop.glitch import GlitchFoe
from arks.bots.awakening.coop.guardians import GuardiansFoe
from arks.bots.awakening.coop.it_learns import ItLearnsFoe


def foe_of(state: Ark) -> Foe:
    """The knowledge of the mode; none while the board is constructed."""
    if is_building(state) or not state.cards.zones[SHARED_MISSION]:
        return Foe()
    if state.rules.hook("guardian rooms") is not None:
        return GuardiansFoe(state)
    return ItLearnsFoe(state) if state.rules.hook(MORE_UPGRADES) is not None else GlitchFoe(state)

"""Complexity 2: an artifact more at the start, and arsenal that unlocks critical mass (003:L1913-1956).

The rest of the variant is in modules of its own: doorways, the preemptive phase, hacking and construction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.setup import ShuffleArtifacts
from arks.awakening.state import ARTIFACT_DECK, ARTIFACT_DISCARD, Ark, hand_zone
from arks.awakening.variants import construction, doorways, hacking, preemptive, strength
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.zones import move, shuffle, top


@dataclass(frozen=True)
class DealExtraCards(Step):
    """Each player gets a random one of a few cards; the others are shuffled back into the deck."""


def run_deal_extra_cards(state: Ark, frame: Frame, step: DealExtraCards) -> None:
    wanted = state.pack.complexity.extra_cards
    cards = tuple([uid for uid in state.cards.zones[ARTIFACT_DECK] if state.cards.face[uid] in wanted])
    # The pile of discarded cards is empty yet: a place to shuffle them in.
    move(state, cards, ARTIFACT_DECK, ARTIFACT_DISCARD)
    shuffle(state, ARTIFACT_DISCARD)
    for seat in range(state.boards):
        move(state, top(state, ARTIFACT_DISCARD, 1), ARTIFACT_DISCARD, hand_zone(state, seat))
    move(state, state.cards.zones[ARTIFACT_DISCARD], ARTIFACT_DISCARD, ARTIFACT_DECK)
    shuffle(state, ARTIFACT_DECK)


def too_little_arsenal(state: Ark, seat: int, uid: int) -> bool:
    """Whether a card with the critical mass sign may not be played in combat yet."""
    artifact = state.pack.artifacts[state.cards.face[uid]]
    return (
        artifact.critical
        and seat < state.boards
        and (state.players[seat].arsenal < state.pack.complexity.critical_mass)
    )


MODULE: Final[Module] = Module(
    "complexity-2",
    patches=(Patch("setup", "after", ShuffleArtifacts, (DealExtraCards(),)),),
    verbs=(Verb(DealExtraCards, run_deal_extra_cards, lambda rules, step: "deal an artifact more to each player"),),
    hooks={"barred in combat": too_little_arsenal, strength.HOOK: True},
)
MODULES: Final[tuple[Module, ...]] = (
    MODULE,
    doorways.MODULE,
    preemptive.MODULE,
    hacking.MODULE,
    construction.MODULE,
)

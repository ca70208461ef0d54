"""What every table with an Enemy obeys; it is asked by the audit of the base."""

from __future__ import annotations

from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    DIAGNOSE_CARDS,
    SHARED_MISSION,
    TARGET_DECK,
    TARGET_DISCARD,
    TARGETS_BOXED,
    Ark,
    hand,
)
from arks.awakening.tables import ORDINARY


def audit(state: Ark) -> str:
    zones = state.cards.zones
    targets = sum([len(zones[zone]) for zone in (TARGET_DECK, TARGET_DISCARD, DIAGNOSE_CARDS, TARGETS_BOXED)])
    actions = len(zones[ACTION_DECK]) + len(zones[ACTION_DISCARD])
    if len(zones[SHARED_MISSION]) > 1:
        return "the Challengers have one mission"
    groups = sum([1 for target in state.pack.targets if target.group < 0 or target.group in state.groups])
    if targets != groups + len(ORDINARY):
        return f"there are {groups + len(ORDINARY)} enemy-target cards"
    if actions != len(state.pack.enemy.actions):
        return f"there are {len(state.pack.enemy.actions)} enemy-action cards"
    if any([room.cylinders[state.enemy] for room in state.rooms]):
        return "the Enemy has no cylinders"
    if dark_player(state) and len(hand(state, state.enemy)) > state.pack.limits.hand:
        return "the Dark Player's hand is too large"
    return ""

"""What every table with an Enemy obeys; it is asked by the audit of the base."""

from __future__ import annotations

from arks.awakening.modes.coop.challengers import challengers, dark_player
from arks.awakening.modes.coop.construction import BUILDING
from arks.awakening.modes.coop.trade import OFFERS, PAIR
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
    kept_zone,
    look_zone,
    mission_zone,
    noted,
    under_zone,
)
from arks.awakening.tables import ORDINARY


def audit(state: Ark) -> str:
    return audit_construction(state) or audit_cards(state) or audit_players(state)


def audit_construction(state: Ark) -> str:
    """The board is constructed first, then there is a mission."""
    constructing = any([frame.procedure == state.rules.number["construction"] for frame in state.stack])
    building = noted(state, BUILDING)
    if len(building) != (3 if constructing else 0):
        return "it is noted who constructs the board, while somebody does"
    if building:
        seat, idle, early = building
        if not (0 <= seat < state.boards and 0 <= idle <= state.boards and 0 <= early <= 1):
            return "Challengers construct the board in turn"
    if len(state.cards.zones[SHARED_MISSION]) != (0 if constructing else 1):
        return "the Challengers have one mission"
    return ""


def audit_players(state: Ark) -> str:
    zones = state.cards.zones
    offers = noted(state, OFFERS)
    pairs = [divmod(offer, PAIR) for offer in offers]
    if list(offers) != sorted(set(offers)) or not all([a != b and max(a, b) < state.boards for a, b in pairs]):
        return "offers go from one Challenger to another"
    if any([(room.occupants & challengers(state)).bit_count() > 1 for room in state.rooms]):
        return "units of two Challengers are never in one room"
    for seat, player in enumerate(state.players):
        if player.achieved or zones[mission_zone(state, seat)]:
            return "Challengers have neither achievements nor missions of their own"
    if dark_player(state):
        enemy = state.enemy
        if len(hand(state, enemy)) > state.pack.limits.hand:
            return "the Dark Player's hand is too large"
        places = (
            kept_zone(state, enemy),
            mission_zone(state, enemy),
            look_zone(state, enemy),
            under_zone(state, enemy),
        )
        if any([zones[zone] for zone in places]):
            return "a Dark Player has artifacts in hand and no other cards"
    return ""


def audit_cards(state: Ark) -> str:
    zones = state.cards.zones
    targets = sum([len(zones[zone]) for zone in (TARGET_DECK, TARGET_DISCARD, DIAGNOSE_CARDS, TARGETS_BOXED)])
    actions = len(zones[ACTION_DECK]) + len(zones[ACTION_DISCARD])
    groups = sum([1 for target in state.pack.targets if target.group < 0 or target.group in state.groups])
    if targets != groups + len(ORDINARY):
        return f"there are {groups + len(ORDINARY)} enemy-target cards"
    if actions != len(state.pack.enemy.actions):
        return f"there are {len(state.pack.enemy.actions)} enemy-action cards"
    if any([room.cylinders[state.enemy] for room in state.rooms]):
        return "the Enemy has no cylinders"
    return ""

"""What every table of Fallout obeys; it is asked by the audit of the base."""

from __future__ import annotations

from arks.awakening.modes.fallout.objectives import (
    CUBES,
    IN_PLAY,
    LAST,
    NOBODY,
    PLACES,
    cubes_on_achievements,
    cubes_on_targets,
    limit,
    revealed,
)
from arks.awakening.modes.fallout.relations import NOTE, highest
from arks.awakening.state import MISSION_DECK, TARGET_DECK, TARGET_ROW, Ark, mission_zone, noted
from arks.awakening.tables import ORDINARY


def audit(state: Ark) -> str:
    return audit_notes(state) or audit_cards(state) or audit_end(state)


def audit_notes(state: Ark) -> str:
    numbers = state.pack.fallout
    counter = noted(state, NOTE)
    if len(counter) != 2 or counter[0] not in (0, 1) or not 1 <= counter[1] <= highest(state):
        return "the fallout counter is on its track"
    sides = noted(state, IN_PLAY)
    easy = [side for side in sides if side % 2 == 0]
    cards = {side // 2 for side in sides}
    if len(sides) != numbers.easy + numbers.difficult or len(easy) != numbers.easy or len(cards) != len(sides):
        return f"{numbers.easy} easy and {numbers.difficult} difficult achievements, each card once"
    if not all([0 <= card < len(state.pack.achievements) for card in cards]):
        return "achievements are cards of the content pack"
    cubes = noted(state, CUBES)
    if len(cubes) != PLACES * (len(sides) + numbers.targets):
        return "each objective has two places"
    for first in range(0, len(cubes), PLACES):
        done = [seat for seat in cubes[first : first + PLACES] if seat != NOBODY]
        if tuple(done) != cubes[first : first + len(done)] or len(set(done)) < len(done) or len(done) > limit(state):
            return "an objective is completed once by a player, and by no more players than may"
        if not all([0 <= seat < state.boards for seat in done]):
            return "cubes on objectives are players'"
    return ""


def audit_cards(state: Ark) -> str:
    zones = state.cards.zones
    numbers = state.pack.fallout
    if len(zones[TARGET_ROW]) != numbers.targets:
        return f"{numbers.targets} target cards are in the row"
    groups = len([target for target in state.pack.targets if target.group < 0 or target.group in state.groups])
    if len(zones[TARGET_DECK]) + numbers.targets != groups + len(ORDINARY):
        return f"there are {groups + len(ORDINARY)} target cards"
    if any([len(zones[mission_zone(state, seat)]) != 1 for seat in range(state.boards)]):
        return "every player has one mission"
    if any([player.targets or player.achieved for player in state.players]):
        return "players take no target cards, and cubes lie on objectives"
    if any([state.cards.seen[uid] for uid in (*zones[TARGET_DECK], *zones[MISSION_DECK])]):
        return "nobody has seen the cards in the box"
    return ""


def audit_end(state: Ark) -> str:
    numbers = state.pack.fallout
    if revealed(state) != (cubes_on_achievements(state) >= numbers.reveal_after[state.boards]):
        return "target cards are turned over when enough cubes are on achievements"
    if cubes_on_targets(state) and not revealed(state):
        return "nobody completes a target card that is face down"
    last = noted(state, LAST)
    if last and (len(last) != 2 or not 0 <= last[0] < state.boards or last[1] not in (0, 1)):
        return "the last turn is somebody's, for a reason"
    if not last and cubes_on_targets(state) >= numbers.end_after[state.boards]:
        return "the game ends when enough cubes are on target cards"
    return ""

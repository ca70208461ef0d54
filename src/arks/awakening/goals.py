"""What counts towards achievements and objectives, who is ahead, and how a game ends (rulebook p. 18-19)."""

from __future__ import annotations

from typing import Final

from arks.awakening.control import outer_rooms_controlled
from arks.awakening.state import (
    ARSENAL_CHANGED,
    BACK_ARTIFACT,
    BATTLES_CHANGED,
    CONTROL_CHANGED,
    CUBES_CHANGED,
    EVERYTHING_CHANGED,
    HAND_CHANGED,
    TOKENS_CHANGED,
    UNITS_CHANGED,
    Ark,
    hand,
    kept_zone,
    mission_zone,
    numbers_in,
)
from arks.awakening.tables import (
    ACTIVATE,
    ARSENAL,
    ARTIFACTS_IN_HAND,
    BATTLES_WON,
    CUBES_INTEGRATED,
    ROOMS_CONTROLLED,
    ROOMS_EXPLORED,
    ROOMS_OCCUPIED,
    SECTION_FULL,
    UNITS_AWAKE,
    Mission,
    Objective,
)
from arks.awakening.words import WON
from arks.kernel.events import emit
from arks.kernel.state import Outcome


def mission_of(state: Ark, uid: int) -> Mission:
    """The mission a card is; First Mission cards are numbered after the others."""
    pack = state.pack
    face = state.cards.face[uid]
    return pack.missions[face] if face < len(pack.missions) else pack.first_missions[face - len(pack.missions)]


def plays_achievements(state: Ark) -> bool:
    """Achievements come with artifacts, but neither against a common enemy nor where a mode has them in its own way."""
    return BACK_ARTIFACT in state.cards.back and state.enemy < 0 and not state.rules.hook("public objectives")


def cubes_integrated(state: Ark, seat: int) -> int:
    """Own cubes on outer rooms and in the own biodome, now (ruling G-40)."""
    total = sum(state.players[seat].sections)
    for number in numbers_in(state.pieced[seat]):
        total += state.rooms[number].cubes.count(seat)
    return total


def units_awake(state: Ark, seat: int) -> int:
    """Upright units of the own faction; wounded and neutral ones do not count."""
    total = 0
    for number in numbers_in(state.standing[seat]):
        total += state.rooms[number].units[seat]
    return total


def rooms_occupied(state: Ark, seat: int) -> int:
    rooms = state.standing[seat] & ~(1 << seat)  # the own biodome is no outer room
    return rooms.bit_count()


def progress(state: Ark, seat: int, objective: Objective) -> tuple[int, int]:
    """How far a seat is, and how far it must get."""
    player = state.players[seat]
    kind = objective.kind
    wanted = objective.n
    if kind == UNITS_AWAKE:
        return units_awake(state, seat), player.start.units_total if wanted < 0 else wanted
    if kind == CUBES_INTEGRATED:
        return cubes_integrated(state, seat), wanted
    if kind == ROOMS_CONTROLLED:
        return outer_rooms_controlled(state, seat), wanted
    if kind == ROOMS_OCCUPIED:
        return rooms_occupied(state, seat), wanted
    if kind == ARTIFACTS_IN_HAND:
        return len(hand(state, seat)), wanted
    if kind == BATTLES_WON:
        return player.battles, wanted
    if kind == ARSENAL:
        return player.arsenal, wanted
    if kind == ROOMS_EXPLORED:
        return len(state.cards.zones[kept_zone(state, seat)]), wanted
    if kind == SECTION_FULL:
        return player.sections[wanted], player.board.sections[wanted].squares
    assert kind == ACTIVATE, kind
    activated = state.rules.hook("activated")  # where no target cards are taken
    return int(wanted in player.targets if activated is None else activated(state, seat, wanted)), 1


def is_met(state: Ark, seat: int, objective: Objective) -> bool:
    have, wanted = progress(state, seat, objective)
    return have >= wanted


def all_met(state: Ark, seat: int, objectives: tuple[Objective, ...]) -> bool:
    for objective in objectives:
        if not is_met(state, seat, objective):
            return False
    return True


# What must have changed before an objective can come closer; a room activated is seen at once.
COUNTED: Final[tuple[int, ...]] = (
    UNITS_CHANGED,
    CUBES_CHANGED,
    CONTROL_CHANGED,
    CONTROL_CHANGED,
    HAND_CHANGED,
    BATTLES_CHANGED,
    ARSENAL_CHANGED,
    TOKENS_CHANGED,
    CUBES_CHANGED,
    EVERYTHING_CHANGED,
)  # by kind of objective


def counts(objectives: tuple[Objective, ...], what: int) -> bool:
    """Whether a change may bring one of these objectives closer."""
    for objective in objectives:
        if COUNTED[objective.kind] & what:
            return True
    return False


def objectives_met(state: Ark, seat: int) -> int:
    """How many objectives of its mission a seat has completed; 0 without a mission."""
    cards = state.cards.zones[mission_zone(state, seat)]
    if not cards:
        return 0
    mission = mission_of(state, cards[0])
    total = 0
    for bit, objective in enumerate(mission.objectives):
        if state.players[seat].objectives >> bit & 1 or (objective.kind == ACTIVATE and is_met(state, seat, objective)):
            total += 1
    return total


def scores(state: Ark) -> tuple[int, ...]:
    """Standing of each seat: objectives count most, then achievements, then cubes; a mode may count otherwise."""
    own = state.rules.hook("scores")
    if own is not None:
        counted: tuple[int, ...] = own(state)
        return counted
    found: list[int] = []
    for seat in range(state.boards):
        achieved = state.players[seat].achieved.bit_count()
        found.append(10_000 * objectives_met(state, seat) + 100 * achieved + cubes_integrated(state, seat))
    return tuple(found)


def win(state: Ark, seat: int) -> None:
    """The game ends at once."""
    emit(state, (WON, seat))
    state.outcome = Outcome((seat,), scores(state), "mission")

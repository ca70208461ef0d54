"""Public objectives: achievements from the start, then four target cards (003:L1295, L1343, L1504-1535).

Objectives are numbered: the achievements in play, easy ones first, then the target cards from left to right. Each has
a place for the cube of the first and of the second player that completes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.units import units_must_leave
from arks.awakening.control import controls
from arks.awakening.goals import all_met, counts
from arks.awakening.modes.coop.decks import is_factory, rooms_aimed_at
from arks.awakening.state import (
    BACK_TARGET,
    CONTROL_CHANGED,
    CUBES_CHANGED,
    EVERYTHING_CHANGED,
    TARGET_DECK,
    TARGET_ROW,
    Ark,
    kind_of,
    note,
    noted,
)
from arks.awakening.tables import ORDINARY, Achievement, Objective
from arks.awakening.words import LAST_TURN, OBJECTIVE_COMPLETED, TARGETS_REVEALED
from arks.kernel.events import emit
from arks.kernel.rng import shuffled
from arks.kernel.rules import Check, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.zones import create, move, reveal, shuffle, top

IN_PLAY: Final = "achievements in play"  # by objective: twice the index of the card, 1 more for its difficult side
CUBES: Final = "objective cubes"  # by objective: two seats, or -1 for a place without a cube
LAST: Final = "last turn"  # who ended the game, and how; nothing before

PLACES: Final = 2
NOBODY: Final = -1
# How the game ends, as in `words.LAST_TURN_REASON`.
TARGETS_COVERED: Final = 0
ALL_TARGETS: Final = 1


@dataclass(frozen=True)
class LayOutObjectives(Step):
    """Achievements with one side up, and target cards face down."""


def run_lay_out_objectives(state: Ark, frame: Frame, step: LayOutObjectives) -> None:
    pack = state.pack
    numbers = pack.fallout
    drawn = shuffled(state, tuple([card.index for card in pack.achievements]))[: numbers.easy + numbers.difficult]
    easy = [2 * card for card in sorted(drawn[: numbers.easy])]
    difficult = [2 * card + 1 for card in sorted(drawn[numbers.easy :])]
    note(state, IN_PLAY, *easy, *difficult)
    note(state, CUBES, *[NOBODY] * (PLACES * (len(drawn) + numbers.targets)))
    # One copy of each target card of this game, and the four factories; the rest of them stays unseen.
    faces = [target.index for target in pack.targets if target.group < 0 or target.group in state.groups]
    faces += [len(pack.targets) + resource for resource in ORDINARY]
    create(state, TARGET_DECK, BACK_TARGET, tuple(faces))
    shuffle(state, TARGET_DECK)
    move(state, top(state, TARGET_DECK, numbers.targets), TARGET_DECK, TARGET_ROW)


# --- what there is


def achievements(state: Ark) -> int:
    """How many objectives are achievements; the target cards come after them."""
    return len(noted(state, IN_PLAY))


def achievement_of(state: Ark, objective: int) -> Achievement:
    return state.pack.achievements[noted(state, IN_PLAY)[objective] // 2]


def is_difficult(state: Ark, objective: int) -> bool:
    return noted(state, IN_PLAY)[objective] % 2 == 1


def goals_of(state: Ark, objective: int) -> tuple[Objective, ...]:
    card = achievement_of(state, objective)
    return card.difficult if is_difficult(state, objective) else card.easy


def target_of(state: Ark, objective: int) -> int:
    """The face of a target card."""
    return state.cards.face[state.cards.zones[TARGET_ROW][objective - achievements(state)]]


def card_of(state: Ark, objective: int) -> tuple[int, int]:
    """The achievement card of an objective or, after a -1, the face of its target card; twice -1: it is face down."""
    if objective < achievements(state):
        return achievement_of(state, objective).index, -1
    return -1, target_of(state, objective) if revealed(state) else -1


def revealed(state: Ark) -> bool:
    """Whether the target cards are turned over."""
    everyone = (1 << state.rules.players) - 1
    return all([state.cards.seen[uid] == everyone for uid in state.cards.zones[TARGET_ROW]])


def limit(state: Ark) -> int:
    """How many players may complete the same objective."""
    return state.pack.fallout.limit[state.boards]


def points_of(state: Ark, objective: int) -> tuple[int, ...]:
    """Victory points by place, as many as there are places."""
    if objective >= achievements(state):
        points = state.pack.fallout.target_points
    else:
        card = achievement_of(state, objective)
        points = card.difficult_points if is_difficult(state, objective) else card.easy_points
    return points[: limit(state)]


def cubes_on(state: Ark, objective: int) -> list[int]:
    """The seats that have completed an objective, the first one first."""
    places = noted(state, CUBES)[PLACES * objective : PLACES * (objective + 1)]
    return [seat for seat in places if seat != NOBODY]


def cubes_on_all(state: Ark, first: int, last: int) -> int:
    return len([seat for seat in noted(state, CUBES)[PLACES * first : PLACES * last] if seat != NOBODY])


def objective_count(state: Ark) -> int:
    return len(noted(state, CUBES)) // PLACES


def cubes_on_achievements(state: Ark) -> int:
    return cubes_on_all(state, 0, achievements(state))


def cubes_on_targets(state: Ark) -> int:
    return cubes_on_all(state, achievements(state), objective_count(state))


def held(state: Ark, seat: int, target: int) -> int:
    """Rooms on a target card that are fully integrated and controlled by a seat; ties share control."""
    found = 0
    for number in rooms_aimed_at(state, target):
        room = state.rooms[number]
        if len(room.cubes) == kind_of(state, room).squares and controls(state, seat, number):
            found += 1
    return found


def needed(state: Ark, target: int) -> int:
    """How many of them it takes to activate what a target card shows."""
    return state.pack.fallout.factories if is_factory(state, target) else 1


# --- completing them


def check_goals(state: Ark) -> None:
    """On a player's own turn: place cubes on objectives, turn the target cards over, see whether the game ends."""
    seat = state.active
    if seat < 0 or units_must_leave(state):
        return
    what = state.changed
    state.changed = 0
    first = achievements(state)
    for objective in range(first):
        goals = goals_of(state, objective)
        if is_open(state, seat, objective) and counts(goals, what) and all_met(state, seat, goals):
            complete(state, seat, objective)
    if not revealed(state) and cubes_on_achievements(state) >= state.pack.fallout.reveal_after[state.boards]:
        reveal_targets(state)
        what = EVERYTHING_CHANGED
    if not revealed(state) or not what & (CONTROL_CHANGED | CUBES_CHANGED):
        return
    for objective in range(first, objective_count(state)):
        target = target_of(state, objective)
        if is_open(state, seat, objective) and held(state, seat, target) >= needed(state, target):
            complete(state, seat, objective)
    if not noted(state, LAST):
        look_for_the_end(state, seat)


def is_open(state: Ark, seat: int, objective: int) -> bool:
    """Whether a seat may still complete an objective."""
    done = cubes_on(state, objective)
    return len(done) < limit(state) and seat not in done


def complete(state: Ark, seat: int, objective: int) -> None:
    place = len(cubes_on(state, objective))
    cubes = list(noted(state, CUBES))
    cubes[PLACES * objective + place] = seat
    note(state, CUBES, *cubes)
    emit(state, (OBJECTIVE_COMPLETED, seat, objective, place + 1, points_of(state, objective)[place]))


def reveal_targets(state: Ark) -> None:
    cards = state.cards.zones[TARGET_ROW]
    reveal(state, cards, (1 << state.rules.players) - 1)
    emit(state, (TARGETS_REVEALED, *[state.cards.face[uid] for uid in cards]))


def look_for_the_end(state: Ark, seat: int) -> None:
    """The active player finishes its turn; then the game is over."""
    targets = range(achievements(state), objective_count(state))
    if cubes_on_targets(state) >= state.pack.fallout.end_after[state.boards]:
        reason = TARGETS_COVERED
    elif all([seat in cubes_on(state, objective) for objective in targets]):
        reason = ALL_TARGETS
    else:
        return
    note(state, LAST, seat, reason)
    emit(state, (LAST_TURN, seat, reason))


VERBS: Final[tuple[Verb, ...]] = (
    Verb(LayOutObjectives, run_lay_out_objectives, lambda rules, step: "lay out the public objectives"),
)
CHECKS: Final[tuple[Check, ...]] = (Check("goals", check_goals),)

"""War and peace: the fallout track, what peace changes, and the evaluation phase (003:L1305-1366, L1419-1502).

Clockwise leads down the steps of peace, from the last of them to the highest step of war, and up the steps of war.
Anticlockwise leads down the steps of war and from the last of them to the highest step of peace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from arks.awakening.combat import meetings
from arks.awakening.line import LEFT_EXPLODE, LEFT_RANGE_ATTACK
from arks.awakening.state import Ark, note, noted
from arks.awakening.words import COUNTER, COUNTER_MOVED, COUNTER_STAYED, PEACE_RETURNED, WAR_BROKE_OUT
from arks.kernel.events import emit
from arks.kernel.frames import bind, lookup
from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

NOTE: Final = "fallout counter"  # relations, and the step
MET: Final = "met"  # bound in a turn when its combat phase would start: 1 if it does, or would but for peace

# Relations, as in `words.RELATIONS`.
PEACE: Final = 0
WAR: Final = 1
# Why the counter moves or stays, as in `words.COUNTER_REASON`.
SHARED_ROOM: Final = 0
NO_SHARED_ROOM: Final = 1
COMBAT: Final = 2
HIGHEST_WAR: Final = 3
NO_COMBAT: Final = 4
BY_ARTIFACT: Final = 5

WOUNDING_USES: Final = ("open_airlock",)


class Counter(NamedTuple):
    """Where the fallout counter is."""

    relations: int
    step: int


@dataclass(frozen=True)
class PlaceCounter(Step):
    """The fallout counter starts on the highest step of peace."""


@dataclass(frozen=True)
class LookForOpponents(Step):
    """When the action phase is over: whether the active player's units share a room with opponents'."""


@dataclass(frozen=True)
class EvaluateFallout(Step):
    """The fallout evaluation phase."""


def highest(state: Ark) -> int:
    """The first step of peace, and of war."""
    return state.pack.fallout.steps[state.boards]


def counter(state: Ark) -> Counter:
    relations, step = noted(state, NOTE)
    return Counter(relations, step)


def is_peace(state: Ark) -> bool:
    return noted(state, NOTE)[0] == PEACE


def run_place_counter(state: Ark, frame: Frame, step: PlaceCounter) -> None:
    note(state, NOTE, PEACE, highest(state))


# --- the evaluation phase


def run_look_for_opponents(state: Ark, frame: Frame, step: LookForOpponents) -> None:
    bind(state, frame, MET, int(len(meetings(state, frame.seat)) > 0))


def has_met(state: Ark) -> bool:
    """Whether the active player's turn has, or as it stands would have, a combat phase."""
    met = lookup(state, state.stack[-1], MET) if state.stack else None
    return len(meetings(state, state.active)) > 0 if met is None else met == 1


def evaluated(state: Ark, met: bool) -> tuple[Counter, int]:
    """Where the counter is after a turn, and why."""
    relations, step = counter(state)
    if relations == PEACE:
        if not met:
            return Counter(PEACE, step), NO_SHARED_ROOM
        return (Counter(PEACE, step - 1) if step > 1 else Counter(WAR, highest(state))), SHARED_ROOM
    if not met:
        return (Counter(WAR, step - 1) if step > 1 else Counter(PEACE, highest(state))), NO_COMBAT
    if step == highest(state):
        return Counter(WAR, step), HIGHEST_WAR
    return Counter(WAR, step + 1), COMBAT


def run_evaluate_fallout(state: Ark, frame: Frame, step: EvaluateFallout) -> None:
    found, reason = evaluated(state, has_met(state))
    set_counter(state, frame.seat, found, reason)


def set_counter(state: Ark, seat: int, wanted: Counter, reason: int) -> None:
    before = counter(state)
    note(state, NOTE, wanted.relations, wanted.step)
    moved = tuple(wanted) != tuple(before)
    emit(state, (COUNTER_MOVED if moved else COUNTER_STAYED, seat, wanted.relations, wanted.step, reason))
    if wanted.relations != before.relations:
        emit(state, (WAR_BROKE_OUT if wanted.relations == WAR else PEACE_RETURNED,))


# --- artifacts that move the counter (ruling R-62)


def counter_moves(state: Ark, most: int) -> list[Raw]:
    """Steps of the present relations within reach, the present step among them."""
    relations, step = counter(state)
    return [(COUNTER, relations, n) for n in range(min(step + most, highest(state)), max(step - most, 1) - 1, -1)]


def move_counter(state: Ark, seat: int, option: Raw) -> None:
    set_counter(state, seat, Counter(option[1], option[2]), BY_ARTIFACT)


# --- what peace forbids besides combat


def forbid_attacks(state: Ark, seat: int, left: list[int]) -> None:
    """Range attacks and exploding bombs wound units; placing bombs does not."""
    if is_peace(state):
        left[LEFT_RANGE_ATTACK] = left[LEFT_EXPLODE] = 0


def wounds_units(state: Ark, uid: int) -> bool:
    """Whether peace forbids the one-time use of a card."""
    artifact = state.pack.artifacts[state.cards.face[uid]]
    return is_peace(state) and any([use.id in WOUNDING_USES for use in artifact.use])


VERBS: Final[tuple[Verb, ...]] = (
    Verb(PlaceCounter, run_place_counter, lambda rules, step: "place the fallout counter"),
    Verb(LookForOpponents, run_look_for_opponents, lambda rules, step: "see who shares a room"),
    Verb(EvaluateFallout, run_evaluate_fallout, lambda rules, step: "move the fallout counter"),
)

"""Combat of three or more sides in one room, for modes that have it (003:L1400-1414).

All sides defend: no defensive strength is compared, and no arsenal is spent. Cards are a mode's addition.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.combat import count_victory, fighters_among, strength_with, wound
from arks.awakening.state import Ark
from arks.awakening.words import MELEE_STARTED, MELEE_TIED, MELEE_WON, STRENGTH
from arks.kernel.events import emit
from arks.kernel.frames import bound, bound_tuple
from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame


@dataclass(frozen=True)
class StartMelee(Step):
    """Everybody sees who fights."""


@dataclass(frozen=True)
class CompareAll(Step):
    """The highest total wins; where several have it, everybody loses."""


def mask_of(sides: tuple[int, ...]) -> int:
    mask = 0
    for seat in sides:
        mask |= 1 << seat
    return mask


def units_in_melee(state: Ark, seat: int, sides: tuple[int, ...], room: int) -> int:
    return sum(fighters_among(state, seat, mask_of(sides), room))


def melee_strength(state: Ark, seat: int, sides: tuple[int, ...], room: int, power: int) -> int:
    return strength_with(state, seat, units_in_melee(state, seat, sides, room), room, power)


def run_start_melee(state: Ark, frame: Frame, step: StartMelee) -> None:
    emit(state, (MELEE_STARTED, bound(state, frame, "room"), *bound_tuple(state, frame, "sides")))


def run_compare_all(state: Ark, frame: Frame, step: CompareAll) -> None:
    room = bound(state, frame, "room")
    sides = bound_tuple(state, frame, "sides")
    totals: list[int] = []
    for seat in sides:
        totals.append(melee_strength(state, seat, sides, room, bound(state, frame, f"power {seat}", 0)))
        emit(state, (STRENGTH, seat, totals[-1]))
    best = max(totals)
    if totals.count(best) > 1:
        emit(state, (MELEE_TIED, room, best))
        defeat_all(state, frame, -1)
    else:
        winner = sides[totals.index(best)]
        emit(state, (MELEE_WON, winner, room))
        count_victory(state, winner, defeat_all(state, frame, winner))


def defeat_all(state: Ark, frame: Frame, winner: int) -> int:
    """All units of all sides but the winner's are wounded (-1: of all sides). Returns how many."""
    room = bound(state, frame, "room")
    sides = bound_tuple(state, frame, "sides")
    # All sides are counted before control shifts.
    lost = [(seat, fighters_among(state, seat, mask_of(sides), room)) for seat in sides if seat != winner]
    for seat, units in lost:
        wound(state, seat, room, units)
    return sum([sum(units) for _, units in lost])


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"melee": (StartMelee(), CompareAll())}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(StartMelee, run_start_melee, lambda rules, step: "all sides get ready"),
    Verb(CompareAll, run_compare_all, lambda rules, step: "compare the total combat strength of all"),
)

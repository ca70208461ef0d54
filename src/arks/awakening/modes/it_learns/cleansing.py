"""Removing corruption cylinders: by ENGINEER, and with Complexity 2 by DISINTEGRATE (003:L961-988, L1231)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.engineering import FREE_BIODOME, PLAIN, REMOTE, WITHOUT_COST, in_reach
from arks.awakening.control import opponents_in
from arks.awakening.line import LEFT_ENGINEER, TakeAction
from arks.awakening.modes.it_learns.organism import corrupted, is_corrupted, set_corrupted, value
from arks.awakening.payment import FREE, Pay, bound_cost, can_pay
from arks.awakening.state import Ark, kind_of
from arks.awakening.tables import ORDINARY, Cost
from arks.awakening.tables_enemy import TRACK_REMOVAL
from arks.awakening.words import (
    CLEANSE,
    CORRUPTION_DISINTEGRATED,
    CORRUPTION_REMOVED,
    O_DISINTEGRATE_CORRUPTION,
    SPEND,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, bound_tuple, push, rebind
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

KINDS: Final = (PLAIN, REMOTE, WITHOUT_COST, FREE_BIODOME)


@dataclass(frozen=True)
class SpendOnCleansing(Step):
    """Choose which kind of ENGINEER removes the cylinder."""


@dataclass(frozen=True)
class RemoveCorruption(Step):
    """The cylinder returns to the Enemy's private supply."""


def removal_cost(state: Ark, number: int) -> Cost:
    """So many of the room's resource as the Enemy board shows; in a factory of any one type."""
    return Cost(value(state, TRACK_REMOVAL), kind_of(state, state.rooms[number]).cost.types or ORDINARY)


def kinds_for(state: Ark, seat: int, number: int, left: tuple[int, ...]) -> list[int]:
    """The kinds of ENGINEER that may remove the corruption cylinder of a room now; infection hinders all of them."""
    if opponents_in(state, seat, number):
        return []
    payable = can_pay(state, seat, removal_cost(state, number))
    here = in_reach(state, seat, number)
    found: list[int] = []
    for kind in KINDS:
        if left[LEFT_ENGINEER + kind] and (here or kind == REMOTE) and (payable or kind == WITHOUT_COST):
            found.append(kind)
    return found


def list_cleansing(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    for number in corrupted(state):
        if kinds_for(state, seat, number, left):
            options.append((CLEANSE, number))


def cleanse(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    push(state, "cleanse", seat, {"room": option[1]})


def spend_options(state: Ark, frame: Frame, step: SpendOnCleansing, seat: int) -> Choice:
    room = bound(state, frame, "room")
    kinds = kinds_for(state, seat, room, bound_tuple(state, frame, "left"))
    return Choice(PICK, "cleanse-with", [(SPEND, kind) for kind in kinds], about=(room,))


def spend_chosen(state: Ark, frame: Frame, step: SpendOnCleansing, seat: int, picked: tuple[Raw, ...]) -> None:
    kind = picked[0][1]
    left = list(bound_tuple(state, frame, "left"))
    left[LEFT_ENGINEER + kind] -= 1
    rebind(state, frame, "left", tuple(left))
    cost = FREE if kind == WITHOUT_COST else removal_cost(state, bound(state, frame, "room"))
    bind(state, frame, "cost", bound_cost(cost))


def run_remove_corruption(state: Ark, frame: Frame, step: RemoveCorruption) -> None:
    room = bound(state, frame, "room")
    take_away(state, room)
    emit(state, (CORRUPTION_REMOVED, frame.seat, room))


def take_away(state: Ark, number: int) -> None:
    set_corrupted(state, tuple([room for room in corrupted(state) if room != number]))


def price(state: Ark, seat: int, raw: Raw, left: tuple[int, ...]) -> Cost:
    """What the option costs at least."""
    return FREE if WITHOUT_COST in kinds_for(state, seat, raw[1], left) else removal_cost(state, raw[1])


# --- DISINTEGRATE


def list_disintegrating(state: Ark, rooms: list[int]) -> list[Raw]:
    return [(O_DISINTEGRATE_CORRUPTION, room) for room in rooms if is_corrupted(state, room)]


def disintegrated(state: Ark, seat: int, option: Raw) -> None:
    take_away(state, option[1])
    emit(state, (CORRUPTION_DISINTEGRATED, seat, option[1]))


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"cleanse": (SpendOnCleansing(), Pay(), RemoveCorruption())}
TAKERS: Final[dict[int, TakeAction]] = {CLEANSE: cleanse}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(RemoveCorruption, run_remove_corruption, lambda rules, step: "remove the corruption cylinder"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(SpendOnCleansing, spend_options, spend_chosen, lambda rules, step: "choose the kind of ENGINEER"),
)

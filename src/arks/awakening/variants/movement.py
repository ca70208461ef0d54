"""Ways to move that only some factions know: to own cylinders, and for free between adapted rooms (003:L1697-1811)."""

from __future__ import annotations

from typing import Final

from arks.awakening.control import is_mine
from arks.awakening.line import LEFT_FREE_STEPS, LEFT_MOVE
from arks.awakening.state import Ark
from arks.awakening.tables import FREE_MOVE_ADAPTED, MOVE_TO_CYLINDERS
from arks.kernel.rules import Module

MOST_FREE_STEPS: Final = 60  # of one MOVE action, so that it comes to an end (ruling R-21)


def rooms_with_cylinders(state: Ark, seat: int, source: int) -> list[int]:
    """Where one MOVE leads besides adjacent rooms: home, and into rooms with a cylinder of the seat."""
    if not state.players[seat].board.powers & MOVE_TO_CYLINDERS:
        return []
    found = [seat] if source != seat else []
    for number in range(state.boards, len(state.rooms)):
        if number != source:
            for colour, n in enumerate(state.rooms[number].cylinders):
                if n and is_mine(state, seat, colour):
                    found.append(number)
                    break
    return found


def is_adapted(state: Ark, seat: int, number: int) -> bool:
    """Whether a cube of the seat is in a room; the biodome is a room."""
    if number == seat:
        return sum(state.players[seat].sections) > 0
    return seat in state.rooms[number].cubes


def between_adapted(state: Ark, seat: int, source: int, target: int) -> bool:
    return (
        state.players[seat].board.powers & FREE_MOVE_ADAPTED != 0
        and target in state.near[source]
        and is_adapted(state, seat, source)
        and is_adapted(state, seat, target)
    )


def allow_free_steps(state: Ark, seat: int, left: list[int]) -> None:
    if left[LEFT_MOVE] and state.players[seat].board.powers & FREE_MOVE_ADAPTED:
        left[LEFT_FREE_STEPS] = MOST_FREE_STEPS


MODULE: Final[Module] = Module(
    "faction-movement",
    hooks={"far steps": rooms_with_cylinders, "free steps": between_adapted, "budgets": allow_free_steps},
)

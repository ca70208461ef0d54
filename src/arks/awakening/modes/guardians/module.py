"""Guardians as modules: the common rules, and what Guardians do to Challengers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from arks.awakening.modes.coop import challengers as common_rules
from arks.awakening.modes.coop.construction import is_building
from arks.awakening.modes.coop.decks import may_be_aimed_at
from arks.awakening.modes.coop.mission import mission_accomplished
from arks.awakening.modes.coop.module import common
from arks.awakening.modes.guardians import acting
from arks.awakening.modes.guardians.units import BOARD, TURNS_LEFT, Guardian, guarded, guardians, set_guardians
from arks.awakening.state import Ark, note, noted
from arks.awakening.turn import EndTurn
from arks.awakening.words import GUARDIAN_BEATEN
from arks.kernel.events import emit
from arks.kernel.frames import push
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame

MORE_UNITS = "more guardians"  # of a harder game


@dataclass(frozen=True)
class EnemyAfterLast(Step):
    """After the last Challenger's turn comes the Enemy's."""


def run_enemy_after_last(state: Ark, frame: Frame, step: EnemyAfterLast) -> None:
    if state.next_seat == 0:
        push(state, "enemy-turn", state.enemy if common_rules.dark_player(state) else 0)


def set_up(state: Ark) -> None:
    """All Guardians on the Enemy board, the turn counter at its start."""
    numbers = state.pack.enemy.guardians
    more: int = state.rules.hook(MORE_UNITS)
    note(state, TURNS_LEFT, numbers.turns[state.boards])
    set_guardians(state, [Guardian(BOARD, 0, False)] * (numbers.units[state.boards] + more))


# --- what a Guardian in a room changes for Challengers


def holders(state: Ark, number: int, pieces: int, local: int) -> int:
    """Nobody controls a room with a Guardian."""
    return -1 if guarded(state, number) else common_rules.holders(state, number, pieces, local)


def barred(state: Ark, seat: int, source: int, target: int) -> str:
    """Units do not go through a room with a Guardian: what has come there stays."""
    return "guardian-holds" if guarded(state, source) else common_rules.barred(state, seat, source, target)


def strength(state: Ark, room: int) -> int:
    """The first visible number on the Enemy board; it does not depend on the number of units (ruling G-59)."""
    return state.pack.enemy.guardians.strength


def wounded(state: Ark, room: int, n: int) -> None:
    """A beaten Guardian goes to the Enemy board and lies down; its unit has left the room already."""
    found = guardians(state)
    for index, guardian in enumerate(found):
        if guardian.room == room:
            found[index] = Guardian(BOARD, 0, True)
            emit(state, (GUARDIAN_BEATEN, index))
    set_guardians(state, found)


# --- for people, and for the audit


def show(state: Ark) -> dict[str, Any]:
    left = noted(state, TURNS_LEFT)
    shown: list[dict[str, Any]] = []
    for index, guardian in enumerate(guardians(state)):
        shown.append(
            {
                "id": f"guardian:{index}",
                "room": f"room:{guardian.room}" if guardian.room >= 0 else None,
                "edge": guardian.edge if guardian.room >= 0 else None,
                "used": guardian.lying and guardian.room >= 0,
                "wounded": guardian.lying and guardian.room < 0,
            }
        )
    strengths = state.pack.enemy.guardians.strength
    return {"turns_left": left[0] if left else None, "strength": strengths, "defence": strengths, "guardians": shown}


def rooms(state: Ark) -> list[int]:
    """The room of each Guardian, below 0 if it is on the Enemy board."""
    return [guardian.room for guardian in guardians(state)]


def audit(state: Ark) -> str:
    numbers = state.pack.enemy.guardians
    left = noted(state, TURNS_LEFT)
    units = numbers.units[state.boards] + state.rules.hook(MORE_UNITS)
    if not is_building(state) and not 0 < len(guardians(state)) <= units:
        return f"there are {units} Guardians"
    over = state.outcome is not None
    if len(left) != (0 if is_building(state) else 1) or not all([n <= numbers.turns[state.boards] for n in left]):
        return "the turn counter is off its track"
    if left and left[0] < (0 if over else 1):
        return "the game is over when the turn counter reaches zero"
    standing = [0] * len(state.rooms)
    for guardian in guardians(state):
        if not BOARD <= guardian.room < len(state.rooms) or 0 <= guardian.room < state.boards:
            return "Guardians are in outer rooms or on the Enemy board"
        if guardian.room >= 0:
            standing[guardian.room] += 1
    if standing != [room.units[state.enemy] for room in state.rooms] or max(standing) > 1:
        return "every Guardian has a room of its own"
    if any([state.enemy in room.cubes for room in state.rooms]):
        return "Guardians have no cubes"
    return ""


def modules(challengers: int, dark: bool, more: str) -> list[Module]:
    """So many Guardian units ``more`` than usual make the game harder."""
    return [
        common(challengers, dark),
        Module(
            "guardians",
            procedures=acting.PROCEDURES,
            patches=(Patch("turn", "after", EndTurn, (EnemyAfterLast(),)),),
            verbs=(
                *acting.VERBS,
                Verb(EnemyAfterLast, run_enemy_after_last, lambda rules, step: "the Guardians take the last turn"),
            ),
            choosers=acting.CHOOSERS,
            amounts=acting.AMOUNTS,
            hooks={
                MORE_UNITS: int(more),
                "guardian rooms": rooms,
                "name edge matters": may_be_aimed_at,  # a Guardian that teleports looks away from it
                "enemy set-up": set_up,
                "accomplished": mission_accomplished,
                "holders": holders,
                "barred": barred,
                "closed to cylinders": guarded,
                "enemy defence": strength,
                "enemy strength": strength,
                "enemy wounded": wounded,
                "enemy view": show,
                "audit": audit,
            },
            needs=("challengers",),
        ),
    ]

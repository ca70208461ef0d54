"""Mobility Control: MOVE, TELEPORT and TELEPORT ANY (rulebook p. 11-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.control import rooms_with_units, units_here
from arks.awakening.line import (
    LEFT_FREE_STEPS,
    LEFT_MOVE,
    LEFT_TELEPORT,
    LEFT_TELEPORT_ANY,
    TakeAction,
    spend,
)
from arks.awakening.state import Ark, add_units, numbers_in
from arks.awakening.tables import BIODOME, GATE, MERCENARIES, ROBOTS
from arks.awakening.words import MOVED, O_MOVE, O_TELEPORT, O_TELEPORT_ANY, O_UNITS, TELEPORTED, TO
from arks.kernel.asks import AMOUNT, DISTRIBUTE, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, bound_tuple, push
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw


@dataclass(frozen=True)
class ChooseTarget(Step):
    """Choose where units of the room bound as ``source`` are teleported."""


@dataclass(frozen=True)
class MoveUnits(Step):
    """Choose how many units go from ``source`` to ``target``, and move them."""


def list_actions(state: Ark, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    players = state.boards
    barred = state.rules.hook("barred")
    for source in numbers_in(rooms_with_units(state, seat)):
        if is_held(state, seat, source):
            continue
        own = state.rooms[source].units[seat]
        if left[LEFT_MOVE] or left[LEFT_FREE_STEPS]:
            for target in step_targets(state, seat, source):
                # Only own units enter the own biodome, nobody another's (p. 12).
                if target < players and not (target == seat and own):
                    continue
                if not left[LEFT_MOVE] and not is_free(state, seat, source, target):
                    continue
                if barred is None or not barred(state, seat, source, target):
                    options.append((O_MOVE, source, target))
        if left[LEFT_TELEPORT] and teleport_targets(state, seat, source, False):
            options.append((O_TELEPORT, source))
        if left[LEFT_TELEPORT_ANY] and (barred is None or teleport_targets(state, seat, source, True)):
            options.append((O_TELEPORT_ANY, source))


def is_held(state: Ark, seat: int, source: int) -> bool:
    """Whether a module keeps units of a seat from leaving a room."""
    holds = state.rules.hooks.get("held units")
    return holds is not None and any([hold(state, seat, source) for hold in holds])


def is_barred(state: Ark, seat: int, source: int, target: int) -> bool:
    """Whether a module closes the doorway between two rooms to the units of a seat."""
    bars = state.rules.hooks.get("barred steps")
    return bars is not None and any([bar(state, seat, source, target) for bar in bars])


def is_free(state: Ark, seat: int, source: int, target: int) -> bool:
    """Whether a step costs no MOVE."""
    gifts = state.rules.hooks.get("free steps")
    return gifts is not None and any([gift(state, seat, source, target) for gift in gifts])


def step_targets(state: Ark, seat: int, source: int) -> list[int]:
    """Where one MOVE leads from a room: adjacent rooms through open doorways, and where a module lets units go."""
    found = [target for target in state.near[source] if not is_barred(state, seat, source, target)]
    for more in state.rules.hooks.get("far steps", []):
        found += [target for target in more(state, seat, source) if target not in found]
    return found


def teleport_targets(state: Ark, seat: int, source: int, anywhere: bool) -> list[int]:
    pack = state.pack
    barred = state.rules.hook("barred")
    own = state.rooms[source].units[seat] > 0
    found: list[int] = []
    for target, room in enumerate(state.rooms):
        cls = pack.rooms[room.kind].cls
        if target == source or (cls == BIODOME and not (target == seat and own)):
            continue
        if (anywhere or cls in (GATE, BIODOME)) and (barred is None or not barred(state, seat, source, target)):
            found.append(target)
    return found


def move(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    free = bound_tuple(state, frame, "left")[LEFT_FREE_STEPS] > 0 and is_free(state, seat, option[1], option[2])
    spend(state, frame, LEFT_FREE_STEPS if free else LEFT_MOVE)
    push(state, "move", seat, {"source": option[1], "target": option[2]})


def teleport(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    spend(state, frame, LEFT_TELEPORT)
    push(state, "teleport", seat, {"source": option[1], "anywhere": 0})


def teleport_any(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    spend(state, frame, LEFT_TELEPORT_ANY)
    push(state, "teleport", seat, {"source": option[1], "anywhere": 1})


def target_options(state: Ark, frame: Frame, step: ChooseTarget, seat: int) -> Choice:
    source = bound(state, frame, "source")
    targets = teleport_targets(state, seat, source, bound(state, frame, "anywhere") == 1)
    return Choice(PICK, "teleport-to", [(TO, target) for target in targets], about=(source,))


def target_chosen(state: Ark, frame: Frame, step: ChooseTarget, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "target", picked[0][1])
    bind(state, frame, "teleports", 1)


def units_options(state: Ark, frame: Frame, step: MoveUnits, seat: int) -> Choice:
    source = bound(state, frame, "source")
    target = bound(state, frame, "target")
    own, robots, mercenaries = units_here(state, seat, source)
    if target == seat:
        robots = mercenaries = 0
    most = own + robots + mercenaries
    for limit in state.rules.hooks.get("units that may leave", []):
        most = min(most, limit(state, seat, source))
    options: list[Raw] = []
    for a in range(own, -1, -1):
        for b in range(robots, -1, -1):
            for c in range(mercenaries, -1, -1):
                if 0 < a + b + c <= most:
                    options.append((O_UNITS, a, b, c))
    kind = DISTRIBUTE if robots + mercenaries else AMOUNT
    return Choice(kind, "units-to-move", options, about=(source, target))


def units_chosen(state: Ark, frame: Frame, step: MoveUnits, seat: int, picked: tuple[Raw, ...]) -> None:
    source = bound(state, frame, "source")
    target = bound(state, frame, "target")
    _, own, robots, mercenaries = picked[0]
    for owner, n in ((seat, own), (ROBOTS, robots), (MERCENARIES, mercenaries)):
        if n:
            add_units(state, source, owner, -n)
            add_units(state, target, owner, n)
    word = TELEPORTED if bound(state, frame, "teleports", 0) else MOVED
    emit(state, (word, seat, source, target, own, robots, mercenaries))
    for leave in state.rules.hooks.get("units left", []):
        leave(state, seat, source, own + robots + mercenaries)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "move": (MoveUnits(),),
    "teleport": (ChooseTarget(), MoveUnits()),
}
TAKERS: Final[dict[int, TakeAction]] = {O_MOVE: move, O_TELEPORT: teleport, O_TELEPORT_ANY: teleport_any}
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseTarget, target_options, target_chosen, lambda rules, step: "choose where to"),
    Chooser(MoveUnits, units_options, units_chosen, lambda rules, step: "move units"),
)

"""Unit Stasis and Sickbay: AWAKE, HEAL, and neutral units that come and go with their room (rulebook p. 14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.power import home_of
from arks.awakening.biodome import drop_cylinder
from arks.awakening.control import benefits, commands
from arks.awakening.line import LEFT_AWAKE, LEFT_HEAL, TakeAction
from arks.awakening.payment import Pay, bound_cost, can_pay
from arks.awakening.state import (
    FIRST_NEUTRAL_COLOUR,
    FIRST_NEUTRAL_UNIT,
    UNITS_CHANGED,
    Ark,
    add_cylinders,
    add_units,
    changed,
    lay_down,
    numbers_in,
    own_player,
)
from arks.awakening.tables import AWAKE_COST, AWAKE_DISCOUNT, FIELD_HEAL, HEAL_COST, Cost
from arks.awakening.words import (
    AWOKE,
    CYLINDER_REMOVED,
    CYLINDERS_ADDED,
    HEALED,
    O_AWAKE,
    O_HEAL,
    REMOVE,
    REMOVE_CYLINDER,
    REMOVE_WOUNDED,
    SECTION_UNPOWERED,
    UNIT_REMOVED,
    UNITS_SPAWNED,
    WOUNDED_UNIT_REMOVED,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, bound_tuple, push
from arks.kernel.rules import Check, Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw


@dataclass(frozen=True)
class WakeUnit(Step):
    """A unit comes from the private supply into the biodome."""

    n: int = 1


@dataclass(frozen=True)
class StandUp(Step):
    """One wounded unit of the room bound as ``room`` stands up."""


@dataclass(frozen=True)
class HealAll(Step):
    """All own wounded units stand up."""


@dataclass(frozen=True)
class FieldHeal(Step):
    """At the start of the turn, stand up as many wounded units as a benefit allows, for free."""


@dataclass(frozen=True)
class RemoveUnits(Step):
    """The active player chooses the neutral units that leave while the room bound as ``room`` powers down."""


@dataclass(frozen=True)
class RemoveCylinders(Step):
    """Neutral cylinders that their generator does not provide any more leave, chosen one by one (ruling G-47)."""


def price_of_awake(total: tuple[int, ...]) -> int:
    """Of one unit, with these benefits; it is never free (ruling R-02)."""
    return max(1, total[AWAKE_COST] - total[AWAKE_DISCOUNT])


def awake_cost(state: Ark, frame: Frame) -> Cost:
    return Cost(price_of_awake(bound_tuple(state, frame, "benefits")), state.players[frame.seat].board.awake_types)


def heal_cost(state: Ark, frame: Frame) -> Cost:
    return Cost(bound_tuple(state, frame, "benefits")[HEAL_COST], state.players[frame.seat].board.heal_types)


def list_actions(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    if left[LEFT_AWAKE] and state.players[seat].asleep and can_pay(state, seat, awake_cost(state, frame)):
        options.append((O_AWAKE,))
    if left[LEFT_HEAL]:
        wards = wounded_in(state, seat)
        if wards and can_pay(state, seat, heal_cost(state, frame)):
            options += [(O_HEAL, room) for room in wards]


def wounded_in(state: Ark, seat: int) -> list[int]:
    """Rooms where wounded units of this seat lie: its biodome, and homes of neutral units it controls."""
    found = [seat] if state.players[seat].wounded else []
    for neutral in range(2):
        home = state.homes[neutral]
        if home >= 0 and state.rooms[home].wounded and commands(state, seat, neutral):
            found.append(home)
    return found


def awake(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    push(state, "awake", seat, {"cost": bound_cost(awake_cost(state, frame))})


def heal(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    push(state, "heal", seat, {"cost": bound_cost(heal_cost(state, frame)), "room": option[1]})


def run_wake_unit(state: Ark, frame: Frame, step: WakeUnit) -> None:
    for _ in range(min(step.n, state.players[frame.seat].asleep)):
        own_player(state, frame.seat).asleep -= 1
        add_units(state, frame.seat, frame.seat, 1)
        changed(state, UNITS_CHANGED)
        emit(state, (AWOKE, frame.seat))


def stand_up(state: Ark, seat: int, room: int, n: int) -> None:
    """Wounded units stand up where they lie (rulebook p. 14)."""
    if room == seat:
        own_player(state, seat).wounded -= n
        add_units(state, seat, seat, n)
        changed(state, UNITS_CHANGED)
    else:
        lay_down(state, room, -n)
        add_units(state, room, state.pack.rooms[state.rooms[room].kind].spawns, n)
    emit(state, (HEALED, seat, room, n))


def run_stand_up(state: Ark, frame: Frame, step: StandUp) -> None:
    stand_up(state, frame.seat, bound(state, frame, "room"), 1)


def run_heal_all(state: Ark, frame: Frame, step: HealAll) -> None:
    n = state.players[frame.seat].wounded
    if n:
        stand_up(state, frame.seat, frame.seat, n)


def field_options(state: Ark, frame: Frame, step: FieldHeal, seat: int) -> Choice | None:
    wards = wounded_in(state, seat)
    if not wards or bound(state, frame, "healed", 0) >= benefits(state, seat)[FIELD_HEAL]:
        return None
    return Choice(PICK, "field-heal", [(O_HEAL, room) for room in wards])


def field_chosen(state: Ark, frame: Frame, step: FieldHeal, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "healed", bound(state, frame, "healed", 0) + 1)
    stand_up(state, seat, picked[0][1], 1)
    again(frame)


# --- neutral pieces follow the modifier of their room


def check_neutrals(state: Ark) -> None:
    """Bring as many neutral units and cylinders as their rooms provide now; too many units are removed by choice."""
    pack = state.pack
    for neutral, home in enumerate(state.homes):
        if home < 0:
            continue
        room = state.rooms[home]
        kind = pack.rooms[room.kind]
        if neutral < 2:
            missing = kind.spawned[room.level] - neutral_units(state, neutral)
            if missing > 0:
                add_units(state, home, FIRST_NEUTRAL_UNIT + neutral, missing)
                emit(state, (UNITS_SPAWNED, home, missing))
            elif missing < 0:
                push(state, "remove-units", who_removes_units(state), {"room": home})
        else:
            colour = FIRST_NEUTRAL_COLOUR + neutral - 2
            grant_cylinders(state, colour, min(kind.capacity[room.level], kind.supply))
            if cylinders_too_many(state, colour):
                push(state, "remove-cylinders", max(state.active, 0), {"colour": colour})


def who_removes_units(state: Ark) -> int:
    """The active player (000:L728); in the Enemy's turn who leads it, or the first Challenger for an Automata."""
    if state.active >= 0:
        return state.active
    return state.enemy if state.rules.players > state.boards else 0


def grant_cylinders(state: Ark, colour: int, capacity: int) -> None:
    """A risen capacity brings new cylinders to their generator at once (rulebook p. 12)."""
    present = cylinders_present(state, colour)
    if capacity > present:
        add_cylinders(state, home_of(state, colour), colour, capacity - present)
        emit(state, (CYLINDERS_ADDED, colour, capacity - present))


def cylinders_present(state: Ark, colour: int) -> int:
    present = 0
    for room in state.rooms:
        present += room.cylinders[colour]
    return present


def cylinders_too_many(state: Ark, colour: int) -> bool:
    """Whether more neutral cylinders are on the table than their generator provides now."""
    home = state.rooms[home_of(state, colour)]
    return cylinders_present(state, colour) > state.pack.rooms[home.kind].capacity[home.level]


def units_must_leave(state: Ark) -> bool:
    """Whether neutral units are on the table that their room does not provide any more."""
    for neutral in range(2):
        home = state.homes[neutral]
        if home >= 0:
            room = state.rooms[home]
            if neutral_units(state, neutral) > state.pack.rooms[room.kind].spawned[room.level]:
                return True
    return False


def neutral_units(state: Ark, neutral: int) -> int:
    owner = FIRST_NEUTRAL_UNIT + neutral
    total = state.rooms[state.homes[neutral]].wounded
    for number in numbers_in(state.standing[owner]):
        total += state.rooms[number].units[owner]
    return total


def remove_options(state: Ark, frame: Frame, step: RemoveUnits, seat: int) -> Choice | None:
    home = bound(state, frame, "room")
    room = state.rooms[home]
    kind = state.pack.rooms[room.kind]
    neutral = kind.spawns - FIRST_NEUTRAL_UNIT
    if neutral_units(state, neutral) <= kind.spawned[room.level]:
        return None
    options: list[Raw] = [(REMOVE, place) for place, other in enumerate(state.rooms) if other.units[kind.spawns]]
    if room.wounded:
        options.append((REMOVE_WOUNDED, home))
    return Choice(PICK, "remove-unit", options, about=(home,))


def remove_chosen(state: Ark, frame: Frame, step: RemoveUnits, seat: int, picked: tuple[Raw, ...]) -> None:
    word, place = picked[0]
    home = bound(state, frame, "room")
    if word == REMOVE_WOUNDED:
        lay_down(state, home, -1)
        emit(state, (WOUNDED_UNIT_REMOVED, home))
    else:
        add_units(state, place, state.pack.rooms[state.rooms[home].kind].spawns, -1)
        emit(state, (UNIT_REMOVED, place, home))
    again(frame)


def remove_cylinder_options(state: Ark, frame: Frame, step: RemoveCylinders, seat: int) -> Choice | None:
    colour = bound(state, frame, "colour")
    if not cylinders_too_many(state, colour):
        return None
    options: list[Raw] = [
        (REMOVE_CYLINDER, colour, place) for place, room in enumerate(state.rooms) if room.cylinders[colour]
    ]
    return Choice(PICK, "remove-cylinder", options, about=(colour,))


def remove_cylinder_chosen(state: Ark, frame: Frame, step: RemoveCylinders, seat: int, picked: tuple[Raw, ...]) -> None:
    _, colour, place = picked[0]
    add_cylinders(state, place, colour, -1)
    if place < state.boards:
        emit(state, (SECTION_UNPOWERED, place, drop_cylinder(state, place, colour), colour))
    emit(state, (CYLINDER_REMOVED, colour, place))
    again(frame)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "awake": (Pay(), WakeUnit()),
    "heal": (Pay(), StandUp()),
    "remove-units": (RemoveUnits(),),
    "remove-cylinders": (RemoveCylinders(),),
}
TAKERS: Final[dict[int, TakeAction]] = {O_AWAKE: awake, O_HEAL: heal}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(WakeUnit, run_wake_unit, lambda rules, step: f"awaken {step.n} unit"),
    Verb(StandUp, run_stand_up, lambda rules, step: "stand up a wounded unit"),
    Verb(HealAll, run_heal_all, lambda rules, step: "stand up all your wounded units"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(FieldHeal, field_options, field_chosen, lambda rules, step: "stand up wounded units for free"),
    Chooser(RemoveUnits, remove_options, remove_chosen, lambda rules, step: "remove neutral units"),
    Chooser(
        RemoveCylinders,
        remove_cylinder_options,
        remove_cylinder_chosen,
        lambda rules, step: "remove neutral cylinders",
    ),
)
CHECKS: Final[tuple[Check, ...]] = (Check("neutral pieces", check_neutrals),)

"""The Guardians' turn: DISINTEGRATE, TELEPORT ANY, MOVE, HEAL and RESET, then combat (Appendix III, Game Flow)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.power import home_of
from arks.awakening.modes.coop import unsealing
from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.modes.coop.decks import draw_target, resolve_target, rooms_aimed_at
from arks.awakening.modes.coop.fighting import start_encounters
from arks.awakening.modes.coop.mission import lose
from arks.awakening.modes.guardians import moving
from arks.awakening.modes.guardians.units import (
    BOARD,
    GUARDIAN_THERE,
    NO_ROOM,
    TURNS_LEFT,
    Guardian,
    guarded,
    guardians,
    in_order,
    lay_down,
    powers,
    set_guardian,
    set_guardians,
    upright,
)
from arks.awakening.state import Ark, add_cylinders, kind_of, note, noted, set_cubes
from arks.awakening.tables import GATE
from arks.awakening.words import (
    CUBE_DISINTEGRATED,
    CYLINDER_RETURNED,
    ENEMY_TURN,
    GUARDIAN_AIMED,
    GUARDIAN_NOT_TELEPORTED,
    GUARDIAN_TELEPORTED,
    GUARDIANS_STOOD_UP,
    TO,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import While
from arks.kernel.words import Raw


@dataclass(frozen=True)
class CountDown(Step):
    """The turn counter goes down by one; at zero the Challengers lose."""


@dataclass(frozen=True)
class Disintegrate(Step):
    """Guardians remove all cylinders and the leftmost cube of their rooms."""


@dataclass(frozen=True)
class SomeoneTeleports(Expression):
    """1 while an upright Guardian is in a transport gate or on the Enemy board."""


@dataclass(frozen=True)
class Aim(Step):
    """Draw an enemy-target card for the next Guardian that teleports."""


@dataclass(frozen=True)
class ChooseAim(Step):
    """A Dark Player chooses among several rooms that the card can mean."""


@dataclass(frozen=True)
class Teleport(Step):
    """Place the Guardian at the name edge of the room, unless another one is there."""


@dataclass(frozen=True)
class StandUp(Step):
    """HEAL and RESET: all Guardians stand upright."""


@dataclass(frozen=True)
class Meet(Step):
    """Combat where Guardians and Challengers' units are."""


def run_count_down(state: Ark, frame: Frame, step: CountDown) -> None:
    left = noted(state, TURNS_LEFT)[0] - 1
    note(state, TURNS_LEFT, left)
    emit(state, (ENEMY_TURN, left))
    if left == 0:
        lose(state, "turn counter")


# --- DISINTEGRATE


def run_disintegrate(state: Ark, frame: Frame, step: Disintegrate) -> None:
    for index in in_order(state, upright(state)):
        room = guardians(state)[index].room
        if room >= 0 and (state.rooms[room].cubes or powers(state, room)):
            disintegrate(state, room)
            lay_down(state, index)


def disintegrate(state: Ark, number: int) -> None:
    """All cylinders return to their generators; the leftmost cube leaves, the others slide left."""
    for colour in powers(state, number):
        for _ in range(state.rooms[number].cylinders[colour]):
            add_cylinders(state, number, colour, -1)
            add_cylinders(state, home_of(state, colour), colour, 1)
            emit(state, (CYLINDER_RETURNED, colour, number))
    cubes = state.rooms[number].cubes
    if cubes:
        set_cubes(state, number, cubes[1:])
        emit(state, (CUBE_DISINTEGRATED, cubes[0], number))


# --- TELEPORT ANY


def teleporting(state: Ark) -> list[int]:
    """Upright Guardians in a transport gate or on the Enemy board."""
    found: list[int] = []
    all_of_them = guardians(state)
    for index in in_order(state, upright(state)):
        room = all_of_them[index].room
        if room == BOARD or kind_of(state, state.rooms[room]).cls == GATE:
            found.append(index)
    return found


def someone_teleports(state: Ark, frame: Frame, step: SomeoneTeleports) -> int:
    return 1 if teleporting(state) else 0


def run_aim(state: Ark, frame: Frame, step: Aim) -> None:
    index = teleporting(state)[0]
    aim = draw_target(state)
    bind(state, frame, "guardian", index)
    bind(state, frame, "aim", aim)
    rooms = rooms_aimed_at(state, aim)
    bind(state, frame, "target", rooms[0] if rooms else -1)  # of an Automata: the one of the set-up (ruling G-32)
    emit(state, (GUARDIAN_AIMED, index, aim))


def aim_options(state: Ark, frame: Frame, step: ChooseAim, seat: int) -> Choice | None:
    aim = bound(state, frame, "aim")
    free = [room for room in rooms_aimed_at(state, aim) if not guarded(state, room)]
    if not dark_player(state) or not free:
        return None
    about = (bound(state, frame, "guardian"), aim)
    return Choice(PICK, "guardian-room", [(TO, room) for room in free], about=about)


def aim_chosen(state: Ark, frame: Frame, step: ChooseAim, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "target", picked[0][1])


def run_teleport(state: Ark, frame: Frame, step: Teleport) -> None:
    index = bound(state, frame, "guardian")
    aim = bound(state, frame, "aim")
    target = bound(state, frame, "target")
    if target < 0 or guarded(state, target):
        emit(state, (GUARDIAN_NOT_TELEPORTED, index, aim, NO_ROOM if target < 0 else GUARDIAN_THERE))
        lay_down(state, index)
    else:
        set_guardian(state, index, Guardian(target, state.rooms[target].facing, True))
        emit(state, (GUARDIAN_TELEPORTED, index, target))
    resolve_target(state, aim)


# --- HEAL and RESET, combat


def run_stand_up(state: Ark, frame: Frame, step: StandUp) -> None:
    lying = [guardian for guardian in guardians(state) if guardian.lying]
    if lying:
        set_guardians(state, [guardian._replace(lying=False) for guardian in guardians(state)])
        emit(state, (GUARDIANS_STOOD_UP, len(lying)))


def run_meet(state: Ark, frame: Frame, step: Meet) -> None:
    start_encounters(state)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "enemy-turn": (
        unsealing.OpenDoorways(),
        CountDown(),
        Disintegrate(),
        While(SomeoneTeleports(), (Aim(), ChooseAim(), Teleport())),
        *moving.STEPS,
        StandUp(),
        Meet(),
    ),
}
AMOUNTS: Final[tuple[Amount, ...]] = (
    *moving.AMOUNTS,
    Amount(SomeoneTeleports, someone_teleports, lambda rules, step: "an upright Guardian is in a gate or off the ship"),
)
VERBS: Final[tuple[Verb, ...]] = (
    *moving.VERBS,
    *unsealing.VERBS,
    Verb(CountDown, run_count_down, lambda rules, step: "move the turn counter down"),
    Verb(Disintegrate, run_disintegrate, lambda rules, step: "DISINTEGRATE"),
    Verb(Aim, run_aim, lambda rules, step: "draw an enemy-target card"),
    Verb(Teleport, run_teleport, lambda rules, step: "TELEPORT ANY"),
    Verb(StandUp, run_stand_up, lambda rules, step: "HEAL and RESET"),
    Verb(Meet, run_meet, lambda rules, step: "fight"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    *moving.CHOOSERS,
    Chooser(ChooseAim, aim_options, aim_chosen, lambda rules, step: "choose where the Guardian goes"),
)

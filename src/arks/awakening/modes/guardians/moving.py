"""MOVE of Guardians: an Automata moves all of them as a card says, a Dark Player one in a direction of its choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.modes.coop.decks import draw_action
from arks.awakening.modes.guardians.units import (
    AT_SEAL,
    FREE,
    GO_ON,
    Guardian,
    guardians,
    halt,
    hindrance,
    in_order,
    is_sealed,
    lay_down,
    room_towards,
    step,
    upright,
)
from arks.awakening.state import Ark
from arks.awakening.tables_enemy import BEHIND, DIRECTIONS
from arks.awakening.words import (
    ACTION_DRAWN,
    GUARDIAN_MOVED,
    GUARDIAN_STAYED,
    GUARDIAN_STOPPED,
    GUARDIAN_TURNED_AWAY,
    O_GUARDIAN,
    TO,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import If, Times
from arks.kernel.words import Raw

FORWARD: Final = (0, 1, 3)  # straight, right, left


@dataclass(frozen=True)
class DarkPlayerActs(Expression):
    """1 when a player leads the Guardians."""


@dataclass(frozen=True)
class DarkMoves(Expression):
    """How many enemy-action cards a Dark Player draws."""


@dataclass(frozen=True)
class MoveAll(Step):
    """Draw an enemy-action card; every upright Guardian moves as it says."""


@dataclass(frozen=True)
class DrawMoves(Step):
    """Draw an enemy-action card; only its number counts for a Dark Player."""


@dataclass(frozen=True)
class ChooseGuardian(Step):
    """Choose the upright Guardian that moves."""


@dataclass(frozen=True)
class ChooseStep(Step):
    """Choose where it goes, room by room; back only where there is no other way."""


def dark_player_acts(state: Ark, frame: Frame, step: DarkPlayerActs) -> int:
    return 1 if dark_player(state) else 0


def dark_moves(state: Ark, frame: Frame, step: DarkMoves) -> int:
    return state.pack.enemy.guardians.dark_moves[state.boards]


def run_move_all(state: Ark, frame: Frame, step: MoveAll) -> None:
    card = draw_action(state)
    emit(state, (ACTION_DRAWN, card.index))
    if card.moves:
        for index in in_order(state, [n for n in upright(state) if guardians(state)[n].room >= 0]):
            walk(state, index, card.moves, card.order)
            lay_down(state, index)


def walk(state: Ark, index: int, moves: int, order: tuple[int, ...]) -> None:
    """Move as often as the card shows, in the first direction that is possible, until something stops the Guardian."""
    for _ in range(moves):
        if not walk_once(state, index, order):
            return


def walk_once(state: Ark, index: int, order: tuple[int, ...]) -> bool:
    """One move of a walk; whether it may go on."""
    guardian = guardians(state)[index]
    for direction in order:
        reason = hindrance(state, guardian, direction)
        if reason == FREE and is_sealed(state, guardian, direction):
            emit(state, (GUARDIAN_STOPPED, index, guardian.room, AT_SEAL))
            return False
        if reason == FREE:
            return go(state, index, direction)
        emit(state, (GUARDIAN_TURNED_AWAY, index, direction, reason))
    emit(state, (GUARDIAN_STAYED, index, guardian.room))
    return False


def go(state: Ark, index: int, direction: int) -> bool:
    """Move a Guardian one room; whether it may go on."""
    source = guardians(state)[index].room
    target = step(state, index, direction)
    emit(state, (GUARDIAN_MOVED, index, direction, source, target))
    reason = halt(state, target)
    if reason != GO_ON:
        emit(state, (GUARDIAN_STOPPED, index, target, reason))
    return reason == GO_ON


def run_draw_moves(state: Ark, frame: Frame, step: DrawMoves) -> None:
    card = draw_action(state)
    emit(state, (ACTION_DRAWN, card.index))
    bind(state, frame, "moves", card.moves)
    bind(state, frame, "guardian", -1)


def directions(state: Ark, guardian: Guardian) -> list[int]:
    """Where a Dark Player may send a Guardian: not behind it, unless that is the only way; not through seals (R-76)."""
    ahead = [direction for direction in FORWARD if hindrance(state, guardian, direction) == FREE]
    if not ahead and hindrance(state, guardian, BEHIND) == FREE:
        ahead.append(BEHIND)
    return [direction for direction in ahead if not is_sealed(state, guardian, direction)]


def guardian_options(state: Ark, frame: Frame, step: ChooseGuardian, seat: int) -> Choice | None:
    moves = bound(state, frame, "moves")
    all_of_them = guardians(state)
    options: list[Raw] = []
    if moves:
        for index in upright(state):
            if all_of_them[index].room >= 0 and directions(state, all_of_them[index]):
                options.append((O_GUARDIAN, index))
    return Choice(PICK, "guardian", options, about=(moves,)) if options else None


def guardian_chosen(state: Ark, frame: Frame, step: ChooseGuardian, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "guardian", picked[0][1])


def step_options(state: Ark, frame: Frame, step: ChooseStep, seat: int) -> Choice | None:
    index = bound(state, frame, "guardian")
    moves = bound(state, frame, "moves")
    if index < 0 or moves == 0:
        return None
    guardian = guardians(state)[index]
    options: list[Raw] = [(TO, room_towards(state, guardian, way)) for way in directions(state, guardian)]
    return Choice(PICK, "guardian-step", options, about=(guardian.room, moves)) if options else None


def step_chosen(state: Ark, frame: Frame, step: ChooseStep, seat: int, picked: tuple[Raw, ...]) -> None:
    index = bound(state, frame, "guardian")
    guardian = guardians(state)[index]
    moves = bound(state, frame, "moves") - 1
    for direction in range(len(DIRECTIONS)):
        if room_towards(state, guardian, direction) == picked[0][1]:
            if not go(state, index, direction):
                moves = 0
            break
    bind(state, frame, "moves", moves)
    lay_down(state, index)
    if moves:
        again(frame)


STEPS: Final[tuple[Step, ...]] = (
    If(
        DarkPlayerActs(),
        (Times(DarkMoves(), (DrawMoves(), ChooseGuardian(), ChooseStep())),),
        (MoveAll(),),
    ),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(DarkPlayerActs, dark_player_acts, lambda rules, step: "a Dark Player leads them"),
    Amount(DarkMoves, dark_moves, lambda rules, step: "once or, against 3 or 4 Challengers, twice"),
)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(MoveAll, run_move_all, lambda rules, step: "MOVE all Guardians"),
    Verb(DrawMoves, run_draw_moves, lambda rules, step: "draw an enemy-action card"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseGuardian, guardian_options, guardian_chosen, lambda rules, step: "choose a Guardian"),
    Chooser(ChooseStep, step_options, step_chosen, lambda rules, step: "move it"),
)

"""The row of action cards: what moves a card besides using it, and multiplier tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.effects import after
from arks.nova.state import Zoo, own_player, slot_of, to_slot
from arks.nova.tables import ACTIONS


@dataclass(frozen=True)
class MoveActionCard(Step):
    """Put an action card under a slot; may be declined. Clever: any card, slot 1. Boost: one card, slot 1 or 5."""

    only: int = -1  # the one card that may be moved, -1: any
    slots: tuple[int, ...] = (1,)


@dataclass(frozen=True)
class PutMultiplier(Step):
    """Put a multiplier token on an action card."""

    only: int = -1


@dataclass(frozen=True)
class After(Step):
    """Have a procedure run once the action is finished; at once when none runs, as in a break."""

    procedure: str


def move_options(state: Zoo, frame: Frame, step: MoveActionCard, seat: int) -> Choice | None:
    if bound(state, frame, "declined", 0):  # one of several (ruling N-STOP)
        return None
    player = state.players[seat]
    options: list[Raw] = []
    for action in player.row:
        if step.only in (-1, action):
            options += [(words.SHIFT, action, slot) for slot in step.slots if slot_of(player, action) != slot]
    return Choice(MENU, "shift", [*options, (words.DONE,)]) if options else None


def move_chosen(state: Zoo, frame: Frame, step: MoveActionCard, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == words.DONE:
        bind(state, frame, "declined", 1)
        return
    _, action, slot = picked[0]
    to_slot(state, seat, action, slot)
    emit(state, (words.SHIFTED, seat, action, slot))


def multiplier_options(state: Zoo, frame: Frame, step: PutMultiplier, seat: int) -> Choice:
    options: list[Raw] = [(words.MULTIPLY, a) for a in range(len(ACTIONS)) if step.only in (-1, a)]
    return Choice(PICK, "multiplier", options)


def multiplier_chosen(state: Zoo, frame: Frame, step: PutMultiplier, seat: int, picked: tuple[Raw, ...]) -> None:
    action = picked[0][1]
    player = own_player(state, seat)
    tokens = list(player.multipliers)
    tokens[action] += 1
    player.multipliers = tuple(tokens)
    emit(state, (words.MULTIPLIED, seat, action))


def run_after(state: Zoo, frame: Frame, step: After) -> None:
    after(state, frame, frame.seat, step.procedure, bound(state, frame, "source", 0))


def told_move(step: MoveActionCard) -> str:
    card = "any action card" if step.only < 0 else f"the {ACTIONS[step.only]} card"
    return f"you may put {card} under slot {' or '.join([str(slot) for slot in step.slots])}"


def told_multiplier(step: PutMultiplier) -> str:
    return f"a multiplier token on {'any action' if step.only < 0 else f'the {ACTIONS[step.only]}'} card"


VERBS: Final[tuple[Verb, ...]] = (Verb(After, run_after, lambda rules, step: f"after finishing: {step.procedure}"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(MoveActionCard, move_options, move_chosen, lambda rules, step: told_move(step)),
    Chooser(PutMultiplier, multiplier_options, multiplier_chosen, lambda rules, step: told_multiplier(step)),
)

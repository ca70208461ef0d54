"""Exploring: free, mandatory, whenever a piece of the active player is in a room with a token (rulebook p. 17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.artifact import draw
from arks.awakening.actions.production import gain
from arks.awakening.board import connect, direction, free_cells
from arks.awakening.control import rooms_with_pieces
from arks.awakening.state import (
    ROOM_DECK,
    ROOMS_PLACED,
    TOKEN_STACK,
    TOKENS_CHANGED,
    TOKENS_PLACED,
    Ark,
    changed,
    hand_zone,
    kept_zone,
    new_room,
    numbers_in,
    own_room,
    set_token,
)
from arks.awakening.tables import MT, REWARD_ARTIFACT, REWARD_MT
from arks.awakening.words import (
    EXPLORED,
    GAINED,
    LAST_ROOM_PLACED,
    O_EXPLORE,
    O_FACE,
    O_PLACE,
    ROOM_PLACED,
    ROOM_REVEALED,
    ROOM_TURNED,
)
from arks.kernel.asks import PICK, PLACE, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, push
from arks.kernel.rules import Amount, Check, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import While
from arks.kernel.words import Raw
from arks.kernel.zones import move, top


@dataclass(frozen=True)
class SomethingToExplore(Expression):
    """1 while the active player must explore."""


@dataclass(frozen=True)
class ChooseExplored(Step):
    """Of several rooms to explore, choose the next one."""


@dataclass(frozen=True)
class FlipToken(Step):
    """Flip the explore token, take the reward, keep the token."""


@dataclass(frozen=True)
class RevealRoom(Step):
    """Draw the top room of the deck, if it can be placed."""


@dataclass(frozen=True)
class PlaceRoom(Step):
    """Place the revealed room beside the explored one, with a new token on it."""


@dataclass(frozen=True)
class TurnRoom(Step):
    """Where it matters, choose where the name edge of the placed room points (ruling G-62)."""


def to_explore(state: Ark, seat: int) -> list[int]:
    """Rooms this seat must explore now."""
    if state.tokened:
        return numbers_in(state.tokened & rooms_with_pieces(state, seat))
    if not state.cards.zones[ROOM_DECK]:
        return []
    # No token is left but rooms are: pieces beside a free space explore it, without reward (p. 17).
    pieces = numbers_in(rooms_with_pieces(state, seat))
    return [number for number in pieces if number >= state.boards and free_cells(state, number)]


def check_explore(state: Ark) -> None:
    """Start exploring, unless it is going on: an exploration is finished before the next one starts."""
    if state.active < 0 or not to_explore(state, state.active):
        return
    explore = state.rules.number["explore"]
    if not any([frame.procedure == explore for frame in state.stack]):
        push(state, "explore", state.active)


def something_to_explore(state: Ark, frame: Frame, step: SomethingToExplore) -> int:
    return 1 if to_explore(state, frame.seat) else 0


def explored_options(state: Ark, frame: Frame, step: ChooseExplored, seat: int) -> Choice:
    return Choice(PICK, "explore", [(O_EXPLORE, room) for room in to_explore(state, seat)])


def explored_chosen(state: Ark, frame: Frame, step: ChooseExplored, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "room", picked[0][1])


def run_flip_token(state: Ark, frame: Frame, step: FlipToken) -> None:
    explored = bound(state, frame, "room")
    uid = state.rooms[explored].token
    if uid < 0:
        return
    seat = frame.seat
    set_token(state, explored, -1)
    move(state, (uid,), TOKENS_PLACED, kept_zone(state, seat))
    emit(state, (EXPLORED, seat, explored, uid))
    changed(state, TOKENS_CHANGED)
    worthless = state.rules.hook("tokens without reward")
    if worthless is not None and worthless(state):
        return
    token = state.pack.tokens[state.cards.face[uid]]
    if token.reward == REWARD_MT:
        gain(state, seat, MT, token.n)
        emit(state, (GAINED, seat, MT, token.n))
    elif token.reward == REWARD_ARTIFACT:
        draw(state, seat, token.n, hand_zone(state, seat))


def run_reveal_room(state: Ark, frame: Frame, step: RevealRoom) -> None:
    explored = bound(state, frame, "room")
    bind(state, frame, "drawn", -1)
    bind(state, frame, "placed", -1)
    if state.cards.zones[ROOM_DECK] and free_cells(state, explored):
        card = top(state, ROOM_DECK, 1)
        move(state, card, ROOM_DECK, ROOMS_PLACED)
        bind(state, frame, "drawn", card[0])
        emit(state, (ROOM_REVEALED, frame.seat, card[0]))


def place_options(state: Ark, frame: Frame, step: PlaceRoom, seat: int) -> Choice | None:
    drawn = bound(state, frame, "drawn")
    if drawn < 0:
        return None
    explored = bound(state, frame, "room")
    cells = free_cells(state, explored)
    return Choice(
        PLACE, "place-room", [(O_PLACE, cell) for cell in sorted(cells)], about=(explored, state.cards.face[drawn])
    )


def place_chosen(state: Ark, frame: Frame, step: PlaceRoom, seat: int, picked: tuple[Raw, ...]) -> None:
    cell = picked[0][1]
    explored = state.rooms[bound(state, frame, "room")].cell
    placed = put_room(state, state.cards.face[bound(state, frame, "drawn")], cell, direction(state, cell, explored))
    put_token(state, placed)
    bind(state, frame, "drawn", -1)
    bind(state, frame, "placed", placed)
    emit(state, (ROOM_PLACED, seat, placed, cell))
    if not state.cards.zones[ROOM_DECK]:
        state.last_explorer = seat
        emit(state, (LAST_ROOM_PLACED, seat))


def turn_options(state: Ark, frame: Frame, step: TurnRoom, seat: int) -> Choice | None:
    """The way it lies comes first: towards the room it was explored from."""
    placed = bound(state, frame, "placed")
    matters = state.rules.hook("name edge matters")
    if placed < 0 or matters is None or not matters(state, placed):
        return None
    facing = state.rooms[placed].facing
    sides: list[Raw] = [(O_FACE, placed, (facing + quarter) % 4) for quarter in range(4)]
    return Choice(PICK, "name-edge", sides, about=(placed,))


def turn_chosen(state: Ark, frame: Frame, step: TurnRoom, seat: int, picked: tuple[Raw, ...]) -> None:
    _, room, side = picked[0]
    own_room(state, room).facing = side
    emit(state, (ROOM_TURNED, seat, room, side))


def put_room(state: Ark, kind: int, cell: int, facing: int) -> int:
    """Put a room on the board and connect it."""
    placed = new_room(state, kind, cell, facing)
    connect(state)
    return placed


def put_token(state: Ark, room: int) -> None:
    """Put an explore token face down onto a room; once the stack is used up there are no more."""
    token = top(state, TOKEN_STACK, 1)
    if token:
        move(state, token, TOKEN_STACK, TOKENS_PLACED)
        set_token(state, room, token[0])


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "explore": (While(SomethingToExplore(), (ChooseExplored(), FlipToken(), RevealRoom(), PlaceRoom(), TurnRoom())),),
}
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(SomethingToExplore, something_to_explore, lambda rules, step: "there is something to explore"),
)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(FlipToken, run_flip_token, lambda rules, step: "flip the token"),
    Verb(RevealRoom, run_reveal_room, lambda rules, step: "reveal a room"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseExplored, explored_options, explored_chosen, lambda rules, step: "choose a room to explore"),
    Chooser(PlaceRoom, place_options, place_chosen, lambda rules, step: "place the room"),
    Chooser(TurnRoom, turn_options, turn_chosen, lambda rules, step: "turn it"),
)
CHECKS: Final[tuple[Check, ...]] = (Check("explore", check_explore),)

"""Glitch: follow the diagnose cards, repair their rooms, and free the mission rooms in the last round."""

from __future__ import annotations

from typing import Final

from arks.awakening.modes.coop.decks import is_factory, rooms_aimed_at
from arks.awakening.modes.coop.mission import mission_rooms
from arks.awakening.modes.glitch import (
    FACTORIES_TO_DIAGNOSE,
    HARD,
    LEFT,
    ROUND,
    ROUNDS,
    is_investigated,
    shown_cards,
)
from arks.awakening.state import DIAGNOSE_CARDS, Ark, kind_of, noted
from arks.awakening.tables import MOBILITY
from arks.bots.awakening.coop.foe import Foe, Rates, Task, Visit
from arks.bots.awakening.coop.ways import reach

AWAY: Final = 2.0  # turns for each MOVE turn: the next one must do something else
DAMAGED: Final = 0.5  # glitch cubes in it
PRICE: Final = 1.5  # resources for them
NEXT_ROUND: Final = 0.4  # how much a card of a later round counts
BAD_NEWS: Final = 2.5  # more turns than a hidden card will take: to turn it over must never look like a loss
DRAWN: Final = 0.05  # how often a card that is still to come shows a certain room, in turns of a glitch cube
NEXT_CARD: Final = 1.3  # walks to a card that is not known yet
LAST_CARD: Final = 2.0  # turns to repair its room
SOON: Final[tuple[float, ...]] = (0.25, 0.5, 0.0)  # work in mission rooms that is not due, for a lone Challenger ...
NOT_YET: Final[tuple[float, ...]] = (0.15, 0.5, 0.0)  # ... and to stand there, by round


class GlitchFoe(Foe):
    """Damaged rooms and hostile units that stay where they are."""

    pace: float = 2.0
    pooled: bool = False
    haste: float = 2.0
    crew: float = 0.3

    def __init__(self, state: Ark) -> None:
        if state.boards == 1:
            self.further = 1  # one guessed turn would outweigh what is known

    def tasks(self, state: Ark) -> list[Task]:
        last = noted(state, ROUND)[0] == ROUNDS if noted(state, ROUND) else False
        hard = last and bool(state.rules.hook(HARD))
        due: dict[int, int] = {}
        for room in shown_rooms(state):
            due[room] = damage(state, room)
        missions = mission_rooms(state)
        for room in missions:
            if last:
                empty = kind_of(state, state.rooms[room]).squares - len(state.rooms[room].cubes) if hard else 0
                due[room] = damage(state, room) + empty
        found = [Task(n, cubes, kind_of(state, state.rooms[n]).cost, True) for n, cubes in due.items() if cubes]
        for room in missions:  # a full room takes no more damage
            cubes = kind_of(state, state.rooms[room]).squares - len(state.rooms[room].cubes) + damage(state, room)
            if not last and cubes > due.get(room, 0):
                found.append(Task(room, cubes - due.get(room, 0), kind_of(state, state.rooms[room]).cost, False))
        return found

    def visits(self, state: Ark) -> list[Visit]:
        found: list[Visit] = []
        cards = state.cards.zones[DIAGNOSE_CARDS]
        shown = shown_cards(state)
        if 0 < shown < len(cards):
            aim = state.cards.face[cards[shown - 1]]
            if not is_investigated(state, aim):
                rooms = rooms_aimed_at(state, aim)
                if is_factory(state, aim):
                    found.append(Visit(tuple(rooms), min(FACTORIES_TO_DIAGNOSE, len(rooms)), True))
                else:
                    found.append(Visit((rooms[0],), 1, True))
        last = noted(state, ROUND) and noted(state, ROUND)[0] == ROUNDS
        for room in mission_rooms(state):
            if not last or self.is_held(state, room):
                found.append(Visit((room,), 1, bool(last)))
        return found

    def strength(self, state: Ark, room: int) -> int:
        found: int = state.rules.hook("enemy strength")(state, room)
        return found

    def turns_left(self, state: Ark) -> int:
        left = noted(state, LEFT)
        return left[0] if left else 0

    def hidden(self, state: Ark, rates: Rates) -> float:
        return hidden_cards(state) * (BAD_NEWS + each_card(state, rates))

    def in_a_row(self, state: Ark, seat: int, way: float) -> float:
        """Every card needs units to walk, and nobody walks twice running; the last card's room may be damaged too."""
        hidden = hidden_cards(state)
        if not hidden or state.boards > 1:  # several take turns at walking
            return 0.0
        turns = 2.0 * (max(1.0, way) + NEXT_CARD * (hidden - 1)) + LAST_CARD
        return turns if state.players[seat].marker == MOBILITY else turns - 1.0

    def soon(self, state: Ark) -> float:
        return SOON[round_of(state) - 1] if state.boards == 1 else super().soon(state)

    def not_yet(self, state: Ark) -> float:
        return NOT_YET[round_of(state) - 1] if state.boards == 1 else super().not_yet(state)

    def later(self, state: Ark, rates: Rates) -> float:
        number = noted(state, ROUND)[0] if noted(state, ROUND) else 1
        cards = state.pack.enemy.glitch.diagnose
        to_come = cards * (ROUNDS - number)
        spread = (hidden_cards(state) + to_come) * DRAWN * damage_elsewhere(state)
        return NEXT_ROUND * to_come * each_card(state, rates) + spread


def round_of(state: Ark) -> int:
    number = noted(state, ROUND)
    return number[0] if number else 1


def each_card(state: Ark, rates: Rates) -> float:
    """Turns for a diagnose card that is not known yet."""
    return 0.5 + AWAY * reach(state) / rates.moves + DAMAGED / rates.engineer + PRICE / rates.produce


def damage(state: Ark, room: int) -> int:
    """Glitch cubes in a room."""
    return state.rooms[room].cubes.count(state.enemy)


def damage_elsewhere(state: Ark) -> int:
    """Glitch cubes in rooms that no diagnose card shows yet."""
    shown = shown_rooms(state)
    total = 0
    for number in range(state.boards, len(state.rooms)):
        if number not in shown:
            total += damage(state, number)
    return total


def hidden_cards(state: Ark) -> int:
    return len(state.cards.zones[DIAGNOSE_CARDS]) - shown_cards(state)


def shown_rooms(state: Ark) -> list[int]:
    """The rooms that must be without glitch cubes, as far as they are known."""
    found: list[int] = []
    for uid in state.cards.zones[DIAGNOSE_CARDS][: shown_cards(state)]:
        aim = state.cards.face[uid]
        rooms = rooms_aimed_at(state, aim)
        found += rooms if is_factory(state, aim) else rooms[:1]
    return found

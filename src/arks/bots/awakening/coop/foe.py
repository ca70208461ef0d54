"""What a mode asks of the Challengers, and what its Enemy is about to do: one kind for each mode."""

from __future__ import annotations

from typing import NamedTuple

from arks.awakening.modes.coop.decks import rooms_aimed_at
from arks.awakening.modes.coop.mission import is_activated, mission_targets
from arks.awakening.state import Ark
from arks.awakening.tables import Cost
from arks.bots.awakening.coop import weights


class Task(NamedTuple):
    """Work in a room: cubes to place, at a price each."""

    room: int
    cubes: int
    cost: Cost
    due: bool  # before the turn counter runs out, or later


class Visit(NamedTuple):
    """Rooms of which so many more must be occupied at the same time."""

    rooms: tuple[int, ...]
    needed: int
    due: bool


class Rates(NamedTuple):
    """What one turn of a Challenger brings."""

    moves: float
    engineer: float
    produce: float


class Foe:
    """Nothing to do and nothing to fear."""

    arming: float = 0.5  # how much a turn of MILITARIZE counts until the arsenal is enough
    steady: float = 1.0  # share of what factories yield that the Enemy is thought to leave
    pooled: bool = True  # whether what all have counts for everybody's work
    further: int = 3  # ends of a turn of which the next own turn is looked at too
    purse: bool = False  # whether all save up together for everything that is due
    haste: float = 0.0  # how much each turn counts that is missing for what must be done one after another
    faster: float = weights.UPGRADE  # turns to walk faster by an upgrade
    crew: float = 0.0  # turns that another unit saves, until there are enough
    pace: float = 1.0  # turns that a guessed turn of work takes, with all that comes between

    def tasks(self, state: Ark) -> list[Task]:
        """Rooms to work in."""
        return []

    def visits(self, state: Ark) -> list[Visit]:
        """Rooms to go to."""
        return []

    def turns_left(self, state: Ark) -> int:
        return 0

    def hidden(self, state: Ark, rates: Rates) -> float:
        """Turns of work that is due, but not known yet."""
        return 0.0

    def in_a_row(self, state: Ark, seat: int, way: float) -> float:
        """Turns for what must be done one after another, whatever else is done; the first walk takes so many."""
        return 0.0

    def soon(self, state: Ark) -> float:
        """How much work of a later round counts."""
        return weights.SOON

    def not_yet(self, state: Ark) -> float:
        """How much it counts to stand where work of a later round will be done."""
        return weights.NOT_YET

    def later(self, state: Ark, rates: Rates) -> float:
        """Turns of work that is still to come, and of getting ready for it."""
        return 0.0

    def strength(self, state: Ark, room: int) -> int:
        """Of the Enemy in a room, without its card."""
        return 0

    def shows_card(self, state: Ark, room: int) -> bool:
        """Whether the Enemy has a card in a combat there."""
        return True

    def is_held(self, state: Ark, room: int) -> bool:
        """Whether the Enemy must be beaten before anybody works in a room."""
        return state.rooms[room].units[state.enemy] > 0

    def leaves(self, state: Ark, room: int) -> bool:
        """Whether the Enemy will soon go away by itself."""
        return False

    def danger(self, state: Ark, seat: int, odds: float, wait: float) -> float:
        """Turns that the Enemy will cost; units of the seat beat it so often, and wait so long until they can work."""
        return 0.0


def open_mission_rooms(state: Ark) -> list[int]:
    """The rooms of the mission that nobody has activated yet."""
    found: list[int] = []
    for target in mission_targets(state):
        if not is_activated(state, target):
            found += rooms_aimed_at(state, target)[:1]
    return found

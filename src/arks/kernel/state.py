"""The state of a game: dumb data that is saved, cloned and compared; no rules in it.

Cloning copies on write. Every child object carries the `Owner` that may write it; a clone shares all children and both
states take new owners, so whoever writes first copies. Each kind of child has one writer that takes ownership
(`own_cards`, `own_frame`, a game's own ones). State classes have no ``__init__``: factories fill them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from arks.kernel.words import Raw

if TYPE_CHECKING:
    from arks.kernel.asks import Choice
    from arks.kernel.events import Event
    from arks.kernel.rng import Keys, Seed
    from arks.kernel.rules import Rules
    from arks.kernel.zones import Cards

Value = int | tuple[int, ...]


class Owner:
    """A token: the state that holds it may write the children that hold it."""


class Frame:
    """A running procedure: the only kind of continuation.

    ``env`` binds names to numbers; a body (of an If, a May ...) has none of its own and writes into the frame at
    ``scope``. ``index`` is the frame's place on the stack.
    """

    owner: Owner
    procedure: int
    pc: int
    seat: int
    index: int
    scope: int
    env: dict[str, Value]


class Pending:
    """Who owes an answer, and the answers given so far (sealed until the last one arrives). Never changed."""

    __slots__ = ("answers", "seats")

    def __init__(self, seats: tuple[int, ...], answers: tuple[tuple[Raw, ...] | None, ...]) -> None:
        self.seats = seats
        self.answers = answers


class Effect(NamedTuple):
    """An effect waiting for its owner: a procedure and the thing it came from (any number it wants bound)."""

    seat: int
    procedure: int
    source: int


class Outcome(NamedTuple):
    """How a game ended: who won, a score for each seat (more is better) and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class State:
    """What every game's state has; a game's own class adds its fields and extends `clone`."""

    rules: Rules
    owner: Owner
    seed: Seed
    stack: list[Frame]
    pending: Pending | None
    due: int  # bits of the checks that must look
    waiting: tuple[Effect, ...]  # triggered effects that are not in a bag yet
    keys: Keys
    drawn: int  # numbers of the dealing stream so far
    named: int  # blocks of the naming stream so far
    oracle: tuple[int, ...]
    cards: Cards
    decisions: int  # questions answered so far
    outcome: Outcome | None
    # Not saved: what happened since the last answer, and what is derived from the state.
    chance: list[int]
    block: tuple[int, ...] | None  # of the dealing stream, that the last number came from
    events: list[Event]
    choices: dict[int, Choice]

    def clone(self) -> State:
        """An independent copy, made in a few microseconds; every game's state makes its own kind."""
        raise AssertionError("a game's state class brings its own clone")

    def share(self, other: State) -> None:
        """Give another state all of this one's children; from now on neither owns them."""
        self.owner = Owner()
        other.rules = self.rules
        other.owner = Owner()
        other.seed = self.seed
        other.stack = self.stack.copy()
        other.pending = self.pending
        other.due = self.due
        other.waiting = self.waiting
        other.keys = self.keys
        other.drawn = self.drawn
        other.named = self.named
        other.block = self.block
        other.oracle = self.oracle
        other.cards = self.cards
        other.decisions = self.decisions
        other.outcome = self.outcome
        other.chance = []
        other.events = []
        other.choices = self.choices


def start(state: State, rules: Rules, seed: Seed, keys: Keys, cards: Cards) -> None:
    """Fill the kernel's fields of a fresh state."""
    state.rules = rules
    state.owner = cards.owner
    state.seed = seed
    state.stack = []
    state.pending = None
    state.due = 0
    state.waiting = ()
    state.keys = keys
    state.drawn = 0
    state.named = 0
    state.block = None
    state.oracle = ()
    state.cards = cards
    state.decisions = 0
    state.outcome = None
    state.chance = []
    state.events = []
    state.choices = {}

"""Decisions: the closed set of ask kinds, their options, and the one place where answers are validated.

Deriving a decision gives a pure `Choice` (tuples of integers). An `Ask` is a choice with its state at hand, for ids,
labels and costs, which are made only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from arks.kernel.errors import Illegal
from arks.kernel.words import Raw

if TYPE_CHECKING:
    from arks.kernel.state import State

# The kinds. They tell a page how to draw the question; what an answer is, is the same for all: some of the options.
MENU: Final = "menu"  # what to do next
PICK: Final = "pick"  # some things out of several
PLACE: Final = "place"  # a place on the board
AMOUNT: Final = "amount"  # a number
DISTRIBUTE: Final = "distribute"  # numbers of several things at once
ORDER: Final = "order"  # which of several waiting effects comes next
PAY: Final = "pay"  # how to pay a cost
CONFIRM: Final = "confirm"  # yes or no
SEALED: Final = "sealed"  # chosen in secret, revealed together
KINDS: Final[tuple[str, ...]] = (MENU, PICK, PLACE, AMOUNT, DISTRIBUTE, ORDER, PAY, CONFIRM, SEALED)


class Rng(Protocol):
    """What `sample` and `determinise` need of a random generator; ``random.Random`` has it."""

    def random(self) -> float: ...

    def randrange(self, start: int, stop: int, /) -> int: ...


class Choice:
    """What one seat may answer: between ``lo`` and ``hi`` of the options.

    ``public`` says that everybody may know the number of options: only such a choice is answered unasked when there
    is nothing to choose, and skipped when there is nothing to pick.
    """

    def __init__(
        self,
        kind: str,
        prompt: str,
        options: list[Raw],
        lo: int = 1,
        hi: int = 1,
        public: bool = True,
        about: Raw = (),
    ) -> None:
        assert lo <= len(options), f"{prompt}: {lo} to pick, {len(options)} offered"
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.lo = lo
        self.hi = min(hi, len(options))
        self.public = public
        self.about = about  # numbers the prompt's text names, as an event-like tuple

    def forced(self) -> bool:
        """Whether there is nothing to choose, and everybody may know it."""
        return self.public and self.lo == len(self.options)


class Option:
    """One thing that may be picked. Its id is its name in words; the rest is made on demand."""

    __slots__ = ("ask", "raw")

    def __init__(self, ask: Ask, raw: Raw) -> None:
        self.ask = ask
        self.raw = raw

    @property
    def id(self) -> str:
        return self.ask.state.rules.words.id(self.raw)

    @property
    def touches(self) -> list[str]:
        """Ids of the drawn things this option names; clicking one of them filters the options."""
        return self.ask.state.rules.words.touches(self.raw)

    @property
    def label(self) -> str:
        return self.ask.state.rules.label(self.ask.state, self.ask.seat, self.raw)

    @property
    def cost(self) -> dict[str, int]:
        """What picking it costs, by resource; empty when it is free or asked for later."""
        return self.ask.state.rules.cost(self.ask.state, self.ask.seat, self.raw)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Ask:
    """A decision that a seat owes."""

    __slots__ = ("choice", "seat", "state")

    def __init__(self, state: State, seat: int, choice: Choice) -> None:
        self.state = state
        self.seat = seat
        self.choice = choice

    @property
    def kind(self) -> str:
        return self.choice.kind

    @property
    def prompt(self) -> str:
        return self.choice.prompt

    @property
    def text(self) -> str:
        """The question as a sentence."""
        return self.state.rules.prompt(self.state, self.seat, self.choice)

    @property
    def lo(self) -> int:
        return self.choice.lo

    @property
    def hi(self) -> int:
        return self.choice.hi

    @property
    def options(self) -> list[Option]:
        return [Option(self, raw) for raw in self.choice.options]

    def ids(self) -> list[str]:
        """The ids of all options, in their order."""
        return self.state.rules.words.ids(self.choice.options)

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.kind} {self.prompt!r}, {len(self.choice.options)} options)"


class WhyNot(NamedTuple):
    """Why a thing offers nothing now: a sentence, where the rulebook says so, and options that lead towards it."""

    sentence: str
    rule: str
    nearest: tuple[str, ...] = ()


def resolve(state: State, choice: Choice, picked: object) -> tuple[Raw, ...]:
    """The options that the ids name, or one sentence about what is wrong with them."""
    if not isinstance(picked, list):
        raise Illegal(f"an answer is a list of option ids, not {picked!r}")
    words = state.rules.words
    raws: list[Raw] = []
    for id in picked:
        if not isinstance(id, str):
            raise Illegal(f"an answer is a list of option ids, and {id!r} is none")
        raw = words.raw(id)
        if raw is None or raw not in choice.options:
            raw = find(state, choice, id)
        if raw in raws:
            raise Illegal(f"{id!r} is picked twice")
        raws.append(raw)
    if not choice.lo <= len(raws) <= choice.hi:
        wanted = str(choice.lo) if choice.lo == choice.hi else f"{choice.lo} to {choice.hi}"
        raise Illegal(f"{choice.prompt} takes {wanted} of its options, not {len(raws)}")
    return tuple(raws)


def find(state: State, choice: Choice, id: str) -> Raw:
    """The option with this id."""
    words = state.rules.words
    for raw in choice.options:
        if words.id(raw) == id:
            return raw
    shown = ", ".join(repr(words.id(raw)) for raw in choice.options[:6])
    more = f" and {len(choice.options) - 6} more" if len(choice.options) > 6 else ""
    raise Illegal(f"{id!r} is not offered by {choice.prompt}; offered are {shown}{more}")


def sample(ask: Ask, rng: Rng) -> list[str]:
    """One random legal answer."""
    choice = ask.choice
    words = ask.state.rules.words
    options = choice.options
    if choice.lo == choice.hi == 1:
        return [words.id(options[int(rng.random() * len(options))])]
    n = rng.randrange(choice.lo, choice.hi + 1)
    left = options.copy()
    picked: list[str] = []
    for _ in range(n):
        picked.append(words.id(left.pop(rng.randrange(0, len(left)))))
    return picked


def answers(ask: Ask) -> Iterator[list[str]]:
    """All legal answers, fewest picks first."""
    ids = ask.ids()
    for n in range(ask.lo, ask.hi + 1):
        for some in combinations(ids, n):
            yield list(some)

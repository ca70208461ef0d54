"""Rules: a base and modules composed into tables that the kernel runs.

A module is data with functions at the leaves. It adds or patches procedures, changes queries, listens to events and
adds checks; it never asks which other modules are there, it declares what it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from arks.kernel.asks import Choice, WhyNot
from arks.kernel.errors import Illegal
from arks.kernel.words import Raw, Word, Words
from arks.kernel.zones import ALL, OWNER, Zone

if TYPE_CHECKING:
    from arks.kernel.events import Event
    from arks.kernel.state import Frame, State


class Step:
    """A verb of the game: a small frozen value. A step type is either a `Verb` or a `Chooser`."""

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        """The step sequences nested in this one; they become procedures of their own."""
        return ()

    def opens(self) -> tuple[str, ...]:
        """Tags of the bags this step opens; every frame of its procedure brings them, empty."""
        return ()


# The functions behind a step get the step of their own type, and the game's own state.
Run = Callable[[Any, "Frame", Any], None]
Options = Callable[[Any, "Frame", Any, int], Choice | None]
Chosen = Callable[[Any, "Frame", Any, int, tuple[Raw, ...]], None]
Seats = Callable[[Any, "Frame", Any], tuple[int, ...]]
Describe = Callable[["Rules", Any], str]
Value = Callable[[Any, "Frame", Any], int]
Listener = Callable[[Any, "Event"], None]
Modifier = Callable[[Any, int, int], int]
# Whether it can matter which of two effects (procedures) of a seat comes first; a game that does not say asks always.
Clash = Callable[[Any, int, int, int], bool]


class Expression:
    """A number that steps may name: a small frozen value, worth something only in a state."""


class Amount(NamedTuple):
    """What an expression is worth."""

    type: type
    value: Value
    describe: Describe


class Verb(NamedTuple):
    """A step that does something."""

    type: type
    run: Run
    describe: Describe


class Chooser(NamedTuple):
    """A step that asks: what may be chosen, and what a choice does (nothing picked included).

    ``options`` returns None when there is nothing to ask and nothing to bind, as everybody may know. With several
    ``seats`` they decide at the same time and ``chosen`` is called for each in seat order once all have answered. A
    menu that goes on calls `again` in ``chosen``.
    """

    type: type
    options: Options
    chosen: Chosen
    describe: Describe
    seats: Seats | None = None  # None: the seat of the frame


class Aside(NamedTuple):
    """What a seat may say unasked, beside the question of another one or its own; that question is put again after it.

    Its options begin with ``verbs``, which no question uses. ``refusal`` says why some of them do not go together; it
    is empty if they do.
    """

    verbs: tuple[str, ...]
    options: Callable[[Any, int], Choice | None]
    refusal: Callable[[Any, int, tuple[Raw, ...]], str]
    chosen: Callable[[Any, int, tuple[Raw, ...]], None]


class Check(NamedTuple):
    """Something that holds at all times; ``run`` restores it after a writer set its bit of ``state.due``."""

    name: str
    run: Callable[[Any], None]


class Patch(NamedTuple):
    """Puts steps before, after or in place of the one step of a procedure that is ``step``, or of that type."""

    procedure: str
    where: str  # "before", "after" or "replace"
    step: Step | type
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Module:
    """One part of the rules: the base game, a mode or a variant."""

    name: str
    procedures: Mapping[str, tuple[Step, ...]] = field(default_factory=dict)
    patches: tuple[Patch, ...] = ()
    verbs: tuple[Verb, ...] = ()
    choosers: tuple[Chooser, ...] = ()
    amounts: tuple[Amount, ...] = ()
    queries: Mapping[str, Modifier] = field(default_factory=dict)  # what the module adds to a query's value
    listeners: Mapping[str, Listener] = field(default_factory=dict)  # by event word
    checks: tuple[Check, ...] = ()
    hooks: Mapping[str, Any] = field(default_factory=dict)  # what else a game looks up by name
    needs: tuple[str, ...] = ()


class Instruction:
    """A step in its procedure, with its functions looked up and its bodies numbered."""

    def __init__(self, step: Step, run: Run | None, chooser: Chooser | None, bodies: tuple[int, ...]) -> None:
        self.step = step
        self.run = run  # of a verb
        self.options = None if chooser is None else chooser.options
        self.chosen = None if chooser is None else chooser.chosen
        self.seats = None if chooser is None else chooser.seats
        self.bodies = bodies


@dataclass(frozen=True)
class Table:
    """What a game gives the kernel besides modules: its state, its words and how it shows itself."""

    game: str
    blank: Callable[[], State]
    words: tuple[Word, ...]
    zones: tuple[Zone, ...]
    view: Callable[[Any, int | None], dict[str, Any]]
    encode: Callable[[Any], dict[str, Any]]
    decode: Callable[[Any, dict[str, Any]], None]
    audit: Callable[[Any], str]
    plausible: Callable[[Any, int], bool]
    label: Callable[[Any, int, Raw], str]
    cost: Callable[[Any, int, Raw], dict[str, int]]
    prompt: Callable[[Any, int, Choice], str]
    why_not: Callable[[Any, int, str], WhyNot]
    clash: Clash | None = None


class Rules:
    """The composed rules of one table: shared by all its states, never changed after it is made."""

    def __init__(
        self, table: Table, setup: dict[str, Any], players: int, content: object, modules: list[Module]
    ) -> None:
        self.game = table.game
        self.setup = setup  # what makes these rules again: players, options, ruleset, content
        self.players = players
        self.content: Any = content
        self.modules = tuple([module.name for module in modules])
        self.blank = table.blank
        self.view = table.view
        self.encode = table.encode
        self.decode = table.decode
        self.audit = table.audit
        self.plausible = table.plausible
        self.label = table.label
        self.cost = table.cost
        self.prompt = table.prompt
        self.why_not = table.why_not
        self.clash = table.clash
        self.checks = tuple([check for module in modules for check in module.checks])
        self.queries: dict[str, list[Modifier]] = {}
        self.hooks: dict[str, list[Any]] = {}
        self.listeners: dict[int, list[Listener]] = {}
        self.amounts: dict[type, Value] = {}
        self.describes: dict[type, Describe] = {}
        self._runs: dict[type, Run] = {}
        self._choosers: dict[type, Chooser] = {}
        for module in modules:
            self._add(module)
        self.aside: Aside | None = self.hook("aside")
        procedures = compose(modules)
        self.names: list[str] = list(procedures)  # of procedures, by number
        self.words = Words(table.words, tuple(procedures))
        for module in modules:
            for word, listener in module.listeners.items():
                self.listeners.setdefault(self.words.number[word], []).append(listener)
        self.zone_names: list[str] = []
        self.seen_in: list[int] = []  # the mask of seats that see what lies in a zone
        self._number_zones(table.zones)
        self.code: list[list[Instruction]] = []
        self.tags: list[tuple[str, ...]] = []  # bags that a procedure opens, and so brings with it
        self.number: dict[str, int] = {name: number for number, name in enumerate(procedures)}
        self.code = [[] for _ in procedures]
        self.tags = [() for _ in procedures]
        for name, steps in procedures.items():
            self._fill(self.number[name], name, steps, self.number[name])

    def _add(self, module: Module) -> None:
        for verb in module.verbs:
            self._runs[verb.type] = verb.run
            self.describes[verb.type] = verb.describe
        for chooser in module.choosers:
            self._choosers[chooser.type] = chooser
            self.describes[chooser.type] = chooser.describe
        for amount in module.amounts:
            self.amounts[amount.type] = amount.value
            self.describes[amount.type] = amount.describe
        for query, modifier in module.queries.items():
            self.queries.setdefault(query, []).append(modifier)
        for name, hook in module.hooks.items():
            self.hooks.setdefault(name, []).append(hook)

    def _number_zones(self, zones: tuple[Zone, ...]) -> None:
        everyone = (1 << self.players) - 1
        for zone in zones:
            for seat in range(self.players if zone.per_seat else 1):
                self.zone_names.append(f"{zone.name}:{seat}" if zone.per_seat else zone.name)
                mask = everyone if zone.shows == ALL else 0
                self.seen_in.append(1 << seat if zone.shows == OWNER else mask)

    def _fill(self, number: int, name: str, steps: tuple[Step, ...], home: int) -> None:
        """Make the code of a procedure, or of a body in the procedure ``home``."""
        for place, step in enumerate(steps):
            bodies: list[int] = []
            for nth, body in enumerate(step.bodies()):
                inner = f"{name}/{place}.{nth}"
                self.number[inner] = len(self.code)
                bodies.append(len(self.code))
                self.names.append(inner)
                self.code.append([])
                self.tags.append(())
                self._fill(bodies[-1], inner, body, home)
            self.tags[home] += step.opens()
            run = self._runs.get(type(step))
            chooser = self._choosers.get(type(step))
            assert (run is None) != (chooser is None), f"{name}: {type(step).__name__} is not registered once"
            self.code[number].append(Instruction(step, run, chooser, tuple(bodies)))

    def hook(self, name: str) -> Any:
        """What the last module that has it says, None if none has."""
        found = self.hooks.get(name)
        return found[-1] if found else None

    def describe(self, steps: tuple[Step, ...]) -> str:
        """What a sequence of steps does, in words."""
        parts = [self.describes[type(step)](self, step) for step in steps]
        return ", then ".join([part for part in parts if part])

    def worth(self, amount: int | Expression) -> str:
        """An amount in words."""
        return str(amount) if isinstance(amount, int) else self.describes[type(amount)](self, amount)


def compose(modules: list[Module]) -> dict[str, tuple[Step, ...]]:
    """All procedures after every module has added and patched its own."""
    names = [module.name for module in modules]
    for module in modules:
        for need in module.needs:
            if need not in names:
                raise Illegal(f"{module.name} needs {need}")
    procedures: dict[str, tuple[Step, ...]] = {}
    for module in modules:
        procedures.update(module.procedures)
        for patch in module.patches:
            assert patch.procedure in procedures, f"{module.name} patches {patch.procedure}, which is not there"
            procedures[patch.procedure] = patched(procedures[patch.procedure], patch)
    return procedures


def patched(steps: tuple[Step, ...], patch: Patch) -> tuple[Step, ...]:
    places = [place for place, step in enumerate(steps) if type(step) is patch.step or step == patch.step]
    assert len(places) == 1, f"{patch.procedure} has {len(places)} steps {patch.step}"
    place = places[0]
    before, found, after = steps[:place], steps[place : place + 1], steps[place + 1 :]
    if patch.where == "before":
        return before + patch.steps + found + after
    if patch.where == "after":
        return before + found + patch.steps + after
    assert patch.where == "replace", patch.where
    return before + patch.steps + after


def query(state: State, name: str, seat: int, thing: int, base: int) -> int:
    """A number that modules may change: the base value plus what each of them adds, in module order."""
    modifiers = state.rules.queries.get(name)
    if modifiers is not None:
        for modifier in modifiers:
            base += modifier(state, seat, thing)
    return base

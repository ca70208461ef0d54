"""Flow: the steps every game's procedures and effects are composed with.

Numbers in steps are amounts: a plain integer, a binding (`Var`), or a game's own expression registered in a module.
Two names are the kernel's own: ``bag`` (the effects in a bag) and ``source`` (where the running effect came from).
"""

from __future__ import annotations

from dataclasses import dataclass

from arks.kernel.asks import CONFIRM, MENU, ORDER, Choice
from arks.kernel.frames import (
    again,
    bind,
    bound,
    bound_tuple,
    push,
    push_body,
    push_numbered,
    rebind,
)
from arks.kernel.rules import Amount, Chooser, Expression, Module, Rules, Step, Verb
from arks.kernel.state import Effect, Frame, State
from arks.kernel.words import BRANCH, EFFECT, NO, YES, Raw


@dataclass(frozen=True)
class Var(Expression):
    """The number bound to a name."""

    name: str


@dataclass(frozen=True)
class Do(Step):
    """Run a procedure in a scope of its own."""

    procedure: str


@dataclass(frozen=True)
class If(Step):
    """Run ``then`` when the amount is not zero, else ``otherwise``."""

    test: int | Expression
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        return (self.then, self.otherwise)


@dataclass(frozen=True)
class While(Step):
    """Run the body again and again as long as the amount is not zero."""

    test: int | Expression
    body: tuple[Step, ...]

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        return (self.body,)


@dataclass(frozen=True)
class Times(Step):
    """Run the body a number of times."""

    n: int | Expression
    body: tuple[Step, ...]

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        return (self.body,)


@dataclass(frozen=True)
class Let(Step):
    """Bind a name to an amount."""

    name: str
    value: int | Expression


@dataclass(frozen=True)
class As(Step):
    """Run the body for another seat."""

    seat: int | Expression
    body: tuple[Step, ...]

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        return (self.body,)


@dataclass(frozen=True)
class Clockwise(Step):
    """Run the body once for each seat, clockwise from a seat; each has a scope of its own."""

    first: int | Expression
    body: tuple[Step, ...]

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        return (self.body,)


@dataclass(frozen=True)
class May(Step):
    """Ask whether to run the body."""

    prompt: str
    body: tuple[Step, ...]

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        return (self.body,)


@dataclass(frozen=True)
class Choose(Step):
    """Run one of several bodies, chosen by the seat."""

    prompt: str
    branches: tuple[tuple[Step, ...], ...]

    def bodies(self) -> tuple[tuple[Step, ...], ...]:
        return self.branches


@dataclass(frozen=True)
class OpenBag(Step):
    """Run what was postponed until now (`postpone`); each owner orders its own effects."""

    tag: str

    def opens(self) -> tuple[str, ...]:
        return (self.tag,)


@dataclass(frozen=True)
class PickNext(Step):
    """The one step of a bag: its owner picks the next effect until the bag is empty."""


def amount(state: State, frame: Frame, value: int | Expression) -> int:
    """What an amount is worth here and now."""
    if isinstance(value, int):
        return value
    return state.rules.amounts[type(value)](state, frame, value)


def var_value(state: State, frame: Frame, expression: Var) -> int:
    return bound(state, frame, expression.name)


def run_do(state: State, frame: Frame, step: Do) -> None:
    push(state, step.procedure, frame.seat)


def run_if(state: State, frame: Frame, step: If) -> None:
    if amount(state, frame, step.test):
        push_body(state, frame, 0, frame.seat)
    elif step.otherwise:
        push_body(state, frame, 1, frame.seat)


def run_while(state: State, frame: Frame, step: While) -> None:
    if amount(state, frame, step.test):
        push_body(state, frame, 0, frame.seat)
        again(frame)


def run_times(state: State, frame: Frame, step: Times) -> None:
    for _ in range(amount(state, frame, step.n)):
        push_body(state, frame, 0, frame.seat)


def run_let(state: State, frame: Frame, step: Let) -> None:
    bind(state, frame, step.name, amount(state, frame, step.value))


def run_as(state: State, frame: Frame, step: As) -> None:
    push_body(state, frame, 0, amount(state, frame, step.seat))


def run_clockwise(state: State, frame: Frame, step: Clockwise) -> None:
    players = state.rules.players
    first = amount(state, frame, step.first)
    for turn in range(players - 1, -1, -1):  # the stack runs the last one pushed first
        body = push_body(state, frame, 0, (first + turn) % players)
        body.scope = body.index


def run_open_bag(state: State, frame: Frame, step: OpenBag) -> None:
    bag = bound_tuple(state, frame, step.tag)
    rebind(state, frame, step.tag, ())
    for place in range(0, len(bag), 3):
        state.waiting += (Effect(bag[place], bag[place + 1], bag[place + 2]),)


def may_options(state: State, frame: Frame, step: May, seat: int) -> Choice:
    return Choice(CONFIRM, step.prompt, [(YES,), (NO,)])


def may_chosen(state: State, frame: Frame, step: May, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == YES:
        push_body(state, frame, 0, seat)


def choose_options(state: State, frame: Frame, step: Choose, seat: int) -> Choice:
    return Choice(MENU, step.prompt, [(BRANCH, nth) for nth in range(len(step.branches))])


def choose_chosen(state: State, frame: Frame, step: Choose, seat: int, picked: tuple[Raw, ...]) -> None:
    push_body(state, frame, picked[0][1], seat)


def next_options(state: State, frame: Frame, step: PickNext, seat: int) -> Choice | None:
    bag = bound_tuple(state, frame, "bag")
    options: list[Raw] = []
    for place in range(0, len(bag), 2):
        option = (EFFECT, bag[place], bag[place + 1])
        if option not in options:  # two of the same: either order is the same
            options.append(option)
    if state.rules.clash is not None and len(options) > 1:
        options = without_question(state, seat, options)
    return Choice(ORDER, "next-effect", options) if options else None


def without_question(state: State, seat: int, options: list[Raw]) -> list[Raw]:
    """One effect that may as well come first, if there is such; asking would be idle."""
    clash = state.rules.clash
    assert clash is not None
    for one in options:
        for other in options:
            if other is not one and clash(state, seat, one[1], other[1]):
                break
        else:
            return [one]
    return options


def next_chosen(state: State, frame: Frame, step: PickNext, seat: int, picked: tuple[Raw, ...]) -> None:
    _, procedure, source = picked[0]
    bag = list(bound_tuple(state, frame, "bag"))
    for place in range(0, len(bag), 2):
        if bag[place] == procedure and bag[place + 1] == source:
            del bag[place : place + 2]
            break
    bind(state, frame, "bag", tuple(bag))
    again(frame)
    push_numbered(state, procedure, seat, {"source": source})


def describe_if(rules: Rules, step: If) -> str:
    told = f"if {rules.worth(step.test)}: {rules.describe(step.then)}"
    return f"{told}; otherwise: {rules.describe(step.otherwise)}" if step.otherwise else told


FLOW = Module(
    "flow",
    procedures={"bag": (PickNext(),)},
    amounts=(Amount(Var, var_value, lambda rules, expression: expression.name),),
    verbs=(
        Verb(Do, run_do, lambda rules, step: step.procedure),
        Verb(If, run_if, describe_if),
        Verb(
            While,
            run_while,
            lambda rules, step: f"while {rules.worth(step.test)}: {rules.describe(step.body)}",
        ),
        Verb(Times, run_times, lambda rules, step: f"{rules.worth(step.n)} times: {rules.describe(step.body)}"),
        Verb(Let, run_let, lambda rules, step: f"note {step.name} = {rules.worth(step.value)}"),
        Verb(As, run_as, lambda rules, step: f"seat {rules.worth(step.seat)}: {rules.describe(step.body)}"),
        Verb(Clockwise, run_clockwise, lambda rules, step: f"each player clockwise: {rules.describe(step.body)}"),
        Verb(OpenBag, run_open_bag, lambda rules, step: f"all that waits for {step.tag}"),
    ),
    choosers=(
        Chooser(May, may_options, may_chosen, lambda rules, step: f"you may {rules.describe(step.body)}"),
        Chooser(
            Choose,
            choose_options,
            choose_chosen,
            lambda rules, step: " or ".join([rules.describe(branch) for branch in step.branches]),
        ),
        Chooser(PickNext, next_options, next_chosen, lambda rules, step: "in an order of your choice"),
    ),
)

"""When the order of two effects can matter: only then is their owner asked (p. 11 lets the owner choose).

Two effects clash when one reads or changes what the other one writes; two additions to the same supply do not.
"""

from __future__ import annotations

from arks.kernel.rules import Step
from arks.nova.effects import Gain, TellIncome
from arks.nova.footprints import of_procedure
from arks.nova.interactive import Borrow
from arks.nova.state import Zoo
from arks.nova.tables import MAX_XTOKENS
from arks.nova.tracks import MONEY, XTOKEN


def clash(state: Zoo, seat: int, one: int, other: int) -> bool:
    """Whether anybody could want the other procedure before this one.

    Nothing is worse for having money earlier, or X-tokens for which there is room. What money is counted from only
    grows by additions, so counting it later is not worse either, unless this one may need the money.
    """
    if same_steps(state, one, other) or is_fixed(state, seat, one):
        return False
    a = of_procedure(state, seat, one)
    b = of_procedure(state, seat, other)
    if is_money(state, other):
        return bool(a.reads & 1 << MONEY or a.sets & (b.reads | 1 << MONEY))
    if a.reads & (b.adds | b.sets) or b.reads & (a.adds | a.sets):
        return True
    return bool(a.sets & (b.adds | b.sets) or b.sets & a.adds)


def gains_of(state: Zoo, number: int) -> list[Step]:
    """The steps of a procedure that do something."""
    return [instruction.step for instruction in state.rules.code[number] if type(instruction.step) is not TellIncome]


def is_money(state: Zoo, number: int) -> bool:
    """Whether a procedure gives money and does nothing else."""
    steps = gains_of(state, number)
    return len(steps) == 1 and isinstance(steps[0], Gain) and steps[0].what == MONEY


def is_fixed(state: Zoo, seat: int, number: int) -> bool:
    """Whether a procedure gives a fixed number of money, or X-tokens none of which is lost, and does nothing else."""
    steps = gains_of(state, number)
    step = steps[0]
    if len(steps) > 1 or not isinstance(step, Gain) or not isinstance(step.n, int):
        return False
    return step.what == MONEY or (step.what == XTOKEN and state.players[seat].xtokens + step.n <= MAX_XTOKENS)


def same_steps(state: Zoo, one: int, other: int) -> bool:
    """Whether two cards have the very same effect; whom Hypnosis is about makes a difference."""
    code = state.rules.code
    if len(code[one]) != len(code[other]):
        return False
    for a, b in zip(code[one], code[other], strict=True):
        first: object = a.step  # as an object, for a compiled `!=` of steps looks at nothing but identity
        if first != b.step or isinstance(first, Borrow):
            return False
    return True

"""The random numbers of a game. Their state is one integer inside the game's state.

The generator is SplitMix64, specified here so that a seed gives the same game on every machine and in every build.
Each number drawn is noted in ``state.chance`` (a session logs it); an oracle in ``state.oracle`` may script the next
numbers, which is how tests choose what a shuffle or a die brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arks.kernel.errors import Illegal

if TYPE_CHECKING:
    from arks.kernel.state import State

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
MAX_SEED: Final = (1 << 63) - 1


def seeded(seed: int) -> int:
    """The first generator state of a seed."""
    if not 0 <= seed <= MAX_SEED:
        raise Illegal(f"seed {seed} is not between 0 and {MAX_SEED}")
    return mix(seed ^ GAMMA)


def mix(value: int) -> int:
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def below(state: State, n: int) -> int:
    """A number in ``0 .. n-1``, every one equally likely (values that would favour the small ones are drawn again)."""
    assert n > 0
    if state.oracle:
        number = state.oracle[0]
        state.oracle = state.oracle[1:]
        assert 0 <= number < n, f"the scripted number {number} is not below {n}"
    else:
        limit = (MASK + 1) - (MASK + 1) % n
        while True:
            state.rng = state.rng + GAMMA & MASK
            value = mix(state.rng)
            if value < limit:
                break
        number = value % n
    state.chance.append(number)
    return number


def shuffled(state: State, items: tuple[int, ...]) -> tuple[int, ...]:
    """The items in random order (Fisher-Yates from the end)."""
    left = list(items)
    for last in range(len(left) - 1, 0, -1):
        other = below(state, last + 1)
        left[last], left[other] = left[other], left[last]
    return tuple(left)

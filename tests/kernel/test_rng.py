"""The generator is pinned: the same seed gives the same game on every machine and in every build."""

from __future__ import annotations

import pytest

from arks.kernel.errors import Illegal
from arks.kernel.rng import MASK, MAX_SEED, below, seeded, shuffled
from tests.kernel.toy import Toy
from tests.kernel.toy_game import new_toy, play_by
from tests.kernel.toy_steps import Earn, PlayCard

RULES = play_by("plain", {"turn": (PlayCard(), Earn(1))})


def dice(rng: int, *oracle: int) -> Toy:
    state = new_toy(RULES)
    state.rng = rng
    state.oracle = oracle
    state.chance = []
    return state


def test_the_numbers_are_those_of_splitmix64() -> None:
    state = dice(1234567)
    assert [below(state, MASK + 1) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_gives_the_same_dice_everywhere() -> None:
    assert seeded(0) == 16294208416658607535
    state = dice(seeded(7))
    assert [below(state, 6) for _ in range(10)] == [2, 2, 2, 1, 0, 5, 5, 2, 5, 3]
    assert shuffled(state, tuple(range(10))) == (7, 6, 8, 3, 9, 4, 1, 2, 5, 0)


def test_seeds_next_to_each_other_give_different_games() -> None:
    assert len({shuffled(dice(seeded(seed)), tuple(range(9))) for seed in range(50)}) == 50


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(Illegal, match=f"seed {seed} is not between 0 and"):
        seeded(seed)


def test_a_value_that_would_favour_small_numbers_is_drawn_again() -> None:
    n = 3 << 62  # a quarter of all values lies above the last multiple of n
    plain, state = dice(99), dice(99)
    values = [below(plain, MASK + 1) for _ in range(200)]
    kept = [value for value in values if value < n]
    assert len(kept) < len(values)
    assert [below(state, n) for _ in kept] == kept


def test_every_number_is_equally_likely() -> None:
    state = dice(seeded(1))
    counts = [0] * 6
    for _ in range(12_000):
        counts[below(state, 6)] += 1
    assert all(abs(count - 2000) < 165 for count in counts)  # four standard deviations


def test_a_script_reaches_every_order_once() -> None:
    orders = {shuffled(dice(0, last, middle), (1, 2, 3)) for last in range(3) for middle in range(2)}
    assert len(orders) == 6


def test_scripted_numbers_come_first_and_leave_the_generator_alone() -> None:
    state = dice(5, 3, 1)
    assert [below(state, 6), below(state, 2)] == [3, 1]
    assert (state.rng, state.oracle) == (5, ())
    below(state, 6)
    assert state.rng != 5


def test_each_number_drawn_is_noted() -> None:
    state = dice(5, 3)
    drawn = [below(state, 6), below(state, 6)]
    assert state.chance == drawn


def test_a_scripted_number_that_cannot_be_is_refused() -> None:
    with pytest.raises(AssertionError, match="the scripted number 6 is not below 6"):
        below(dice(0, 6), 6)


def test_a_single_item_needs_no_chance() -> None:
    state = dice(5)
    assert shuffled(state, (4,)) == (4,)
    assert (state.rng, state.chance) == (5, [])

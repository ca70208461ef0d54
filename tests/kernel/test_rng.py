"""The generator is pinned: the same seed gives the same game on every machine and in every build."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from arks.kernel.codec import load, save
from arks.kernel.errors import Illegal
from arks.kernel.rng import MAX_SEED, NUMBERS, Seed, below, keys_of, renamed, shuffled
from tests.kernel.toy import Toy
from tests.kernel.toy_game import new_toy, play_by
from tests.kernel.toy_steps import Earn, PlayCard

RULES = play_by("plain", {"turn": (PlayCard(), Earn(1))})


def dice(seed: Seed, *oracle: int) -> Toy:
    state = new_toy(RULES)
    state.keys = keys_of(seed)
    state.drawn, state.block = 0, None
    state.oracle = oracle
    state.chance = []
    return state


def test_a_stream_is_keyed_blake2b_in_counter_mode() -> None:
    state = dice(7)
    digests = [blake2b(n.to_bytes(8, "little"), key=state.keys.deal).digest() for n in range(2)]
    numbers = [int.from_bytes(digest[at : at + 8], "little") for digest in digests for at in range(0, 64, 8)]
    assert [below(state, NUMBERS) for _ in range(16)] == numbers


def test_a_seed_gives_the_same_dice_everywhere() -> None:
    assert keys_of(0).deal.hex() == "c28110d9984ffdcea174661029010b1f14eb5258a1cdc519addb7a0cbf7a0a37"
    state = dice(7)
    assert [below(state, 6) for _ in range(10)] == [0, 1, 2, 5, 5, 4, 3, 5, 4, 0]
    assert shuffled(state, tuple(range(10))) == (2, 0, 7, 9, 4, 6, 8, 3, 1, 5)
    assert renamed(state, tuple(range(10))) == (9, 1, 0, 2, 5, 4, 6, 7, 8, 3)


def test_seeds_next_to_each_other_give_different_games() -> None:
    assert len({shuffled(dice(seed), tuple(range(9))) for seed in range(50)}) == 50


def test_a_key_is_a_seed_too() -> None:
    keys = [keys_of(f"{number:064x}") for number in (1, 2, 1 << 255)]
    assert len({key for pair in keys for key in pair}) == 6


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(Illegal, match=f"seed {seed} is not between 0 and"):
        keys_of(seed)


@pytest.mark.parametrize("seed", ["", "7", "ab" * 31, "AB" * 32, " " + "ab" * 32, "xy" * 32])
def test_a_key_of_another_form_is_refused(seed: str) -> None:
    with pytest.raises(Illegal, match="a key of 64 small hexadecimal digits"):
        keys_of(seed)


def test_a_value_that_would_favour_small_numbers_is_drawn_again() -> None:
    n = 3 << 62  # a quarter of all values lies above the last multiple of n
    plain, state = dice(99), dice(99)
    values = [below(plain, NUMBERS) for _ in range(200)]
    kept = [value for value in values if value < n]
    assert len(kept) < len(values)
    assert [below(state, n) for _ in kept] == kept


def test_names_and_deals_come_from_streams_of_their_own() -> None:
    state, other = dice(5), dice(5)
    deck = tuple(range(40))
    first = renamed(state, deck)
    assert state.drawn == 0 and state.chance == []
    assert shuffled(state, deck) == shuffled(other, deck)  # naming did not move the deal
    assert renamed(other, deck) == first  # nor the deal the naming


def test_a_loaded_state_goes_on_in_the_middle_of_a_block() -> None:
    state = dice(11)
    for _ in range(5):
        below(state, 6)
    other = load(RULES, save(state))
    assert [below(other, 1000) for _ in range(20)] == [below(state, 1000) for _ in range(20)]


def test_every_number_is_equally_likely() -> None:
    state = dice(1)
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
    assert (state.drawn, state.oracle) == (0, ())
    below(state, 6)
    assert state.drawn == 1


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
    assert (state.drawn, state.chance) == (0, [])

"""The random numbers of a game: two keyed streams whose keys and places are in the game's state.

Each stream is BLAKE2b in counter mode, eight numbers of 64 bits to a digest. Without the key nobody can predict the
next number, however many they have seen; with it the same game follows on every machine and in every build. The
dealing stream decides the game. The naming stream only orders card uids, which players see; it has a key of its own,
so that no uid tells anything about a draw.

Each number dealt is noted in ``state.chance`` (a session logs it); an oracle in ``state.oracle`` may script the next
ones, which is how tests choose what a shuffle or a die brings.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING, Final, NamedTuple

from arks.kernel.errors import Illegal

if TYPE_CHECKING:
    from arks.kernel.state import State

Seed = int | str  # a study counts its games; a table has a key of 256 bits, in hexadecimal digits

NUMBERS: Final = 1 << 64
MAX_SEED: Final = (1 << 63) - 1
KEY_BYTES: Final = 32
LANES: Final = 8  # numbers in a block


class Keys(NamedTuple):
    """One key for what is dealt, one for how cards are named."""

    deal: bytes
    name: bytes


def keys_of(seed: Seed) -> Keys:
    """A small seed is stretched, so that studies need no more than a number."""
    return stretched(secret_of(seed))


def secret_of(seed: Seed) -> bytes:
    if isinstance(seed, str):
        try:
            secret = bytes.fromhex(seed)
        except ValueError:
            secret = b""
        if len(secret) != KEY_BYTES or secret.hex() != seed:
            raise Illegal(f"a seed is a number, or a key of {2 * KEY_BYTES} small hexadecimal digits")
        return secret
    if not 0 <= seed <= MAX_SEED:
        raise Illegal(f"seed {seed} is not between 0 and {MAX_SEED}")
    return b"%d" % seed


def stretched(secret: bytes) -> Keys:
    return Keys(
        blake2b(secret, digest_size=KEY_BYTES, person=b"arks deal").digest(),
        blake2b(secret, digest_size=KEY_BYTES, person=b"arks name").digest(),
    )


def block(key: bytes, number: int) -> tuple[int, ...]:
    """One digest of a stream."""
    numbers: tuple[int, ...] = unpack("<8Q", blake2b(number.to_bytes(8, "little"), key=key).digest())
    return numbers


def below(state: State, n: int) -> int:
    """A number in ``0 .. n-1``, every one equally likely (values that would favour the small ones are drawn again)."""
    assert n > 0
    if state.oracle:
        number = state.oracle[0]
        state.oracle = state.oracle[1:]
        assert 0 <= number < n, f"the scripted number {number} is not below {n}"
    else:
        limit = NUMBERS - NUMBERS % n
        while True:
            lane = state.drawn % LANES
            numbers = state.block
            if lane == 0 or numbers is None:
                state.block = numbers = block(state.keys.deal, state.drawn // LANES)
            state.drawn += 1
            value = numbers[lane]
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


def renamed(state: State, uids: tuple[int, ...]) -> tuple[int, ...]:
    """The uids in an order of the naming stream, which neither moves nor follows the dealing stream.

    Nothing of the game depends on it, so it is neither noted nor scripted, and a bias below 2**-50 may stay.
    """
    left = list(uids)
    numbers: tuple[int, ...] = ()
    for last in range(len(left) - 1, 0, -1):
        if not numbers:
            numbers = block(state.keys.name, state.named)
            state.named += 1
        other = numbers[0] % (last + 1)
        numbers = numbers[1:]
        left[last], left[other] = left[other], left[last]
    return tuple(left)

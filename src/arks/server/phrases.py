"""Recovery phrases: a few words that restore all the seats of a browser in another one.

The phrase is shown once and kept nowhere. A slow hash of it is a key. From the key come the name under which a bundle
of seats and tokens is stored, and what opens the bundle, so whoever reads the database opens none. The browser keeps
the key, and adds with it the seats that it takes later.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b, scrypt, sha256
from typing import Final

import msgspec

from arks.server.guard import Buckets
from arks.server.problems import Refused
from arks.server.settings import Settings
from arks.server.words import WORDS

PHRASE_WORDS: Final = 6  # 60 bits, each guess at which takes a tenth of a second and 32 MiB
KEY_BYTES: Final = 32
MINUTE_S: Final = 60.0
NONCE_BYTES: Final = 16
MARK_BYTES: Final = 32
BLOCK_BYTES: Final = 64
# The same for all, since a bundle is found by its phrase alone. Phrases are drawn, so nobody can list the usual ones.
SALT: Final = b"Two Arks, recovery phrase"


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A seat in a bundle."""

    table: str
    seat: int
    token: str


class Phrases:
    """How often an address may try one, and how many slow hashes are made at the same time."""

    def __init__(self, settings: Settings) -> None:
        per_minute = settings.phrases_per_minute
        self._tries = Buckets(per_minute / MINUTE_S, per_minute)
        self._turn = asyncio.Semaphore(2)

    def allow(self, address: str) -> None:
        if not self._tries.take(address):
            raise Refused(429, "Too many recovery phrases from your address; wait a minute.")

    async def key_of(self, phrase: str) -> bytes:
        async with self._turn:
            return await asyncio.to_thread(key_of, phrase)


def new_phrase() -> str:
    return " ".join(secrets.choice(WORDS) for _ in range(PHRASE_WORDS))


def key_of(phrase: str) -> bytes:
    """It takes long, by intention. Case, spaces and what people put between words do not matter."""
    letters = "".join(letter if letter.isalpha() else " " for letter in phrase.lower())
    words = " ".join(letters.split())
    return scrypt(words.encode(), salt=SALT, n=1 << 15, r=8, p=1, maxmem=1 << 26, dklen=KEY_BYTES)


def written(key: bytes) -> str:
    return urlsafe_b64encode(key).decode()


def read_key(text: str) -> bytes | None:
    """A key as a browser kept it; None if it is none."""
    try:
        key = urlsafe_b64decode(text.encode("ascii"))
    except ValueError:
        return None
    return key if len(key) == KEY_BYTES else None


def name_of(key: bytes) -> str:
    """Under which the bundle is stored."""
    return blake2b(key=key, person=b"name", digest_size=32).hexdigest()


def sealed(key: bytes, seats: list[Kept]) -> bytes:
    """Encrypted, with a mark that nobody without the key can make."""
    nonce = secrets.token_bytes(NONCE_BYTES)
    hidden = nonce + masked(key, nonce, msgspec.json.encode(seats))
    return hidden + mark_of(key, hidden)


def opened(key: bytes, bundle: bytes) -> list[Kept] | None:
    """The seats; None if the bundle is not this key's."""
    hidden, mark = bundle[:-MARK_BYTES], bundle[-MARK_BYTES:]
    if not hmac.compare_digest(mark, mark_of(key, hidden)):
        return None
    return msgspec.json.decode(masked(key, hidden[:NONCE_BYTES], hidden[NONCE_BYTES:]), type=list[Kept])


def masked(key: bytes, nonce: bytes, text: bytes) -> bytes:
    """A keyed hash in counter mode as a stream cipher: doing it twice gives the text again."""
    own = blake2b(key=key, person=b"mask", digest_size=32).digest()
    blocks = range(-(-len(text) // BLOCK_BYTES))
    stream = b"".join(blake2b(nonce + n.to_bytes(8, "big"), key=own, digest_size=BLOCK_BYTES).digest() for n in blocks)
    return bytes(one ^ other for one, other in zip(text, stream, strict=False))


def mark_of(key: bytes, hidden: bytes) -> bytes:
    own = blake2b(key=key, person=b"mark", digest_size=32).digest()
    return hmac.digest(own, hidden, sha256)

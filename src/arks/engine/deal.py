"""A deal that nobody chose: the server's key is sealed first, then each person adds to it, and in the end all is open.

Everything is SHA-256 over bytes, so that a browser or ten lines of any language can check it:

    commitment = SHA-256("arks seal" + salt + key)
    seed       = SHA-256("arks deal" + key + one contribution of 32 bytes for each seat)

A seat that adds nothing, a bot's for one, counts as 32 zero bytes.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from itertools import accumulate
from typing import Final

import msgspec

from arks.engine.values import Document, Log

BYTES: Final = 32
NOTHING: Final = bytes(BYTES)
SHORT: Final = 16  # digits of a mark


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """All numbers in hex. Until the game begins there is no seed; until it is over nobody learns key and salt."""

    key: str
    salt: str
    contributions: tuple[str | None, ...]  # by seat
    waiting: tuple[int, ...] = ()  # seats whose browser has still to add to it
    seed: str | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.key, self.salt)

    def added(self, seat: int, contribution: str) -> Deal:
        changed = tuple([contribution if place == seat else old for place, old in enumerate(self.contributions)])
        waiting = tuple([other for other in self.waiting if other != seat])
        return msgspec.structs.replace(self, contributions=changed, waiting=waiting)

    def taken(self, seat: int, adds: bool) -> Deal:
        """Somebody else sits there; whether their browser will add to the deal."""
        changed = tuple([None if place == seat else old for place, old in enumerate(self.contributions)])
        waiting = tuple(sorted({*self.waiting, seat} if adds else {*self.waiting} - {seat}))
        return msgspec.structs.replace(self, contributions=changed, waiting=waiting)

    def dealt(self) -> Deal:
        """The game begins: from now on nothing can be added."""
        return msgspec.structs.replace(self, seed=seed_of(self.key, self.contributions))


def new_deal(players: int) -> Deal:
    return Deal(key=secrets.token_hex(BYTES), salt=secrets.token_hex(BYTES), contributions=(None,) * players)


def commitment(key: str, salt: str) -> str:
    return sha256(b"arks seal" + bytes.fromhex(salt) + bytes.fromhex(key)).hexdigest()


def seed_of(key: str, contributions: tuple[str | None, ...]) -> str:
    added = [NOTHING if one is None else bytes.fromhex(one) for one in contributions]
    return sha256(b"arks deal" + bytes.fromhex(key) + b"".join(added)).hexdigest()


# --- in a record


def opened(deal: Deal, log: Log) -> Document:
    """The deal as a record of a finished game shows it, with marks by which a change can be named."""
    return {
        "commitment": deal.commitment,
        "key": deal.key,
        "salt": deal.salt,
        "contributions": list(deal.contributions),
        "marks": {"contributions": [mark(one) for one in deal.contributions], "log": log_marks(log)},
    }


def mark(value: object) -> str:
    return sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()[:SHORT]


def log_marks(log: Log) -> list[str]:
    """A mark for each entry, of it and all before it."""
    return list(accumulate(log, lambda before, entry: mark([before, entry]), initial=""))[1:]

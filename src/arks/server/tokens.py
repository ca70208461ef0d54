"""Secrets: whoever knows the token of a seat holds it. Only its hash is stored."""

from __future__ import annotations

import hmac
import secrets
import string
from hashlib import sha256
from typing import Final

from arks.server.rows import SeatRow

ID_LETTERS: Final = string.ascii_letters + string.digits


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Of a table: whoever knows it may watch. Letters and digits alone: a dash in front reads as an option."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def derived(token: str, table_id: str) -> str:
    """The token of the same person at the table of a rematch: asking twice gives the same."""
    return hmac.new(token.encode(), table_id.encode(), sha256).hexdigest()


def holder(seats: list[SeatRow], token: str) -> int | None:
    """The seat that a token holds; all are compared, so the time it takes tells nothing."""
    wanted = hashed(token)
    found: int | None = None
    for seat in seats:
        if hmac.compare_digest(seat.token, wanted):
            found = seat.seat
    return found

"""Who made a table, as far as the list has to know: the same, or another.

It is a hash of the address with a key that each process draws for itself and never stores. Nobody finds an address in
the database, not even whoever runs the server.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

from arks.server.addresses import household


class Makers:
    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)

    def of(self, address: str) -> str:
        return blake2b(household(address).encode(), key=self._key, digest_size=16).hexdigest()

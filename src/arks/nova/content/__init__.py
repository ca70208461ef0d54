"""The facts of Ark Nova, read from tables that a person can proofread, and what every card does."""

from __future__ import annotations

from functools import cache

from arks.nova.tables import Pack

from .load import load
from .powers import bind_powers


@cache
def pack_for(solo: bool) -> Pack:
    """The pack with every card's effects; some animals do something else in the solo game (p. 20)."""
    pack = load()
    bind_powers(pack, solo)
    return pack

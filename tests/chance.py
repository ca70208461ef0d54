"""The chance of two worlds."""

from __future__ import annotations

import arks


def share_chance(world: arks.State, other: arks.State) -> None:
    """Give another world the same random numbers ahead: what chance brings to everybody's eyes is the same."""
    other.keys = world.keys
    other.drawn, other.named, other.block = world.drawn, world.named, world.block

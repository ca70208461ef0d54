"""The solo game (p. 20)."""

from __future__ import annotations

from arks.kernel.rules import Module
from arks.nova.tables import Pack


def module(pack: Pack) -> Module:
    return Module("solo")

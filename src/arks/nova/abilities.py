"""Abilities of animals."""

from __future__ import annotations

from typing import Final

from arks.kernel.rules import Amount, Chooser, Step, Verb
from arks.nova.powers import Power
from arks.nova.tables import Animal

PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {}
VERBS: Final[tuple[Verb, ...]] = ()
CHOOSERS: Final[tuple[Chooser, ...]] = ()
AMOUNTS: Final[tuple[Amount, ...]] = ()


def power_of(animal: Animal, solo: bool) -> Power:
    """What an animal does, from the abilities in its fact row."""
    return Power()

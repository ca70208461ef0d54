"""The Build action."""

from __future__ import annotations

from typing import Final

from arks.kernel.rules import Chooser, Step, Verb
from arks.nova.state import Zoo

PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"build": ()}
VERBS: Final[tuple[Verb, ...]] = ()
CHOOSERS: Final[tuple[Chooser, ...]] = ()


def possible(state: Zoo, seat: int, side: int, strength: int) -> bool:
    return False

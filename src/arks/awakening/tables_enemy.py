"""What the components of the solo and co-op modes say. Tuples by Challengers start with an unused 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Directions on an enemy-action card as quarter turns to the right of where a unit looks.
DIRECTIONS: Final[str] = "SRBL"
BEHIND: Final = 2

STRATEGIES: Final[tuple[str, ...]] = ("infect", "corrupt", "bloom")


@dataclass(frozen=True)
class EnemyAction:
    """An enemy-action card: how often Guardians move and which directions they try first; a strategy for It Learns."""

    index: int
    id: str
    moves: int  # 0: the stop sign
    order: tuple[int, ...]
    strategy: int


@dataclass(frozen=True)
class CoopNumbers:
    """What all solo and co-op modes share."""

    arsenal: int
    moves: int  # of a unit that reveals rooms before the game starts
    start_artifacts: int  # of the Dark Player
    artifacts_before_combat: int


@dataclass(frozen=True)
class GuardiansNumbers:
    turns: tuple[int, ...]
    units: tuple[int, ...]
    dark_moves: tuple[int, ...]  # enemy-action cards that the Dark Player draws in a turn
    strength: int  # combat and defensive strength


@dataclass(frozen=True)
class GlitchNumbers:
    strength: tuple[int, ...]
    disaster: tuple[tuple[tuple[int, int], ...], ...]  # (cubes, cards) one after the other
    turns: tuple[tuple[int, ...], ...]  # of each round
    cubes: int
    diagnose: int  # cards of a round


@dataclass(frozen=True)
class EnemyPack:
    common: CoopNumbers
    actions: tuple[EnemyAction, ...]
    reshuffle: tuple[int, ...]  # target cards that bring the discarded ones back
    guardians: GuardiansNumbers
    glitch: GlitchNumbers

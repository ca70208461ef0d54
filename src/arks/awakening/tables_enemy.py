"""What the components of the solo and co-op modes say. Tuples by Challengers start with an unused 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Directions on an enemy-action card as quarter turns to the right of where a unit looks.
DIRECTIONS: Final[str] = "SRBL"
BEHIND: Final = 2

STRATEGIES: Final[tuple[str, ...]] = ("infect", "corrupt", "bloom")
INFECT: Final = 0
CORRUPT: Final = 1
BLOOM: Final = 2

# It Learns: the tracks of its board from left to right, and the symbols on challenger-action cards.
TRACKS: Final[tuple[str, ...]] = ("corrupt", "infect", "removal-cost", "combat", "defence")
TRACK_CORRUPT: Final = 0
TRACK_INFECT: Final = 1
TRACK_REMOVAL: Final = 2
TRACK_COMBAT: Final = 3
TRACK_DEFENCE: Final = 4
SYMBOLS: Final[tuple[str, ...]] = ("corrupt", "infect", "removal", "strength")


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
class EnemyTrack:
    """A track of the board of It Learns: what its symbol upgrades, and the number that each cube leaves visible."""

    id: str
    symbol: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ChallengerAction:
    """A challenger-action card: by the way it is turned (left, right) a section and the symbol that is then on top."""

    index: int
    id: str
    sections: tuple[int, int]
    symbols: tuple[int, int]


@dataclass(frozen=True)
class ItLearnsNumbers:
    start_upgrades: tuple[int, ...]
    adaptations: tuple[int, ...]  # to be survived
    cubes: int
    cylinders: int
    infection: int  # most cubes in a room
    blocking: int  # cubes that units do not go past
    artifact: int  # cubes with which the Enemy plays an artifact in combat


@dataclass(frozen=True)
class EnemyPack:
    common: CoopNumbers
    actions: tuple[EnemyAction, ...]
    reshuffle: tuple[int, ...]  # target cards that bring the discarded ones back
    guardians: GuardiansNumbers
    glitch: GlitchNumbers
    tracks: tuple[EnemyTrack, ...]
    challenger_actions: tuple[ChallengerAction, ...]
    it_learns: ItLearnsNumbers

"""The format of ``pack/enemy.yaml``: the opponent of the solo and co-op modes."""

from __future__ import annotations

from .parts import Count, Entry, Pair, Plain, Record

Four = tuple[Count, Count, Count, Count]


class Common(Record, frozen=True):
    arsenal: Count
    moves: Count
    start_artifacts: Count
    artifacts_before_combat: Count


class EnemyAction(Entry, frozen=True):
    moves: Count
    order: str
    strategy: str


class Reshuffle(Record, frozen=True):
    targets: tuple[str, ...]


class Track(Record, frozen=True):
    values: tuple[Count, ...]


class Guardians(Record, frozen=True):
    turns: Four
    units: Four
    dark_moves: Four
    strength: Count


class Glitch(Record, frozen=True):
    strength: Four
    disaster: tuple[tuple[Pair, ...], tuple[Pair, ...], tuple[Pair, ...], tuple[Pair, ...]]
    turns: tuple[tuple[Count, ...], tuple[Count, ...], tuple[Count, ...], tuple[Count, ...]]
    cubes: Count
    diagnose: Count


class EnemyTrack(Entry, frozen=True):
    symbol: str
    values: tuple[Count, ...]


class Half(Plain, frozen=True):
    section: str
    symbol: str


class ChallengerAction(Entry, frozen=True):
    left: Half
    right: Half


class ItLearns(Record, frozen=True):
    start_upgrades: Four
    adaptations: Four
    cubes: Count
    cylinders: Count
    infection: Count
    blocking: Count
    artifact: Count


class Enemy(Plain, frozen=True):
    common: Common
    actions: tuple[EnemyAction, ...]
    reshuffle: Reshuffle
    track: Track
    guardians: Guardians
    glitch: Glitch
    tracks: tuple[EnemyTrack, ...]
    challenger_actions: tuple[ChallengerAction, ...]
    it_learns: ItLearns

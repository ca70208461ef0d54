"""The format of ``pack/fallout.yaml``: the numbers of the competitive mode with victory points."""

from __future__ import annotations

from .parts import Count, Plain, Record

ByPlayers = tuple[Count, Count, Count, Count]  # 2, 3, 4 and 5


class Achievements(Record, frozen=True):
    easy: Count
    difficult: Count


class Track(Record, frozen=True):
    steps: ByPlayers


class Objectives(Record, frozen=True):
    limit: ByPlayers
    reveal_after: ByPlayers
    end_after: ByPlayers


class Targets(Record, frozen=True):
    cards: Count
    factories: Count
    vp: tuple[Count, Count]


class Mission(Record, frozen=True):
    vp: Count


class Section(Record, frozen=True):
    artifact: str
    vp: Count


class Fallout(Plain, frozen=True):
    achievements: Achievements
    track: Track
    objectives: Objectives
    targets: Targets
    mission: Mission
    section: Section

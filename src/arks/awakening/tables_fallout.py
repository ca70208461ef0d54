"""What the components of the mode with victory points say. Tuples by players start with two unused 0s."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FalloutPack:
    easy: int  # achievements in play with this side up
    difficult: int
    steps: tuple[int, ...]  # of peace, and of war
    limit: tuple[int, ...]  # players who may complete an objective
    reveal_after: tuple[int, ...]  # cubes on achievements
    end_after: tuple[int, ...]  # cubes on target cards
    targets: int  # cards in the row
    factories: int  # of a type, to activate a factory card
    target_points: tuple[int, int]
    mission_points: int  # for each room of a mission
    section: int  # artifact index
    section_points: int

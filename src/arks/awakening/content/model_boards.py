"""The format of the biodomes, and of the variants that they belong to."""

from __future__ import annotations

from typing import Literal

from .parts import Benefit, Count, Entry, Plain, Price, Record, Squares, Text, Worded

# board_a.yaml


class Passive(Worded, frozen=True):
    n: Count
    type: str | None = None


class Section(Record, frozen=True):
    id: str
    lines: tuple[tuple[str, ...], ...]
    squares: Squares
    circles: Squares
    cost: Price
    benefits: tuple[Benefit, ...]
    passives: tuple[Passive, ...] = ()


class Board(Plain, frozen=True):
    side: Literal["A"]
    sections: tuple[Section, ...]


# boards_b.yaml


class FactionSection(Plain, frozen=True):
    """The source of a faction is that of its sections."""

    id: str
    lines: tuple[tuple[str, ...], ...]
    squares: Squares
    circles: Squares
    cost: Price
    benefits: tuple[Benefit, ...]
    powered: tuple[Benefit, ...] = ()
    passives: tuple[Passive, ...] = ()


AnySection = Section | FactionSection


class FactionStart(Plain, frozen=True):
    """What differs from the start of every player."""

    units_total: Count
    cylinders_total: Count
    units: Count | None = None
    cylinders: Count | None = None
    arsenal: Count | None = None
    metamorphite: Count | None = None


class Faction(Entry, frozen=True):
    name: Text
    colour: str
    icon: str
    start: FactionStart
    powers: tuple[str, ...]
    weakness: str
    hints: tuple[str, ...]
    sections: tuple[FactionSection, ...]
    bombs: Count = 0


class Factions(Plain, frozen=True):
    side: Literal["B"]
    factions: tuple[Faction, ...]


# variants.yaml


class Level(Plain, frozen=True):
    id: str
    help: bool
    mission: bool


class Unfair(Record, frozen=True):
    help: str
    levels: tuple[Level, ...]


class Complexity(Record, frozen=True):
    extra_cards: tuple[str, ...]
    guard: Count
    seal_cost: Count
    unseal_cost: Count
    critical_mass_needs: Count
    disintegrate_cost: Count
    hack_cost: Count
    power_tokens: Count
    sections: Count


class Variants(Plain, frozen=True):
    unfair: Unfair
    complexity: Complexity

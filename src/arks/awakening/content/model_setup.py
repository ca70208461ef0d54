"""The format of ``pack/setup.yaml``: decks, layouts, what a player starts with, limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .parts import Cell, Count, Entry, Id, Plain, Record


class PlayerStart(Record, frozen=True):
    units: Count
    units_total: Count
    cylinders: Count
    cylinders_total: Count
    cubes: Count
    arsenal: Count
    metamorphite: Count
    cards: tuple[str, ...]


class Limits(Record, frozen=True):
    arsenal_max: Count
    hand: Count
    defence_cap: Count
    exploit_factories: Count
    min_rooms_between_gates: Count


class VioletRule(Record, frozen=True):
    most: tuple[Count, Count, Count, Count, Count]


class Deck(Entry, frozen=True):
    mode: str
    players: tuple[Count, ...]
    factories_each: Count
    groups: Count
    size: Count
    specials: tuple[str, ...] = ()


class PlayerCounts(Plain, frozen=True):
    first_mission: tuple[Count, ...]
    normal: tuple[Count, ...]


class LayoutBoard(Plain, frozen=True):
    id: Id
    doors: tuple[Cell, Cell]


class Layout(Entry, frozen=True):
    players: PlayerCounts
    grid: tuple[Annotated[int, Meta(ge=2, le=20)], Annotated[int, Meta(ge=2, le=20)]]
    factories: tuple[Cell, ...]
    generators: tuple[Cell, ...]
    gates: tuple[Cell, ...]
    boards: tuple[LayoutBoard, ...]
    seating: tuple[tuple[str, ...], ...]
    swap: bool = False


class Setup(Plain, frozen=True):
    player_start: PlayerStart
    limits: Limits
    violet_rule: VioletRule
    decks: tuple[Deck, ...]
    layouts: tuple[Layout, ...]

"""The format of a content pack: one type per kind of record in ``pack/*.yaml``.

These types say which fields a record has and what a value looks like. Whether a word is known and whether the
numbers fit together is the business of the checker.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .model_boards import Board, Factions, Variants
from .model_enemy import Enemy
from .model_fallout import Fallout
from .model_setup import Setup
from .parts import Benefit, Chain, Count, Entry, Objective, Pair, Plain, Price, Record, Result, Squares, Text, Worded

# rooms.yaml


class Group(Entry, frozen=True):
    name: Text
    ring: str
    icon: str


class Special(Entry, frozen=True):
    name: Text
    group: str
    driver: str
    squares: Squares
    circles: Squares
    cost: Price
    benefits: tuple[Benefit, ...]
    chain: Chain
    icon: str
    flavour: str = ""
    plain: tuple[Benefit, ...] = ()


class FactoryCommon(Record, frozen=True):
    copies: Count
    driver: str
    squares: Squares
    circles: Squares
    cost: Price
    ladder: tuple[Count, ...]


class FactoryType(Entry, frozen=True):
    name: Text
    resource: str
    icon: str
    flavour: str = ""


class Factories(Plain, frozen=True):
    common: FactoryCommon
    types: tuple[FactoryType, ...]


class GeneratorCommon(Record, frozen=True):
    name: Text
    driver: str
    squares: Squares
    circles: Squares
    cost: Price
    ladder: tuple[Pair, ...]
    chain: Chain
    icon: str
    flavour: str = ""


class GeneratorType(Entry, frozen=True):
    colour: str
    cylinders: Count


class Generators(Plain, frozen=True):
    common: GeneratorCommon
    types: tuple[GeneratorType, ...]


class Tile(Entry, frozen=True):
    """A room without placeholders, or the tile under the room deck."""

    name: Text
    icon: str
    flavour: str = ""


class TargetCopies(Record, frozen=True):
    special: Count
    generator: Count
    factory: Count


class Rooms(Plain, frozen=True):
    groups: tuple[Group, ...]
    special: tuple[Special, ...]
    factories: Factories
    generators: Generators
    gate: Tile
    bottom_tile: Tile
    biodome: Tile
    targets: TargetCopies


# artifacts.yaml


class Effect(Worded, frozen=True):
    n: Count | None = None
    max: Count | None = None
    keep: Count | None = None
    draw: Count | None = None
    type: str | None = None


class Constructed(Worded, frozen=True):
    """A benefit of a constructed artifact: a number, a pair as `keep` and `draw`, or a conversion."""

    n: Count | None = None
    keep: Count | None = None
    draw: Count | None = None
    give: Price | None = None
    get: Result | None = None


class Artifact(Entry, frozen=True):
    name: Text
    copies: Count
    deck: bool
    power: Count | Literal["none"]
    critical: bool
    use: tuple[Effect, ...]
    section: tuple[Constructed, ...]
    icon: str
    flavour: str = ""


class Artifacts(Plain, frozen=True):
    cards: tuple[Artifact, ...]


# missions.yaml, achievements.yaml


class FirstMission(Entry, frozen=True):
    title: Text
    objectives: tuple[Objective, Objective, Objective]
    flavour: str = ""


class Mission(Entry, frozen=True):
    title: Text
    groups: tuple[str, str]
    rooms: tuple[str, str, str]
    flavour: str = ""


class Missions(Plain, frozen=True):
    first_mission: tuple[FirstMission, ...]
    missions: tuple[Mission, ...]


class Side(Plain, frozen=True):
    goals: tuple[Objective, ...]
    vp: tuple[Count, Count]


class Achievement(Entry, frozen=True):
    name: Text
    easy: Side
    difficult: Side
    icon: str


class Needed(Record, frozen=True):
    n: Count


class Achievements(Plain, frozen=True):
    needed: Needed
    cards: tuple[Achievement, ...]


# explore_tokens.yaml


class Token(Entry, frozen=True):
    reward: str
    n: Count
    count: Count
    icon: str


class Tokens(Plain, frozen=True):
    tokens: tuple[Token, ...]


# vocabulary.yaml


class Word(Record, frozen=True):
    id: str


class Resource(Word, frozen=True):
    name: Text
    colour: Text


class SectionWord(Word, frozen=True):
    name: Text
    icon: str
    faction: str = ""


class Action(Word, frozen=True):
    section: str
    meaning: Text


class BenefitWord(Word, frozen=True):
    when: str
    meaning: Text


class ParamWord(Word, frozen=True):
    params: tuple[str, ...]
    meaning: Text


class RewardWord(Word, frozen=True):
    meaning: Text


class PowerWord(Word, frozen=True):
    meaning: Text


class Vocabulary(Plain, frozen=True):
    resources: tuple[Resource, ...]
    sections: tuple[SectionWord, ...]
    actions: tuple[Action, ...]
    benefits: tuple[BenefitWord, ...]
    powers: tuple[PowerWord, ...]
    effects: tuple[ParamWord, ...]
    objectives: tuple[ParamWord, ...]
    explore_rewards: tuple[RewardWord, ...]


class Files(Struct, frozen=True):
    """A whole pack as written, and the digest of its values."""

    vocabulary: Vocabulary
    rooms: Rooms
    board_a: Board
    boards_b: Factions
    variants: Variants
    artifacts: Artifacts
    missions: Missions
    achievements: Achievements
    explore_tokens: Tokens
    setup: Setup
    enemy: Enemy
    fallout: Fallout
    digest: str

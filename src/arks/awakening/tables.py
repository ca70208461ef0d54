"""What the printed components say, as the rules read them: small read-only records and closed lists.

The data itself lives in ``content/pack/*.yaml``; ``content.load`` turns a pack folder into one `Pack`.
Numbers here are indices into these lists, so that the state holds plain integers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from arks.awakening.tables_enemy import EnemyPack
from arks.awakening.tables_fallout import FalloutPack

RESOURCES: Final[tuple[str, ...]] = ("Di", "Os", "Bt", "Ti", "Mt")
DI: Final = 0
OS: Final = 1
BT: Final = 2
TI: Final = 3
MT: Final = 4
ORDINARY: Final[tuple[int, ...]] = (DI, OS, BT, TI)

SECTIONS: Final[tuple[str, ...]] = ("military", "mobility", "power", "production", "units", "engineering", "artifact")
MILITARY: Final = 0
MOBILITY: Final = 1
POWER: Final = 2
PRODUCTION: Final = 3
UNITS: Final = 4
ENGINEERING: Final = 5
ARTIFACT: Final = 6
# A faction may have an eighth section of its own; what it is called depends on the board.
FACTION_SECTIONS: Final[tuple[str, ...]] = ("siege", "subspace")
FACTION: Final = 7
SECTION_PLACES: Final[tuple[str, ...]] = (*SECTIONS, "faction")

# Action signs printed on the lines of a section.
SIGNS: Final[tuple[str, ...]] = (
    "militarize", "move", "teleport", "route", "exploit", "produce",
    "awake", "heal", "engineer", "discover", "use_artifact",
    "range_attack", "place_bombs", "explode_bombs",
)  # fmt: skip
SIGN_MILITARIZE: Final = 0
SIGN_MOVE: Final = 1
SIGN_TELEPORT: Final = 2
SIGN_ROUTE: Final = 3
SIGN_EXPLOIT: Final = 4
SIGN_PRODUCE: Final = 5
SIGN_AWAKE: Final = 6
SIGN_HEAL: Final = 7
SIGN_ENGINEER: Final = 8
SIGN_DISCOVER: Final = 9
SIGN_USE_ARTIFACT: Final = 10
SIGN_RANGE_ATTACK: Final = 11
SIGN_PLACE_BOMBS: Final = 12
SIGN_EXPLODE_BOMBS: Final = 13

# Benefits add up over the sections and rooms that grant them; a printed pair "x:y" is two of them.
BENEFITS: Final[tuple[str, ...]] = (
    "move", "teleport", "teleport_any",
    "route_own", "route_violet", "route_turquoise", "route_black", "extra_route",
    "produce", "exploit_bonus", "resources", "resources_per_unit",
    "awake_cost", "awake_discount", "heal_cost", "field_heal",
    "engineer", "engineer_remote", "engineer_free", "engineer_free_biodome",
    "discover_keep", "discover_draw", "discover_keep_per_unit", "discover_draw_per_unit", "use_artifact",
    "militarize", "militarize_per_unit",
    "defence", "defence_per_unit", "combat_per_unit", "combat_with_cube", "defence_with_cube",
    "mini_move", "mini_militarize", "mini_produce",
    "pylon", "metabolism", "protective_integration", "range_attack", "bombs",
)  # fmt: skip
MOVE: Final = 0
TELEPORT: Final = 1
TELEPORT_ANY: Final = 2
ROUTE_OWN: Final = 3
ROUTE_VIOLET: Final = 4
ROUTE_TURQUOISE: Final = 5
ROUTE_BLACK: Final = 6
EXTRA_ROUTE: Final = 7
PRODUCE: Final = 8
EXPLOIT_BONUS: Final = 9
RESOURCES_GAINED: Final = 10
RESOURCES_PER_UNIT: Final = 11
AWAKE_COST: Final = 12
AWAKE_DISCOUNT: Final = 13
HEAL_COST: Final = 14
FIELD_HEAL: Final = 15
ENGINEER: Final = 16
ENGINEER_REMOTE: Final = 17
ENGINEER_FREE: Final = 18
ENGINEER_FREE_BIODOME: Final = 19
DISCOVER_KEEP: Final = 20
DISCOVER_DRAW: Final = 21
DISCOVER_KEEP_PER_UNIT: Final = 22
DISCOVER_DRAW_PER_UNIT: Final = 23
USE_ARTIFACT: Final = 24
MILITARIZE: Final = 25
MILITARIZE_PER_UNIT: Final = 26
DEFENCE: Final = 27
DEFENCE_PER_UNIT: Final = 28
COMBAT_PER_UNIT: Final = 29
COMBAT_WITH_CUBE: Final = 30
DEFENCE_WITH_CUBE: Final = 31
MINI_MOVE: Final = 32
MINI_MILITARIZE: Final = 33
MINI_PRODUCE: Final = 34
PYLON: Final = 35
METABOLISM: Final = 36
PROTECTIVE_INTEGRATION: Final = 37
RANGE_ATTACK: Final = 38
BOMBS: Final = 39
BENEFIT_COUNT: Final = 40

# What a faction can do that is no number, as bits of `Board.powers`.
POWERS: Final[tuple[str, ...]] = (
    "nine_units", "fifteen_cylinders", "move_to_cylinders", "free_move_adapted", "engineer_adjacent",
    "engineering_mastery", "unit_pylons", "metabolic_victory", "range_weapons", "subspace_bombs",
)  # fmt: skip
MOVE_TO_CYLINDERS: Final = 4
FREE_MOVE_ADAPTED: Final = 8
ENGINEER_ADJACENT: Final = 16
ENGINEERING_MASTERY: Final = 32
UNIT_PYLONS: Final = 64

# Classes of rooms (rulebook p. 6: biodome; outer rooms are factories, gates, generators and special rooms).
BIODOME: Final = 0
FACTORY: Final = 1
GENERATOR: Final = 2
GATE: Final = 3
SPECIAL: Final = 4

# What covers the printed modifiers of a room.
BY_NOTHING: Final = 0
BY_CYLINDERS: Final = 1
BY_CUBES: Final = 2

# Cylinder colours: 0-4 are the seats', then the neutral ones. Unit owners: 0-4 the seats, then the neutral ones.
VIOLET: Final = 5
TURQUOISE: Final = 6
BLACK: Final = 7
COLOURS: Final[tuple[str, ...]] = ("violet", "turquoise", "black")
ROBOTS: Final = 5
MERCENARIES: Final = 6

# What an objective counts.
OBJECTIVES: Final[tuple[str, ...]] = (
    "units_awake", "cubes_integrated", "rooms_controlled", "rooms_occupied", "artifacts_in_hand",
    "battles_won", "arsenal", "rooms_explored", "section_full", "activate",
)  # fmt: skip
UNITS_AWAKE: Final = 0
CUBES_INTEGRATED: Final = 1
ROOMS_CONTROLLED: Final = 2
ROOMS_OCCUPIED: Final = 3
ARTIFACTS_IN_HAND: Final = 4
BATTLES_WON: Final = 5
ARSENAL: Final = 6
ROOMS_EXPLORED: Final = 7
SECTION_FULL: Final = 8
ACTIVATE: Final = 9

# Faces of explore tokens.
REWARDS: Final[tuple[str, ...]] = ("draw_artifact", "gain_mt", "nothing")
REWARD_ARTIFACT: Final = 0
REWARD_MT: Final = 1
REWARD_NOTHING: Final = 2


@dataclass(frozen=True)
class Cost:
    """``n`` of one of ``types``, never a mix (rulebook p. 13); ``n = 0`` is free."""

    n: int
    types: tuple[int, ...]


@dataclass(frozen=True)
class Grant:
    """A benefit with its modifiers: ``ladder[i]`` applies while ``i`` placeholders of the driver are covered."""

    benefit: int
    ladder: tuple[int, ...]


@dataclass(frozen=True)
class Conversion:
    """``give`` buys ``n`` Metamorphite, or ``n`` routes when ``routes`` is set (rulebook p. 13)."""

    give: Cost
    n: int
    routes: bool


@dataclass(frozen=True)
class RoomKind:
    """One printed room. ``index`` is its place in `Pack.rooms`."""

    index: int
    id: str
    name: str
    cls: int
    driver: int
    squares: int
    circles: int
    cost: Cost
    grants: tuple[Grant, ...] = ()
    plain: tuple[Grant, ...] = ()  # in place of them on tables without bonuses in combat; (): the others stay
    conversions: tuple[int, ...] = ()  # indices into Pack.conversions
    group: int = -1  # index into Pack.groups
    target: int = -1  # index into Pack.targets, -1 when the room can't be activated
    resource: int = -1  # what a factory yields
    yields: tuple[int, ...] = ()  # the ladder of a factory
    colour: int = -1  # the cylinders this room provides
    capacity: tuple[int, ...] = ()  # how many of them, by covered squares
    supply: int = 0  # how many of them exist
    spawns: int = -1  # ROBOTS or MERCENARIES
    spawned: tuple[int, ...] = ()  # how many of them, by covered placeholders
    icon: str = ""
    flavour: str = ""
    source: str = "design"
    fixed: tuple[tuple[str, str], ...] = ()  # (field, rulebook line) pairs the documents settle


@dataclass(frozen=True)
class Target:
    """A target card: the chain its room gives (left to right, rulebook p. 18)."""

    index: int
    id: str  # id of its special room, "generator" for the outer power generators
    name: str
    group: int
    chain_from: int
    chain_to: int
    copies: int


@dataclass(frozen=True)
class Section:
    """One section of a biodome: its lines of action signs and its modifiers by cubes."""

    id: str
    name: str
    lines: tuple[tuple[int, ...], ...]
    squares: int
    circles: int
    cost: Cost
    grants: tuple[Grant, ...]
    powered: tuple[Grant, ...] = ()  # what it adds, by covered circles
    capacity: tuple[int, ...] = ()  # own cylinders, by cubes (Power Generator)
    icon: str = ""
    source: str = "design"
    fixed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Board:
    """A biodome side: its sections by `SECTION_PLACES`, and the resource types of AWAKE and HEAL."""

    sections: tuple[Section, ...]
    awake_types: tuple[int, ...]
    heal_types: tuple[int, ...]
    powers: int = 0  # bits of `POWERS`


@dataclass(frozen=True)
class Use:
    """One part of an artifact's one-time use: an effect id of the vocabulary with its numbers."""

    id: str
    params: tuple[tuple[str, int], ...]  # resource types are indices; "any" is -1

    def number(self, name: str) -> int:
        for key, value in self.params:
            if key == name:
                return value
        raise KeyError(name)


@dataclass(frozen=True)
class Artifact:
    index: int
    id: str
    name: str
    copies: int
    in_deck: bool
    power: int  # -1: no power symbol
    critical: bool
    use: tuple[Use, ...]
    wild: bool  # its use performs a line of any section
    section: tuple[Grant, ...] = ()  # what it grants under a biodome: ladders of one value
    section_conversions: tuple[int, ...] = ()  # indices into Pack.conversions
    icon: str = ""
    flavour: str = ""
    source: str = "design"
    fixed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Objective:
    """``kind`` of `OBJECTIVES`; ``n`` is the number to reach (-1: all), or the section or target it names."""

    kind: int
    n: int


@dataclass(frozen=True)
class Mission:
    index: int
    id: str
    title: str
    groups: tuple[int, ...]
    objectives: tuple[Objective, ...]
    flavour: str = ""
    source: str = "design"


@dataclass(frozen=True)
class Achievement:
    index: int
    id: str
    name: str
    easy: tuple[Objective, ...]
    difficult: tuple[Objective, ...]
    easy_points: tuple[int, int]
    difficult_points: tuple[int, int]
    icon: str = ""
    source: str = "design"
    fixed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Token:
    index: int
    id: str
    reward: int
    n: int
    count: int
    icon: str = ""


@dataclass(frozen=True)
class Group:
    index: int
    id: str
    name: str
    violet: bool
    icon: str = ""


@dataclass(frozen=True)
class Deck:
    """The room deck for some player counts of the normal modes or of First Mission."""

    mode: str  # "normal" or "first_mission"
    players: tuple[int, ...]
    factories_each: int
    groups: int
    specials: tuple[int, ...]  # room indices that are always in it
    size: int


@dataclass(frozen=True)
class Layout:
    """Cells are numbered ``row * columns + column``. ``doors[i]`` are the two cells above board ``i``."""

    id: str
    columns: int
    rows: int
    first_mission: tuple[int, ...]  # player counts
    normal: tuple[int, ...]
    factories: tuple[int, ...]
    generators: tuple[int, ...]
    gates: tuple[int, ...]
    swap: bool  # generator and gate trade places half of the time
    boards: tuple[str, ...]
    doors: tuple[tuple[int, int], ...]
    use: tuple[tuple[int, ...], ...]  # use[players] = boards seated, clockwise; () where not offered


@dataclass(frozen=True)
class Start:
    units: int
    units_total: int
    cylinders: int
    cylinders_total: int
    arsenal: int
    metamorphite: int
    cards: tuple[int, ...]  # artifact indices


@dataclass(frozen=True)
class Faction:
    """A B-side: a board of its own, and how it starts."""

    index: int
    id: str
    name: str
    colour: str  # a note: seats have their own colours
    board: Board
    start: Start
    bombs: int
    powers: tuple[str, ...]
    weakness: str
    hints: tuple[str, ...]
    icon: str = ""
    source: str = "design"
    fixed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Level:
    """How well somebody plays, and what help that brings (Unfair)."""

    id: str
    help: bool
    mission: bool


@dataclass(frozen=True)
class Complexity:
    """The numbers of the Complexity 2 variant; costs are arsenal, of HACK ENGINEER."""

    extra_cards: tuple[int, ...]  # artifact indices
    guard: int
    seal: int
    unseal: int
    critical_mass: int
    disintegrate: int
    hack: int
    power_tokens: int
    sections: int


@dataclass(frozen=True)
class Limits:
    arsenal: int
    hand: int
    defence: int
    exploit: int
    between_gates: int


@dataclass(frozen=True)
class Pack:
    """Everything printed, for one game. ``digest`` names the exact content in saved games."""

    name: str
    digest: str
    groups: tuple[Group, ...]
    rooms: tuple[RoomKind, ...]  # special rooms, factories, generators, gate, biodome
    targets: tuple[Target, ...]
    conversions: tuple[Conversion, ...]
    board: Board  # A-side
    artifacts: tuple[Artifact, ...]
    missions: tuple[Mission, ...]
    first_missions: tuple[Mission, ...]
    achievements: tuple[Achievement, ...]
    achievements_needed: int
    tokens: tuple[Token, ...]
    decks: tuple[Deck, ...]
    layouts: tuple[Layout, ...]
    violet_groups: tuple[int, ...]  # violet_groups[players] = most violet groups that may be chosen together
    start: Start
    limits: Limits
    factions: tuple[Faction, ...]  # the B-sides
    levels: tuple[Level, ...]
    help: int  # artifact index of the card that a level brings
    complexity: Complexity
    gate: int  # room index
    biodome: int  # room index, one kind for every seat
    generator_target: int
    enemy: EnemyPack  # of the solo and co-op modes
    fallout: FalloutPack
    room_by_id: dict[str, int] = field(default_factory=dict)
    artifact_by_id: dict[str, int] = field(default_factory=dict)

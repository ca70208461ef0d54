"""What the printed components of Ark Nova say: closed lists and records. `content` fills them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arks.nova.hexmap import placements

if TYPE_CHECKING:
    from arks.nova.powers import Bound

# Icons that are counted, in the order of every tuple of icon counts.
CATEGORIES: Final[tuple[str, ...]] = ("Bird", "Herbivore", "Predator", "Primate", "Reptile", "Bear", "PettingZooAnimal")
CONTINENTS: Final[tuple[str, ...]] = ("Africa", "Americas", "Asia", "Europe", "Australia")
ICONS: Final[tuple[str, ...]] = (*CATEGORIES, *CONTINENTS, "Science", "Rock", "Water")
FIRST_CONTINENT: Final = 7
HERBIVORE: Final = 1
SCIENCE: Final = 12
ROCK: Final = 13
WATER: Final = 14
NO_ICONS: Final[tuple[int, ...]] = (0,) * 15

# The five action cards.
ACTIONS: Final[tuple[str, ...]] = ("animals", "association", "build", "cards", "sponsors")
ANIMALS: Final = 0
ASSOCIATION: Final = 1
BUILD: Final = 2
CARDS: Final = 3
SPONSORS: Final = 4

# Kinds of zoo cards.
ANIMAL: Final = 0
SPONSOR: Final = 1
PROJECT: Final = 2
CARD_KINDS: Final[tuple[str, ...]] = ("animal", "sponsor", "project")

# Size classes of animals.
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZE_CLASSES: Final[tuple[str, ...]] = ("small", "medium", "large")

# Buildings every player may build; unique ones come with their sponsor and follow in the pack.
ENCLOSURE_1: Final = 0  # enclosure of n spaces: ENCLOSURE_1 + n - 1
ENCLOSURE_5: Final = 4
PETTING_ZOO: Final = 5
REPTILE_HOUSE: Final = 6
AVIARY: Final = 7
KIOSK: Final = 8
PAVILION: Final = 9
FIRST_UNIQUE: Final = 10

# Kinds of conservation projects.
COUNT: Final = 0
RELEASE: Final = 1
BREEDING: Final = 2
PROJECT_KINDS: Final[tuple[str, ...]] = ("icon_count", "release", "breeding")

# Association tasks, with the strength each needs (rulebook p. 14-15).
TASKS: Final[tuple[str, ...]] = ("reputation", "partner-zoo", "university", "project")
REPUTATION_TASK: Final = 0
PARTNER_TASK: Final = 1
UNIVERSITY_TASK: Final = 2
PROJECT_TASK: Final = 3
TASK_STRENGTH: Final[tuple[int, ...]] = (2, 3, 4, 5)

# Universities.
UNIVERSITIES: Final[tuple[str, ...]] = ("hand_limit", "science_reputation", "science_science")
HAND_UNIVERSITY: Final = 0

# Zoo maps, in the order of the fact table: two for first games, the rest are advanced (p. 4).
MAPS: Final[tuple[str, ...]] = ("A", "0", "1", "2", "3", "4", "5", "6", "7", "8")
FIRST_ADVANCED: Final = 2

MAX_XTOKENS: Final = 5
MAX_APPEAL: Final = 113
MAX_CONSERVATION: Final = 41
MAX_REPUTATION: Final = 15
REPUTATION_CAP: Final = 9  # until the Cards action is upgraded (p. 9)
WORKERS: Final = 4
LEFT_TOKENS: Final = 7
DISPLAY: Final = 6
INTERACTIVE_FROM: Final = 5  # appeal a zoo needs to be hit by others' animals (p. 11)


class Needs:
    """Conditions on the left side of a card."""

    def __init__(
        self,
        icons: tuple[int, ...] = NO_ICONS,
        partners: tuple[int, ...] = (),
        partner_zoos: int = 0,
        upgraded: int = -1,
        reputation: int = 0,
        max_appeal: int = -1,
    ) -> None:
        self.icons = icons
        self.partners = partners  # continents (0-4) whose partner zoo is needed
        self.partner_zoos = partner_zoos  # any so many
        self.upgraded = upgraded  # the action card that must be on side II, -1: none
        self.reputation = reputation
        self.max_appeal = max_appeal  # -1: no limit
        self.none = icons == NO_ICONS and not partners and not partner_zoos and upgraded < 0
        self.none = self.none and not reputation and max_appeal < 0


class Card:
    """A card of the zoo deck or a base project. ``face`` is its place in `Pack.cards`."""

    def __init__(self, face: int, number: int, name: str, kind: int, icons: tuple[int, ...], needs: Needs) -> None:
        self.face = face
        self.number = number  # as printed
        self.name = name
        self.kind = kind
        self.icons = icons  # counts; the needed rock and water included, as they count (p. 15)
        self.needs = needs


class Animal(Card):
    def __init__(
        self,
        face: int,
        number: int,
        name: str,
        latin: str,
        icons: tuple[int, ...],
        needs: Needs,
        cost: int,
        size: int,
        size_class: int,
        rock: int,
        water: int,
        standard: bool,
        special: int,
        spaces: int,
        appeal: int,
        conservation: int,
        reputation: int,
        abilities: tuple[tuple[str, str], ...],
        solo_abilities: tuple[tuple[str, str], ...],
        flock: int,
    ) -> None:
        super().__init__(face, number, name, ANIMAL, icons, needs)
        self.latin = latin
        self.cost = cost
        self.size = size
        self.size_class = size_class
        self.rock = rock
        self.water = water
        self.standard = standard
        self.special = special  # PETTING_ZOO, REPTILE_HOUSE, AVIARY or -1
        self.spaces = spaces  # it fills in the special enclosure
        self.appeal = appeal
        self.conservation = conservation
        self.reputation = reputation
        self.abilities = abilities  # (name, argument) as in the fact table
        self.solo_abilities = solo_abilities
        self.flock = flock  # least printed size of a host herbivore, 0: no flock animal


class Sponsor(Card):
    def __init__(
        self,
        face: int,
        number: int,
        name: str,
        icons: tuple[int, ...],
        needs: Needs,
        level: int,
        rock: int,
        water: int,
        appeal: int,
        conservation: int,
        reputation: int,
        building: int,
    ) -> None:
        super().__init__(face, number, name, SPONSOR, icons, needs)
        self.level = level
        self.rock = rock
        self.water = water
        self.appeal = appeal
        self.conservation = conservation
        self.reputation = reputation
        self.building = building  # the unique building, -1: none


class Level:
    """One of the three conditions of a project, best first, with its reward."""

    def __init__(self, need: int, most: int, conservation: int, reputation: int) -> None:
        self.need = need  # icons, or the least size of a released animal
        self.most = most  # the greatest size of a released animal
        self.conservation = conservation
        self.reputation = reputation


class Project(Card):
    def __init__(
        self,
        face: int,
        number: int,
        name: str,
        base: bool,
        project: int,
        metric: str,
        levels: tuple[Level, ...],
        bonus: int,
    ) -> None:
        super().__init__(face, number, name, PROJECT, NO_ICONS, Needs())
        self.base = base
        self.project = project  # COUNT, RELEASE or BREEDING
        self.metric = metric  # what is counted: an icon's name, or distinct_categories ...
        self.icon = ICONS.index(metric) if metric in ICONS else -1
        self.levels = levels
        self.bonus = bonus  # reputation for whoever plays it


class Scoring:
    """A final scoring card."""

    def __init__(self, index: int, number: int, name: str, metric: str, steps: tuple[int, ...], solo: bool) -> None:
        self.index = index
        self.number = number
        self.name = name
        self.metric = metric
        self.steps = steps  # what 1, 2, 3 and 4 conservation points need; () when the card counts otherwise
        self.solo = solo


class Building:
    """A shape to place."""

    def __init__(
        self,
        index: int,
        id: str,
        size: int,
        cells: tuple[tuple[int, int], ...],
        rock: int,
        water: int,
        border: int,
        free: bool,
    ) -> None:
        self.index = index
        self.id = id
        self.size = size
        self.cells = cells  # axial offsets
        self.rock = rock  # rock spaces it must lie beside
        self.water = water
        self.border = border  # border spaces it must cover
        self.free = free  # it need not touch another building
        self.places = placements(cells)


class ZooMap:
    """A zoo map. Sets of spaces are masks of 58 bits."""

    def __init__(
        self,
        index: int,
        id: str,
        name: str,
        rock: int,
        water: int,
        build2: int,
        bonuses: tuple[tuple[int, str], ...],
        left: tuple[tuple[bool, str], ...],
        partner_zoo: tuple[str, ...],
        university: tuple[str, ...],
        worker: tuple[str, ...],
        marks: dict[str, int],
        start: tuple[tuple[int, int], ...],
    ) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.rock = rock
        self.water = water
        self.build2 = build2
        self.bonuses = bonuses  # (cell, effect)
        self.left = left  # (again in every break, effect) of the seven token spaces
        self.partner_zoo = partner_zoo  # effect by slot, "" for none
        self.university = university
        self.worker = worker  # by supply slot
        self.marks = marks  # cells of the special ability, by name
        self.start = start  # (building, mask) already on the map
        self.bonus_cells = 0
        for cell, _ in bonuses:
            self.bonus_cells |= 1 << cell
        self.spots: dict[int, tuple[tuple[int, int, tuple[int, ...]], ...]] = {}  # a memo of `placement`


class Tracks:
    """What is printed on the boards."""

    def __init__(
        self,
        income: tuple[int, ...],
        reputation_bonuses: dict[int, str],
        folders: tuple[int, ...],
        break_steps: tuple[int, ...],
        projects_above: tuple[int, ...],
        base_projects: tuple[int, ...],
        donations: tuple[int, ...],
        bonus_tiles: tuple[tuple[str, str], ...],
        cards: tuple[tuple[tuple[int, ...], tuple[int, ...], int], ...],
        animals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.income = income  # by appeal
        self.reputation_bonuses = reputation_bonuses
        self.folders = folders  # folders in range, by reputation
        self.break_steps = break_steps  # by players
        self.projects_above = projects_above  # by players
        self.base_projects = base_projects  # by players
        self.donations = donations  # costs in order; the last one is never covered
        self.bonus_tiles = bonus_tiles  # (id, effect)
        self.cards = cards  # by side: cards drawn, discarded, and the strength from which one may snap
        self.animals = animals  # by side: animals by strength


class Pack:
    """All content of a game."""

    def __init__(
        self,
        digest: str,
        cards: tuple[Card, ...],
        scoring: tuple[Scoring, ...],
        buildings: tuple[Building, ...],
        maps: tuple[ZooMap, ...],
        tracks: Tracks,
    ) -> None:
        self.powers: dict[int, Bound] = {}  # by face; bound when rules are made, for their effects are procedures
        self.digest = digest
        self.cards = cards
        self.animals = {card.face: card for card in cards if isinstance(card, Animal)}
        self.sponsors = {card.face: card for card in cards if isinstance(card, Sponsor)}
        self.projects = {card.face: card for card in cards if isinstance(card, Project)}
        self.face = {card.number: card.face for card in cards}
        self.scoring = scoring
        self.buildings = buildings
        self.maps = maps
        self.tracks = tracks


def target(conservation: int) -> int:
    """The lowest appeal of the scoring area of so many conservation points (p. 19); without any there is none."""
    return 114 - 2 * min(conservation, 10) - 3 * max(conservation - 10, 0)

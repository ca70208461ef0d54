"""What can be counted in a zoo: amounts that effects, projects and scoring cards name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.rules import Amount, Expression, Rules
from arks.kernel.state import Frame
from arks.kernel.steps import amount
from arks.nova.hexmap import ALL_CELLS, BORDER, cells_in, groups, neighbours
from arks.nova.state import Player, Zoo, animals, map_of, sponsors, supports
from arks.nova.tables import FIRST_CONTINENT, ICONS, KIOSK, LARGE, SMALL, WORKERS

# --- counting


def distinct(counts: tuple[int, ...]) -> int:
    return len([n for n in counts if n])


def categories(player: Player) -> int:
    return distinct(player.icons[:FIRST_CONTINENT])


def continents(player: Player) -> int:
    return distinct(player.icons[FIRST_CONTINENT : FIRST_CONTINENT + 5])


def of_class(state: Zoo, seat: int, size_class: int) -> int:
    pack = state.pack.animals
    face = state.cards.face
    return len([uid for uid in animals(state, seat) if pack[face[uid]].size_class == size_class])


def building_spaces(state: Zoo, seat: int) -> int:
    """The spaces that must be covered for a full map: all but rock and water (p. 10)."""
    zoo = map_of(state, seat)
    return ALL_CELLS & ~zoo.rock & ~zoo.water


def empty_spaces(state: Zoo, seat: int) -> int:
    return building_spaces(state, seat) & ~state.players[seat].covered


def is_full(state: Zoo, seat: int) -> bool:
    return empty_spaces(state, seat) == 0


def connected(state: Zoo, seat: int, cells: int) -> int:
    """Those of some spaces that lie uncovered beside a building."""
    covered = state.players[seat].covered
    return cells & ~covered & neighbours(covered)


def unconnected(state: Zoo, seat: int, cells: int) -> int:
    covered = state.players[seat].covered
    return cells & ~covered & ~neighbours(covered)


def all_connected(state: Zoo, seat: int, cells: int) -> bool:
    """Whether every one of the spaces lies beside a building or under one."""
    return unconnected(state, seat, cells) == 0


def border_spaces(state: Zoo, seat: int) -> int:
    return building_spaces(state, seat) & BORDER


def size(cells: int) -> int:
    return len(cells_in(cells))


def count(state: Zoo, seat: int, metric: str) -> int:
    """One number of a zoo, by its name in the fact tables."""
    player = state.players[seat]
    if metric in ICONS:
        return player.icons[ICONS.index(metric)]
    zoo = map_of(state, seat)
    match metric:
        case "distinct_categories":
            return categories(player)
        case "distinct_continents":
            return continents(player)
        case "small_animals":
            return of_class(state, seat, SMALL)
        case "large_animals":
            return of_class(state, seat, LARGE)
        case "supported_projects":
            return supports(player)
        case "universities":
            return len(player.universities)
        case "reputation":
            return player.reputation
        case "xtokens":
            return player.xtokens
        case "sponsor_cards_in_zoo":
            return len(sponsors(state, seat))
        case "empty_building_spaces":
            return size(empty_spaces(state, seat))
        case "map_full":
            return int(is_full(state, seat))
        case "lying_workers":
            return WORKERS - player.hired
        case "kiosks":
            return len([1 for kind, _, _ in player.buildings if kind == KIOSK])
        case "occupied_enclosure1":
            return len([1 for kind, _, full in player.buildings if kind == 0 and full])
        case "all_water_connected":
            return int(all_connected(state, seat, zoo.water))
        case "all_rock_connected":
            return int(all_connected(state, seat, zoo.rock))
        case "all_border_spaces_covered":
            return int(border_spaces(state, seat) & ~player.covered == 0)
        case "connected_water_spaces":
            return size(connected(state, seat, zoo.water))
        case "connected_rock_spaces":
            return size(connected(state, seat, zoo.rock))
        case "connected_border_spaces":
            return size(connected(state, seat, border_spaces(state, seat)))
        case "connected_bonus_spaces":
            return size(connected(state, seat, zoo.bonus_cells))
        case "unconnected_water_spaces":
            return size(unconnected(state, seat, zoo.water))
        case "unconnected_rock_spaces":
            return size(unconnected(state, seat, zoo.rock))
        case "unconnected_bonus_spaces":
            return size(unconnected(state, seat, zoo.bonus_cells))
        case "groups_of_6_empty_spaces":
            return sum([size(group) // 6 for group in groups(empty_spaces(state, seat))])
    raise AssertionError(f"nothing is called {metric}")


# --- amounts in effects; they count in the zoo of the seat whose effect it is


@dataclass(frozen=True)
class Of(Expression):
    """A number of the own zoo."""

    metric: str


@dataclass(frozen=True)
class Everywhere(Expression):
    """Icons in all zoos."""

    icon: str


@dataclass(frozen=True)
class Times(Expression):
    """So many times an amount."""

    n: int
    of: Expression


@dataclass(frozen=True)
class Per(Expression):
    """One for every so many, rounded down."""

    n: int
    of: Expression


@dataclass(frozen=True)
class Plus(Expression):
    one: Expression
    other: Expression


@dataclass(frozen=True)
class Capped(Expression):
    """At most so much."""

    of: Expression
    most: int


@dataclass(frozen=True)
class Least(Expression):
    """The smaller of two amounts."""

    one: Expression
    other: Expression


@dataclass(frozen=True)
class Ladder(Expression):
    """What the highest step reached gives."""

    of: Expression
    steps: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class AtLeast(Expression):
    """1 when an amount is reached, else 0."""

    of: Expression
    n: int


def value_of(state: Zoo, frame: Frame, e: Of) -> int:
    return count(state, frame.seat, e.metric)


def value_everywhere(state: Zoo, frame: Frame, e: Everywhere) -> int:
    icon = ICONS.index(e.icon)
    return sum([player.icons[icon] for player in state.players])


def value_ladder(state: Zoo, frame: Frame, e: Ladder) -> int:
    reached = amount(state, frame, e.of)
    return max([0] + [gives for step, gives in e.steps if reached >= step])


def told_ladder(rules: Rules, e: Ladder) -> str:
    steps = ", ".join([f"{gives} for {step}" for step, gives in e.steps])
    return f"{steps} {rules.worth(e.of)}"


METRIC_WORDS: Final[dict[str, str]] = {
    "distinct_categories": "animal categories",
    "distinct_continents": "continents",
    "small_animals": "small animals",
    "large_animals": "large animals",
    "supported_projects": "supported projects",
    "universities": "universities",
    "reputation": "reputation",
    "xtokens": "X-tokens",
    "map_full": "a full map",
    "lying_workers": "workers not hired yet",
    "kiosks": "kiosks",
    "occupied_enclosure1": "occupied 1-space enclosures",
    "all_water_connected": "all water beside buildings",
    "all_rock_connected": "all rock beside buildings",
    "all_border_spaces_covered": "a covered border",
    "connected_water_spaces": "water spaces beside buildings",
    "connected_rock_spaces": "rock spaces beside buildings",
    "connected_border_spaces": "empty border spaces beside buildings",
    "connected_bonus_spaces": "uncovered bonus spaces beside buildings",
    "unconnected_water_spaces": "water spaces away from buildings",
    "unconnected_rock_spaces": "rock spaces away from buildings",
    "unconnected_bonus_spaces": "bonus spaces away from buildings",
    "groups_of_6_empty_spaces": "groups of 6 empty spaces",
}


def told_of(rules: Rules, e: Of) -> str:
    return METRIC_WORDS.get(e.metric, f"{e.metric} icons")


AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(Of, value_of, told_of),
    Amount(Everywhere, value_everywhere, lambda rules, e: f"{e.icon} icons in all zoos"),
    Amount(Times, lambda s, f, e: e.n * amount(s, f, e.of), lambda rules, e: f"{e.n} per {rules.worth(e.of)}"),
    Amount(Per, lambda s, f, e: amount(s, f, e.of) // e.n, lambda rules, e: f"every {e.n} {rules.worth(e.of)}"),
    Amount(
        Plus,
        lambda s, f, e: amount(s, f, e.one) + amount(s, f, e.other),
        lambda rules, e: f"{rules.worth(e.one)} and {rules.worth(e.other)}",
    ),
    Amount(
        Capped,
        lambda s, f, e: min(amount(s, f, e.of), e.most),
        lambda rules, e: f"{rules.worth(e.of)}, at most {e.most}",
    ),
    Amount(
        Least,
        lambda s, f, e: min(amount(s, f, e.one), amount(s, f, e.other)),
        lambda rules, e: f"pairs of {rules.worth(e.one)} and {rules.worth(e.other)}",
    ),
    Amount(Ladder, value_ladder, told_ladder),
    Amount(
        AtLeast,
        lambda s, f, e: int(amount(s, f, e.of) >= e.n),
        lambda rules, e: f"at least {e.n} {rules.worth(e.of)}",
    ),
)

"""The games, by name, and what their tables can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal

from arks.awakening import game as awakening
from arks.awakening import texts as awakening_texts
from arks.awakening.modes.coop import options as coop
from arks.awakening.tables import Layout, Pack
from arks.awakening.variants import options as variants
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.rules import Rules
from arks.kernel.state import State
from arks.nova import game as nova
from arks.nova import maps
from arks.nova import texts as nova_texts

# How people are asked for an option; "seats" is one of the choices for each player with a board.
Kind = Literal["choice", "choices", "seats", "number", "flag", "folder"]
Tables = dict[str, tuple[int, ...]]  # modes, each with its numbers of players


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game: its default, what it may be, and what it is for.

    ``names`` are what people call its choices, where the id alone does not say it; ``tables`` has the choices that are
    not for every table (of a flag: ``true``), ``picks`` how many choices a mode takes with so many players, ``least``
    the smallest number.
    """

    name: str
    default: Any
    allowed: str
    text: str
    choices: tuple[str, ...] = ()
    kind: Kind = "choice"
    names: dict[str, str] = field(default_factory=dict)
    tables: dict[str, Tables] = field(default_factory=dict)
    picks: dict[str, dict[int, int]] = field(default_factory=dict)
    least: int = 1


@dataclass(frozen=True)
class GameInfo:
    """What a person choosing a table needs to know."""

    name: str
    title: str
    players: tuple[int, ...]
    players_by_mode: dict[str, tuple[int, ...]] = field(default_factory=dict)
    options: dict[str, OptionInfo] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """How the public layer makes tables of a game."""

    info: Callable[[], GameInfo]
    rules: Callable[[int, dict[str, Any]], Rules]
    fresh: Callable[[Rules, int], State]
    told: Callable[[Any, list[Event], int | None], list[tuple[Event, str]]]  # log lines of an answer for a seat


def _options(*options: OptionInfo) -> dict[str, OptionInfo]:
    return {option.name: option for option in options}


def groups_of(pack: Pack, mode: awakening.Mode, players: int) -> int:
    boards = mode.boards(players)
    return next(deck.groups for deck in pack.decks if deck.mode == mode.deck and boards in deck.players)


def tables_of(layout: Layout) -> Tables:
    found: Tables = {}
    for name, mode in awakening.MODES.items():
        fitting = layout.first_mission if mode.deck == "first_mission" else layout.normal
        found[name] = tuple([n for n in mode.players if mode.boards(n) in fitting])
    return found


def led_by(leader: str) -> Tables:
    """The tables where somebody may lead the Enemy."""
    modes = awakening.MODES.items()
    return {name: coop.seats(leader) if leader in mode.enemies else () for name, mode in modes}


def difficult(difficulty: str) -> Tables:
    modes = awakening.MODES.items()
    return {name: mode.players if difficulty in mode.difficulties else () for name, mode in modes}


def difficulties() -> tuple[str, ...]:
    return tuple(dict.fromkeys([one for mode in awakening.MODES.values() for one in mode.difficulties]))


def played_with(variant: str) -> Tables:
    """The tables that a variant is for."""
    return {name: mode.players if variant in mode.variants else () for name, mode in awakening.MODES.items()}


def variant_options(pack: Pack) -> list[OptionInfo]:
    """How the variants are asked for; each may be combined with every other."""
    factions = tuple([faction.id for faction in pack.factions])
    levels = tuple([level.id for level in pack.levels])
    return [
        OptionInfo(
            "side",
            "A",
            "A or B",
            "The side of the player boards. On the A-side all play with the same biodome; on the B-side everybody has "
            "a faction with sections, prices and powers of its own. For players who know the game well.",
            variants.SIDES,
            names={"A": "A-side: the same for all", "B": "B-side: factions"},
            tables={"B": played_with(variants.B_SIDE)},
        ),
        OptionInfo(
            "factions",
            None,
            "random, a list with the faction of each seat, or none",
            "The factions of the B-side, no two the same; drawn at random when none is named.",
            factions,
            kind="seats",
            names={faction.id: faction.name for faction in pack.factions},
            tables={faction: played_with(variants.B_SIDE) for faction in factions},
        ),
        OptionInfo(
            "complexity2",
            False,
            "true or false",
            "Complexity 2: arsenal seals doorways and disintegrates cubes before the action phase, two units guard a "
            "room, ENGINEER hacks the Main Power Generator for power tokens, and artifacts become sections.",
            kind="flag",
            tables={"true": played_with(variants.COMPLEXITY_2)},
        ),
        OptionInfo(
            "levels",
            None,
            "a list with expert, intermediate or beginner for each seat, or none",
            "Unfair: a game of players who know it differently well. All but experts may take 1 Mt at the start of "
            "each turn, and where missions are secret and drawn later, beginners draw theirs at the start.",
            levels,
            kind="seats",
            names={"expert": "Expert", "intermediate": "Intermediate", "beginner": "Beginner"},
            tables={level: played_with(variants.UNFAIR) for level in levels},
        ),
    ]


@cache
def awakening_info() -> GameInfo:
    """Groups and layouts are those of the built-in content, which is read when somebody asks."""
    pack = awakening.built_in()
    modes = {name: mode.players for name, mode in awakening.MODES.items()}
    chosen = {name: mode for name, mode in awakening.MODES.items() if mode.groups_chosen}
    return GameInfo(
        "awakening",
        "Ark: Awakening",
        tuple(sorted({n for players in modes.values() for n in players})),
        modes,
        _options(
            OptionInfo(
                "mode", "awakening", "a mode", "Which mode is played.", tuple(modes), names={"awakening": "Standard"}
            ),
            OptionInfo(
                "groups",
                None,
                "3 or 4 group ids, or none",
                "Groups of special rooms; drawn when none.",
                tuple([group.id for group in pack.groups]),
                kind="choices",
                names={group.id: group.name for group in pack.groups},
                picks={name: {n: groups_of(pack, mode, n) for n in mode.players} for name, mode in chosen.items()},
            ),
            OptionInfo(
                "layout",
                None,
                "a layout id, or none",
                "Shape of the table; the recommended one when none.",
                tuple([layout.id for layout in pack.layouts]),
                names={layout.id: f"{layout.columns} by {layout.rows} rooms" for layout in pack.layouts},
                tables={layout.id: tables_of(layout) for layout in pack.layouts},
            ),
            OptionInfo(
                "enemy",
                None,
                "automata, dark-player, or none",
                "Who leads the Enemy of the solo and co-op modes: cards alone, or one of the players, who takes the "
                "last seat and plays against all others.",
                (coop.AUTOMATA, coop.DARK_PLAYER),
                names={"automata": "Automata", "dark-player": "A Dark Player"},
                tables={leader: led_by(leader) for leader in (coop.AUTOMATA, coop.DARK_PLAYER)},
            ),
            OptionInfo(
                "difficulty",
                None,
                "a difficulty of the mode, or none",
                "How hard a solo or co-op mode is: more Guardians than usual; in Glitch, mission rooms that must be "
                "fully integrated in the end.",
                difficulties(),
                names={"0": "Usual", "1": "1 more", "2": "2 more", "3": "3 more", "normal": "Usual", "hard": "Hard"},
                tables={one: difficult(one) for one in difficulties()},
            ),
            *variant_options(pack),
            OptionInfo("content", None, "a folder, or none", "Another content pack.", kind="folder"),
            OptionInfo(
                "turn_limit",
                None,
                "a number, or none",
                "Turns per player before the best standing wins.",
                kind="number",
            ),
        ),
    )


@cache
def nova_info() -> GameInfo:
    return GameInfo(
        "nova",
        "Ark Nova",
        nova.PLAYERS,
        {},
        _options(
            OptionInfo(
                "map",
                nova.DEFAULTS["map"],
                "a map, random, choose, draft, or a list with the map of each seat",
                "Zoo maps: the same for all (A is for first games, 0 comes next, 1 to 8 are advanced), or advanced "
                "ones: random; each chooses 1 of 2; drafted from players + 1 in reverse order of play.",
                maps.CHOICES,
            ),
        ),
    )


GAMES: Final[dict[str, Game]] = {
    "awakening": Game(awakening_info, awakening.rules, awakening.fresh, awakening_texts.told),
    "nova": Game(nova_info, nova.rules, nova.fresh, nova_texts.told),
}


def game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise Illegal(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]

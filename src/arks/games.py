"""The games, by name, and what their tables can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal

from arks.awakening import game as awakening
from arks.awakening import texts as awakening_texts
from arks.awakening.modes import about
from arks.awakening.modes.coop import options as coop
from arks.awakening.tables import Layout, Pack
from arks.awakening.texts.powers import strength
from arks.awakening.variants import options as variants
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.rng import Seed
from arks.kernel.rules import Rules
from arks.kernel.state import State
from arks.nova import game as nova
from arks.nova import maps
from arks.nova import texts as nova_texts

# How people are asked for an option; "seats" is one of the choices for each player with a board.
Kind = Literal["choice", "choices", "seats", "number", "flag", "folder"]
# Whether people are asked right with the mode, among its variants, or only if they want to know of more.
Place = Literal["first", "variant", "more"]
Tables = dict[str, tuple[int, ...]]  # modes, each with numbers of players


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game: its default, what it may be, and what it is for.

    ``in_mode`` says what it is for in a mode where that is special. ``names`` are what people call its choices, where
    the id alone does not say it; ``about`` explains them, ``under`` are headings that they stand under. ``tables``
    has the choices that are not for every table (of a flag: ``true``), ``why_not`` says in a sentence why one is not
    for a mode. ``picks`` is how many choices a mode takes with so many players, ``least`` the smallest number.
    ``needs`` are other options that must have these values for this one to mean something; with ``differ`` no two
    seats make the same choice; a seat may also take ``none`` where ``without`` says what other options then are for
    that seat, in a value for each seat like ``A+B``; with a choice of ``boardless`` whoever takes the last seat has
    no board. The option that has such a choice comes first: all others count the players with a board.
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
    place: Place = "more"
    in_mode: dict[str, str] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    under: dict[str, str] = field(default_factory=dict)
    why_not: dict[str, dict[str, str]] = field(default_factory=dict)
    needs: dict[str, Any] = field(default_factory=dict)
    differ: bool = False
    boardless: tuple[str, ...] = ()
    without: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class GameInfo:
    """What a person choosing a table needs to know; ``usual_players`` is a good number of them for a mode."""

    name: str
    title: str
    players: tuple[int, ...]
    players_by_mode: dict[str, tuple[int, ...]] = field(default_factory=dict)
    options: dict[str, OptionInfo] = field(default_factory=dict)
    usual_players: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """How the public layer makes tables of a game."""

    info: Callable[[], GameInfo]
    rules: Callable[[int, dict[str, Any]], Rules]
    fresh: Callable[[Rules, Seed], State]
    told: Callable[[Any, list[Event], int | None], list[tuple[Event, str]]]  # log lines of an answer for a seat


def _options(*options: OptionInfo) -> dict[str, OptionInfo]:
    return {option.name: option for option in options}


def groups_of(pack: Pack, mode: awakening.Mode, boards: int) -> int:
    return next(deck.groups for deck in pack.decks if deck.mode == mode.deck and boards in deck.players)


def tables_of(layout: Layout) -> Tables:
    found: Tables = {}
    for name, mode in awakening.MODES.items():
        fitting = layout.first_mission if mode.deck == "first_mission" else layout.normal
        found[name] = tuple([n for n in mode.boards if n in fitting])
    return found


def led_by(leader: str) -> Tables:
    """The tables where somebody may lead the Enemy, by all who play."""
    modes = awakening.MODES.items()
    return {name: coop.seats(leader) if leader in mode.enemies else () for name, mode in modes}


def difficult(difficulty: str) -> Tables:
    modes = awakening.MODES.items()
    return {name: mode.boards if difficulty in mode.difficulties else () for name, mode in modes}


def seekers() -> Tables:
    """The tables where an Enemy seeks shortest paths."""
    return {name: mode.boards if mode.seeks_paths else () for name, mode in awakening.MODES.items()}


DIFFICULTY_NAMES: Final[dict[str, str]] = {
    "0": "Usual",
    "1": "1 more",
    "2": "2 more",
    "3": "3 more",
    "normal": "Usual",
    "normal+1": "1 more",
    "normal+2": "2 more",
    "normal+3": "3 more",
    "hard": "Hard",
    "hard+1": "Hard, 1 more",
    "hard+2": "Hard, 2 more",
    "hard+3": "Hard, 3 more",
}


def difficulties() -> tuple[str, ...]:
    return tuple(dict.fromkeys([one for mode in awakening.MODES.values() for one in mode.difficulties]))


def played_with(variant: str) -> Tables:
    """The tables that a variant is for."""
    return {name: mode.boards if variant in mode.variants else () for name, mode in awakening.MODES.items()}


def variant_options(pack: Pack) -> list[OptionInfo]:
    """How the variants are asked for; each may be combined with every other."""
    factions = tuple([faction.id for faction in pack.factions])
    levels = tuple([level.id for level in pack.levels])
    return [
        OptionInfo(
            "side",
            "A",
            "A, B, or the side of each seat like A+B+A",
            "The side of the player boards. On the A-side all play with the same biodome; on the B-side everybody has "
            "a faction with sections, prices and powers of its own. For players who know the game well. Sides can be "
            "mixed, seat by seat.",
            variants.SIDES,
            names={"A": "A-side: the same for all", "B": "B-side: factions"},
            place="variant",
            tables={"B": played_with(variants.B_SIDE)},
            why_not={"B": about.WITHOUT[variants.B_SIDE]},
            about={
                "A": "Everybody begins with the same biodome.",
                "B": "Everybody has a faction: other sections, other prices, one to three powers, and a weakness.",
            },
        ),
        OptionInfo(
            "factions",
            None,
            "random, a list with the faction of each seat (none on the A-side), or none",
            "The factions of the B-side, no two the same; drawn at random when none is named.",
            factions,
            kind="seats",
            names={faction.id: faction.name for faction in pack.factions},
            place="variant",
            tables={faction: played_with(variants.B_SIDE) for faction in factions},
            about={faction.id: f"{strength(faction)} {faction.weakness}" for faction in pack.factions},
            needs={"side": "B"},
            differ=True,
            without={"side": "A"},
        ),
        OptionInfo(
            "complexity2",
            False,
            "true or false",
            "More to do with what you have: arsenal seals doorways and removes cubes before the action phase, two "
            "units guard a room, ENGINEER hacks power tokens into rooms, and artifacts become sections of biodomes.",
            kind="flag",
            place="variant",
            tables={"true": played_with(variants.COMPLEXITY_2)},
            why_not={"true": about.WITHOUT[variants.COMPLEXITY_2]},
        ),
        OptionInfo(
            "unfair",
            None,
            "a list with expert, intermediate or beginner for each seat, or none",
            "For a table where some know the game better than others: those who do not are helped a little each turn, "
            "and beginners do not have to earn their mission.",
            levels,
            kind="seats",
            names={"expert": "Expert", "intermediate": "Intermediate", "beginner": "Beginner"},
            place="variant",
            tables={level: played_with(variants.UNFAIR) for level in levels},
            why_not={level: about.WITHOUT[variants.UNFAIR] for level in levels},
            about={
                "expert": "Plays without help.",
                "intermediate": "May take 1 Mt at the start of each turn.",
                "beginner": "May take 1 Mt at the start of each turn, and knows the mission from the start where it "
                "would have to be earned.",
            },
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
                "mode",
                "awakening",
                "a mode",
                "Which mode is played.",
                tuple(modes),
                names={"awakening": "Standard"},
                about={name: about.PARAGRAPHS[name] for name in modes},
                under={name: about.COOP if mode.enemies else about.VERSUS for name, mode in awakening.MODES.items()},
            ),
            OptionInfo(
                "groups",
                None,
                "3 or 4 group ids, or none",
                "Groups of special rooms; drawn when none.",
                tuple([group.id for group in pack.groups]),
                kind="choices",
                names={group.id: group.name for group in pack.groups},
                picks={name: {n: groups_of(pack, mode, n) for n in mode.boards} for name, mode in chosen.items()},
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
                place="first",
                tables={leader: led_by(leader) for leader in (coop.AUTOMATA, coop.DARK_PLAYER)},
                why_not=about.NOT_LED_BY,
                about={
                    "automata": "Cards move the Enemy: all of you play on one side.",
                    "dark-player": "One of you plays the Enemy, against all others. Its rules are the simpler ones.",
                },
                boardless=(coop.DARK_PLAYER,),
            ),
            OptionInfo(
                "difficulty",
                None,
                "a difficulty of the mode, or none",
                "How hard a solo or co-op mode is: more Guardians than usual; in Glitch, more cards in every disaster, "
                "or mission rooms that must be fully integrated in the end.",
                difficulties(),
                names=DIFFICULTY_NAMES,
                in_mode=about.DIFFICULTY,
                place="first",
                tables={one: difficult(one) for one in difficulties()},
            ),
            OptionInfo(
                "paths",
                None,
                "challengers, ship, or none",
                "Who chooses when the organism of It Learns finds several paths that are equally short: the Challenger "
                "whose turn it was, or the ship, which takes the first by row and column. A Dark Player always chooses "
                "alone.",
                coop.PATHS,
                names={"challengers": "The Challenger chooses", "ship": "The ship takes the first"},
                tables={one: seekers() for one in coop.PATHS},
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
        {name: about.USUAL_PLAYERS[name] for name in modes},
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

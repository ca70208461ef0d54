"""The games, by name, and what their tables can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal

from arks.awakening import game as awakening
from arks.awakening import texts as awakening_texts
from arks.awakening.tables import Layout, Pack
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.rules import Rules
from arks.kernel.state import State
from arks.nova import game as nova
from arks.nova import maps
from arks.nova import texts as nova_texts

Kind = Literal["choice", "choices", "number", "flag", "folder"]  # how people are asked for an option
Tables = dict[str, tuple[int, ...]]  # modes, each with its numbers of players


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game: its default, what it may be, and what it is for.

    ``names`` are what people call its choices, where the id alone does not say it; ``tables`` has the choices that are
    not for every table, ``picks`` how many choices a mode takes with so many players, ``least`` the smallest number.
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
    return next(deck.groups for deck in pack.decks if deck.mode == mode.deck and players in deck.players)


def tables_of(layout: Layout) -> Tables:
    fitting = {
        name: layout.first_mission if mode.deck == "first_mission" else layout.normal
        for name, mode in awakening.MODES.items()
    }
    return {name: tuple([n for n in awakening.MODES[name].players if n in fitting[name]]) for name in fitting}


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

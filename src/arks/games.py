"""The games, by name, and what their tables can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from arks.awakening import game as awakening
from arks.awakening import texts as awakening_texts
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.rules import Rules
from arks.kernel.state import State
from arks.nova import game as nova
from arks.nova import maps
from arks.nova import texts as nova_texts


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game: its default, what it may be, and what it is for."""

    name: str
    default: Any
    allowed: str
    text: str
    choices: tuple[str, ...] = ()


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

    info: GameInfo
    rules: Callable[[int, dict[str, Any]], Rules]
    fresh: Callable[[Rules, int], State]
    told: Callable[[Any, list[Event], int | None], list[tuple[Event, str]]]  # log lines of an answer for a seat


def _options(*options: OptionInfo) -> dict[str, OptionInfo]:
    return {option.name: option for option in options}


GAMES: Final[dict[str, Game]] = {
    "awakening": Game(
        GameInfo(
            "awakening",
            "Ark: Awakening",
            tuple(sorted({n for mode in awakening.MODES.values() for n in mode.players})),
            {name: mode.players for name, mode in awakening.MODES.items()},
            _options(
                OptionInfo("mode", "awakening", "a mode", "Which mode is played.", tuple(awakening.MODES)),
                OptionInfo("groups", None, "3 or 4 group ids, or none", "Groups of special rooms; drawn when none."),
                OptionInfo(
                    "layout", None, "a layout id, or none", "Shape of the table; the recommended one when none."
                ),
                OptionInfo("content", None, "a folder, or none", "Another content pack."),
                OptionInfo("turn_limit", None, "a number, or none", "Turns per player before the best standing wins."),
            ),
        ),
        awakening.rules,
        awakening.fresh,
        awakening_texts.told,
    ),
    "nova": Game(
        GameInfo(
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
        ),
        nova.rules,
        nova.fresh,
        nova_texts.told,
    ),
}


def game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise Illegal(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]

"""The options that only solo and co-op modes have: who leads the Enemy, and how hard the game is."""

from __future__ import annotations

from typing import Any, Final

from arks.kernel.errors import Illegal

AUTOMATA: Final = "automata"
DARK_PLAYER: Final = "dark-player"
CHALLENGERS: Final = (1, 2, 3, 4)
BY_CHALLENGERS: Final = "challengers"
BY_SHIP: Final = "ship"
PATHS: Final = (BY_CHALLENGERS, BY_SHIP)
DEFAULTS: Final[dict[str, Any]] = {"enemy": None, "difficulty": None, "paths": None}


def leader(mode: str, enemies: tuple[str, ...], players: int, wanted: object) -> str:
    """Who leads the Enemy; without a wish an Automata, unless so many play that one of them must."""
    if not enemies:
        if wanted is not None:
            raise Illegal(f"{mode} has no Enemy that somebody could lead")
        return ""
    if wanted is None:
        wanted = usual_leader(enemies, players)
    if not isinstance(wanted, str) or wanted not in enemies:
        raise Illegal(f"the enemy of {mode} is led by {' or '.join(enemies)}, not {wanted!r}")
    if players not in seats(wanted):
        who = "1 to 4 Challengers" + (" and a Dark Player" if wanted == DARK_PLAYER else "")
        raise Illegal(f"{mode} is for {who}, not for {players!r} players")
    return wanted


def usual_leader(enemies: tuple[str, ...], players: int) -> str:
    return DARK_PLAYER if players > CHALLENGERS[-1] and DARK_PLAYER in enemies else AUTOMATA


def seats(leader: str) -> tuple[int, ...]:
    """How many play against an Enemy that is led so."""
    return tuple([n + int(leader == DARK_PLAYER) for n in CHALLENGERS])


def difficulty(mode: str, known: tuple[str, ...], wanted: object) -> str:
    """How hard the game is; without a wish as usual, which is the first of the known ones. A number is as good."""
    if wanted is None:
        return known[0] if known else ""
    if not known:
        raise Illegal(f"{mode} has no difficulty to choose")
    if isinstance(wanted, bool) or str(wanted) not in known:
        raise Illegal(f"the difficulty of {mode} is {', '.join(known)}, not {wanted!r}")
    return str(wanted)


def ship_chooses(mode: str, grows: bool, wanted: object) -> bool:
    """Whether nobody is asked which of several equally short paths the Enemy of a mode takes."""
    if wanted is None:
        return False
    if not grows:
        raise Illegal(f"nothing in {mode} looks for the shortest path; paths is an option of it-learns")
    if wanted not in PATHS:
        raise Illegal(f"paths are chosen by {' or '.join(PATHS)}, not {wanted!r}")
    return wanted == BY_SHIP

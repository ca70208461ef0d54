"""The variants of a table, from its options: which modules they are, and what cannot be chosen."""

from __future__ import annotations

from typing import Any, Final

from arks.awakening.tables import Pack
from arks.awakening.variants import (
    bombs,
    complexity2,
    engineers,
    factions,
    metabolism,
    mini_actions,
    movement,
    pylons,
    range_attack,
    unfair,
)
from arks.kernel.errors import Illegal
from arks.kernel.rules import Module

DEFAULTS: Final[dict[str, Any]] = {"side": "A", "factions": None, "complexity2": False, "unfair": None}

# What a mode may be played with.
B_SIDE: Final = "side"
COMPLEXITY_2: Final = "complexity2"
UNFAIR: Final = "unfair"
ALL: Final = (B_SIDE, COMPLEXITY_2, UNFAIR)

SIDES: Final = ("A", "B")
RANDOM: Final = "random"
NO_NAME: Final = "none"  # in place of a faction, where a seat has none
FACTION_MODULES: Final[tuple[Module, ...]] = (
    movement.MODULE,
    pylons.MODULE,
    engineers.MODULE,
    metabolism.MODULE,
    range_attack.MODULE,
    bombs.MODULE,
)


def modules(pack: Pack, boards: int, mode: str, offered: tuple[str, ...], chosen: dict[str, Any]) -> list[Module]:
    """The modules of the chosen variants, for so many players with a board."""
    found: list[Module] = []
    sides = sides_of(boards, chosen["side"])
    if "B" in sides:
        refuse_unless(offered, B_SIDE, f"{mode} is played on the A-side")
        found.append(faction_module(pack, sides, chosen["factions"]))
        found += FACTION_MODULES
    elif chosen["factions"] is not None:
        raise Illegal("factions are played on the B-side; choose side B")
    if not isinstance(chosen["complexity2"], bool):
        raise Illegal(f"complexity2 is true or false, not {chosen['complexity2']!r}")
    if chosen["complexity2"]:
        refuse_unless(offered, COMPLEXITY_2, f"{mode} is not played with Complexity 2")
        found += complexity2.MODULES
    if chosen["unfair"] is not None:
        refuse_unless(offered, UNFAIR, f"{mode} is not played with the Unfair variant")
        found.append(unfair.module(levels(pack, boards, chosen["unfair"])))
    if found:
        found.append(mini_actions.MODULE)  # last, so that its phase comes right before the action phase
    return found


def refuse_unless(offered: tuple[str, ...], variant: str, sentence: str) -> None:
    if variant not in offered:
        raise Illegal(sentence)


def sides_of(boards: int, wanted: object) -> tuple[str, ...]:
    """The side of each player's board: the same for all, or seat by seat as ``A+B+A`` or a list."""
    if isinstance(wanted, str) and wanted in SIDES:
        return (wanted,) * boards
    each = wanted.split("+") if isinstance(wanted, str) else wanted
    if not isinstance(each, list | tuple) or len(each) != boards or not all([side in SIDES for side in each]):
        raise Illegal(f"side is A or B, or a side for each of {boards} players like A+B, not {wanted!r}")
    return tuple(each)


def faction_module(pack: Pack, sides: tuple[str, ...], wanted: object) -> Module:
    ids = [faction.id for faction in pack.factions]
    everything = tuple(range(len(ids)))
    if wanted is None or wanted == RANDOM:
        drawn = [factions.DRAWN if side == "B" else factions.NO_FACTION for side in sides]
        return factions.module(tuple(drawn), everything)
    if not isinstance(wanted, list | tuple) or len(wanted) != len(sides):
        raise Illegal(f"factions are random, or a list with the faction of each of {len(sides)} players")
    chosen: list[int] = []
    for side, name in zip(sides, wanted, strict=True):
        none = name is None or name == NO_NAME
        if none and side == "B":
            raise Illegal("every seat on the B-side needs a faction")
        if not none and name not in ids:
            raise Illegal(f"there is no faction {name!r}; there are {', '.join(ids)}")
        if not none and side == "A":
            raise Illegal(f"factions are played on the B-side; who plays the A-side has none, not {name}")
        if not none and ids.index(name) in chosen:
            raise Illegal("no two players have the same faction")
        chosen.append(factions.NO_FACTION if none else ids.index(name))
    return factions.module(tuple(chosen), everything)


def levels(pack: Pack, boards: int, wanted: object) -> tuple[int, ...]:
    ids = [level.id for level in pack.levels]
    if not isinstance(wanted, list | tuple) or len(wanted) != boards:
        raise Illegal(f"unfair is a list with the level of each of {boards} players, or none")
    for name in wanted:
        if name not in ids:
            raise Illegal(f"there is no level {name!r}; there are {', '.join(ids)}")
    chosen = tuple([ids.index(name) for name in wanted])
    helped = len([level for level in chosen if pack.levels[level].help])
    cards = pack.artifacts[pack.help]
    if helped > cards.copies:
        raise Illegal(f"there are {cards.copies} cards {cards.name}: no more players can be helped, not {helped}")
    return chosen

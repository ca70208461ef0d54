"""Bonuses in combat: they count on tables with B-sides or Complexity 2 only (000:L1082-1088, ruling R-14).

On all other tables strength is arsenal and artifact. There the content says nothing of bonuses, so that no rule, text
or bot has to ask; a room may have something else to give instead.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arks.awakening.tables import COMBAT_PER_UNIT, COMBAT_WITH_CUBE, Board, Grant, Pack, RoomKind
from arks.kernel.rules import Module

HOOK: Final = "combat bonuses"  # of modules that bring them into the game
BONUSES: Final = (COMBAT_PER_UNIT, COMBAT_WITH_CUBE)


def counted(pack: Pack, modules: list[Module]) -> Pack:
    """The content of a table that is played with these modules."""
    return pack if any([HOOK in module.hooks for module in modules]) else without_bonuses(pack)


def without_bonuses(pack: Pack) -> Pack:
    return replace(pack, rooms=tuple([plain_room(kind) for kind in pack.rooms]), board=plain_board(pack.board))


def plain_room(kind: RoomKind) -> RoomKind:
    """A room that gives something else has a name of its own in views: the page draws what is printed there."""
    if kind.plain:
        return replace(kind, id=f"{kind.id}-plain", grants=kind.plain)
    return replace(kind, grants=unarmed(kind.grants))


def plain_board(board: Board) -> Board:
    return replace(
        board,
        sections=tuple([replace(section, grants=unarmed(section.grants)) for section in board.sections]),
    )


def unarmed(grants: tuple[Grant, ...]) -> tuple[Grant, ...]:
    return tuple([grant for grant in grants if grant.benefit not in BONUSES])

"""What effects are about: the things that a step may read, add to or change otherwise, and what amounts read."""

from __future__ import annotations

from typing import Final

from arks.kernel.rules import Expression
from arks.kernel.steps import Var
from arks.nova import abilities_cards, metrics, tables
from arks.nova import state as zones
from arks.nova.breaks import AppealIncome, KioskIncome, MapIncome
from arks.nova.sponsor_steps import BesideUnique, TokensLeft
from arks.nova.tracks import APPEAL, REPUTATION, XTOKEN

# Things effects are about. The first five are the tracks and supplies of `tracks`, by their numbers.
HAND: Final = 1 << 5
DISPLAY: Final = 1 << 6
DECK: Final = 1 << 7
MAP: Final = 1 << 8
ROW: Final = 1 << 9  # action cards, their order, sides and tokens
WORKERS: Final = 1 << 10
BREAK: Final = 1 << 11
OTHERS: Final = 1 << 12  # what other players have
SCORING: Final = 1 << 13
PROJECTS: Final = 1 << 14
PILE: Final = 1 << 15  # the discard pile
ICONS: Final = 1 << 16  # in all zoos
KIOSKS: Final = 1 << 17  # what they earn
TILES: Final = 1 << 18  # partner zoos and universities
HOMES: Final = 1 << 19  # which enclosures are occupied
COVER: Final = 1 << 20  # how much of a map is covered, as its income counts it
ALL: Final = (1 << 21) - 1
SUPPLIES: Final = (1 << 5) - 1
# Places of cards, as `abilities_cards` names them; what is looked at meanwhile is no matter for other effects.
PLACES: Final[dict[int, int]] = {
    zones.DECK: DECK,
    zones.DISCARD: PILE,
    zones.DISPLAY_ZONE: DISPLAY,
    zones.SCORING_DECK: SCORING,
    zones.UNUSED_BASE: PROJECTS,
    abilities_cards.HAND: HAND,
    abilities_cards.SCORING: SCORING,
}


class Footprint:
    """What a step reads, adds to and changes."""

    def __init__(self, reads: int = 0, adds: int = 0, sets: int = 0) -> None:
        self.reads = reads
        self.adds = adds
        self.sets = sets


EVERYTHING: Final[Footprint] = Footprint(ALL, 0, ALL)

# What the numbers of a zoo are counted from, where it is not the icons.
COUNTED_FROM: Final[dict[str, int]] = {
    "distinct_categories": ICONS,
    "distinct_continents": ICONS,
    "small_animals": ICONS,
    "large_animals": ICONS,
    "supported_projects": PROJECTS,
    "universities": TILES,
    "reputation": 1 << REPUTATION,
    "xtokens": 1 << XTOKEN,
    "lying_workers": 0,  # whoever hires the last one elsewhere loses no choice that is worth anything
}


def reads_of(amount: int | Expression) -> int:
    """What an amount is counted from."""
    if isinstance(amount, int | Var | TokensLeft):
        return 0
    if isinstance(amount, metrics.Everywhere) or (isinstance(amount, metrics.Of) and amount.metric in tables.ICONS):
        return ICONS
    if isinstance(amount, metrics.Of):
        return COUNTED_FROM.get(amount.metric, MAP)
    if isinstance(amount, AppealIncome):
        return 1 << APPEAL
    if isinstance(amount, KioskIncome | BesideUnique):
        return KIOSKS
    if isinstance(amount, MapIncome):
        return COVER
    if isinstance(amount, metrics.Times | metrics.Per | metrics.Capped | metrics.Ladder | metrics.AtLeast):
        return reads_of(amount.of)
    if isinstance(amount, metrics.Plus | metrics.Least):
        return reads_of(amount.one) | reads_of(amount.other)
    return ALL


def joined(one: Footprint, other: Footprint) -> Footprint:
    return Footprint(one.reads | other.reads, one.adds | other.adds, one.sets | other.sets)

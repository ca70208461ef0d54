"""Amounts of effects in words: ``1 appeal for each Predator icon in your zoo``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arks.kernel.phrases import Count
from arks.kernel.rules import Expression
from arks.kernel.steps import Var
from arks.nova.metrics import AtLeast, Capped, Everywhere, Ladder, Least, Of, Per, Plus, Times
from arks.nova.sponsor_steps import BesideUnique
from arks.nova.tables import ICONS

# Tracks and supplies, short enough for the face of a card.
UNITS: Final = ("money", "X-token|X-tokens", "appeal", "conservation", "reputation")
# What is counted, one and several of it; icons are named by themselves.
METRICS: Final[dict[str, str]] = {
    "distinct_categories": "animal category|animal categories",
    "distinct_continents": "continent|continents",
    "small_animals": "small animal|small animals",
    "large_animals": "large animal|large animals",
    "supported_projects": "supported project|supported projects",
    "universities": "university|universities",
    "reputation": "reputation",
    "xtokens": "X-token|X-tokens",
    "kiosks": "kiosk|kiosks",
    "occupied_enclosure1": "occupied 1-space enclosure|occupied 1-space enclosures",
    "sponsor_cards_in_zoo": "sponsor in your zoo|sponsors in your zoo",
    "connected_water_spaces": "water space beside your buildings|water spaces beside your buildings",
    "connected_rock_spaces": "rock space beside your buildings|rock spaces beside your buildings",
    "connected_border_spaces": "empty border space beside your buildings|empty border spaces beside your buildings",
    "connected_bonus_spaces": "uncovered bonus beside your buildings|uncovered bonuses beside your buildings",
    "unconnected_water_spaces": "water space away from your buildings|water spaces away from your buildings",
    "unconnected_rock_spaces": "rock space away from your buildings|rock spaces away from your buildings",
    "unconnected_bonus_spaces": "uncovered bonus away from your buildings|uncovered bonuses away from your buildings",
    "groups_of_6_empty_spaces": "group of 6 empty spaces|groups of 6 empty spaces",
    "empty_building_spaces": "empty space|empty spaces",
}
# What is either so or not.
CONDITIONS: Final[dict[str, str]] = {
    "map_full": "your map is full",
    "all_water_connected": "all water of your map lies beside buildings",
    "all_rock_connected": "all rock of your map lies beside buildings",
    "all_border_spaces_covered": "the border of your map is covered",
}
# Results of an earlier step of the same effect.
RESULTS: Final[dict[str, str]] = {"picked": "such card|such cards", "points": "point"}


def amount_text(track: int, n: int) -> str:
    return format(Count(n), UNITS[track])


def icon_name(icon: str) -> str:
    return "Petting Zoo" if icon == "PettingZooAnimal" else icon


def metric_nouns(metric: str) -> str:
    if metric in ICONS:
        return f"{icon_name(metric)} icon in your zoo|{icon_name(metric)} icons in your zoo"
    return METRICS[metric]


def nouns(e: Expression) -> str:
    """What an expression counts, one and several of it."""
    if isinstance(e, Of):
        return metric_nouns(e.metric)
    if isinstance(e, Everywhere):
        return f"{icon_name(e.icon)} icon in all zoos|{icon_name(e.icon)} icons in all zoos"
    if isinstance(e, Plus) and metric_of(e.one) in ICONS and metric_of(e.other) in ICONS:
        return f"{bare(e.one)} and {bare(e.other)} icon in your zoo|{bare(e.one)} and {bare(e.other)} icons in your zoo"
    if isinstance(e, Plus):
        one, other = nouns(e.one).split("|"), nouns(e.other).split("|")
        return f"{one[0]} and {other[0]}|{one[-1]} and {other[-1]}"
    if isinstance(e, Least):
        return f"pair of {bare(e.one)} and {bare(e.other)} icons in your zoo"
    if isinstance(e, BesideUnique):
        return "building beside it, empty enclosures aside"
    if isinstance(e, Var):
        return RESULTS[e.name]
    raise AssertionError(f"nobody says what {e} counts")


def metric_of(e: Expression) -> str:
    return e.metric if isinstance(e, Of) else ""


def bare(e: Expression) -> str:
    assert isinstance(e, Of)
    return icon_name(e.metric)


def gain_text(track: int, n: int | Expression, times: int = 1) -> str:
    """So much of a track or supply."""
    if isinstance(n, int):
        return amount_text(track, n * times)
    phrase = PHRASES.get(type(n))
    return phrase(track, n, times) if phrase is not None else f"{amount_text(track, times)} for each {one(nouns(n))}"


def one(nouns: str) -> str:
    return nouns.partition("|")[0]


def more(nouns: str) -> str:
    return nouns.rpartition("|")[2]


def of_text(track: int, e: Of, times: int) -> str:
    if e.metric in CONDITIONS:
        return f"{amount_text(track, times)} if {CONDITIONS[e.metric]}"
    return f"{amount_text(track, times)} for each {one(metric_nouns(e.metric))}"


def times_text(track: int, e: Times, times: int) -> str:
    return gain_text(track, e.of, times * e.n)


def per_text(track: int, e: Per, times: int) -> str:
    return f"{amount_text(track, times)} for every {e.n} {more(nouns(e.of))}"


def capped_text(track: int, e: Capped, times: int) -> str:
    return f"{gain_text(track, e.of, times)}, at most {e.most * times}"


def ladder_text(track: int, e: Ladder, times: int) -> str:
    gives = "/".join([str(n * times) for _, n in e.steps])
    steps = "/".join([str(step) for step, _ in e.steps])
    unit = amount_text(track, 2).partition(" ")[2]
    return f"{gives} {unit} for {steps} {more(nouns(e.of))}"


def at_least_text(track: int, e: AtLeast, times: int) -> str:
    assert isinstance(e.of, Of)
    if e.of.metric in CONDITIONS:
        return of_text(track, e.of, times)
    return f"{amount_text(track, times)} for {e.n} or more {more(metric_nouns(e.of.metric))}"


Phrase = Callable[[int, Any, int], str]
PHRASES: Final[dict[type, Phrase]] = {
    Of: of_text,
    Times: times_text,
    Per: per_text,
    Capped: capped_text,
    Ladder: ladder_text,
    AtLeast: at_least_text,
}

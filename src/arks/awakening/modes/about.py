"""What whoever chooses a mode is told about it, and why some variants are not for it."""

from __future__ import annotations

from typing import Final

from arks.awakening.variants.options import B_SIDE, COMPLEXITY_2, UNFAIR

VERSUS: Final = "Versus"
COOP: Final = "Solo or co-op"

# By mode: one paragraph, the first sentence of which says it all.
PARAGRAPHS: Final[dict[str, str]] = {
    "first-mission": (
        "A first game, to learn the ship by walking through it. Your goals lie open, there are no artifacts, and a "
        "fight is a look at two arsenals. Whoever completes the own card first has won, and everybody knows how to "
        "play the full game."
    ),
    "awakening": (
        "The full game: explore, build and fight for the rooms you need. Two achievements unlock a secret mission; "
        "the first to activate its three rooms wins on the spot. There are no points and no second place, so watch "
        "what the others are after."
    ),
    "fallout": (
        "A race for points between war and peace. Every objective pays only the first who reach it. While peace "
        "lasts nobody can be harmed, but units that share a room bring war closer; at the end your mission rooms "
        "count as well. The most points win."
    ),
    "guardians": (
        "The ship defends itself: robots patrol it, and whatever you built where they stand falls apart. Challengers "
        "share one open mission and must activate its three rooms before the turn counter runs out. Guardians can be "
        "beaten and dodged, but they always come back."
    ),
    "glitch": (
        "The ship breaks down around you, three times over. In each round a disaster damages rooms and wakes hostile "
        "creatures; find the causes and repair the mission rooms before its turns are over. Quick, dramatic and easy "
        "to explain: good for a table with newcomers."
    ),
    "it-learns": (
        "An organism spreads through decks and computers, and it learns from you. The actions you take most are those "
        "it adapts to. Activate all mission rooms and hold out until it has nothing left to learn; lose them all at "
        "once and the ship is its own. The one with most to think about."
    ),
}

# How many play a mode when nobody says it: enough for a good game with bots.
USUAL_PLAYERS: Final[dict[str, int]] = {
    "first-mission": 2,
    "awakening": 3,
    "fallout": 3,
    "guardians": 2,
    "glitch": 2,
    "it-learns": 2,
}

ONE_SIDE: Final = "Challengers play on one side; the Unfair variant evens out players who compete."
# By variant and mode that is played without it.
WITHOUT: Final[dict[str, dict[str, str]]] = {
    B_SIDE: {
        "first-mission": "First Mission is a lesson: all have the same biodome. Factions come with the full game."
    },
    COMPLEXITY_2: {
        "first-mission": "First Mission is a lesson: Complexity 2 adds rules for those who know the others."
    },
    UNFAIR: {
        "first-mission": "First Mission is a lesson: nobody needs a head start in it.",
        "guardians": ONE_SIDE,
        "glitch": ONE_SIDE,
        "it-learns": ONE_SIDE,
    },
}

# What the difficulty is about, by mode.
DIFFICULTY: Final[dict[str, str]] = {
    "guardians": "How many more Guardians than usual are on the ship.",
    "glitch": (
        "How many more cards than usual every disaster draws; in a hard game the mission rooms must also be fully "
        "integrated by the end of the last round."
    ),
    "it-learns": "How many more upgrades than usual the organism begins with.",
}

NO_WILL: Final = "Nobody leads the Glitch: disasters have no will of their own."
# By leader of the Enemy and mode that it is not for, where there is an Enemy at all.
NOT_LED_BY: Final[dict[str, dict[str, str]]] = {"dark-player": {"glitch": NO_WILL}}

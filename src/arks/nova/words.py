"""The words of Ark Nova: what may be done, and what happened. Their order is their number."""

from __future__ import annotations

from typing import Final

from arks.kernel.words import CARD, NUMBER, SEAT, Kind, Word, Words
from arks.nova.tables import ACTIONS, CONTINENTS, ICONS, SIZE_CLASSES, TASKS, UNIVERSITIES

SEAT_COLOURS: Final[tuple[str, ...]] = ("blue", "red", "yellow", "black")

ACTION: Final[Kind] = Kind("action", ACTIONS, drawn=True)
CELL: Final[Kind] = Kind("cell", drawn=True)  # a space of the own map
BUILDING: Final[Kind] = Kind("building", drawn=True)  # a placed building of the own map, by its number there
SHAPE: Final[Kind] = Kind("shape", drawn=True)  # a building to be built, by its number in the pack
MAP: Final[Kind] = Kind("map", drawn=True)
PARTNER: Final[Kind] = Kind("partner", CONTINENTS, drawn=True)
UNIVERSITY: Final[Kind] = Kind("university", UNIVERSITIES, drawn=True)
TASK: Final[Kind] = Kind("task", TASKS, drawn=True)
LEVEL: Final[Kind] = Kind("level")
LEFT: Final[Kind] = Kind("token", drawn=True)  # a token space at the left edge of the own map
TILE: Final[Kind] = Kind("tile", drawn=True)  # a bonus tile on the conservation track
ICON: Final[Kind] = Kind("", ICONS)
SLOT: Final[Kind] = Kind("slot", drawn=True)
CLASS: Final[Kind] = Kind("", SIZE_CLASSES)
TRACK: Final[Kind] = Kind("", ("money", "xtoken", "appeal", "conservation", "reputation"))

WORDS: Final[list[Word]] = []
FIRST: Final = len(Words(()).words)  # after the kernel's own


def word(name: str, *kinds: Kind) -> int:
    """A new word; returns its number."""
    WORDS.append(Word(name, *kinds))
    return FIRST + len(WORDS) - 1


# --- options: the turn
ACT: Final = word("act", ACTION)  # use an action card
REST: Final = word("rest", ACTION)  # move an action card for an X-token
SPEND: Final = word("spend", NUMBER)  # X-tokens
DONE: Final = word("done")
KEEP: Final = word("keep", CARD)
DISCARD: Final = word("discard", CARD)
SELL: Final = word("sell", CARD)  # at the harbour of map 4
# --- options: cards and display
DRAW: Final = word("draw", NUMBER)
TAKE: Final = word("take", CARD)  # from the display
SNAP: Final = word("snap", CARD)
# --- options: building and housing
BUILD: Final = word("build", SHAPE)
PLACE: Final = word("place", CELL)  # on all of these spaces
HOUSE: Final = word("house", BUILDING)
FLOCK: Final = word("flock", CARD)  # with the herd of an animal in the zoo
MOVE_IN: Final = word("move-in", CARD)
# --- options: playing cards
PLAY: Final = word("play", CARD)
# --- options: association
CLIMB: Final = word("climb", TASK)  # the reputation task
PARTNER_UP: Final = word("partner", PARTNER)
ENROL: Final = word("enrol", UNIVERSITY)
SUPPORT: Final = word("support", CARD, LEVEL)
TOKEN: Final = word("token", LEFT)  # which token of the left edge is used
RELEASE: Final = word("release", CARD)
DONATE: Final = word("donate")
# --- options: sponsors
CALL_BREAK: Final = word("break", NUMBER)  # advance the break token and take money
# --- options: upgrades and choices
UPGRADE: Final = word("upgrade", ACTION)
PICK_MAP: Final = word("map", MAP)
TAKE_TILE: Final = word("tile", TILE)
# --- events
TURN_STARTED: Final = word("turn-started", SEAT, NUMBER)
ACTED: Final = word("acted", SEAT, ACTION, NUMBER)  # with a strength
RESTED: Final = word("rested", SEAT, ACTION)
GAINED: Final = word("gained", SEAT, TRACK, NUMBER)  # a track or a supply changed by so much
PAID: Final = word("paid", SEAT, NUMBER)
DREW: Final = word("drew", SEAT, NUMBER)
DREW_CARDS: Final = word("drew-cards", SEAT, CARD)  # for the owner's eyes
TOOK: Final = word("took", SEAT, CARD)
DISCARDED: Final = word("discarded", SEAT, CARD)
BREAK_ADVANCED: Final = word("break-advanced", SEAT, NUMBER, NUMBER)  # steps, steps left
DISPLAY_FILLED: Final = word("display-filled", CARD)
BUILT: Final = word("built", SEAT, SHAPE, CELL)
PLAYED: Final = word("played", SEAT, CARD)
HOUSED: Final = word("housed", SEAT, CARD, BUILDING)
PARTNERED: Final = word("partnered", SEAT, PARTNER)
ENROLLED: Final = word("enrolled", SEAT, UNIVERSITY)
UPGRADED: Final = word("upgraded", SEAT, ACTION)
HIRED: Final = word("hired", SEAT)
RESHUFFLED: Final = word("reshuffled")
BREAK_STARTED: Final = word("break-started", SEAT)
BREAK_ENDED: Final = word("break-ended")
END_TRIGGERED: Final = word("end-triggered", SEAT)
SCORED: Final = word("scored", SEAT, NUMBER)

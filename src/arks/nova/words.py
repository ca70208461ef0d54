"""The words of Ark Nova: what may be done, and what happened. Their order is their number."""

from __future__ import annotations

from typing import Final

from arks.kernel.words import CARD, NUMBER, SEAT, Kind, Word, Words
from arks.nova.tables import ACTIONS, CONTINENTS, ICONS, MAPS, SIZE_CLASSES, TASKS, UNIVERSITIES

SEAT_COLOURS: Final[tuple[str, ...]] = ("blue", "red", "yellow", "black")

ACTION: Final[Kind] = Kind("action", ACTIONS, drawn=True)
CELL: Final[Kind] = Kind("cell", drawn=True)  # a space of the own map
BUILDING: Final[Kind] = Kind("building", drawn=True)  # a placed building of the own map, by its number there
SHAPE: Final[Kind] = Kind("shape", drawn=True)  # a building to be built, by its number in the pack
MAP: Final[Kind] = Kind("map", MAPS, drawn=True)
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
INCOMES: Final[Kind] = Kind("", ("appeal", "kiosks", "map", "left-edge", "sponsor"))  # where income comes from

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
VACATE: Final = word("vacate", BUILDING)  # the enclosure that an animal leaves
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
COPY: Final = word("copy", CELL)  # an uncovered placement bonus
SIZE_CLASS: Final = word("size-class", CLASS)
# --- options: upgrades and choices
UPGRADE: Final = word("upgrade", ACTION)
PICK_MAP: Final = word("map", MAP)
TAKE_TILE: Final = word("tile", TILE)
TAKE_MONEY: Final = word("money", NUMBER)  # instead of a bonus tile
MULTIPLY: Final = word("multiply", ACTION)  # put a multiplier token on an action card
SHIFT: Final = word("shift", ACTION, SLOT)  # put an action card under a slot
POUCH: Final = word("pouch", CARD)  # put a hand card under a card in the zoo, or under the map
# --- options: animals that reach into other zoos
TARGET: Final = word("target", SEAT)
PAY: Final = word("pay", NUMBER)  # money to whoever pilfers
GIVE_CARD: Final = word("give-card")  # a random one
BORROW: Final = word("borrow", SEAT, ACTION)  # use the action card of a hypnotised player
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
FLOCKED: Final = word("flocked", SEAT, CARD, CARD)  # with a herbivore
MOVED_IN: Final = word("moved-in", SEAT, CARD, BUILDING)  # into a new special enclosure
VACATED: Final = word("vacated", SEAT, CARD, BUILDING)
RELEASED: Final = word("released", SEAT, CARD)
PARTNERED: Final = word("partnered", SEAT, PARTNER)
ENROLLED: Final = word("enrolled", SEAT, UNIVERSITY)
CLASS_CHOSEN: Final = word("class-chosen", SEAT, CLASS)
WORKED: Final = word("worked", SEAT, TASK, NUMBER)
DONATED: Final = word("donated", SEAT, NUMBER)
PROJECT_PLAYED: Final = word("project-played", SEAT, CARD)
PROJECT_GONE: Final = word("project-gone", CARD)
SUPPORTED: Final = word("supported", SEAT, CARD, LEVEL, LEFT)  # with which token
UPGRADED: Final = word("upgraded", SEAT, ACTION)
HIRED: Final = word("hired", SEAT)
MAP_TAKEN: Final = word("map-taken", SEAT, MAP)
TILE_TAKEN: Final = word("tile-taken", SEAT, TILE, NUMBER)  # its place, and which it was
MULTIPLIED: Final = word("multiplied", SEAT, ACTION)
SHIFTED: Final = word("shifted", SEAT, ACTION, SLOT)
SOLD: Final = word("sold", SEAT, CARD)
REVEALED: Final = word("revealed", SEAT, CARD)  # turned over from the deck for everybody
KEPT: Final = word("kept", SEAT, NUMBER)
KEPT_CARDS: Final = word("kept-cards", SEAT, CARD)  # for the owner's eyes
PILE_SHUFFLED: Final = word("pile-shuffled", SEAT)  # the discard pile
DREW_DISCARDED: Final = word("drew-discarded", SEAT, NUMBER)  # from the discard pile
DREW_SCORING: Final = word("drew-scoring", SEAT, NUMBER)  # final scoring cards
POUCHED: Final = word("pouched", SEAT, NUMBER)
POUCHED_CARDS: Final = word("pouched-cards", SEAT, CARD)  # for the owner's eyes
POISONED: Final = word("poisoned", SEAT, SLOT)
CONSTRICTED: Final = word("constricted", SEAT, SLOT)
STOLE: Final = word("stole", SEAT, SEAT)  # a random card from somebody
STOLE_CARD: Final = word("stole-card", SEAT, SEAT, CARD)  # for the eyes of these two
HYPNOTISED: Final = word("hypnotised", SEAT, SEAT)
TOKEN_USED: Final = word("token-used", SEAT, CARD, NUMBER)  # of a sponsor, tokens left on it
RESHUFFLED: Final = word("reshuffled")
BREAK_STARTED: Final = word("break-started", SEAT)
SWEPT: Final = word("swept", CARD)  # from folders 1 and 2 in a break
BREAK_ENDED: Final = word("break-ended")
END_TRIGGERED: Final = word("end-triggered", SEAT)
SCORING_DISCARDED: Final = word("scoring-discarded", SEAT)
CARD_SCORED: Final = word("card-scored", SEAT, CARD, TRACK, NUMBER)
SCORED: Final = word("scored", SEAT, NUMBER)
RETURNED: Final = word("returned", SEAT, ACTION)  # a used action card to slot 1, without its venom and constriction
MULTIPLIER_USED: Final = word("multiplier-used", SEAT, ACTION)
VENOM_STRUCK: Final = word("venom-struck", SEAT)  # what is paid follows
ACTION_CARDS_CLEARED: Final = word("action-cards-cleared")  # of everybody's tokens, in a break
WORKERS_RECALLED: Final = word("workers-recalled")  # everybody's, in a break
PARTNER_OFFERED: Final = word("partner-offered", PARTNER)  # again, in a break
UNIVERSITY_OFFERED: Final = word("university-offered", UNIVERSITY)
INCOME: Final = word("income", SEAT, INCOMES)  # what it brings follows
SPONSOR_INCOME: Final = word("sponsor-income", SEAT, CARD)
SOLO_TOKEN: Final = word("solo-token", NUMBER)  # a token moved; so many turns are left in the round
SOLO_ROUND: Final = word("solo-round", NUMBER, NUMBER)  # a new round, with so many turns
DONATION_COVERED: Final = word("donation-covered")  # by a token of the solo tile

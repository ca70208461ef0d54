"""The table of Ark Nova as dumb data, and its writers.

Sets of spaces, action cards and continents are masks. A building is (kind, mask of its spaces, how full it is): a
standard enclosure is 0 or 1, a special one counts the spaces its animals fill. What a writer changes, it refreshes.
"""

from __future__ import annotations

from typing import Final

from arks.kernel.state import Owner, State
from arks.kernel.zones import ALL, NOBODY, OWNER, Zone
from arks.nova.tables import FIRST_CONTINENT, ICONS, SCIENCE, Pack, ZooMap

Placed = tuple[int, int, int]

# Zones of cards: shared ones first, then those of each seat.
DECK: Final = 0
DISCARD: Final = 1  # face up (p. 5), though nobody may look through it
DISPLAY_ZONE: Final = 2  # `Zoo.folders` has the places
ABOVE: Final = 3  # projects above the association board, the leftmost last: it was played last
BASE: Final = 4  # base projects below the board
UNUSED_BASE: Final = 5
SCORING_DECK: Final = 6
SHOWN: Final = 7  # turned over for everybody while an effect is resolved
SHARED_ZONES: Final = 8
ZONES: Final[tuple[Zone, ...]] = (
    Zone("deck", NOBODY),
    Zone("discard", ALL),
    Zone("display", ALL),
    Zone("projects", ALL),
    Zone("base-projects", ALL),
    Zone("unused-base-projects", ALL),
    Zone("scoring-deck", NOBODY),
    Zone("shown", ALL),
    Zone("hand", OWNER, per_seat=True),
    Zone("scoring", OWNER, per_seat=True),
    Zone("animals", ALL, per_seat=True),
    Zone("sponsors", ALL, per_seat=True),
    Zone("look", OWNER, per_seat=True),
    Zone("under", OWNER, per_seat=True),  # pouched cards
)

# Backs. A base project that somebody took into the hand is a zoo card from then on, so they share one.
BACK_ZOO: Final = 0
BACK_SCORING: Final = 1

# Bits of the checks, in their order.
DUE_END: Final = 1

BLOCKED: Final = -1  # the seat of a neutral token (two players, p. 5)


class Player:
    """What lies on and beside a player's zoo map."""

    owner: Owner
    map: int  # index into Pack.maps, -1: not chosen yet
    money: int
    xtokens: int
    appeal: int
    conservation: int
    reputation: int
    row: tuple[int, ...]  # action cards by slot, slot 1 first
    upgraded: int  # action cards on side II
    venom: int  # action cards with a venom token
    constricted: int  # action cards with a constriction token
    multipliers: tuple[int, ...]  # tokens by action card
    workers: int  # active, on the notepad
    hired: int  # active or at work, of four
    tasks: tuple[int, ...]  # own workers on each association task
    partners: tuple[int, ...]  # continents 0-4 in the order gained
    universities: tuple[int, ...]
    left: int  # token spaces at the left edge that still hold their token
    buildings: tuple[Placed, ...]
    pouched: tuple[tuple[int, int], ...]  # (uid of the card on top or -1 for the map, uid of the card under it)
    tokens: tuple[tuple[int, int], ...]  # (uid of a sponsor, own tokens on it)
    waza: int  # size class chosen with WAZA Special Assignment, -1: none
    sold: bool  # the harbour's sale of this turn
    cured: bool  # a venom token was removed this turn
    turns: int
    # Caches, functions of the above and of the cards in play.
    covered: int
    icons: tuple[int, ...]
    lasting: int  # rules of sponsors in play (`powers`)


class Zoo(State):
    """The whole table."""

    pack: Pack
    players: list[Player]
    active: int
    folders: tuple[int, ...]  # uid by folder, -1: a gap until the end of the turn
    break_left: int  # steps to the end of the break track
    break_by: int  # who called the break that comes after this turn, -1: nobody
    partner_offer: int  # continents whose partner zoo lies on the association board
    university_offer: int
    tiles: tuple[int, ...]  # bonus tiles: two at 5, two at 8 conservation points; -1: taken
    supported: tuple[tuple[int, int, int], ...]  # (uid of a project, level, seat)
    donations: int  # covered donation spaces
    last_turns: int  # turns left once the end is triggered, -1: it is not
    ten_reached: bool  # somebody had 10 conservation points: scoring cards were discarded
    round: int  # of the solo game
    solo_turns: int  # left in the round of the solo game

    def clone(self) -> Zoo:
        other = Zoo()
        self.share(other)
        other.pack = self.pack
        other.players = self.players.copy()
        other.active = self.active
        other.folders = self.folders
        other.break_left = self.break_left
        other.break_by = self.break_by
        other.partner_offer = self.partner_offer
        other.university_offer = self.university_offer
        other.tiles = self.tiles
        other.supported = self.supported
        other.donations = self.donations
        other.last_turns = self.last_turns
        other.ten_reached = self.ten_reached
        other.round = self.round
        other.solo_turns = self.solo_turns
        return other


def clear_table(state: Zoo) -> None:
    """Fill the game's own fields of a fresh state: nothing on the table yet."""
    state.pack = state.rules.content
    state.players = []
    state.active = 0
    state.folders = (-1,) * 6
    state.break_left = 0
    state.break_by = -1
    state.partner_offer = 0
    state.university_offer = 0
    state.tiles = (-1,) * 4
    state.supported = ()
    state.donations = 0
    state.last_turns = -1
    state.ten_reached = False
    state.round = 0
    state.solo_turns = 0


# --- zones of a seat


def hand_zone(state: Zoo, seat: int) -> int:
    return SHARED_ZONES + seat


def scoring_zone(state: Zoo, seat: int) -> int:
    return SHARED_ZONES + state.rules.players + seat


def animals_zone(state: Zoo, seat: int) -> int:
    return SHARED_ZONES + 2 * state.rules.players + seat


def sponsors_zone(state: Zoo, seat: int) -> int:
    return SHARED_ZONES + 3 * state.rules.players + seat


def look_zone(state: Zoo, seat: int) -> int:
    return SHARED_ZONES + 4 * state.rules.players + seat


def under_zone(state: Zoo, seat: int) -> int:
    return SHARED_ZONES + 5 * state.rules.players + seat


def hand(state: Zoo, seat: int) -> tuple[int, ...]:
    return state.cards.zones[SHARED_ZONES + seat]


def animals(state: Zoo, seat: int) -> tuple[int, ...]:
    return state.cards.zones[SHARED_ZONES + 2 * state.rules.players + seat]


def sponsors(state: Zoo, seat: int) -> tuple[int, ...]:
    return state.cards.zones[SHARED_ZONES + 3 * state.rules.players + seat]


def map_of(state: Zoo, seat: int) -> ZooMap:
    return state.pack.maps[state.players[seat].map]


# --- players


def new_player(state: Zoo) -> Player:
    player = Player()
    player.owner = state.owner
    player.map = -1
    player.money = 0
    player.xtokens = 0
    player.appeal = 0
    player.conservation = 0
    player.reputation = 1
    player.row = ()
    player.upgraded = 0
    player.venom = 0
    player.constricted = 0
    player.multipliers = (0, 0, 0, 0, 0)
    player.workers = 1
    player.hired = 1
    player.tasks = (0, 0, 0, 0)
    player.partners = ()
    player.universities = ()
    player.left = (1 << 7) - 1
    player.buildings = ()
    player.pouched = ()
    player.tokens = ()
    player.waza = -1
    player.sold = False
    player.cured = False
    player.turns = 0
    player.covered = 0
    player.icons = (0,) * len(ICONS)
    player.lasting = 0
    return player


def own_player(state: Zoo, seat: int) -> Player:
    """A player's things, ready to be written."""
    player = state.players[seat]
    if player.owner is not state.owner:
        copy = Player()
        copy.owner = state.owner
        copy.map = player.map
        copy.money = player.money
        copy.xtokens = player.xtokens
        copy.appeal = player.appeal
        copy.conservation = player.conservation
        copy.reputation = player.reputation
        copy.row = player.row
        copy.upgraded = player.upgraded
        copy.venom = player.venom
        copy.constricted = player.constricted
        copy.multipliers = player.multipliers
        copy.workers = player.workers
        copy.hired = player.hired
        copy.tasks = player.tasks
        copy.partners = player.partners
        copy.universities = player.universities
        copy.left = player.left
        copy.buildings = player.buildings
        copy.pouched = player.pouched
        copy.tokens = player.tokens
        copy.waza = player.waza
        copy.sold = player.sold
        copy.cured = player.cured
        copy.turns = player.turns
        copy.covered = player.covered
        copy.icons = player.icons
        copy.lasting = player.lasting
        state.players[seat] = player = copy
    return player


def set_buildings(state: Zoo, seat: int, buildings: tuple[Placed, ...]) -> None:
    """The only writer of a map's buildings."""
    player = own_player(state, seat)
    player.buildings = buildings
    covered = 0
    for _, mask, _ in buildings:
        covered |= mask
    player.covered = covered


def recount(state: Zoo, seat: int) -> None:
    """Count the icons of a zoo anew: cards in play, partner zoos and universities (p. 15); and its lasting rules."""
    player = own_player(state, seat)
    counts = [0] * len(ICONS)
    cards = state.pack.cards
    powers = state.pack.powers
    face = state.cards.face
    lasting = 0
    for uid in sponsors(state, seat):
        lasting |= powers[face[uid]].power.lasting
    player.lasting = lasting
    for uid in animals(state, seat) + sponsors(state, seat):
        for icon, n in enumerate(cards[face[uid]].icons):
            counts[icon] += n
    for continent in player.partners:
        counts[FIRST_CONTINENT + continent] += 1
    for university in player.universities:
        counts[SCIENCE] += UNIVERSITY_SCIENCE[university]
    player.icons = tuple(counts)


UNIVERSITY_SCIENCE: Final[tuple[int, ...]] = (0, 1, 2)
UNIVERSITY_REPUTATION: Final[tuple[int, ...]] = (1, 2, 0)


def supports(player: Player) -> int:
    """Conservation projects supported: tokens gone from the left edge."""
    left = player.left
    n = 7
    while left:
        left &= left - 1
        n -= 1
    return n


def is_upgraded(player: Player, action: int) -> bool:
    return player.upgraded >> action & 1 == 1


def slot_of(player: Player, action: int) -> int:
    """The number of the slot an action card stands under: its strength."""
    return player.row.index(action) + 1


def to_slot(state: Zoo, seat: int, action: int, slot: int) -> None:
    """Put an action card under a slot; the cards it passes shift by one (p. 8)."""
    player = own_player(state, seat)
    row = [other for other in player.row if other != action]
    row.insert(slot - 1, action)
    player.row = tuple(row)

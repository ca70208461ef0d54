"""The state of a game of Ark: Awakening, and the writers of its parts.

Units and cylinders are counts per room. Owners of units are the seats 0-4, then robots and mercenaries; colours of
cylinders are the seats 0-4, then violet, turquoise and black. Rooms 0 .. players-1 are the biodomes.
What a writer changes, it refreshes: the caches of a room and the due bits of the checks that look at it.
"""

from __future__ import annotations

from typing import Any, Final

from arks.awakening.tables import BIODOME, BY_CUBES, FACTORY, ROBOTS, Board, Pack, RoomKind, Start
from arks.kernel.state import Owner, State
from arks.kernel.zones import ALL, NOBODY, OWNER, Zone

UNIT_OWNERS: Final = 7
CYLINDER_COLOURS: Final = 8

# Neutral pieces by kind, and where to find them among units and cylinders.
NEUTRALS: Final = 5  # robots, mercenaries, violet, turquoise and black cylinders
FIRST_NEUTRAL_UNIT: Final = 5
FIRST_NEUTRAL_COLOUR: Final = 5

# Zones of cards: shared ones first, then those of each seat.
ROOM_DECK: Final = 0
ROOMS_PLACED: Final = 1
TOKEN_STACK: Final = 2
TOKENS_PLACED: Final = 3
ARTIFACT_DECK: Final = 4
ARTIFACT_DISCARD: Final = 5
ARTIFACTS_PLAYED: Final = 6
MISSION_DECK: Final = 7
SHARED_MISSION: Final = 8  # of all Challengers, face up
TARGET_DECK: Final = 9  # enemy-target cards
TARGET_DISCARD: Final = 10
DIAGNOSE_CARDS: Final = 11  # in a row; those turned over have been seen by everybody
TARGETS_BOXED: Final = 12
ACTION_DECK: Final = 13  # enemy-action cards
ACTION_DISCARD: Final = 14
CHALLENGER_ACTIONS: Final = 15  # face up in two rows of four, from the top left
TARGET_ROW: Final = 16  # target cards that are objectives of everybody; once turned over, all have seen them
SHARED_ZONES: Final = 17
ZONES: Final[tuple[Zone, ...]] = (
    Zone("room-deck", NOBODY),
    Zone("rooms-placed", ALL),
    Zone("token-stack", NOBODY),
    Zone("tokens-placed", NOBODY),
    Zone("artifact-deck", NOBODY),
    Zone("artifact-discard", NOBODY),
    Zone("artifacts-played", ALL),
    Zone("mission-deck", NOBODY),
    Zone("shared-mission", ALL),
    Zone("target-deck", NOBODY),
    Zone("target-discard", ALL),
    Zone("diagnose-cards", NOBODY),
    Zone("targets-boxed", ALL),
    Zone("action-deck", NOBODY),
    Zone("action-discard", ALL),
    Zone("challenger-actions", ALL),
    Zone("target-row", NOBODY),
    Zone("hand", OWNER, per_seat=True),
    Zone("tokens-kept", ALL, per_seat=True),
    Zone("mission", OWNER, per_seat=True),
    Zone("look", OWNER, per_seat=True),
    Zone("under-biodome", ALL, per_seat=True),
)

# Backs of cards: only cards with one back mix.
BACK_ROOM: Final = 0
BACK_TOKEN: Final = 1
BACK_ARTIFACT: Final = 2
BACK_MISSION: Final = 3
BACK_TARGET: Final = 4
BACK_ACTION: Final = 5
BACK_CHALLENGER: Final = 6  # challenger-action cards

# Bits of the checks, in their order. The goals check is the mode's; it is told what changed.
DUE_NEUTRALS: Final = 1
DUE_HAND: Final = 2
DUE_EXPLORE: Final = 4
DUE_GOALS: Final = 8

# What goals count. Sets of these bits say what changed since the goals check last looked.
UNITS_CHANGED: Final = 1
CUBES_CHANGED: Final = 2
CONTROL_CHANGED: Final = 4
HAND_CHANGED: Final = 8
BATTLES_CHANGED: Final = 16
ARSENAL_CHANGED: Final = 32
TOKENS_CHANGED: Final = 64
EVERYTHING_CHANGED: Final = 127
CHANGED_BY_OTHERS: Final = CONTROL_CHANGED | BATTLES_CHANGED  # all that can come closer on another's turn


class Room:
    """A room on the table, biodomes included."""

    owner: Owner
    kind: int  # index into Pack.rooms
    cell: int  # -1: a biodome
    facing: int  # the side of the name edge: 0 up, 1 right, 2 down, 3 left
    token: int  # uid of the explore token on it, -1: none
    units: list[int]  # upright, by owner
    wounded: int  # neutral units lying in their home room
    cylinders: list[int]  # by colour
    cubes: tuple[int, ...]  # seats, left to right
    power_tokens: int  # each covers two circles, or one where no more is left
    # Caches, functions of the above.
    local: int  # seats that control it by cubes or by their own pieces
    foreign: int  # bits of neutral kinds with a piece here, away from home
    pieces: int  # seats with a piece of their own colour here
    occupants: int  # owners with an upright unit here
    level: int  # covered placeholders of the driver
    powered: int  # circles covered by cylinders and power tokens


class Player:
    """What lies on and beside a player's board."""

    owner: Owner
    board: Board  # the side of the board in play
    start: Start
    asleep: int  # units in the private supply
    wounded: int  # own units in the Sickbay
    cylinders: int  # in the private supply
    resources: list[int]
    arsenal: int
    marker: int  # section of the action marker, -1: not placed yet
    sections: list[int]  # cubes by section
    targets: tuple[int, ...]  # in the order taken
    achieved: int  # bits of achievements
    objectives: int  # bits of mission objectives met
    battles: int
    turns: int


class Ark(State):
    """The whole table."""

    pack: Pack  # the rules' content, at hand
    boards: int  # players with a board and a biodome: all seats, but for one that plays an enemy
    enemy: int  # the owner of the pieces of the players' common enemy, -1: there is none
    inclusive: bool  # whether cubes leave everybody else with a piece in control too
    holders: Any  # a mode's say in who controls a room by its own pieces, None: the rulebook's
    foes: Any  # a mode's say in whose units are opponents of a seat, None: everybody else's
    truce: Any  # a mode's say in whether units neither fight nor hinder each other now, None: they always do
    pylons: Any  # raises the levels of rooms where units count as cylinders, None: they nowhere do
    players: list[Player]
    rooms: list[Room]
    at: list[int]  # room by cell, -1: empty
    layout: int  # index into Pack.layouts
    groups: tuple[int, ...]  # special room groups of this game
    active: int  # whose turn it is, -1: nobody's
    next_seat: int
    last_explorer: int  # who placed the last room of the deck; -1 before, -2 once the gates are placed
    changed: int  # what the goals check must count anew
    notes: dict[str, tuple[int, ...]]  # what modes and variants keep on the table; replaced, never changed in place
    # Caches: sets of rooms as bits, kept up to date by `refresh`.
    standing: list[int]  # where each owner has upright units
    held: list[int]  # what each seat controls by cubes or own pieces, its biodome included
    pieced: list[int]  # where each seat has a piece of its own
    visited: int  # rooms with neutral pieces away from home
    tokened: int  # rooms with an explore token
    completed: int  # fully integrated rooms with a target card
    factories: int
    # Caches; replaced, never changed in place.
    near: list[tuple[int, ...]]  # adjacent rooms
    homes: tuple[int, ...]  # home room of each neutral kind, -1: not on the table
    overlay: tuple[int, ...] | None  # seats that control each neutral kind

    def clone(self) -> Ark:
        other = Ark()
        self.share(other)
        other.pack = self.pack
        other.boards = self.boards
        other.enemy = self.enemy
        other.inclusive = self.inclusive
        other.holders = self.holders
        other.foes = self.foes
        other.truce = self.truce
        other.pylons = self.pylons
        other.players = self.players.copy()
        other.rooms = self.rooms.copy()
        other.at = self.at
        other.layout = self.layout
        other.groups = self.groups
        other.active = self.active
        other.next_seat = self.next_seat
        other.last_explorer = self.last_explorer
        other.changed = self.changed
        other.notes = self.notes
        other.standing = self.standing.copy()
        other.held = self.held.copy()
        other.pieced = self.pieced.copy()
        other.visited = self.visited
        other.tokened = self.tokened
        other.completed = self.completed
        other.factories = self.factories
        other.near = self.near
        other.homes = self.homes
        other.overlay = self.overlay
        return other


def kind_of(state: Ark, room: Room) -> RoomKind:
    return state.pack.rooms[room.kind]


def hand_zone(state: Ark, seat: int) -> int:
    return SHARED_ZONES + seat


def kept_zone(state: Ark, seat: int) -> int:
    return SHARED_ZONES + state.rules.players + seat


def mission_zone(state: Ark, seat: int) -> int:
    return SHARED_ZONES + 2 * state.rules.players + seat


def look_zone(state: Ark, seat: int) -> int:
    return SHARED_ZONES + 3 * state.rules.players + seat


def under_zone(state: Ark, seat: int) -> int:
    """Cards tucked under a biodome: they grant what their lower halves say."""
    return SHARED_ZONES + 4 * state.rules.players + seat


def hand(state: Ark, seat: int) -> tuple[int, ...]:
    return state.cards.zones[SHARED_ZONES + seat]


def clear_table(state: Ark) -> None:
    """Fill the game's own fields of a fresh state: nothing on the table yet."""
    state.pack = state.rules.content
    state.boards = state.rules.players - (state.rules.hook("seats without a board") or 0)
    state.enemy = state.boards if state.rules.hook("enemy") else -1
    state.inclusive = bool(state.rules.hook("inclusive control"))
    state.holders = state.rules.hook("holders")
    state.foes = state.rules.hook("foes")
    state.truce = state.rules.hook("truce")
    state.pylons = state.rules.hook("pylons")
    state.players = []
    state.layout = 0
    state.groups = ()
    state.active = -1
    state.next_seat = 0
    state.last_explorer = -1
    state.changed = 0
    state.notes = {}
    clear_ship(state, 0)


def clear_ship(state: Ark, cells: int) -> None:
    """An empty ship of so many cells, without a room, and all that is derived from rooms."""
    state.rooms = []
    state.at = [-1] * cells
    state.standing = [0] * UNIT_OWNERS
    state.held = [0] * state.boards
    state.pieced = [0] * state.boards
    state.visited = 0
    state.tokened = 0
    state.completed = 0
    state.factories = 0
    state.near = []
    state.homes = (-1,) * NEUTRALS
    state.overlay = None


# --- players


def new_player(state: Ark, seat: int) -> Player:
    player = Player()
    player.owner = state.owner
    chosen = state.rules.hook("board")
    player.board, player.start = (state.pack.board, state.pack.start) if chosen is None else chosen(state, seat)
    player.asleep = 0
    player.wounded = 0
    player.cylinders = 0
    player.resources = [0, 0, 0, 0, 0]
    player.arsenal = 0
    player.marker = -1
    player.sections = [0] * len(player.board.sections)
    player.targets = ()
    player.achieved = 0
    player.objectives = 0
    player.battles = 0
    player.turns = 0
    return player


def noted(state: Ark, name: str) -> tuple[int, ...]:
    """What a mode keeps under a name; nothing at first."""
    return state.notes.get(name, ())


def note(state: Ark, name: str, *numbers: int) -> None:
    """Keep numbers under a name, in place of what was there."""
    state.notes = {**state.notes, name: numbers}


def changed(state: Ark, what: int) -> None:
    """Tell the goals check what it must count anew."""
    state.changed |= what
    state.due |= DUE_GOALS


def own_player(state: Ark, seat: int) -> Player:
    """A player's things, ready to be written. Whoever writes what a goal counts calls `changed`."""
    player = state.players[seat]
    if player.owner is not state.owner:
        copy = Player()
        copy.owner = state.owner
        copy.board = player.board
        copy.start = player.start
        copy.asleep = player.asleep
        copy.wounded = player.wounded
        copy.cylinders = player.cylinders
        copy.resources = player.resources.copy()
        copy.arsenal = player.arsenal
        copy.marker = player.marker
        copy.sections = player.sections.copy()
        copy.targets = player.targets
        copy.achieved = player.achieved
        copy.objectives = player.objectives
        copy.battles = player.battles
        copy.turns = player.turns
        state.players[seat] = player = copy
    return player


# --- rooms


def new_room(state: Ark, kind: int, cell: int, facing: int = 0) -> int:
    """Put a room on the table; returns its number. `board.connect` must follow."""
    room = Room()
    room.owner = state.owner
    room.kind = kind
    room.cell = cell
    room.facing = facing
    room.token = -1
    room.units = [0] * UNIT_OWNERS
    room.wounded = 0
    room.cylinders = [0] * CYLINDER_COLOURS
    room.cubes = ()
    room.power_tokens = 0
    room.local = 0
    room.foreign = 0
    room.pieces = 0
    room.occupants = 0
    room.level = 0
    room.powered = 0
    state.rooms.append(room)
    number = len(state.rooms) - 1
    if cell >= 0:
        state.at = state.at.copy()
        state.at[cell] = number
    printed = state.pack.rooms[kind]
    if printed.cls == FACTORY:
        state.factories |= 1 << number
    if printed.spawns >= 0:
        set_home(state, printed.spawns - ROBOTS, number)
    if printed.colour >= 0:
        set_home(state, printed.colour - FIRST_NEUTRAL_COLOUR + 2, number)
    refresh(state, number)
    return number


def set_home(state: Ark, neutral: int, number: int) -> None:
    homes = list(state.homes)
    homes[neutral] = number
    state.homes = tuple(homes)


def own_room(state: Ark, number: int) -> Room:
    room = state.rooms[number]
    if room.owner is not state.owner:
        copy = Room()
        copy.owner = state.owner
        copy.kind = room.kind
        copy.cell = room.cell
        copy.facing = room.facing
        copy.token = room.token
        copy.units = room.units.copy()
        copy.wounded = room.wounded
        copy.cylinders = room.cylinders.copy()
        copy.cubes = room.cubes
        copy.power_tokens = room.power_tokens
        copy.local = room.local
        copy.foreign = room.foreign
        copy.pieces = room.pieces
        copy.occupants = room.occupants
        copy.level = room.level
        copy.powered = room.powered
        state.rooms[number] = room = copy
    return room


def refresh(state: Ark, number: int) -> None:
    """Recompute what depends on the pieces in a room, and set the checks that must look."""
    room = state.rooms[number]
    kind = state.pack.rooms[room.kind]
    bit = 1 << number
    units = room.units
    occupants = 0
    for owner in range(UNIT_OWNERS):
        if units[owner]:
            occupants |= 1 << owner
    if occupants != room.occupants:
        flip(state.standing, bit, occupants ^ room.occupants)
        room.occupants = occupants
    if kind.cls == BIODOME:
        if not room.local:
            room.local = room.pieces = bit
            state.held[number] |= bit
            state.pieced[number] |= bit
        return
    cylinders = room.cylinders
    homes = state.homes
    pieces = occupants & (1 << FIRST_NEUTRAL_UNIT) - 1
    foreign = occupants >> FIRST_NEUTRAL_UNIT
    if foreign:
        foreign &= ~((1 if homes[0] == number else 0) | (2 if homes[1] == number else 0))
    powered = 0
    for colour in range(CYLINDER_COLOURS):
        if cylinders[colour]:
            powered += cylinders[colour]
            if colour < FIRST_NEUTRAL_COLOUR:
                pieces |= 1 << colour
            elif homes[colour - FIRST_NEUTRAL_COLOUR + 2] != number:
                foreign |= 1 << colour - FIRST_NEUTRAL_COLOUR + 2
    if room.power_tokens:
        powered = min(powered + 2 * room.power_tokens, kind.circles)
    local = pieces
    if room.cubes:
        local = most_cubes(room.cubes)
        for seat in room.cubes:
            pieces |= 1 << seat
    if state.holders is not None:
        local = state.holders(state, number, pieces, local)
        if local < 0:  # nobody controls it, not even by neutral pieces
            local = foreign = 0
    if local != room.local:
        flip(state.held, bit, local ^ room.local)
        room.local = local
    if pieces != room.pieces:
        flip(state.pieced, bit, pieces ^ room.pieces)
        room.pieces = pieces
    room.foreign = foreign
    room.powered = powered
    room.level = len(room.cubes) if kind.driver == BY_CUBES else min(powered, kind.circles)
    state.visited = state.visited | bit if foreign else state.visited & ~bit
    state.tokened = state.tokened | bit if room.token >= 0 else state.tokened & ~bit
    full = kind.target >= 0 and len(room.cubes) == kind.squares
    state.completed = state.completed | bit if full else state.completed & ~bit
    state.overlay = None
    if state.pylons is not None:
        state.pylons(state, number)
    state.changed |= CONTROL_CHANGED
    state.due |= DUE_GOALS
    if kind.spawns >= 0 or kind.colour >= 0:
        state.due |= DUE_NEUTRALS | DUE_EXPLORE
    elif room.token >= 0 or foreign or not state.tokened:
        state.due |= DUE_EXPLORE


def flip(sets: list[int], bit: int, members: int) -> None:
    """Let a room enter or leave the set of each member of a mask."""
    for member in range(len(sets)):
        if members >> member & 1:
            sets[member] ^= bit


def numbers_in(rooms: int) -> list[int]:
    """The rooms of a set, in order."""
    found: list[int] = []
    while rooms:
        low = rooms & -rooms
        found.append(low.bit_length() - 1)
        rooms ^= low
    return found


def most_cubes(cubes: tuple[int, ...]) -> int:
    """The seats with the most cubes (rulebook p. 5: a tie is shared control)."""
    best = 0
    mask = 0
    for seat in set(cubes):
        n = cubes.count(seat)
        if n > best:
            best = n
            mask = 1 << seat
        elif n == best:
            mask |= 1 << seat
    return mask


def add_units(state: Ark, number: int, owner: int, n: int) -> None:
    """Put upright units into a room, or take them (``n`` negative).

    Where units stand is a matter of control; that there are more of them is for the caller to tell.
    """
    room = own_room(state, number)
    room.units[owner] += n
    refresh(state, number)


def add_cylinders(state: Ark, number: int, colour: int, n: int) -> None:
    """Put cylinders into a room, or take them; the others slide up by being counted."""
    room = own_room(state, number)
    room.cylinders[colour] += n
    refresh(state, number)


def set_cubes(state: Ark, number: int, cubes: tuple[int, ...]) -> None:
    room = own_room(state, number)
    room.cubes = cubes
    changed(state, CUBES_CHANGED)
    refresh(state, number)


def add_power_token(state: Ark, number: int) -> None:
    """Put a power token into a room; tokens never leave it."""
    room = own_room(state, number)
    room.power_tokens += 1
    refresh(state, number)


def set_token(state: Ark, number: int, token: int) -> None:
    room = own_room(state, number)
    room.token = token
    refresh(state, number)


def lay_down(state: Ark, number: int, n: int) -> None:
    """Neutral units lie wounded in their home room, or stand up from there (``n`` negative)."""
    room = own_room(state, number)
    room.wounded += n
    refresh(state, number)

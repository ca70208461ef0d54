"""``given``: a partial position of Ark: Awakening. What it does not name is as at the start of the game."""

from __future__ import annotations

from typing import Any, Final

from arks.awakening.biodome import assign, put_cylinder
from arks.awakening.board import connect
from arks.awakening.modes.it_learns.organism import CORRUPTED, corrupted
from arks.awakening.state import (
    EVERYTHING_CHANGED,
    FIRST_NEUTRAL_COLOUR,
    FIRST_NEUTRAL_UNIT,
    UNIT_OWNERS,
    Ark,
    add_cylinders,
    add_power_token,
    add_units,
    changed,
    clear_ship,
    lay_down,
    new_room,
    note,
    own_player,
    refresh,
    set_cubes,
)
from arks.awakening.tables import POWER, RESOURCES, RoomKind
from arks.awakening.variants.bombs import bombs_of
from arks.awakening.variants.doorways import Edge, edge_between, set_seals
from arks.awakening.words import CYLINDER_COLOURS as COLOUR_NAMES
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.frames import advance
from arks.lab.scenarios.awakening import names
from arks.lab.scenarios.awakening.cards import CARD_FIELDS, deal
from arks.lab.scenarios.awakening.enemy import EDGES, set_enemy
from arks.lab.scenarios.awakening.fallout import set_fallout
from arks.lab.scenarios.awakening.names import SIDES, Names
from arks.lab.scenarios.naming import Tokens, find, plain
from arks.lab.scenarios.reading import BadScenario, fields, texts, whole

ROOM_FIELDS: Final = (
    "room", "at", "units", "cylinders", "cubes", "wounded", "token", "power tokens", "bomb",
    "name edge", "infection", "corrupted",
)  # fmt: skip
PLAYER_FIELDS: Final = (
    "resources", "arsenal", "sections", "marker", "units", "asleep", "wounded", "hand", "tokens", "targets",
    "achievements", "mission", "objectives", "battles", "turns", "under", "assigned", "section cylinders",
)  # fmt: skip
UNIT_NAMES: Final = (*SEAT_COLOURS, "robots", "mercenaries")


def set_position(state: Ark, given: dict[str, Any], called: Names) -> None:
    """Put a position on the table of a new game and start the turn of the player whose turn it is."""
    players = state.boards
    colours = SEAT_COLOURS[:players]
    fields(
        given,
        "given",
        ("rooms", "turn", "last explorer", *CARD_FIELDS, "seals", "enemy", "mission", "fallout", *colours),
    )
    state.stack = state.stack[:1]
    state.pending = None
    state.choices = {}
    state.active = -1
    state.next_seat = names.seat_called(given.get("turn", "yellow"), players, "given.turn")
    if "last explorer" in given:
        state.last_explorer = names.seat_called(given["last explorer"], players, "given.last explorer")
    boards = [fields(given.get(colour, {}), f"given.{colour}", PLAYER_FIELDS) for colour in colours]
    tokens = [room.token for room in state.rooms]
    if "rooms" in given:
        lay_out(state, fields(given["rooms"], "given.rooms"), called)
        tokens = [-1] * len(state.rooms)
    for seat, board in enumerate(boards):
        set_player(state, seat, board, f"given.{colours[seat]}")
        count_units(state, seat, board, f"given.{colours[seat]}")
        count_cylinders(state, seat, f"given.{colours[seat]}")
    for number in range(len(state.rooms)):
        refresh(state, number)  # what rooms are worth may depend on sections
    settle_neutrals(state)
    if "seals" in given:
        set_seals(state, door_seals(state, called, given["seals"], "given.seals"))
    rooms = given.get("rooms", {}).items()
    wanted = {called.given[name]: room["token"] for name, room in rooms if room is not None and "token" in room}
    deal(state, given, boards, wanted, tokens)
    set_enemy(state, given, called)
    set_fallout(state, given)
    complaint = state.rules.audit(state)
    if complaint:
        raise BadScenario(f"given: this position cannot be: {complaint}")
    changed(state, EVERYTHING_CHANGED)
    advance(state)


# --- rooms


def lay_out(state: Ark, wanted: dict[str, Any], called: Names) -> None:
    """Only the named rooms lie on the ship, with what is in them."""
    pack = state.pack
    kinds = names.room_kinds(pack)
    biodomes = state.rooms[: state.boards]
    clear_ship(state, len(state.at))
    for seat, biodome in enumerate(biodomes):
        state.rooms[new_room(state, pack.biodome, -1)].cylinders[seat] = biodome.cylinders[seat]
        add_units(state, seat, seat, biodome.units[seat])
    waiting = dict(wanted)
    while waiting:  # a room may be placed beside one that is named after it
        placed = [name for name in waiting if place(state, name, waiting[name], kinds, called)]
        if not placed:
            raise BadScenario(f"given.rooms.{next(iter(waiting))}.at: the room it is placed beside is not there")
        for name in placed:
            del waiting[name]
    connect(state)
    for name, room in wanted.items():
        furnish(state, called.given[name], room, f"given.rooms.{name}")


def place(state: Ark, name: str, value: object, kinds: dict[int, list[Tokens]], called: Names) -> bool:
    """Put a room on its cell; False when its cell depends on a room that is not placed yet."""
    where = f"given.rooms.{name}"
    room = fields({} if value is None else value, where, ROOM_FIELDS)
    kind = find(room.get("room", name), kinds, f"{where}.room", "room")
    if "at" not in room:
        cell = apart(state)
    else:
        found = placed_at(state, room["at"], called, f"{where}.at")
        if found is None:
            return False
        cell = found
    if state.at[cell] >= 0:
        raise BadScenario(f"{where}.at: {names.cell_name(state, cell)} is taken")
    edge = room.get("name edge", EDGES[0])
    if edge not in EDGES:
        raise BadScenario(f"{where}.name edge: {edge!r} is not one of {', '.join(EDGES)}")
    called.given[name] = new_room(state, kind, cell, EDGES.index(edge))
    return True


def placed_at(state: Ark, value: object, called: Names, where: str) -> int | None:
    """A cell: ``C3``, ``yellow door 1``, ``left of RoomB``; None when that room is not placed yet."""
    tokens = plain(str(value))
    layout = state.pack.layouts[state.layout]
    cell = names.cell_called(state, tokens[0]) if len(tokens) == 1 else -1
    if len(tokens) == 3 and tokens[1] == "door" and tokens[2] in ("1", "2"):
        seat = names.seat_called(tokens[0].removesuffix("s"), state.boards, where)
        cell = layout.doors[layout.use[state.boards][seat]][int(tokens[2]) - 1]
    elif len(tokens) > 1 and tokens[0] in SIDES:
        beside = [number for name, number in called.given.items() if plain(name) == tokens[1:]]
        if not beside:
            return None
        cell = names.cell_beside(state, state.rooms[beside[0]].cell, tokens[0])
    if cell < 0:
        raise BadScenario(f"{where}: {value!r} is no cell of the {layout.columns} x {layout.rows} grid")
    return cell


def apart(state: Ark) -> int:
    """A free cell away from all rooms and doors, for a room whose place does not matter."""
    layout = state.pack.layouts[state.layout]
    doors = [cell for board in layout.use[state.boards] for cell in layout.doors[board]]
    for lonely in (True, False):
        for cell in range(len(state.at) - 1, -1, -1):
            near = [names.cell_beside(state, cell, side) for side in SIDES]
            taken = any([state.at[other] >= 0 for other in near if other >= 0])
            if state.at[cell] < 0 and cell not in doors and not (lonely and taken):
                return cell
    raise BadScenario("given.rooms: the ship is full")


def furnish(state: Ark, number: int, value: object, where: str) -> None:
    """The pieces in a room."""
    room = fields({} if value is None else value, where)
    for name, n in fields(room.get("units", {}), f"{where}.units", UNIT_NAMES).items():
        add_units(state, number, UNIT_NAMES.index(name), whole(n, f"{where}.units.{name}"))
    for name, n in fields(room.get("cylinders", {}), f"{where}.cylinders", COLOUR_NAMES).items():
        add_cylinders(state, number, COLOUR_NAMES.index(name), whole(n, f"{where}.cylinders.{name}"))
    set_cubes(state, number, cubes(state, room.get("cubes", []), f"{where}.cubes"))
    for _ in range(whole(room.get("power tokens", 0), f"{where}.power tokens")):
        add_power_token(state, number)
    if "bomb" in room:
        owner = names.seat_called(room["bomb"], state.boards, f"{where}.bomb")
        note(state, f"bombs {owner}", *sorted([*bombs_of(state, owner), number]))
    if "infection" in room:
        add_units(state, number, state.enemy, whole(room["infection"], f"{where}.infection"))
    if room.get("corrupted"):
        note(state, CORRUPTED, *sorted([*corrupted(state), number]))
    if "wounded" in room:
        lay_down(state, number, whole(room["wounded"], f"{where}.wounded"))


def door_seals(state: Ark, called: Names, value: object, where: str) -> dict[Edge, int]:
    """Sealed doorways: ``{RoomA - RoomB: yellow}``."""
    found: dict[Edge, int] = {}
    for door, colour in fields(value, where).items():
        sides = [called.room(state, side, f"{where}.{door}") for side in door.split(" - ")]
        if len(sides) != 2:
            raise BadScenario(f"{where}.{door}: a doorway is written as RoomA - RoomB")
        found[edge_between(state, sides[0], sides[1])] = names.seat_called(colour, state.boards, f"{where}.{door}")
    return found


def cubes(state: Ark, value: object, where: str) -> tuple[int, ...]:
    """Cubes from left to right, or so many of each colour."""
    if isinstance(value, dict):
        value = [colour for colour, n in value.items() for _ in range(whole(n, f"{where}.{colour}"))]
    owners = max(state.boards, state.enemy + 1)
    return tuple([names.seat_called(colour, owners, where) for colour in texts(value, where)])


# --- players


def set_player(state: Ark, seat: int, board: dict[str, Any], where: str) -> None:
    pack = state.pack
    player = own_player(state, seat)
    player.turns = whole(board.get("turns", 0), f"{where}.turns")
    player.arsenal = whole(board.get("arsenal", player.arsenal), f"{where}.arsenal")
    player.battles = whole(board.get("battles", 0), f"{where}.battles")
    player.wounded = whole(board.get("wounded", 0), f"{where}.wounded")
    if "resources" in board:
        resources = fields(board["resources"], f"{where}.resources", RESOURCES)
        player.resources = [whole(resources.get(type, 0), f"{where}.resources.{type}") for type in RESOURCES]
    for name, n in fields(board.get("sections", {}), f"{where}.sections").items():
        player.sections[names.section_called(pack, name, f"{where}.sections")] = whole(n, f"{where}.sections.{name}")
    if "marker" in board:
        player.marker = names.section_called(pack, board["marker"], f"{where}.marker")
    player.targets = tuple(
        [find(name, names.targets(pack), f"{where}.targets", "target") for name in listed(board, "targets", where)]
    )
    player.achieved = 0
    for name in listed(board, "achievements", where):
        player.achieved |= 1 << find(name, names.achievements(pack), f"{where}.achievements", "achievement")
    for n in board.get("objectives", []):
        player.objectives |= 1 << whole(n, f"{where}.objectives") - 1
    for section, cubes_there in zip(player.board.sections, player.sections, strict=True):
        if not 0 <= cubes_there <= section.squares:
            raise BadScenario(f"{where}.sections.{section.id} has {section.squares} squares, not {cubes_there}")
    for name, n in fields(board.get("assigned", {}), f"{where}.assigned").items():
        assign(state, seat, names.section_called(pack, name, f"{where}.assigned"), whole(n, f"{where}.assigned"))
    for name, colours in fields(board.get("section cylinders", {}), f"{where}.section cylinders").items():
        section_number = names.section_called(pack, name, f"{where}.section cylinders")
        for colour, n in fields(colours, f"{where}.section cylinders.{name}", COLOUR_NAMES).items():
            for _ in range(whole(n, f"{where}.section cylinders.{name}")):
                put_cylinder(state, seat, section_number, COLOUR_NAMES.index(colour))
                if COLOUR_NAMES.index(colour) >= FIRST_NEUTRAL_COLOUR:
                    add_cylinders(state, seat, COLOUR_NAMES.index(colour), 1)


def listed(board: dict[str, Any], name: str, where: str) -> list[str]:
    return texts(board.get(name, []), f"{where}.{name}")


def count_units(state: Ark, seat: int, board: dict[str, Any], where: str) -> None:
    """Units in rooms come out of the biodome first, then out of stasis; what is named stays as named."""
    player = own_player(state, seat)
    total = player.start.units_total
    home = state.rooms[seat].units[seat]
    left = total - player.wounded - sum([room.units[seat] for room in state.rooms[state.boards :]])
    if "units" in board:
        at_home = whole(board["units"], f"{where}.units")
    elif "asleep" in board:
        at_home = left - whole(board["asleep"], f"{where}.asleep")
    else:
        at_home = max(0, home - (total - left))
    player.asleep = whole(board.get("asleep", left - at_home), f"{where}.asleep")
    if at_home < 0 or player.asleep < 0 or at_home + player.asleep != left:
        raise BadScenario(f"{where}.units: this position cannot be: a player has {total} units")
    add_units(state, seat, seat, at_home - home)


def count_cylinders(state: Ark, seat: int, where: str) -> None:
    """A player has as many cylinders as the power section provides; those not in rooms are in the biodome."""
    player = own_player(state, seat)
    owned = player.board.sections[POWER].capacity[player.sections[POWER]]
    out = sum([room.cylinders[seat] for room in state.rooms[state.boards :]])
    if out > owned:
        raise BadScenario(
            f"{where}: this position cannot be: {out} cylinders in rooms, the power section brings {owned}"
        )
    add_cylinders(state, seat, seat, owned - out - state.rooms[seat].cylinders[seat])
    player.cylinders = player.start.cylinders_total - owned


def settle_neutrals(state: Ark) -> None:
    """Neutral pieces that are not placed anywhere stand in their home room."""
    for neutral, number in enumerate(state.homes):
        if number < 0:
            continue
        room = state.rooms[number]
        kind = state.pack.rooms[room.kind]
        if neutral < UNIT_OWNERS - FIRST_NEUTRAL_UNIT:
            owner = neutral + FIRST_NEUTRAL_UNIT
            there = sum([other.units[owner] for other in state.rooms]) + room.wounded
            missing = provided(kind, kind.spawned[room.level], there, UNIT_NAMES[owner])
            add_units(state, number, owner, missing)
        else:
            colour = neutral - (UNIT_OWNERS - FIRST_NEUTRAL_UNIT) + FIRST_NEUTRAL_COLOUR
            there = sum([other.cylinders[colour] for other in state.rooms])
            missing = provided(kind, kind.capacity[room.level], there, f"{COLOUR_NAMES[colour]} cylinders")
            add_cylinders(state, number, colour, missing)


def provided(kind: RoomKind, n: int, there: int, what: str) -> int:
    """How many pieces a room still provides."""
    if there > n:
        raise BadScenario(f"given: this position cannot be: {there} {what}, {kind.name} provides {n}")
    return n - there

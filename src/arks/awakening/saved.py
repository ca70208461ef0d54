"""The table in a saved document, and the laws every table obeys."""

from __future__ import annotations

from typing import Any

from arks.awakening.biodome import section_cylinders
from arks.awakening.board import connect
from arks.awakening.control import neutral_control
from arks.awakening.state import (
    BACK_ACTION,
    BACK_ARTIFACT,
    BACK_CHALLENGER,
    BACK_MISSION,
    BACK_ROOM,
    BACK_TARGET,
    BACK_TOKEN,
    CYLINDER_COLOURS,
    FIRST_NEUTRAL_COLOUR,
    FIRST_NEUTRAL_UNIT,
    TOKENS_PLACED,
    UNIT_OWNERS,
    Ark,
    Player,
    Room,
    clear_ship,
    clear_table,
    new_player,
    new_room,
    refresh,
)
from arks.awakening.tables import BIODOME, FACTORY, ORDINARY
from arks.kernel.codec import Document, damaged, integer, integers, sequence

PLAYER_NUMBERS = ("asleep", "wounded", "cylinders", "arsenal", "marker", "achieved", "objectives", "battles", "turns")


def encode(state: Ark) -> Document:
    return {
        "layout": state.layout,
        "groups": list(state.groups),
        "active": state.active,
        "next_seat": state.next_seat,
        "last_explorer": state.last_explorer,
        "changed": state.changed,
        "players": [encode_player(player) for player in state.players],
        "rooms": [encode_room(room) for room in state.rooms],
        **({"notes": {name: list(numbers) for name, numbers in state.notes.items()}} if state.notes else {}),
    }


def encode_player(player: Player) -> Document:
    return {
        "asleep": player.asleep,
        "wounded": player.wounded,
        "cylinders": player.cylinders,
        "arsenal": player.arsenal,
        "marker": player.marker,
        "achieved": player.achieved,
        "objectives": player.objectives,
        "battles": player.battles,
        "turns": player.turns,
        "resources": player.resources.copy(),
        "sections": player.sections.copy(),
        "targets": list(player.targets),
    }


def encode_room(room: Room) -> list[Any]:
    return [
        room.kind,
        room.cell,
        room.facing,
        room.token,
        room.wounded,
        room.units.copy(),
        room.cylinders.copy(),
        list(room.cubes),
        *([room.power_tokens] if room.power_tokens else []),
    ]


def decode(state: Ark, table: Document) -> None:
    clear_table(state)
    pack = state.pack
    state.layout = integer(table, "layout")
    if not 0 <= state.layout < len(pack.layouts):
        raise damaged("layout", "a layout of the content pack")
    layout = pack.layouts[state.layout]
    clear_ship(state, layout.columns * layout.rows)
    state.groups = integers(table, "groups")
    if not all([0 <= group < len(pack.groups) for group in state.groups]):
        raise damaged("groups", "groups of the content pack")
    state.active = integer(table, "active")
    state.next_seat = integer(table, "next_seat")
    state.last_explorer = integer(table, "last_explorer")
    notes = table.get("notes", {})
    if not isinstance(notes, dict):
        raise damaged("notes", "an object")
    state.notes = {name: integers(notes, name) for name in notes}
    check_notes(state)
    players = state.boards  # who leads an Enemy takes no turn of its own
    if not (-1 <= state.active < players and 0 <= state.next_seat < players and -2 <= state.last_explorer < players):
        raise damaged("active, next_seat and last_explorer", "seats")
    for item in sequence(table, "players"):
        state.players.append(decode_player(state, item))
    for item in sequence(table, "rooms"):
        decode_room(state, item)
    for number in range(len(state.rooms)):
        refresh(state, number)
    connect(state)
    state.changed = integer(table, "changed")


def check_notes(state: Ark) -> None:
    """What players' boards depend on must be right before these are made."""
    for check in state.rules.hooks.get("notes", []):
        complaint = check(state)
        if complaint:
            raise damaged("notes", complaint)


def decode_player(state: Ark, item: object) -> Player:
    if not isinstance(item, dict):
        raise damaged("players", "objects")
    player = new_player(state, len(state.players))
    for name in PLAYER_NUMBERS:
        value = integer(item, name)
        if value < (-1 if name == "marker" else 0):
            raise damaged(name, "0 or more")
        setattr(player, name, value)
    player.resources = list(integers(item, "resources"))
    player.sections = list(integers(item, "sections"))
    player.targets = integers(item, "targets")
    return player


def decode_room(state: Ark, item: object) -> None:
    if not isinstance(item, list) or len(item) not in (8, 9):
        raise damaged("rooms", "lists of eight parts, or nine with power tokens")
    parts = ("kind", "cell", "facing", "token", "wounded", "units", "cylinders", "cubes", "power_tokens")
    named = dict(zip(parts, [*item, 0][:9], strict=True))
    kind = integer(named, "kind")
    cell = integer(named, "cell")
    if not 0 <= kind < len(state.pack.rooms) or not -1 <= cell < len(state.at):
        raise damaged("rooms", "rooms of the content pack on cells of the layout")
    if cell >= 0 and state.at[cell] >= 0:
        raise damaged("rooms", "one room on a cell")
    room = state.rooms[new_room(state, kind, cell, integer(named, "facing"))]
    room.token = integer(named, "token")
    room.wounded = integer(named, "wounded")
    room.units = list(integers(named, "units"))
    room.cylinders = list(integers(named, "cylinders"))
    room.cubes = integers(named, "cubes")
    room.power_tokens = integer(named, "power_tokens")
    if len(room.units) != UNIT_OWNERS or len(room.cylinders) != CYLINDER_COLOURS:
        raise damaged("rooms", f"{UNIT_OWNERS} numbers of units and {CYLINDER_COLOURS} of cylinders")


def audit(state: Ark) -> str:
    """Which law of conservation the table breaks; empty when it breaks none."""
    complaint = audit_players(state) or audit_rooms(state) or audit_cards(state)
    for audits in state.rules.hooks.get("audit", []):
        complaint = complaint or audits(state)
    return complaint


def audit_players(state: Ark) -> str:
    pack = state.pack
    players = state.boards
    if len(state.players) != players:
        return f"there must be {players} players"
    for seat, player in enumerate(state.players):
        if player.asleep + player.wounded + sum([room.units[seat] for room in state.rooms]) != player.start.units_total:
            return f"seat {seat} has {player.start.units_total} units"
        out = sum([room.cylinders[seat] for room in state.rooms])
        if player.cylinders + out != player.start.cylinders_total:
            return f"seat {seat} has {player.start.cylinders_total} cylinders"
        if len(player.resources) != 5 or min(player.resources) < 0:
            return "resources are five numbers of 0 or more"
        if not 0 <= player.arsenal <= pack.limits.arsenal or player.marker >= len(player.sections):
            return "the arsenal or a marker is off its track"
        if len(player.sections) != len(player.board.sections):
            return f"a biodome has {len(player.board.sections)} sections"
        for cubes, section in zip(player.sections, player.board.sections, strict=True):
            if not 0 <= cubes <= section.squares:
                return f"{section.name} has {section.squares} squares"
        if len(set(player.targets)) < len(player.targets):
            return "a target card is taken once by a player"
        if not all([0 <= target < len(pack.targets) for target in player.targets]):
            return "targets are cards of the content pack"
    return ""


def audit_rooms(state: Ark) -> str:
    pack = state.pack
    players = state.boards
    owners = max(players, state.enemy + 1)  # of pieces
    for number, room in enumerate(state.rooms):
        kind = pack.rooms[room.kind]
        if (kind.cls == BIODOME) != (number < players) or (kind.cls == BIODOME) != (room.cell < 0):
            return "biodomes come first and lie outside the grid"
        if min(room.units) < 0 or min(room.cylinders) < 0 or room.wounded < 0:
            return "pieces are 0 or more"
        if len(room.cubes) > kind.squares or not all([0 <= seat < owners for seat in room.cubes]):
            return f"{kind.name} has {kind.squares} squares for the players' cubes"
        at_home = room.cylinders[kind.colour] if kind.colour >= 0 else 0
        if kind.cls == BIODOME:
            others = [code for code in section_cylinders(state, number) if code % CYLINDER_COLOURS != number]
            at_home = room.cylinders[number] + len(others)
            if sum(room.units) != room.units[number]:
                return "only its owner's units are in a biodome"
        covered = sum(room.cylinders) + room.power_tokens
        if covered - at_home > kind.circles or room.power_tokens < 0:
            return f"{kind.name} has {kind.circles} circles"
        if any([room.units[seat] or room.cylinders[seat] for seat in range(owners, FIRST_NEUTRAL_UNIT)]):
            return "no pieces of absent players"
    for neutral, home in enumerate(state.homes):
        pieces = 0
        for room in state.rooms:
            if neutral < 2:
                pieces += room.units[FIRST_NEUTRAL_UNIT + neutral]
            else:
                pieces += room.cylinders[FIRST_NEUTRAL_COLOUR + neutral - 2]
        if home < 0:
            if pieces:
                return "neutral pieces need their room"
            continue
        room = state.rooms[home]
        kind = pack.rooms[room.kind]
        wanted = kind.spawned[room.level] - room.wounded if neutral < 2 else kind.capacity[room.level]
        if pieces < wanted or (pieces > wanted and not is_leaving(state)):
            return f"{kind.name} provides {wanted} pieces"
    neutral_control(state)
    return ""


def is_leaving(state: Ark) -> bool:
    """Whether somebody is choosing which neutral pieces leave the table."""
    leaving = (state.rules.number["remove-units"], state.rules.number["remove-cylinders"])
    return any([frame.procedure in leaving for frame in state.stack])


def audit_cards(state: Ark) -> str:
    pack = state.pack
    cards = state.cards
    factories = max([deck.factories_each for deck in pack.decks])
    copies: dict[int, list[int]] = {  # in the box, by back and face
        BACK_ROOM: [factories if kind.cls == FACTORY else 1 for kind in pack.rooms],
        BACK_TOKEN: [token.count for token in pack.tokens],
        BACK_ARTIFACT: [artifact.copies for artifact in pack.artifacts],
        BACK_MISSION: [1] * (len(pack.missions) + len(pack.first_missions)),
        BACK_TARGET: [1] * (len(pack.targets) + len(ORDINARY)),
        BACK_ACTION: [1] * len(pack.enemy.actions),
        BACK_CHALLENGER: [1] * len(pack.enemy.challenger_actions),
    }
    for face, back in zip(cards.face, cards.back, strict=True):
        if back not in copies or not 0 <= face < len(copies[back]):
            return "a card is not in the content pack"
        copies[back][face] -= 1
        if copies[back][face] < 0:
            return "there are no more cards of a kind than in the box"
    for zone in cards.zones:
        if len({cards.back[uid] for uid in zone}) > 1:
            return "cards with different backs do not mix"
    tokens = sorted([room.token for room in state.rooms if room.token >= 0])
    if tokens != sorted(cards.zones[TOKENS_PLACED]):
        return "tokens on the board are those on its rooms"
    return ""

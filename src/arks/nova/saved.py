"""The table in a saved document."""

from __future__ import annotations

from typing import Any, Final

from arks.kernel.codec import Document, damaged, integer, integers, sequence
from arks.nova.audit import audit_cards
from arks.nova.state import Player, Zoo, clear_table, new_player, recount, set_buildings
from arks.nova.tables import ACTIONS

TABLE_NUMBERS: Final[tuple[str, ...]] = (
    "active",
    "break_left",
    "break_by",
    "partner_offer",
    "university_offer",
    "donations",
    "last_turns",
    "round",
    "solo_turns",
)
PLAYER_NUMBERS: Final[tuple[str, ...]] = (
    "map",
    "money",
    "xtokens",
    "appeal",
    "conservation",
    "reputation",
    "upgraded",
    "venom",
    "constricted",
    "workers",
    "hired",
    "left",
    "waza",
    "turns",
)
PLAYER_LISTS: Final[tuple[str, ...]] = ("row", "multipliers", "tasks", "partners", "universities")
MAY_BE_MINUS_ONE: Final = ("map", "waza", "break_by", "last_turns")


def encode(state: Zoo) -> Document:
    table: Document = {name: getattr(state, name) for name in TABLE_NUMBERS}
    table["ten_reached"] = int(state.ten_reached)
    table["folders"] = list(state.folders)
    table["tiles"] = list(state.tiles)
    table["supported"] = [list(entry) for entry in state.supported]
    table["players"] = [encode_player(player) for player in state.players]
    return table


def encode_player(player: Player) -> Document:
    shown: Document = {name: getattr(player, name) for name in PLAYER_NUMBERS}
    for name in PLAYER_LISTS:
        shown[name] = list(getattr(player, name))
    shown["sold"] = int(player.sold)
    shown["cured"] = int(player.cured)
    shown["buildings"] = [list(building) for building in player.buildings]
    shown["pouched"] = [list(pair) for pair in player.pouched]
    shown["tokens"] = [list(pair) for pair in player.tokens]
    return shown


def number(item: Document, name: str) -> int:
    value = integer(item, name)
    if value < (-1 if name in MAY_BE_MINUS_ONE else 0):
        raise damaged(name, "0 or more")
    return value


def rows(item: Document, name: str, length: int) -> list[tuple[int, ...]]:
    """Lists of so many whole numbers."""
    found: list[tuple[int, ...]] = []
    for row in sequence(item, name):
        numbers = integers({name: row}, name)
        if len(numbers) != length:
            raise damaged(name, f"lists of {length} numbers")
        found.append(numbers)
    return found


def decode(state: Zoo, table: Document) -> None:
    clear_table(state)
    for name in TABLE_NUMBERS:
        setattr(state, name, number(table, name))
    players = state.rules.players
    if not (state.active < players and state.break_by < players and state.last_turns <= players + 1):
        raise damaged("active, break_by and last_turns", "seats and turns")
    state.ten_reached = integer(table, "ten_reached") != 0
    state.folders = integers(table, "folders")
    state.tiles = integers(table, "tiles")
    state.supported = tuple([(a, b, c) for a, b, c in rows(table, "supported", 3)])
    for seat, item in enumerate(sequence(table, "players")):
        if not isinstance(item, dict) or seat >= players:
            raise damaged("players", "objects, one for each seat")
        state.players.append(decode_player(state, item))
    for seat, item in enumerate(sequence(table, "players")):
        set_buildings(state, seat, tuple([(a, b, c) for a, b, c in rows(item, "buildings", 3)]))
    complaint = audit_cards(state)  # icons are counted on the cards
    if complaint:
        raise damaged("cards", complaint)
    for seat in range(len(state.players)):
        recount(state, seat)


def decode_player(state: Zoo, item: dict[str, Any]) -> Player:
    player = new_player(state)
    for name in PLAYER_NUMBERS:
        setattr(player, name, number(item, name))
    for name in PLAYER_LISTS:
        setattr(player, name, integers(item, name))
    if player.map >= len(state.pack.maps):
        raise damaged("map", "a map of the content")
    if sorted(player.row) != list(range(len(ACTIONS))):
        raise damaged("row", "each action card once")
    player.sold = integer(item, "sold") != 0
    player.cured = integer(item, "cured") != 0
    player.pouched = tuple([(a, b) for a, b in rows(item, "pouched", 2)])
    player.tokens = tuple([(a, b) for a, b in rows(item, "tokens", 2)])
    return player

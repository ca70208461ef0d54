"""The table in a saved document, and the laws every table obeys."""

from __future__ import annotations

from typing import Any, Final

from arks.kernel.codec import Document, damaged, integer, integers, sequence
from arks.nova.hexmap import ALL_CELLS
from arks.nova.state import (
    ABOVE,
    BACK_SCORING,
    BACK_ZOO,
    BASE,
    DISPLAY_ZONE,
    Player,
    Zoo,
    animals,
    clear_table,
    new_player,
    recount,
    set_buildings,
    sponsors,
    under_zone,
)
from arks.nova.tables import (
    ACTIONS,
    ANIMAL,
    CONTINENTS,
    MAX_APPEAL,
    MAX_CONSERVATION,
    MAX_REPUTATION,
    MAX_XTOKENS,
    SPONSOR,
    UNIVERSITIES,
    WORKERS,
)

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


def audit(state: Zoo) -> str:
    """Which law the table breaks; empty when it breaks none."""
    return audit_cards(state) or audit_players(state) or audit_board(state)


def audit_cards(state: Zoo) -> str:
    cards = state.cards
    sizes = {BACK_ZOO: len(state.pack.cards), BACK_SCORING: len(state.pack.scoring)}
    for face, back in zip(cards.face, cards.back, strict=True):
        if back not in sizes or not 0 <= face < sizes[back]:
            return "a card is not in the content"
    if sorted([uid for uid in state.folders if uid >= 0]) != sorted(cards.zones[DISPLAY_ZONE]):
        return "the folders hold the cards of the display"
    known = list(zip(cards.back, cards.face, strict=True))
    if len(set(known)) < len(known):
        return "every card is there once"
    for seat in range(len(state.players)):
        for uid in animals(state, seat):
            if state.pack.cards[cards.face[uid]].kind != ANIMAL:
                return "only animals are housed"
        for uid in sponsors(state, seat):
            if state.pack.cards[cards.face[uid]].kind != SPONSOR:
                return "only sponsors are beside the animals"
        if sorted([card for _, card in state.players[seat].pouched]) != sorted(cards.zones[under_zone(state, seat)]):
            return "pouched cards lie under something"
    return ""


def audit_players(state: Zoo) -> str:
    if len(state.players) != state.rules.players:
        return f"there must be {state.rules.players} players"
    for seat, player in enumerate(state.players):
        if not 0 <= player.xtokens <= MAX_XTOKENS or player.money < 0:
            return f"seat {seat} has money and at most {MAX_XTOKENS} X-tokens"
        if player.appeal > MAX_APPEAL or player.conservation > MAX_CONSERVATION:
            return f"seat {seat} is off a track"
        if not 1 <= player.reputation <= MAX_REPUTATION:
            return f"seat {seat} is off the reputation track"
        if player.workers + sum(player.tasks) != player.hired or not 1 <= player.hired <= WORKERS:
            return f"seat {seat} has {player.hired} workers"
        if len(set(player.partners)) < len(player.partners) or len(player.partners) > 4:
            return "partner zoos are of different continents, four at most"
        if not all([0 <= c < len(CONTINENTS) for c in player.partners]):
            return "partner zoos are of the five continents"
        if len(set(player.universities)) < len(player.universities):
            return "universities are different"
        if not all([0 <= u < len(UNIVERSITIES) for u in player.universities]):
            return "there are three universities"
        complaint = audit_map(state, player)
        if complaint:
            return complaint
    return ""


def audit_map(state: Zoo, player: Player) -> str:
    covered = 0
    for kind, mask, full in player.buildings:
        if not 0 <= kind < len(state.pack.buildings) or full < 0:
            return "a building is of the content"
        if mask & covered or mask & ~ALL_CELLS or bin(mask).count("1") != state.pack.buildings[kind].size:
            return "a building covers its own spaces, each once"
        covered |= mask
    return "" if covered == player.covered else "the covered spaces are those of the buildings"


def audit_board(state: Zoo) -> str:
    projects = state.cards.zones[BASE] + state.cards.zones[ABOVE]
    taken: set[tuple[int, int]] = set()
    for uid, level, seat in state.supported:
        if uid not in projects or not 0 <= level < 3 or not -1 <= seat < state.rules.players:
            return "tokens lie on levels of projects in play"
        if (uid, level) in taken:
            return "a level holds one token"
        taken.add((uid, level))
    return ""

"""``given``: a partial position of Ark Nova. What it does not name is as at the start of the game."""

from __future__ import annotations

import re
from typing import Any, Final

from arks.kernel.frames import advance, own_frame
from arks.lab.scenarios.naming import find, plain, seat_named
from arks.lab.scenarios.nova import names
from arks.lab.scenarios.nova.cards import CARD_FIELDS, deal, written_cards
from arks.lab.scenarios.reading import BadScenario, fields, texts, whole
from arks.nova.setup import take_map
from arks.nova.state import (
    DUE_END,
    Placed,
    Player,
    Zoo,
    animals,
    own_player,
    recount,
    set_buildings,
)
from arks.nova.tables import (
    ACTIONS,
    ENCLOSURE_5,
    LEFT_TOKENS,
    SIZE_CLASSES,
    TASKS,
    Animal,
)
from arks.nova.words import SEAT_COLOURS

TABLE_NUMBERS: Final = {
    "break left": "break_left",
    "donations": "donations",
    "last turns": "last_turns",
    "round": "round",
    "turns left": "solo_turns",
}
TABLE_FIELDS: Final = ("turn", "map", *TABLE_NUMBERS, "tiles", "partner offer", "university offer", *CARD_FIELDS)
PLAYER_NUMBERS: Final = {
    "money": "money",
    "xtokens": "xtokens",
    "appeal": "appeal",
    "conservation": "conservation",
    "reputation": "reputation",
    "turns": "turns",
}
PLAYER_FIELDS: Final = (
    "map", *PLAYER_NUMBERS, "action row", "upgraded", "venom", "constriction", "multipliers", "workers", "tasks",
    "partner zoos", "universities", "used tokens", "buildings", "animals", "sponsors", "pouched", "hand",
    "final scoring", "waza",
)  # fmt: skip


def set_position(state: Zoo, given: dict[str, Any]) -> None:
    """Put a position on the table of a new game and start the turn of the player whose turn it is."""
    colours = SEAT_COLOURS[: state.rules.players]
    fields(given, "given", (*TABLE_FIELDS, *colours))
    boards = [fields(given.get(colour, {}), f"given.{colour}", PLAYER_FIELDS) for colour in colours]
    past_the_set_up(state)
    state.active = seat_named(given.get("turn", colours[0]), colours, "given.turn")
    for seat, board in enumerate(boards):
        set_player(state, seat, {"map": given["map"]} | board if "map" in given else board)
    deal(state, given, boards)
    set_table(state, given)
    for seat, board in enumerate(boards):
        where = f"given.{colours[seat]}"
        set_buildings(state, seat, placed(state, seat, board, where))
        house(state, seat, board, where)
        use_tokens(state, seat, board, where)
        recount(state, seat)
    complaint = state.rules.audit(state)
    if complaint:
        raise BadScenario(f"given: this position cannot be: {complaint}")
    state.due |= DUE_END
    advance(state)


def past_the_set_up(state: Zoo) -> None:
    """The set-up is over: turns come next."""
    state.stack = state.stack[:1]
    own_frame(state, 0).pc = 1
    state.pending = None
    state.choices = {}


# --- the table


def set_table(state: Zoo, given: dict[str, Any]) -> None:
    for name, attribute in TABLE_NUMBERS.items():
        if name in given:
            setattr(state, attribute, whole(given[name], f"given.{name}"))
    if "partner offer" in given:
        state.partner_offer = mask_of(given["partner offer"], names.CONTINENT_NAMES, "given.partner offer", "continent")
    if "university offer" in given:
        wanted = given["university offer"]
        state.university_offer = mask_of(wanted, names.UNIVERSITY_NAMES, "given.university offer", "university")
    if "tiles" in given:
        state.tiles = tiles(state, texts(given["tiles"], "given.tiles"))
    state.ten_reached = any([player.conservation >= 10 for player in state.players])


def tiles(state: Zoo, listed: list[str]) -> tuple[int, ...]:
    """The bonus tiles: two at 5, then two at 8 conservation points; ``taken`` where there is none any more."""
    if len(listed) != len(state.tiles):
        raise BadScenario(f"given.tiles names {len(state.tiles)} tiles, two at 5 and two at 8, or `taken`")
    known = names.tiles(state.pack)
    return tuple([-1 if name == "taken" else find(name, known, "given.tiles", "bonus tile") for name in listed])


def mask_of(value: object, known: names.Named, where: str, what: str) -> int:
    mask = 0
    for name in texts(value, where):
        mask |= 1 << find(name, known, where, what)
    return mask


# --- players


def set_player(state: Zoo, seat: int, board: dict[str, Any]) -> None:
    where = f"given.{SEAT_COLOURS[seat]}"
    player = own_player(state, seat)
    if state.rules.players > 1:
        player.appeal = (seat - state.active) % state.rules.players
    for name, attribute in PLAYER_NUMBERS.items():
        if name in board:
            setattr(player, attribute, whole(board[name], f"{where}.{name}"))
    if "map" in board:
        take_map(state, seat, find(str(board["map"]), names.maps(state.pack), f"{where}.map", "map"))
    player.row = tuple(range(len(ACTIONS)))
    if "action row" in board:
        row = numbers(board, "action row", names.ACTION_NAMES, where)
        if sorted(row) != list(range(len(ACTIONS))):
            raise BadScenario(f"{where}.action row names each of the five action cards once, slot 1 first")
        player.row = row
    for name, attribute in (("upgraded", "upgraded"), ("venom", "venom"), ("constriction", "constricted")):
        setattr(player, attribute, mask_of(board.get(name, []), names.ACTION_NAMES, f"{where}.{name}", "action"))
    multipliers = fields(board.get("multipliers", {}), f"{where}.multipliers", ACTIONS)
    player.multipliers = tuple([whole(multipliers.get(name, 0), f"{where}.multipliers") for name in ACTIONS])
    set_workers(player, board, where)
    player.partners = numbers(board, "partner zoos", names.CONTINENT_NAMES, where)
    player.universities = numbers(board, "universities", names.UNIVERSITY_NAMES, where)
    if "waza" in board:
        player.waza = find(board["waza"], names.listed(SIZE_CLASSES), f"{where}.waza", "size")


def numbers(board: dict[str, Any], name: str, known: names.Named, where: str) -> tuple[int, ...]:
    """Things of a closed list, in the order they are named."""
    listed = texts(board.get(name, []), f"{where}.{name}")
    return tuple([find(text, known, f"{where}.{name}", name) for text in listed])


def set_workers(player: Player, board: dict[str, Any], where: str) -> None:
    """``workers`` are those on the notepad, ``tasks`` those at work; together they are all that were hired."""
    tasks = fields(board.get("tasks", {}), f"{where}.tasks", TASKS)
    player.tasks = tuple([whole(tasks.get(name, 0), f"{where}.tasks.{name}") for name in TASKS])
    at_work = sum(player.tasks)
    player.workers = whole(board.get("workers", max(0, 1 - at_work)), f"{where}.workers")
    player.hired = player.workers + at_work


def use_tokens(state: Zoo, seat: int, board: dict[str, Any], where: str) -> None:
    """Each project supported has taken a token from the left edge, the first ones if they are not named."""
    player = own_player(state, seat)
    used = board.get("used tokens", list(range(sum([1 for _, _, owner in state.supported if owner == seat]))))
    for token in used:
        if not 0 <= whole(token, f"{where}.used tokens") < LEFT_TOKENS:
            raise BadScenario(f"{where}.used tokens: the tokens are 0 to {LEFT_TOKENS - 1}")
        player.left &= ~(1 << token)


def placed(state: Zoo, seat: int, board: dict[str, Any], where: str) -> tuple[Placed, ...]:
    """Buildings as written: ``enclosure3 at 3-2 3-3 4-2 occupied``, ``reptile house at ... 2 filled``."""
    found = list(state.players[seat].buildings)  # what the map brings
    known = names.shapes(state.pack)
    where = f"{where}.buildings"
    for written in texts(board.get("buildings", []), where):
        match = re.fullmatch(r"(.+?) at ((?:\d+[-,]\d+ ?)+)(?:,? *(occupied|\d+ filled))?", written)
        if match is None:
            raise BadScenario(f"{where}: {written!r} is not like 'enclosure3 at 3-2 3-3 4-2 occupied'")
        kind = find(match[1], known, where, "building")
        mask = names.cells_called(match[2], where)
        full = 0 if match[3] is None else 1 if match[3] == "occupied" else int(match[3].split()[0])
        if bin(mask).count("1") != state.pack.buildings[kind].size:
            raise BadScenario(f"{where}: {match[1]} covers {state.pack.buildings[kind].size} spaces")
        found.append((kind, mask, full))
    return tuple(found)


def house(state: Zoo, seat: int, board: dict[str, Any], where: str) -> None:
    """``Lion in enclosure4`` fills that enclosure."""
    for uid, written in zip(animals(state, seat), written_cards(board, "animals", where), strict=True):
        _, _, home = written.partition(" in ")
        if not home:
            continue
        numbers = names.building_called(state, seat, plain(home))
        if not numbers:
            raise BadScenario(f"{where}.animals: {home!r} is not one building of this zoo")
        buildings = list(state.players[seat].buildings)
        kind, mask, full = buildings[numbers[0]]
        card = state.pack.cards[state.cards.face[uid]]
        assert isinstance(card, Animal)
        if kind not in (*range(ENCLOSURE_5 + 1), card.special):
            raise BadScenario(f"{where}.animals: {card.name} does not live in a {home}")
        buildings[numbers[0]] = (kind, mask, 1 if kind <= ENCLOSURE_5 else full + card.spaces)
        set_buildings(state, seat, tuple(buildings))

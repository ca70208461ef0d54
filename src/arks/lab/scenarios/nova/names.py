"""The names of things: cards by name or number, buildings by kind, number or space, spaces as column-row."""

from __future__ import annotations

import re
from typing import Final

from arks.lab.scenarios.naming import Tokens, called, find, one, plain, split
from arks.lab.scenarios.reading import BadScenario
from arks.nova.hexmap import COLUMNS, POSITIONS, cell_of, cells_in, rows
from arks.nova.state import BACK_SCORING, Zoo
from arks.nova.tables import ACTIONS, CONTINENTS, UNIVERSITIES, Pack

LEVELS: Final = ("left", "middle", "right")
Named = dict[int, list[Tokens]]


def listed(names: tuple[str, ...]) -> Named:
    return {number: [split(name)] for number, name in enumerate(names)}


ACTION_NAMES: Final = listed(ACTIONS)
CONTINENT_NAMES: Final = listed(CONTINENTS)
UNIVERSITY_NAMES: Final = listed(UNIVERSITIES)
LEVEL_NAMES: Final = listed(LEVELS)


def zoo_cards(pack: Pack) -> Named:
    """Animals, sponsors and projects by face."""
    return {card.face: [plain(card.name), (str(card.number),)] for card in pack.cards}


def scoring_cards(pack: Pack) -> Named:
    return {card.index: [plain(card.name), (f"{card.number:03}",)] for card in pack.scoring}


def shapes(pack: Pack) -> Named:
    """Buildings to be built: ``enclosure3`` is also ``enclosure 3``."""
    found: Named = {}
    for building in pack.buildings:
        found[building.index] = [split(building.id)]
        if building.id.startswith("enclosure"):
            found[building.index].append(("enclosure", building.id.removeprefix("enclosure")))
    return found


def maps(pack: Pack) -> Named:
    return {zoo.index: [(zoo.id.lower(),), plain(zoo.name), ("map", zoo.id.lower())] for zoo in pack.maps}


def tiles(pack: Pack) -> Named:
    return {number: [split(id)] for number, (id, _) in enumerate(pack.tracks.bonus_tiles)}


def tile_name(pack: Pack, tile: int) -> str:
    return pack.tracks.bonus_tiles[tile][0].replace("_", " ") if tile >= 0 else "taken"


def procedures(state: Zoo) -> Named:
    """Effects that wait to be ordered: by their name, those of cards also by the name of the card."""
    numbers = {str(card.number): plain(card.name) for card in state.pack.cards}
    found: Named = {}
    for number, name in enumerate(state.rules.names):
        tokens = split(name)
        found[number] = [tokens]
        if tokens and tokens[0] in numbers:
            found[number].append((*numbers[tokens[0]], *tokens[1:]))
    return found


def card_name(state: Zoo, uid: int) -> str:
    face = state.cards.face[uid]
    if state.cards.back[uid] == BACK_SCORING:
        return state.pack.scoring[face].name
    return state.pack.cards[face].name


def cell_name(cell: int) -> str:
    column, row = POSITIONS[cell]
    return f"{column}-{row}"


def cell_at(column: str, row: str) -> int:
    """The space at a column and row; -1 when the map has none there."""
    if not (column.isdigit() and row.isdigit()) or int(column) >= COLUMNS or int(row) >= rows(int(column)):
        return -1
    return cell_of(int(column), int(row))


def cells_called(text: str, where: str) -> int:
    """The set of spaces of a text like ``3-2 3-3``."""
    mask = 0
    for part in text.split():
        match = re.fullmatch(r"(\d+)[-,](\d+)", part)
        cell = cell_at(match[1], match[2]) if match is not None else -1
        if cell < 0:
            raise BadScenario(f"{where}: {part!r} is no space of a zoo map; spaces are column-row, from 0-0")
        mask |= 1 << cell
    return mask


def building_name(state: Zoo, seat: int, number: int) -> str:
    """A placed building as a scenario would write it: ``enclosure3 at 3-2 3-3 4-2``."""
    kind, mask, full = state.players[seat].buildings[number]
    building = state.pack.buildings[kind]
    spaces = " ".join([cell_name(cell) for cell in cells_in(mask)])
    filled = "" if not full else " occupied" if building.id.startswith("enclosure") else f" {full} filled"
    return f"{building.id.replace('_', ' ')} at {spaces}{filled}"


def buildings(state: Zoo, seat: int) -> Named:
    """Placed buildings: by number, by kind, by any of their spaces."""
    found: Named = {}
    known = shapes(state.pack)
    for number, (kind, mask, _) in enumerate(state.players[seat].buildings):
        found[number] = [("building", str(number)), *known[kind]]
        for cell in cells_in(mask):
            spaces = split(cell_name(cell))
            found[number] += [spaces, *[(*name, *spaces) for name in known[kind]]]
    return found


def building_called(state: Zoo, seat: int, tokens: Tokens) -> list[int]:
    """Placed buildings of exactly this name; one that several share names none of them."""
    return one([number for number, known in buildings(state, seat).items() if tokens in known])


def card_called(known: Named, text: object, where: str) -> int:
    """The face of a card given by name or number."""
    return find(str(text), known, where, "card")


def faces_called(known: Named, tokens: Tokens) -> list[int]:
    return one(called(tokens, known))

"""Checks of ``setup.yaml``: decks by the rulebook's arithmetic, layouts that can be laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

from arks.awakening import tables as t

from . import model, model_setup, words
from .check_parts import Place, at_least, choice, distinct, fixed, known, provenance
from .parts import Cell
from .problems import Problem

SETUP: Final = "setup.yaml"

PLAYERS: Final = {"first_mission": range(1, 5), "normal": range(1, 6)}
# Rulebook 000:L444-458: factories of each type, groups and named special rooms of a room deck.
DECKS: Final = {("first_mission", players): (2, 0, 3) for players in PLAYERS["first_mission"]} | {
    ("normal", 1): (1, 3, 0),
    ("normal", 2): (1, 3, 0),
    ("normal", 3): (2, 3, 0),
    ("normal", 4): (2, 4, 0),
    ("normal", 5): (3, 4, 0),
}
ROOMS_PER_GROUP: Final = 4
VIOLET_RULE: Final = (1, 1, 1, 2, 2)  # rulebook 000:L460
FEW_PLAYERS: Final = 3  # up to three start with a generator and a gate, more with two generators (000:L407)


def setup(files: model.Files) -> Iterator[Problem]:
    book = files.setup
    yield from _start(files)
    yield from _limits(book)
    for deck in book.decks:
        yield from _deck(deck, [room.id for room in files.rooms.special])
    for layout in book.layouts:
        yield from _layout(layout)
    yield from distinct(SETUP, (record.id for record in (*book.decks, *book.layouts)))
    for mode, counts in PLAYERS.items():
        for players in counts:
            decks = sum(deck.mode == mode and players in deck.players for deck in book.decks)
            yield from fixed(Place(SETUP), "decks", decks, 1, f"room deck for {players} players in mode {mode}")
            if not any(players in getattr(layout.players, mode) for layout in book.layouts):
                yield Problem(SETUP, "", "layouts", f"no layout for {players} players in mode {mode}")


def _start(files: model.Files) -> Iterator[Problem]:
    start = files.setup.player_start
    at = Place(SETUP, "player_start")
    yield from provenance(at, start)
    yield from at_least(at, "units", start.units, 1)
    yield from at_least(at, "units_total", start.units_total, start.units)
    yield from at_least(at, "cylinders_total", start.cylinders_total, start.cylinders)
    yield from at_least(at, "cubes", start.cubes, 1)
    if start.arsenal > files.setup.limits.arsenal_max:
        yield at("arsenal", f"expected at most {files.setup.limits.arsenal_max}, got {start.arsenal}")
    for index, card in enumerate(start.cards):
        cards = [artifact.id for artifact in files.artifacts.cards if not artifact.deck]
        yield from known(at, f"cards[{index}]", card, "card outside the deck", cards, see="artifacts.yaml")
    routes = [
        benefit for section in files.board_a.sections for benefit in section.benefits if benefit.id == words.ROUTE
    ]
    capacity = [words.pair(value)[1] for route in routes for value in route.ladder if isinstance(value, str)]
    if capacity:
        what = "cylinders as on the Power Generator (board_a.yaml)"
        yield from fixed(at, "cylinders", start.cylinders, capacity[0], what)
        if max(capacity) > start.cylinders_total:
            yield at("cylinders_total", f"board_a.yaml asks for {max(capacity)}, got {start.cylinders_total}")


def _limits(book: model_setup.Setup) -> Iterator[Problem]:
    at = Place(SETUP, "limits")
    yield from provenance(at, book.limits)
    for name in ("arsenal_max", "hand", "defence_cap", "exploit_factories"):
        yield from at_least(at, name, getattr(book.limits, name), 1)
    at = Place(SETUP, "violet_rule")
    yield from provenance(at, book.violet_rule)
    for index, most in enumerate(VIOLET_RULE):
        yield from fixed(at, f"most[{index}]", book.violet_rule.most[index], most)


def _deck(deck: model_setup.Deck, special: list[str]) -> Iterator[Problem]:
    at = Place(SETUP, deck.id)
    yield from provenance(at, deck)
    yield from choice(at, "mode", deck.mode, words.MODES)
    yield from at_least(at, "players", len(deck.players), 1)
    for index, room in enumerate(deck.specials):
        yield from known(at, f"specials[{index}]", room, "special room", special, see="rooms.yaml")
    if len(set(deck.specials)) < len(deck.specials):
        yield at("specials", "a room stands here twice")
    for index, players in enumerate(deck.players):
        if deck.mode in PLAYERS and (deck.mode, players) not in DECKS:
            yield at(f"players[{index}]", f"mode {deck.mode} is not played by {players}")
        factories, groups, specials = DECKS.get((deck.mode, players), (deck.factories_each, deck.groups, 0))
        yield from fixed(at, "factories_each", deck.factories_each, factories, f"for {players} players")
        yield from fixed(at, "groups", deck.groups, groups, f"for {players} players")
        yield from fixed(at, "specials", len(deck.specials), specials, "rooms")
    size = len(t.ORDINARY) * deck.factories_each + ROOMS_PER_GROUP * deck.groups + len(deck.specials)
    yield from fixed(at, "size", deck.size, size, "rooms in all")


def _layout(layout: model_setup.Layout) -> Iterator[Problem]:
    at = Place(SETUP, layout.id)
    yield from provenance(at, layout)
    yield from _pieces(at, layout)
    columns, rows = layout.grid
    cells = [("factories", layout.factories), ("generators", layout.generators), ("gates", layout.gates)]
    cells += [(f"boards[{index}].doors", board.doors) for index, board in enumerate(layout.boards)]
    for field, group in cells:
        for index, (row, column) in enumerate(group):
            if row >= rows or column >= columns:
                yield at(
                    f"{field}[{index}]", f"[{row}, {column}] is outside the grid of {columns} columns, {rows} rows"
                )
    for index, board in enumerate(layout.boards):
        if not _at_the_border(board.doors, columns, rows):
            yield at(f"boards[{index}].doors", "expected two neighbouring cells along one border")
    yield from _seating(at, layout)


def _pieces(at: Place, layout: model_setup.Layout) -> Iterator[Problem]:
    yield from fixed(at, "factories", len(layout.factories), len(t.ORDINARY), "cells")
    for name in words.MODES:
        for index, players in enumerate(getattr(layout.players, name)):
            if players not in PLAYERS[name]:
                yield at(f"players.{name}[{index}]", f"mode {name} is not played by {players}")
    for players in layout.players.normal:
        generators, gates = (1, 1) if players <= FEW_PLAYERS else (2, 0)
        yield from fixed(at, "generators", len(layout.generators), generators, f"for {players} players")
        yield from fixed(at, "gates", len(layout.gates), gates, f"for {players} players")
    if layout.swap and (len(layout.generators), len(layout.gates)) != (1, 1):
        yield at("swap", "only one generator and one gate can trade places")


def _at_the_border(doors: tuple[Cell, Cell], columns: int, rows: int) -> bool:
    (row, column), (other_row, other_column) = doors
    if row == other_row and row in (0, rows - 1):
        return abs(column - other_column) == 1
    return column == other_column and column in (0, columns - 1) and abs(row - other_row) == 1


def _seating(at: Place, layout: model_setup.Layout) -> Iterator[Problem]:
    doors = {board.id: board.doors for board in layout.boards}
    yield from fixed(at, "boards", len(doors), len(layout.boards), "different boards")
    offered = {*layout.players.first_mission, *layout.players.normal}
    seated = Counter(len(boards) for boards in layout.seating)
    for players in sorted(offered | set(seated)):
        yield from fixed(at, "seating", seated[players], int(players in offered), f"list of {players} boards")
    for index, boards in enumerate(layout.seating):
        field = f"seating[{index}]"
        for board in boards:
            yield from known(at, field, board, "board", doors, see="boards")
        if len(set(boards)) < len(boards):
            yield at(field, "a board stands here twice")
        taken = [*layout.factories, *layout.generators, *layout.gates]
        taken += chain.from_iterable(doors[board] for board in boards if board in doors)
        yield from _start_cells(at, field, taken)


def _start_cells(at: Place, field: str, taken: list[Cell]) -> Iterator[Problem]:
    """Rulebook 000:L861 allows no block of 2 x 2 rooms, so the start must not have one either."""
    for (row, column), number in Counter(taken).items():
        if number > 1:
            yield at(field, f"two rooms lie on [{row}, {column}]")
        if {(row + 1, column), (row, column + 1), (row + 1, column + 1)} <= set(taken):
            yield at(field, f"the rooms at [{row}, {column}] form a block of 2 x 2")

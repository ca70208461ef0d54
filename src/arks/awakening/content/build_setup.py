"""Decks and layouts of a `Pack`: cells become numbers, boards become places in clockwise order."""

from __future__ import annotations

from collections.abc import Iterable

from arks.awakening import tables as t

from . import model_setup
from .parts import Cell

MOST_PLAYERS = 5


def deck(written: model_setup.Deck, room_by_id: dict[str, int]) -> t.Deck:
    return t.Deck(
        mode=written.mode,
        players=written.players,
        factories_each=written.factories_each,
        groups=written.groups,
        specials=tuple(room_by_id[room] for room in written.specials),
        size=written.size,
    )


def layout(written: model_setup.Layout) -> t.Layout:
    columns, rows = written.grid

    def numbered(cells: Iterable[Cell]) -> tuple[int, ...]:
        return tuple(row * columns + column for row, column in cells)

    boards = tuple(board.id for board in written.boards)
    seated = {len(names): tuple(boards.index(name) for name in names) for names in written.seating}
    return t.Layout(
        id=written.id,
        columns=columns,
        rows=rows,
        first_mission=written.players.first_mission,
        normal=written.players.normal,
        factories=numbered(written.factories),
        generators=numbered(written.generators),
        gates=numbered(written.gates),
        swap=written.swap,
        boards=boards,
        doors=tuple((first, second) for first, second in (numbered(board.doors) for board in written.boards)),
        use=tuple(seated.get(players, ()) for players in range(MOST_PLAYERS + 1)),
    )

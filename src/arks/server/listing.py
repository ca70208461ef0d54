"""The public tables, listed without loading their games."""

from __future__ import annotations

from typing import Final

from arks.server import clock, wire
from arks.server.hall import Hall, key_of
from arks.server.rows import HUMAN, OPEN, Card, SeatRow, TableRow
from arks.server.table import is_away

ON_A_PAGE: Final = 30
PAGES: Final = 10
OF_A_KIND: Final = ON_A_PAGE * PAGES // 3  # that wait, that run, that are over


async def listed(hall: Hall, page: int) -> list[wire.TableCard]:
    """A page of the list. Makers take turns, so nobody's second table keeps another's first from a page.

    On it stand tables where somebody waits for others, then those with an open seat, games that run, and what is over.
    """
    shown = [(card.turn, show_card(hall, card)) for card in await hall.store.listed(OF_A_KIND)]
    shown.sort(key=lambda one: (one[0], rank(one[1])))  # the newest were first, and still are among equals
    first = (page - 1) * ON_A_PAGE
    return sorted([card for _, card in shown[first : first + ON_A_PAGE]], key=rank)


def rank(card: wire.TableCard) -> int:
    if card.joinable:
        return 0 if any(seat.here for seat in card.seats) else 1
    return 3 if card.status == "over" else 2


def show_card(hall: Hall, card: Card) -> wire.TableCard:
    table = card.table
    is_open = any(seat.kind == OPEN for seat in card.seats)
    status: wire.Status = "over" if table.ended is not None else "open" if is_open else "running"
    return wire.TableCard(
        id=table.id,
        game=table.game,
        name=table.name,
        options=table.options,
        status=status,
        begun=card.begun,
        joinable=status == "open" and hall.shelf.has(key_of(table)),
        hints=table.hints,
        created=table.created,
        ended=table.ended,
        outcome=table.outcome,
        next=table.next,
        seats=[show_seat(hall, table, seat) for seat in card.seats],
    )


def show_seat(hall: Hall, table: TableRow, row: SeatRow) -> wire.SeatCard:
    """A table in memory knows who is here; of the others the database knows when somebody left."""
    inside = hall.loaded(table.id)
    if inside is not None:
        here, away = inside.here(row.seat), inside.away(row.seat)
    else:
        seen = max(row.seen, table.created)
        here = row.kind == HUMAN and clock.now() - seen < hall.settings.here_for_s
        away = row.kind == HUMAN and not here and is_away(table, seen, hall.since)
    return wire.SeatCard(row.seat, row.kind, row.name, row.level, here, away)

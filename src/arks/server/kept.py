"""A finished game that is kept as it was seen: whoever looks at it again needs no engine."""

from __future__ import annotations

from typing import NoReturn

from arks.engine import Document, Log, Outcome, Position, Setup, Told
from arks.engine.retelling import STEPS, unpacked_told, unpacked_views
from arks.server.rows import Body
from arks.server.still import Still
from arks.server.store import Store


class Kept:
    """Stands where the table's engine would; its game is over for good."""

    def __init__(self, outcome: Body, told: bytes, last: bytes) -> None:
        self._outcome = Outcome(**outcome)
        self._told = told
        self._last = unpacked_views(last)[-1]

    def rules(self, setup: Setup) -> NoReturn:
        raise AssertionError("nothing new is played here")

    def host(self, setup: Setup, saved: Document | None = None) -> Still:
        return Still(Position([], [0] * setup.players, 0, self._outcome), self._last)

    def story(self, setup: Setup, log: Log, seat: int | None) -> list[tuple[int, list[Told]]]:
        standing: list[tuple[int, list[Told]]] = []
        audience = setup.players if seat is None else seat
        for place, (entry, told) in enumerate(zip(log, unpacked_told(self._told)[1:], strict=True)):
            if "undo" in entry:
                del standing[-entry["undo"] :]
            else:
                standing.append((place, told[audience]))
        return standing

    def view_after(self, setup: Setup, log: Log, entries: int, seat: int | None) -> NoReturn:
        raise AssertionError("views of a kept game are in the database")


async def kept_view(store: Store, table_id: str, entries: int, players: int, seat: int | None) -> Document:
    """What a seat saw after so many entries."""
    part = await store.retold(table_id, entries // STEPS)
    assert part is not None
    return unpacked_views(part)[entries % STEPS][players if seat is None else seat]

"""Looking back: the log as a seat was told it, its view at any step, the whole record after the end."""

from __future__ import annotations

from typing import Any

from arks.engine.deal import opened
from arks.server import wire
from arks.server.hall import Hall
from arks.server.past import copied
from arks.server.play import Play
from arks.server.problems import Refused, not_dealt
from arks.server.rows import SeatRow
from arks.server.showing import show_event
from arks.server.table import Table


def whose_eyes(table: Table, caller: int | None, wanted: int | None) -> int | None:
    """Through whose eyes a caller may look: its own, and after the end anybody's."""
    if wanted is None or wanted == caller:
        return caller
    if table.status != "over":
        raise Refused(403, "While the game runs, you see it with your own eyes only.")
    if not 0 <= wanted < len(table.seats):
        raise Refused(404, f"There is no seat {wanted}; seats are 0 to {len(table.seats) - 1}.")
    return wanted


async def history(hall: Hall, table_id: str, caller: int | None, wanted: int | None) -> wire.History:
    """All steps, each with who answered and what the seat was told."""
    async with hall.at(table_id) as table:
        seat = whose_eyes(table, caller, wanted)
        if not table.play.dealt:
            return wire.History([])
        copy = copied(table.play)
    places: dict[int, int] = {}
    for entry in copy.entries:  # undone steps keep their place
        places.setdefault(entry.version, len(places) + 1)
    steps: dict[int, wire.Step] = {}
    for entry, lines in await hall.past.history(copy, seat):
        step = wire.Step(
            places[entry.version], entry.version, entry.seat, [show_event(entry.version, told) for told in lines]
        )
        steps.setdefault(entry.version, step)  # a sealed answer given anew is nobody's business
    return wire.History(list(steps.values()))


async def view_at(hall: Hall, table_id: str, caller: int | None, wanted: int | None, step: int) -> wire.StepView:
    async with hall.at(table_id) as table:
        seat = whose_eyes(table, caller, wanted)
        steps = table.play.steps()
        if step >= len(steps):
            raise Refused(404, f"There is no step {step}; steps are 0 to {len(steps) - 1}.")
        if table.status == "over" and not table.play.dealt:
            raise not_dealt()
        if table.status == "open" and table.play.version == 0:
            raise Refused(409, "The game starts when every seat is taken.")
        copy = copied(table.play)
    return wire.StepView(step, seat, await hall.past.view(copy, steps[step], seat))


async def record(hall: Hall, table_id: str) -> dict[str, Any]:
    """Set-up and log of a finished game, as `arks replay` reads it."""
    async with hall.at(table_id) as table:
        if table.status != "over":
            raise Refused(403, "The record of a game holds everybody's secrets; it is there when the game is over.")
        if not table.play.dealt:
            raise not_dealt()
        return record_of(table.seats, table.play)


async def check(hall: Hall, table_id: str) -> list[wire.FindingOut]:
    """What `arks verify` finds in the record, for whoever has no arks at hand."""
    findings = await hall.past.findings(table_id, await record(hall, table_id))
    return [wire.FindingOut(*finding) for finding in findings]


def record_of(seats: list[SeatRow], play: Play) -> dict[str, Any]:
    """What `arks.replay` reads, and beside it who played and how it ended: by agreement, perhaps."""
    row = play.table
    people = [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "used": play.used[seat.seat],
            "conceded": seat.seat in play.conceded,
        }
        for seat in seats
    ]
    about = {"id": row.id, "name": row.name, "created": row.created, "ended": row.ended}
    told = play.record()
    if row.sealed is not None:
        told["deal"] = opened(row.sealed, told["log"])
    return {**told, "table": {**about, "seats": people, "outcome": play.outcome()}}

"""What the others have to agree on: undo beyond the barrier, ending the game, a stand-in, a new player."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from arks.server import clock, wire
from arks.server.again import again
from arks.server.hall import Hall
from arks.server.moves import must_run
from arks.server.names import check_name
from arks.server.problems import Refused
from arks.server.rows import HUMAN, Entry, Proposal
from arks.server.seating import check_level, person, seat_at
from arks.server.table import Table
from arks.server.tokens import hashed, new_id, new_token

QUIET_S: Final = 300.0  # after a refusal nobody new asks for a seat


async def propose_undo(hall: Hall, table_id: str, seat: int, answers: int) -> None:
    """Take back own answers and all that came after them. Bots agree to everything."""

    async def ask() -> None:
        async with hall.at(table_id) as table:
            must_run(table, seat)
            keep = table.play.before_last(seat, answers)
            if keep is None:
                raise Refused(409, f"You have not given {answers} answers yet.")
            await propose(hall, table, made(table, "undo", seat, answers=answers, keep=keep))

    await again(ask)


async def propose_end(hall: Hall, table_id: str, seat: int) -> None:
    async def ask() -> None:
        async with hall.at(table_id) as table:
            must_run(table, seat)
            await propose(hall, table, made(table, "end", seat))

    await again(ask)


async def ask_for_stand_in(hall: Hall, table_id: str, seat: int, by: int, level: str) -> None:
    """A bot shall play for somebody who is away, until they come back. Nobody sees what it holds."""
    check_level(level)

    async def ask() -> None:
        async with hall.at(table_id) as table:
            must_run(table, by)
            row = seat_at(table, seat)
            if row.kind != HUMAN or seat in table.play.conceded:
                raise Refused(409, f"Seat {seat} is played by a bot already.")
            if row.stand_in:
                raise Refused(409, f"A bot stands in at seat {seat} already.")
            if table.may_ask(seat, by) is None:
                raise Refused(409, f"The player of seat {seat} is not away, as this table counts it.")
            await propose(hall, table, made(table, "stand-in", by, seat=seat, level=level))

    await again(ask)


async def ask_for_seat(hall: Hall, table_id: str, seat: int, own: str | None, name: str) -> wire.Asked:
    """Somebody new wants to play where a bot does. ``own`` is the token the browser has, if it ever sat here."""
    token = new_token()
    name = check_name(name)

    async def ask() -> wire.Asked:
        async with hall.at(table_id) as table:
            seat_at(table, seat)
            if own is not None and await hall.store.has_held(table_id, hashed(own)):
                raise Refused(409, "You have held a seat at this table, so you may not see the cards of another one.")
            if table.status == "open":
                raise Refused(409, "The game has not begun; take an open seat.")
            if table.status == "over":
                raise Refused(409, "The game is over.")
            if not table.vacant(seat):
                raise Refused(409, f"Seat {seat} is a person's; only the link of its owner leads there.")
            if not table.humans():
                raise Refused(409, "Nobody is left at the table who could agree.")
            if clock.now() < table.quiet_until:
                raise Refused(409, "The table has just refused; ask again in a few minutes.")
            proposal = made(table, "seat", None, seat=seat, name=name, token=hashed(token))
            await propose(hall, table, proposal)
            return wire.Asked(token, seat, proposal.id)

    return await again(ask)


def made(
    table: Table,
    kind: Literal["undo", "end", "stand-in", "seat"],
    by: int | None,
    *,
    answers: int = 0,
    keep: int = 0,
    seat: int | None = None,
    level: str = "",
    name: str = "",
    token: str = "",
) -> Proposal:
    proposal = Proposal(
        id=new_id(),
        kind=kind,
        by=by,
        version=table.play.version,
        needed=(),
        answers=answers,
        keep=keep,
        seat=seat,
        level=level,
        name=name,
        token=token,
    )
    return msgspec.structs.replace(proposal, needed=table.needed(proposal))


async def propose(hall: Hall, table: Table, proposal: Proposal) -> None:
    """Seats come before spectators: what a spectator asks for gives way."""
    if table.proposal is not None and (proposal.by is None or table.proposal.by not in (None, proposal.by)):
        raise Refused(409, "The table is deciding on another proposal.")
    await put(hall, table, proposal)


async def vote(hall: Hall, table_id: str, seat: int, wish: wire.Vote) -> None:
    """Agree or refuse; whoever made a proposal withdraws it by refusing. Votes that meet are all counted."""

    async def count() -> None:
        async with hall.at(table_id) as table:
            proposal = table.proposal
            if proposal is None or proposal.id != wish.proposal:
                raise Refused(409, "This is not what the table decides on now.")
            if seat not in proposal.needed and (wish.agree or seat != proposal.by):
                raise Refused(403, "This is not yours to decide.")
            if not wish.agree:
                await hall.settle(table, None)
                if proposal.by is None:
                    table.quiet_until = clock.now() + QUIET_S
                return
            agreed = tuple(sorted({*proposal.agreed, seat} & set(proposal.needed)))
            await put(hall, table, msgspec.structs.replace(proposal, agreed=agreed))

    await again(count)


async def put(hall: Hall, table: Table, proposal: Proposal) -> None:
    """Store a proposal, or carry it out when all agreed."""
    if not set(proposal.needed) <= set(proposal.agreed):
        await hall.settle(table, proposal)
    elif not table.valid(proposal):
        await hall.settle(table, None)
    elif proposal.seat is None:
        await hall.settle(table, None, entry=entry_of(table, proposal))
    elif proposal.kind == "stand-in":
        row = msgspec.structs.replace(table.seats[proposal.seat], stand_in=proposal.level)
        await hall.settle(table, None, row)
    else:
        conceded = proposal.seat in table.play.conceded
        row = msgspec.structs.replace(person(proposal.seat, proposal.name, proposal.token), seen=clock.now())
        await hall.settle(table, None, row, entry=table.play.take_up(proposal.seat) if conceded else None)


def entry_of(table: Table, proposal: Proposal) -> Entry:
    """What the log says of what all agreed on."""
    assert proposal.by is not None
    return table.play.end(proposal.by) if proposal.kind == "end" else table.play.rewind(proposal.by, proposal.keep)


async def reconsider(hall: Hall, table: Table) -> None:
    """Who has a vote changes as people leave and come back; nobody waits for somebody who has none."""
    proposal = table.proposal
    if proposal is None:
        return
    if not table.valid(proposal) or (proposal.by is not None and proposal.by not in table.humans()):
        await hall.settle(table, None)
        return
    needed = table.needed(proposal)
    if needed != proposal.needed:
        await put(hall, table, msgspec.structs.replace(proposal, needed=needed))


async def was_seen(hall: Hall, table: Table, seat: int, back: bool) -> None:
    """The owner of a seat was noticed; who is back at the table plays on, and no bot does."""
    table.notice(seat)
    row, proposal = table.seats[seat], table.proposal
    refuses = proposal is not None and proposal.kind == "stand-in" and proposal.seat == seat
    if back and row.stand_in:
        row = msgspec.structs.replace(row, stand_in="", seen=clock.now())
    if refuses or row != table.seats[seat]:
        await hall.settle(table, None if refuses else proposal, row)

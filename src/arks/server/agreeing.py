"""What the others have to agree on: undo beyond the barrier, ending the game, taking over an abandoned seat."""

from __future__ import annotations

from typing import Literal

import msgspec

from arks.server import clock, wire
from arks.server.again import again
from arks.server.hall import Hall
from arks.server.moves import must_run
from arks.server.problems import Refused
from arks.server.rows import HUMAN, Entry, Proposal, SeatRow
from arks.server.seating import check_level, person, seat_at
from arks.server.table import Table
from arks.server.tokens import hashed, new_id, new_token


async def propose_undo(hall: Hall, table_id: str, seat: int, answers: int) -> None:
    """Take back own answers and all that came after them. Bots agree to everything."""

    async def ask() -> None:
        async with hall.at(table_id) as table:
            must_run(table, seat)
            keep = table.play.before_last(seat, answers)
            if keep is None:
                raise Refused(409, f"You have not given {answers} answers yet.")
            await propose(hall, table, made(table, "undo", seat, table.others(seat), answers=answers, keep=keep))

    await again(ask)


async def propose_end(hall: Hall, table_id: str, seat: int) -> None:
    async def ask() -> None:
        async with hall.at(table_id) as table:
            must_run(table, seat)
            await propose(hall, table, made(table, "end", seat, table.others(seat)))

    await again(ask)


async def take_over(hall: Hall, table_id: str, seat: int, by: int | None, wish: wire.TakeOver) -> wire.Asked:
    """Ask for a seat whose holder is away; the token is good once the others agreed."""
    async with hall.at(table_id) as table:
        row = seat_at(table, seat)
        if table.play.over or row.kind != HUMAN or seat in table.play.conceded:
            raise Refused(409, f"Seat {seat} is not a person's in a running game.")
        if not table.abandoned(seat):
            raise Refused(409, f"The holder of seat {seat} was here lately; a seat is abandoned only after a while.")
        if table.take_over(seat, by) is None:
            raise Refused(409, "Nobody is left at the table who could agree; the seat is free after a longer while.")
        token = None
        if wish.level is not None:
            new = SeatRow(seat=seat, kind="bot", level=check_level(wish.level))
        else:
            if by is not None:
                raise Refused(409, "You have a seat already.")
            token = new_token()
            new = person(seat, wish.name, hashed(token))
        proposal = made(table, "seat", by, table.voters(seat), seat=new)
        await propose(hall, table, proposal)
        taken = table.proposal is None
        return wire.Asked(token, seat, taken, None if taken else proposal.id)


def made(
    table: Table,
    kind: Literal["undo", "end", "seat"],
    by: int | None,
    needed: list[int],
    answers: int = 0,
    keep: int = 0,
    seat: SeatRow | None = None,
) -> Proposal:
    return Proposal(
        id=new_id(),
        kind=kind,
        by=by,
        version=table.play.version,
        agreed=() if by is None or by not in needed else (by,),
        needed=tuple(needed),
        answers=answers,
        keep=keep,
        seat=seat,
    )


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
            if seat not in proposal.needed and seat != proposal.by and (wish.agree or not concerns(proposal, seat)):
                raise Refused(403, "This is not yours to decide.")
            if not wish.agree:
                await hall.settle(table, None)
                return
            agreed = tuple(sorted({*proposal.agreed, seat} & set(proposal.needed)))
            await put(hall, table, msgspec.structs.replace(proposal, agreed=agreed))

    await again(count)


def concerns(proposal: Proposal, seat: int) -> bool:
    """The holder of an abandoned seat refuses by coming back."""
    return proposal.seat is not None and proposal.seat.seat == seat


async def put(hall: Hall, table: Table, proposal: Proposal) -> None:
    """Store a proposal, or carry it out when all agreed."""
    if not set(proposal.needed) <= set(proposal.agreed):
        await hall.settle(table, proposal)
    elif proposal.seat is not None:
        await hall.settle(table, None, msgspec.structs.replace(proposal.seat, seen=clock.now()))
    else:
        await hall.settle(table, None, entry=entry_of(table, proposal))


def entry_of(table: Table, proposal: Proposal) -> Entry | None:
    """What the log says of what all agreed on; nothing if it was about another position."""
    assert proposal.by is not None
    if proposal.kind == "end":
        return table.play.end(proposal.by)
    return table.play.rewind(proposal.by, proposal.keep) if proposal.version == table.play.version else None


async def reconsider(hall: Hall, table: Table) -> None:
    """Who has a vote changes as people leave and come back; nobody waits for somebody who is gone."""
    proposal = table.proposal
    if proposal is None:
        return
    now = tuple(seat for seat in proposal.needed if seat in table.humans())
    if proposal.seat is not None:  # without a voter it waits for one
        now = tuple(table.voters(proposal.seat.seat)) or proposal.needed
    if now != proposal.needed:
        await put(hall, table, msgspec.structs.replace(proposal, needed=now))


async def came_back(hall: Hall, table: Table, seat: int) -> None:
    """The holder of a seat is here: nobody takes it over."""
    table.notice(seat)
    if table.proposal is not None and concerns(table.proposal, seat):
        await hall.settle(table, None)

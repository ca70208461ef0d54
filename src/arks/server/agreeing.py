"""What the others have to agree on: undo beyond the barrier, ending the game, taking over an abandoned seat."""

from __future__ import annotations

import msgspec

from arks.server import wire
from arks.server.hall import Hall
from arks.server.moves import must_run
from arks.server.problems import Refused
from arks.server.rows import HUMAN, Proposal, SeatRow
from arks.server.seating import check_level, check_name, put_seat, seat_at
from arks.server.table import Table
from arks.server.tokens import hashed, new_id, new_token


async def propose_undo(hall: Hall, table_id: str, seat: int, answers: int) -> None:
    """Take back own answers and all that came after them. Bots agree to everything."""
    async with hall.at(table_id) as table:
        must_run(table, seat)
        keep = table.play.before_last(seat, answers)
        if keep is None:
            raise Refused(409, f"You have not given {answers} answers yet.")
        await propose(hall, table, made(table, "undo", seat, others(table, seat), keep=keep))


async def propose_end(hall: Hall, table_id: str, seat: int) -> None:
    async with hall.at(table_id) as table:
        must_run(table, seat)
        await propose(hall, table, made(table, "end", seat, others(table, seat)))


async def take_over(hall: Hall, table_id: str, seat: int, by: int | None, wish: wire.TakeOver) -> str | None:
    """Ask for a seat whose holder is away; returns the token that will be good once the others agreed."""
    async with hall.at(table_id) as table:
        row = seat_at(table, seat)
        if table.play.over or row.kind != HUMAN:
            raise Refused(409, f"Seat {seat} is not a person's in a running game.")
        wait = hall.settings.abandoned_after_s - table.away_for(seat)
        if wait > 0:
            raise Refused(409, f"The holder of seat {seat} was here lately; a seat is abandoned only after a while.")
        token = None
        if wish.level is not None:
            new = SeatRow(seat=seat, kind="bot", level=check_level(wish.level))
        else:
            if by is not None:
                raise Refused(409, "You have a seat already.")
            token = new_token()
            new = SeatRow(seat=seat, kind="human", name=check_name(wish.name), token=hashed(token))
        await propose(hall, table, made(table, "seat", by, others(table, seat), seat=new))
        return token


def others(table: Table, seat: int) -> list[int]:
    return [other for other in table.humans() if other != seat]


def made(
    table: Table, kind: str, by: int | None, needed: list[int], keep: int = 0, seat: SeatRow | None = None
) -> Proposal:
    agreed = (by,) if by in needed else ()
    body = {
        "id": new_id(),
        "kind": kind,
        "by": by,
        "version": table.play.version,
        "agreed": agreed,
        "needed": needed,
        "keep": keep,
    }
    return msgspec.structs.replace(msgspec.convert(body, Proposal), seat=seat)


async def propose(hall: Hall, table: Table, proposal: Proposal) -> None:
    if table.proposal is not None and (proposal.by is None or table.proposal.by != proposal.by):
        raise Refused(409, "The table is deciding on another proposal.")
    if proposal.kind == "seat" and not proposal.needed:
        raise Refused(409, "Nobody is left at the table who could agree.")
    await put(hall, table, proposal)


async def vote(hall: Hall, table_id: str, seat: int, wish: wire.Vote) -> None:
    """Agree or refuse; whoever made a proposal withdraws it by refusing."""
    async with hall.at(table_id) as table:
        proposal = table.proposal
        if proposal is None or proposal.id != wish.proposal:
            raise Refused(409, "This is not what the table decides on now.")
        if seat not in proposal.needed and seat != proposal.by and (wish.agree or not concerns(proposal, seat)):
            raise Refused(403, "This is not yours to decide.")
        if not wish.agree:
            await hall.put_proposal_away(table)
            return
        agreed = tuple(sorted({*proposal.agreed, seat} & set(proposal.needed)))
        await put(hall, table, msgspec.structs.replace(proposal, agreed=agreed))


def concerns(proposal: Proposal, seat: int) -> bool:
    """The holder of an abandoned seat refuses by coming back."""
    return proposal.seat is not None and proposal.seat.seat == seat


async def put(hall: Hall, table: Table, proposal: Proposal) -> None:
    """Store a proposal, or carry it out when all agreed."""
    if set(proposal.needed) <= set(proposal.agreed):
        await carry_out(hall, table, proposal)
        if table.proposal is not None:
            await hall.put_proposal_away(table)
        return
    async with hall.change(table):
        await hall.store.put_proposal(table.id, proposal)
        table.proposal = proposal


async def carry_out(hall: Hall, table: Table, proposal: Proposal) -> None:
    if proposal.kind == "seat":
        assert proposal.seat is not None
        await put_seat(hall, table, proposal.seat)
        for watcher in [w for w in table.watchers if w.seat == proposal.seat.seat]:
            watcher.bell.set()
        return
    assert proposal.by is not None
    if proposal.kind == "end":
        await hall.append(table, table.play.end(proposal.by))
    elif proposal.version == table.play.version:
        await hall.append(table, table.play.rewind(proposal.by, proposal.keep))


async def came_back(hall: Hall, table: Table, seat: int) -> None:
    """The holder of a seat is here: nobody takes it over."""
    table.notice(seat)
    if table.proposal is not None and concerns(table.proposal, seat):
        await hall.put_proposal_away(table)

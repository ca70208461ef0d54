"""What a caller is shown: the only way out for anything of a game."""

from __future__ import annotations

import arks
from arks.server import clock, wire
from arks.server.play import Told
from arks.server.rows import HUMAN, Proposal, SeatRow
from arks.server.states import question_of
from arks.server.table import Table


def show_table(table: Table, caller: int | None) -> wire.TableOut:
    row = table.row
    return wire.TableOut(
        id=row.id,
        game=row.game,
        name=row.name,
        options=row.options,
        status=table.status,
        begun=table.play.version > 0,
        joinable=table.status == "open",
        hints=row.hints,
        created=row.created,
        seats=[show_seat(table, seat, caller) for seat in table.seats],
        proposal=None if table.proposal is None else show_proposal(table, table.proposal),
        outcome=table.play.outcome(),
        origin=row.origin,
        next=row.next,
    )


def show_seat(table: Table, row: SeatRow, caller: int | None) -> wire.SeatOut:
    seat = row.seat
    here = table.here(seat)
    return wire.SeatOut(
        seat=seat,
        kind=row.kind,
        name=row.name,
        level=row.level,
        here=here,
        conceded=seat in table.play.conceded,
        absent_since=table.last_seen(seat) if row.kind == HUMAN and not here else None,
        abandoned=table.abandoned(seat),
        take_over=table.take_over(seat, caller),
        used=table.play.used[seat],
        since=table.play.waiting_since(seat) if table.status == "running" else None,
    )


def show_proposal(table: Table, proposal: Proposal) -> wire.ProposalOut:
    new = proposal.seat
    return wire.ProposalOut(
        id=proposal.id,
        kind=proposal.kind,
        by=proposal.by,
        agreed=list(proposal.agreed),
        needed=list(proposal.needed),
        waiting=[seat for seat in proposal.needed if seat not in proposal.agreed],
        seat=None if new is None else new.seat,
        name="" if new is None else new.name,
        level="" if new is None else new.level,
        answers=proposal.answers,
        text=sentence_of(table, proposal),
    )


def sentence_of(table: Table, proposal: Proposal) -> str:
    """What is proposed, for people."""
    who = "Somebody" if proposal.by is None else called(table, proposal.by)
    new = proposal.seat
    if new is not None:
        what = "a bot to take the seat" if new.level else "the seat"
        return f"{new.name or who} asks for {what} of {called(table, new.seat)}, who has left."
    if proposal.kind == "end":
        return f"{who} asks to end the game."
    return f"{who} asks to take back {'an answer' if proposal.answers == 1 else f'{proposal.answers} answers'}."


def called(table: Table, seat: int) -> str:
    return table.seats[seat].name or f"Seat {seat + 1}"


def show_state(table: Table, seat: int | None, since: int | None) -> wire.StateOut:
    """All that a seat (None: a spectator) may know now; events only if none of them is missing."""
    play = table.play
    missed = None if since is None else play.missed(since, seat)
    waiting = table.status == "open" and play.version == 0
    return wire.StateOut(
        version=play.version,
        seat=seat,
        now=clock.now(),
        table=show_table(table, seat),
        since=None if missed is None else since,
        events=show_events(missed or []),
        view=None if waiting else arks.view(play.state, seat),
        decision=show_decision(table, seat),
        can_undo=0 if seat is None else play.undoable(seat),
    )


def show_events(told: list[Told]) -> list[wire.EventOut]:
    return [wire.EventOut(*line) for line in told]


def show_decision(table: Table, seat: int | None) -> wire.Decision | None:
    play = table.play
    if seat is None or table.status != "running" or seat in play.conceded:
        return None
    ask, given = question_of(play.state, seat)
    if ask is None:
        return None
    return wire.Decision(
        number=play.question,
        prompt=ask.prompt,
        text=ask.text,
        kind=ask.kind,
        lo=ask.lo,
        hi=ask.hi,
        options=[wire.OptionOut(o.id, o.label, o.touches, o.cost) for o in ask.options],
        can_undo=play.undoable(seat) > 0,
        answered=given,
    )

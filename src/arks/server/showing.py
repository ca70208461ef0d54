"""What a caller is shown: the only way out for anything of a game."""

from __future__ import annotations

import arks
from arks.server import wire
from arks.server.play import Told, question_of
from arks.server.table import Table


def show_table(table: Table) -> wire.TableOut:
    play = table.play
    proposal = table.proposal
    shown = None
    if proposal is not None:
        seat = proposal.seat
        shown = wire.ProposalOut(
            proposal.id,
            proposal.kind,
            proposal.by,
            list(proposal.agreed),
            list(proposal.needed),
            None if seat is None else seat.seat,
            "" if seat is None else seat.name,
        )
    return wire.TableOut(
        id=table.id,
        game=table.row.game,
        name=table.row.name,
        options=table.row.options,
        status=table.status,
        hints=table.row.hints,
        seats=[
            wire.SeatOut(s.seat, s.kind, s.name, s.level, table.here(s.seat), s.seat in play.conceded)
            for s in table.seats
        ],
        proposal=shown,
        outcome=play.outcome(),
        origin=table.row.origin,
        next=table.row.next,
    )


def show_state(table: Table, seat: int | None, since: int | None) -> wire.StateOut:
    """All that a seat (None: a spectator) may know now; events only if none of them is missing."""
    play = table.play
    missed = None if since is None else play.missed(since, seat)
    waiting = table.status == "open" and play.version == 0
    return wire.StateOut(
        version=play.version,
        seat=seat,
        table=show_table(table),
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

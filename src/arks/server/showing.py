"""What a caller is shown: the only way out for anything of a game."""

from __future__ import annotations

from typing import Any

from arks.engine import Choice, Told
from arks.engine.deal import Deal
from arks.server import clock, wire
from arks.server.play import Line
from arks.server.rows import HUMAN, Proposal, SeatRow
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
        joinable=not table.complete and table.status != "over",
        hints=row.hints,
        away_after=row.away_after,
        created=row.created,
        seats=[show_seat(table, seat, caller) for seat in table.seats],
        proposal=None if table.proposal is None else show_proposal(table, table.proposal),
        outcome=table.play.outcome(),
        origin=row.origin,
        next=row.next,
        deal=None if row.sealed is None else show_deal(row.sealed, table.status == "over"),
        rules=wire.RulesOut(row.ruleset, row.content, table.rules_of_today),
    )


def show_deal(deal: Deal, over: bool) -> wire.DealOut:
    """The seal at once, what each seat added, and what was sealed when the game is over."""
    return wire.DealOut(
        commitment=deal.commitment,
        contributions=list(deal.contributions),
        waiting=list(deal.waiting),
        begun=deal.seed is not None,
        key=deal.key if over else None,
        salt=deal.salt if over else None,
        seed=deal.seed if over else None,
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
        away=table.away(seat),
        stand_in=row.stand_in,
        may_ask=table.may_ask(seat, caller),
        used=table.play.used[seat],
        since=table.play.waiting_since(seat) if table.status == "running" else None,
    )


def show_proposal(table: Table, proposal: Proposal) -> wire.ProposalOut:
    return wire.ProposalOut(
        id=proposal.id,
        kind=proposal.kind,
        by=proposal.by,
        agreed=list(proposal.agreed),
        needed=list(proposal.needed),
        waiting=[seat for seat in proposal.needed if seat not in proposal.agreed],
        seat=proposal.seat,
        name=proposal.name,
        level=proposal.level,
        answers=proposal.answers,
        text=sentence_of(table, proposal),
    )


def sentence_of(table: Table, proposal: Proposal) -> str:
    """What is proposed, for people."""
    who = proposal.name or ("Somebody" if proposal.by is None else called(table, proposal.by))
    if proposal.seat is not None:
        whose = called(table, proposal.seat)
        if proposal.kind == "stand-in":
            return f"{who} asks for a bot to stand in for {whose}, who is away."
        if proposal.seat in table.play.conceded:
            return f"{who} asks to play on for {whose}, who has conceded."
        return f"{who} asks to play instead of the bot: {whose}."
    if proposal.kind == "end":
        return f"{who} asks to end the game."
    return f"{who} asks to take back {'an answer' if proposal.answers == 1 else f'{proposal.answers} answers'}."


def called(table: Table, seat: int) -> str:
    return table.seats[seat].name or f"Seat {seat + 1}"


def show_state(table: Table, seat: int | None, since: int | None) -> wire.StateOut:
    """All that a seat (None: a spectator) may know now; events only if none of them is missing."""
    play = table.play
    missed = None if since is None else play.missed(since, seat)
    waiting = not play.dealt or (table.status == "open" and play.version == 0)
    return wire.StateOut(
        version=play.version,
        seat=seat,
        now=clock.now(),
        table=show_table(table, seat),
        since=None if missed is None else since,
        events=show_events(missed or []),
        view=None if waiting else show_view(table, seat),
        decision=show_decision(table, seat),
        can_undo=0 if seat is None else play.undoable(seat),
        aside=show_aside(table, seat),
    )


def show_view(table: Table, seat: int | None) -> Any:
    """A seat's own, or the one that all spectators share, which is JSON already."""
    return table.gallery.view(table.play) if seat is None else table.play.game.view(seat)


def show_events(lines: list[Line]) -> list[wire.EventOut]:
    return [show_event(line.version, line.told) for line in lines]


def show_event(version: int, told: Told) -> wire.EventOut:
    return wire.EventOut(version, told.word, told.args, told.text)


def show_decision(table: Table, seat: int | None) -> wire.Decision | None:
    play = table.play
    if seat is None or table.status != "running" or seat in play.conceded:
        return None
    choice = play.game.choice(seat)
    if choice is None:
        return None
    return show_choice(table, choice, seat)


def show_aside(table: Table, seat: int | None) -> wire.Decision | None:
    """What a seat may say without being asked."""
    play = table.play
    if seat is None or table.status != "running" or seat in play.conceded:
        return None
    aside = play.game.aside(seat)
    return None if aside is None else show_choice(table, aside, seat)


def show_choice(table: Table, choice: Choice, seat: int) -> wire.Decision:
    play = table.play
    return wire.Decision(
        number=play.question,
        prompt=choice.prompt,
        text=choice.text,
        kind=choice.kind,
        lo=choice.lo,
        hi=choice.hi,
        options=[wire.OptionOut(o.id, o.label, o.touches, o.cost) for o in choice.options],
        can_undo=play.undoable(seat) > 0,
        answered=choice.given,
    )

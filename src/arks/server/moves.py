"""Answers, undo, hints and reasons: what a seat does with its decision."""

from __future__ import annotations

from arks.server import wire
from arks.server.hall import Hall
from arks.server.problems import Refused, no_seat
from arks.server.rows import Body
from arks.server.showing import show_state
from arks.server.store import Conflict
from arks.server.table import Table
from arks.server.thinking import Failed

HINT_LEVEL = "greedy"


async def move(hall: Hall, table_id: str, seat: int, wish: wire.Move) -> wire.Accepted:
    """Answer a decision. A stale one is refused with the state of today, a repeated one gets the same reply."""
    try:
        return await _move(hall, table_id, seat, wish)
    except Conflict:  # another process was quicker; by now this one knows what it did
        return await _move(hall, table_id, seat, wish)


async def _move(hall: Hall, table_id: str, seat: int, wish: wire.Move) -> wire.Accepted:
    async with hall.at(table_id) as table:
        done = repeated(table, seat, wish.request, {"picked": wish.picked})
        if done is not None:
            return done
        must_run(table, seat)
        if wish.decision != table.play.question:
            raise Refused(
                409,
                f"Decision {wish.decision} is not open any more; today's is {table.play.question}.",
                show_state(table, seat, None),
            )
        entry = table.play.answer(seat, wish.picked, wish.request)
        await hall.append(table, entry)
        return wire.Accepted(wish.request, entry.version)


async def undo(hall: Hall, table_id: str, seat: int, wish: wire.Undo) -> wire.Accepted:
    """Take back own answers, as far as nothing was revealed and nobody else answered since."""
    async with hall.at(table_id) as table:
        done = repeated(table, seat, wish.request, {"undo": wish.answers})
        if done is not None:
            return done
        must_run(table, seat)
        if wish.version != table.play.version:
            raise Refused(
                409,
                f"The table has moved on from version {wish.version} to {table.play.version}.",
                show_state(table, seat, None),
            )
        if wish.answers > table.play.undoable(seat):
            raise Refused(
                409,
                f"You can take back {table.play.undoable(seat)} answers by yourself; "
                "for more, propose it and the others have to agree.",
            )
        entry = table.play.undo(seat, wish.answers, wish.request)
        await hall.append(table, entry)
        return wire.Accepted(wish.request, entry.version)


def repeated(table: Table, seat: int, request: str, body: Body) -> wire.Accepted | None:
    """The reply that this request got before."""
    done = table.play.requests.get((seat, request))
    if done is None:
        return None
    if any(done.body.get(name) != value for name, value in body.items()):
        raise Refused(422, "This request id was used for something else; make a new one for each move.")
    return wire.Accepted(request, done.version)


def must_run(table: Table, seat: int) -> None:
    if table.status == "open":
        raise Refused(409, "The game starts when every seat is taken.")
    if table.status == "over":
        raise Refused(409, "The game is over.", show_state(table, seat, None))
    if seat in table.play.conceded:
        raise Refused(409, "You have conceded; a bot plays on for you.")


async def why_not(hall: Hall, table_id: str, seat: int, thing: str) -> wire.Reason:
    async with hall.at(table_id) as table:
        must_run(table, seat)
        reason = table.play.game.why_not(seat, thing)
        return wire.Reason(reason.sentence, reason.rule, reason.nearest)


async def hint(hall: Hall, table_id: str, seat: int) -> wire.Hint:
    """What a bot would do, and why; it knows no more than the seat."""
    async with hall.at(table_id) as table:
        must_run(table, seat)
        if not table.row.hints:
            raise Refused(403, "This table plays without hints.")
        choice = table.play.game.choice(seat)
        if choice is None or seat not in table.play.position.owing:
            raise Refused(409, "There is nothing to decide for you now.")
        question = table.play.question
        task = hall.bots.task(table, seat, HINT_LEVEL)
        thinkers = hall.shelf.thinkers(table.play.engine)
        aside = table.play.game.aside(seat)
        said = [] if aside is None else aside.options
        labels = {option.id: option.label for option in [*choice.options, *said]}
    task.key = f"hint {table_id}"
    try:
        thought = await thinkers.think(task)
    except Failed:
        raise Refused(503, "No hint was found in time.") from None
    return wire.Hint(question, thought.picked, [labels[id] for id in thought.picked], thought.reason)


def need_seat(seat: int | None) -> int:
    if seat is None:
        raise no_seat()
    return seat

"""Tables and seats over HTTP."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from arks.server import agreeing, listing, looking, moves, recovering, seating, wire
from arks.server.callers import maker_of, seat_of, token_of, with_cookie
from arks.server.guard import client_of
from arks.server.hall import Hall
from arks.server.packing import HOLDS_TOKEN
from arks.server.problems import PROBLEMS, Refused, no_seat
from arks.server.showing import show_state

get = partial(litestar_get, responses=PROBLEMS)
post = partial(litestar_post, responses=PROBLEMS)
seats = partial(post, opt={HOLDS_TOKEN: True})  # whoever calls gets a token

AnyRequest = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
Caller = NamedDependency[int | None]
TableId = FromPath[str]
Seat = Annotated[int, PathParameter(ge=0, le=7)]
Eyes = Annotated[int | None, QueryParameter(name="as", ge=0, le=7, description="Through whose eyes; after the end.")]
StepNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Since = Annotated[int | None, QueryParameter(name="since", ge=0, le=2**31 - 1)]
Page = Annotated[int, QueryParameter(name="page", ge=1, le=listing.PAGES)]
Contributes = Annotated[
    bool, QueryParameter(name="contributes", description="You will add to the deal before the game begins.")
]
Thing = Annotated[str, QueryParameter(name="thing", max_length=100)]


@get("/games", summary="What can be played")
async def list_games() -> dict[str, Any]:
    return seating.games()


@get("/tables", summary="Public tables: those one may join, those one may watch, those that are over; 30 on a page")
async def list_tables(hall: TheHall, page: Page = 1) -> list[wire.TableCard]:
    return await listing.listed(hall, page)


@seats("/tables", summary="Make a table and sit down")
async def create_table(hall: TheHall, request: AnyRequest, data: JSONBody[wire.NewTable]) -> Response[wire.Seated]:
    return with_cookie(request, await seating.create(hall, data, maker_of(hall, request)))


@get("/tables/{table_id:str}", summary="All that you may know of a table now")
async def get_table(hall: TheHall, caller: Caller, table_id: TableId, since: Since = None) -> wire.StateOut:
    async with hall.at(table_id) as table:
        return show_state(table, caller, since)


@seats("/tables/{table_id:str}/enter", summary="Come back with the token of a link", status_code=200)
async def enter(
    hall: TheHall, request: AnyRequest, table_id: TableId, data: JSONBody[wire.Enter]
) -> Response[wire.Seated]:
    seat = await seat_of(hall, table_id, data.token, back=True)
    if seat is None:
        raise no_seat()
    return with_cookie(request, seating.seated(table_id, seat, data.token))


@seats("/tables/{table_id:str}/seats/{seat:int}/join", summary="Take an open seat")
async def join(
    hall: TheHall, request: AnyRequest, table_id: TableId, seat: Seat, data: JSONBody[wire.Join]
) -> Response[wire.Seated]:
    return with_cookie(request, await seating.join(hall, table_id, seat, data))


@post("/tables/{table_id:str}/contribution", summary="Add to the deal before the game begins", status_code=204)
async def contribute(hall: TheHall, caller: Caller, table_id: TableId, data: JSONBody[wire.Contribution]) -> None:
    await seating.contribute(hall, table_id, moves.need_seat(caller), data.contribution)


@post("/tables/{table_id:str}/name", summary="Change your name", status_code=204)
async def rename(hall: TheHall, caller: Caller, table_id: TableId, data: JSONBody[wire.NewName]) -> None:
    await seating.rename(hall, table_id, moves.need_seat(caller), data.name)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", summary="A bot takes an open or a bot's seat", status_code=204)
async def put_bot(hall: TheHall, caller: Caller, table_id: TableId, seat: Seat, data: JSONBody[wire.BotWish]) -> None:
    moves.need_seat(caller)
    await seating.put_bot(hall, table_id, seat, data.level)


@post("/tables/{table_id:str}/seats/{seat:int}/open", summary="A bot leaves before the game begins", status_code=204)
async def open_seat(hall: TheHall, caller: Caller, table_id: TableId, seat: Seat) -> None:
    moves.need_seat(caller)
    await seating.open_seat(hall, table_id, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/stand-in", summary="Ask for a bot to stand in", status_code=204)
async def stand_in(hall: TheHall, caller: Caller, table_id: TableId, seat: Seat, data: JSONBody[wire.BotWish]) -> None:
    await agreeing.ask_for_stand_in(hall, table_id, seat, moves.need_seat(caller), data.level)


@seats("/tables/{table_id:str}/seats/{seat:int}/ask", summary="Ask for a bot's seat, or that of one who conceded")
async def ask_for_seat(
    hall: TheHall, request: AnyRequest, caller: Caller, table_id: TableId, seat: Seat, data: JSONBody[wire.NewName]
) -> wire.Asked:
    if caller is not None:
        raise Refused(409, "You have a seat already.")
    return await agreeing.ask_for_seat(hall, table_id, seat, token_of(request, table_id), data.name)


@post("/tables/{table_id:str}/moves", summary="Answer your decision", status_code=200)
async def move(hall: TheHall, caller: Caller, table_id: TableId, data: JSONBody[wire.Move]) -> wire.Accepted:
    return await moves.move(hall, table_id, moves.need_seat(caller), data)


@post("/tables/{table_id:str}/undo", summary="Take back your answers up to the last barrier", status_code=200)
async def undo(hall: TheHall, caller: Caller, table_id: TableId, data: JSONBody[wire.Undo]) -> wire.Accepted:
    return await moves.undo(hall, table_id, moves.need_seat(caller), data)


@post("/tables/{table_id:str}/proposals/undo", summary="Ask to take back more than is free", status_code=204)
async def propose_undo(hall: TheHall, caller: Caller, table_id: TableId, data: JSONBody[wire.UndoWish]) -> None:
    await agreeing.propose_undo(hall, table_id, moves.need_seat(caller), data.answers)


@post("/tables/{table_id:str}/proposals/end", summary="Ask to end the game", status_code=204)
async def propose_end(hall: TheHall, caller: Caller, table_id: TableId) -> None:
    await agreeing.propose_end(hall, table_id, moves.need_seat(caller))


@post("/tables/{table_id:str}/vote", summary="Agree to the proposal, refuse it, or withdraw your own", status_code=204)
async def vote(hall: TheHall, caller: Caller, table_id: TableId, data: JSONBody[wire.Vote]) -> None:
    await agreeing.vote(hall, table_id, moves.need_seat(caller), data)


@post("/tables/{table_id:str}/concede", summary="Give up; a bot plays on for you", status_code=204)
async def concede(hall: TheHall, caller: Caller, table_id: TableId) -> None:
    await seating.concede(hall, table_id, moves.need_seat(caller))


@seats("/tables/{table_id:str}/rematch", summary="The same again, at a new table")
async def rematch(
    hall: TheHall, request: AnyRequest, caller: Caller, table_id: TableId, contributes: Contributes = False
) -> Response[wire.Seated]:
    seat = moves.need_seat(caller)
    token = token_of(request, table_id)
    assert token is not None
    maker = maker_of(hall, request)
    return with_cookie(request, await seating.rematch(hall, table_id, seat, token, maker, contributes))


@get("/tables/{table_id:str}/why", summary="Why a drawn thing offers you nothing now")
async def why_not(hall: TheHall, caller: Caller, table_id: TableId, thing: Thing) -> wire.Reason:
    return await moves.why_not(hall, table_id, moves.need_seat(caller), thing)


@post("/tables/{table_id:str}/hint", summary="What a bot would do, and why", status_code=200)
async def hint(hall: TheHall, caller: Caller, table_id: TableId) -> wire.Hint:
    return await moves.hint(hall, table_id, moves.need_seat(caller))


@get("/tables/{table_id:str}/history", summary="The steps so far, as you were told them")
async def history(hall: TheHall, caller: Caller, table_id: TableId, eyes: Eyes = None) -> wire.History:
    return await looking.history(hall, table_id, caller, eyes)


@get("/tables/{table_id:str}/steps/{step:int}", summary="What you saw at a step")
async def view_at(
    hall: TheHall, caller: Caller, table_id: TableId, step: StepNumber, eyes: Eyes = None
) -> wire.StepView:
    return await looking.view_at(hall, table_id, caller, eyes, step)


@get("/tables/{table_id:str}/record", summary="Set-up and log of a finished game")
async def record(hall: TheHall, table_id: TableId) -> dict[str, Any]:
    return await looking.record(hall, table_id)


@get("/tables/{table_id:str}/check", summary="Dealt and played again: a finished game, point by point")
async def check(hall: TheHall, table_id: TableId) -> list[wire.FindingOut]:
    return await looking.check(hall, table_id)


@seats("/tables/{table_id:str}/fork", summary="Go on from a step of a finished game against bots")
async def fork(
    hall: TheHall, request: AnyRequest, table_id: TableId, data: JSONBody[wire.ForkWish]
) -> Response[wire.Seated]:
    return with_cookie(request, await seating.fork(hall, table_id, data))


@seats("/recovery", summary="A recovery phrase for the seats of this browser")
async def make_phrase(hall: TheHall, request: AnyRequest, data: JSONBody[wire.NewPhrase]) -> wire.Phrase:
    return await recovering.make(hall, client_of(request.scope), data)


@post("/recovery/seats", summary="Add the seats taken since to a recovery phrase", status_code=204)
async def refresh_phrase(hall: TheHall, data: JSONBody[wire.MoreSeats]) -> None:
    await recovering.refresh(hall, data)


@seats("/recovery/restore", summary="The seats of a recovery phrase", status_code=200)
async def restore_seats(hall: TheHall, request: AnyRequest, data: JSONBody[wire.OldPhrase]) -> wire.Restored:
    return await recovering.restore(hall, client_of(request.scope), data)


HANDLERS = [
    list_games,
    list_tables,
    create_table,
    get_table,
    enter,
    join,
    contribute,
    rename,
    put_bot,
    open_seat,
    stand_in,
    ask_for_seat,
    move,
    undo,
    propose_undo,
    propose_end,
    vote,
    concede,
    rematch,
    why_not,
    hint,
    history,
    view_at,
    record,
    check,
    fork,
    make_phrase,
    refresh_phrase,
    restore_seats,
]

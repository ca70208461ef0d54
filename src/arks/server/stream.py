"""The stream of a table: the state whenever it changes, and moves the other way.

A stream is not a queue: whoever is slow, or was away, gets all events missed together with the state of today.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from arks.server import moves, wire
from arks.server.callers import seat_of, token_of
from arks.server.guard import Bucket
from arks.server.hall import Hall
from arks.server.problems import Refused, problem_of
from arks.server.showing import show_state
from arks.server.table import Table, Watcher
from arks.server.tokens import holder

Socket = WebSocket[Any, Any, Any]
HELLO_S: Final = 10.0
REFUSED: Final = 1008
MISTAKES: Final = 50  # before a stream is closed

DECODER: Final = msgspec.json.Decoder(wire.Message)


@websocket("/tables/{table_id:str}/stream")
async def stream(hall: NamedDependency[Hall], socket: Socket, table_id: FromPath[str]) -> None:
    await socket.accept()
    try:
        hello = await asyncio.wait_for(first_message(socket), HELLO_S)
        await attend(hall, socket, table_id, hello)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except Exception as error:
        await refuse(socket, error)


async def first_message(socket: Socket) -> wire.Hello:
    message = DECODER.decode(await receive(socket))
    if not isinstance(message, wire.Hello):
        raise Refused(400, "The first message of a stream is hello.")
    return message


async def receive(socket: Socket) -> str:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="")
    text = event.get("text")
    if text is None:
        raise Refused(400, "Messages are texts.")
    return str(text)


async def refuse(socket: Socket, error: Exception) -> None:
    """Tell what is wrong and close."""
    with suppress(Exception):
        await send(socket, problem_of(error))
        await socket.close(REFUSED)


async def send(socket: Socket, message: object) -> None:
    if isinstance(message, wire.Problem):
        message = {"type": "problem", "problem": message}
    try:
        await socket.send_data(msgspec.json.encode(message).decode())
    except OSError as error:  # who went away in the middle of an answer is no fault of ours
        raise WebSocketDisconnect(detail="") from error


async def attend(hall: Hall, socket: Socket, table_id: str, hello: wire.Hello) -> None:
    """Watch a table until the client goes."""
    token = hello.token or token_of(socket, table_id)
    seat = await seat_of(hall, table_id, token, back=True)
    if seat is None and hello.token is not None:
        raise Refused(401, "This token holds no seat at this table.")
    async with hall.at(table_id) as table:
        spectators = sum(watcher.seat is None for watcher in table.watchers)
        if seat is None and spectators >= hall.settings.spectators_per_table:
            raise Refused(429, "Too many are watching this table.")
        watcher = Watcher(seat, hello.since)
        table.watchers.add(watcher)
        table.wake()  # the others see who came
    try:
        await both_ways(hall, socket, table, watcher, token)
    finally:
        table.watchers.discard(watcher)
        if seat is not None:
            table.notice(seat)
        table.wake()


async def both_ways(hall: Hall, socket: Socket, table: Table, watcher: Watcher, token: str | None) -> None:
    """Send and receive until either ends."""
    tasks = [
        asyncio.create_task(keep_sending(hall, socket, table.id, watcher, token)),
        asyncio.create_task(keep_receiving(hall, socket, table.id, watcher.seat)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def keep_sending(hall: Hall, socket: Socket, table_id: str, watcher: Watcher, token: str | None) -> None:
    """The state, whenever the bell rang and there is something new: a sealed answer replaced must not be noticed."""
    last = b""
    while True:
        async with hall.at(table_id) as table:
            watcher.bell.clear()
            if watcher.seat is not None and (token is None or holder(table.seats, token) != watcher.seat):
                raise Refused(401, "This seat was taken over by somebody else.")
            state = show_state(table, watcher.seat, watcher.sent)
            watcher.sent = state.version
        now = msgspec.json.encode(msgspec.structs.replace(state, since=None, events=[], now=0.0))
        if now != last:
            await send(socket, state)
            last = now
        await watcher.bell.wait()


async def keep_receiving(hall: Hall, socket: Socket, table_id: str, seat: int | None) -> None:
    """Moves; whatever is wrong with one is told, and changes nothing."""
    rate = hall.settings.messages_per_s
    bucket = Bucket(rate, rate * 3)
    mistakes = 0
    while mistakes < MISTAKES:
        request: str | None = None
        try:
            text = await receive(socket)
            if not bucket.take():
                raise Refused(429, "Too many messages; slow down.")
            message = DECODER.decode(text)
            request = getattr(message, "request", None)
            await send(socket, await obey(hall, table_id, seat, message))
        except WebSocketDisconnect:
            return
        except Exception as error:
            mistakes += 1
            told = problem_of(error)
            told.request = request
            await send(socket, told)
    raise Refused(429, "Too many mistakes; the stream is closed.")


async def obey(hall: Hall, table_id: str, seat: int | None, message: wire.Message) -> wire.Accepted | wire.Pong:
    match message:
        case wire.MoveMessage():
            return await moves.move(hall, table_id, moves.need_seat(seat), message)
        case wire.UndoMessage():
            return await moves.undo(hall, table_id, moves.need_seat(seat), message)
        case wire.Ping():
            async with hall.at(table_id) as table:
                return wire.Pong(table.play.version)
        case wire.Hello():
            raise Refused(400, "Hello was said already.")

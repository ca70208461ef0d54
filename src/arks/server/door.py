"""The door itself, below the application: a request that is never sent to its end does not get that far.

Each connection counts until it ends, also after it became a stream. Whoever takes too long over the head or the body of
a request is shown out.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from functools import cache
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from arks.server.addresses import Crowd, Proxies
from arks.server.handles import sockets_at_most
from arks.server.problems import MEDIA_TYPE, problem
from arks.server.settings import ENVIRONMENT, Settings

FULL: Final = (503, "The server is full; try again in a minute.")
FULL_FOR_ONE: Final = (429, "Too many connections from your address; close some.")
SLOW: Final = (408, "The request took too long to arrive.")
BROKEN: Final = (400, "This is not a request that can be read.")


class Door:
    """Who is inside this process."""

    def __init__(self, settings: Settings) -> None:
        self.head_s = settings.head_s
        self.body_s = settings.body_s
        sockets = sockets_at_most(settings.sockets)
        self._crowd = Crowd(sockets, min(settings.sockets_per_address, sockets // 4), Proxies())
        self._inside: dict[asyncio.BaseTransport, str] = {}

    def let_in(self, transport: asyncio.Transport) -> tuple[int, str] | None:
        """Count a connection, or say why it has to go."""
        found = get_remote_addr(transport)
        address = found[0] if found else ""
        if self._crowd.full():
            return FULL
        if self._crowd.full_for(address):
            return FULL_FOR_ONE
        self._crowd.enter(address)
        self._inside[transport] = address
        return None

    def let_out(self, transport: asyncio.BaseTransport) -> None:
        address = self._inside.pop(transport, None)
        if address is not None:
            self._crowd.leave(address)


@cache
def the_door() -> Door:
    """Of this process."""
    return Door(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


class Entrance(H11Protocol):
    """A connection over which requests come."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.door = the_door()
        self._awaited: type[Any] | None = None  # the part of a request that is on its way
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        refusal = self.door.let_in(transport)
        super().connection_made(transport)
        if refusal is None:
            self._wait()
        else:
            self._show_out(*refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        self.door.let_out(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._wait_for(None)

    def send_400_response(self, msg: str) -> None:
        self._show_out(*BROKEN)

    def _wait(self) -> None:
        """Start the clock when another part of a request is awaited; what comes of it does not stop it."""
        ours = self.transport.get_protocol() is self and not self.transport.is_closing()
        self._wait_for(self.conn.their_state if ours else None)

    def _wait_for(self, part: type[Any] | None) -> None:
        if part is self._awaited:
            return
        self._awaited = part
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if part is h11.IDLE:
            self._timer = self.loop.call_later(self.door.head_s, self._took_too_long)
        elif part is h11.SEND_BODY:
            self._timer = self.loop.call_later(self.door.body_s, self._took_too_long)

    def _took_too_long(self) -> None:
        said_something = bool(self.conn.trailing_data[0]) or self.conn.their_state is h11.SEND_BODY
        if said_something:
            self._show_out(*SLOW)
        else:
            self.transport.close()

    def _show_out(self, status: int, sentence: str) -> None:
        """One sentence, if an answer can be given, and the end of the connection."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # the application need not wait for the rest
            cycle.message_event.set()
        body = msgspec.json.encode(problem(status, sentence))
        headers = [
            (b"content-type", MEDIA_TYPE.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        with suppress(h11.LocalProtocolError):  # an answer was begun already
            for event in (h11.Response(status_code=status, headers=headers), h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class Streaming(WebSocketsSansIOProtocol):
    """A connection that became a stream: it keeps the place that it had."""

    def connection_lost(self, exc: Exception | None) -> None:
        the_door().let_out(self.transport)
        super().connection_lost(exc)

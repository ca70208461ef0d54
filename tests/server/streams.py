"""Clients without a browser: they hold a stream and answer what they are asked."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.room import Json, new_request


class Stream:
    """One seat's stream (None: a spectator's); it keeps the latest state and every byte that came."""

    def __init__(
        self, url: str, table: str, token: str | None, since: int | None = None, local: str | None = None
    ) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        self.local = None if local is None else (local, 0)  # the address it comes from
        self.hello: Json = {"type": "hello"}
        if token is not None:
            self.hello["token"] = token
        if since is not None:
            self.hello["since"] = since
        self.state: Json = {}
        self.events: list[Json] = []
        self.replies: asyncio.Queue[Json] = asyncio.Queue()
        self.texts: list[str] = []
        self.changed = asyncio.Condition()

    async def __aenter__(self) -> Stream:
        self.socket: ClientConnection = await connect(self.address, max_size=1 << 22, local_addr=self.local)
        await self.socket.send(json.dumps(self.hello))
        self.reader = asyncio.create_task(self._read())
        await self.until(bool)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)
        await self.socket.close()

    async def _read(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            self.texts.append(text)
            message = json.loads(text)
            if message["type"] != "state":
                self.replies.put_nowait(message)
                continue
            async with self.changed:
                self.state = message
                self.events += message["events"]
                self.changed.notify_all()

    async def until(self, wanted: Any, timeout: float = 20) -> Json:
        """Wait for a state."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(lambda: wanted(self.state)), timeout)
            return self.state

    async def say(self, message: object) -> Json:
        """Send, and wait for the reply."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        return await asyncio.wait_for(self.replies.get(), 20)

    async def move(self, picked: list[str], decision: int | None = None, request: str | None = None) -> Json:
        number = self.state["decision"]["number"] if decision is None else decision
        return await self.say(
            {"type": "move", "decision": number, "picked": picked, "request": request or new_request()}
        )

    def owes(self) -> bool:
        decision = self.state["decision"]
        return decision is not None and decision["answered"] is None

    def over(self) -> bool:
        return bool(self.state["table"]["status"] == "over")

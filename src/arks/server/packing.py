"""What the API says travels compressed, except secrets of seats; how long it is then tells nothing."""

from __future__ import annotations

import gzip
import re
import secrets
from io import BytesIO
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

HOLDS_TOKEN: Final = "holds_token"  # marks calls whose reply is a secret; they are never compressed
WORTH_BYTES: Final = 1000
BLUR_BYTES: Final = 64
LEVEL: Final = 6


class Packing:
    """A layer of the app. A text known to an attacker beside a secret would show in the compressed length, if exact."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "http" and str(scope["path"]).startswith("/api/"):
            await self.app(scope, receive, packing(scope, send))
        else:
            await self.app(scope, receive, send)


def packing(scope: Scope, send: Send) -> Send:
    """Holds the head of a reply back until its body is known."""
    accepted = accepts_gzip(dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1"))
    start: Any = None

    async def sending(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if start is not None and message["type"] == "http.response.body":
            whole = not message.get("more_body") and len(message["body"]) >= WORTH_BYTES
            if whole and not scope["route_handler"].opt.get(HOLDS_TOKEN):
                headers = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
                if accepted:
                    message["body"] = packed(message["body"])
                    headers.append((b"content-encoding", b"gzip"))
                length = str(len(message["body"])).encode()
                start["headers"] = [*headers, (b"vary", b"Accept-Encoding"), (b"content-length", length)]
            await send(start)
            start = None
        await send(message)

    return sending


def packed(body: bytes) -> bytes:
    """Gzip, with a name of random length in its header."""
    buffer = BytesIO()
    with gzip.GzipFile("x" * secrets.randbelow(BLUR_BYTES), "wb", LEVEL, buffer, mtime=0) as packer:
        packer.write(body)
    return buffer.getvalue()


def accepts_gzip(header: str) -> bool:
    """Whether a client takes gzip; one that gives it no weight does not."""
    for part in header.lower().split(","):
        name, _, rest = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return re.fullmatch(r"\s*q=0(\.0*)?\s*", rest) is None
    return False

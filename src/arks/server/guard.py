"""Inside the door: how often and how much at once an address may call, which pages may, what browsers must refuse."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from arks.server.addresses import Crowd, Proxies, household
from arks.server.problems import MEDIA_TYPE, problem
from arks.server.settings import Settings

ADDRESSES_KEPT: Final = 10_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FOR_PARTS: Final[list[tuple[bytes, bytes]]] = [  # of a page, which are opened by it alone
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    *FOR_PARTS,
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]


class Bucket:
    """So many a second, and a few more at once."""

    def __init__(self, per_s: float, most: float) -> None:
        self._per_s = per_s
        self._most = most
        self._left = most
        self._then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_s)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One for each household, those used last."""

    def __init__(self, per_s: float, most: float) -> None:
        self._rate = (per_s, most)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        one = household(address)
        bucket = self._buckets.pop(one, None) or Bucket(*self._rate)
        self._buckets[one] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()


class Limits:
    """How often and how much at once: one for the whole application, which has a guard before each route."""

    def __init__(self, settings: Settings) -> None:
        self._calls = Buckets(settings.requests_per_s, settings.requests_per_s * 3)
        self._files = Buckets(settings.requests_per_s, settings.requests_per_s * 3)  # a visit begins with many
        per_minute = settings.creations_per_minute
        self._creations = Buckets(per_minute / 60, per_minute)
        proxies = Proxies().but_not_everybody()
        self.inside = {
            "http": Crowd(settings.requests_in_flight, settings.requests_in_flight_per_address, proxies),
            "websocket": Crowd(settings.sockets, settings.sockets_per_address, proxies),
        }

    def refusal(self, scope: Scope, method: str, address: str) -> tuple[int, str] | None:
        path = str(scope["path"])
        if not (self._calls if path.startswith("/api/") else self._files).take(address):
            return 429, "Too many requests from your address; slow down."
        if method == "POST" and makes_table(path) and not self._creations.take(address):
            return 429, "Too many new tables from your address; wait a minute."
        crowd = self.inside[str(scope["type"])]
        if crowd.full():
            return 503, "The server is busy; try again in a moment."
        if crowd.full_for(address):
            return 429, "Too much at once from your address; wait for the answers."
        return None


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self._origins = settings.origins
        self._hosts = settings.hosts
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address, crowd = client_of(scope), self._limits.inside[kind]
        refusal = unreadable(scope) or self._refusal(scope, address)
        if refusal is None:
            crowd.enter(address)
            try:
                await self.app(scope, receive, with_headers(scope, send) if kind == "http" else send)
            finally:
                crowd.leave(address)
        elif kind == "http":
            await answer(with_headers(scope, send), *refusal)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal[1]})

    def _refusal(self, scope: Scope, address: str) -> tuple[int, str] | None:
        """Why a call is not let in."""
        headers = dict(scope["headers"])
        method = str(scope.get("method", "WEBSOCKET"))
        host = headers.get(b"host", b"").decode("latin-1")
        if self._hosts and host_in(f"//{host}") not in self._hosts:
            return 403, "This server is not called by that name."
        if method not in SAFE and not self._welcome(headers):
            return 403, "Pages of other sites may not call this server."
        return self._limits.refusal(scope, method, address)

    def _welcome(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say which page calls; other programs say nothing."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        told = origin.decode("latin-1")
        return told in self._origins or told.partition("://")[2] == headers.get(b"host", b"").decode("latin-1")


def unreadable(scope: Scope) -> tuple[int, str] | None:
    """What cannot be decoded is no name of anything here."""
    asked = unquote_to_bytes(scope["raw_path"]) + unquote_to_bytes(scope["query_string"])
    try:
        for told in (asked, *[value for _, value in scope["headers"]]):
            told.decode()
    except UnicodeDecodeError:
        return 400, "The request is not understood: something in its address or its headers is not UTF-8."
    if b"\0" in asked:
        return 400, "The request is not understood: its address holds a null character."
    return None


def host_in(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


def client_of(scope: Scope) -> str:
    client: Any = scope.get("client")
    return str(client[0]) if client else ""


def makes_table(path: str) -> bool:
    return path.rstrip("/").endswith(("/tables", "/fork", "/rematch"))


def with_headers(scope: Scope, send: Send) -> Send:
    """Every response gets the headers; what the API says is never kept by caches."""
    path = str(scope["path"])
    added = FOR_PARTS if path.startswith("/assets/") else HEADERS
    if path.startswith("/api"):
        added = [*HEADERS, (b"cache-control", b"no-store")]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *added]
        await send(message)

    return sending


async def answer(send: Send, status: int, sentence: str) -> None:
    body = msgspec.json.encode(problem(status, sentence))
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    if status in (429, 503):
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""Who calls: a token in the header or in the table's own cookie makes a caller the holder of a seat."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.params import FromPath

from arks.server import wire
from arks.server.again import again
from arks.server.agreeing import was_seen
from arks.server.hall import Hall
from arks.server.problems import Refused
from arks.server.tokens import holder

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE_S = 90 * 24 * 3600


def the_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def cookie_name(table_id: str) -> str:
    return f"arks-{table_id}"


def token_of(connection: Connection, table_id: str) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(cookie_name(table_id))


def maker_of(hall: Hall, request: Connection) -> str:
    """What a table remembers of the address that it was made from."""
    return hall.makers.of(request.client.host if request.client else "")


async def seat_of(hall: Hall, table_id: str, token: str | None, back: bool) -> int | None:
    """The seat that a token holds; noticing its holder, who is ``back`` at the table or only looks at it."""

    async def notice() -> int | None:
        async with hall.at(table_id) as table:
            seat = None if token is None else holder(table.seats, token)
            if seat is not None:
                await was_seen(hall, table, seat, back)
            return seat

    return await again(notice)


async def the_caller(state: State, request: Request[Any, Any, Any], table_id: FromPath[str]) -> int | None:
    """The seat of whoever calls; a wrong token in the header is an error, an old cookie is not."""
    token = token_of(request, table_id)
    seat = await seat_of(the_hall(state), table_id, token, back=request.method == "POST")
    if seat is None and "authorization" in request.headers:
        raise Refused(401, "This token holds no seat at this table.")
    return seat


def with_cookie(request: Connection, seated: wire.Seated) -> Response[wire.Seated]:
    """The reply that seats somebody, and lets the browser remember it for this table only."""
    cookie = Cookie(
        key=cookie_name(seated.table),
        value=seated.token,
        path=f"/api/tables/{seated.table}",
        max_age=COOKIE_S,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme in ("https", "wss"),
    )
    return Response(seated, cookies=[cookie])

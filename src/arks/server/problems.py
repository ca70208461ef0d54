"""Everything that goes wrong is a problem document with one sentence; nothing of the inside is told."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from arks.engine.elsewhere import EngineFailed
from arks.kernel.errors import Illegal
from arks.server import wire
from arks.server.damage import SENTENCE, Damaged
from arks.server.store import Conflict, Unavailable

LOG: Final = logging.getLogger("arks.server")
MEDIA_TYPE: Final = "application/problem+json"
AnyRequest = Request[Any, Any, Any]

PROBLEMS: Final = {
    status: ResponseSpec(wire.Problem, description=text, media_type=MEDIA_TYPE, generate_examples=False)
    for status, text in {
        400: "The request is not understood",
        401: "This needs a seat",
        403: "Not allowed",
        404: "Not there",
        405: "Not this way",
        409: "Not now; a stale move comes with the state of today",
        413: "Too large",
        422: "Against the rules",
        429: "Too often",
        503: "The database does not answer",
    }.items()
}


class Refused(Exception):
    """A request that cannot be done, with its status and sentence."""

    def __init__(self, status: int, sentence: str, state: wire.StateOut | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.state = state


def no_table() -> Refused:
    return Refused(404, "There is no such table.")


def no_engine() -> Refused:
    return Refused(409, "No engine on this server plays by the rules that this game began with.")


def not_dealt() -> Refused:
    return Refused(409, "No cards were dealt in this game.")


def no_seat() -> Refused:
    return Refused(401, "This needs a seat at the table: join one, or enter with your token.")


def problem_of(error: Exception) -> wire.Problem:
    """What is told of an error."""
    match error:
        case Refused():
            return problem(error.status, error.sentence, error.state)
        case Illegal():
            return problem(422, sentence(str(error)))
        case Damaged():
            return problem(409, SENTENCE)
        case Unavailable():
            return problem(503, str(error))
        case EngineFailed():
            return problem(503, "The engine with the rules of this table does not answer; nothing was changed.")
        case Conflict():
            return problem(409, "Somebody else was quicker; look again and try once more.")
        case msgspec.ValidationError() | msgspec.DecodeError():
            return problem(400, sentence(f"The request is not understood: {error}"))
        case UnicodeDecodeError():
            return problem(400, "The request is not understood: it is not UTF-8.")
        case RecursionError():
            return problem(400, "The request is not understood: it is nested too deeply.")
        case ValidationException():
            return problem(400, sentence(f"The request is not understood: {details(error)}"))
        case HTTPException():
            return problem(error.status_code, sentence(error.detail or HTTPStatus(error.status_code).phrase))
        case _:
            LOG.error("a request failed", exc_info=error)
            return problem(500, "The server failed at this; nothing was changed.")


def problem(status: int, text: str, state: wire.StateOut | None = None) -> wire.Problem:
    return wire.Problem(title=HTTPStatus(status).phrase, status=status, detail=text, state=state)


def details(error: ValidationException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and "message" in extra[0]:
        where = extra[0].get("key")
        return f"{where}: {extra[0]['message']}" if where else str(extra[0]["message"])
    return error.detail


def sentence(text: str) -> str:
    first = text.strip().splitlines()[0][:500]
    return first[:1].upper() + first[1:] + ("" if first.endswith((".", "!", "?")) else ".")


def answer_problem(_: AnyRequest, error: Exception) -> Response[bytes]:
    told = problem_of(error)
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if told.status == 503:
        headers["Retry-After"] = "1"
    return problem_response(told, headers)


def problem_response(told: wire.Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(told), status_code=told.status, media_type=MEDIA_TYPE, headers=headers or {})

"""The application: routes, page, schema, and what starts and stops with it."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from arks.server.callers import the_caller, the_hall
from arks.server.guard import Guard, Limits
from arks.server.hall import Hall
from arks.server.news import News
from arks.server.packing import Packing
from arks.server.page import page_handlers
from arks.server.problems import answer_problem, problem, problem_response
from arks.server.quiet import be_quiet
from arks.server.rounds import Rounds
from arks.server.routes import HANDLERS
from arks.server.settings import ENVIRONMENT, Settings
from arks.server.stream import stream

LOG: Final = logging.getLogger("arks.server")
LOG_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        news = News(hall)
        rounds = Rounds(hall)
        await hall.start()
        await news.start()
        rounds.start()
        app.state.hall = hall
        LOG.info("the tables are open")
        try:
            yield
        finally:
            await rounds.close()
            await news.close()
            await hall.close()

    limits = Limits(settings)

    def guarded(app: ASGIApp) -> ASGIApp:
        return Guard(app, settings, limits)

    api = Router("/api", route_handlers=[*HANDLERS, stream], tags=["tables"])
    return Litestar(
        [api, *page_handlers(settings.page_folder())],
        lifespan=[life],
        middleware=[guarded, Packing],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "caller": Provide(the_caller),
        },
        exception_handlers={HTTPException: answer_problem, Exception: answer_problem},
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Two Arks",
            version="1",
            openapi_router=Router("/api", route_handlers=[], after_request=not_a_page, include_in_schema=False),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def not_a_page(response: Response[Any]) -> Response[Any]:
    """The router of the schema answers with a page what it does not know; ours says it like everything else."""
    return problem_response(problem(404, "There is nothing here.")) if response.status_code == 404 else response


def start_logging() -> None:
    """To standard error. Whoever knows the id of a table may watch it: who opens which stream is not written down."""
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    be_quiet()


def from_environment() -> Litestar:
    """For the processes that uvicorn starts."""
    start_logging()
    return make_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))

"""The application: routes, page, schema, and what starts and stops with it."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from arks.server.callers import the_caller, the_hall
from arks.server.guard import Guard
from arks.server.hall import Hall
from arks.server.news import News
from arks.server.problems import answer_problem, problem, problem_response
from arks.server.routes import HANDLERS
from arks.server.settings import Settings
from arks.server.stream import stream

ENVIRONMENT: Final = "ARKS_SERVER"  # settings for the processes that serve

LOG_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

PLAIN_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Two Arks</title>
<h1>Two Arks</h1><p>The server is here; the page for people is not built.
The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        news = News(hall)
        await hall.start()
        await news.start()
        app.state.hall = hall
        try:
            yield
        finally:
            await news.close()
            await hall.close()

    def guarded(app: ASGIApp) -> ASGIApp:
        return Guard(app, settings)

    api = Router("/api", route_handlers=[*HANDLERS, stream], tags=["tables"])
    return Litestar(
        [api, *page_handlers(settings)],
        lifespan=[life],
        middleware=[guarded],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "caller": Provide(the_caller),
        },
        exception_handlers={HTTPException: answer_problem, Exception: answer_problem},
        request_max_body_size=settings.body_bytes,
        # The page travels compressed. What the API says does not: its length must tell nothing about what is hidden.
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/api"]),
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


def page_handlers(settings: Settings) -> list[Any]:
    """The built page when there is one; a table's link opens it, too."""
    folder = settings.page_folder()

    def opened() -> Response[str]:
        text = PLAIN_PAGE if folder is None else (folder / "index.html").read_text(encoding="utf-8")
        return Response(text, media_type=MediaType.HTML)

    @get("/t/{table_id:str}", include_in_schema=False, sync_to_thread=False)
    def table_page(table_id: FromPath[str]) -> Response[str]:
        return opened()

    @get("/", include_in_schema=False, sync_to_thread=False)
    def first_page() -> Response[str]:
        return opened()

    if folder is None:
        return [first_page, table_page]
    return [create_static_files_router("/", [folder], html_mode=True, include_in_schema=False), table_page]


def from_environment() -> Litestar:
    """For the processes that uvicorn starts."""
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    return make_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))

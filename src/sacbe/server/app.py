"""The web application: its parts, and how errors are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from sacbe.core.errors import SacbeError
from sacbe.server import api_page, health, metrics, pages, socket, web_app
from sacbe.server.answers import refusal
from sacbe.server.errors import Refused
from sacbe.server.routes import chat, play, records, seats, session, studies, tables
from sacbe.server.security import BodyLimits, RateLimits, SameSite, SecurityHeaders
from sacbe.server.server_log import RequestLog
from sacbe.server.services import Services
from sacbe.server.settings import Settings

API = "/api/v1"


def make_app(settings: Settings, web: Path | None = web_app.WEB) -> FastAPI:
    """Make a server's application; `web` is the folder of the built web app, if there is one."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Sacbe",
        version=version("sacbe"),
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    for part in (tables, seats, play, records, session, studies, chat, socket):
        app.include_router(part.ROUTER, prefix=API)
    app.state.web = web
    for plain in (web_app, pages, api_page, health, metrics):
        app.include_router(plain.ROUTER)
    if web is not None:
        app.mount("/static/web", web_app.Files(directory=web, check_dir=False))
    app.mount("/static", web_app.Files(directory=web_app.STATIC))
    # From the innermost to the outermost.
    app.add_middleware(BodyLimits, settings=settings)
    app.add_middleware(RateLimits, limits=settings.limits)
    app.add_middleware(SameSite, settings=settings)
    app.add_middleware(RequestLog)
    app.add_middleware(SecurityHeaders, settings=settings)
    app.exception_handler(SacbeError)(on_error)
    app.exception_handler(RequestValidationError)(on_bad_request)
    app.exception_handler(HTTPException)(on_http)
    return app


async def on_error(request: Request, error: Exception) -> Response:
    """Answer a request that cannot be carried out."""
    if isinstance(error, Refused):
        return refusal(request, error)
    assert isinstance(error, SacbeError)
    return refusal(request, Refused(422, error.message.key, **error.message.params))


async def on_bad_request(request: Request, error: Exception) -> Response:
    """Answer a request that does not fit the schema: the first problem in words, all as data."""
    assert isinstance(error, RequestValidationError)
    problems: list[dict[str, Any]] = [
        {"where": ".".join(str(part) for part in one["loc"]), "what": one["type"]}
        for one in error.errors()
    ]
    first = problems[0] if problems else {"where": "body", "what": "missing"}
    refused = Refused(422, "error-server-request", where=first["where"], what=first["what"])
    return refusal(request, refused.having(problems=problems[:20]))


async def on_http(request: Request, error: Exception) -> Response:
    """Answer a request that the framework refuses."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := web_app.missing(request)):
        return page
    keys = {404: "error-server-no-page", 405: "error-server-method"}
    answer = refusal(
        request, Refused(error.status_code, keys.get(error.status_code, "error-server-bad"))
    )
    answer.headers.update(error.headers or {})
    return answer

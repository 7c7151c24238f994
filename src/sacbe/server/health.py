"""Health checks: whether the server is alive, and whether it can work."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from sacbe.server.database import Database
from sacbe.server.errors import Unavailable
from sacbe.server.migrate import is_current

if TYPE_CHECKING:
    from sacbe.server.services import Services

ROUTER = APIRouter(include_in_schema=False)
FRESH: Final = 1.0
"""Seconds to reuse an answer of the database, so that asking often costs nothing."""


class Health:
    """What was last found out about the database."""

    def __init__(self) -> None:
        self.asked: float | None = None
        self.trouble: str | None = None
        self._asking: asyncio.Lock = asyncio.Lock()

    async def check(self, database: Database) -> str | None:
        """Return why the server cannot work, if it cannot."""
        async with self._asking:  # many callers, one query
            if self.asked is None or time.monotonic() - self.asked > FRESH:
                self.trouble = await self._look(database)
                self.asked = time.monotonic()
        return self.trouble

    async def _look(self, database: Database) -> str | None:
        try:
            await database.check()
            return None if await is_current(database) else "database shape"
        except Unavailable:
            return "database"


@ROUTER.get("/healthz")
async def alive() -> Response:
    """Say that the process answers."""
    return JSONResponse({"status": "alive"})


@ROUTER.get("/readyz")
async def ready(request: Request) -> Response:
    """Say whether the database answers, can be written to, and has the shape this version needs."""
    services: Services = request.app.state.services
    trouble = await services.health.check(services.database)
    if trouble is not None:
        return JSONResponse({"status": "not ready", "why": trouble}, 503)
    return JSONResponse({"status": "ready"})

"""Helpers of several routes."""

from __future__ import annotations

import time
from typing import Any, Final

from sacbe.server.answers import Answer
from sacbe.server.routes.models import Refusal
from sacbe.server.services import Services
from sacbe.server.table_access import describe, look
from sacbe.server.tokens import Keys

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": Refusal, "description": "the request cannot be read"},
    401: {"model": Refusal, "description": "not a valid token"},
    403: {"model": Refusal, "description": "not allowed with your tokens"},
    404: {"model": Refusal, "description": "it does not exist, or not for you"},
    409: {"model": Refusal, "description": "not possible in the current state"},
    413: {"model": Refusal, "description": "too large"},
    421: {"model": Refusal, "description": "not this server's name"},
    422: {"model": Refusal, "description": "not what was expected"},
    429: {"model": Refusal, "description": "too often; try again later"},
    503: {"model": Refusal, "description": "the database is unavailable; try again"},
}


def shaped(model: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Return the answers of a route, for the schema."""
    return {**REFUSALS, status: {"model": model, "description": "done"}}


def link(services: Services, game_id: str, kind: str, token: str) -> dict[str, str]:
    """Return a token, and a link with it in the part that no server or log sees."""
    return {"token": token, "link": f"{services.settings.address}/table/{game_id}#{kind}={token}"}


async def shown(services: Services, game_id: str, keys: Keys) -> dict[str, Any]:
    """Return a table as a caller may see it, with the server's time for its clocks."""
    async with services.database.read() as connection:
        return {**describe(await look(connection, game_id, keys)), "now": time.time()}


async def done(services: Services, game_id: str, keys: Keys, **more: Any) -> Answer:
    """Answer with the table after something was done there."""
    return Answer({"table": await shown(services, game_id, keys), **more})

"""Sessions: a browser exchanges the tokens of its links for one cookie."""

from __future__ import annotations

from fastapi import APIRouter, Request

from sacbe.server import table_list
from sacbe.server.answers import Answer
from sacbe.server.errors import Refused
from sacbe.server.routes.common import shaped
from sacbe.server.routes.models import SessionAsked, SessionShown
from sacbe.server.sessions import KEPT, KeysIn, ServicesIn, add_key, cookie_name, forget_session
from sacbe.server.tokens import hash_token, is_token

ROUTER = APIRouter(tags=["session"])


@ROUTER.post("/session", responses=shaped(SessionShown))
async def exchange(request: Request, services: ServicesIn, asked: SessionAsked) -> Answer:
    """Exchange a token for the cookie; further tokens are added to the same session. The answer has
    the tables that this token opens; a token that opens none is refused."""
    if not is_token(asked.token):
        raise Refused(401, "error-server-token")
    made = await add_key(request, services, asked.token)
    async with services.database.read() as connection:
        keys = frozenset((hash_token(asked.token),))
        found = await table_list.listing(connection, keys, mine=True)
    answer = Answer({"tables": found.tables})
    if made is not None:
        answer.set_cookie(
            cookie_name(services),
            made,
            max_age=KEPT,
            path="/",
            secure=services.settings.is_secure,
            httponly=True,
            samesite="strict",
        )
    return answer


@ROUTER.get("/session", responses=shaped(SessionShown))
async def session(services: ServicesIn, keys: KeysIn) -> Answer:
    """List the tables that your tokens open."""
    async with services.database.read() as connection:
        found = await table_list.listing(connection, keys, mine=True)
    return Answer({"tables": found.tables})


@ROUTER.delete("/session", responses=shaped(SessionShown))
async def leave(request: Request, services: ServicesIn) -> Answer:
    """Forget all tokens of this browser."""
    await forget_session(request, services)
    answer = Answer({"tables": []})
    answer.delete_cookie(cookie_name(services), path="/")
    return answer

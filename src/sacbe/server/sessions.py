"""The tokens that a request brings: in a header, or kept for a browser under its cookie."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated, Final

from fastapi import Depends, Request
from sqlalchemy import delete, insert, select, update
from starlette.requests import HTTPConnection

from sacbe.server.clock import DAY
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.schema import SESSION_KEYS, SESSIONS
from sacbe.server.services import Services
from sacbe.server.table_list import opens_something
from sacbe.server.tokens import NO_KEYS, Keys, hash_token, is_token, new_token

COOKIE: Final = "sacbe"
SECURE_COOKIE: Final = "__Host-sacbe"
KEPT: Final = int(400 * DAY)
"""Seconds that browsers keep a cookie, at most."""
MOST_KEYS: Final = 500
"""Tokens that one browser may hold."""


async def current_services(connection: HTTPConnection) -> Services:
    """Return the services. Async, because FastAPI runs plain functions in threads."""
    services: Services = connection.app.state.services
    return services


async def caller_keys(connection: HTTPConnection) -> Keys:
    """Return the hashes of all tokens that a caller holds."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        if scheme.lower() != "bearer" or not is_token(token.strip()):
            raise Refused(401, "error-server-token")
        return frozenset((hash_token(token.strip()),))
    services = await current_services(connection)
    session = session_hash(connection, services)
    if session is None:
        return NO_KEYS
    async with services.database.read() as db:
        found = await db.execute(
            select(SESSION_KEYS.c.token_hash, SESSIONS.c.seen)
            .join(SESSIONS, SESSIONS.c.hash == SESSION_KEYS.c.session_hash)
            .where(SESSION_KEYS.c.session_hash == session)
        )
        rows = found.all()
    if rows and rows[0].seen < time.time() - DAY:
        await saw(services, session)
    return frozenset(row.token_hash for row in rows)


async def saw(services: Services, session: str) -> None:
    """Note that a session is in use, so that it is kept. Once a day is enough, and it can wait."""
    now = time.time()
    with contextlib.suppress(Unavailable):
        async with services.database.write() as db:
            await db.execute(
                update(SESSIONS)
                .where(SESSIONS.c.hash == session, SESSIONS.c.seen < now - DAY)
                .values(seen=now)
            )


def cookie_name(services: Services) -> str:
    return SECURE_COOKIE if services.settings.is_secure else COOKIE


def session_hash(connection: HTTPConnection, services: Services) -> str | None:
    """Return the hash of the browser's session, if it has one."""
    value = connection.cookies.get(cookie_name(services), "")
    return hash_token(value) if is_token(value) else None


async def add_key(request: Request, services: Services, token: str) -> str | None:
    """Add a token to the caller's session; return the cookie's value if the session is new."""
    session = session_hash(request, services)
    now = time.time()
    key = hash_token(token)
    made: str | None = None
    async with services.database.write() as db:
        if not await opens_something(db, key):
            raise Refused(401, "error-server-token")
        known = session is not None and await db.scalar(
            select(SESSIONS.c.hash).where(SESSIONS.c.hash == session)
        )
        if not known:
            made = new_token()
            session = hash_token(made)
            await db.execute(insert(SESSIONS), {"hash": session, "created": now, "seen": now})
        else:
            await db.execute(update(SESSIONS).where(SESSIONS.c.hash == session).values(seen=now))
        held = set(
            await db.scalars(
                select(SESSION_KEYS.c.token_hash).where(SESSION_KEYS.c.session_hash == session)
            )
        )
        if key not in held:
            if len(held) >= MOST_KEYS:
                raise Refused(409, "error-server-too-many-keys", most=MOST_KEYS)
            await db.execute(insert(SESSION_KEYS), {"session_hash": session, "token_hash": key})
    return made


async def forget_session(request: Request, services: Services) -> None:
    """Delete the browser's session and its tokens."""
    session = session_hash(request, services)
    if session is not None:
        async with services.database.write() as db:
            await db.execute(delete(SESSION_KEYS).where(SESSION_KEYS.c.session_hash == session))
            await db.execute(delete(SESSIONS).where(SESSIONS.c.hash == session))


ServicesIn = Annotated[Services, Depends(current_services)]
KeysIn = Annotated[Keys, Depends(caller_keys)]

"""Tables: created, listed, started, closed, played again."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request

import sacbe
from sacbe.server import seating, table_list, table_setup
from sacbe.server.answers import Answer
from sacbe.server.callers import caller_address
from sacbe.server.presence import WATCHING, connected
from sacbe.server.routes.common import done, link, shaped, shown
from sacbe.server.routes.models import (
    LEAST_PLAYOUTS,
    MOST_BEST,
    MOST_PLAYOUTS,
    Cursor,
    Done,
    Invited,
    PresenceShown,
    RematchMade,
    StartAsked,
    TableAsked,
    TableMade,
    TableNow,
    TablesShown,
    VoteAsked,
)
from sacbe.server.sessions import KeysIn, ServicesIn
from sacbe.server.table_access import look
from sacbe.server.table_list import Filter
from sacbe.server.table_setup import BOTS, Place, TablePlan, require_people
from sacbe.server.tokens import hash_token

ROUTER = APIRouter(tags=["tables"])


@ROUTER.get("/games")
async def games(services: ServicesIn) -> dict[str, Any]:
    """List the games, their options, the bots for tables, and the limits of inputs."""
    return {
        "games": [
            {
                "game": game.name,
                "players": list(game.players),
                "rules": game.rules_version,
                "moves": len(game.moves),
                "options": {
                    name: {
                        "values": list(option.values),
                        "default": option.default,
                        "message": option.message.json(),
                    }
                    for name, option in game.options.items()
                },
            }
            for game in sacbe.GAMES.values()
        ],
        "bots": list(BOTS),
        "limits": {
            "name": table_setup.NAME,
            "title": table_setup.TITLE,
            "chat": services.settings.limits.chat,
            "hint_best": MOST_BEST,
            "hint_playouts": [LEAST_PLAYOUTS, MOST_PLAYOUTS],
        },
    }


@ROUTER.post("/tables", status_code=201, responses=shaped(TableMade, 201))
async def create(request: Request, services: ServicesIn, keys: KeysIn, asked: TableAsked) -> Answer:
    """Make a table. The answer has the host's token, the invitation, and the tokens of your seats,
    which are shown only once. At least one seat must be yours or open."""
    require_people(place.kind for place in asked.seats)
    plan = TablePlan(
        places=[Place(place.kind, place.name, place.bot) for place in asked.seats],
        auto_start=asked.start == "full",
        **asked.model_dump(exclude={"seats", "start"}),
    )
    tokens = await table_setup.create(
        services.desks, services.settings, plan, caller_address(request)
    )
    return Answer(await made(services, tokens), 201)


async def made(services: ServicesIn, tokens: table_setup.TableTokens) -> dict[str, Any]:
    """Return a new table, with all its tokens."""
    keys = frozenset(hash_token(token) for token in (tokens.host, *tokens.seats.values()))
    return {
        "table": await shown(services, tokens.game_id, keys),
        "host": link(services, tokens.game_id, "host", tokens.host),
        "invite": link(services, tokens.game_id, "invite", tokens.invite),
        "seats": {
            str(seat): link(services, tokens.game_id, "seat", token)
            for seat, token in tokens.seats.items()
        },
    }


@ROUTER.get("/tables", responses=shaped(TablesShown))
async def listing(
    services: ServicesIn,
    keys: KeysIn,
    game: Annotated[str | None, Query(max_length=40)] = None,
    status: Literal["open", "running", "finished", "abandoned", "frozen"] | None = None,
    mine: bool = False,
    free: Annotated[bool, Query(description="only where you can sit down")] = False,
    players: Annotated[int | None, Query(ge=1, le=8)] = None,
    pace: Literal["untimed", "live", "days"] | None = None,
    before: Annotated[Cursor | None, Query(description="the `next` of the page before")] = None,
    limit: Annotated[int, Query(ge=1, le=table_list.PAGE)] = table_list.PAGE,
) -> Answer:
    """List public tables and your own, the last used first."""
    wanted = Filter(game, status, players, pace, free)
    async with services.database.read() as connection:
        found = await table_list.listing(connection, keys, mine, wanted, before, limit)
    return Answer({**found._asdict(), "now": time.time()})


@ROUTER.get("/tables/{id}", responses=shaped(TableNow))
async def table(services: ServicesIn, keys: KeysIn, id: str) -> Answer:
    """Return a table: its seats, its pace, its progress."""
    return Answer(await shown(services, id, keys))


@ROUTER.get("/tables/{id}/presence", responses=shaped(PresenceShown))
async def presence(services: ServicesIn, keys: KeysIn, id: str) -> Answer:
    """Return who is connected over the WebSocket: which seats, and how many others."""
    async with services.database.read() as connection:
        await look(connection, id, keys)
        if services.database.is_postgres:
            count = (await connected(connection, [id]))[id]
        else:
            count = services.hub.count(id)
    seats = sorted(seat for seat in count if seat != WATCHING)
    return Answer({"seats": seats, "watching": count[WATCHING]})


@ROUTER.post("/tables/{id}/start", responses=shaped(Done))
async def start(services: ServicesIn, keys: KeysIn, id: str, asked: StartAsked) -> Answer:
    """As the host, start the game; `fill` puts bots at the open seats."""
    await seating.start(services.desks, id, keys, asked.fill)
    return await done(services, id, keys)


@ROUTER.post("/tables/{id}/close", responses=shaped(Done))
async def close(services: ServicesIn, keys: KeysIn, id: str) -> Answer:
    """As the host, close the table; not while others play."""
    await seating.close(services.desks, id, keys)
    return await done(services, id, keys)


@ROUTER.post("/tables/{id}/invite", responses=shaped(Invited))
async def invite(services: ServicesIn, keys: KeysIn, id: str) -> Answer:
    """As the host, get a new invitation; the old one opens nothing any more."""
    token = await seating.new_invite(services.desks, id, keys)
    return Answer({"invite": link(services, id, "invite", token)})


@ROUTER.post("/tables/{id}/vote", responses=shaped(Done))
async def vote(services: ServicesIn, keys: KeysIn, id: str, asked: VoteAsked) -> Answer:
    """Vote on what happens to a player whose time is up: `bot`, `wait` or `end`."""
    await seating.vote(services.desks, id, keys, asked.seat, asked.choice, asked.asked)
    return await done(services, id, keys)


@ROUTER.post("/tables/{id}/rematch", responses=shaped(RematchMade))
async def rematch(request: Request, services: ServicesIn, keys: KeysIn, id: str) -> Answer:
    """Make a new table for the same people; everybody's token is valid there, too."""
    address = caller_address(request)
    found = await table_setup.rematch(services.desks, services.settings, id, keys, address)
    token = found["invite"]
    new = found["table"]
    return Answer({"table": new, "invite": token and link(services, new, "invite", token)})

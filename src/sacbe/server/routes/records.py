"""Records: to download a game, and to study one."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from sacbe.core.record import Record
from sacbe.server import table_setup, views
from sacbe.server.answers import Answer
from sacbe.server.callers import caller_address
from sacbe.server.clock import UNTIMED
from sacbe.server.errors import Refused
from sacbe.server.events import whole_line
from sacbe.server.routes.common import REFUSALS, shaped
from sacbe.server.routes.models import RecordAsked, StudyAsked, TableMade
from sacbe.server.routes.play import SeatAsked
from sacbe.server.routes.tables import made
from sacbe.server.services import Services
from sacbe.server.sessions import KeysIn, ServicesIn
from sacbe.server.table_access import look, now_position, now_state
from sacbe.server.table_rows import OPEN
from sacbe.server.table_setup import ME, Place, TablePlan

ROUTER = APIRouter(tags=["records"])


@ROUTER.get(
    "/tables/{id}/record",
    response_class=PlainTextResponse,
    responses={**REFUSALS, 200: {"content": {"text/plain": {}}, "description": "the record"}},
)
async def record(services: ServicesIn, keys: KeysIn, id: str, seat: SeatAsked = None) -> Response:
    """Return the game as a record. While it runs, what is hidden from you is replaced by something
    that could have happened."""
    async with services.database.read() as connection:
        seen = await look(connection, id, keys)
        as_seat = seen.seat(seat)
        if seen.row.status == OPEN or not seen.is_started:
            raise Refused(409, "error-server-is-open")
        steps = await whole_line(connection, id, seen.row.head)
        position = await now_position(connection, services.desks, seen.row)
    arguments = (seen.row, seen.names(), steps, as_seat)
    if position is None:
        text = views.stored_record(*arguments)
    else:
        text = await asyncio.to_thread(lambda: views.make_record(*arguments).text())
    attachment = f'attachment; filename="{id}.sacbe"'
    return PlainTextResponse(text, headers={"Content-Disposition": attachment})


@ROUTER.post("/records", status_code=201, responses=shaped(TableMade, 201))
async def study_record(
    request: Request, services: ServicesIn, keys: KeysIn, asked: RecordAsked
) -> Answer:
    """Study a record at a table where you hold every seat; continue from any point."""
    found = await asyncio.to_thread(Record.parse, asked.record)
    moves = len(found.moves) if asked.moves is None else asked.moves
    return await study(request, services, found, moves, asked.title)


@ROUTER.post("/tables/{id}/study", status_code=201, responses=shaped(TableMade, 201))
async def study_table(
    request: Request, services: ServicesIn, keys: KeysIn, id: str, asked: StudyAsked
) -> Answer:
    """Study a finished game at your own table, from any point."""
    async with services.database.read() as connection:
        seen = await look(connection, id, keys)
        if seen.row.result is None:
            raise Refused(409, "error-server-not-over")
        await now_state(connection, services.desks, seen.row)
        everything = await whole_line(connection, id, seen.row.head)
        at = seen.row.head if asked.at is None else asked.at
        steps = await whole_line(connection, id, at)
    found = await asyncio.to_thread(views.make_record, seen.row, seen.names(), everything, None)
    if steps != everything[: len(steps)]:
        found = await asyncio.to_thread(rebuilt, found, [step.token for step in steps])
    return await study(request, services, found, len(steps), asked.title or seen.row.title)


def rebuilt(record: Record, tokens: list[str]) -> Record:
    """Return the record of moves that were undone later."""
    options: dict[str, Any] = record.options
    again = Record.new(record.game, record.players, record.names, **options)
    for token in tokens:
        again.play(token)
    return again


async def study(
    request: Request, services: Services, found: Record, moves: int, title: str
) -> Answer:
    """Make a study table of a record's first moves."""
    if moves > len(found.moves):
        raise Refused(422, "error-server-moves", moves=moves, most=len(found.moves))
    plan = TablePlan(
        game=found.game.name,
        # In a record, a player without a name is called by a number.
        places=[
            Place(ME, "" if name == f"{seat + 1}" else name)
            for seat, name in enumerate(found.names)
        ],
        options=dict(found.options),
        pace={"kind": UNTIMED, "late": "bot", "bot": "level:2"},
        title=title,
    )
    tokens = await table_setup.create(
        services.desks, services.settings, plan, caller_address(request), found, moves
    )
    return Answer(await made(services, tokens), 201)

"""Playing: commands, undo, views, events, the log."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from sacbe.face.narrator import Narrator
from sacbe.i18n.words import Words
from sacbe.server import log_story, play, views
from sacbe.server.answers import Answer
from sacbe.server.callers import caller_language
from sacbe.server.errors import Refused
from sacbe.server.events import event_rows, started_at, state_at
from sacbe.server.live_tables import MOST_EVENTS
from sacbe.server.log_story import StoryLine
from sacbe.server.play import Command
from sacbe.server.routes.common import done, shaped
from sacbe.server.routes.models import (
    CommandAsked,
    CommandDone,
    Done,
    EventsShown,
    LogShown,
    SeatNumber,
    Seq,
    UndoAnswer,
    UndoAsked,
    ViewShown,
    WaysShown,
)
from sacbe.server.services import Services
from sacbe.server.sessions import KeysIn, ServicesIn
from sacbe.server.table_access import SeenTable, look, now_position, now_state

ROUTER = APIRouter(tags=["play"])
LONGEST_WAIT = 25.0

SeatAsked = Annotated[SeatNumber | None, Query(description="your seat, if you hold several")]


@ROUTER.post("/tables/{id}/commands", responses=shaped(CommandDone))
async def command(services: ServicesIn, keys: KeysIn, id: str, asked: CommandAsked) -> Answer:
    """Make a move. `base` is the last event you have seen, `key` your own name for this command:
    sent twice, it is carried out once and answered the same."""
    wanted = Command("move", asked.seat, asked.key, asked.base, asked.move)
    return Answer(await play.command(services.desks, id, keys, wanted))


@ROUTER.post("/tables/{id}/undo", responses=shaped(CommandDone))
async def undo(services: ServicesIn, keys: KeysIn, id: str, asked: UndoAsked) -> Answer:
    """Undo your last choice, or everything after event `to`. Within your turn, as long as nothing
    was revealed, it is done at once; otherwise every other person is asked."""
    wanted = Command("undo", asked.seat, asked.key, asked.base, to=asked.to)
    return Answer(await play.command(services.desks, id, keys, wanted))


@ROUTER.post("/tables/{id}/undo/answer", responses=shaped(Done))
async def answer(services: ServicesIn, keys: KeysIn, id: str, asked: UndoAnswer) -> Answer:
    """Agree to another's undo, or refuse it."""
    await play.answer_undo(services.desks, id, keys, asked.seat, asked.accept, asked.asked)
    return await done(services, id, keys)


@ROUTER.get("/tables/{id}/view", responses=shaped(ViewShown))
async def view(
    services: ServicesIn, keys: KeysIn, id: str, seat: SeatAsked = None, at: Seq | None = None
) -> Answer:
    """Return what you may know of the position, with your choices, now or `at` an earlier event."""
    async with services.database.read() as connection:
        seen = await look(connection, id, keys)
        row, as_seat = seen.row, seen.seat(seat)
        state = await now_state(connection, services.desks, row)
        if at is None or at == row.head:
            return Answer(views.show(state, row.head, as_seat))
        first = await started_at(connection, id)
        if not first <= at < row.head:
            raise Refused(422, "error-server-at", at=at, first=first, last=row.head)
        return Answer(views.show(await state_at(connection, row, at), at, as_seat))


@ROUTER.get("/tables/{id}/ways", responses=shaped(WaysShown))
async def ways(services: ServicesIn, keys: KeysIn, id: str, seat: SeatAsked = None) -> Answer:
    """Return where your figures can go, if it is your turn and figures walk in this game: the
    cheapest way of each to every place that it can reach now."""
    async with services.database.read() as connection:
        seen = await look(connection, id, keys)
        state = await now_state(connection, services.desks, seen.row)
    return Answer(views.ways(state, seen.row.head, seen.seat(seat)))


@ROUTER.get("/tables/{id}/events", responses=shaped(EventsShown))
async def events(
    services: ServicesIn,
    keys: KeysIn,
    id: str,
    since: Seq = 0,
    seat: SeatAsked = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Answer:
    """Return events after `since`. With `wait`, the answer comes as soon as there are some, or
    after that many seconds."""
    if wait > 0:
        # A caller who may not see the table does not wait for it.
        async with services.database.read() as connection:
            await look(connection, id, keys)
        await services.hub.wait_for(id, since, wait)
    async with services.database.read() as connection:
        seen = await look(connection, id, keys)
        as_seat = seen.seat(seat)
        rows = await event_rows(connection, id, since, seen.row.head, MOST_EVENTS)
        now = await now_position(connection, services.desks, seen.row)
    told = [views.tell(row, as_seat, now, seen.row.game) for row in rows]
    return Answer({"head": seen.row.head, "events": told})


@ROUTER.get("/tables/{id}/log", responses=shaped(LogShown))
async def log(
    request: Request,
    services: ServicesIn,
    keys: KeysIn,
    id: str,
    since: Seq = 0,
    seat: SeatAsked = None,
) -> Answer:
    """Return what happened as a story, one line a turn, in your language (`Accept-Language`). With
    `since`, only the lines that are new after that event: replace all lines you have whose `seq`
    is greater than `from` by them."""
    async with services.database.read() as connection:
        seen = await look(connection, id, keys)
    words = Words(caller_language(request))
    start, lines = await log_of(services, seen, seen.seat(seat), since, words)
    return Answer({"head": seen.row.head, "from": start, "lines": [line.json() for line in lines]})


async def log_of(
    services: Services, seen: SeenTable, seat: int | None, since: int, words: Words
) -> tuple[int, list[StoryLine]]:
    """Return the lines of a table's log that are new after an event, and what they replace."""
    row = seen.row
    narrator = Narrator(words, log_story.names(seen.seats, words))
    key = (row.id, words.language, *narrator.names)
    known = services.stories.get(key, row.head)
    if log_story.can_tell(row):
        for start in (known, log_story.EMPTY):
            async with services.database.read() as connection:
                rows = await event_rows(connection, row.id, start.head, row.head)
            try:
                told = await asyncio.to_thread(log_story.tell, start, row, rows, narrator)
            except log_story.Forgotten:
                continue
            except Exception:  # damaged, or of other rules
                break
            services.stories.put(key, told)
            return log_story.since(told, since)
    async with services.database.read() as connection:
        rows = await event_rows(connection, row.id, since, row.head, MOST_EVENTS)
    return since, [log_story.line_of(event, seat, row.game, narrator) for event in rows]

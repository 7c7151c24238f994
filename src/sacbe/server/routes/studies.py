"""Hints and reviews. They take time, so clients ask for one and poll for its result."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from sqlalchemy import func, select

from sacbe.core.registry import find_game
from sacbe.face import find_face
from sacbe.i18n import from_json
from sacbe.server.answers import Answer, said
from sacbe.server.callers import caller_language
from sacbe.server.desk import Desk
from sacbe.server.errors import Refused, not_found
from sacbe.server.events import is_present
from sacbe.server.outbox import FAILED, HINT, LEASED, REVIEW, WAITING
from sacbe.server.routes.common import shaped
from sacbe.server.routes.models import HintAsked, JobMade, JobShown, ReviewAsked
from sacbe.server.schema import GAMES, JOBS
from sacbe.server.services import Services
from sacbe.server.sessions import KeysIn, ServicesIn
from sacbe.server.table_access import look, require_visible
from sacbe.server.table_rows import FINISHED
from sacbe.server.tokens import Keys

ROUTER = APIRouter(tags=["studies"])
MOST_REVIEWED: Final = 2
"""The playouts of a review, at most, as a multiple of the game's default: others wait, too."""
SHOWN: Final = {LEASED: "running"}


@ROUTER.post("/tables/{id}/hints", status_code=202, responses=shaped(JobMade, 202))
async def hint(
    request: Request, services: ServicesIn, keys: KeysIn, id: str, asked: HintAsked
) -> Answer:
    """Ask for the best ways to play, when it is your turn. They use nothing but what your seat can
    see. Poll `/jobs/{id}` for the result."""
    language = caller_language(request)
    payload = {"best": asked.best, "playouts": asked.playouts, "lang": asked.lang or language}
    async with services.desks.open(id) as desk:
        require_visible(desk.row, desk.seats, keys)
        desk.require_seat(keys, asked.seat)
        if not desk.row.hints:
            raise Refused(403, "error-server-hints-off")
        desk.require_running()
        if desk.row.to_move != asked.seat:
            raise Refused(409, "error-server-not-your-turn", seat=str(desk.row.to_move))
        job = await same_or_new(services, desk, HINT, asked.seat, payload)
    return Answer({"job": await shown_job(services, job, keys, language)}, 202)


@ROUTER.post("/tables/{id}/reviews", status_code=202, responses=shaped(JobMade, 202))
async def review(
    request: Request, services: ServicesIn, keys: KeysIn, id: str, asked: ReviewAsked
) -> Answer:
    """Ask for a review of a finished game. The same settings give the same review. Poll
    `/jobs/{id}` for the result."""
    job = await want_review(services, id, keys, {"playouts": asked.playouts})
    return Answer({"job": await shown_job(services, job, keys, caller_language(request))}, 202)


@ROUTER.get("/jobs/{id}", responses=shaped(JobShown))
async def job(request: Request, services: ServicesIn, keys: KeysIn, id: str) -> Answer:
    """Return the progress of a hint or a review, and its result."""
    return Answer(await shown_job(services, id, keys, caller_language(request)))


async def want_review(services: Services, game_id: str, keys: Keys, payload: dict[str, Any]) -> str:
    """Return the name of a job that makes a review."""
    async with services.desks.open(game_id) as desk:
        require_visible(desk.row, desk.seats, keys)
        if desk.status != FINISHED:
            raise Refused(409, "error-server-not-over")
        if not is_present(desk.row):
            raise Refused(409, "error-server-is-frozen")
        most = MOST_REVIEWED * find_face(find_game(desk.row.game)).review_playouts
        if (payload["playouts"] or 0) > most:
            raise Refused(422, "error-server-playouts", most=most)
        return await same_or_new(services, desk, REVIEW, None, payload)


async def same_or_new(
    services: Services, desk: Desk, kind: str, seat: int | None, payload: dict[str, Any]
) -> str:
    """Return the job that does the same for the current position, or a new one if there is room:
    the tables that one address has made share a limit."""
    jobs = await desk.connection.execute(
        select(JOBS.c.id, JOBS.c.seat, JOBS.c.payload).where(
            JOBS.c.game_id == desk.id,
            JOBS.c.kind == kind,
            JOBS.c.base >= desk.row.position_seq,
            JOBS.c.status != FAILED,
        )
    )
    for job in jobs:
        if job.seat == seat and job.payload == payload:
            return str(job.id)
    most = services.settings.limits.studies
    unfinished = (
        select(func.count())
        .select_from(JOBS.join(GAMES, GAMES.c.id == JOBS.c.game_id))
        .where(
            JOBS.c.kind.in_((HINT, REVIEW)),
            JOBS.c.status.in_((WAITING, LEASED)),
            GAMES.c.address_hash == desk.row.address_hash,
        )
    )
    if int(await desk.connection.scalar(unfinished) or 0) >= most:
        raise Refused(429, "error-server-too-many-studies", most=most)
    return desk.put_job(kind, seat, payload)


async def shown_job(services: Services, id: str, keys: Keys, language: str) -> dict[str, Any]:
    """Return a review to callers who may see its table, a hint to those who hold its seat."""
    query = select(JOBS).where(JOBS.c.id == id, JOBS.c.kind.in_((HINT, REVIEW)))
    async with services.database.read() as connection:
        job = (await connection.execute(query)).first()
        if job is None:
            raise not_found("job")
        try:
            seen = await look(connection, job.game_id, keys)
        except Refused:
            raise not_found("job") from None
    if job.kind == HINT and job.seat not in seen.held:
        raise not_found("job")
    failed = job.status == FAILED
    return {
        "id": job.id,
        "kind": job.kind,
        "table": job.game_id,
        "status": SHOWN.get(job.status, job.status),
        "progress": job.progress,
        "result": None if failed else job.result,
        "error": said(from_json(job.result["error"]), language) if failed else None,
    }

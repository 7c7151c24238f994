"""Jobs in the database: work that is done outside of the transactions that request it.

A job is written together with the events that need it, so it is never lost and never done for
something that did not happen. A server leases a job for some seconds, and extends the lease while
it works on it; the jobs of a server that fell silent go to others. So a job may be done twice, but
only one answer counts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, case, delete, exists, or_, select, update

from sacbe.core.message import Message
from sacbe.server.database import Database
from sacbe.server.errors import Unavailable
from sacbe.server.schema import JOBS, SEATS
from sacbe.server.table_rows import PERSON

LOG: Final = logging.getLogger("sacbe.server.jobs")

BOT: Final = "bot"
HINT: Final = "hint"
REVIEW: Final = "review"
NOTICE: Final = "notice"
WAITING: Final = "waiting"
LEASED: Final = "leased"
DONE: Final = "done"
FAILED: Final = "failed"
LONGEST_DELAY: Final = 60.0
PROGRESS_SECONDS: Final = 0.7
"""Between two writes of a job's progress, at the least."""


class Job(NamedTuple):
    """Something that this server has taken to do."""

    id: str
    game_id: str
    kind: str
    seat: int | None
    base: int
    payload: dict[str, Any]
    attempts: int


def due(kinds: Iterable[str], now: float) -> ColumnElement[bool]:
    """Match jobs free to take: never started, or abandoned by their server."""
    return and_(
        JOBS.c.kind.in_(tuple(kinds)),
        or_(
            and_(JOBS.c.status == WAITING, JOBS.c.until <= now),
            and_(JOBS.c.status == LEASED, JOBS.c.until < now),
        ),
    )


def nobody_waits() -> ColumnElement[int]:
    """Return 0 for jobs of tables where a person plays, 1 where bots play all seats: those can
    wait, so that they never delay people."""
    person = exists().where(
        SEATS.c.game_id == JOBS.c.game_id,
        SEATS.c.kind == PERSON,
        SEATS.c.bot.is_(None),
        SEATS.c.token_hash.is_not(None),
    )
    return case((or_(JOBS.c.kind != BOT, person), 0), else_=1)


class Outbox:
    """The table of jobs, as one server process uses it."""

    def __init__(self, database: Database, lease: float) -> None:
        self.database: Database = database
        self.seconds: float = lease
        self.owner: str = f"{os.getpid()}-{secrets.token_hex(8)}"

    async def any_due(self, kinds: Iterable[str]) -> bool:
        """Whether there are jobs to take."""
        async with self.database.read() as connection:
            found = await connection.scalar(select(exists().where(due(kinds, time.time()))))
        return bool(found)

    async def lease(self, room: Mapping[str, int]) -> list[Job]:
        """Take jobs, the longest waiting first, up to the limit of each kind. Bots that people wait
        for come before all others."""
        found: list[Job] = []
        async with self.database.write() as connection:
            now = time.time()
            for kind, most in room.items():
                rows = await connection.execute(
                    select(*(JOBS.c[name] for name in Job._fields))
                    .where(due((kind,), now))
                    .order_by(nobody_waits(), JOBS.c.until)
                    .limit(most)
                    .with_for_update(skip_locked=True)
                )
                found += [Job(*row) for row in rows]
            if found:
                await connection.execute(
                    update(JOBS)
                    .where(JOBS.c.id.in_([job.id for job in found]))
                    .values(status=LEASED, owner=self.owner, until=now + self.seconds)
                )
        return found

    async def renew(self, jobs: Iterable[Job]) -> None:
        """Extend the leases of jobs that this server still works on."""
        ids = sorted({job.id for job in jobs})
        if ids:
            await self._write(
                and_(JOBS.c.id.in_(ids), JOBS.c.owner == self.owner, JOBS.c.status == LEASED),
                until=time.time() + self.seconds,
            )

    async def release(self) -> None:
        """Give all jobs back."""
        await self._write(
            and_(JOBS.c.owner == self.owner, JOBS.c.status == LEASED),
            status=WAITING,
            owner=None,
            until=time.time(),
        )

    async def drop(self, job: Job) -> None:
        """Remove a job that nobody needs any more."""
        async with self.database.write() as connection:
            await connection.execute(delete(JOBS).where(self._mine(job)))

    async def again(self, job: Job, delay: float = 0.0, failed: bool = True) -> None:
        """Make the job available again after `delay` seconds."""
        await self._write(
            self._mine(job),
            status=WAITING,
            owner=None,
            until=time.time() + delay,
            attempts=job.attempts + (1 if failed else 0),
        )

    async def progress(self, job: Job, share: float) -> None:
        """Store how far the job is, from 0 to 1."""
        await self._write(self._mine(job), progress=share)

    async def finish(self, job: Job, result: dict[str, Any]) -> None:
        """Store the result of a job."""
        await self._write(
            self._mine(job), status=DONE, progress=1.0, result=result, until=time.time()
        )

    async def fail(self, job: Job, why: Message) -> None:
        """Store why a job cannot be done."""
        await self._write(
            self._mine(job), status=FAILED, result={"error": why.json()}, until=time.time()
        )

    async def _write(self, which: ColumnElement[bool], **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(JOBS).where(which).values(**values))

    def _mine(self, job: Job) -> ColumnElement[bool]:
        """Match the job, unless another server has it, or another job has taken its name."""
        return and_(
            JOBS.c.id == job.id,
            JOBS.c.base == job.base,
            JOBS.c.owner == self.owner,
            JOBS.c.status == LEASED,
        )


class ProgressMeter:
    """Stores how far a job is, but not too often."""

    def __init__(self, outbox: Outbox, job: Job) -> None:
        self.outbox: Outbox = outbox
        self.job: Job = job
        self.last: float = time.monotonic()
        self.writing: asyncio.Task[None] | None = None

    def __call__(self, share: float) -> None:
        now = time.monotonic()
        if now - self.last >= PROGRESS_SECONDS and self.writing is None:
            self.last = now
            self.writing = asyncio.create_task(self._write(share))

    async def _write(self, share: float) -> None:
        try:
            with contextlib.suppress(Unavailable):  # the next one will do
                await self.outbox.progress(self.job, share)
        finally:
            self.writing = None

    async def rest(self) -> None:
        """Wait until nothing is being written any more."""
        if self.writing is not None:
            await self.writing

"""Takes jobs from the database and has them done, as long as the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from sacbe.core.message import Message
from sacbe.server import webhooks
from sacbe.server.bot_jobs import BotJobs
from sacbe.server.database import Database
from sacbe.server.desk import Desk, Desks
from sacbe.server.errors import Unavailable
from sacbe.server.outbox import BOT, HINT, LOG, LONGEST_DELAY, NOTICE, REVIEW, Job, Outbox
from sacbe.server.settings import Settings
from sacbe.server.study_jobs import ATTEMPTS, DIED, StudyJobs

POLL: Final = 1.0
"""Seconds between two looks for jobs that other servers have left, or that wait for their time."""
AHEAD: Final = 2
"""Choices of bots that are taken at once for every process: it need not wait for the next one."""
MOST_NOTICES: Final = 16
CLOSING_PATIENCE: Final = 1.0


class Dispatcher:
    """Takes jobs and has them done."""

    def __init__(self, settings: Settings, desks: Desks) -> None:
        self.settings: Settings = settings
        self.desks: Desks = desks
        self.database: Database = desks.database
        self.outbox: Outbox = Outbox(desks.database, settings.lease)
        self.bots: BotJobs = BotJobs(desks, self.outbox, self.wake)
        self.studies: StudyJobs = StudyJobs(desks, self.outbox, self.wake)
        self.running: dict[tuple[str, int], Job] = {}
        """The jobs in progress, by name and the event they were made for."""
        self.listeners: list[Callable[[str, str], None]] = []
        """Called when a job has ended, with its kind and `finished` or `failed`."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._background: list[asyncio.Task[None]] = []
        self._starting: asyncio.Task[None] | None = None
        self._ending: asyncio.Event = asyncio.Event()
        self._news: asyncio.Event = asyncio.Event()
        self._woken: set[str] = set()  # kinds of which there are new jobs
        self._full: set[str] = set()  # kinds of which more may wait
        self._closing: bool = False
        self._do: dict[str, Callable[[Job], Awaitable[bool | None]]] = {
            BOT: self.bots.do,
            HINT: self.studies.hint,
            REVIEW: self.studies.review,
            NOTICE: self._notice,
        }
        desks.listeners.append(self.on_commit)

    # From the beginning to the end.

    def start(self) -> None:
        """Begin; returns at once, processes get ready meanwhile."""
        self._background = [
            asyncio.create_task(self._rounds(), name="jobs"),
            asyncio.create_task(self._renewals(), name="leases"),
        ]
        if self.settings.workers > 0:
            self._starting = asyncio.create_task(
                self.bots.start(self.settings.workers), name="bots"
            )

    async def close(self) -> None:
        """Take no more jobs, end the processes, and give back what is not done."""
        if self._closing:
            return
        self._closing = self.bots.is_closing = self.studies.is_closing = True
        self.desks.listeners.remove(self.on_commit)
        self._news.set()
        self._ending.set()
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await asyncio.gather(*self._background)  # what is being written is let finish
        await asyncio.gather(self.bots.close(), self.studies.close())
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_PATIENCE)
            for one in self._tasks:
                one.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._background:
            with contextlib.suppress(Unavailable):  # then others wait until the leases end
                await self.outbox.release()

    async def _renewals(self) -> None:
        """Extend the leases again and again."""
        while not self._ending.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.lease / 3):
                    await self._ending.wait()
            try:
                await self.outbox.renew(self.running.values())
            except Unavailable as error:
                LOG.warning("Leases of jobs could not be renewed: %s", error.why)
            except Exception:
                LOG.exception("Leases of jobs could not be renewed.")

    def processes(self) -> int:
        """Count the processes that think for bots."""
        return len(self.bots.pool.pids()) if self.bots.pool is not None else 0

    # Taking jobs.

    def on_commit(self, desk: Desk) -> None:
        """Look for the jobs that a table of this server has just written."""
        for job in desk.jobs:
            self.wake(job["kind"])

    def wake(self, kind: str) -> None:
        """Look for jobs of a kind soon."""
        self._woken.add(kind)
        self._news.set()

    async def _rounds(self) -> None:
        last = 0.0
        while not self._closing:
            woken, self._woken = self._woken, set()
            self._news.clear()
            poll = time.monotonic() - last >= POLL
            if poll:
                last = time.monotonic()
            try:
                room = {kind: n for kind, n in self.room().items() if poll or kind in woken}
                if room:
                    await self.round(room, sure=bool(woken))
            except Unavailable as error:
                LOG.warning("Jobs could not be taken: %s", error.why)
                await asyncio.sleep(POLL)
            except Exception:
                LOG.exception("Jobs could not be taken.")
                await asyncio.sleep(POLL)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(POLL - (time.monotonic() - last), 0.01)):
                    await self._news.wait()

    def room(self) -> dict[str, int]:
        """Return how many jobs of each kind this server can take now."""
        most = {NOTICE: MOST_NOTICES}
        if self.settings.workers > 0:
            most = {HINT: 1, REVIEW: 1, **most}
        if self.bots.pool is not None:
            most = {BOT: AHEAD * self.settings.workers, **most}
        running = Counter(job.kind for job in self.running.values())
        return {kind: number - running[kind] for kind, number in most.items()}

    async def round(self, room: dict[str, int], sure: bool = False) -> None:
        """Take as many jobs as there is room for, and begin with them. Look before locking
        anything, unless it is `sure` that there are some."""
        self._full |= {kind for kind, number in room.items() if number <= 0}
        room = {kind: number for kind, number in room.items() if number > 0}
        if not room or not (sure or await self.outbox.any_due(room)):
            return
        jobs = await self.outbox.lease(room)
        taken = Counter(job.kind for job in jobs)
        self._full.difference_update(room)
        self._full |= {kind for kind, number in room.items() if taken[kind] >= number}
        for job in jobs:
            name = (job.id, job.base)
            # Else it is being done already: its lease had run out, or the same job was written
            # again although nothing had happened.
            if name not in self.running:
                self.running[name] = job
                task = asyncio.create_task(self._work(job), name=f"{job.kind} {job.game_id}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _work(self, job: Job) -> None:
        """Do a job; it is not forgotten if something goes wrong."""
        try:
            done = await self._do[job.kind](job)
        except Unavailable as error:
            LOG.warning("A job of kind %s was put off: %s", job.kind, error.why)
            await self._put_off(job, failed=False)
        except Exception:
            LOG.exception("A job of kind %s went wrong.", job.kind)
            await self._put_off(job, failed=True)
        else:
            if done is not None:
                for listener in self.listeners:
                    listener(job.kind, "finished" if done else "failed")
        finally:
            del self.running[job.id, job.base]
            if job.kind in self._full:
                self.wake(job.kind)

    async def _put_off(self, job: Job, failed: bool) -> None:
        """Try again later after an unexpected error."""
        try:
            if failed and job.kind in (HINT, REVIEW) and job.attempts + 1 >= ATTEMPTS:
                await self.outbox.fail(job, Message(DIED))
            else:
                await self.outbox.again(job, min(2.0**job.attempts, LONGEST_DELAY), failed)
        except Unavailable:
            pass  # the lease ends by itself

    async def _notice(self, job: Job) -> bool | None:
        """Call a player's webhook; give up in the end if it does not answer."""
        try:
            await webhooks.deliver(self.database, self.settings, job)
        except webhooks.NotDelivered as error:
            if job.attempts < len(webhooks.DELAYS):
                await self.outbox.again(job, webhooks.DELAYS[job.attempts])
                return None
            LOG.info("Seat %s of table %s is not told: %s", job.seat, job.game_id, error)
            await self.outbox.fail(job, error.message)
            return False
        await self.outbox.finish(job, {})
        return True

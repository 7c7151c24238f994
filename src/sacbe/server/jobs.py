"""What is done outside of the transactions that ask for it: bots think, hints and reviews are
made, webhooks are called.

A job is written together with the events that need it, so it is never lost and never done for
something that did not happen. A server takes a job for some seconds, again and again while it
works on it; the job of a server that fell silent goes to another. So a job may be done twice, but
only one answer counts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, case, delete, exists, or_, select, update

from sacbe.core.message import Message
from sacbe.i18n.words import Words
from sacbe.processes import WorkerDied
from sacbe.server import views, webhooks
from sacbe.server.database import Database
from sacbe.server.desk import PERSON, RUNNING, Desk, Desks, load_row, load_seats
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.events import is_present, whole_line
from sacbe.server.log_story import names
from sacbe.server.play import Command, bot_command
from sacbe.server.schema import GAMES, JOBS, SEATS
from sacbe.server.settings import Settings
from sacbe.server.tables import Seen, now_state
from sacbe.server.tokens import NO_KEYS
from sacbe.server.worker_pool import TaskFailed, WorkerPool

LOG: Final = logging.getLogger(__name__)

BOT: Final = "bot"
HINT: Final = "hint"
REVIEW: Final = "review"
NOTICE: Final = "notice"
WAITING: Final = "waiting"
LEASED: Final = "leased"
DONE: Final = "done"
FAILED: Final = "failed"

POLL: Final = 1.0
"""Seconds between two looks at what other servers have left, or what waits for its time."""
AHEAD: Final = 2
"""Choices of bots that are taken at once for every process: it need not wait for the next one."""
STUDY_PROCESSES: Final = 2
"""One for hints and one for reviews: a hint is a matter of seconds, and does not wait for one."""
STUDY_NICENESS: Final = 15
MOST_NOTICES: Final = 16
HURRIED: Final = 5
"""So often a bot whose process died thinks again at once; then simpler bots do, ever less often."""
LONGEST_DELAY: Final = 60.0
STUDY_ATTEMPTS: Final = 3
DIED: Final = "error-server-study-died"
LONGEST_CHOICE: Final = 60.0
LONGEST_STUDY: Final = 1800.0
"""Seconds after which nobody believes that an answer will come. Levels need two at the most."""
SIMPLER: Final = ("level:2", "level:1")
"""Who chooses when a bot cannot."""
PROGRESS_SECONDS: Final = 0.7
"""Between two writes of how far something is, at the least."""
ANSWER_PAUSES: Final = (0.1, 0.4, 1.5)
"""Seconds between attempts to write a move down when the database does not answer."""
STARTING_PAUSE: Final = 5.0
CLOSING_PATIENCE: Final = 1.0
SEED: Final = 1
NOT_NEEDED: Final = frozenset(
    f"error-server-{key}"
    for key in ("stale", "no-bot-plays", "not-your-turn", "no-table", "is-finished", "is-abandoned")
)
"""Why a move is refused that nobody waits for any more."""


class Job(NamedTuple):
    """Something that this server has taken to do."""

    id: str
    game_id: str
    kind: str
    seat: int | None
    base: int
    payload: dict[str, Any]
    attempts: int


class Group(NamedTuple):
    """Jobs that are waiting for the same."""

    kinds: tuple[str, ...]
    most: int


def due(kinds: Iterable[str], now: float) -> ColumnElement[bool]:
    """Jobs that anybody may take: they wait, or whoever had them fell silent."""
    return and_(
        JOBS.c.kind.in_(tuple(kinds)),
        or_(
            and_(JOBS.c.status == WAITING, JOBS.c.until <= now),
            and_(JOBS.c.status == LEASED, JOBS.c.until < now),
        ),
    )


def nobody_waits() -> ColumnElement[int]:
    """0 for jobs of tables where a person plays, 1 where all seats are played by bots: those have
    time, and however many there are, they are in nobody's way."""
    person = exists().where(
        SEATS.c.game_id == JOBS.c.game_id,
        SEATS.c.kind == PERSON,
        SEATS.c.bot.is_(None),
        SEATS.c.token_hash.is_not(None),
    )
    return case((or_(JOBS.c.kind != BOT, person), 0), else_=1)


class Outbox:
    """The table of jobs, as one server uses it."""

    def __init__(self, database: Database, lease: float) -> None:
        self.database: Database = database
        self.seconds: float = lease
        self.owner: str = f"{os.getpid()}-{secrets.token_hex(8)}"

    async def any_due(self, kinds: Iterable[str]) -> bool:
        """Whether there is something to take."""
        async with self.database.read() as connection:
            found = await connection.scalar(select(exists().where(due(kinds, time.time()))))
        return bool(found)

    async def lease(self, groups: Iterable[Group]) -> list[Job]:
        """Take jobs, those that have waited longest first, of each group so many at the most.
        Bots that people wait for come before all others."""
        found: list[Job] = []
        async with self.database.write() as connection:
            now = time.time()
            for group in groups:
                rows = await connection.execute(
                    select(
                        JOBS.c.id,
                        JOBS.c.game_id,
                        JOBS.c.kind,
                        JOBS.c.seat,
                        JOBS.c.base,
                        JOBS.c.payload,
                        JOBS.c.attempts,
                    )
                    .where(due(group.kinds, now))
                    .order_by(nobody_waits(), JOBS.c.until)
                    .limit(group.most)
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
        """Say that this server still works on jobs."""
        ids = sorted({job.id for job in jobs})
        if ids:
            await self._write(
                and_(JOBS.c.id.in_(ids), JOBS.c.owner == self.owner, JOBS.c.status == LEASED),
                until=time.time() + self.seconds,
            )

    async def release(self) -> None:
        """Give everything back."""
        await self._write(
            and_(JOBS.c.owner == self.owner, JOBS.c.status == LEASED),
            status=WAITING,
            owner=None,
            until=time.time(),
        )

    async def drop(self, job: Job) -> None:
        """Nobody needs this any more."""
        async with self.database.write() as connection:
            await connection.execute(delete(JOBS).where(self._mine(job)))

    async def again(self, job: Job, delay: float = 0.0, failed: bool = True) -> None:
        """Somebody shall try again, after so many seconds."""
        await self._write(
            self._mine(job),
            status=WAITING,
            owner=None,
            until=time.time() + delay,
            attempts=job.attempts + (1 if failed else 0),
        )

    async def progress(self, job: Job, share: float) -> None:
        """How far it is, from 0 to 1."""
        await self._write(self._mine(job), progress=share)

    async def finish(self, job: Job, result: dict[str, Any]) -> None:
        """It is done."""
        await self._write(
            self._mine(job), status=DONE, progress=1.0, result=result, until=time.time()
        )

    async def fail(self, job: Job, why: Message) -> None:
        """It cannot be done."""
        await self._write(
            self._mine(job), status=FAILED, result={"error": why.json()}, until=time.time()
        )

    async def _write(self, which: ColumnElement[bool], **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(JOBS).where(which).values(**values))

    def _mine(self, job: Job) -> ColumnElement[bool]:
        """The job, unless it was given to another or is another one of the same name by now."""
        return and_(
            JOBS.c.id == job.id,
            JOBS.c.base == job.base,
            JOBS.c.owner == self.owner,
            JOBS.c.status == LEASED,
        )


class Meter:
    """Writes down how far a job is, but not too often."""

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
        """Wait until nothing is being written."""
        if self.writing is not None:
            await self.writing


class Dispatcher:
    """Takes jobs and does them, as long as the server runs."""

    def __init__(self, settings: Settings, desks: Desks) -> None:
        self.settings: Settings = settings
        self.desks: Desks = desks
        self.database: Database = desks.database
        self.outbox: Outbox = Outbox(desks.database, settings.lease)
        self.bots: WorkerPool | None = None
        self.studies: WorkerPool | None = None
        self.running: dict[tuple[str, int], Job] = {}
        """What is being done: a job's name, and the event it was made for."""
        self.listeners: list[Callable[[str, str], None]] = []
        """Called when a job has ended, with its kind and `finished` or `failed`."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._background: list[asyncio.Task[None]] = []
        self._starting: asyncio.Task[None] | None = None
        self._ending: asyncio.Event = asyncio.Event()
        self._news: asyncio.Event = asyncio.Event()
        self._told: set[str] = set()  # kinds of which there are new jobs
        self._full: set[str] = set()  # kinds of which more may wait
        self._closing: bool = False
        self._do: dict[str, Callable[[Job], Awaitable[bool | None]]] = {
            BOT: self._bot,
            HINT: self._hint,
            REVIEW: self._review,
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
            self._starting = asyncio.create_task(self._start_bots(), name="bots")

    async def close(self) -> None:
        """Take no more jobs, end the processes, and give back what is not done."""
        if self._closing:
            return
        self._closing = True
        self.desks.listeners.remove(self.on_commit)
        self._news.set()
        self._ending.set()
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await asyncio.gather(*self._background)  # what is being written is let finish
        pools = [pool for pool in (self.bots, self.studies) if pool is not None]
        await asyncio.gather(*(pool.close() for pool in pools))
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_PATIENCE)
            for one in self._tasks:
                one.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._background:
            with contextlib.suppress(Unavailable):  # then others wait until the leases end
                await self.outbox.release()

    async def _start_bots(self) -> None:
        """Get processes for bots, however often that must be tried."""
        while self.bots is None:
            pool = WorkerPool(self.settings.workers)
            try:
                await pool.start()
            except WorkerDied as error:
                LOG.error("No process for bots can be started: %s", error)
                await asyncio.sleep(STARTING_PAUSE)
            else:
                self.bots = pool
        self.wake(BOT)

    async def _renewals(self) -> None:
        """Say again and again that this server is there."""
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
        """How many processes think for bots."""
        return len(self.bots.pids()) if self.bots is not None else 0

    # Taking jobs.

    def on_commit(self, desk: Desk) -> None:
        """Something happened at a table of this server."""
        for job in desk.jobs:
            self.wake(job["kind"])

    def wake(self, kind: str) -> None:
        """There may be new jobs of a kind."""
        self._told.add(kind)
        self._news.set()

    async def _rounds(self) -> None:
        last = 0.0
        while not self._closing:
            told, self._told = self._told, set()
            self._news.clear()
            poll = time.monotonic() - last >= POLL
            if poll:
                last = time.monotonic()
            try:
                groups = [group for group in self.groups() if poll or told & {*group.kinds}]
                if groups:
                    await self.round(groups, sure=bool(told))
            except Unavailable as error:
                LOG.warning("Jobs could not be taken: %s", error.why)
                await asyncio.sleep(POLL)
            except Exception:
                LOG.exception("Jobs could not be taken.")
                await asyncio.sleep(POLL)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(POLL - (time.monotonic() - last), 0.01)):
                    await self._news.wait()

    def groups(self) -> list[Group]:
        """What this server can take now."""
        found: list[Group] = []
        if self.bots is not None:
            most = AHEAD * self.settings.workers
            found.append(Group((BOT,), most - self._count(BOT)))
        if self.settings.workers > 0:
            found += [Group((kind,), 1 - self._count(kind)) for kind in (HINT, REVIEW)]
        found.append(Group((NOTICE,), MOST_NOTICES - self._count(NOTICE)))
        return found

    def _count(self, kind: str) -> int:
        return sum(1 for job in self.running.values() if job.kind == kind)

    async def round(self, groups: list[Group], sure: bool = False) -> None:
        """Take what there is room for and begin with it; looks before it locks unless it is sure
        that there is something."""
        for group in groups:
            if group.most <= 0:
                self._full.update(group.kinds)
        groups = [group for group in groups if group.most > 0]
        kinds = [kind for group in groups for kind in group.kinds]
        if not groups or not (sure or await self.outbox.any_due(kinds)):
            return
        jobs = await self.outbox.lease(groups)
        for group in groups:
            taken = sum(1 for job in jobs if job.kind in group.kinds)
            (self._full.update if taken >= group.most else self._full.difference_update)(
                group.kinds
            )
        for job in jobs:
            name = (job.id, job.base)
            # Else it is being done already: the lease had run out, or the job was written anew
            # without anything having happened.
            if name not in self.running:
                self.running[name] = job
                task = asyncio.create_task(self._work(job), name=f"{job.kind} {job.game_id}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _work(self, job: Job) -> None:
        """Do a job; whatever goes wrong, it is not forgotten."""
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
        """Something that should not happen has happened: another attempt later."""
        try:
            if failed and job.kind in (HINT, REVIEW) and job.attempts + 1 >= STUDY_ATTEMPTS:
                await self.outbox.fail(job, Message(DIED))
            else:
                await self.outbox.again(job, min(2.0**job.attempts, LONGEST_DELAY), failed)
        except Unavailable:
            pass  # the lease ends by itself

    # Bots.

    async def _bot(self, job: Job) -> bool | None:
        """Let a bot choose, and play what it chose. Like all that is done for a job, this tells
        whether it succeeded, or None if it has not ended or nobody needed it."""
        assert self.bots is not None
        assert job.seat is not None
        async with self.database.read() as connection:
            row = await load_row(connection, job.game_id)
            if row.status != RUNNING or row.to_move != job.seat or row.position_seq > job.base:
                state = None
            elif not is_present(row):
                # A server with those rules may go on with it, but not this one.
                await self.outbox.again(job, LONGEST_DELAY, failed=False)
                return None
            else:
                state = await now_state(connection, self.desks, row)
        if state is None:
            await self.outbox.drop(job)
            return None
        view = views.bot_view(state, job.seat)
        try:
            token = await self._choice(self.bots, job, view)
        except WorkerDied as error:
            if not self._closing:
                LOG.warning("A bot of table %s must think again: %s", job.game_id, error)
                late = job.attempts + 1 - HURRIED
                await self.outbox.again(job, min(2.0**late, LONGEST_DELAY) if late >= 0 else 0.0)
                self.wake(BOT)
            return None
        return await self._play(job, token)

    async def _choice(self, bots: WorkerPool, job: Job, view: Mapping[str, Any]) -> str:
        """What a bot chooses; if it cannot, what a simpler one does. A game must go on."""
        level = str(job.payload["bot"])
        wanted = SIMPLER if job.attempts >= HURRIED else tuple(dict.fromkeys((level, *SIMPLER)))
        task = {"task": "move", "view": view, "game_id": job.game_id, "seat": job.seat}
        for spec in wanted:
            try:
                async with asyncio.timeout(LONGEST_CHOICE):
                    answer = await bots.run(
                        {**task, "bot": spec}, affinity=f"{job.game_id}:{job.seat}"
                    )
                return str(answer["move"])
            except TaskFailed as error:
                LOG.error("The bot %s of table %s cannot choose: %s", spec, job.game_id, error)
            except TimeoutError:
                LOG.error("The bot %s of table %s does not answer.", spec, job.game_id)
        choices: list[str] = view["choices"]
        return secrets.choice(choices)

    async def _play(self, job: Job, token: str) -> bool | None:
        """Play a bot's move, unless it comes too late."""
        assert job.seat is not None
        # With a space: no key of a player's own has one.
        asked = Command("move", job.seat, f"job {job.base}", job.base, token)
        for pause in (*ANSWER_PAUSES, None):
            try:
                await bot_command(self.desks, job.game_id, asked, str(job.payload["bot"]))
                return True
            except Unavailable:
                if pause is None or self._closing:
                    raise
                await asyncio.sleep(pause)
            except Refused as error:
                if error.message.key not in NOT_NEEDED:
                    raise
                LOG.info("A bot's move at table %s is not needed: %s", job.game_id, error)
                await self.outbox.drop(job)
                return None
        return None

    async def adopt(self) -> int:
        """Make jobs for bots that are to move and have none, as after a backup was restored; how
        many."""
        async with self.database.read() as connection:
            rows = await connection.execute(
                select(GAMES.c.id, GAMES.c.game, GAMES.c.rules)
                .join(SEATS, and_(SEATS.c.game_id == GAMES.c.id, SEATS.c.seat == GAMES.c.to_move))
                .where(
                    GAMES.c.status == RUNNING,
                    SEATS.c.bot.is_not(None),
                    ~exists().where(JOBS.c.id == "bot-" + GAMES.c.id),
                )
                .limit(100)
            )
            orphans = [row.id for row in rows if is_present(row)]
        made = 0
        for game_id in orphans:
            try:
                async with self.desks.open(game_id) as desk:
                    await desk.give_to_bot()
                made += 1
            except Unavailable:
                raise
            except Exception:
                LOG.exception("Table %s is left without its bot.", game_id)
        return made

    # Hints and reviews.

    async def _hint(self, job: Job) -> bool | None:
        """The best ways to play, from what the seat can see."""
        assert job.seat is not None
        async with self.database.read() as connection:
            row = await load_row(connection, job.game_id)
            seats = await load_seats(connection, job.game_id)
            late = row.status != RUNNING or row.to_move != job.seat or row.position_seq > job.base
            if not late:
                state = await now_state(connection, self.desks, row)
                steps = await whole_line(connection, job.game_id, job.base)
        if late:
            await self.outbox.fail(job, Message("error-server-hint-late"))
            return False
        turn = state.position.turn
        task = {
            **job.payload,
            "task": "hint",
            "view": views.bot_view(state, job.seat),
            "seed": SEED,
            "whole": not any(step.turn == turn and step.seat >= 0 for step in steps),
            "names": names(seats, Words()),
            "moves": len(steps),
        }
        return await self._study(job, task)

    async def _review(self, job: Job) -> bool | None:
        """A finished game, looked at again."""
        async with self.database.read() as connection:
            row = await load_row(connection, job.game_id)
            seats = await load_seats(connection, job.game_id)
            steps = await whole_line(connection, job.game_id, job.base)
        called = Seen(row, seats, NO_KEYS).names()
        record = await asyncio.to_thread(lambda: views.make_record(row, called, steps, None).text())
        task = {**job.payload, "task": "review", "record": record, "seed": SEED}
        return await self._study(job, task)

    async def _study(self, job: Job, task: dict[str, Any]) -> bool | None:
        """Let a process for hints and reviews do a task, and keep what it finds."""
        meter = Meter(self.outbox, job)
        try:
            pool = await self._study_pool()
            async with asyncio.timeout(LONGEST_STUDY):
                result = await pool.run(task, progress=meter)
        except (TaskFailed, TimeoutError) as error:
            await meter.rest()
            why = error.message if isinstance(error, TaskFailed) else Message(DIED)
            await self.outbox.fail(job, why)
            return False
        except WorkerDied as error:
            await meter.rest()
            if self._closing:
                return None
            LOG.warning("A %s of table %s must be begun again: %s", job.kind, job.game_id, error)
            if job.attempts + 1 >= STUDY_ATTEMPTS:
                await self.outbox.fail(job, Message(DIED))
                return False
            await self.outbox.again(job)
            self.wake(job.kind)
            return None
        await meter.rest()
        await self.outbox.finish(job, result)
        return True

    async def _study_pool(self) -> WorkerPool:
        """The processes for hints and reviews, started when it is first needed."""
        if self.studies is None:
            pool = WorkerPool(STUDY_PROCESSES, niceness=STUDY_NICENESS)
            await pool.start()
            if self._closing:
                await pool.close()
                raise WorkerDied("the server is closing")
            self.studies = pool
        return self.studies

    # Webhooks.

    async def _notice(self, job: Job) -> bool | None:
        """Tell a player through their webhook; what cannot be told is forgotten in the end."""
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

"""Hints and reviews, done in their own worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sacbe.core.message import Message
from sacbe.i18n.words import Words
from sacbe.processes import WorkerDied
from sacbe.server import views
from sacbe.server.desk import Desks
from sacbe.server.events import whole_line
from sacbe.server.log_story import names
from sacbe.server.outbox import LOG, Job, Outbox, ProgressMeter
from sacbe.server.table_access import SeenTable, now_state
from sacbe.server.table_rows import RUNNING, load_row, load_seats
from sacbe.server.tokens import NO_KEYS
from sacbe.server.worker_pool import TaskFailed, WorkerPool

PROCESSES: Final = 2
"""One for hints and one for reviews: a hint takes seconds, and does not wait for a review."""
NICENESS: Final = 15
ATTEMPTS: Final = 3
DIED: Final = "error-server-study-died"
LONGEST: Final = 1800.0
"""Seconds after which a hint or a review is given up."""
SEED: Final = 1


@dataclass
class PoolJobs:
    """Jobs that are done in worker processes."""

    desks: Desks
    outbox: Outbox
    wake: Callable[[str], None]
    pool: WorkerPool | None = None
    is_closing: bool = False

    async def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            await self.pool.close()


class StudyJobs(PoolJobs):
    """Makes hints and reviews."""

    async def hint(self, job: Job) -> bool | None:
        """Find the best ways to play, from what the seat can see."""
        assert job.seat is not None
        async with self.desks.database.read() as connection:
            row = await load_row(connection, job.game_id)
            seats = await load_seats(connection, job.game_id)
            late = row.status != RUNNING or row.to_move != job.seat or row.position_seq > job.base
            if not late:
                state = await now_state(connection, self.desks, row)
                moves = await whole_line(connection, job.game_id, job.base)
        if late:
            await self.outbox.fail(job, Message("error-server-hint-late"))
            return False
        turn = state.position.turn
        task = {
            **job.payload,
            "task": "hint",
            "view": views.bot_view(state, job.seat),
            "seed": SEED,
            "whole": not any(move.turn == turn and move.seat >= 0 for move in moves),
            "names": names(seats, Words()),
            "moves": len(moves),
        }
        return await self._study(job, task)

    async def review(self, job: Job) -> bool | None:
        """Review a finished game."""
        async with self.desks.database.read() as connection:
            row = await load_row(connection, job.game_id)
            seats = await load_seats(connection, job.game_id)
            moves = await whole_line(connection, job.game_id, job.base)
        called = SeenTable(row, seats, NO_KEYS).names()
        record = await asyncio.to_thread(lambda: views.make_record(row, called, moves, None).text())
        task = {**job.payload, "task": "review", "record": record, "seed": SEED}
        return await self._study(job, task)

    async def _study(self, job: Job, task: dict[str, Any]) -> bool | None:
        """Let a process do a task, and store what it finds."""
        meter = ProgressMeter(self.outbox, job)
        try:
            pool = await self._started_pool()
            async with asyncio.timeout(LONGEST):
                result = await pool.run(task, progress=meter)
        except (TaskFailed, TimeoutError) as error:
            await meter.rest()
            why = error.message if isinstance(error, TaskFailed) else Message(DIED)
            await self.outbox.fail(job, why)
            return False
        except WorkerDied as error:
            await meter.rest()
            if self.is_closing:
                return None
            LOG.warning("A %s of table %s must be begun again: %s", job.kind, job.game_id, error)
            if job.attempts + 1 >= ATTEMPTS:
                await self.outbox.fail(job, Message(DIED))
                return False
            await self.outbox.again(job)
            self.wake(job.kind)
            return None
        await meter.rest()
        await self.outbox.finish(job, result)
        return True

    async def _started_pool(self) -> WorkerPool:
        """Return the processes, started when they are first needed."""
        if self.pool is None:
            pool = WorkerPool(PROCESSES, niceness=NICENESS)
            await pool.start()
            if self.is_closing:
                await pool.close()
                raise WorkerDied("the server is closing")
            self.pool = pool
        return self.pool

"""Bots at tables: they think in worker processes, and move like everybody else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import and_, exists, select

from sacbe.processes import WorkerDied
from sacbe.server import views
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.events import is_present
from sacbe.server.outbox import BOT, LOG, LONGEST_DELAY, Job
from sacbe.server.play import Command, bot_command
from sacbe.server.schema import GAMES, JOBS, SEATS
from sacbe.server.study_jobs import PoolJobs
from sacbe.server.table_access import now_state
from sacbe.server.table_rows import RUNNING, load_row
from sacbe.server.worker_pool import TaskFailed, WorkerPool

HURRIED: Final = 5
"""How often a bot whose process died thinks again at once; after that simpler bots do, with longer
and longer pauses."""
LONGEST_CHOICE: Final = 60.0
"""Seconds after which a choice is given up. Levels need two at the most."""
SIMPLER: Final = ("level:2", "level:1")
"""Who chooses when a bot cannot."""
ANSWER_PAUSES: Final = (0.1, 0.4, 1.5)
"""Seconds between attempts to store a move while the database is unavailable."""
STARTING_PAUSE: Final = 5.0
NOT_NEEDED: Final = frozenset(
    f"error-server-{key}"
    for key in ("stale", "no-bot-plays", "not-your-turn", "no-table", "is-finished", "is-abandoned")
)
"""Refusals of a move that nobody waits for any more."""


class BotJobs(PoolJobs):
    """Lets bots think, and plays what they choose."""

    async def start(self, workers: int) -> None:
        """Start the processes, and keep trying until it works."""
        while self.pool is None:
            pool = WorkerPool(workers)
            try:
                await pool.start()
            except WorkerDied as error:
                LOG.error("No process for bots can be started: %s", error)
                await asyncio.sleep(STARTING_PAUSE)
            else:
                self.pool = pool
        self.wake(BOT)

    async def do(self, job: Job) -> bool | None:
        """Let a bot choose, and play what it chose. Like everything that does a job, return whether
        it succeeded; None if it has not ended or nobody needed it."""
        assert self.pool is not None
        assert job.seat is not None
        async with self.desks.database.read() as connection:
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
            token = await self.choice(self.pool, job, view)
        except WorkerDied as error:
            if not self.is_closing:
                LOG.warning("A bot of table %s must think again: %s", job.game_id, error)
                late = job.attempts + 1 - HURRIED
                await self.outbox.again(job, min(2.0**late, LONGEST_DELAY) if late >= 0 else 0.0)
                self.wake(BOT)
            return None
        return await self.play(job, token)

    async def choice(self, pool: WorkerPool, job: Job, view: Mapping[str, Any]) -> str:
        """Return what a bot chooses; if it cannot, what a simpler one does. A game must go on."""
        level = str(job.payload["bot"])
        wanted = SIMPLER if job.attempts >= HURRIED else tuple(dict.fromkeys((level, *SIMPLER)))
        task = {"task": "move", "view": view, "game_id": job.game_id, "seat": job.seat}
        for spec in wanted:
            try:
                async with asyncio.timeout(LONGEST_CHOICE):
                    answer = await pool.run(
                        {**task, "bot": spec}, affinity=f"{job.game_id}:{job.seat}"
                    )
                return str(answer["move"])
            except TaskFailed as error:
                LOG.error("The bot %s of table %s cannot choose: %s", spec, job.game_id, error)
            except TimeoutError:
                LOG.error("The bot %s of table %s does not answer.", spec, job.game_id)
        choices: list[str] = view["choices"]
        return secrets.choice(choices)

    async def play(self, job: Job, token: str) -> bool | None:
        """Play a bot's move, unless it comes too late."""
        assert job.seat is not None
        # With a space: no key of a player's own has one.
        asked = Command("move", job.seat, f"job {job.base}", job.base, token)
        for pause in (*ANSWER_PAUSES, None):
            try:
                await bot_command(self.desks, job.game_id, asked, str(job.payload["bot"]))
                return True
            except Unavailable:
                if pause is None or self.is_closing:
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
        """Make missing jobs of bots to move, as after a restored backup; return how many."""
        async with self.desks.database.read() as connection:
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

"""What happens as time passes: clocks run out, and what is no longer needed is removed.

Every server checks by itself; a table is checked again once it is locked, so nothing is done
twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, update

from sacbe.core.registry import GAMES as RULES
from sacbe.server import clock
from sacbe.server.desk import Desks
from sacbe.server.dispatcher import Dispatcher
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.outbox import BOT, DONE, FAILED
from sacbe.server.schema import GAMES, JOBS, PRESENCE, PULSE, SEATS, SESSIONS
from sacbe.server.table_rows import ABANDONED, OPEN, RUNNING

LOG: Final = logging.getLogger(__name__)
SECOND: Final = 1.0
MINUTE: Final = 60.0
BEAT: Final = 10.0
SILENCE: Final = 30.0
"""Seconds without a beat after which all clocks are taken to have been stopped."""
AT_ONCE: Final = 100
"""Tables to handle at a time."""
FORGOTTEN: Final = 14 * clock.DAY
"""Open tables that never started are closed after this long."""
DESERTED: Final = 60 * clock.DAY
"""Tables that are only for study, or that everybody has left, are closed after this long."""
KEPT_JOBS: Final = clock.DAY
KEPT_SESSIONS: Final = 400 * clock.DAY


class Ticker:
    """Checks the clocks every second, and everything else every minute."""

    def __init__(self, desks: Desks, dispatcher: Dispatcher) -> None:
        self.desks: Desks = desks
        self.dispatcher: Dispatcher = dispatcher
        self._task: asyncio.Task[None] | None = None
        self._ending: asyncio.Event = asyncio.Event()

    def start(self) -> None:
        """Start; returns at once."""
        self._task = asyncio.create_task(self._run(), name="ticker")

    async def close(self) -> None:
        """Stop, after finishing what is being written."""
        self._ending.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        swept = beaten = -MINUTE
        while not self._ending.is_set():
            if time.monotonic() - beaten >= BEAT and await self._try(self.beat):
                beaten = time.monotonic()
            if time.monotonic() - beaten < BEAT:
                await self._try(self.late)
            if time.monotonic() - swept >= MINUTE:
                swept = time.monotonic()
                for what in (self.forget_tables, self.sweep, self.dispatcher.bots.adopt):
                    await self._try(what)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SECOND):
                    await self._ending.wait()

    async def _try(self, what: Callable[[], Awaitable[object]]) -> bool:
        """Do something; return whether it worked. After an error, there is a next time."""
        try:
            await what()
            return True
        except Unavailable as error:
            LOG.warning("%s must wait: %s", what.__name__, error.why)
        except Exception:
            LOG.exception("%s went wrong.", what.__name__)
        return False

    async def beat(self) -> float:
        """Note that a server runs. Move all deadlines by the time when none did, and return it."""
        async with self.desks.database.write() as connection:
            now = time.time()
            last = await connection.scalar(select(PULSE.c.time).with_for_update())
            gap = 0.0 if last is None else now - last
            if last is None:
                await connection.execute(insert(PULSE), {"id": 1, "time": now})
            else:
                await connection.execute(update(PULSE).values(time=now))
            if gap <= SILENCE:
                return 0.0
            await connection.execute(
                update(GAMES)
                .where(GAMES.c.status == RUNNING, GAMES.c.deadline.is_not(None))
                .values(deadline=GAMES.c.deadline + gap, since=GAMES.c.since + gap)
            )
        LOG.warning("No server was there for %.0f seconds: all clocks stood still.", gap)
        return gap

    async def late(self) -> int:
        """Apply the rules of tables where a player's time is up; return how many."""
        return await self._each(
            and_(GAMES.c.status == RUNNING, GAMES.c.deadline <= time.time(), playable()),
            GAMES.c.deadline,
            self._time_up,
        )

    async def _time_up(self, game_id: str) -> bool:
        async with self.desks.open(game_id) as desk:
            return clock.time_up(desk)

    async def forget_tables(self) -> int:
        """Close tables that have not been used for long, if they never started, are only for study,
        or have nobody left; return how many."""
        now = time.time()
        somebody = exists().where(SEATS.c.game_id == GAMES.c.id, SEATS.c.token_hash.is_not(None))
        unstarted = and_(GAMES.c.status == OPEN, GAMES.c.updated < now - FORGOTTEN)
        deserted = and_(
            GAMES.c.status == RUNNING,
            GAMES.c.updated < now - DESERTED,
            or_(GAMES.c.study, ~somebody),
            playable(),
        )
        done = await self._each(unstarted, GAMES.c.updated, self._forget)
        return done + await self._each(deserted, GAMES.c.updated, self._forget)

    async def _forget(self, game_id: str) -> bool:
        async with self.desks.open(game_id) as desk:
            unused = desk.now - desk.get("updated")
            empty = desk.row.study or all(seat.token_hash is None for seat in desk.seats)
            if not (
                (desk.status == OPEN and unused > FORGOTTEN)
                or (desk.status == RUNNING and unused > DESERTED and empty)
            ):
                return False
            desk.append("abandoned", None, why="forgotten")
            desk.set(status=ABANDONED, deadline=None, asked=None)
        return True

    async def _each(
        self,
        which: ColumnElement[bool],
        order: ColumnElement[float],
        do: Callable[[str], Awaitable[bool]],
    ) -> int:
        """Do something with tables, in an order; return for how many it was done."""
        async with self.desks.database.read() as connection:
            ids = list(
                await connection.scalars(
                    select(GAMES.c.id).where(which).order_by(order).limit(AT_ONCE)
                )
            )
        done = 0
        for game_id in ids:
            try:
                done += await do(game_id)
            except Unavailable:
                raise
            except Refused as error:
                LOG.warning("Table %s is left as it is: %s", game_id, error)
            except Exception:
                LOG.exception("Table %s is left as it is.", game_id)
        return done

    async def sweep(self) -> None:
        """Remove old jobs, sessions and presence."""
        now = time.time()
        finished = and_(JOBS.c.status.in_((DONE, FAILED)), JOBS.c.kind != BOT)
        async with self.desks.database.write() as connection:
            await connection.execute(
                delete(JOBS).where(and_(finished, JOBS.c.until < now - KEPT_JOBS))
            )
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < now - KEPT_SESSIONS))
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.until < now))


def playable() -> ColumnElement[bool]:
    """Match games of the rules versions that this server has."""
    return or_(
        *(
            and_(GAMES.c.game == name, GAMES.c.rules == rules.rules_version)
            for name, rules in RULES.items()
        )
    )

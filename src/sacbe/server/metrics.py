"""Metrics for Prometheus."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter, Request
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy import event, func, select
from sqlalchemy.exc import DBAPIError
from starlette.responses import Response

from sacbe.server.database import Database, is_ours
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.events import MOVE, UNDO
from sacbe.server.schema import GAMES, JOBS
from sacbe.server.settings import is_loopback

if TYPE_CHECKING:
    from sacbe.server.desk import Desk
    from sacbe.server.services import Services

ROUTER = APIRouter(include_in_schema=False)
FRESH: Final = 5.0
"""Seconds to reuse what was counted in the database."""
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET"))
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
# Without the time when each counter was created: that is when the server started.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one server, with its own registry: tests run several in one process."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        self.requests: Counter = counter(
            "sacbe_requests",
            "Requests, by route, method and status.",
            ("route", "method", "status"),
        )
        self.commands: Histogram = Histogram(
            "sacbe_command_seconds",
            "How long moves and undos took, from the request to the answer.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.moves: Counter = counter(
            "sacbe_moves", "Moves that were made, by whom: person, bot, chance.", ("by",)
        )
        self.undos: Counter = counter("sacbe_undos", "Undos.")
        self.jobs_ended: Counter = counter(
            "sacbe_jobs_ended",
            "Jobs that ended here, by kind and outcome: finished, failed.",
            ("kind", "outcome"),
        )
        self.database_errors: Counter = counter(
            "sacbe_database_errors", "Times that the database did not do what it was asked for."
        )
        self.sockets: Gauge = gauge("sacbe_sockets", "WebSockets that are connected.")
        self.workers: Gauge = gauge("sacbe_workers", "Processes that think for bots.")
        self.tables: Gauge = gauge("sacbe_tables", "Tables, by status.", ("status",))
        self.jobs: Gauge = gauge(
            "sacbe_jobs",
            "Jobs in the database, by kind and status: waiting, leased, done, failed.",
            ("kind", "status"),
        )
        self.counted: float | None = None
        for by in ("person", "bot", "chance"):
            self.moves.labels(by)

    # Counting.

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        known = method if method in METHODS else "OTHER"
        self.requests.labels(route, known, str(status)).inc()
        if method == "POST" and route.endswith(("/commands", "/undo")):
            self.commands.observe(seconds)

    def job(self, kind: str, outcome: str) -> None:
        """Count a job that ended: `finished` or `failed`."""
        self.jobs_ended.labels(kind, outcome).inc()

    def written(self, desk: Desk) -> None:
        """Count the moves and undos that a table has written."""
        for one in desk.events:
            if one.kind == MOVE and one.seat is not None:
                person = one.seat >= 0 and desk.before[one.seat].bot is None
                by = "chance" if one.seat < 0 else "person" if person else "bot"
                self.moves.labels(by).inc()
            elif one.kind == UNDO:
                self.undos.inc()

    def watch(self, database: Database) -> None:
        """Count the errors of a database."""

        @event.listens_for(database.engine.sync_engine, "handle_error")
        def on_error(context: Any) -> None:
            error = context.sqlalchemy_exception
            if not (isinstance(error, DBAPIError) and is_ours(error)):
                self.database_errors.inc()

    # Collecting.

    async def collect(self, services: Services) -> bytes:
        """Return all metrics in Prometheus' format; without a database, those of the process."""
        if self.counted is None or time.monotonic() - self.counted > FRESH:
            try:
                await self.count(services.database)
            except Unavailable:
                self.tables.clear()
                self.jobs.clear()
            self.counted = time.monotonic()
        return generate_latest(self.registry)

    async def count(self, database: Database) -> None:
        """Count tables and jobs."""
        async with database.read() as connection:
            by_status = select(GAMES.c.status, func.count()).group_by(GAMES.c.status)
            tables = (await connection.execute(by_status)).all()
            each = JOBS.c.kind, JOBS.c.status
            jobs = (await connection.execute(select(*each, func.count()).group_by(*each))).all()
        self.tables.clear()
        self.jobs.clear()
        for status in ("open", "running", "finished", "abandoned", "frozen"):
            self.tables.labels(status).set(0)
        for status, number in tables:
            self.tables.labels(status).set(number)
        for kind, status, number in jobs:
            self.jobs.labels(kind, status).set(number)


@ROUTER.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return the metrics, to this machine alone unless they are public."""
    services: Services = request.app.state.services
    caller = "" if request.client is None else request.client.host
    if not (services.settings.public_metrics or is_loopback(caller)):
        raise Refused(403, "error-server-metrics")
    return Response(await services.metrics.collect(services), media_type=CONTENT_TYPE_PLAIN_0_0_4)

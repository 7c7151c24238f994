"""Metrics, health, and the log."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from sacbe.server import health, server_log
from sacbe.server.app import make_app
from sacbe.server.settings import Settings
from sacbe.server.tokens import new_token
from tests.server.house import House, opened

Work = Callable[[House], Awaitable[None]]


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


async def numbers(house: House) -> dict[tuple[str, ...], float]:
    """Return all numbers, by name and labels."""
    house.services.metrics.counted = None
    answer = await house.client.get("/metrics")
    assert answer.status_code == 200
    return {
        (sample.name, *(sample.labels[name] for name in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_what_is_counted(house: House) -> None:
    table = await house.table("tikal", "mm")
    await table.play(3)
    await house.client.get("/nothing/at/all")
    await house.client.get("/nothing/else")
    found = await numbers(house)
    assert found["sacbe_requests_total", "POST", "/api/v1/tables", "201"] == 1
    assert found["sacbe_requests_total", "POST", "/api/v1/tables/{id}/commands", "200"] == 3
    assert found["sacbe_requests_total", "GET", server_log.UNKNOWN, "404"] == 2
    assert found["sacbe_command_seconds_count",] == 3
    assert 0 < found["sacbe_command_seconds_sum",] < 60
    assert found["sacbe_moves_total", "person"] == 3
    assert found["sacbe_moves_total", "bot"] == 0
    assert found["sacbe_moves_total", "chance"] >= 1
    assert found["sacbe_tables", "running"] == 1
    assert found["sacbe_tables", "open"] == 0
    assert found["sacbe_sockets",] == 0
    assert found["sacbe_workers",] == 0
    assert found["sacbe_database_errors_total",] == 0
    assert not any(table.id in part for key in found for part in key)


async def test_a_bot_that_waits_is_a_job(house: House) -> None:
    await house.table("tikal", "1o", start="host")
    await house.table("tikal", "m1", options={"first": 1})
    found = await numbers(house)
    assert found["sacbe_jobs", "bot", "waiting"] == 1
    assert found["sacbe_tables", "open"] == 1
    house.services.metrics.job("bot", "finished")
    assert (await numbers(house))["sacbe_jobs_ended_total", "bot", "finished"] == 1


async def test_the_database_is_not_asked_at_every_scrape(house: House) -> None:
    await numbers(house)
    await house.table("tikal", "mo")
    answer = await house.client.get("/metrics")
    assert 'sacbe_tables{status="open"} 0.0' in answer.text
    assert (await numbers(house))["sacbe_tables", "open"] == 1


@pytest.mark.parametrize(
    ("address", "public", "status"),
    [
        ("127.0.0.1", False, 200),
        ("::1", False, 200),
        ("::ffff:127.0.0.1", False, 200),
        ("192.0.2.1", False, 403),
        ("::ffff:192.0.2.1", False, 403),
        ("192.0.2.1", True, 200),
    ],
)
async def test_only_this_machine_reads_the_metrics(
    tmp_path: Path, address: str, public: bool, status: int
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", workers=0, public_metrics=public)
    app = make_app(settings)
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8321") as client,
    ):
        assert (await client.get("/metrics")).status_code == status


async def test_alive_and_ready(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 600.0)
    async with opened(sqlite_url) as house:
        assert (await house.client.get("/healthz")).json() == {"status": "alive"}
        assert (await house.client.get("/readyz")).json() == {"status": "ready"}
        async with house.services.database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = 'older'"))
        assert (await house.client.get("/readyz")).status_code == 200, "it was just asked"
        house.services.health.asked = None
        answer = await house.client.get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["why"] == "database shape"
        assert (await house.client.get("/healthz")).status_code == 200


async def test_without_a_database_it_is_not_ready(postgres_url: str, postgres: Any) -> None:
    async with opened(postgres_url) as house:
        assert (await house.client.get("/readyz")).status_code == 200
        postgres.drop(postgres_url)
        house.services.health.asked = None
        answer = await house.client.get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["why"] == "database"
        found = await numbers(house)
        assert found["sacbe_database_errors_total",] >= 1
        assert ("sacbe_tables", "open") not in found
        assert found["sacbe_requests_total", "GET", "/readyz", "503"] == 1


# The log.


@pytest.fixture
def log() -> Any:
    """Switch the log to JSON, and back afterwards."""
    names = ("sacbe.server", "uvicorn", "uvicorn.error", "asyncio", "alembic", "websockets")
    loggers = [logging.getLogger(name) for name in names]
    before = [(one.level, one.handlers, one.propagate) for one in loggers]
    stream = io.StringIO()
    server_log.set_up("json", stream)
    yield stream
    for one, (level, handlers, propagate) in zip(loggers, before, strict=True):
        one.setLevel(level)
        one.handlers, one.propagate = handlers, propagate


async def test_a_line_for_every_request_without_anything_secret(
    house: House, log: io.StringIO
) -> None:
    token = new_token()
    table = await house.table("tikal", "mo", title="Very private")
    client = house.client
    await client.get(f"/api/v1/tables/{table.id}", headers={"Authorization": f"Bearer {token}"})
    await client.get(f"/table/{token}?token={token}")
    await client.get(f"/{token}")
    server_log.event(
        "something", link=f"http://h/table/x#seat={token}", url="postgresql://a:pw@h/d"
    )
    for secret in (token, table.host, table.invite, *table.seats.values()):
        assert secret not in log.getvalue()
    for other in ("Very private", "127.0.0.1", table.id, ":pw@"):
        assert other not in log.getvalue()
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    asked = [line for line in lines if line["event"] == "request"]
    assert [(line["method"], line["route"], line["status"]) for line in asked] == [
        ("POST", "/api/v1/tables", 201),
        ("GET", "/api/v1/tables/{id}", 404),
        ("GET", "/table/{id}", 404),
        ("GET", server_log.UNKNOWN, 404),
    ]
    for line in asked:
        assert set(line) == {"time", "level", "event", "method", "route", "status", "ms"}
        assert line["ms"] >= 0
        assert line["level"] == "info"


def test_an_error_has_its_trace_in_the_line(log: io.StringIO) -> None:
    token = new_token()
    try:
        raise RuntimeError(f"about {token}")
    except RuntimeError:
        server_log.LOG.exception("broke")
    line = json.loads(log.getvalue())
    assert line["level"] == "error"
    assert line["trace"][-1] == "RuntimeError: about [token]"


def test_what_the_server_is_built_on_writes_the_same_way(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid %s", "request")
    logging.getLogger("uvicorn.error").info('127.0.0.1:1 - "WebSocket /x?token=y" [accepted]')
    logging.getLogger("sacbe.server.jobs").info("one below")
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [(line["event"], line["logger"]) for line in lines] == [
        ("Invalid request", "uvicorn.error"),
        ("one below", "sacbe.server.jobs"),
    ]


def test_text_for_people_cannot_be_forged() -> None:
    record = logging.LogRecord("sacbe.server", logging.INFO, "", 0, "request", None, None)
    record.fields = {"method": "GET\n12:00:00 error forged\x1b[2J", "status": 200}
    first, second = server_log.TextFormatter().format(record).splitlines()
    assert "info request method=GET" in first
    assert second.startswith("    ")
    assert "\x1b" not in second

"""Headers on every answer, requests from other sites, and requests that are too large."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from sacbe.server.app import make_app
from sacbe.server.security import HEADERS
from sacbe.server.settings import Limits, Settings
from tests.server.house import House, opened

Work = Callable[[House], Awaitable[None]]


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


async def cookie(house: House) -> str:
    """Create a table and exchange its host's token for a cookie; return the table."""
    table = await house.table("tikal", "mo")
    answer = await house.client.post("/api/v1/session", json={"token": table.host})
    assert answer.status_code == 200
    assert "sacbe" in house.client.cookies
    return table.id


async def test_headers_on_every_kind_of_answer(house: House) -> None:
    client = house.client

    @house.app.get("/breaks")
    async def breaks() -> None:
        raise RuntimeError("on purpose")

    asked = {
        ("GET", "/"): 200,
        ("GET", "/api"): 200,
        ("GET", "/api/v1/games"): 200,
        ("GET", "/api/v1/openapi.json"): 200,
        ("GET", "/static/plain.css"): 200,
        ("GET", "/static/link.js"): 200,
        ("GET", "/static/nothing"): 404,
        ("GET", "/healthz"): 200,
        ("GET", "/metrics"): 200,
        ("GET", "/nothing"): 404,
        ("GET", "/table/nothing"): 404,
        ("GET", "/api/v1/tables/nothing"): 404,
        ("PUT", "/api/v1/tables"): 405,
        ("POST", "/api/v1/tables"): 422,
        ("GET", "/breaks"): 500,
    }
    for (method, path), status in asked.items():
        answer = await client.request(method, path)
        assert answer.status_code == status, path
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (path, name)
        assert "strict-transport-security" not in answer.headers
        wanted = "no-cache" if path.startswith("/static/") else "no-store"
        assert answer.headers["cache-control"] == wanted, path
        if status >= 400 and not path.startswith("/table/"):
            assert set(answer.json()["error"]) == {"key", "params", "text"}, path


def test_the_policy_allows_nothing_inline_or_from_elsewhere() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


async def test_over_tls_browsers_shall_not_come_back_without(sqlite_url: str) -> None:
    async with opened(sqlite_url, url="https://play.example.org") as house:
        answer = await house.client.get("/", headers={"Host": "play.example.org"})
        assert answer.status_code == 200
        assert "max-age=" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://127.0.0.1:8321", True),
        ("https://play.example.org", True),
        ("https://evil.example", False),
        ("https://play.example.org.evil.example", False),
        ("https://play.example.org:444", False),
        ("http://127.0.0.1:9000", False),
        ("null", False),
        ("", False),
    ],
)
async def test_what_another_site_sends_is_refused(
    sqlite_url: str, origin: str, allowed: bool
) -> None:
    async with opened(sqlite_url, url="https://play.example.org") as house:
        body = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = await house.client.post("/api/v1/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == (201 if allowed else 403)
        if not allowed:
            assert answer.json()["error"]["key"] == "error-server-origin"
        # Read requests cannot be misused: browsers hide the answer from other sites.
        answer = await house.client.get("/api/v1/tables", headers={"Origin": origin})
        assert answer.status_code == 200
        assert "access-control-allow-origin" not in answer.headers


async def test_a_cookie_is_not_believed_when_another_site_asks(house: House) -> None:
    client = house.client
    path = f"/api/v1/tables/{await cookie(house)}/invite"
    for site, status in (
        ("cross-site", 403),
        ("same-site", 403),
        ("same-origin", 200),
        ("none", 200),
    ):
        answer = await client.post(path, headers={"Sec-Fetch-Site": site})
        assert answer.status_code == status, site
    assert (await client.post(path)).status_code == 200, "a program with a cookie"
    answer = await client.post(path, headers={"Origin": "http://127.0.0.1:8321"})
    assert answer.status_code == 200
    answer = await client.post(path, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    answer = await client.delete("/api/v1/session", headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403


async def test_the_cookie_is_for_this_site_alone(house: House) -> None:
    table = await house.table("tikal", "mo")
    answer = await house.client.post("/api/v1/session", json={"token": table.host})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=strict" in flags
    assert "path=/" in flags
    assert table.host.lower() not in flags


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8321", 200),
        ("localhost", 200),
        ("LOCALHOST:9000", 200),
        ("[::1]:8321", 200),
        ("play.example.org", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example", 421),
        ("", 421),
        ("[", 421),
    ],
)
async def test_a_foreign_name_for_this_machine_is_refused(
    sqlite_url: str, host: str, status: int
) -> None:
    async with opened(sqlite_url, url="https://play.example.org") as house:
        answer = await house.client.get("/api/v1/tables", headers={"Host": host})
        assert answer.status_code == status
        if status != 200:
            assert answer.json()["error"]["key"] == "error-server-host"


async def test_a_server_for_others_may_have_any_name(sqlite_url: str) -> None:
    async with opened(sqlite_url, host="0.0.0.0") as house:
        answer = await house.client.get("/api/v1/tables", headers={"Host": "kitchen.lan"})
        assert answer.status_code == 200


def test_a_websocket_of_another_site_is_not_opened(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/t.db", workers=0))
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/api/v1/tables/abc/socket",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1:8321"), (b"origin", b"https://evil.example")],
        "client": ("127.0.0.1", 1),
        "subprotocols": [],
    }
    asyncio.run(app(scope, receive, send))
    assert [message["type"] for message in sent] == ["websocket.close"]


SMALL = Limits(body=1000, record=5000)


async def pieces(size: int, count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b" " * size


async def test_what_is_too_large_is_not_read(sqlite_url: str) -> None:
    async with opened(sqlite_url, limits=SMALL) as house:
        post = house.client.post
        kind = {"Content-Type": "application/json"}
        for path, size, status in (
            ("/api/v1/tables", 1000, 422),
            ("/api/v1/tables", 1001, 413),
            ("/api/v1/records", 5000, 422),
            ("/api/v1/records", 5001, 413),
            ("/nothing", 1001, 413),
        ):
            answer = await post(path, content=b" " * size, headers=kind)
            assert answer.status_code == status, (path, size)
            if status == 413:
                assert answer.json()["error"]["key"] == "error-server-too-large"
                assert answer.headers["x-content-type-options"] == "nosniff"
        # Without a length.
        answer = await post("/api/v1/tables", content=pieces(100, 10), headers=kind)
        assert answer.status_code == 422
        answer = await post("/api/v1/tables", content=pieces(100, 11), headers=kind)
        assert answer.status_code == 413
        # With a false one.
        lying = {**kind, "Content-Length": "5"}
        answer = await post("/api/v1/tables", content=pieces(100, 11), headers=lying)
        assert answer.status_code == 413
        answer = await post(
            "/api/v1/tables", content=b"{}", headers={**kind, "Content-Length": "x"}
        )
        assert answer.status_code == 422


async def test_an_endless_request_is_not_read_to_its_end(sqlite_url: str) -> None:
    given = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal given
        while given < 100:
            given += 1
            yield b" " * 100

    async with opened(sqlite_url, limits=SMALL) as house:
        answer = await house.client.post("/api/v1/tables", content=endless())
        assert answer.status_code == 413
        assert given <= 12


async def test_a_request_that_does_not_come_is_not_waited_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sacbe.server.security.PATIENCE", 0.05)

    async def slow() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(20)

    async with opened(sqlite_url) as house:
        answer = await house.client.post("/api/v1/tables", content=slow())
        assert answer.status_code == 408
        assert answer.json()["error"]["key"] == "error-server-too-slow"
        assert answer.headers["connection"] == "close"


async def test_deep_nesting_is_refused(house: House) -> None:
    for open_, close in (("[", "]"), ('{"a":', "}")):
        deep = open_ * 9_000 + "1" + close * 9_000
        answer = await house.client.post(
            "/api/v1/tables", content=deep, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code in (400, 422)


def test_a_caller_who_hangs_up_is_not_answered(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/t.db", workers=0))
    sent: list[Any] = []
    messages: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> dict[str, Any]:
        return messages.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/v1/tables",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1:8321"), (b"content-length", b"100")],
        "client": ("127.0.0.1", 1),
    }
    asyncio.run(app(scope, receive, send))
    assert sent == []


async def test_a_breakdown_tells_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    @house.app.get("/breaks")
    async def breaks() -> None:
        raise RuntimeError("a secret")

    answer = await house.client.get("/breaks")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "error-server-broke"
    assert "secret" not in answer.text
    assert any(record.getMessage() == "broke" and record.exc_info for record in caplog.records)


async def test_nothing_of_httpx_is_special(house: House) -> None:
    """The tests above bypass the network; this one checks that hosts work the same over it."""
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=house.app), base_url="http://evil.example"
    ) as client:
        assert (await client.get("/")).status_code == 421

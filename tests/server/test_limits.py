"""Rate limits."""

from __future__ import annotations

from pathlib import Path

import httpx

from sacbe.server.app import make_app
from sacbe.server.limits import Bucket, Buckets, network
from sacbe.server.settings import Limits, Settings
from sacbe.server.tokens import new_token
from tests.server.house import opened

FEW = Limits(requests=0.01, burst=5, creations=0.01, creation_burst=2)


def test_a_bucket_fills_by_itself() -> None:
    bucket = Bucket(rate=2.0, burst=3)
    assert [bucket.take(now=100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(now=100.4)
    assert bucket.take(now=100.5)
    assert bucket.wait() == 0.5
    assert [bucket.take(now=1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=1)
    assert bucket.take(now=100.0)
    assert not bucket.take(now=50.0)
    assert not bucket.take(now=100.5)
    assert bucket.take(now=101.0)


def test_buckets_forget_who_was_silent_longest() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=3)
    for name in "abc":
        assert buckets.take(name, now=1.0)
    assert not buckets.take("a", now=1.0)
    assert buckets.take("d", now=1.0)
    assert len(buckets) == 3
    assert not buckets.take("a", now=1.0)
    assert buckets.take("b", now=1.0), "b was forgotten"


def test_a_household_has_one_address() -> None:
    assert network("2001:db8::1") == network("2001:db8::2:3:4:5")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    assert network("192.0.2.1") != network("192.0.2.2")
    assert network("::ffff:192.0.2.1") == "192.0.2.1"
    assert network("not an address") == "not an address"


async def test_an_address_that_asks_too_often_is_told_to_wait(sqlite_url: str) -> None:
    async with opened(sqlite_url, FEW) as house:
        client = house.client
        found = [await client.get("/api/v1/games") for _ in range(7)]
        assert [one.status_code for one in found] == [200] * 5 + [429] * 2
        assert found[-1].json()["error"]["key"] == "error-server-too-often"
        assert 1 <= int(found[-1].headers["retry-after"]) <= 100
        # Requests for monitoring are still answered.
        for path in ("/healthz", "/readyz", "/metrics"):
            assert (await client.get(path)).status_code == 200


async def test_a_token_is_limited_wherever_it_comes_from(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", workers=0, limits=FEW)
    app = make_app(settings)
    token = {"Authorization": f"Bearer {new_token()}"}

    async def get(address: str, headers: dict[str, str]) -> int:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1:8321"
        ) as client:
            return (await client.get("/api/v1/tables", headers=headers)).status_code

    async with app.router.lifespan_context(app):
        found = [await get(f"192.0.2.{number}", token) for number in range(6)]
        assert found == [200] * 5 + [429]
        assert await get("192.0.2.99", {}) == 200


async def test_making_tables_has_a_limit_of_its_own(sqlite_url: str) -> None:
    async with opened(sqlite_url, Limits(creations=0.01, creation_burst=2)) as house:
        client = house.client
        body = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}]}
        found = [(await client.post("/api/v1/tables", json=body)).status_code for _ in range(3)]
        assert found == [201, 201, 429]
        assert (await client.post("/api/v1/records", json={"record": ""})).status_code == 429
        assert (await client.get("/api/v1/tables")).status_code == 200

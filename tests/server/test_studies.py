"""Hints and reviews: who may request them, who may see them, and their results."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from sacbe.processes import WorkerDied
from sacbe.server import outbox, study_jobs, table_setup
from sacbe.server.routes.studies import want_review
from sacbe.server.settings import Limits
from sacbe.server.table_setup import Place, TablePlan
from sacbe.server.tokens import hash_token
from sacbe.server.worker_pool import Progress, TaskFailed
from tests.review.games import bots_game
from tests.server.house import ROOMY, House, Table, on_sqlite, opened, until
from tests.server.rooms import UNTIMED, Pool, never


async def mover(table: Table) -> int:
    return int((await table.info())["to_move"])


async def ended(house: House, job: Any, token: str) -> Any:
    """Wait for a job to end; return it."""
    shown: Any = None

    async def true() -> bool:
        nonlocal shown
        shown = (await house.get(f"/jobs/{job['id']}", token)).ok()
        return shown["status"] in ("done", "failed")

    await until(true)
    return shown


async def finished_table(house: House, public: bool = False) -> tuple[str, str]:
    """Create a finished game; return its id and the token of all its seats."""
    record = bots_game("tzolkin", 2, seed=1)
    plan = TablePlan("tzolkin", [Place("me", "A"), Place("me", "B")], {}, UNTIMED, public=public)
    services = house.services
    made = await table_setup.create(
        services.desks, services.settings, plan, "", record, len(record.moves)
    )
    return made.game_id, made.seats[0]


# Hints.


async def test_a_hint_tells_the_best_ways_to_play(database_url: str) -> None:
    async with opened(database_url, workers=1) as house:
        table = await house.table("tzolkin", "mm")
        seat = await mover(table)
        token = table.seats[seat]
        reply = await table.post("/hints", token, seat=seat, best=2, playouts=50, lang="pl")
        assert reply.status == 202
        job = reply.body["job"]
        assert (job["kind"], job["table"], job["result"]) == ("hint", table.id, None)
        assert job["status"] in ("waiting", "running")
        shown = await ended(house, job, token)
        assert (shown["status"], shown["progress"], shown["error"]) == ("done", 1.0, None)
        result = shown["result"]
        assert (result["seat"], result["playouts"]) == (seat, 50)
        assert 1 <= len(result["lines"]) <= 2
        view = await table.view(seat)
        assert result["lines"][0]["moves"][0] in view["view"]["choices"]
        # Nobody else may see it, and it is not computed twice.
        other = table.seats[1 - seat]
        for stranger in (other, table.host, None):
            assert (await house.get(f"/jobs/{job['id']}", stranger)).error == "error-server-no-job"
        again = await table.post("/hints", token, seat=seat, best=2, playouts=50, lang="pl")
        assert again.body["job"] == shown


async def test_a_hint_is_made_of_what_the_seat_can_see(sqlite_url: str) -> None:
    pool = Pool(never)
    async with opened(sqlite_url, workers=1) as house:
        house.services.dispatcher.studies.pool = pool
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me"}, {"kind": "bot", "bot": "level:2"}]
        options = {"first": 0}
        made = await house.post("/tables", game="tzolkin", seats=seats, options=options)
        table = Table(house, made.ok())
        seat = await mover(table)
        await table.post("/hints", table.seats[seat], seat=seat)

        async def asked() -> bool:
            return bool(pool.asked)

        await until(asked)
        (task,) = pool.asked
        assert task.pop("view") == (await table.view(seat))["view"]
        assert task.pop("moves") > 0
        assert task == {
            "task": "hint",
            "best": 3,
            "playouts": 1000,
            "lang": "en",
            "seed": 1,
            "whole": True,
            "names": ["Ana", "", "level:2"],
        }


async def test_who_may_not_have_a_hint(house: House) -> None:
    table = await house.table("tzolkin", "mm", public=True)
    seat = await mover(table)
    mine, other = table.seats[seat], table.seats[1 - seat]

    async def asked(token: str | None, seat: int) -> tuple[int, str]:
        reply = await table.post("/hints", token, seat=seat)
        return reply.status, reply.error

    assert await asked(None, seat) == (403, "error-server-not-your-seat")
    assert await asked(other, seat) == (403, "error-server-not-your-seat")
    assert await asked(other, 1 - seat) == (409, "error-server-not-your-turn")
    assert await asked(mine, 7) == (404, "error-server-no-seat")
    off = await house.table("tzolkin", "mm", hints=False)
    seat = await mover(off)
    (await house.post(f"{off.path}/hints", off.seats[seat], seat=seat)).refused(
        403, "error-server-hints-off"
    )
    assert (await house.post(f"{off.path}/hints", mine, seat=seat)).status == 404
    waiting = await house.table("tzolkin", "mo")
    (await house.post(f"{waiting.path}/hints", waiting.seats[0], seat=0)).refused(
        409, "error-server-is-open"
    )


@pytest.mark.parametrize(
    "wrong",
    [{"playouts": 49}, {"playouts": 3001}, {"best": 0}, {"best": 6}, {"lang": "xx"}, {"more": 1}],
)
@on_sqlite
async def test_a_hint_has_its_bounds(house: House, wrong: dict[str, Any]) -> None:
    table = await house.table("tzolkin", "mm")
    seat = await mover(table)
    (await table.post("/hints", table.seats[seat], seat=seat, **wrong)).refused(
        422, "error-server-request"
    )


async def test_a_table_has_so_many_at_once(database_url: str) -> None:
    limits = Limits(**{**vars(ROOMY), "studies": 2})
    async with opened(database_url, limits=limits) as house:
        table = await house.table("tzolkin", "mm")
        seat = await mover(table)

        async def asked(playouts: int) -> int:
            body = {"seat": seat, "playouts": playouts}
            return (await table.post("/hints", table.seats[seat], **body)).status

        assert [await asked(100), await asked(200), await asked(300)] == [202, 202, 429]
        assert await asked(100) == 202  # the one there is


async def test_a_household_has_so_many_at_once(database_url: str) -> None:
    """The limit holds however many tables the household creates."""
    limits = Limits(**{**vars(ROOMY), "studies": 2})
    async with opened(database_url, limits=limits) as house:

        async def asked(client: House) -> int:
            table = await client.table("tzolkin", "mm")
            seat = await mover(table)
            body = {"seat": seat, "playouts": 100}
            return (await client.post(f"{table.path}/hints", table.seats[seat], **body)).status

        assert [await asked(house) for _ in range(3)] == [202, 202, 429]
        transport = httpx.ASGITransport(app=house.app, client=("192.0.2.7", 1))
        base = "http://127.0.0.1:8321"
        async with httpx.AsyncClient(transport=transport, base_url=base) as client:
            assert await asked(House(house.app, client)) == 202


@on_sqlite
async def test_a_hint_that_comes_too_late_says_so(house: House) -> None:
    table = await house.table("tzolkin", "mm")
    seat = await mover(table)
    token = table.seats[seat]
    job = (await table.post("/hints", token, seat=seat)).body["job"]
    await table.step()
    # Only now is the job taken.
    (taken,) = await house.services.dispatcher.outbox.lease({"hint": 9})
    await house.services.dispatcher.studies.hint(taken)
    shown = await ended(house, job, token)
    assert shown["status"] == "failed"
    assert shown["error"]["key"] == "error-server-hint-late"
    assert shown["error"]["text"].startswith("The game has moved on")
    assert shown["result"] is None


# Reviews.


async def test_a_review_of_a_finished_game(sqlite_url: str) -> None:
    async with opened(sqlite_url, workers=1) as house:
        id, token = await finished_table(house)
        keys = frozenset([hash_token(token)])
        name = await want_review(house.services, id, keys, {"playouts": 2})
        shown = await ended(house, {"id": name}, token)
        assert (shown["status"], shown["progress"]) == ("done", 1.0)
        assert shown["result"]["format"] == "sacbe review 1"
        assert await want_review(house.services, id, keys, {"playouts": 2}) == name
        assert await want_review(house.services, id, keys, {"playouts": 3}) != name


async def test_who_may_have_a_review(house: House) -> None:
    id, token = await finished_table(house)
    path = f"/tables/{id}/reviews"
    assert (await house.post(path)).status == 404
    made = (await house.post(path, token)).ok()["job"]
    assert (made["status"], made["progress"]) == ("waiting", 0.0)
    assert (await house.get(f"/jobs/{made['id']}")).status == 404
    # Anybody may request one for a public table, and the same request gives the same review.
    id, token = await finished_table(house, public=True)
    path = f"/tables/{id}/reviews"
    jobs = [(await house.post(path, who)).ok()["job"] for who in (token, None)]
    assert jobs[0] == jobs[1]
    more = (await house.post(path, playouts=60)).ok()["job"]
    assert more["id"] != jobs[0]["id"]
    assert (await house.get(f"/jobs/{more['id']}")).ok()["kind"] == "review"
    (await house.post(path, playouts=2801)).refused(422, "error-server-playouts")
    running = await house.table("tzolkin", "mm", public=True)
    (await house.post(f"{running.path}/reviews")).refused(409, "error-server-not-over")


@on_sqlite
async def test_a_game_played_on_gets_another_review(house: House) -> None:
    """At a study table, the end can be undone and played differently."""
    id, token = await finished_table(house)
    first = (await house.post(f"/tables/{id}/reviews", token)).ok()["job"]
    info = (await house.get(f"/tables/{id}", token)).ok()
    body = {"key": "back", "base": info["head"], "seat": 0}
    (await house.post(f"/tables/{id}/undo", token, **body)).ok()
    assert (await house.get(f"/tables/{id}", token)).ok()["result"] is None
    assert (await house.post(f"/tables/{id}/reviews", token)).status == 409
    while (info := (await house.get(f"/tables/{id}", token)).ok())["status"] == "running":
        view = (await house.get(f"/tables/{id}/view", token)).ok()
        body = {
            "key": f"k{info['head']}",
            "base": info["head"],
            "seat": info["to_move"],
            "move": view["options"][0]["token"],
        }
        (await house.post(f"/tables/{id}/commands", token, **body)).ok()
    second = (await house.post(f"/tables/{id}/reviews", token)).ok()["job"]
    assert second["id"] != first["id"]


async def test_the_progress_is_written_but_not_too_often(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PROGRESS_SECONDS", 0.2)
    go: list[bool] = []

    async def slowly(task: dict[str, Any], progress: Progress | None) -> Any:
        assert progress is not None
        share = 0.0
        while not go:
            share = min(share + 0.001, 0.9)
            progress(share)
            await asyncio.sleep(0.005)
        return {"found": "something"}

    pool = Pool(slowly)
    async with opened(sqlite_url, workers=1) as house:
        written: list[float] = []
        real = house.services.dispatcher.outbox.progress

        async def count(job: Any, share: float) -> None:
            written.append(share)
            await real(job, share)

        monkeypatch.setattr(house.services.dispatcher.outbox, "progress", count)
        house.services.dispatcher.studies.pool = pool
        id, token = await finished_table(house)
        made = (await house.post(f"/tables/{id}/reviews", token)).ok()["job"]
        seen: set[float] = set()

        async def moves() -> bool:
            shown = (await house.get(f"/jobs/{made['id']}", token)).ok()
            assert shown["status"] in ("waiting", "running")
            seen.add(shown["progress"])
            return len(seen) >= 4

        start = asyncio.get_running_loop().time()
        await until(moves)
        spent = asyncio.get_running_loop().time() - start
        assert sorted(seen) == sorted({0.0, *written} & seen)
        assert len(written) <= spent / 0.2 + 1
        go.append(True)
        shown = await ended(house, made, token)
        assert (shown["progress"], shown["result"]) == (1.0, {"found": "something"})


async def test_a_study_that_fails_says_why(sqlite_url: str) -> None:
    async def fail(task: dict[str, Any], progress: Progress | None) -> Any:
        raise TaskFailed("error-worker-broke", what="KeyError")

    pool = Pool(fail)
    async with opened(sqlite_url, workers=1) as house:
        house.services.dispatcher.studies.pool = pool
        id, token = await finished_table(house)
        made = (await house.post(f"/tables/{id}/reviews", token)).ok()["job"]
        shown = await ended(house, made, token)
        assert (shown["status"], shown["result"]) == ("failed", None)
        assert "KeyError" in shown["error"]["text"]
        again = (await house.post(f"/tables/{id}/reviews", token)).ok()["job"]
        assert again["id"] != made["id"]


async def test_a_study_that_does_not_end_is_stopped(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_jobs, "LONGEST", 0.2)
    async with opened(sqlite_url, workers=1) as house:
        house.services.dispatcher.studies.pool = Pool(never)
        id, token = await finished_table(house)
        made = (await house.post(f"/tables/{id}/reviews", token)).ok()["job"]
        shown = await ended(house, made, token)
        assert shown["error"]["key"] == "error-server-study-died"


async def test_a_study_whose_process_dies_is_begun_again_but_not_for_ever(sqlite_url: str) -> None:
    async def die(task: dict[str, Any], progress: Progress | None) -> Any:
        raise WorkerDied("killed")

    pool = Pool(die)
    async with opened(sqlite_url, workers=1) as house:
        house.services.dispatcher.studies.pool = pool
        id, token = await finished_table(house)
        made = (await house.post(f"/tables/{id}/reviews", token)).ok()["job"]
        shown = await ended(house, made, token)
        assert shown["error"]["key"] == "error-server-study-died"
        assert len(pool.asked) == study_jobs.ATTEMPTS


@on_sqlite
async def test_jobs_of_bots_are_nobodys_business(house: House) -> None:
    table = await house.table("tikal", "m1", public=True, options={"first": 1})
    (await house.get(f"/jobs/bot-{table.id}", table.host)).refused(404, "error-server-no-job")
    assert (await house.get("/jobs/nothing", table.host)).status == 404

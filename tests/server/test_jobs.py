"""Jobs are leased by one server at a time, done once, and never lost; bots play whole games."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from pydantic import ValidationError
from sqlalchemy import delete, insert

from sacbe.core.registry import GAMES as RULES
from sacbe.processes import WorkerDied
from sacbe.server import bot_jobs, dispatcher, play, seating, table_setup, views
from sacbe.server.bot_jobs import HURRIED
from sacbe.server.errors import Unavailable
from sacbe.server.events import whole_line
from sacbe.server.outbox import BOT, LEASED, NOTICE, WAITING, Job, Outbox
from sacbe.server.routes.models import CommandAsked
from sacbe.server.schema import JOBS
from sacbe.server.table_setup import Place, TablePlan
from sacbe.server.worker_pool import Progress, TaskFailed
from tests.review.games import bots_game
from tests.server.house import on_sqlite, until
from tests.server.rooms import UNTIMED, Now, Pool, Room, first_choice, keys, never, room

BOTS = {BOT: 100}


@pytest.fixture
def house(database_url: str) -> AbstractAsyncContextManager[Room]:
    return room(database_url)


def finished(house: Room, id: str) -> Any:
    async def true() -> bool:
        return str((await house.row(id)).status) == "finished"

    return true


# Playing.


@pytest.mark.parametrize("game", RULES)
def test_bots_play_whole_games(sqlite_url: str, game: str) -> None:
    asyncio.run(play_to_the_end(sqlite_url, game, 0))


def test_bots_play_on_postgresql(postgres_url: str) -> None:
    """Only the last turns, as a whole game would take long."""
    asyncio.run(play_to_the_end(postgres_url, "tzolkin", 60))


async def play_to_the_end(url: str, game: str, last: int) -> None:
    """Let a table of bots play to the end, from the beginning or for the last moves."""
    async with room(url) as house:
        house.dispatcher.start()
        record = bots_game(game, 2, seed=1) if last else None
        plan = TablePlan(game, [Place("bot", "", "level:1")] * 2, {}, UNTIMED)
        moves = len(record.moves) - last if record else 0
        table = await table_setup.create(
            house.desks, house.services.settings, plan, "", record, moves
        )
        await until(finished(house, table.game_id))
        row = await house.row(table.game_id)
        assert row.result["winners"]
        assert (await house.events(table.game_id))[-1].kind == "finished"
        async with house.database.read() as connection:
            steps = await whole_line(connection, table.game_id, row.head)
        assert {step.seat for step in steps} == {-1, 0, 1}
        told = views.make_record(row, ["a", "b"], steps, None)
        assert told.position.is_over
        assert told.position.digest() == steps[-1].digest
        assert await house.jobs() == []


@on_sqlite
async def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else(house: Room) -> None:
    pool = house.dispatcher.bots.pool = Pool(never)
    table = await house.table("11")
    seat = (await house.row(table.game_id)).to_move
    house.dispatcher.start()
    await until(lambda: asked(pool, 1))
    assert pool.asked == [
        {
            "task": "move",
            "bot": "level:1",
            "view": (await house.state(table.game_id)).position.view(seat),
            "game_id": table.game_id,
            "seat": seat,
        }
    ]


async def asked(pool: Pool, times: int) -> bool:
    return len(pool.asked) >= times


async def test_a_server_without_workers_leaves_bots_to_others(sqlite_url: str) -> None:
    async with room(sqlite_url, workers=0) as house:
        house.dispatcher.start()
        await house.table("11")
        await asyncio.sleep(0.3)
        (job,) = await house.jobs()
        assert (job.status, job.owner) == (WAITING, None)
        assert list(house.dispatcher.room()) == [NOTICE]


def test_no_player_can_take_the_key_of_a_bots_move() -> None:
    with pytest.raises(ValidationError):
        CommandAsked(key="job 5", base=5, seat=0, move="x")


# Taking jobs.


async def test_a_job_is_taken_by_one_server_at_a_time(house: Room, database_url: str) -> None:
    async with room(database_url) as other:
        ids = {(await house.table("11")).game_id for _ in range(12)}
        outboxes = [Outbox(one.database, 1000.0) for one in (house, other)]
        taken = await asyncio.gather(*(outbox.lease({BOT: 2}) for outbox in outboxes * 4))
        found = [job.game_id for jobs in taken for job in jobs]
        assert len(found) == len(set(found))
        while rest := await outboxes[0].lease({BOT: 5}):
            found += [job.game_id for job in rest]
        assert sorted(found) == sorted(ids)
        assert not await outboxes[1].any_due((BOT,))


async def test_the_job_of_a_silent_server_goes_to_another(
    house: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Now(monkeypatch)
    await house.table("11")
    first, second = Outbox(house.database, 10.0), Outbox(house.database, 10.0)
    (job,) = await first.lease(BOTS)
    now.pass_by(9)
    assert await second.lease(BOTS) == []
    await first.renew([job])
    now.pass_by(9)
    assert await second.lease(BOTS) == []
    now.pass_by(2)
    assert await second.lease(BOTS) == [job]
    # What the first server does now has no effect.
    for late in (first.renew([job]), first.drop(job), first.again(job), first.release()):
        await late
    (row,) = await house.jobs()
    assert (row.status, row.owner, row.until) == (LEASED, second.owner, now.now + 10)


async def test_a_running_server_takes_over_from_one_that_was_killed(database_url: str) -> None:
    async with room(database_url, lease=0.5) as house:
        table = await house.table("11")
        (job,) = await Outbox(house.database, 0.5).lease(BOTS)  # and does nothing more
        house.dispatcher.bots.pool = Pool(first_choice)
        house.dispatcher.start()
        await until(lambda: moved_from(house, table.game_id, job.base))


async def moved_from(house: Room, id: str, base: int) -> bool:
    return int((await house.row(id)).position_seq) > base


async def test_whoever_thinks_long_keeps_the_job(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks for several leases; the other server never takes the same job."""
    now = Now(monkeypatch)
    thought = asyncio.Event()

    async def slowly(task: dict[str, Any], progress: Progress | None) -> Any:
        await thought.wait()
        return await first_choice(task, progress)

    async with room(database_url, lease=1.5) as house, room(database_url, lease=1.5) as other:
        pool = house.dispatcher.bots.pool = Pool(slowly)
        idle = other.dispatcher.bots.pool = Pool(first_choice)
        table = await house.table("11")
        base = (await house.row(table.game_id)).head
        house.dispatcher.start()
        await until(lambda: asked(pool, 1))
        other.dispatcher.start()

        async def renewed() -> bool:
            jobs = [job.until for job in await house.jobs() if job.base == base]
            return jobs == [now.now + 1.5]

        for _ in range(4):
            now.pass_by(1.0)
            await until(renewed)
        thought.set()
        await until(lambda: moved_from(house, table.game_id, base))
        assert [task for task in idle.asked if task["view"] == pool.asked[0]["view"]] == []


@on_sqlite
async def test_hints_do_not_wait_for_reviews(house: Room) -> None:
    studies = house.dispatcher.studies.pool = Pool(never)
    table = await house.table("mm")
    async with house.desks.open(table.game_id) as desk:
        while desk.status == "running":
            await desk.move((await desk.state()).position.legal()[0])
        desk.put_job("review", None, {})
        desk.put_job("review", None, {})
    house.dispatcher.start()
    await until(lambda: asked(studies, 1))
    running = await house.table("mm")
    async with house.desks.open(running.game_id) as desk:
        desk.put_job("hint", desk.get("to_move"), {})
    await until(lambda: asked(studies, 2))
    assert sorted(task["task"] for task in studies.asked) == ["hint", "review"]


@on_sqlite
async def test_reviews_do_not_keep_bots_waiting(house: Room) -> None:
    bots = house.dispatcher.bots.pool = Pool(never)
    studies = house.dispatcher.studies.pool = Pool(never)
    table = await house.table("mm")
    async with house.desks.open(table.game_id) as desk:
        for _ in range(20):
            desk.put_job("hint", desk.get("to_move"), {})
    house.dispatcher.start()
    await until(lambda: asked(studies, 1))
    await house.table("11")
    await until(lambda: asked(bots, 1))
    await asyncio.sleep(0.2)
    assert len(studies.asked) == 1


# Failures.


async def test_a_killed_worker_is_replaced_and_the_game_goes_on(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:

    async with room(database_url) as house:
        house.dispatcher.start()
        await until(lambda: ready(house))
        bots = house.dispatcher.bots.pool
        assert bots is not None
        (pid,) = bots.pids()
        os.kill(pid, signal.SIGSTOP)  # so that it cannot finish
        table = await house.table("55", "tikal")
        base = (await house.row(table.game_id)).head
        await until(lambda: given(house))
        os.kill(pid, signal.SIGKILL)
        await until(lambda: moved_from(house, table.game_id, base))
        assert bots.pids() != [pid]
    assert "must think again" in caplog.text


async def ready(house: Room) -> bool:
    return house.dispatcher.bots.pool is not None


async def given(house: Room) -> bool:
    """Whether the process has its task."""
    assert house.dispatcher.bots.pool is not None
    return house.dispatcher.bots.pool._supervisors[0]._busy


@on_sqlite
async def test_bots_whose_process_dies_think_again_then_simpler_ones_do(
    house: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Now(monkeypatch)

    async def die(task: dict[str, Any], progress: Progress | None) -> Any:
        raise WorkerDied("killed")

    pool = house.dispatcher.bots.pool = Pool(die)
    table = await house.table("55")
    house.dispatcher.start()
    await until(lambda: asked(pool, HURRIED))
    await until(lambda: waits(house, HURRIED))
    await asyncio.sleep(0.2)  # no bot is asked again
    assert [task["bot"] for task in pool.asked] == ["level:5"] * HURRIED
    delays = []
    for times in range(HURRIED + 1, HURRIED + 4):
        (job,) = await house.jobs()
        assert (job.status, job.attempts) == (WAITING, times - 1)
        delays.append(job.until - now.now)
        now.pass_by(delays[-1])
        await until(lambda times=times: asked(pool, times))  # type: ignore[misc]
        await until(lambda times=times: waits(house, times))  # type: ignore[misc]
        assert pool.asked[-1]["bot"] == "level:2"
    assert delays == [1.0, 2.0, 4.0]
    pool.do = first_choice
    now.pass_by(60)
    await until(lambda: moved_from(house, table.game_id, job.base))


async def waits(house: Room, attempts: int) -> bool:
    (job,) = await house.jobs()
    return bool(job.attempts == attempts)


@on_sqlite
async def test_a_simpler_bot_chooses_for_one_that_cannot(
    house: Room, caplog: pytest.LogCaptureFixture
) -> None:
    levels = ["level:1"]

    async def fail(task: dict[str, Any], progress: Progress | None) -> Any:
        if task["bot"] in levels:
            return await first_choice(task, progress)
        raise TaskFailed("error-worker-broke", what="KeyError")

    pool = house.dispatcher.bots.pool = Pool(fail)
    table = await house.table("44")
    base = (await house.row(table.game_id)).head
    house.dispatcher.start()
    await until(lambda: moved_from(house, table.game_id, base))
    assert [task["bot"] for task in pool.asked[:3]] == ["level:4", "level:2", "level:1"]
    assert "level:4" in caplog.text
    # Even if none of them can choose, something is chosen.
    levels.clear()
    table = await house.table("44")
    base = (await house.row(table.game_id)).head
    await until(lambda: moved_from(house, table.game_id, base))


async def test_a_bot_that_does_not_answer_is_not_waited_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_jobs, "LONGEST_CHOICE", 0.2)

    async def hang(task: dict[str, Any], progress: Progress | None) -> Any:
        return await (never if task["bot"] == "level:5" else first_choice)(task, progress)

    async with room(sqlite_url) as house:
        pool = house.dispatcher.bots.pool = Pool(hang)
        table = await house.table("55")
        base = (await house.row(table.game_id)).head
        house.dispatcher.start()
        await until(lambda: moved_from(house, table.game_id, base))
        assert [task["bot"] for task in pool.asked[:2]] == ["level:5", "level:2"]
    assert "does not answer" in caplog.text


async def test_a_person_who_takes_the_seat_back_is_not_moved_for(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    gates: list[asyncio.Event] = []

    async def wait(task: dict[str, Any], progress: Progress | None) -> Any:
        gate = asyncio.Event()
        gates.append(gate)
        await gate.wait()
        return await first_choice(task, progress)

    caplog.set_level(logging.INFO, "sacbe.server.jobs")
    async with room(database_url) as house:
        pool = house.dispatcher.bots.pool = Pool(wait)
        house.dispatcher.start()
        table = await house.table("mm")
        id = table.game_id
        seat = (await house.row(id)).to_move
        mine = keys(table, seat)
        start = (await house.row(id)).position_seq
        await seating.hand(house.desks, id, mine, seat, "level:1")
        await until(lambda: asked(pool, 1))
        await seating.take_back(house.desks, id, mine, seat)
        assert await house.jobs() == []
        gates[0].set()
        await until(lambda: idle(house))
        assert (await house.row(id)).position_seq == start
        # A bot of another level has been asked since, and only its answer counts.
        await seating.hand(house.desks, id, mine, seat, "level:1")
        await until(lambda: asked(pool, 2))
        await seating.take_back(house.desks, id, mine, seat)
        await seating.hand(house.desks, id, mine, seat, "level:3")
        await until(lambda: asked(pool, 3))
        gates[1].set()
        await until(lambda: free(house, 1))
        assert (await house.row(id)).position_seq == start
        (job,) = await house.jobs()
        assert job.payload == {"bot": "level:3"}
        gates[2].set()
        await until(lambda: moved_from(house, id, start))
    assert caplog.text.count("is not needed") == 2


async def idle(house: Room) -> bool:
    return await free(house, 0)


async def free(house: Room, running: int) -> bool:
    return len(house.dispatcher.running) == running


async def test_an_answer_to_an_older_position_is_refused(house: Room) -> None:
    """Two servers think about the same position, and both answer."""
    table = await house.table("11")
    (job,) = await house.dispatcher.outbox.lease(BOTS)
    assert job.seat is not None
    view = views.bot_view(await house.state(table.game_id), job.seat)
    answers = [house.dispatcher.bots.play(job, view["choices"][0]) for _ in range(3)]
    assert sorted(map(str, await asyncio.gather(*answers))) == ["None", "None", "True"]
    moves = [e for e in await house.events(table.game_id, "move") if e.seat >= 0]
    assert len(moves) == 1
    (next_job,) = await house.jobs()
    assert next_job.base > job.base
    assert next_job.status == WAITING


async def test_a_move_is_written_once_the_database_answers_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = play.bot_command
    failures = [Unavailable("locked"), Unavailable("locked")]

    async def failing(*args: Any) -> None:
        if failures:
            raise failures.pop()
        await real(*args)

    monkeypatch.setattr(bot_jobs, "bot_command", failing)
    async with room(sqlite_url) as house:
        pool = house.dispatcher.bots.pool = Pool(first_choice)
        table = await house.table("11")
        base = (await house.row(table.game_id)).head
        house.dispatcher.start()
        await until(lambda: moved_from(house, table.game_id, base))
        await until(lambda: asked(pool, 2))
        assert pool.asked[0]["view"] != pool.asked[1]["view"]  # not asked twice about it
    assert failures == []


async def test_the_dispatcher_outlives_errors(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(dispatcher, "POLL", 0.05)
    errors = [Unavailable("no room"), RuntimeError("a mistake")]

    async with room(sqlite_url) as house:
        real = house.dispatcher.outbox.lease

        async def lease(groups: Any) -> list[Job]:
            if errors:
                raise errors.pop()
            return await real(groups)

        monkeypatch.setattr(house.dispatcher.outbox, "lease", lease)
        house.dispatcher.bots.pool = Pool(first_choice)
        table = await house.table("11")
        base = (await house.row(table.game_id)).head
        house.dispatcher.start()
        await until(lambda: moved_from(house, table.game_id, base))
    assert errors == []
    assert "no room" in caplog.text
    assert "a mistake" in caplog.text


@on_sqlite
async def test_a_game_by_other_rules_is_left_to_another_server(house: Room) -> None:
    pool = house.dispatcher.bots.pool = Pool(first_choice)
    table = await house.table("11")
    await house.change(table.game_id, rules=999)
    house.dispatcher.start()
    await until(lambda: put_off(house))
    assert pool.asked == []


async def put_off(house: Room) -> bool:
    (job,) = await house.jobs()
    return bool(job.status == WAITING and job.until > time.time() + 30)


# Stopping and restarting.


async def test_a_server_that_closes_gives_its_jobs_back(house: Room) -> None:
    pool = house.dispatcher.bots.pool = Pool(never)
    house.dispatcher.start()
    await house.table("11")
    await until(lambda: asked(pool, 1))
    start = time.monotonic()
    await house.dispatcher.close()
    assert time.monotonic() - start < 20  # otherwise it would think for ever
    (job,) = await house.jobs()
    assert (job.status, job.owner, job.attempts) == (WAITING, None, 0)
    assert await Outbox(house.database, 10.0).lease(BOTS)


async def test_bots_without_a_job_get_one(house: Room) -> None:
    made = [await house.table(seats) for seats in ("11", "11", "mm")]
    before = await house.jobs()
    async with house.database.write() as connection:
        await connection.execute(delete(JOBS))
    assert await house.dispatcher.bots.adopt() == 2
    assert await house.dispatcher.bots.adopt() == 0
    after = await house.jobs()
    assert [(job.id, job.base) for job in after] == [(job.id, job.base) for job in before]
    assert {job.game_id for job in after} == {table.game_id for table in made[:2]}


async def test_a_table_that_cannot_be_read_is_in_no_others_way(
    house: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ids = [(await house.table("11")).game_id for _ in range(3)]
    async with house.database.write() as connection:
        await connection.execute(delete(JOBS))
    open_desk = house.desks.open

    def broken(game_id: str) -> Any:
        if game_id == sorted(ids)[0]:
            raise RuntimeError("on purpose")
        return open_desk(game_id)

    monkeypatch.setattr(house.desks, "open", broken)
    with caplog.at_level(logging.CRITICAL, "sacbe"):
        assert await house.dispatcher.bots.adopt() == 2
    assert {job.game_id for job in await house.jobs()} == set(sorted(ids)[1:])
    monkeypatch.undo()
    assert await house.dispatcher.bots.adopt() == 1


async def test_tables_of_bots_do_not_delay_people(
    house: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It makes no difference whether all seats were bots from the start, handed over, or left."""
    now = Now(monkeypatch)
    alone = [(await house.table("11")).game_id]
    for leave in (True, False):
        now.pass_by(1)
        table = await house.table("mm")
        alone.append(table.game_id)
        for seat in (0, 1):
            mine = keys(table, seat)
            if leave:
                await seating.leave(house.desks, table.game_id, mine, seat)
            else:
                await seating.hand(house.desks, table.game_id, mine, seat, "level:1")
    waited: list[str] = []
    for _ in range(2):
        now.pass_by(1)
        table = await house.table("mm")
        waited.append(table.game_id)
        seat = (await house.row(table.game_id)).to_move
        mine = keys(table, seat)
        await seating.hand(house.desks, table.game_id, mine, seat, "level:1")
    outbox = Outbox(house.database, 10.0)
    found = [(await outbox.lease({BOT: 1}))[0].game_id for _ in range(5)]
    assert found == waited + alone


@on_sqlite
async def test_jobs_that_ended_are_counted(house: Room) -> None:
    ended: list[tuple[str, str]] = []
    house.dispatcher.listeners.append(lambda *said: ended.append(said))
    house.dispatcher.bots.pool = Pool(first_choice)
    house.dispatcher.start()
    table = await house.table("11")
    base = (await house.row(table.game_id)).head
    await until(lambda: moved_from(house, table.game_id, base))
    await until(lambda: idle(house))
    assert set(ended) == {("bot", "finished")}


@on_sqlite
async def test_what_is_not_known_is_not_taken(house: Room) -> None:
    """A job of a newer version is left alone."""
    table = await house.table("mm")
    async with house.database.write() as connection:
        values = {"id": "x", "game_id": table.game_id, "kind": "dream", "base": 1}
        await connection.execute(
            insert(JOBS),
            {
                **values,
                "payload": {},
                "status": WAITING,
                "until": 0.0,
                "attempts": 0,
                "progress": 0.0,
                "created": 0.0,
            },
        )
    house.dispatcher.bots.pool = Pool(first_choice)
    house.dispatcher.start()
    await asyncio.sleep(0.2)
    (job,) = await house.jobs()
    assert job.status == WAITING

"""Clocks: time spent and earned, and what happens when time is up."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from sqlalchemy import insert, select

from sacbe.server import play, seating, ticker
from sacbe.server.clock import DAY, LEAST, VOTE
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.play import Command
from sacbe.server.schema import JOBS, PRESENCE, SESSION_KEYS, SESSIONS
from sacbe.server.ticker import FORGOTTEN, KEPT_JOBS, KEPT_SESSIONS, Ticker
from tests.server.house import until
from tests.server.rooms import Now, Pool, Room, first_choice, keys, room

LIVE = {"kind": "live", "seconds": 100, "increment": 5, "late": "bot", "bot": "level:3"}
OTHERS = {**LIVE, "late": "others"}
DAYS = {"kind": "days", "days": 2, "late": "others", "bot": "level:1"}


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    return Now(monkeypatch)


@pytest.fixture
def house(database_url: str) -> AbstractAsyncContextManager[Room]:
    return room(database_url)


async def late(house: Room) -> int:
    return await house.services.ticker.late()


async def test_a_turn_spends_time_and_earns_some(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=LIVE)
    row = await house.row(table.game_id)
    first = row.to_move
    assert (row.since, row.deadline) == (now.now, now.now + 100)
    now.pass_by(10)
    await house.turn(table)
    row = await house.row(table.game_id)
    seats = await house.seats(table.game_id)
    assert (seats[first].bank, seats[1 - first].bank) == (95, 100)
    assert (row.to_move, row.since, row.deadline) == (1 - first, now.now, now.now + 100)
    now.pass_by(30)
    await house.turn(table)
    assert (await house.row(table.game_id)).deadline == now.now + 95
    assert (await house.seats(table.game_id))[1 - first].bank == 75


async def test_a_turn_of_several_choices_is_one_turn(house: Room, now: Now) -> None:
    table = await house.table("mm", "tikal", pace=LIVE)
    before = await house.row(table.game_id)
    while True:
        now.pass_by(1)
        await house.move(table)
        row = await house.row(table.game_id)
        if (row.to_move, row.turn) != (before.to_move, before.turn):
            break
        assert (row.since, row.deadline) == (before.since, before.deadline)
    spent = now.now - before.since
    assert spent > 1
    assert (await house.seats(table.game_id))[before.to_move].bank == 100 - spent + 5


async def test_an_undo_earns_nothing(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=LIVE)
    before = await house.row(table.game_id)
    first, other = before.to_move, 1 - before.to_move
    await house.turn(table)
    now.pass_by(7)
    head = (await house.row(table.game_id)).head
    asked = Command("undo", first, "back", head, to=before.head)
    await play.command(house.desks, table.game_id, keys(table, first), asked)
    seq = (await house.row(table.game_id)).asked["seq"]
    await play.answer_undo(house.desks, table.game_id, keys(table, other), other, True, seq)
    row = await house.row(table.game_id)
    seats = await house.seats(table.game_id)
    assert (row.to_move, row.deadline) == (first, now.now + 100)
    assert (seats[first].bank, seats[other].bank) == (100, 93)


async def test_when_time_is_up_a_bot_plays_on(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=LIVE)
    seat = (await house.row(table.game_id)).to_move
    now.pass_by(99)
    assert await late(house) == 0
    assert await house.jobs() == []
    now.pass_by(1)
    # The first server to look does it, and no other.
    assert sum(await asyncio.gather(*(late(house) for _ in range(4)))) == 1
    row, place = await house.row(table.game_id), (await house.seats(table.game_id))[seat]
    assert (place.kind, place.bot, place.bank) == ("person", "level:3", 0)
    assert (row.deadline, row.asked) == (None, None)
    told = [(event.kind, event.seat) for event in await house.events(table.game_id)][-2:]
    assert told == [("timeout", seat), ("handed", seat)]
    (job,) = await house.jobs()
    assert (job.kind, job.seat, job.payload) == ("bot", seat, {"bot": "level:3"})
    now.pass_by(1000)
    assert await late(house) == 0
    # The bot's turns take nothing off the clock, and earn nothing.
    house.dispatcher.bots.pool = Pool(first_choice)
    house.dispatcher.start()

    async def others_turn() -> bool:
        return bool((await house.row(table.game_id)).to_move == 1 - seat)

    await until(others_turn)
    assert (await house.seats(table.game_id))[seat].bank == 0
    # A player who comes back has at least a minute.
    await seating.take_back(house.desks, table.game_id, keys(table, seat), seat)
    await house.turn(table)
    row = await house.row(table.game_id)
    assert (row.to_move, row.deadline) == (seat, now.now + LEAST)


async def test_a_move_just_in_time_counts(house: Room, now: Now) -> None:
    """A ticker that read the table before the move finds that there is nothing to do."""
    table = await house.table("mm", pace=LIVE)
    now.pass_by(101)
    await house.turn(table)  # no ticker had looked yet
    assert not await house.services.ticker._time_up(table.game_id)
    assert await house.events(table.game_id, "timeout") == []
    seats = sorted(seat.bank or 0 for seat in await house.seats(table.game_id))
    assert seats == [5, 100]


async def time_is_up(house: Room, now: Now, pace: Any, seats: str = "mmm") -> tuple[Any, int]:
    """Create a table where the others vote on a late player."""
    table = await house.table(seats, pace=pace)
    seat = int((await house.row(table.game_id)).to_move)
    now.pass_by(2 * DAY)
    assert await late(house) == 1
    row = await house.row(table.game_id)
    (event,) = await house.events(table.game_id, "timeout")
    voters = [other for other in range(len(seats)) if other != seat]
    assert row.asked == {"kind": "vote", "seat": seat, "seq": event.seq, "of": voters, "votes": {}}
    assert row.deadline == now.now + (DAY if pace["kind"] == "days" else VOTE)
    return table, seat


async def vote(house: Room, table: Any, seat: int, choice: str, asked: int | None = None) -> None:
    (event, *_) = await house.events(table.game_id, "timeout")
    seq = event.seq if asked is None else asked
    await seating.vote(house.desks, table.game_id, keys(table, seat), seat, choice, seq)


async def test_more_than_half_of_the_others_decide_for_a_bot(house: Room, now: Now) -> None:
    table, seat = await time_is_up(house, now, OTHERS, "mmmm")
    a, b, c = (other for other in range(4) if other != seat)
    await vote(house, table, a, "bot")
    await vote(house, table, a, "bot")
    await vote(house, table, b, "wait")
    with pytest.raises(Refused) as refused:
        await vote(house, table, seat, "wait")
    assert refused.value.message.key == "error-server-not-asked"
    assert (await house.seats(table.game_id))[seat].bot is None
    assert (await house.row(table.game_id)).asked["votes"] == {str(a): "bot", str(b): "wait"}
    await vote(house, table, b, "end")  # they change their vote
    await vote(house, table, c, "bot")
    assert (await house.seats(table.game_id))[seat].bot == "level:3"
    assert (await house.row(table.game_id)).asked is None
    (job,) = await house.jobs()
    assert job.seat == seat
    with pytest.raises(Refused) as refused:
        await vote(house, table, a, "end")
    assert refused.value.message.key == "error-server-no-vote"


@pytest.mark.parametrize(
    ("pace", "seconds"), [(OTHERS, LEAST), ({**OTHERS, "seconds": 800}, 200), (DAYS, 2 * DAY)]
)
async def test_the_others_can_wait(house: Room, now: Now, pace: Any, seconds: float) -> None:
    table, seat = await time_is_up(house, now, pace)
    for other in {0, 1, 2} - {seat}:
        await vote(house, table, other, "wait")
    row = await house.row(table.game_id)
    assert (row.asked, row.deadline, row.to_move) == (None, now.now + seconds, seat)
    await house.turn(table)


async def test_the_others_can_end_the_game(house: Room, now: Now) -> None:
    table, seat = await time_is_up(house, now, OTHERS, "mm")
    await vote(house, table, 1 - seat, "end")
    row = await house.row(table.game_id)
    assert (row.status, row.asked, row.deadline) == ("abandoned", None, None)
    assert (await house.events(table.game_id))[-1].kind == "abandoned"
    with pytest.raises(Refused) as refused:
        await house.move(table)
    assert refused.value.message.key == "error-server-is-abandoned"


async def test_whoever_moves_late_ends_the_vote(house: Room, now: Now) -> None:
    table, seat = await time_is_up(house, now, OTHERS)
    await house.turn(table)
    row = await house.row(table.game_id)
    assert (row.asked, row.status) == (None, "running")
    assert row.to_move != seat
    with pytest.raises(Refused):
        await vote(house, table, row.to_move, "end")


async def test_without_others_a_bot_plays_on(house: Room, now: Now) -> None:
    """Somebody who handed their seat to a bot cannot be waited for."""
    table = await house.table("mm", pace=OTHERS)
    seat = (await house.row(table.game_id)).to_move
    other = 1 - seat
    await seating.hand(house.desks, table.game_id, keys(table, other), other, "level:1")
    now.pass_by(101)
    assert await late(house) == 1
    assert await late(house) == 0
    row = await house.row(table.game_id)
    assert (row.asked, row.status) == (None, "running")
    assert (await house.seats(table.game_id))[seat].bot == "level:3"


async def test_a_part_of_a_turn_does_not_end_the_vote(house: Room, now: Now) -> None:
    """Otherwise a late player could delay the others for ever."""
    table, seat = await time_is_up(house, now, OTHERS)
    await house.move(table)
    row = await house.row(table.game_id)
    assert row.to_move == seat
    assert row.asked["kind"] == "vote"
    assert row.deadline == now.now + VOTE


@pytest.mark.parametrize(
    ("votes", "status", "bot"),
    [
        ({}, "running", True),
        ({0: "end"}, "abandoned", False),
        ({0: "end", 1: "wait"}, "running", True),
    ],
)
async def test_a_vote_is_decided_when_its_time_is_up(
    house: Room, now: Now, votes: dict[int, str], status: str, bot: bool
) -> None:
    table, seat = await time_is_up(house, now, OTHERS, "mmmm")
    voters = [other for other in range(4) if other != seat]
    for number, choice in votes.items():
        await vote(house, table, voters[number], choice)
    now.pass_by(VOTE + 1)
    assert await late(house) == 1
    row = await house.row(table.game_id)
    assert (row.status, row.asked) == (status, None)
    assert ((await house.seats(table.game_id))[seat].bot is not None) == bot


async def test_votes_are_counted_again_when_a_voter_leaves(house: Room, now: Now) -> None:
    table, seat = await time_is_up(house, now, OTHERS)
    a, b = (other for other in range(3) if other != seat)
    await vote(house, table, a, "end")
    await seating.leave(house.desks, table.game_id, keys(table, b), b)
    assert (await house.row(table.game_id)).status == "abandoned"


async def test_a_vote_is_about_one_question(house: Room, now: Now) -> None:
    table, seat = await time_is_up(house, now, OTHERS)
    with pytest.raises(Refused) as refused:
        await vote(house, table, (seat + 1) % 3, "end", asked=1)
    assert refused.value.message.key == "error-server-no-vote"


async def test_handing_over_gives_no_time(house: Room, now: Now) -> None:
    """The turn lasts no longer than it would have, in days or in seconds."""
    for pace in (DAYS, LIVE):
        table = await house.table("mm", pace=pace)
        seat = (await house.row(table.game_id)).to_move
        mine = keys(table, seat)
        now.pass_by(90)
        deadline = (await house.row(table.game_id)).deadline
        for _ in range(3):
            await seating.hand(house.desks, table.game_id, mine, seat, "level:1")
            await seating.take_back(house.desks, table.game_id, mine, seat)
        assert (await house.row(table.game_id)).deadline == deadline


async def test_a_late_turn_is_finished_by_the_bot(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=LIVE)
    seat = (await house.row(table.game_id)).to_move
    mine = keys(table, seat)
    now.pass_by(101)
    assert await late(house) == 1
    with pytest.raises(Refused) as refused:
        await seating.take_back(house.desks, table.game_id, mine, seat)
    assert refused.value.message.key == "error-server-bot-finishes"
    async with house.desks.open(table.game_id) as desk:
        turn = desk.get("turn")
        while desk.get("turn") == turn:
            await desk.move((await desk.state()).position.legal()[0])
    await seating.take_back(house.desks, table.game_id, mine, seat)
    assert (await house.seats(table.game_id))[seat].bank == LEAST


async def test_an_undone_turn_earns_nothing(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=LIVE)
    seat = (await house.row(table.game_id)).to_move
    start = (await house.row(table.game_id)).head
    for _ in range(3):
        await house.turn(table)
        assert (await house.seats(table.game_id))[seat].bank == 105
        async with house.desks.open(table.game_id) as desk:
            await desk.undo(seat, start)
        assert (await house.seats(table.game_id))[seat].bank == 100


async def test_a_clock_that_goes_back_gives_no_time(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=LIVE)
    seat = (await house.row(table.game_id)).to_move
    now.pass_by(-50)
    await house.turn(table)
    assert (await house.seats(table.game_id))[seat].bank == 105


async def test_clocks_stand_still_while_no_server_is_there(house: Room, now: Now) -> None:
    ticker = house.services.ticker
    table = await house.table("mm", pace=LIVE)
    deadline = (await house.row(table.game_id)).deadline
    assert await ticker.beat() == 0
    now.pass_by(10)
    assert await ticker.beat() == 0
    assert (await house.row(table.game_id)).deadline == deadline
    now.pass_by(5000)
    assert await ticker.beat() == 5000
    assert await late(house) == 0
    assert (await house.row(table.game_id)).deadline == deadline + 5000
    await house.turn(table)
    bank = min(seat.bank or 0.0 for seat in await house.seats(table.game_id))
    assert bank == 95  # ten seconds spent, five earned


async def test_days_begin_anew_with_every_turn(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=DAYS)
    assert (await house.row(table.game_id)).deadline == now.now + 2 * DAY
    now.pass_by(1.9 * DAY)
    assert await late(house) == 0
    await house.turn(table)
    assert (await house.row(table.game_id)).deadline == now.now + 2 * DAY
    assert [seat.bank for seat in await house.seats(table.game_id)] == [None, None]


async def test_a_clock_stands_still_while_a_bot_plays(house: Room, now: Now) -> None:
    table = await house.table("mm", pace=LIVE)
    seat = (await house.row(table.game_id)).to_move
    mine = keys(table, seat)
    now.pass_by(20)
    await seating.hand(house.desks, table.game_id, mine, seat, "level:1")
    assert (await house.row(table.game_id)).deadline is None
    now.pass_by(500)
    assert await late(house) == 0
    await seating.take_back(house.desks, table.game_id, mine, seat)
    assert await house.jobs() == []
    row = await house.row(table.game_id)
    assert row.deadline == now.now + 80
    now.pass_by(30)
    await house.turn(table)
    assert (await house.seats(table.game_id))[seat].bank == 55


async def test_untimed_tables_wait_for_ever(house: Room, now: Now) -> None:
    table = await house.table("mm")
    assert (await house.row(table.game_id)).deadline is None
    now.pass_by(1000 * DAY)
    assert await late(house) == 0


# The ticker.


async def test_games_by_other_rules_are_left_alone(house: Room, now: Now) -> None:
    frozen = await house.table("mm", pace=LIVE)
    other = await house.table("mm", pace=LIVE)
    await house.change(frozen.game_id, rules=999)
    now.pass_by(101)
    assert await late(house) == 1
    assert await house.events(frozen.game_id, "timeout") == []
    assert len(await house.events(other.game_id, "timeout")) == 1


async def test_old_things_are_removed(house: Room, now: Now) -> None:
    forgotten = await house.table("mo")
    running = await house.table("mm")
    now.pass_by(FORGOTTEN - KEPT_JOBS)
    fresh = await house.table("mo")
    values = {
        "game_id": running.game_id,
        "base": 1,
        "payload": {},
        "attempts": 0,
        "progress": 0.0,
        "created": 0.0,
    }
    jobs = [
        {**values, "id": f"{kind} {status}", "kind": kind, "status": status, "until": now.now}
        for kind in ("hint", "review", "notice")
        for status in ("done", "failed", "waiting")
    ]
    await house.services.ticker.sweep()
    async with house.database.write() as connection:
        await connection.execute(insert(JOBS), jobs)
        await connection.execute(
            insert(SESSIONS),
            [
                {"hash": "old", "created": 0.0, "seen": now.now - KEPT_SESSIONS + 60},
                {"hash": "new", "created": 0.0, "seen": now.now},
            ],
        )
        await connection.execute(
            insert(SESSION_KEYS),
            [{"session_hash": hash, "token_hash": "x"} for hash in ("old", "new")],
        )
        await connection.execute(
            insert(PRESENCE),
            [
                {"process": name, "until": until, "game_id": "g", "seat": 0, "connections": 1}
                for name, until in (("dead", now.now + 10), ("alive", now.now + 2 * DAY))
            ],
        )
    await house.services.ticker.sweep()
    assert len(await house.jobs()) == 9
    assert await house.services.ticker.forget_tables() == 0
    now.pass_by(KEPT_JOBS + 1)
    await house.services.ticker.sweep()
    assert {job.status for job in await house.jobs()} == {"waiting"}
    assert await house.services.ticker.forget_tables() == 1
    statuses = [(await house.row(t.game_id)).status for t in (forgotten, fresh, running)]
    assert statuses == ["abandoned", "open", "running"]
    async with house.database.read() as connection:
        assert list(await connection.scalars(select(SESSIONS.c.hash))) == ["new"]
        assert list(await connection.scalars(select(SESSION_KEYS.c.session_hash))) == ["new"]
        assert list(await connection.scalars(select(PRESENCE.c.process))) == ["alive"]


async def test_the_ticker_outlives_errors(
    house: Room, now: Now, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ticker, "SECOND", 0.05)
    errors = [Unavailable("no room"), RuntimeError("a mistake")]
    real = Ticker._time_up

    async def failing(self: Ticker, game_id: str) -> bool:
        if errors:
            raise errors.pop()
        return await real(self, game_id)

    async def happened() -> bool:
        return len(await house.events(table.game_id, "timeout")) == 1

    monkeypatch.setattr(Ticker, "_time_up", failing)
    table = await house.table("mm", pace=LIVE)
    now.pass_by(101)
    house.services.ticker.start()
    await until(happened)
    assert errors == []
    assert "no room" in caplog.text
    assert "a mistake" in caplog.text

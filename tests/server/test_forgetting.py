"""Only tables that are no longer used are closed."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

import pytest

from sacbe.core.record import Record
from sacbe.server import seating, table_setup, ticker
from sacbe.server.table_setup import Place, TablePlan, TableTokens
from sacbe.server.ticker import DESERTED, FORGOTTEN
from tests.server.rooms import UNTIMED, Now, Room, keys, room


@pytest.fixture
def house(database_url: str) -> AbstractAsyncContextManager[Room]:
    return room(database_url)


async def study_table(house: Room) -> TableTokens:
    plan = TablePlan("tikal", [Place("me"), Place("me")], {}, UNTIMED)
    record = Record.new("tikal", 2)
    return await table_setup.create(house.desks, house.services.settings, plan, "", record, 0)


async def test_deserted_tables_are_closed(house: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    now = Now(monkeypatch)
    monkeypatch.setattr(ticker, "AT_ONCE", 1)  # tables that stay must not block others
    forget = house.services.ticker.forget_tables
    playing = await house.table("mm")
    half = await house.table("mm")
    handed = await house.table("mm")
    frozen = await house.table("11")
    now.pass_by(1)
    study = await study_table(house)
    left = await house.table("mm")
    for table, seats in ((left, (0, 1)), (half, (0,))):
        for seat in seats:
            await seating.leave(house.desks, table.game_id, keys(table, seat), seat)
    for seat in (0, 1):
        mine = keys(handed, seat)
        await seating.hand(house.desks, handed.game_id, mine, seat, "level:1")
    await house.change(frozen.game_id, rules=0)
    now.pass_by(DESERTED - 10)
    used = await study_table(house)
    assert await forget() == 0
    now.pass_by(20)
    assert [await forget(), await forget(), await forget()] == [1, 1, 0]
    for table, status in (
        (study, "abandoned"),
        (left, "abandoned"),
        (playing, "running"),
        (half, "running"),
        (handed, "running"),
        (frozen, "running"),
        (used, "running"),
    ):
        assert (await house.row(table.game_id)).status == status
    assert [event.payload for event in await house.events(left.game_id, "abandoned")] == [
        {"why": "forgotten"}
    ]
    assert [job.game_id for job in await house.jobs() if job.game_id == left.game_id] == []


async def test_a_table_that_is_used_meanwhile_is_left_alone(
    house: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is checked again once it is locked."""
    now = Now(monkeypatch)
    study, waiting = await study_table(house), await house.table("mo")
    now.pass_by(DESERTED + FORGOTTEN)
    for table in (study, waiting):
        await house.change(table.game_id, updated=now.now)
        assert not await house.services.ticker._forget(table.game_id)

"""Tables: creating, joining, starting, leaving, handing over, studying, rematches; who may see
what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text, update
from sqlalchemy.dialects import sqlite

import sacbe
from sacbe.server import sessions, table_access, table_list, table_setup
from sacbe.server.clock import DAY
from sacbe.server.desk import Desk
from sacbe.server.errors import Unavailable
from sacbe.server.limits import network
from sacbe.server.schema import GAMES, JOBS, SESSION_KEYS, SESSIONS
from sacbe.server.settings import Limits
from sacbe.server.table_list import ALL, Filter
from sacbe.server.table_setup import COUNTED
from sacbe.server.tokens import hash_token, new_token
from tests.server.house import ROOMY, House, Table, opened


async def test_friends_join_by_link_and_the_game_begins(house: House) -> None:
    table = await house.table("tzolkin", "moo", title="Friday")
    info = await table.info()
    assert (info["status"], info["head"], info["title"]) == ("open", 1, "Friday")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    assert [seat["yours"] for seat in (await table.info(table.seats[0]))["seats"]] == [
        True,
        False,
        False,
    ]
    (await table.claim(1, "Bohdan")).ok()
    (await table.claim(1, "Carla")).refused(409, "error-server-seat-taken")
    assert (await table.claim(7)).status == 404
    (await table.claim(2, "  Carla\n ")).ok()
    info = await table.info()
    assert (info["status"], info["seats"][2]["name"]) == ("running", "Carla")
    (await table.claim(2)).refused(409, "error-server-is-running")


async def test_a_claim_that_is_sent_twice_is_answered_alike(house: House) -> None:
    """If the answer is lost, the player is not locked out of the seat they have taken."""
    table = await house.table("tikal", "moo")
    path, key = f"{table.path}/seats/1/claim", "k" * 32
    made = (await house.post(path, table.invite, name="Bo", key=key)).ok()
    head = (await table.info())["head"]
    again = (await house.post(path, table.invite, name="Bo", key=key)).ok()
    assert again["seat"] == made["seat"]
    assert (await table.info())["head"] == head, "nothing was done"
    token = made["seat"]["token"]
    assert (await house.get(table.path, token)).ok()["seats"][1]["yours"]
    # The key is useless to anybody else, elsewhere or later.
    (await house.post(path, table.invite, key="x" * 32)).refused(409, "error-server-seat-taken")
    beside = (await table.post("/seats/2/claim", table.invite, key=key)).ok()
    assert beside["seat"]["token"] != token
    (await table.post("/seats/1/renew", token)).ok()
    assert (await house.post(path, table.invite, key=key)).status == 409
    assert (await house.post(path, table.invite, key="short")).status == 422
    assert (await house.post(path, None, key=key)).status == 404


async def test_a_hundred_claim_one_seat(house: House) -> None:
    table = await house.table("tzolkin", "mo")
    replies = await asyncio.gather(*(table.claim(1) for _ in range(100)))
    assert [reply.status for reply in replies].count(200) == 1


async def test_the_host_starts_and_fills_up(house: House) -> None:
    table = await house.table("tikal", "moo", start="host")
    (await table.post("/start", table.host)).refused(409, "error-server-seats-open")
    (await table.post("/start", table.seats[0], fill="level:1")).refused(
        403, "error-server-not-host"
    )
    (await table.post("/start", table.host, fill="level:1")).ok()
    info = await table.info()
    assert info["status"] == "running"
    assert [seat["bot"] for seat in info["seats"]] == [None, "level:1", "level:1"]
    empty = await house.table("tikal", "oo")
    (await empty.post("/start", empty.host, fill="level:1")).refused(422, "error-server-no-people")
    assert (await empty.info())["status"] == "open"


async def test_a_table_that_is_not_public_is_invisible(house: House) -> None:
    hidden = await house.table("tzolkin", "mo")
    shown = await house.table("tikal", "mo", public=True)
    stranger = hidden.seats[0][:-1] + ("A" if hidden.seats[0][-1] != "A" else "B")
    for path in ("", "/view", "/events", "/log", "/record"):
        reply = await house.get(hidden.path + path, stranger)
        assert (reply.status, reply.error) == (404, "error-server-no-table"), path
    claim = await hidden.post("/seats/1/claim")
    assert claim.status == 404
    listed = (await house.get("/tables")).ok()["tables"]
    assert [table["id"] for table in listed] == [shown.id]
    mine = (await house.get("/tables", hidden.seats[0])).ok()["tables"]
    assert {table["id"] for table in mine} == {hidden.id, shown.id}
    own = (await house.get("/tables", hidden.seats[0], mine=True)).ok()["tables"]
    assert [table["id"] for table in own] == [hidden.id]
    assert (await house.get("/tables", None, game="tzolkin")).ok()["tables"] == []
    assert (await house.get("/tables", None, status="running")).ok()["tables"] == []


async def test_tokens_are_stored_hashed_only(house: House) -> None:
    table = await house.table("tzolkin", "mm")
    secrets = [table.host, table.invite, *table.seats.values()]
    async with house.services.database.read() as connection:
        from sacbe.server.schema import METADATA

        for stored in METADATA.sorted_tables:
            rows = (await connection.execute(stored.select())).all()
            assert not [s for s in secrets for row in rows if s in str(row)]


async def test_a_token_is_exchanged_for_a_cookie(house: House) -> None:
    """One browser may hold several seats."""
    table = await house.table("tikal", "mm", options={"first": 0})
    made = await house.call("POST", "/session", json={"token": table.seats[0]})
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert [one["id"] for one in made.body["tables"]] == [table.id]
    info = (await house.get(table.path)).ok()
    assert [seat["yours"] for seat in info["seats"]] == [True, False]
    again = await house.call("POST", "/session", json={"token": table.seats[1]})
    assert "set-cookie" not in again.headers
    info = (await house.get(table.path)).ok()
    assert [seat["yours"] for seat in info["seats"]] == [True, True]
    assert (await table.get("/view", seat=1)).ok()["seat"] == 1
    assert [t["id"] for t in (await house.get("/session")).ok()["tables"]] == [table.id]
    (await house.call("DELETE", "/session")).ok()
    assert (await house.get(table.path)).status == 404
    (await house.call("POST", "/session", json={"token": "guess"})).refused(
        401, "error-server-token"
    )


async def test_the_host_revokes_a_seat(house: House) -> None:
    table = await house.table("tikal", "moo", options={"first": 0})
    (await table.claim(1, "Ana")).ok()
    old = table.seats[1]
    path = f"{table.path}/seats/1/revoke"
    assert (await house.post(path, table.seats[0])).status == 403
    given = (await house.post(path, table.host)).ok()
    assert (await house.get(table.path, old)).status == 404
    table.seats[1] = given["seat"]["token"]
    assert (await table.info(table.seats[1]))["seats"][1]["yours"]
    (await table.claim(2)).ok()
    # Once the game runs, a new token would let the host move for another player.
    (await house.post(path, table.host)).refused(403, "error-server-host-plays")
    assert (await table.get("/view", table.seats[1])).ok()["seat"] == 1
    assert (await house.post(path, table.host, open=True)).ok()["seat"] is None
    assert (await table.get("/view", table.seats[1])).status == 404
    seat = (await table.info())["seats"][1]
    assert (seat["kind"], seat["bot"], seat["free"]) == ("person", "level:2", True)
    (await house.post(path, table.host, open=True)).refused(409, "error-server-seat-free")


async def test_a_seat_that_was_left_can_be_taken_in_a_running_game(house: House) -> None:
    table = await house.table("tikal", "mo1", options={"first": 1})
    (await table.claim(1, "Ana")).ok()
    free = [seat["free"] for seat in (await table.info())["seats"]]
    assert free == [False, False, False]
    (await table.post("/seats/1/leave", table.seats[1])).ok()
    # Not by strangers, not for a seat that somebody plays, and not for one that was always a bot's.
    assert (await table.post("/seats/1/claim")).status == 404
    for other in (0, 2):
        taken = await table.claim(other)
        assert (taken.status, taken.error) == (409, "error-server-is-running")
    since = (await table.info())["head"]
    claimed = (await table.claim(1, "Bohdan")).ok()
    seat = claimed["table"]["seats"][1]
    assert seat["name"] == "Bohdan"
    assert (seat["kind"], seat["bot"], seat["free"]) == ("person", None, False)
    assert seat["yours"]
    events = await table.events(1, since)
    assert [(e["kind"], e["seat"]) for e in events] == [("joined", 1), ("taken", 1)]
    async with house.services.database.read() as connection:
        assert (await connection.execute(JOBS.select())).all() == []  # no bot thinks
    await table.play(1)
    assert (await table.claim(1)).status == 409
    await table.finish()
    (await table.post("/seats/1/leave", table.seats[1])).ok()
    assert not (await table.info())["seats"][1]["free"]
    assert (await table.claim(1)).error == "error-server-is-finished"


async def test_a_player_changes_the_token(house: House) -> None:
    table = await house.table("tikal", "mo")
    (await table.claim(1)).ok()
    old, path = table.seats[1], f"{table.path}/seats/1/renew"
    for other in (table.host, table.invite, table.seats[0]):
        assert (await house.post(path, other)).status == 403
    made = (await house.post(path, old)).ok()
    new = made["seat"]["token"]
    assert made["seat"]["link"].endswith(f"#seat={new}")
    assert made["table"]["seats"][1]["yours"]
    assert (await house.get(table.path, old)).status == 404
    assert (await table.get("/view", new)).ok()["seat"] == 1
    assert (await house.post(path, old)).status == 403
    log = (await table.get("/log", new)).ok()["lines"]
    assert "gets a new seat link" in log[-1]["text"]


async def test_one_token_of_many_seats_is_changed_for_all(house: House) -> None:
    text = sacbe.Record.new("tikal", 2).text()
    study = Table(house, (await house.post("/records", record=text)).ok())
    made = (await study.post("/seats/1/renew", study.seats[1])).ok()
    assert [seat["yours"] for seat in made["table"]["seats"]] == [True, True]
    assert (await house.get(study.path, study.seats[0])).status == 404


async def test_leaving(house: House) -> None:
    table = await house.table("tikal", "moo", options={"first": 0})
    (await table.claim(1, "Ana")).ok()
    (await table.post("/seats/1/leave", table.seats[1])).ok()
    assert (await table.info())["seats"][1]["kind"] == "open"
    (await table.claim(1)).ok()
    (await table.claim(2)).ok()
    (await table.post("/seats/1/leave", table.seats[1])).ok()
    seat = (await table.info())["seats"][1]
    assert (seat["kind"], seat["bot"], seat["free"]) == ("person", "level:2", True)
    gone = await table.post("/seats/1/back", table.seats[1])
    assert gone.status == 403


async def test_whoever_leaves_is_shown_the_table_if_they_may_see_it(house: House) -> None:
    for public in (True, False):
        table = await house.table("tikal", "mm", public=public)
        left = (await table.post("/seats/1/leave", table.seats[1])).ok()
        if public:
            assert left["table"]["seats"][1]["free"]
            assert not left["table"]["seats"][1]["yours"]
        else:
            assert left == {"table": None}


async def test_handing_a_seat_to_a_bot_and_back(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    view = await table.view(0)
    hand = f"{table.path}/seats/0/bot"
    assert (await house.post(hand, table.seats[1], bot="level:1")).status == 403
    (await house.post(hand, table.seats[0], bot="level:1")).ok()
    move = view["options"][0]["token"]
    (await table.command(0, move, view["seq"])).refused(409, "error-server-bot-plays")
    (await table.post("/seats/0/back", table.seats[0])).ok()
    # The events about the seat did not change the position, so the base is still valid.
    (await table.command(0, move, view["seq"])).ok()


async def test_closing(house: House) -> None:
    table = await house.table("tikal", "mo")
    (await table.post("/close", table.host)).ok()
    assert (await table.info())["status"] == "abandoned"
    table = await house.table("tikal", "mo")
    (await table.claim(1)).ok()
    (await table.post("/close", table.host)).refused(409, "error-server-others-play")
    # Nobody holds a seat that was left.
    (await table.post("/seats/1/leave", table.seats[1])).ok()
    (await table.post("/seats/0/leave", table.seats[0])).ok()
    (await table.post("/close", table.host)).ok()


async def test_rematch(house: House) -> None:
    table = await house.table("tikal", "mo", options={"mode": "tactical"})
    (await table.claim(1, "Ana")).ok()
    (await table.post("/rematch", table.seats[1])).refused(409, "error-server-not-over")
    await table.finish()
    assert (await table.post("/rematch", table.invite)).status == 403
    made = (await table.post("/rematch", table.seats[1])).ok()
    again = (await table.post("/rematch", table.seats[0])).ok()
    assert again["table"] == made["table"] != table.id
    new = (await house.get(f"/tables/{made['table']}", table.seats[0])).ok()
    assert new["options"] == {"mode": "tactical"}
    assert new["seats"][1]["name"] == "Ana"
    (await house.post(f"/tables/{made['table']}/start", table.seats[1])).ok()
    view = (await house.get(f"/tables/{made['table']}/view", table.seats[0])).ok()
    assert view["seat"] == 0


async def test_a_rematch_without_whoever_left(house: House) -> None:
    table = await house.table("tikal", "mm1")
    await table.finish()
    (await table.post("/seats/1/leave", table.seats[1])).ok()
    made = (await table.post("/rematch", table.seats[0])).ok()
    path = f"/tables/{made['table']}"
    seats = (await house.get(path, table.seats[0])).ok()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "bot"]
    (await house.post(f"{path}/start", table.seats[0])).refused(409, "error-server-seats-open")
    (await house.post(f"{path}/start", table.seats[0], fill="level:1")).ok()


async def test_a_seat_that_was_left_is_open_in_a_rematch(house: House) -> None:
    table = await house.table("tikal", "mm1")
    (await table.post("/seats/1/leave", table.seats[1])).ok()
    await table.finish()
    made = (await table.post("/rematch", table.seats[0])).ok()
    seats = (await house.get(f"/tables/{made['table']}", table.seats[0])).ok()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "bot"]


async def test_a_host_without_a_seat_may_ask_for_a_rematch(house: House) -> None:
    table = await house.table("tikal", "oo")
    for seat in (0, 1):
        (await table.claim(seat)).ok()
    await table.finish()
    assert (await table.post("/rematch", new_token())).status == 404
    assert (await table.post("/rematch", table.invite)).status == 403
    made = (await table.post("/rematch", table.host)).ok()
    path = f"/tables/{made['table']}"
    assert (await house.get(path, table.host)).ok()["host"]
    assert not (await house.get(path, table.seats[0])).ok()["host"]
    (await house.post(f"{path}/start", table.host)).ok()
    line = (await table.get("/log", table.host)).ok()["lines"][-1]["text"]
    assert line == "Rematch: a new table is ready."


async def test_a_rematch_is_made_of_what_stands_when_it_is_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a token changes just before, the old one must not open the new table."""
    table = await house.table("tikal", "mm")
    await table.finish()
    desks = house.services.desks
    open_desk = desks.open
    before: list[str] = []

    @asynccontextmanager
    async def late(game_id: str) -> AsyncIterator[Desk]:
        monkeypatch.undo()
        path = f"{table.path}/seats/0/renew"
        before.append((await house.post(path, table.seats[0])).ok()["seat"]["token"])
        async with open_desk(game_id) as desk:
            yield desk

    monkeypatch.setattr(desks, "open", late)
    made = (await table.post("/rematch", table.seats[1])).ok()
    path = f"/tables/{made['table']}"
    assert (await house.get(path, table.seats[0])).status == 404
    assert (await house.get(path, before[0])).ok()["seats"][0]["yours"]


async def test_the_host_of_a_rematch_changes_with_the_seat(house: House) -> None:
    """At a rematch, the holder of a seat is the host."""
    table = await house.table("tikal", "mmm")
    await table.finish()
    made = (await table.post("/rematch", table.seats[1])).ok()
    path = f"/tables/{made['table']}"
    renewed = (await house.post(f"{path}/seats/1/renew", table.seats[1])).ok()
    new = renewed["seat"]["token"]
    assert renewed["table"]["host"]
    assert (await house.post(f"{path}/invite", table.seats[1])).status == 403
    (await house.post(f"{path}/invite", new)).ok()
    revoked = (await house.post(f"{path}/seats/1/revoke", new)).ok()
    newer = revoked["seat"]["token"]
    assert revoked["table"]["host"]
    assert (await house.post(f"{path}/invite", new)).status == 403
    (await house.post(f"{path}/seats/1/leave", newer)).ok()
    assert (await house.post(f"{path}/invite", newer)).status == 403
    assert (await house.get(path, table.seats[2])).ok()["host"]
    (await house.post(f"{path}/seats/2/revoke", table.seats[2], open=True))
    assert (await house.get(path, table.seats[0])).ok()["host"]
    # The last one may still close the table.
    (await house.post(f"{path}/seats/0/leave", table.seats[0])).ok()
    (await house.post(f"{path}/close", table.seats[0])).ok()


async def test_a_rematch_counts_for_whoever_asks(database_url: str) -> None:
    limits = Limits(**{**vars(ROOMY), "tables_each": 1})
    async with opened(database_url, limits) as house:
        table = await house.table("tikal", "mm")
        await table.finish()
        await house.table("tikal", "mo")
        (await table.post("/rematch", table.seats[1])).refused(429, "error-server-too-many-tables")
        transport = httpx.ASGITransport(app=house.app, client=("192.0.2.7", 1))
        base = "http://127.0.0.1:8321"
        async with httpx.AsyncClient(transport=transport, base_url=base) as client:
            elsewhere = House(house.app, client)
            path = f"{table.path}/rematch"
            (await elsewhere.post(path, table.seats[1])).ok()


async def test_studying_a_record(house: House) -> None:
    table = await house.table("tzolkin", "mm")
    await table.finish()
    text = (await table.get("/record", table.host)).text
    record = sacbe.Record.parse(text)
    positions = list(record.positions())
    # A position where somebody decides, because draws happen at once.
    at = next(at for at in range(90, 200) if positions[at].to_move != sacbe.CHANCE)
    made = (await house.post("/records", record=text, moves=at)).ok()
    study = Table(house, made)
    view = await study.view(0)
    assert made["table"]["study"]
    assert view["view"]["turn"] == positions[at].turn
    assert len(set(study.seats.values())) == 1
    await study.play(5)
    info = await study.info()
    (await study.undo(info["to_move"], info["head"], view["seq"])).ok()
    seats = [seat for seat in range(2) if seat == (await study.info())["to_move"]]
    assert (await study.view(seats[0]))["view"]["turn"] == view["view"]["turn"]
    fork = (await table.post("/study", table.host, at=60)).ok()
    assert fork["table"]["status"] == "running"
    assert [seat["name"] for seat in fork["table"]["seats"]] == ["P0", "P1"]
    nameless = text.replace("seat 0: P0", "seat 0: 1")
    fork = (await house.post("/records", record=nameless, moves=at)).ok()
    assert [seat["name"] for seat in fork["table"]["seats"]] == ["", "P1"]
    broken = await house.post("/records", record=text.replace("players: 2", "players: 9"))
    assert broken.status == 422
    assert broken.body["error"]["params"]["line"] > 0
    (await house.post("/records", record=text, moves=10**6)).refused(422, "error-server-moves")


async def test_bad_plans(house: House) -> None:
    me = {"kind": "me"}
    for body, key in (
        ({"game": "chess", "seats": [me, me]}, "error-game"),
        ({"game": "tikal", "seats": [me]}, "error-players"),
        ({"game": "tikal", "seats": [me] * 5}, "error-players"),
        ({"game": "tikal", "seats": [me, me], "options": {"mode": "x"}}, "error-option-value"),
        ({"game": "tikal", "seats": [me, me], "options": {"x": "y"}}, "error-option"),
        ({"game": "tikal", "seats": [me, {"kind": "bot"}]}, "error-server-bot"),
        ({"game": "tikal", "seats": [me, me], "unknown": 1}, "error-server-request"),
        (
            {"game": "tikal", "seats": [me, {"kind": "bot", "bot": "search:9s"}]},
            "error-server-request",
        ),
        ({"game": "tikal", "seats": [me, me], "public": "yes"}, "error-server-request"),
        (
            {"game": "tikal", "seats": [{"kind": "bot", "bot": "level:1"}] * 2},
            "error-server-no-people",
        ),
    ):
        reply = await house.post("/tables", **body)
        assert (reply.status, reply.error) == (422, key), body
    assert (await house.get("/tables", mine=True)).ok()["tables"] == []


# Limits.


async def change(house: House, id: str, **values: Any) -> None:
    """Change a table's row directly in the database."""
    async with house.services.database.write() as connection:
        await connection.execute(update(GAMES).where(GAMES.c.id == id).values(**values))


async def test_a_household_has_so_many_tables_in_use(database_url: str) -> None:
    limits = Limits(**{**vars(ROOMY), "tables_each": 2})
    async with opened(database_url, limits) as house:

        async def made(address: str) -> int:
            transport = httpx.ASGITransport(app=house.app, client=(address, 1))
            base = "http://127.0.0.1:8321"
            async with httpx.AsyncClient(transport=transport, base_url=base) as client:
                there = House(house.app, client)
                seats = [{"kind": "me"}, {"kind": "open"}]
                return (await there.post("/tables", game="tikal", seats=seats)).status

        found = [await made(f"2001:db8::{number}") for number in range(1, 4)]
        assert found == [201, 201, 429]
        assert await made("2001:db8:0:1::1") == 201
        async with house.services.database.read() as connection:
            rows = (await connection.execute(GAMES.select())).all()
        kept = {row.address_hash for row in rows}
        assert hash_token("address:" + network("2001:db8::1")) in kept
        assert len(kept) == 2
        # Tables that have not been used for long do not count.
        old = next(row.id for row in rows)
        await change(house, old, updated=time.time() - COUNTED - 60)
        assert await made("2001:db8::9") == 201
        assert await made("2001:db8::9") == 429


async def test_tables_that_are_not_used_leave_room_on_the_server(database_url: str) -> None:
    limits = Limits(**{**vars(ROOMY), "tables": 1})
    async with opened(database_url, limits) as house:
        table = await house.table("tikal", "mo")
        seats = [{"kind": "me"}, {"kind": "open"}]
        (await house.post("/tables", game="tikal", seats=seats)).refused(503, "error-server-full")
        await change(house, table.id, updated=time.time() - COUNTED - 60)
        (await house.post("/tables", game="tikal", seats=seats)).ok()


# Sessions.


async def test_a_token_that_opens_nothing_gets_no_session(house: House) -> None:
    table = await house.table("tikal", "mo")
    bad = await house.call("POST", "/session", json={"token": new_token()})
    assert (bad.status, bad.error) == (401, "error-server-token")
    assert "set-cookie" not in bad.headers
    async with house.services.database.read() as connection:
        for stored in (SESSIONS, SESSION_KEYS):
            assert (await connection.execute(stored.select())).all() == []
    for token in (table.invite, table.host, table.seats[0]):
        made = await house.call("POST", "/session", json={"token": token})
        assert [one["id"] for one in made.ok()["tables"]] == [table.id]


async def test_a_session_in_use_is_not_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table("tikal", "mo")
    (await house.call("POST", "/session", json={"token": table.host})).ok()

    async def seen_after(age: float) -> float:
        then = time.time() - age
        async with house.services.database.write() as connection:
            await connection.execute(update(SESSIONS).values(seen=then))
        (await house.get(table.path)).ok()
        async with house.services.database.read() as connection:
            (row,) = (await connection.execute(SESSIONS.select())).all()
        return float(row.seen) - then

    assert await seen_after(DAY + 600) >= DAY
    monkeypatch.setattr(sessions, "saw", None)  # not for every request
    assert await seen_after(DAY - 600) == 0


# Lists of tables.


async def pages(house: House, token: str | None = None, **asked: Any) -> list[str]:
    """Return the titles on all pages."""
    found: list[str] = []
    before: str | None = None
    while True:
        page = (await house.get("/tables", token, before=before, **asked)).ok()
        assert len(page["tables"]) <= asked.get("limit", 50)
        found += [table["title"] for table in page["tables"]]
        before = page["next"]
        if before is None:
            return found


async def test_pages_skip_nothing(house: House) -> None:
    """Not even if everything happened at the same moment."""
    mine = await house.table("tikal", "mo", title="mine")
    await house.table("tikal", "mo", title="another's")
    shared = await house.table("tikal", "mo", title="0", public=True)
    for number in range(1, 7):
        await house.table("tikal", "mo", title=str(number), public=True)
    now = time.time()  # old tables would be closed
    async with house.services.database.write() as connection:
        await connection.execute(update(GAMES).values(updated=now))
    everything = [str(number) for number in range(7)]
    for limit in (1, 2, 3, 7, 50):
        assert sorted(await pages(house, limit=limit)) == everything
        assert sorted(await pages(house, mine.host, limit=limit)) == [*everything, "mine"]
        assert await pages(house, mine.invite, mine=True, limit=limit) == ["mine"]
        assert sorted(await pages(house, shared.host, limit=limit)) == everything
    await change(house, shared.id, updated=now + 1)
    assert (await pages(house, limit=2))[0] == "0"
    for wrong in ("1", "x,y", "1.2.3,a", "1,a;b", "nan,a"):
        (await house.get("/tables", before=wrong)).refused(422, "error-server-request")


async def test_pages_skip_nothing_in_another_order(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database's language may sort ids in its own way: in Danish, "aa" comes last."""
    names = iter([f"{start}{number:010}" for start in ("aa", "zb", "bb") for number in range(3)])
    monkeypatch.setattr(table_setup, "new_id", lambda: next(names))
    danish = 'ALTER TABLE games ALTER COLUMN id TYPE varchar(20) COLLATE "da-x-icu"'
    async with opened(postgres_url) as house:
        made = [
            await house.table("tikal", "mo", title=str(number), public=number % 3 > 0)
            for number in range(9)
        ]
        async with house.services.database.write() as connection:
            await connection.execute(text(danish))
            await connection.execute(update(GAMES).values(updated=time.time()))
        for limit in range(1, 9):
            shown = await pages(house, made[3].host, limit=limit)
            assert shown == ["2", "1", "5", "4", "3", "8", "7"]


async def test_filters(house: House) -> None:
    live = {"kind": "live", "seconds": 600}
    await house.table("tikal", "mo", title="open", public=True)
    await house.table("tikal", "m1", title="with a bot", public=True, pace=live)
    left = await house.table("tzolkin", "mmm", title="left", public=True)
    await house.table("tikal", "mm", title="full", public=True, pace={"kind": "days"})
    (await house.post(f"{left.path}/seats/2/leave", left.seats[2])).ok()
    for asked, titles in (
        ({"free": True}, {"open", "left"}),
        ({"free": True, "status": "open"}, {"open"}),
        ({"players": 3}, {"left"}),
        ({"players": 2, "game": "tikal"}, {"open", "with a bot", "full"}),
        ({"pace": "live"}, {"with a bot"}),
        ({"pace": "untimed"}, {"open", "left"}),
        ({"pace": "days", "free": True}, set()),
    ):
        assert set(await pages(house, **asked)) == titles, asked
    await left.finish()
    assert await pages(house, free=True) == ["open"]
    assert (await house.get("/tables", pace="slow")).status == 422


async def test_lists_are_read_with_an_index(tmp_path: Path) -> None:
    """A server keeps all games for ever, so no query may scan all of them."""
    async with opened(f"sqlite:///{tmp_path / 't.db'}") as house:
        keys = frozenset(hash_token(new_token()) for _ in range(3))
        public, own = table_list.public_tables(), table_list.tables_of(keys)
        cursor = "1700000000.5,abc"
        async with house.services.database.read() as connection:

            async def plan(query: Any) -> list[str]:
                text = str(
                    query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
                )
                rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")
                return [str(row.detail) for row in rows]

            for wanted in (
                ALL,
                Filter(game="tikal"),
                Filter(status="finished"),
                Filter(free=True, pace="live", players=3),
            ):
                for before in (None, cursor):
                    steps = await plan(table_list.filtered(public, wanted, before).limit(50))
                    assert "games USING INDEX ix_games_public" in steps[0], steps
                    assert not [step for step in steps if "TEMP B-TREE" in step], steps
                    steps = await plan(table_list.filtered(own, wanted, before).limit(50))
                    assert not [step for step in steps if step.startswith("SCAN games")], steps
                    assert not [step for step in steps if step.startswith("SCAN seats")], steps
            # Otherwise this test could not fail.
            assert (await plan(GAMES.select().where(GAMES.c.title == "x")))[0] == "SCAN games"


async def test_a_table_tells_what_a_page_needs(house: House) -> None:
    for start in ("full", "host"):
        table = await house.table("tikal", "mo", start=start)
        info = await table.info()
        assert info["start"] == start
        assert abs(info["now"] - time.time()) < 60
    assert abs((await house.get("/tables")).ok()["now"] - time.time()) < 60
    limits = (await house.get("/games")).ok()["limits"]
    assert limits == {
        "name": 40,
        "title": 80,
        "chat": 500,
        "hint_best": 5,
        "hint_playouts": [50, 3000],
    }


async def test_a_position_is_not_missing_because_the_database_is_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a position, events would be sent with hidden moves and without digests, and clients
    would keep them."""
    table = await house.table("tikal", "mm")

    async def away(*_: Any) -> None:
        raise Unavailable("on purpose")

    monkeypatch.setattr(table_access, "state_now", away)
    (await table.get("/events", table.host)).refused(503, "error-server-unavailable")

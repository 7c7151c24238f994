"""Tables: made, joined, started, left, handed over, studied, played again; who may see what."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import sacbe
from tests.server.house import Table, opened


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


def test_friends_join_by_link_and_the_game_begins(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
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
            taken = await table.claim(1, "Carla")
            assert (taken.status, taken.error) == (409, "error-server-seat-taken")
            assert (await table.claim(7)).status == 404
            (await table.claim(2, "  Carla\n ")).ok()
            info = await table.info()
            assert (info["status"], info["seats"][2]["name"]) == ("running", "Carla")
            late = await table.claim(2)
            assert (late.status, late.error) == (409, "error-server-is-running")

    run(go())


def test_a_hundred_claim_one_seat(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tzolkin", "mo")
            replies = await asyncio.gather(*(table.claim(1) for _ in range(100)))
            assert [reply.status for reply in replies].count(200) == 1

    run(go())


def test_the_host_starts_and_fills_up(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "moo", start="host")
            early = await house.post(f"{table.path}/start", table.host)
            assert (early.status, early.error) == (409, "error-server-seats-open")
            guest = await house.post(f"{table.path}/start", table.seats[0], fill="level:1")
            assert (guest.status, guest.error) == (403, "error-server-not-host")
            (await house.post(f"{table.path}/start", table.host, fill="level:1")).ok()
            info = await table.info()
            assert info["status"] == "running"
            assert [seat["bot"] for seat in info["seats"]] == [None, "level:1", "level:1"]

    run(go())


def test_a_table_that_is_not_public_is_invisible(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            hidden = await house.table("tzolkin", "mo")
            shown = await house.table("tikal", "mo", public=True)
            stranger = hidden.seats[0][:-1] + ("A" if hidden.seats[0][-1] != "A" else "B")
            for path in ("", "/view", "/events", "/log", "/record"):
                reply = await house.get(hidden.path + path, stranger)
                assert (reply.status, reply.error) == (404, "error-server-no-table"), path
            claim = await house.post(f"{hidden.path}/seats/1/claim")
            assert claim.status == 404
            listed = (await house.get("/tables")).ok()["tables"]
            assert [table["id"] for table in listed] == [shown.id]
            mine = (await house.get("/tables", hidden.seats[0])).ok()["tables"]
            assert {table["id"] for table in mine} == {hidden.id, shown.id}
            own = (await house.get("/tables", hidden.seats[0], mine=True)).ok()["tables"]
            assert [table["id"] for table in own] == [hidden.id]
            assert (await house.get("/tables", None, game="tzolkin")).ok()["tables"] == []
            assert (await house.get("/tables", None, status="running")).ok()["tables"] == []

    run(go())


def test_tokens_are_stored_hashed_only(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tzolkin", "mm")
            secrets = [table.host, table.invite, *table.seats.values()]
            async with house.hall.database.read() as connection:
                from sacbe.server.schema import METADATA

                for stored in METADATA.sorted_tables:
                    rows = (await connection.execute(stored.select())).all()
                    assert not [s for s in secrets for row in rows if s in str(row)]

    run(go())


def test_a_token_is_exchanged_for_a_cookie(database_url: str) -> None:
    """One browser may hold several seats."""

    async def go() -> None:
        async with opened(database_url) as house:
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
            assert (await house.get(f"{table.path}/view", seat=1)).ok()["seat"] == 1
            assert [t["id"] for t in (await house.get("/session")).ok()["tables"]] == [table.id]
            (await house.call("DELETE", "/session")).ok()
            assert (await house.get(table.path)).status == 404
            bad = await house.call("POST", "/session", json={"token": "guess"})
            assert (bad.status, bad.error) == (401, "error-server-token")

    run(go())


def test_the_host_revokes_a_seat(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "mo", options={"first": 0})
            (await table.claim(1)).ok()
            old = table.seats[1]
            path = f"{table.path}/seats/1/revoke"
            assert (await house.post(path, table.seats[0])).status == 403
            given = (await house.post(path, table.host)).ok()
            assert (await house.get(f"{table.path}/view", old)).status == 404
            new = given["seat"]["token"]
            assert (await house.get(f"{table.path}/view", new)).ok()["seat"] == 1
            (await house.post(path, table.host, open=True)).ok()
            assert (await house.get(f"{table.path}/view", new)).status == 404
            seat = (await table.info())["seats"][1]
            assert (seat["kind"], seat["bot"]) == ("bot", "level:2")

    run(go())


def test_leaving(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "moo", options={"first": 0})
            (await table.claim(1, "Ana")).ok()
            (await house.post(f"{table.path}/seats/1/leave", table.seats[1])).ok()
            assert (await table.info())["seats"][1]["kind"] == "open"
            (await table.claim(1)).ok()
            (await table.claim(2)).ok()
            (await house.post(f"{table.path}/seats/1/leave", table.seats[1])).ok()
            seat = (await table.info())["seats"][1]
            assert (seat["kind"], seat["bot"]) == ("bot", "level:2")
            gone = await house.post(f"{table.path}/seats/1/back", table.seats[1])
            assert gone.status == 403

    run(go())


def test_handing_a_seat_to_a_bot_and_back(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "mm", options={"first": 0})
            view = await table.view(0)
            hand = f"{table.path}/seats/0/bot"
            assert (await house.post(hand, table.seats[1], bot="level:1")).status == 403
            (await house.post(hand, table.seats[0], bot="level:1")).ok()
            move = view["options"][0]["token"]
            refused = await table.command(0, move, view["seq"])
            assert (refused.status, refused.error) == (409, "error-server-bot-plays")
            (await house.post(f"{table.path}/seats/0/back", table.seats[0])).ok()
            # The events about the seat changed nothing on the table: the base still holds.
            (await table.command(0, move, view["seq"])).ok()

    run(go())


def test_closing(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "mo")
            (await house.post(f"{table.path}/close", table.host)).ok()
            assert (await table.info())["status"] == "abandoned"
            table = await house.table("tikal", "mo")
            (await table.claim(1)).ok()
            playing = await house.post(f"{table.path}/close", table.host)
            assert (playing.status, playing.error) == (409, "error-server-others-play")

    run(go())


def test_rematch(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "mo", options={"mode": "tactical"})
            (await table.claim(1, "Ana")).ok()
            early = await house.post(f"{table.path}/rematch", table.seats[1])
            assert (early.status, early.error) == (409, "error-server-not-over")
            await table.finish()
            assert (await house.post(f"{table.path}/rematch", table.invite)).status == 403
            made = (await house.post(f"{table.path}/rematch", table.seats[1])).ok()
            again = (await house.post(f"{table.path}/rematch", table.seats[0])).ok()
            assert again["table"] == made["table"] != table.id
            new = (await house.get(f"/tables/{made['table']}", table.seats[0])).ok()
            assert new["options"] == {"mode": "tactical"}
            assert new["seats"][1]["name"] == "Ana"
            (await house.post(f"/tables/{made['table']}/start", table.seats[1])).ok()
            view = (await house.get(f"/tables/{made['table']}/view", table.seats[0])).ok()
            assert view["seat"] == 0

    run(go())


def test_a_rematch_without_whoever_left(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "mm1")
            await table.finish()
            (await house.post(f"{table.path}/seats/1/leave", table.seats[1])).ok()
            made = (await house.post(f"{table.path}/rematch", table.seats[0])).ok()
            path = f"/tables/{made['table']}"
            seats = (await house.get(path, table.seats[0])).ok()["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "open", "bot"]
            early = await house.post(f"{path}/start", table.seats[0])
            assert (early.status, early.error) == (409, "error-server-seats-open")
            (await house.post(f"{path}/start", table.seats[0], fill="level:1")).ok()

    run(go())


def test_studying_a_record(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tzolkin", "mm")
            await table.finish()
            text = (await house.get(f"{table.path}/record", table.host)).text
            record = sacbe.Record.parse(text)
            made = (await house.post("/records", record=text, moves=90)).ok()
            study = Table(house, made)
            view = await study.view(0)
            assert made["table"]["study"]
            assert view["view"]["turn"] == list(record.positions())[90].turn
            assert len(set(study.seats.values())) == 1
            await study.play(5)
            info = await study.info()
            (await study.undo(info["to_move"], info["head"], view["seq"])).ok()
            seats = [seat for seat in range(2) if seat == (await study.info())["to_move"]]
            assert (await study.view(seats[0]))["view"]["turn"] == view["view"]["turn"]
            fork = (await house.post(f"{table.path}/study", table.host, at=60)).ok()
            assert fork["table"]["status"] == "running"
            broken = await house.post("/records", record=text.replace("players: 2", "players: 9"))
            assert broken.status == 422
            assert broken.body["error"]["params"]["line"] > 0
            far = await house.post("/records", record=text, moves=10**6)
            assert (far.status, far.error) == (422, "error-server-moves")

    run(go())


def test_bad_plans(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            me = {"kind": "me"}
            for body, key in (
                ({"game": "chess", "seats": [me, me]}, "error-game"),
                ({"game": "tikal", "seats": [me]}, "error-players"),
                ({"game": "tikal", "seats": [me] * 5}, "error-players"),
                (
                    {"game": "tikal", "seats": [me, me], "options": {"mode": "x"}},
                    "error-option-value",
                ),
                ({"game": "tikal", "seats": [me, me], "options": {"x": "y"}}, "error-option"),
                ({"game": "tikal", "seats": [me, {"kind": "bot"}]}, "error-server-bot"),
                ({"game": "tikal", "seats": [me, me], "unknown": 1}, "error-server-request"),
                (
                    {"game": "tikal", "seats": [me, {"kind": "bot", "bot": "search:9s"}]},
                    "error-server-request",
                ),
                ({"game": "tikal", "seats": [me, me], "public": "yes"}, "error-server-request"),
            ):
                reply = await house.post("/tables", **body)
                assert (reply.status, reply.error) == (422, key), body
            assert (await house.get("/tables", mine=True)).ok()["tables"] == []

    run(go())

"""Commands are carried out once, checked against the current state, and repeated with the same
answer; undo."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

import sacbe
from sacbe.server.schema import COMMANDS, EVENTS, SNAPSHOTS
from tests.server.house import House, Table, opened


async def to_first_turn(table: Table) -> int:
    """Play Tzolk'in's secret choices; return the seat to move then."""
    while (await table.view())["view"]["turn"] <= 2:
        await table.step()
    return int((await table.info())["to_move"])


async def test_a_move_is_stored_with_what_chance_does_after_it(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    before = await table.view(0)
    names = {"id", "token", "kind", "args", "message", "targets", "preview"}
    assert before["options"][0].keys() == names
    answer = (await table.command(0, before["options"][0]["token"], before["seq"])).ok()
    assert answer["seq"] > before["seq"]
    assert [event["seq"] for event in answer["events"]] == list(
        range(before["seq"] + 1, answer["seq"] + 1)
    )
    assert answer["events"][0]["move"] == before["options"][0]["token"]
    again = await table.view(0)
    assert again["view"] == answer["view"]
    assert again["options"] == answer["options"]


async def test_the_same_key_and_body_give_the_stored_answer(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    view = await table.view(0)
    move = view["options"][0]["token"]
    first = await table.command(0, move, view["seq"], key="once")
    await table.play(7)
    second = await table.command(0, move, view["seq"], key="once")
    assert first.ok() == second.ok()
    (await table.command(0, move, view["seq"] + 1, key="once")).refused(
        422, "error-server-key-used"
    )


async def test_a_key_is_its_holders_own(house: House) -> None:
    """Another player's answer could reveal what is hidden."""
    table = await house.table("tzolkin", "mm", options={"first": 0})
    view = await table.view(0)
    await table.command(0, view["options"][0]["token"], view["seq"], key="mine")
    await table.play(1)
    theirs = await table.view(1)
    answer = await table.command(1, theirs["options"][0]["token"], theirs["seq"], "mine")
    assert answer.ok()["seat"] == 1


async def test_a_stale_base_gets_the_present_view(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    view = await table.view(0)
    move = view["options"][0]["token"]
    (await table.command(0, move, view["seq"])).ok()
    late = await table.command(0, move, view["seq"])
    assert (late.status, late.error) == (409, "error-server-stale")
    assert late.body["now"] == await table.view(0)


async def test_bad_commands(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    view = await table.view(0)
    legal = [option["token"] for option in view["options"]]
    for move, key in (
        ("nonsense", "error-unknown-move-legal"),
        (next(m.token for m in sacbe.GAMES["tikal"].moves if m.token not in legal), ""),
    ):
        reply = await table.command(0, move, view["seq"])
        assert reply.status == 422
        assert reply.body["legal"] == legal
        assert reply.error == (key or "error-illegal-move")
    (await table.command(1, legal[0], view["seq"])).refused(422, "error-server-not-your-turn")
    (await table.command(0, legal[0], view["seq"] + 1)).refused(422, "error-server-base")
    table.seats[0], table.seats[1] = table.seats[1], table.seats[0]
    (await table.command(0, legal[0], view["seq"])).refused(403, "error-server-not-your-seat")
    nobody = await table.post("/commands", None, key="a", base=1, seat=0, move=legal[0])
    assert nobody.status == 403  # the table is visible by link, so not 404
    assert (await table.events())[-1]["seq"] == view["seq"]


async def test_a_hundred_racing_clients(house: House) -> None:
    """Of all commands with the same base, exactly one is carried out."""
    table = await house.table("tikal", "mm", options={"first": 0})
    view = await table.view(0)
    moves = [option["token"] for option in view["options"]]
    replies = await asyncio.gather(
        *(table.command(0, moves[n % len(moves)], view["seq"]) for n in range(100))
    )
    statuses = [reply.status for reply in replies]
    assert statuses.count(200) == 1
    assert statuses.count(409) == 99
    made = [event for event in await table.events(0, view["seq"]) if event["seat"] == 0]
    assert len(made) == 1


async def test_concurrent_duplicates_are_done_once(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    view = await table.view(0)
    move = view["options"][0]["token"]
    replies = await asyncio.gather(
        *(table.command(0, move, view["seq"], key="same") for _ in range(20))
    )
    bodies = [reply.ok() for reply in replies]
    assert all(body == bodies[0] for body in bodies)
    assert await count(house, COMMANDS) == 1


async def count(house: House, table: Any) -> int:
    async with house.services.database.read() as connection:
        return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


@pytest.mark.parametrize(
    ("game", "options"), [("tzolkin", {}), ("tikal", {}), ("tikal", {"mode": "tactical"})]
)
async def test_a_whole_game_is_the_record_that_the_engine_confirms(
    house: House, game: str, options: dict[str, str]
) -> None:
    table = await house.table(game, "mmm", options=options)
    await table.play(20)
    await table.finish()
    info = await table.info()
    assert info["status"] == "finished"
    text = (await table.get("/record", table.host)).text
    record = sacbe.Record.parse(text).verify()
    assert record.position.is_over
    events = await table.events(0)
    assert events[-2]["digest"] == record.position.digest()
    assert info["result"]["winners"] == record.position.winners()
    (await table.command(0, "end turn", info["head"])).refused(409, "error-server-is-finished")


async def test_positions_come_from_snapshots_and_can_do_without(house: House) -> None:
    table = await house.table("tzolkin", "mmm")
    await table.play(100)
    assert await count(house, SNAPSHOTS) >= 2
    seqs = [event["seq"] for event in await table.events() if event["kind"] == "move"]
    then = {seq: await table.view(1, at=seq) for seq in seqs[::9]}
    async with house.services.database.write() as connection:
        await connection.execute(SNAPSHOTS.delete())
    house.services.recent.states.clear()
    for seq, view in then.items():
        assert await table.view(1, at=seq) == view


# Undo.


async def test_undo_within_a_turn_is_free(house: House) -> None:
    table = await house.table("tikal", "mo", options={"first": 0})
    (await table.claim(1)).ok()
    start = await table.view(0)
    # Tikal: a tile is placed, which reveals nothing by itself; then expedition moves.
    for _ in range(3):
        await table.step()
    before = await table.view(0)
    if before["undo_to"] is None:
        return
    undone = (await table.undo(0, before["seq"], before["undo_to"])).ok()
    assert undone["events"][0]["kind"] == "undo"
    then = await table.view(0, at=before["undo_to"])
    assert undone["view"] == then["view"]
    assert undone["seq"] > before["seq"] > start["seq"]


async def test_undo_stops_where_something_was_revealed(house: House) -> None:
    """To undo a draw or another player's decision, every other person must agree."""
    table = await house.table("tzolkin", "moo")
    (await table.claim(1)).ok()
    (await table.claim(2)).ok()
    seat = await to_first_turn(table)
    turn = (await table.view(seat))["view"]["turn"]
    while (await table.view(seat))["view"]["turn"] == turn:
        await table.step()
    view = await table.view(seat)
    others = [other for other in range(3) if other != seat]
    head = view["seq"]
    asked = (await table.undo(seat, head)).ok()
    assert asked["events"][0]["kind"] == "undo-asked"
    assert asked["view"] == view["view"]
    assert (await table.info())["asked"]["kind"] == "undo"
    answer = f"{table.path}/undo/answer"
    question = (await table.info())["asked"]
    assert question["of"] == others
    seq = question["seq"]
    (await house.post(answer, table.seats[seat], seat=seat, accept=True, asked=seq)).refused(
        403, "error-server-not-asked"
    )
    for other in others:
        assert (await table.events())[-1]["kind"] != "undo"
        (
            await house.post(answer, table.seats[other], seat=other, accept=True, asked=seq - 1)
        ).refused(409, "error-server-no-undo-asked")
        reply = await house.post(answer, table.seats[other], seat=other, accept=True, asked=seq)
        reply.ok()
    events = await table.events()
    assert events[-1]["kind"] == "undo"
    assert (await table.view(seat))["view"]["turn"] == turn
    assert (await table.info())["to_move"] == seat


async def test_one_refusal_ends_an_undo(house: House) -> None:
    table = await house.table("tzolkin", "mo", options={"first": 0})
    (await table.claim(1)).ok()
    seat = await to_first_turn(table)
    other = 1 - seat
    while (await table.info())["to_move"] == seat:
        await table.step()
    for answering in (other, seat):  # the asker may withdraw
        (await table.undo(seat, (await table.info())["head"])).ok()
        refused = await table.post(
            "/undo/answer",
            table.seats[answering],
            seat=answering,
            accept=False,
            asked=(await table.info())["asked"]["seq"],
        )
        assert refused.ok()["table"]["asked"] is None
        assert (await table.events())[-1]["kind"] == "undo-refused"


async def test_undo_again_and_again_keeps_the_line(house: House) -> None:
    """Whatever is undone and played again, the position is that of the remaining moves."""
    first = await house.table("tzolkin", "mm")
    await first.finish()
    made = await house.post(f"{first.path}/study", first.host, at=60)
    table = Table(house, made.ok())  # one person has all seats: nobody is asked
    for _ in range(12):
        await table.play(table.dice.randrange(1, 9))
        info = await table.info()
        if info["status"] != "running":
            break
        (await table.undo(info["to_move"], info["head"])).ok()
        assert (await table.events(since=info["head"]))[0]["kind"] == "undo"
        if table.dice.random() < 0.5:
            house.services.recent.states.clear()
    view = await table.view(0)
    async with house.services.database.write() as connection:
        await connection.execute(SNAPSHOTS.delete())
    house.services.recent.states.clear()
    assert await table.view(0) == view
    async with house.services.database.read() as connection:
        seqs = list(
            await connection.scalars(
                select(EVENTS.c.seq).where(EVENTS.c.game_id == table.id).order_by(EVENTS.c.seq)
            )
        )
    assert seqs == list(range(1, len(seqs) + 1))


async def test_undo_to_where_the_game_never_was(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    await table.play(3)
    info = await table.info()
    (await table.undo(info["to_move"], info["head"], 0)).refused(422, "error-server-undo-target")
    (await table.undo(info["to_move"], info["head"], info["head"])).refused(
        422, "error-server-undo-target"
    )


async def test_people_who_are_away_are_asked_as_well(house: House) -> None:
    """They may refuse even while a bot plays for them."""
    table = await house.table("tzolkin", "mo", options={"first": 0})
    (await table.claim(1)).ok()
    seat = await to_first_turn(table)
    other = 1 - seat
    hand = f"{table.path}/seats/{other}/bot"
    (await house.post(hand, table.seats[other], bot="level:1")).ok()
    head = (await table.info())["head"]
    (await table.undo(seat, head, 3)).ok()
    assert (await table.events())[-1]["kind"] == "undo-asked"
    (await table.post(f"/seats/{other}/leave", table.seats[other])).ok()
    # Nobody is left who could agree, so nothing is undone without those who left.
    kinds = [event["kind"] for event in await table.events()]
    assert "undo" not in kinds
    assert kinds[-1] == "undo-refused"
    (await table.undo(seat, len(kinds), 3)).refused(409, "error-server-undo-left")


async def test_the_own_last_choice_is_taken_back(house: House) -> None:
    """It is not the bot's choice after it that is undone."""
    table = await house.table("tikal", "m1", options={"first": 0})
    seen = None
    while (await table.info())["to_move"] == 0:
        mine = await table.view(0)
        seen = await table.step(seen)
    async with house.services.desks.open(table.id) as desk:
        while desk.get("to_move") == 1:
            await desk.move((await desk.state()).position.legal()[0])
    undone = (await table.undo(0, (await table.info())["head"])).ok()
    assert undone["view"] == mine["view"]


async def test_undo_without_end_is_refused(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sacbe.server.play.MOST_EVENTS", 40)
    async with opened(database_url) as house:
        table = await house.table("tikal", "mm", options={"first": 0})
        await table.play(60)
        info = await table.info()
        assert info["head"] > 40
        (await table.undo(info["to_move"], info["head"])).refused(
            409, "error-server-too-many-undos"
        )
        assert await table.step() is not None


async def test_undos_do_not_fill_the_database(house: House) -> None:
    table = await house.table("tzolkin", "mm", options={"first": 0})
    seat = await to_first_turn(table)
    before = await count(house, SNAPSHOTS)
    for _ in range(25):
        view = await table.view(seat)
        (await table.command(seat, view["options"][0]["token"], view["seq"])).ok()
        if (await table.view(seat))["undo_to"] is None:
            break
        head = (await table.info())["head"]
        (await table.undo(seat, head)).ok()
    assert await count(house, SNAPSHOTS) <= before + 2


async def test_one_table_cannot_keep_all_others_waiting(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sacbe.server.desk.LONGEST_QUEUE", 5)
    async with opened(database_url) as house:
        table = await house.table("tikal", "mm", options={"first": 0})
        other = await house.table("tikal", "mm", options={"first": 0})
        view = await table.view(0)
        move = view["options"][0]["token"]
        async with house.services.desks.turn(table.id):
            waiting = [asyncio.create_task(table.command(0, move, view["seq"])) for _ in range(9)]
            assert await other.step() is not None
        replies = [await one for one in waiting]
        statuses = [reply.status for reply in replies]
        assert (statuses.count(200), statuses.count(409), statuses.count(429)) == (1, 3, 5)


async def test_ways_of_the_figures(house: House) -> None:
    """They are shown only to the player to move, and only in a game with figures that walk."""
    table = await house.table("tikal", "mm", options={"first": 0}, public=True)
    for token in (None, "enter explorer base", "enter explorer base"):
        seen = await table.view(0)
        move = token or seen["options"][0]["token"]
        (await table.command(0, move, seen["seq"])).ok()
    found = (await table.get("/ways", table.seats[0])).ok()
    head = (await table.info())["head"]
    assert (found["seq"], found["seat"]) == (head, 0)
    near = next(way for way in found["ways"] if way["end"] == "b4")
    assert near == {
        "figure": "explorer",
        "start": "a5",
        "end": "b4",
        "cost": 1,
        "moves": ["move explorer a5 b4"],
        "path": ["a5", "b4"],
    }
    far = max(found["ways"], key=lambda way: len(way["moves"]))
    before = (await table.view(0))["view"]["action_points"]
    for move in far["moves"]:
        seen = (await table.command(0, move, (await table.info())["head"])).ok()
    assert before - seen["view"]["action_points"] == far["cost"]
    for token in (None, table.seats[1]):
        assert (await table.get("/ways", token)).ok()["ways"] == []
    (await table.get("/ways", table.seats[0], seat=1)).refused(403, "error-server-not-your-seat")
    other = await house.table("tzolkin", "mm")
    assert (await other.get("/ways", other.seats[0])).ok()["ways"] == []
    empty = await house.table("tikal", "mo")
    (await empty.get("/ways", empty.seats[0])).refused(409, "error-server-is-open")

"""The log: a story with one line per turn, whatever was undone."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import sacbe
from sacbe.core.record import Record
from sacbe.face.narrator import Narrator, points_text
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from sacbe.server import log_story
from sacbe.server.events import Event
from tests.server.house import House, Table, opened

GOLDEN = Path(__file__).parents[1] / "golden"
every_game = pytest.mark.parametrize("game", sorted(sacbe.GAMES))


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


async def log(table: Table, since: int = 0, **headers: str) -> Any:
    answer = await table.house.client.get(
        f"/api/v1{table.path}/log",
        params={"since": since},
        headers={"Authorization": f"Bearer {table.host}", **headers},
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


async def study(house: House, game: str, moves: int | None = 0) -> Table:
    """Create a table where everything can be undone."""
    record = Record.load(GOLDEN / game / "01.sacbe")
    made = await house.post("/records", record=record.text(), moves=moves)
    return Table(house, made.ok())


# Contents.


@every_game
async def test_one_line_a_turn(house: House, game: str) -> None:
    """Every turn is one line, in the order of the events, and so is every other event."""
    table = await study(house, game, moves=200)
    told = await log(table)
    events = await table.events()
    lines = told["lines"]
    assert (told["head"], told["from"]) == (events[-1]["seq"], 0)
    assert [line["seq"] for line in lines] == sorted(line["seq"] for line in lines)
    turns = [line for line in lines if line["turn"] is not None]
    assert len({line["turn"] for line in turns}) == len(turns)
    for line in turns:
        moves = [event for event in events if event.get("turn") == line["turn"]]
        assert (line["first"], line["seq"]) == (moves[0]["seq"], moves[-1]["seq"])
        by = {event["seat"] for event in moves} - {-1}
        assert line["seat"] in (by or {None})
    others = [event["seq"] for event in events if event["kind"] != "move"]
    assert [line["seq"] for line in lines if line["turn"] is None] == others
    assert lines[0]["text"] == "The table was created."


@every_game
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_words_are_those_of_the_terminal(game: str, language: str) -> None:
    """Names appear without the shapes, which pages draw themselves."""
    record = Record.load(GOLDEN / game / "02.sacbe")
    names = ["Ana", "Bo", "Cy", "Di"][: record.players]
    lines = told(record, Narrator(Words(language), names)).lines
    text = "\n".join(line.text for line in lines)
    assert not set(text) & set("▲●■◆")
    assert any(f"{name}: " in text for name in names)
    assert "cli-" not in text
    assert all(line.text.endswith((".", "!", "?", "…")) for line in lines)


def told(record: Record, narrator: Narrator) -> log_story.LogStory:
    """Return the log of a record, as if a table had its events."""
    game, options = record.game, record.options
    row: Any = SimpleNamespace(game=game.name, players=record.players, options=options)
    events = [Event("abc", 1, None, "started", {}, None, 0.0)]
    for seq, (id, position) in enumerate(
        zip(record.moves, list(record.positions())[1:], strict=True), start=2
    ):
        payload = {"move": game.moves[id].token}
        events.append(Event("abc", seq, 0, "move", payload, position.digest(), 0.0))
    return log_story.tell(log_story.EMPTY, row, events, narrator)


@every_game
async def test_whoever_has_no_name_is_called_by_colour_or_bot(house: House, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "level:3"}]
    made = (await house.post("/tables", game=game, seats=seats, options={"first": 0})).ok()
    table = Table(house, made)
    await table.finish()
    text = " ".join(line["text"] for line in (await log(table))["lines"])
    for name in ("Red: ", "Ana: ", "Blue bot, level 3: "):
        assert name in text


async def test_the_last_points_are_told(house: House) -> None:
    """TZ-8.1: what corn, resources, skulls and monuments are worth at the end."""
    table = await house.table("tzolkin", "mm", options={"first": 0})
    await table.finish()
    (end,) = [one for one in (await log(table))["lines"] if "The game is over." in one["text"]]
    over, *points = end["text"].split("\n")
    assert over == "The game is over."
    scores = (await table.view(0))["result"]["scores"]
    for seat, (said, score) in enumerate(zip(points, scores, strict=True)):
        assert said.startswith(f"P{seat}: ")
        total = points_text(Fraction(score["numerator"], score["denominator"]))
        assert said.endswith(f"; {total} points in all.")


async def test_a_worker_whose_business_is_not_done_is_not_told_of(house: House) -> None:
    """Otherwise the log would say that the worker did nothing."""
    table = await house.table("tzolkin", "mm", options={"first": 0})
    seen: Any = None
    while True:
        seen = seen if seen and seen["options"] else await table.view(await mover(table))
        found = [one["token"] for one in seen["options"] if one["token"].startswith("retrieve")]
        token = found[0] if found else seen["options"][0]["token"]
        seen = (await table.command(seen["seat"], token, seen["seq"])).ok()
        if found:
            break
    line = (await log(table))["lines"][-1]
    assert "picks up" not in line["text"]
    nothing = (await table.command(seen["seat"], "nothing", seen["seq"])).ok()
    line = (await log(table))["lines"][-1]
    assert line["seq"] == nothing["seq"]
    assert "picks up" in line["text"]
    assert "no action" in line["text"]


async def mover(table: Table) -> int:
    return int((await table.info())["to_move"])


# Undo.


async def test_what_was_taken_back_is_not_told_as_if_it_stood(house: House) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    before = (await log(table))["lines"]
    seen = await table.view(0)
    laid = (await table.command(0, seen["options"][0]["token"], seen["seq"])).ok()
    line = (await log(table))["lines"][-1]
    assert line["text"].startswith("P0: places ")
    assert line["seq"] == laid["seq"]
    first = line["first"]
    (await table.undo(0, laid["seq"])).ok()
    lines = (await log(table))["lines"]
    assert lines == before
    seen = await table.view(0)
    (await table.command(0, seen["options"][-1]["token"], seen["seq"])).ok()
    lines = (await log(table))["lines"]
    assert lines[: len(before)] == before
    (again,) = lines[len(before) :]
    assert again["text"].startswith("P0: places ")
    assert again["first"] == first, "the tile was drawn before"


async def test_a_game_that_is_taken_back_after_its_end_is_news(house: House) -> None:
    table = await study(house, "tzolkin", moves=None)
    seen = await table.view(0)
    (await table.undo(0, seen["seq"])).ok()
    assert (await table.info())["status"] == "running"
    over, undone = (await log(table))["lines"][-2:]
    assert over["text"].startswith("The game is over.")
    assert undone["text"].endswith(" undoes moves.")


@every_game
async def test_a_turn_that_is_taken_back_after_its_end_is_news(house: House, game: str) -> None:
    table = await study(house, game, moves=60)
    seen = await table.view(0)
    lines = (await log(table))["lines"]
    earlier = next(line for line in reversed(lines) if line["turn"] == seen["view"]["turn"] - 2)
    (await table.undo(seen["seat"], seen["seq"], earlier["first"])).ok()
    told = (await log(table))["lines"][-1]
    assert told["text"].endswith(" undoes moves.")
    assert told["turn"] is None


@every_game
@pytest.mark.parametrize("seed", [1, 2])
async def test_who_keeps_up_has_the_same_as_who_reads_it_all(
    sqlite_url: str, game: str, seed: int
) -> None:
    """This holds however far players go back, and whenever somebody looks."""
    dice = random.Random(seed)
    async with opened(sqlite_url) as house:
        table = await study(house, game, moves=40)
        known: list[Any] = []
        since = 0
        for _ in range(60):
            seen = await table.view(0)
            if dice.random() < 0.3:
                to = seen["seq"] - dice.choice([1, 2, 3, 30])
                undone = await table.undo(seen["seat"], seen["seq"], max(to, 2))
                assert undone.status in (200, 409, 422), undone.text
            else:
                token = dice.choice(seen["options"])["token"]
                (await table.command(seen["seat"], token, seen["seq"])).ok()
            if dice.random() < 0.5:
                news = await log(table, since)
                known = [line for line in known if line["seq"] <= news["from"]] + news["lines"]
                since = news["head"]
                assert known == (await log(table))["lines"]
        told = await log(table)
        house.services.stories.stories.clear()
        assert await log(table) == told, "nothing depends on what is remembered"


def test_an_earlier_reader_is_not_told_the_future() -> None:
    tales = log_story.LogStories(most=2)
    later = log_story.EMPTY._replace(head=9)
    tales.put(("a",), later)
    assert tales.get(("a",), 9) == later
    assert tales.get(("a",), 8) == log_story.EMPTY
    tales.put(("a",), log_story.EMPTY._replace(head=5))
    assert tales.get(("a",), 9) == later, "the longer one is kept"
    for name in "bc":
        tales.put((name,), later)
    assert tales.get(("a",), 9) == log_story.EMPTY, "forgotten"


async def test_a_table_of_other_rules_is_told_event_by_event(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table("tzolkin", "mm", options={"first": 0})
    head = (await table.info())["head"]
    monkeypatch.setattr(log_story, "can_tell", lambda row: False)
    lines = (await log(table))["lines"]
    assert [line["seq"] for line in lines] == list(range(1, head + 1))
    assert all(line["first"] == line["seq"] for line in lines)
    assert "P0: something secret" in [line["text"] for line in lines]
    assert len((await log(table, head - 1))["lines"]) == 1

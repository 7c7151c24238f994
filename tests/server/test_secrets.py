"""Secrets: what is hidden from a seat never changes a byte of what the server sends it
(TZ-1.4)."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe.core.position import CHANCE
from sacbe.face.narrator import Narrator
from sacbe.i18n.words import Words
from sacbe.server import log_story, views
from sacbe.server.events import Event, State, StoredMove
from tests.server.house import House


class Row:
    """The parts of a table's row that views need."""

    id = "abc"
    game = "tzolkin"
    rules = sacbe.GAMES["tzolkin"].rules_version
    status = "running"
    result = None

    def __init__(self, players: int) -> None:
        self.players = players
        self.options: dict[str, Any] = {"first": 0}


class Telling:
    """A game of Tzolk'in, as the server would store it."""

    def __init__(self, players: int) -> None:
        self.row = Row(players)
        self.state = State(sacbe.GAMES["tzolkin"].start(players, first=0), 1, 1)
        self.events: list[Event] = [Event("abc", 1, None, "started", {}, None, 0.0)]
        self.steps: list[StoredMove] = []

    def play(self, id: int) -> None:
        position = self.state.position
        token = position.game.moves[id].token
        payload: dict[str, Any] = {"move": token, "turn": position.turn}
        secret = position.game.secret_of(position, id)
        if secret >= 0:
            payload["secret"] = secret
        seq = self.state.seq + 1
        self.state = self.state.after(seq, id)
        digest = self.state.position.digest()
        self.events.append(Event("abc", seq, position.to_move, "move", payload, digest, 0.0))
        self.steps.append(StoredMove(seq, position.to_move, token, position.turn, digest))

    def told(self, seat: int | None) -> bytes:
        """Return everything that the server sends to one seat about this position."""
        position = self.state.position
        names = ["a", "b", "c", "d"][: self.row.players]
        narrator = Narrator(Words(), names)
        story = log_story.tell(log_story.EMPTY, self.row, self.events, narrator)
        lines = [log_story.line_of(event, seat, "tzolkin", narrator) for event in self.events]
        return json.dumps(
            [
                views.show(self.state, self.state.seq, seat),
                [views.tell(event, seat, position, "tzolkin") for event in self.events],
                [line.json() for line in [*story.lines, *lines]],
                views.make_record(self.row, names, self.steps, seat).text(),
            ]
        ).encode()


def two_games(players: int, seat: int | None, seed: int) -> tuple[Telling, Telling]:
    """Return two games that differ only in what the seat cannot know: the tiles dealt to others,
    and which of them they keep. They stop before everything is revealed."""
    one, two = Telling(players), Telling(players)
    dice = random.Random(seed)
    while one.state.position.to_move == CHANCE or remaining(one.state.position) > 1:
        one.play(dice.choice(one.state.position.legal()))
    known = {
        step.token.split()[1]
        for step, event in zip(one.steps, one.events[1:], strict=True)
        if step.token.startswith("neutral ") or event.payload.get("secret") == seat
    }
    hidden = [f"W{n:02}" for n in range(1, 22) if f"W{n:02}" not in known]
    other = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    for step in one.steps:
        kind, _, tile = step.token.partition(" ")
        token = (
            f"{kind} {other[tile]}" if kind in ("deal", "keep") and tile in other else step.token
        )
        two.play(two.state.position.find(token).id)
    return one, two


def remaining(position: Any) -> int:
    """Return how many tiles all players still have to keep."""
    kept = sum(int(player["wealth_count"]) for player in position.view(None)["players"])
    return 2 * int(position.players) - kept


@given(st.integers(2, 4), st.sampled_from([None, 0, 1]), st.integers(0, 10**6))
def test_what_is_hidden_changes_no_byte(players: int, seat: int | None, seed: int) -> None:
    one, two = two_games(players, seat, seed)
    assert one.told(seat) == two.told(seat)


def test_the_property_can_fail() -> None:
    """The same comparison detects differences that the seat does know."""
    one, two = two_games(3, 0, 7)
    assert one.told(1) != two.told(1)


@pytest.mark.parametrize("seat", [None, 1])
async def test_everything_that_leaves_the_server(house: House, seat: int | None) -> None:
    """Answers over HTTP, throughout the secret phase and after it, contain no digest and no tile
    from another player's hand."""
    table = await house.table("tzolkin", "mmm", options={"first": 0}, public=True)
    token = None if seat is None else table.seats[seat]
    while (await table.view(0))["view"]["turn"] <= 4:
        events = (await table.get("/events", token)).ok()["events"]
        view = (await table.get("/view", token)).ok()
        log = (await table.get("/log", token)).ok()["lines"]
        told = set(re.findall(r"\bW\d\d\b", " ".join(line["text"] for line in log)))
        assert told <= known_tiles(view["view"]), log
        for event in events:
            assert event["digest"] is None
            owner = event.get("secret_of")
            if owner is None or owner == seat:
                continue
            choosing = view["view"]["players"][owner]["wealth"] is None
            if choosing or event["seat"] == CHANCE:
                assert event["move"] is None
                assert event["message"] is None
        for player in view["view"]["players"]:
            if player["seat"] != seat and player["wealth_hand_count"]:
                assert player["wealth_hand"] is None
        await table.step()


def known_tiles(view: Any) -> set[str]:
    """Return the wealth tiles that are public: those drawn for neutral workers, and those that
    players have kept and revealed."""
    kept = {tile for player in view["players"] for tile in player["wealth"] or []}
    return kept | set(view["neutral_tiles"])


async def test_another_seat_is_not_shown(house: House) -> None:
    table = await house.table("tzolkin", "mo", options={"first": 0})
    (await table.claim(1)).ok()
    for path in ("view", "events", "record", "log"):
        (await table.get(f"/{path}", table.seats[0], seat=1)).refused(
            403, "error-server-not-your-seat"
        )


async def test_no_seed_exists(house: House) -> None:
    """Draws do not come from a generator of the process: two identical tables differ."""
    drawn = set()
    for _ in range(4):
        random.seed(1)
        table = await house.table("tikal", "mmmm", options={"first": 0})
        await table.play(12)
        drawn.add(tuple(e["move"] for e in await table.events() if e.get("seat") == CHANCE))
    assert len(drawn) > 1


async def test_a_tile_that_was_not_kept_after_all_stays_hidden(house: House) -> None:
    """A player keeps a tile, undoes that and keeps others: the first is discarded unseen."""
    table = await house.table("tzolkin", "mm", options={"first": 0}, public=True)
    view = await table.view(0)
    first = view["options"][0]["token"]
    (await table.command(0, first, view["seq"])).ok()
    undone = (await table.undo(0, (await table.info())["head"])).ok()
    assert undone["events"][0]["kind"] == "undo"
    for option in view["options"][1:3]:
        seen = await table.view(0)
        (await table.command(0, option["token"], seen["seq"])).ok()
    while (await table.view(1))["view"]["players"][0]["wealth"] is None:
        await table.step()
    for token in (None, table.seats[1]):
        events = (await table.get("/events", token)).ok()["events"]
        kept = [event.get("move") for event in events if event["seat"] == 0]
        assert first not in kept
        assert view["options"][1]["token"] in kept

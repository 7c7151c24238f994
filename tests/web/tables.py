"""Tables that tests create and play through the API, before a browser joins."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from typing import Any

import httpx

KEYS = itertools.count()
PATIENCE = 60.0


class Tables(httpx.Client):
    """Calls a server without a browser."""

    def __init__(self, address: str) -> None:
        super().__init__(base_url=f"{address}/api/v1", timeout=PATIENCE)

    def make(self, game: str = "tzolkin", seats: str = "mm", **more: Any) -> Table:
        """Create a table: `m` is a seat of the creator, `o` an open one, `1` to `5` a bot."""
        names = iter(("Ana", "Bohdan", "Chloé", "Davi"))
        places = [
            {"kind": "me", "name": next(names)}
            if letter == "m"
            else {"kind": "open"}
            if letter == "o"
            else {"kind": "bot", "bot": f"level:{letter}"}
            for letter in seats
        ]
        made = self.post("/tables", json={"game": game, "seats": places, **more})
        assert made.status_code == 201, made.text
        return Table(self, made.json())


class Table:
    """A table, with everybody's links and tokens."""

    def __init__(self, tables: Tables, made: Any) -> None:
        self.tables = tables
        self.id: str = made["table"]["id"]
        self.host: str = made["host"]["token"]
        self.invitation: str = made["invite"]["link"]
        self.links: dict[int, str] = {int(seat): one["link"] for seat, one in made["seats"].items()}
        self.tokens = {int(seat): one["token"] for seat, one in made["seats"].items()}
        self.dice = random.Random(7)

    @property
    def page(self) -> str:
        return f"/table/{self.id}"

    def call(self, method: str, path: str, token: str | None = None, **more: Any) -> Any:
        answer = self.tables.request(
            method,
            f"/tables/{self.id}{path}",
            headers={"Authorization": f"Bearer {token or self.host}"},
            **more,
        )
        assert answer.is_success, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def info(self) -> Any:
        return self.call("GET", "")

    def view(self, seat: int) -> Any:
        return self.call("GET", f"/view?seat={seat}", self.tokens[seat])

    def choose(self, seat: int, move: str, base: int) -> Any:
        body = {"seat": seat, "move": move, "base": base, "key": f"k{next(KEYS)}"}
        return self.call("POST", "/commands", self.tokens[seat], json=body)

    def play(self, moves: int, lazy: float = 0.5) -> None:
        """Play `moves` moves of the seats with known tokens, or to the end. `lazy` is the
        probability of ending a turn. Bots move meanwhile."""
        seen = None
        for _ in range(moves):
            if seen is None or not seen["options"]:
                seen = self.awaited()
            if seen is None:
                return
            seen = self.choose(seen["seat"], self.pick(seen["options"], lazy), seen["seq"])

    def come_to_choices(self, least: int = 5) -> Table:
        """Play until a person has at least `least` choices."""
        return self.come_to(lambda seen: len(seen["options"]) >= least)

    def come_to(self, wanted: Callable[[Any], bool]) -> Table:
        """Play until the view of the person to move is as wanted."""
        while (seen := self.awaited()) is not None and not wanted(seen):
            self.play(1)
        assert seen is not None
        return self

    def awaited(self) -> Any:
        """Wait until a person is to move; return their view, or None if the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            info = self.info()
            if info["status"] != "running":
                return None
            if info["to_move"] in self.tokens:
                seen = self.view(info["to_move"])
                if seen["options"]:
                    return seen
            self.call("GET", f"/events?since={info['head']}&wait=5")
        raise AssertionError("nobody moves")

    def pick(self, options: list[Any], lazy: float) -> str:
        tokens: list[str] = [option["token"] for option in options]
        if "end turn" in tokens and self.dice.random() < lazy:
            return "end turn"
        return self.dice.choice(tokens)

    def finish(self) -> Table:
        """Play the rest of the game quickly."""
        self.play(100_000, lazy=0.9)
        return self

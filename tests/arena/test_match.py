"""One game: chance, seats, forfeits, times."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import pytest

import sacbe
from sacbe import bots
from sacbe.arena.match import Chance, Result, check_bots, play
from sacbe.bots import BadBot, Forfeit, RandomBot
from sacbe.core.dice import Dice
from sacbe.core.position import Position
from sacbe.i18n import text
from tests.arena.helpers import plan_of, played, without_times


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[int]]:
    """Record the moves of chance, by what is drawn."""
    found: dict[str, list[int]] = defaultdict(list)
    draw = Chance.draw

    def note(self: Chance, position: Position) -> int:
        prompt = position.prompt()
        assert prompt is not None
        found[str((prompt.message.key, sorted(prompt.message.params.items())))].append(
            draw(self, position)
        )
        return found[str((prompt.message.key, sorted(prompt.message.params.items())))][-1]

    monkeypatch.setattr(Chance, "draw", note)
    return found


@pytest.mark.parametrize(
    ("game", "players", "stack"), [("tzolkin", 3, "ask-refill"), ("tikal", 2, "ask-tile")]
)
def test_rotations_have_the_same_chance(
    draws: dict[str, list[int]], game: str, players: int, stack: str
) -> None:
    plan = plan_of("random", "coin", game=game, players=players, gauntlet=True, seed=4)
    of_game = []
    for number in range(2 * players):
        draws.clear()
        play(plan, plan.task(number))
        of_game.append(dict(draws))
    for rotation in of_game[1:players]:
        for key, drawn in rotation.items():
            if "ask-treasure" in key:  # treasures found by one player are gone for others
                continue
            both = list(zip(drawn, of_game[0].get(key, ()), strict=False))
            assert all(one == other for one, other in both), key
    assert any(stack in key and len(drawn) > 3 for key, drawn in of_game[0].items())
    assert of_game[players] != of_game[0]  # another deal


def test_a_game_can_be_played_again() -> None:
    plan = plan_of("random", "coin", seed=3)
    first, again = play(plan, plan.task(2)), play(plan, plan.task(2))
    assert without_times(first) == without_times(again)
    assert first.digest != play(plan, plan.task(3)).digest
    other = plan_of("random", "coin", seed=4)
    assert first.digest != play(other, other.task(2)).digest


def test_a_result_says_how_it_went() -> None:
    plan = plan_of("random", "coin", players=3, seed=1)
    result = play(plan, plan.task(1))
    assert result.bots == plan.task(1).bots
    assert result.finished
    assert max(result.points) == result.points[result.winners[0]]
    assert sum(result.share(seat) for seat in range(3)) == pytest.approx(1)
    for seat in range(3):
        assert result.decisions[seat] >= result.thought[seat] > 0
        assert 0 < result.slowest[seat] <= result.seconds[seat]
    assert result.turns >= max(result.thought)
    assert Result.load(result.json()) == result


def test_unknown_bots_are_refused_with_the_known_ones() -> None:
    with pytest.raises(BadBot, match=r"no bot “chess”. Bots: level:1, .*random"):
        check_bots(plan_of("random", "chess"))


class Odd:
    """A bot that plays at random until its tenth choice."""

    closed = 0
    patience = 9

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0
        self.random = RandomBot(Dice(1))

    def choose(self, view: Mapping[str, Any]) -> str:
        self.asked += 1
        if self.asked <= self.patience:
            return self.random.choose(view)
        if self.how == "raises":
            raise ZeroDivisionError("division by zero")
        if self.how == "late":
            time.sleep(0.02)
            raise Forfeit("error-bot", bot="late", known="none")
        return {"illegal": "jump", "nothing": None}[self.how]  # type: ignore[return-value]

    def close(self) -> None:
        Odd.closed += 1
        raise RuntimeError("does not want to end")


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    make = bots.make

    def make_odd(spec: str, seed: int) -> bots.Bot:
        return Odd(spec.partition("-")[2]) if spec.startswith("odd-") else make(spec, seed)

    monkeypatch.setattr(bots, "make", make_odd)


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("raises", "ZeroDivisionError: division by zero"),
        ("late", "There is no bot “late”"),
        ("illegal", "jump"),
        ("nothing", "None"),
    ],
)
def test_who_cannot_go_on_forfeits(how: str, reason: str) -> None:
    plan = plan_of("random", f"odd-{how}", players=3, gauntlet=True)
    before = Odd.closed
    results = played(plan, games=3)
    assert len(results) == 3
    for result in results:
        assert result.forfeit is not None
        assert result.bots[result.forfeit] == f"odd-{how}"
        assert result.winners == tuple(seat for seat in range(3) if seat != result.forfeit)
        assert result.share(result.forfeit) == 0
        assert sum(result.share(seat) for seat in range(3)) == pytest.approx(1)
        assert result.reason is not None
        assert reason in text(result.reason)
        assert text(result.reason, "uk") != text(result.reason)
        assert not result.finished
        assert Result.load(json.loads(json.dumps(result.json()))) == result
    assert Odd.closed == before + 6


@pytest.mark.usefixtures("odd_bots")
def test_the_last_decision_counts_though_it_failed() -> None:
    for result in played(plan_of("random", "odd-late")):
        assert result.forfeit is not None
        assert result.decisions[result.forfeit] == 10
        assert result.seconds[result.forfeit] >= result.slowest[result.forfeit] >= 0.02


@pytest.mark.usefixtures("odd_bots")
def test_who_fails_at_once_has_thought_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Odd, "patience", 0)
    for result in played(plan_of("random", "odd-late")):
        assert result.forfeit is not None
        assert (result.decisions[result.forfeit], result.thought[result.forfeit]) == (1, 1)
        assert result.slowest[result.forfeit] == result.seconds[result.forfeit] >= 0.02


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_cannot_sit_down_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    make = bots.make

    def refuse(spec: str, seed: int) -> bots.Bot:
        if spec == "broken":
            raise Forfeit("error-bot", bot=spec, known="none")
        return make(spec, seed)

    monkeypatch.setattr(bots, "make", refuse)
    plan = plan_of("random", "broken")
    assert [result.forfeit for result in played(plan)] == [1, 0]


def test_options_reach_the_game() -> None:
    plan = plan_of("random", "coin", game="tikal", options={"mode": "tactical", "first": 1})
    assert dict(plan.options) == {"mode": "tactical", "first": 1}
    assert play(plan, plan.task(0)).digest
    assert plan.header()["options"] == {"mode": "tactical", "first": 1}
    assert plan.header()["build"] == sacbe.BUILD

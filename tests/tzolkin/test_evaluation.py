"""The evaluation of Tzolk'in: the points that a seat is expected to end with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacbe import Position, Record
from sacbe.bots.greedy import greedy
from sacbe.core.dice import Dice
from sacbe.core.evaluation import POINT
from sacbe.core.playout import draw
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation import TzolkinEvaluation
from sacbe.tzolkin.monuments import MonumentCounts
from sacbe.tzolkin.scoring import last_scoring
from tests.tzolkin.table import GAME, TECHNOLOGIES, TEMPLES, Table, draw_all, play
from tests.tzolkin.test_last_scoring import GOLDEN, last_turn, monument_points

EVALUATION = TzolkinEvaluation()
MONUMENTS_NOW = TzolkinEvaluation({"monument_growth": 0, "monument_hope": 0})
"""Counts monuments as they are, without growth and hope."""


def worth(table: Table, seat: int = 0) -> float:
    """Return the estimate for a seat, in points."""
    return int(EVALUATION.points(table.position(), seat)) / POINT


def term(table: Table, name: str, seat: int = 0) -> float:
    """Return one term of the estimate, in points."""
    return EVALUATION.explain(table.position(), seat)[name]


TIMES = [(1, 0), (5, 0), (8, 0), (10, 1), (14, 1), (16, 2), (20, 2), (23, 3), (26, 3), (27, 3)]


@pytest.mark.parametrize(("day", "food_days"), TIMES)
@pytest.mark.parametrize("corn", [0, 3, 6, 14])
def test_more_is_not_less(day: int, food_days: int, corn: int) -> None:
    """One more of anything does not lower a player's estimate."""

    def table() -> Table:
        made = Table(2).day(day, food_days).goods(0, corn=corn, wood=1, stone=1, gold=1, skull=1)
        return made.workers(0, 4).stand(0, "tikal", 2).stand(0, "chichen_itza", 4)

    now = worth(table())
    for good in ("corn", "wood", "stone", "gold", "skull"):
        amount = corn + 1 if good == "corn" else 2
        assert worth(table().goods(0, **{good: amount})) >= now, good
    for temple in TEMPLES:
        assert worth(table().temples(0, **{temple: 2})) >= now, temple
        assert worth(table().temples(0, **{temple: 0})) <= now, temple
        assert worth(table().temples(1, **{temple: 2})) <= now, temple
    for technology in TECHNOLOGIES:
        assert worth(table().technologies(0, **{technology: 1})) >= now, technology
    assert worth(table().points(0, 1)) == pytest.approx(now + 1)


def test_a_worker_more() -> None:
    """A fourth worker is worth points early, more with food for it, and none in the last round."""
    for corn, gain in ((0, 2), (8, 4)):
        three = Table(2).goods(0, corn=corn)
        four = Table(2).goods(0, corn=corn).workers(0, 4)
        assert worth(four) > worth(three) + gain
    assert worth(Table(2).day(27, 3).workers(0, 4)) <= worth(Table(2).day(27, 3))


def test_hunger() -> None:
    """On a Food Day, after a player's turn, a worker without food costs 3 points; a corn that is
    not enough for a meal is kept for later."""

    def table(corn: int) -> Table:
        return Table(2).day(8).goods(0, corn=corn).last_turn()

    assert worth(table(6)) - worth(table(4)) == pytest.approx(3)
    assert 1.5 < worth(table(6)) - worth(table(5)) < 3
    assert term(table(6), "food") - term(table(0), "food") == pytest.approx(9)
    assert worth(table(7)) - worth(table(6)) < 1.5


def test_the_last_food_day() -> None:
    """In the last round only the final scoring counts: 4 corn are a point."""

    def table(corn: int) -> Table:
        return Table(2).day(27, 3).goods(0, corn=corn, gold=2, skull=1).last_turn()

    assert worth(table(10)) - worth(table(6)) == pytest.approx(1)
    assert term(table(10), "resources") == pytest.approx(2)
    assert term(table(10), "skulls") == pytest.approx(3)
    assert term(table(10), "workers") == 0


def test_farms() -> None:
    """A farm saves the corn of a meal on every future Food Day, and hunger on the next."""
    near = Table(2).day(8).last_turn()
    farm = Table(2).day(8).last_turn().owns(0, "B01")
    assert term(farm, "food") - term(near, "food") > 3
    fed = Table(2).day(27, 3).last_turn().owns(0, "B15")
    hungry = Table(2).day(27, 3).last_turn()
    assert worth(fed) - worth(hungry) == pytest.approx(9)


def test_the_end_is_foreseen() -> None:
    """When the last turn is over, the estimate equals the final score."""
    for corn in range(9):
        table = Table(2).day(27, 3).goods(0, corn=corn, wood=2, skull=1).goods(1, corn=5)
        table = table.temples(0, chaac=3, kukulcan=4).temples(1, chaac=3, quetzalcoatl=2)
        table = table.workers(0, 4).owns(0, "M09", "B20").points(0, 30).last_turn()
        position = table.position()
        play(position, "place palenque", "end turn")
        draw_all(position)
        assert position.is_over
        assert worth(table) == pytest.approx(float(position.scores()[0]))


def any_table(players: int, dice: Dice) -> Position:
    """Return a table with random amounts of everything that monuments count. The game has not
    begun, so the position need not be reachable."""
    position = GAME.start(players)
    cells = position.cells
    for i in range(d.BUILDINGS):
        cells[p.BUILDING_AT + i] = dice.below(p.OWNED + players)
    for i in range(d.MONUMENTS):
        cells[p.MONUMENT_AT + i] = dice.below(p.OWNED + players)
    for i in range(d.ALTARS):
        cells[p.ALTAR + 1 + i] = dice.below(2)
    for i in range(4):
        cells[p.PLAYER + p.LEVEL + i] = dice.below(d.MASTERED + 1)
    for i in range(3):
        cells[p.PLAYER + p.STEP + i] = dice.below(d.TOP[i] + 1)
    cells[p.PLAYER + p.RESERVE] = dice.below(4)
    cells[p.PLAYER + p.CORN_TAKEN] = dice.below(17)
    cells[p.PLAYER + p.WOOD_TAKEN] = dice.below(13)
    return position


def scored(position: Position, seat: int) -> dict[str, float]:
    """Return what the final scoring gives for each of a seat's monuments that score."""
    return {
        str(fact.detail): fact.amount / p.QUARTERS
        for fact in last_scoring(position)
        if fact.source == "monument" and fact.seat == seat
    }


@pytest.mark.parametrize("monument", range(d.MONUMENTS))
@given(players=st.integers(2, 4), seed=st.integers(0, 2**40))
def test_each_monument(monument: int, players: int, seed: int) -> None:
    """The evaluation values a monument as the final scoring and the rules do: for its owner, and
    before it is built."""
    position = any_table(players, Dice(seed))
    tile = d.MONUMENT_IDS[monument]
    for other in range(d.MONUMENTS):  # the others are not the seat's, so that this one can be seen
        if position.cells[p.MONUMENT_AT + other] == p.OWNED:
            position.cells[p.MONUMENT_AT + other] = p.OUT
    counts = MonumentCounts()
    position.cells[p.MONUMENT_AT + monument] = p.ON_SHOW
    counts.read(position, 0)
    position.cells[p.MONUMENT_AT + monument] = p.OWNED
    points = monument_points(position.view(None), 0, tile)
    assert counts.points_if_built(monument) == points
    assert scored(position, 0).get(tile, 0) == points
    assert MONUMENTS_NOW.explain(position, 0)["monuments"] == points


def test_monuments_in_golden_games() -> None:
    """The same holds in whole games, in which every monument is built."""
    built = set()
    for path in sorted(GOLDEN.glob("*.sacbe")):
        position = last_turn(Record.load(path))
        for seat in range(position.players):
            parts = scored(position, seat)
            assert MONUMENTS_NOW.explain(position, seat)["monuments"] == sum(parts.values())
            built.update(position.view()["players"][seat]["monuments"])
    assert built == set(d.MONUMENT_IDS)


def test_skulls_and_chichen_itza() -> None:
    """A worker far along Chichen Itza needs a skull: together they are worth the altar."""

    def table(skulls: int) -> Table:
        return Table(2).day(20, 2).goods(0, corn=6, skull=skulls).stand(0, "chichen_itza", 7)

    assert worth(table(1)) - worth(table(0)) > 6
    assert term(table(1), "gears") > term(table(0), "gears")


RETRIEVED: list[tuple[str, int, str]] = [
    ("palenque", 4, "act palenque 4"),
    ("yaxchilan", 5, "act yaxchilan 5"),
    ("tikal", 5, "act tikal 5"),
    ("uxmal", 1, "act uxmal 1"),
    ("chichen_itza", 6, "act chichen_itza 6"),
]


@pytest.mark.parametrize(("gear", "space", "token"), RETRIEVED)
def test_half_a_turn(gear: str, space: int, token: str) -> None:
    """A retrieved worker that has not acted yet is worth what it will do, and so is an action with
    open choices."""
    table = Table().day(10, 1).goods(0, corn=8, wood=2, gold=1, skull=1)
    position = table.stand(0, gear, space).position()
    alone = Table().day(10, 1).goods(0, corn=8, wood=2, gold=1, skull=1).stand(0, gear, 0)
    before = int(EVALUATION.points(position, 0)) / POINT
    position.play(f"retrieve {gear} {space}")
    assert EVALUATION.explain(position, 0)["turn"] > 0.5
    assert int(EVALUATION.points(position, 0)) / POINT > before - 5
    retrieved = int(EVALUATION.points(position, 0)) / POINT
    position.play(token)
    while len(position.legal()) > 1 and "end turn" not in position.tokens():
        assert int(EVALUATION.points(position, 0)) / POINT == pytest.approx(retrieved, abs=2.5)
        position.play(best(position))
    assert int(EVALUATION.points(position, 0)) / POINT == pytest.approx(retrieved, abs=2.5)
    assert worth(alone) < before


def best(position: Position) -> int:
    """Return the greedy bot's move."""
    return int(greedy(position, EVALUATION, Dice(1)))


def test_wealth_tiles() -> None:
    """A wealth tile counts from the moment it is kept."""
    position = GAME.start(2, first=0)
    draw_all(position)
    before = EVALUATION.explain(position, 0)
    tile = next(
        token for token in position.tokens() if not token.endswith(("W03", "W05", "W15", "W14"))
    )
    position.play(tile)
    after = EVALUATION.explain(position, 0)
    assert after["food"] > before["food"]
    assert sum(after.values()) > sum(before.values())


def test_leading_a_temple() -> None:
    """Being highest is worth the bonus, in full once the points are about to be given."""

    def table(step: int, other: int) -> Table:
        made = Table(2).day(14, 1).last_turn()
        return made.temples(0, chaac=step).temples(1, chaac=other)

    assert term(table(4, 3), "temples") - term(table(4, 4), "temples") == pytest.approx(3, abs=0.7)
    early = Table(2).temples(0, chaac=4).temples(1, chaac=3)
    level = Table(2).temples(0, chaac=4).temples(1, chaac=4)
    assert 0 < term(early, "temples") - term(level, "temples") < 3


def test_goods_lose_their_worth() -> None:
    """Gold is worth more than its corn as long as it can still be used."""
    early, late = Table(2).goods(0, gold=1), Table(2).day(26, 3).goods(0, gold=1)
    assert term(early, "resources") > term(late, "resources") >= 1


def random_player(position: Position, dice: Dice) -> int:
    return int(draw(position, dice, position.choices()))


def greedy_player(position: Position, dice: Dice) -> int:
    return int(greedy(position, EVALUATION, dice))


@given(seed=st.integers(0, 2**30))
def test_greedy_beats_random(seed: int) -> None:
    """One small choice ahead is enough against a player without a plan."""
    dice = Dice(seed)
    players: list[Callable[[Position, Dice], int]] = [greedy_player, random_player]
    position = GAME.start(2)
    while not position.is_over:
        mover = position.to_move
        player = players[mover] if mover >= 0 else random_player
        position.apply(player(position, dice))
    scores = position.scores()
    assert scores[0] > scores[1] + 10
    assert scores[0] > 20

"""The cheapest ways of one figure to every hex, `sacbe.tikal.expedition.ways`, and of all figures
of the player to move, `Game.ways`."""

from __future__ import annotations

import pytest
from hypothesis import given

from sacbe import Position
from sacbe.tikal.expedition import Way, ways
from tests.tikal import law
from tests.tikal.games import EVERY_GAME, camps, steps
from tests.tikal.table import GAME, HEXES, Table, at, figures, play, seen, spent
from tests.walks import Walk, few, some_of, walks

EXPLORER, LEADER = 0, 1


def found(position: Position, start: str, seat: int = 0, figure: int = EXPLORER) -> dict[str, Way]:
    """Return the ways from a hex, by destination."""
    by_number = ways(position, seat, figure, HEXES.index(start))
    return {HEXES[hex]: way for hex, way in by_number.items()}


def prices(position: Position, start: str, seat: int = 0) -> dict[str, int]:
    return {hex: way.price for hex, way in found(position, start, seat).items()}


def tokens(way: Way) -> list[str]:
    return [GAME.moves[id].token for id in way.moves]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_printed_board(players: int) -> None:
    """K5: from the base camp 2 to either temple, 1 to the clearing, and no way beyond."""
    position = Table(players).position()
    assert prices(position, "a5") == {"a5": 0, "a4": 2, "b4": 1, "b5": 2}
    assert prices(position, "a4") == {"a4": 0, "a5": 2, "b4": 3, "b5": 4}


def k3() -> Table:
    """Return a table with three stones between a3 and b3, one from each to temple a4; a volcano."""
    return Table().lay("a3", "C2", "se").lay("b3", "C1", "n").lay("b2", "D5")


def test_the_way_round() -> None:
    """K3: 2 via the temple is cheaper than 3 directly; no way leads to a volcano."""
    position = k3().position()
    way = found(position, "a3")["b3"]
    assert way.price == 2
    assert tokens(way) == ["move explorer a3 a4", "move explorer a4 b3"]
    assert "b2" not in found(position, "a3")


def test_the_way_around_a_bare_border() -> None:
    """K3: a border without stones cannot be crossed, so the way leads around it."""
    way = found(k3().position(), "a4")["b4"]
    assert way.price == 2
    assert tokens(way) == ["move explorer a4 b3", "move explorer b3 b4"]


def test_no_way_through_a_volcano() -> None:
    """TK-3.2: a hex behind a volcano cannot be reached through it."""
    table = Table().lay("c4", "B4").lay("c3", "C2", "s").lay("b3", "C1", "nw")
    position = table.position()
    assert at(position, "c3")["roads"] == [0] * 6
    assert set(prices(position, "a5")) == {"a5", "a4", "b4", "b5", "b3"}


def test_ways_of_the_leader() -> None:
    """TK-4.2: the leader's way is the same, with the leader's moves."""
    way = found(k3().position(), "a3", figure=LEADER)["b3"]
    assert tokens(way) == ["move leader a3 a4", "move leader a4 b3"]


def test_ways_by_own_camps() -> None:
    """TK-4.3: going from camp to camp costs 1 and may be part of a way."""
    table = Table().lay("c4", "C2", "se").lay("d4", "B1", "nw").camp(0, "d4").stand(0, "a5", 1)
    position = table.position()
    assert prices(position, "a5")["d4"] == 1
    way = found(position, "a5")["d4"]
    assert tokens(way) == ["transfer explorer base camp1"]
    assert prices(position, "b4")["d4"] == 2  # back to the base camp, then by camp
    assert prices(position, "d4")["a4"] == 3


def test_ways_between_two_camps() -> None:
    """TK-4.3: from one of a player's camps to the other costs 1, not via the base camp."""
    table = Table().lay("c4", "C2", "se").lay("d4", "B1", "nw").camp(0, "d4", "b4")
    way = found(table.position(), "b4")["d4"]
    assert way.price == 1
    assert tokens(way) == ["transfer explorer camp2 camp1"]


def test_no_ways_by_camps_of_others() -> None:
    """TK-4.3: only the owner of camps can go between them."""
    table = Table().lay("c4", "C2", "se").lay("d4", "B1", "nw").camp(1, "d4")
    position = table.position()
    assert prices(position, "a5", seat=0)["d4"] == 1 + 1 + 5
    assert prices(position, "a5", seat=1)["d4"] == 1


def test_whatever_the_points_left() -> None:
    """TK-4.2: a way may cost more than the points left, and needs no figure at its start."""
    table = Table(left=0).lay("c4", "C2", "n").lay("c3", "C1", "s")
    position = table.position()
    assert prices(position, "a5")["c3"] == 1 + 1 + 6


def test_others_do_not_hinder() -> None:
    """TK-4.2: others' figures, camps and guards do not change ways."""
    table = k3().guard(1, "a4").stand(1, "a4", 5).stand(2, "b3", 3)
    assert prices(table.position(), "a3")["b3"] == 2


def test_finding_changes_nothing() -> None:
    """TK-4.2: finding ways does not change the position."""
    position = k3().stand(0, "a3", 1).position()
    before = position.copy()
    found(position, "a3")
    assert position == before


def test_a_way_can_be_walked() -> None:
    """K3: the moves of a way, one after another, cost its price and lead there."""
    position = k3().stand(0, "a3", 1).position()
    way = found(position, "a3")["a5"]
    assert way.price == 1 + 2
    assert spent(position, *tokens(way)) == way.price
    assert figures(position, 0, "a5") == (1, False)


@pytest.mark.parametrize(("players", "mode", "how"), EVERY_GAME)
@few
@given(walk=walks())
def test_ways_are_cheapest(players: int, mode: str, how: str, walk: Walk) -> None:
    """TK-4.2, TK-4.3: in whole games, the prices are the lowest and the moves add up to them."""
    closely = some_of(walk, 40)
    for step in steps(players, mode, how, walk):
        if not next(closely):
            continue
        view = step.after
        dry = [hex for hex, there in view["hexes"].items() if there["terrain"] != "volcano"]
        start = dry[len(step.token) % len(dry)]
        for seat in range(players):
            own = camps(step.position, seat)
            assert prices(step.position, start, seat) == law.distances(view, start, own)
            for end, way in found(step.position, start, seat).items():
                check_moves(view, own, start, end, way)


def check_moves(view: object, own: list[str], start: str, end: str, way: Way) -> None:
    """Check that the moves lead from start to end, and cost what the way costs."""
    places = law.entrances(own)
    here, total = start, 0
    for token in tokens(way):
        word, _, one, two = token.split()
        if word == "transfer":
            assert places[one] == here
            here, total = places[two], total + 1
        else:
            assert one == here
            total += dict(law.neighbours(view, here))[two]
            here = two
    assert (here, total) == (end, way.price)


def test_ways_in_play() -> None:
    """TK-4.1: a figure that has just entered can follow the way found before."""
    position = k3().position()
    way = found(position, "a5")["b3"]
    play(position, "enter explorer base")
    assert spent(position, *tokens(way)) == way.price == 2
    assert seen(position)["action_points"] == 7


# All figures of the player to move.


def points_left(position: Position) -> int:
    """Return the action points of the player to move, without building a whole view."""
    kind, _, left, *_ = GAME.agenda(position)[-1]
    assert kind == "spend"
    return int(left)


def brute(position: Position, figure: str, start: str, own: list[str]) -> dict[str, int]:
    """Return the cost of getting a figure to every hex, by trying all legal moves, each place and
    number of points once."""
    places = law.entrances(own)
    ends: dict[str, int] = {}
    tried = {(start, 0)}
    waiting = [(position, start, 0)]
    while waiting:
        here, hex, paid = waiting.pop()
        for token in here.tokens():
            word, what, *rest = [*token.split(), ""]
            if word not in ("move", "transfer") or what != figure:
                continue
            one, two = (places.get(place, place) for place in rest[:2])
            if one != hex:
                continue
            after = here.copy()
            after.play(token)
            total = paid + points_left(here) - points_left(after)
            if (two, total) not in tried:
                tried.add((two, total))
                ends[two] = min(ends.get(two, total), total)
                waiting.append((after, two, total))
    ends.pop(start, None)
    return ends


@pytest.mark.slow
@pytest.mark.parametrize(("players", "mode", "how"), EVERY_GAME)
@few
@given(walk=walks())
def test_journeys_are_cheapest_and_can_be_walked(
    players: int, mode: str, how: str, walk: Walk
) -> None:
    """TK-4.2, TK-4.3: an exhaustive search finds nothing cheaper and nothing missing, and the moves
    are legal one after another and cost exactly that."""
    closely = some_of(walk, 250)
    for step in steps(players, mode, how, walk):
        if not next(closely):
            continue
        position = step.position
        found = GAME.ways(position)
        if not can_spend(position):
            assert found == []
            continue
        seat = position.to_move
        own = camps(position, seat)
        expected = {
            (figure, start, end): cost
            for figure, start in standing(position, seat)
            for end, cost in brute(position, figure, start, own).items()
        }
        assert {(way.figure, way.start, way.end): way.cost for way in found} == expected
        for way in found:
            after = position.copy()
            assert spent(after, *way.moves) == way.cost
            assert (way.path[0], way.path[-1]) == (way.start, way.end)
            assert len(way.path) == len(way.moves) + 1


def can_spend(position: Position) -> bool:
    """Whether the player to move spends action points."""
    return position.to_move >= 0 and "end turn" in position.tokens()


def standing(position: Position, seat: int) -> list[tuple[str, str]]:
    """Return where a player has figures, by kind."""
    out: list[tuple[str, str]] = []
    for hex in seen(position)["hexes"]:
        explorers, leader = figures(position, seat, hex)
        out += [("explorer", hex)] * (explorers > 0) + [("leader", hex)] * leader
    return out


def test_journeys_end_with_the_points() -> None:
    """TK-4.2: only ways that the points pay for; K3: the way around needs two action points."""
    table = k3().stand(0, "a3", 2)
    ends = {way.end: way for way in GAME.ways(table.turn(0, 2).position())}
    assert {end: way.cost for end, way in ends.items()} == {"a4": 1, "b3": 2}
    assert ends["b3"].moves == ["move explorer a3 a4", "move explorer a4 b3"]
    assert ends["b3"].path == ["a3", "a4", "b3"]
    assert GAME.ways(table.turn(0, 0).position()) == []


def test_journeys_by_camps() -> None:
    """TK-4.3: the path names the hexes of the camps."""
    table = Table().lay("c4", "C2", "se").lay("d4", "B1", "nw").camp(0, "d4").stand(0, "b4", 1)
    [way] = [way for way in GAME.ways(table.position()) if way.end == "d4"]
    assert (way.cost, way.path) == (2, ["b4", "a5", "d4"])
    assert way.moves == ["move explorer b4 a5", "transfer explorer base camp1"]


def test_no_journeys_when_something_else_is_decided() -> None:
    """TK-2.1, TK-8.2: there are none while a tile is placed, or during an auction."""
    assert GAME.ways(Table().stand(0, "a5", 3).holds(0, "A1").position()) == []
    assert GAME.ways(GAME.start(2)) == []

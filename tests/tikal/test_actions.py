"""Entering, moving, camp to camp, and pitching camps (TK-4.1 to TK-4.3, TK-4.7)."""

from __future__ import annotations

import pytest

from tests.tikal.table import (
    HEXES,
    SIDES,
    Table,
    at,
    beside,
    can,
    figures,
    has,
    left,
    play,
    spent,
)

FIGURES = pytest.mark.parametrize("figure", ["explorer", "leader"])
BORDERS = [
    (1, "C2", "sw", "B6", "s"),
    (2, "C2", "sw", "A1", "s"),
    (3, "C2", "n", "C1", "n"),
    (4, "C2", "n", "B6", "s"),
    (5, "C2", "n", "A1", "s"),
    (6, "C2", "n", "C1", "s"),
]
"""The total stones on the border of c4 and c3, and the tiles there with their rotations."""


def one(figure: str) -> tuple[int, bool]:
    """Return a single figure of this kind."""
    return (0, True) if figure == "leader" else (1, False)


def movers(table: Table) -> set[tuple[str, str]]:
    """Return where figures can go from, and where to."""
    moves = [token.split() for token in table.position().tokens()]
    return {(move[2], move[3]) for move in moves if move[0] == "move"}


@FIGURES
def test_enter_at_the_base_camp(figure: str) -> None:
    """TK-4.1: a figure from the supply enters the base camp for 1 point."""
    position = Table().position()
    assert spent(position, f"enter {figure} base") == 1
    assert figures(position, 0, "a5") == one(figure)
    player = has(position, 0)
    assert (player["explorers"], player["leader"]) == (
        (18, False) if figure == "leader" else (17, True)
    )


@FIGURES
@pytest.mark.parametrize(("place", "hex"), [("camp1", "c4"), ("camp2", "b4")])
def test_enter_at_an_own_camp(figure: str, place: str, hex: str) -> None:
    """TK-4.1: a figure may also enter at its player's camp for 1 point, even if nobody is there."""
    position = Table().lay("c4", "A5").camp(0, "c4", "b4").position()
    assert spent(position, f"enter {figure} {place}") == 1
    assert figures(position, 0, hex) == one(figure)


def test_no_entering_at_camps_of_others() -> None:
    """TK-4.1: no entering at other players' camps, or at hexes with figures but no camp."""
    position = Table().lay("c4", "A5").camp(1, "c4", "b4").stand(0, "c4", 3).position()
    enters = [token for token in position.tokens() if token.startswith("enter")]
    assert enters == ["enter explorer base", "enter leader base"]


def test_one_camp_is_one_entrance() -> None:
    """TK-4.1: no entering at a camp that is not pitched yet."""
    position = Table().camp(0, "b4").position()
    assert can(position, "enter explorer camp1")
    assert not can(position, "enter explorer camp2")


def test_the_leader_enters_once() -> None:
    """TK-4.1: there is one leader."""
    position = Table().position()
    play(position, "enter leader base")
    assert not can(position, "enter leader base")


def test_eighteen_explorers() -> None:
    """TK-4.1: explorers enter as long as there is one in the supply."""
    position = Table().stand(0, "a5", 17).position()
    play(position, "enter explorer base")
    assert has(position, 0)["explorers"] == 0
    assert not can(position, "enter explorer base")
    assert can(position, "enter leader base")


def test_figures_out_of_the_game_do_not_return() -> None:
    """TK-4.1: figures on guard or out of the game are not in the supply."""
    position = Table().lost(0, 17, leader=True).guard(0, "a4").position()
    assert not any(token.startswith("enter") for token in position.tokens())
    position = Table().guard(0, "a4", leader=True).position()
    assert not can(position, "enter leader base")


@FIGURES
@pytest.mark.parametrize(("price", "tile", "north", "other", "other_north"), BORDERS)
def test_price_of_a_border(
    figure: str, price: int, tile: str, north: str, other: str, other_north: str
) -> None:
    """TK-4.2: the price is all stones on both sides, 1 to 6, in both directions, paid in full."""
    explorers, leader = one(figure)
    for start, end in (("c4", "c3"), ("c3", "c4")):
        table = Table(left=price).lay("c4", tile, north).lay("c3", other, other_north)
        position = table.stand(0, start, explorers, leader).position()
        assert spent(position, f"move {figure} {start} {end}") == price
        assert figures(position, 0, end) == one(figure)
        assert figures(position, 0, start) == (0, False)
        assert not can(table.turn(0, price - 1).position(), f"move {figure} {start} {end}")


def test_no_stone_no_road() -> None:
    """TK-4.2: a border without stones cannot be crossed."""
    position = Table().lay("c4", "C2", "sw").lay("c3", "C1").stand(0, "c4", 1).position()
    assert not can(position, "move explorer c4 c3")
    assert can(position, "move explorer c4 b4")


def test_stones_count_by_side() -> None:
    """TK-4.2: only the stones of the crossed border count, however a tile is turned."""
    for north in SIDES:
        table = Table().lay("c4", "C4", north).stand(0, "c4", 1)
        to_base = (1, 1, 0, 1, 0, 0)[(SIDES.index("sw") - SIDES.index(north)) % 6] + 1
        assert spent(table.position(), "move explorer c4 b4") == to_base


def test_only_to_explored_hexes() -> None:
    """TK-4.2: stones that face unexplored hexes or the edge lead nowhere."""
    assert movers(Table().stand(0, "b4", 1)) == {("b4", "a5")}
    assert movers(Table().lay("a3", "D3").stand(0, "a3", 1)) == {("a3", "a4")}


def test_only_own_figures() -> None:
    """TK-4.2: players cannot move others' figures, or figures that are not there."""
    assert movers(Table().stand(1, "b4", 3, leader=True)) == set()
    position = Table().stand(0, "b4", 1).stand(1, "b4", leader=True).position()
    assert can(position, "move explorer b4 a5")
    assert not can(position, "move leader b4 a5")


def test_one_figure_at_a_time() -> None:
    """TK-4.2: each figure pays for itself."""
    position = Table().stand(0, "a5", 2, leader=True).position()
    assert spent(position, "move explorer a5 a4", "move leader a5 a4") == 4
    assert figures(position, 0, "a5") == (1, False)
    assert figures(position, 0, "a4") == (1, True)


def test_on_and_back() -> None:
    """TK-4.2: a figure moves as often as points allow, also back."""
    position = Table().stand(0, "a5", 1).position()
    assert spent(position, "move explorer a5 b4", "move explorer b4 a5", "move explorer a5 b5") == 4


def test_others_never_hinder() -> None:
    """TK-4.2: others' figures, camps and guards do not block, in any number."""
    table = Table().camp(1, "b4").stand(1, "b4", 5, leader=True).stand(2, "b4", 5)
    table.guard(1, "a4").stand(1, "a4", 4).stand(0, "a5", 2)
    position = table.position()
    assert spent(position, "move explorer a5 b4", "move explorer a5 a4") == 3
    assert figures(position, 1, "b4") == (5, True)
    assert figures(position, 2, "b4") == (5, False)


@FIGURES
def test_camp_to_camp(figure: str) -> None:
    """TK-4.3: between the base camp and one's own camps, all six ways, for 1 point."""
    explorers, leader = one(figure)
    hexes = {"base": "a5", "camp1": "d4", "camp2": "b4"}
    for start, end in [(one, two) for one in hexes for two in hexes if one != two]:
        table = Table(left=1).lay("c4", "A5").lay("d4", "B1").camp(0, "d4", "b4")
        position = table.stand(0, hexes[start], explorers, leader).position()
        assert spent(position, f"transfer {figure} {start} {end}") == 1
        assert figures(position, 0, hexes[end]) == one(figure)
        assert figures(position, 0, hexes[start]) == (0, False)


def test_camp_to_camp_needs_two_camps() -> None:
    """TK-4.3: without a camp there is nowhere to go; with one, only back and forth."""
    position = Table().camp(1, "b4").stand(0, "a5", 1).stand(0, "b4", 1).position()
    assert not any(token.startswith("transfer") for token in position.tokens())
    position = Table().camp(0, "b4").stand(0, "a5", 1).position()
    transfers = [token for token in position.tokens() if token.startswith("transfer")]
    assert transfers == ["transfer explorer base camp1"]


def test_camps_of_others_are_no_road() -> None:
    """TK-4.3: other players' camps are neither start nor end."""
    table = Table().lay("c4", "A5").lay("c5", "B1").camp(0, "b4").camp(1, "c4", "c5")
    position = table.stand(0, "c4", 1).stand(0, "c5", 1).position()
    assert not any(token.startswith("transfer") for token in position.tokens())


def test_camp_to_camp_figure_must_be_there() -> None:
    """TK-4.3: figures elsewhere or in the supply cannot use this."""
    position = Table().camp(0, "b4").stand(0, "a4", 1).stand(0, "b4", leader=True).position()
    transfers = [token for token in position.tokens() if token.startswith("transfer")]
    assert transfers == ["transfer leader camp1 base"]


def test_camp_on_a_clearing() -> None:
    """TK-4.7: a camp on a clearing, also the printed one, costs 5 and needs one's own figure."""
    position = Table(left=5).stand(0, "b4", 1).position()
    assert spent(position, "camp b4") == 5
    assert at(position, "b4")["camp"] == 0
    assert has(position, 0)["camps_left"] == 1
    assert figures(position, 0, "b4") == (1, False)


def test_camp_needs_five_points() -> None:
    """TK-4.7: 4 points are not enough."""
    assert not can(Table(left=4).stand(0, "b4", 1).position(), "camp b4")


def test_the_leader_pitches_a_camp() -> None:
    """TK-4.7: the leader is a figure too."""
    position = Table().stand(0, "b4", leader=True).position()
    assert spent(position, "camp b4") == 5


def test_camp_on_empty_ruins() -> None:
    """TK-4.7: a camp may stand on ruins once all treasures are gone, whoever took them."""
    table = Table().lay("c4", "A1").stand(0, "c4", 1)
    for remaining in (4, 3, 2, 1):
        assert not can(table.dig("c4", remaining, by=1).position(), "camp c4")
    position = table.dig("c4", 0, by=1).position()
    assert spent(position, "camp c4") == 5
    assert at(position, "c4")["camp"] == 0


def test_camp_after_the_last_treasure() -> None:
    """TK-4.7: taking the last treasure and pitching the camp may happen in one turn."""
    table = Table(left=8).lay("c4", "A1").dig("c4", 1, by=1).stand(0, "c4", 1)
    position = table.position()
    assert spent(position, "recover c4", "treasure mask", "camp c4") == 8


@pytest.mark.parametrize("hex", ["a5", "a4", "b5", "c4", "c5"])
def test_no_camp_elsewhere(hex: str) -> None:
    """TK-4.7: no camp on the base camp, a temple, or ruins with treasures."""
    table = Table().lay("c4", "A2").lay("c5", "A3").stand(0, hex, 2)
    assert not can(table.position(), f"camp {hex}")


def test_no_camp_without_a_figure() -> None:
    """TK-4.7: one's own figure must be there; others' do not count."""
    position = Table().stand(1, "b4", 3).stand(0, "a5", 1).position()
    assert not can(position, "camp b4")


@pytest.mark.parametrize("owner", [0, 1])
def test_one_camp_on_a_hex(owner: int) -> None:
    """TK-4.7: a hex holds only one camp, anyone's."""
    position = Table().camp(owner, "b4").stand(0, "b4", 2).position()
    assert not can(position, "camp b4")


def test_figures_of_others_do_not_hinder_a_camp() -> None:
    """TK-4.7: others' figures may stand there, in any number."""
    position = Table().stand(0, "b4", 1).stand(1, "b4", 5, leader=True).position()
    assert can(position, "camp b4")


def test_two_camps() -> None:
    """TK-4.7: two camps per player, in one turn if points allow; no third."""
    table = Table().lay("c4", "A5").lay("c5", "B1")
    table.stand(0, "b4", 1).stand(0, "c4", 1).stand(0, "c5", 1)
    position = table.position()
    assert spent(position, "camp c5", "camp b4") == 10
    assert has(position, 0)["camps_left"] == 0
    assert [hex for hex in ("b4", "c4", "c5") if at(position, hex)["camp"] == 0] == ["b4", "c5"]
    third = Table().lay("c4", "A5").lay("c5", "B1").camp(0, "b4", "c4").stand(0, "c5", 1)
    assert not can(third.position(), "camp c5")
    assert can(third.stand(1, "c5", 1).turn(1).position(), "camp c5")


def test_camps_are_numbered_as_pitched() -> None:
    """TK-4.7, R3: the first camp pitched is the first entrance, at once, wherever it stands."""
    table = Table(left=7).lay("c4", "A5").camp(0, "c4").stand(0, "b4", 1)
    position = table.position()
    assert spent(position, "camp b4", "enter explorer camp2", "enter explorer camp1") == 7
    assert figures(position, 0, "b4") == (2, False)
    assert figures(position, 0, "c4") == (1, False)


def test_camps_stay() -> None:
    """TK-4.7: no move removes a camp or moves it to another hex."""
    table = Table().lay("c4", "A5").camp(0, "b4", "c4").stand(0, "b4", 2)
    tokens = table.position().tokens()
    assert not any(token.startswith("camp") for token in tokens)


def test_k1() -> None:
    """K1: leader to ruins, a treasure, two explorers, one of them to a temple: 10 points."""
    position = Table().lay("c4", "A1").position()
    assert spent(position, "enter leader base") == 1
    assert spent(position, "move leader a5 b4", "move leader b4 c4") == 2
    assert spent(position, "recover c4", "treasure bird") == 3
    assert not can(position, "recover c4")
    assert left(position) == 4
    assert spent(position, "enter explorer base", "enter explorer base") == 2
    assert spent(position, "move explorer a5 a4") == 2
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize("temple", ["a4", "b5"])
def test_k2(temple: str) -> None:
    """K2: two explorers to a temple beside the camp, two steps uncovered: 10 points."""
    position = Table().position()
    assert spent(position, "enter explorer base", "enter explorer base") == 2
    assert spent(position, *[f"move explorer a5 {temple}"] * 2) == 4
    assert spent(position, f"uncover {temple}", f"uncover {temple}") == 4
    assert at(position, temple)["level"] == 3
    assert position.tokens() == ["end turn"]


def test_k3() -> None:
    """K3: 3 for the direct road, 2 by way of a temple; none to a volcano or without stones."""
    table = Table().lay("a3", "C2", "se").lay("b3", "C1", "n").lay("b2", "D5")
    position = table.stand(0, "a3", 2).stand(0, "b3", 1).stand(0, "a4", 1).position()
    assert spent(position, "move explorer a3 b3") == 3
    assert spent(position, "move explorer a3 a4", "move explorer a4 b3") == 2
    assert not can(position, "move explorer b3 b2")
    assert not can(position, "move explorer a4 b4")


def test_k5() -> None:
    """K5: from the base camp to either temple 2, to the clearing 1; nothing else is connected."""
    position = Table().stand(0, "a5", 3).position()
    assert spent(position, "move explorer a5 a4") == 2
    assert spent(position, "move explorer a5 b5") == 2
    assert spent(position, "move explorer a5 b4") == 1
    joined = {token for token in position.tokens() if token.startswith("move")}
    assert joined == {f"move explorer {hex} a5" for hex in ("a4", "b4", "b5")}


def test_every_border_can_be_a_road() -> None:
    """TK-4.2: a stone on their border connects any two neighbouring hexes, both ways."""
    for hex in HEXES:
        for side in SIDES:
            other = beside(hex, side)
            if other is None or {hex, other} & {"a5", "a4", "b4", "b5"}:
                continue
            table = Table(2).lay(hex, "D3").lay(other, "A5").stand(0, hex, 1).stand(0, other, 1)
            facing = (1, 0, 1, 0, 1, 0)[SIDES.index(side)]
            facing += (0, 0, 1, 1, 0, 1)[(SIDES.index(side) + 3) % 6]
            position = table.position()
            assert can(position, f"move explorer {hex} {other}") == (facing > 0)
            assert can(position, f"move explorer {other} {hex}") == (facing > 0)

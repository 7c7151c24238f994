"""What the 21 wealth tiles give to the player who keeps them (TZ-1.4)."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Position
from tests.tzolkin.table import GAME, can, has

TILES: dict[str, dict[str, int]] = {
    "W01": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "W02": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "W03": {"stone": 1, "gold": 1, "agriculture": 1},
    "W04": {"corn": 9, "stone": 1},
    "W05": {"wood": 1, "kukulcan": 1, "extraction": 1},
    "W06": {"corn": 2, "wood": 2, "kukulcan": 1},
    "W07": {"corn": 4, "wood": 1, "extraction": 1},
    "W08": {"corn": 3, "wood": 2, "stone": 1},
    "W09": {"corn": 2, "chaac": 1, "architecture": 1},
    "W10": {"corn": 6, "stone": 2},
    "W11": {"corn": 3, "gold": 1, "architecture": 1},
    "W12": {"corn": 6, "wood": 1, "stone": 1},
    "W13": {"corn": 5, "stone": 1, "chaac": 1},
    "W14": {"corn": 3, "wood": 1},
    "W15": {"workers": 1},
    "W16": {"corn": 8, "gold": 1},
    "W17": {"corn": 4, "wood": 1, "skull": 1},
    "W18": {"corn": 5, "stone": 1, "theology": 1},
    "W19": {"corn": 4, "wood": 3},
    "W20": {"corn": 2, "wood": 2, "theology": 1},
    "W21": {"corn": 7, "wood": 2},
}


def revealed(*tiles: str) -> Position:
    """Seat 0 was dealt these tiles first and keeps the first two; all tiles are revealed."""
    position = GAME.start(4, first=0)
    while position.to_move == sacbe.CHANCE:
        wanted = [f"deal {tile}" for tile in tiles if f"deal {tile}" in position.tokens()]
        position.play(wanted[0] if wanted else position.tokens()[0])
    for tile in tiles[:2]:
        position.play(f"keep {tile}")
    while position.tokens()[0].startswith("keep"):
        position.play(position.tokens()[0])
    return position


@pytest.mark.parametrize("tile", list(TILES))
def test_tile(tile: str) -> None:
    """TZ-1.4: a kept tile gives its goods and effects."""
    other = "W04" if tile != "W04" else "W10"
    player = has(revealed(tile, other), 0)
    names = {"corn": 0, "wood": 0, "stone": 0, "gold": 0, "skull": 0, "workers": 3}
    for name, start in names.items():
        gained = TILES[tile].get(name, 0) + TILES[other].get(name, 0)
        assert (name, player[name]) == (name, start + gained)
    for temple, step in player["temples"].items():
        assert (temple, step) == (temple, 1 + TILES[tile].get(temple, 0))
    for track, level in player["technologies"].items():
        assert (track, level) == (track, TILES[tile].get(track, 0))
    assert set(player["wealth"]) == {tile, other}


@pytest.mark.parametrize(
    ("pair", "track"),
    [
        (("W01", "W03"), "agriculture"),
        (("W05", "W07"), "extraction"),
        (("W09", "W11"), "architecture"),
        (("W18", "W20"), "theology"),
    ],
)
def test_two_levels(pair: tuple[str, str], track: str) -> None:
    """TZ-1.4: two tiles with the same technology give two levels of it."""
    assert has(revealed(*pair), 0)["technologies"][track] == 2


def test_the_tile_that_feeds() -> None:
    """TZ-1.4: W14 feeds one of its owner's workers; no other tile feeds any."""
    assert has(revealed("W14", "W04"), 0)["meals"] == {"workers": 2, "corn_each": 2}
    assert has(revealed("W15", "W04"), 0)["meals"] == {"workers": 4, "corn_each": 2}


def test_tiles_given_up_give_nothing() -> None:
    """TZ-1.4: only the two tiles kept give anything."""
    player = has(revealed("W15", "W03", "W04", "W05"), 0)
    assert (player["corn"], player["wood"], player["stone"], player["gold"]) == (0, 0, 1, 1)
    assert player["technologies"]["extraction"] == 0


def test_nobody_has_anything_before_the_last_choice() -> None:
    """TZ-1.4: goods come only when all have chosen."""
    position = GAME.start(4, first=0)
    while position.to_move == sacbe.CHANCE:
        position.play(position.tokens()[0])
    while position.tokens()[0].startswith("keep"):
        assert [has(position, seat)["corn"] for seat in range(4)] == [0, 0, 0, 0]
        position.play(position.tokens()[0])
    assert can(position, "place palenque")
    assert sum(has(position, seat)["corn"] for seat in range(4)) > 0

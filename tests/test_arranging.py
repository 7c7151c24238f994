"""Tables set up by description: they match the description, and impossible ones are refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe import BadPosition, Position

TZOLKIN, TIKAL = sacbe.GAMES["tzolkin"], sacbe.GAMES["tikal"]


def test_an_empty_description_is_a_first_turn() -> None:
    for players in (2, 3, 4):
        for game, options in ((TZOLKIN, {}), (TIKAL, {}), (TIKAL, {"mode": "tactical"})):
            position = game.start(players, first=1, table={}, **options)
            assert position.to_move == 1
            assert position.legal()
            assert set(position.scores()) <= {0, 20}


def test_a_worked_example_of_tzolkin() -> None:
    """T1: Palenque 1 is taken; Green places at Palenque and Yaxchilan for 5 corn."""
    table = {"gears": {"palenque": {1: 0}}, "players": [{}, {"corn": 7}], "to_move": 1}
    position = TZOLKIN.start(4, first=0, table=table)
    for gear in ("palenque", "palenque", "yaxchilan"):
        position.play(f"place {gear}")
    assert position.view()["players"][1]["corn"] == 2
    assert position.view()["gears"]["palenque"]["spaces"][:3] == [1, 0, 1]


def test_what_follows_is_filled_in() -> None:
    player = {
        "workers": 5,
        "skull": 2,
        "temples": {"chaac": 4},
        "technologies": {"theology": 2},
        "buildings": ["B01", "B15"],
        "monuments": ["M13"],
        "wealth": ["W14"],
    }
    table: dict[str, Any] = {
        "calendar": {"day": 18, "food_days_held": 2, "starting_space": 0},
        "gears": {"tikal": {3: 0, 4: 1}},
        "altars": [2, 5],
        "row": ["B20", "B21"],
        "players": [player],
    }
    view = TZOLKIN.start(4, first=0, table=table).view()
    assert view["players"][0]["hand"] == 3
    assert view["players"][0]["supply"] == 1
    assert view["players"][0]["temples"] == {"chaac": 4, "quetzalcoatl": 1, "kukulcan": 1}
    assert "W14" in view["players"][0]["wealth"]
    assert view["skulls_left"] == 13 - 2 - 2
    assert view["calendar"]["age"] == 2
    assert view["row"] == ["B20", "B21", None, None, None, None]
    assert len(view["monuments"]) == 5
    assert view["unseen_buildings"] == [f"B{n}" for n in range(16, 33) if n not in (20, 21)]


def test_a_worked_example_of_tikal() -> None:
    """K2: two explorers go to a temple beside the camp and uncover two steps: 10 AP."""
    position = TIKAL.start(2, first=0, table={"to_move": 1})
    tokens = ["enter explorer base"] * 2 + ["move explorer a5 a4"] * 2 + ["uncover a4"] * 2
    for token in tokens:
        position.play(token)
    assert position.view()["action_points"] == 0
    assert position.view()["hexes"]["a4"]["level"] == 3


def test_a_jungle_by_description() -> None:
    table: dict[str, Any] = {
        "hexes": {
            "a3": {"tile": "A2", "figures": [{"explorers": 2, "leader": True}], "level": 4},
            "b3": {"tile": "A1", "treasures": 3, "figures": [{}, {"explorers": 1}]},
            "c3": {"tile": "B1", "camp": 1},
        },
        "players": [{"points": 12, "treasures": {"mask": 1}}],
        "tile": "B5",
    }
    view = TIKAL.start(3, first=2, table=table).view(2)
    assert view["players"][0]["explorers"] == 16
    assert view["players"][1]["camps"] == ["c3"]
    assert view["steps_left"]["3"] == 5
    assert view["unseen_treasures"]["mask"] == 2
    assert view["hexes"]["a3"]["held_by"] == 0
    assert view["prompt"]["args"] == {"tile": "B5"}
    assert view["placements"]


def test_the_tactical_game_by_description() -> None:
    table = {"open_tiles": ["C1", "C2"], "players": [{"totem_up": False}, {"points": 7}, {}]}
    position = TIKAL.start(3, mode="tactical", first=1, table=table)
    assert position.view()["prompt"]["kind"] == "bid"
    assert position.is_legal("bid 7")
    assert not position.is_legal("bid 8")


@pytest.mark.parametrize(
    ("game", "table", "named"),
    [
        (TZOLKIN, 5, "table"),
        (TZOLKIN, {"week": 1}, "week"),
        (TZOLKIN, {"calendar": {"week": 1}}, "calendar/week"),
        (TZOLKIN, {"calendar": []}, "calendar"),
        (TZOLKIN, {"players": [{}] * 5}, "players"),
        (TZOLKIN, {"players": [{"corn": -1}]}, "players/0/corn"),
        (TZOLKIN, {"gears": {"tikal": {11: 0}}}, "gears/tikal"),
        (TZOLKIN, {"gears": {"moon": {}}}, "gears/moon"),
        (TZOLKIN, {"gears": {"tikal": {1: 0, 2: 0, 3: 0, 4: 0}}}, "hand"),
        (TZOLKIN, {"jungle": {"3": {"corn": 0}}}, "TZ-1.3"),
        (TZOLKIN, {"players": [{"temples": {"chaac": 6}}, {"temples": {"chaac": 6}}]}, "TZ-5.2"),
        (TIKAL, {"hexes": {"z9": {}}}, "hexes/z9"),
        (TIKAL, {"hexes": {"c1": {"tile": "A1"}}}, "TK-3.1"),
        (TIKAL, {"hexes": {"a3": {"tile": "A9"}}}, "hexes/a3/tile"),
        (TIKAL, {"players": [{"treasures": {"mask": 1}}]}, "TK-3.3"),
    ],
)
def test_what_cannot_be_is_named(game: sacbe.Game, table: Any, named: str) -> None:
    with pytest.raises(BadPosition) as caught:
        game.start(4, first=0, table=table)
    assert named in str(caught.value)


@given(
    corn=st.integers(0, 30),
    day=st.integers(1, 8),
    spaces=st.sets(st.integers(0, 7), max_size=3),
    seat=st.integers(0, 3),
)
def test_described_tables_play_on(corn: int, day: int, spaces: set[int], seat: int) -> None:
    table = {
        "calendar": {"day": day},
        "gears": {"uxmal": dict.fromkeys(spaces, seat)},
        "players": [{"corn": corn}] * 4,
        "to_move": seat,
    }
    position = TZOLKIN.start(4, first=0, table=table)
    assert position == TZOLKIN.load(position.dump())
    play_some(position)


def play_some(position: Position) -> None:
    """Play a few moves."""
    for _ in range(40):
        if not position.is_over:
            position.play(position.legal()[-1])

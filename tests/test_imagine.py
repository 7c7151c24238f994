"""Imagining a whole position from what one seat sees, using nothing that the seat cannot know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe import CHANCE, BadPosition, Game, Position, Record
from sacbe.bots import BOTS
from sacbe.core.dice import Dice
from tests.walks import CASES, Walk, some_of, start, variants, walk_on, walks

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*/*.sacbe"))
TZOLKIN = sacbe.GAMES["tzolkin"]
FACE_DOWN, SHOWN, IN_HAND, KEPT = 0, 1, 2, 6
"""Where a wealth tile is, in a dump; the seat is added to the last two."""
WORKED_OUT = {
    "tikal": {
        *("action_points", "scoring", "scoring_order", "placements", "guards", "unavailable"),
        *("hexes/*/terrain", "hexes/*/roads", "hexes/*/held_by"),
        *("players/*/seat", "players/*/would_score"),
    },
    "tzolkin": {
        *("calendar/food_days", "calendar/next_food_day"),
        *("gears/*/lowest_free", "buildings_left", "step_back", "unavailable", "missing"),
        *("players/*/seat", "players/*/workers", "players/*/on_gears", "players/*/meals"),
        *("players/*/next_food_day", "players/*/last_scoring"),
    },
}
"""Entries of a view that only repeat, for convenience, what follows from other entries."""
FOR_THE_SEAT = {"seat", "to_move", "over", "winners", "prompt", "choices", "holdings"}
"""Entries of every view about who decides what, which also follow from the agenda."""

every_case = pytest.mark.parametrize(("name", "players"), CASES)
every_variant = pytest.mark.parametrize(
    ("name", "options"), [(name, way) for name in sorted(sacbe.GAMES) for way in variants(name)]
)


def seats(position: Position) -> list[int | None]:
    """Return all possible viewers: a spectator, and every seat."""
    return [None, *range(position.players)]


def is_hidden(view: Mapping[str, Any]) -> bool:
    """Whether the view hides something: wealth tiles (TZ-1.4)."""
    return any("wealth" in player and player["wealth"] is None for player in view["players"])


def check(position: Position, seat: int | None, dice: Dice) -> None:
    """Check that an imagined position looks the same, and is the same if nothing is hidden."""
    view = position.view(seat)
    imagined = position.game.imagine(view, dice)
    assert imagined.view(seat) == view
    if not is_hidden(view):
        assert imagined == position


def check_closely(position: Position, seat: int | None, seed: int) -> None:
    """Check also that it is a sound position, that JSON text gives the same, and that the view is
    not changed."""
    game = position.game
    view = position.view(seat)
    text = json.dumps(view, sort_keys=True)
    imagined = game.imagine(view, Dice(seed))
    assert json.dumps(view, sort_keys=True) == text
    assert game.load(imagined.dump()) == imagined
    assert game.imagine(json.loads(text), Dice(seed)) == imagined
    assert game.imagine(MappingProxyType(view), Dice(seed)) == imagined
    assert imagined.legal() == position.legal() or is_hidden(view)
    dice = Dice(seed)
    game.imagine(view, dice)
    assert is_hidden(view) or dice.word() == Dice(seed).word()  # nothing to draw


@every_case
@given(walk=walks())
def test_imagined_positions_look_the_same(name: str, players: int, walk: Walk) -> None:
    position = start(name, players, walk)
    dice = Dice(walk.seed)
    look = some_of(walk, 16)
    for seat in seats(position):
        check_closely(position, seat, walk.seed)
    for _ in walk_on(position, walk):
        if position.turn <= players or next(look) or position.is_over:
            for seat in seats(position):
                check(position, seat, dice)
            check_closely(position, dice.below(players), walk.seed)
            check_closely(position, None, walk.seed)


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_games_can_be_imagined(path: Path) -> None:
    """Together they cover every kind of agenda entry and every effect of a move."""
    dice = Dice(1)
    for position in Record.load(path).positions():
        if not position.is_over and position.to_move != CHANCE:
            check(position, position.to_move, dice)


# What is hidden.


def choosing(players: int, seed: int, kept: int = 0) -> Position:
    """Return a position in which wealth tiles are chosen and `kept` have been kept."""
    dice = Dice(seed)
    position = TZOLKIN.start(players)
    while position.to_move == CHANCE or kept > 0:
        kept -= position.to_move != CHANCE
        legal = position.legal()
        position.play(legal[dice.below(len(legal))])
    return position


def holder(where: int) -> int | None:
    """Return the seat that has a tile in hand or has kept it; None if there is none."""
    return None if where < IN_HAND else (where - IN_HAND) % 4


def exchanged(position: Position, viewer: int | None, dice: Dice) -> Position:
    """Return the position with all tiles that the viewer cannot know in another order."""
    dump: Any = position.dump()
    wealth: list[int] = dump["wealth"]
    hidden = [
        tile
        for tile, where in enumerate(wealth)
        if where != SHOWN and (viewer is None or holder(where) != viewer)
    ]
    places = [wealth[tile] for tile in hidden]
    for i, tile in enumerate(hidden):
        other = i + dice.below(len(places) - i)
        places[i], places[other] = places[other], places[i]
        wealth[tile] = places[i]
    return TZOLKIN.load(dump)


@pytest.mark.parametrize("players", [2, 3, 4])
@given(seed=st.integers(0, 2**40), kept=st.integers(0, 7), data=st.data())
def test_what_is_hidden_makes_no_difference(
    players: int, seed: int, kept: int, data: st.DataObject
) -> None:
    """TZ-1.4: with the same dice, the result does not depend on what the others hold and keep."""
    position = choosing(players, seed, min(kept, 2 * players - 1))
    viewer = data.draw(st.sampled_from(seats(position)))
    other = exchanged(position, viewer, Dice(seed + 1))
    one = TZOLKIN.imagine(position.view(viewer), Dice(seed))
    two = TZOLKIN.imagine(other.view(viewer), Dice(seed))
    assert one == two
    assert is_hidden(position.view(viewer))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_tiles_are_hidden_is_seen(players: int) -> None:
    """TZ-1.4: everybody sees how many tiles the others have, kept and not."""
    position = choosing(players, seed=1, kept=1)
    chooser = position.to_move
    for viewer in seats(position):
        for other in position.view(viewer)["players"]:
            counts = (other["wealth_count"], other["wealth_hand_count"])
            assert counts == ((1, 3) if other["seat"] == chooser else (0, 4))
            assert (other["wealth"] is None) == (other["seat"] != viewer)


def unlikely(counts: Counter[Any], possibilities: int, draws: int) -> bool:
    """Whether counts of equally likely outcomes are this uneven in less than about one in a million
    tries: chi square more than five standard deviations above its mean."""
    expected = draws / possibilities
    assert expected >= 20
    found = sum((count - expected) ** 2 / expected for count in counts.values())
    found += (possibilities - len(counts)) * expected
    freedom = possibilities - 1
    return len(counts) > possibilities or bool(found > freedom + 5 * (2 * freedom) ** 0.5)


def test_every_hand_is_equally_likely() -> None:
    """TZ-1.4: the second player has got two of 17 unknown tiles: 136 hands."""
    position = TZOLKIN.start(2, first=0)
    dice = Dice(5)
    while position.view(None)["players"][1]["wealth_hand_count"] < 2:
        legal = position.legal()
        position.play(legal[dice.below(len(legal))])
    view = position.view(0)
    draws = 136 * 30
    hands: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        mine, other = TZOLKIN.imagine(view, dice).view(1)["players"]
        assert mine["wealth_hand"] is None
        hands[tuple(other["wealth_hand"])] += 1
    assert tuple(position.view(1)["players"][1]["wealth_hand"]) in hands
    assert not unlikely(hands, 136, draws)


def test_every_choice_is_equally_likely() -> None:
    """TZ-1.4: the first of two players has kept a tile of four: any of those that neither the
    other player has nor a neutral worker was drawn with, and any three of the rest."""
    position = choosing(2, seed=3, kept=1)
    first = position.to_move
    view = position.view(1 - first)
    mine = view["players"][1 - first]["wealth_hand"]
    unknown = 21 - len(mine) - len(view["neutral_tiles"])
    dice = Dice(4)
    draws = 1500
    kept: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    for _ in range(draws):
        other = TZOLKIN.imagine(view, dice).view(first)["players"][first]
        (tile,) = other["wealth"]
        hand = other["wealth_hand"]
        assert len({tile, *hand, *mine, *view["neutral_tiles"]}) == 4 + 4 + len(
            view["neutral_tiles"]
        )
        kept[tile] += 1
        pairs[tile, hand[dice.below(3)]] += 1
    assert not unlikely(kept, unknown, draws)
    assert len(pairs) > 0.95 * unknown * (unknown - 1)


def test_every_place_is_equally_likely() -> None:
    """TZ-1.4: a spectator of four players knows nothing, so all places are equally likely."""
    position = choosing(4, seed=1, kept=3)
    wealth: list[int] = position.dump()["wealth"]
    view = position.view(None)
    dice = Dice(9)
    draws = 2100
    places: list[Counter[int]] = [Counter() for _ in wealth]
    for _ in range(draws):
        for tile, where in enumerate(TZOLKIN.imagine(view, dice).dump()["wealth"]):
            places[tile][where] += 1
    for where in set(wealth):
        share = wealth.count(where)
        tiles = Counter({tile: places[tile][where] for tile in range(21)})
        assert sum(tiles.values()) == share * draws
        assert not unlikely(tiles, 21, share * draws)


# Tree search is slow in the plain build; the bots' tests check that it chooses the same there.
@pytest.mark.parametrize(
    "bot",
    [
        pytest.param(bot, marks=[pytest.mark.once, pytest.mark.slow] * (bot == "search"))
        for bot in sorted(BOTS)
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_know_no_more_than_they_see(bot: str, players: int) -> None:
    """TZ-1.4: a bot with the same dice chooses the same, whatever the others hold and keep."""
    for seed, kept in ((1, 0), (2, 1), (3, 2 * players - 2)):
        position = choosing(players, seed, kept)
        seat = position.to_move
        views = [position.view(seat)]
        views += [exchanged(position, seat, Dice(seed)).view(seat) for _ in range(2)]
        choices = [BOTS[bot](Dice(seed)).choose(view) for view in views]
        assert choices[0] in position.tokens()
        assert len(set(choices)) == 1


# Invalid views.


def entries(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to every entry of a JSON value."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield (*way, key)
        if isinstance(value[key], (dict, list)):
            yield from entries(value[key], (*way, key))


def part_of(value: Any, way: tuple[Any, ...]) -> Any:
    """Return what contains an entry."""
    for key in way[:-1]:
        value = value[key]
    return value


def late(name: str, options: dict[str, Any], moves: int = 120) -> Position:
    """Return a position late enough that most things have begun."""
    position = sacbe.GAMES[name].start(3, **options)
    dice = Dice(2)
    for _ in range(moves):
        legal = position.legal()
        position.play(legal[dice.below(len(legal))])
    return position


def is_worked_out(name: str, way: tuple[Any, ...]) -> bool:
    """Whether an entry, or what contains it, only repeats other entries."""
    if way[0] in FOR_THE_SEAT:
        return True
    for end in range(1, len(way) + 1):
        whole = [str(key) for key in way[:end]]
        starred = [*whole[:1], "*", *whole[2:]] if end > 1 else whole
        if {"/".join(whole), "/".join(starred)} & WORKED_OUT[name]:
            return True
    return False


@every_variant
def test_a_missing_entry_is_named(name: str, options: dict[str, Any]) -> None:
    """Every entry is required, except those that repeat others."""
    position = late(name, options)
    text = json.dumps(position.view(0))
    for way in entries(json.loads(text)):
        view = json.loads(text)
        part = part_of(view, way)
        if not isinstance(part, dict) or way[:-1] == ("hexes",):
            continue  # there may be fewer of these
        del part[way[-1]]
        if is_worked_out(name, way):
            assert position.game.imagine(view, Dice(1)) == position
            continue
        with pytest.raises(BadPosition) as error:
            position.game.imagine(view, Dice(1))
        assert error.value.message.params["name"] == "/".join(map(str, way))
        assert str(way[-1]) in str(error.value)


WRONG: list[Any] = [
    *(None, True, -3, 10**30, 0.3, float("nan"), float("inf"), "", "?", [], {}),
    *([None] * 7, {"0": 1}, [[]], ["W01", 3]),
]


def refusal(game: Game, view: Mapping[str, Any]) -> BadPosition | None:
    """Return why a view is refused; None if it is accepted."""
    try:
        game.imagine(view, Dice(1))
    except BadPosition as error:
        return error
    return None


@every_variant
@pytest.mark.parametrize("moves", [0, 24, 120])
def test_a_wrong_entry_is_named(name: str, options: dict[str, Any], moves: int) -> None:
    """A changed entry is refused by name, unless its value is possible."""
    position = late(name, options, moves)
    view = position.view(1)
    for way in list(entries(view)):
        part = part_of(view, way)
        right = part[way[-1]]
        for wrong in WRONG:
            part[way[-1]] = wrong
            error = refusal(position.game, view)
            if error is None:
                nothing = wrong in (None, [], {}) or (way[0], wrong) == ("agenda", "")
                another = wrong is True and isinstance(right, bool)
                below = wrong == -3 and name == "tzolkin" and way[-1] == "points"
                assert nothing or another or below or is_worked_out(name, way), (way, wrong)
            elif way[0] not in ("game", "rules", "players"):
                assert str(way[0]) in str(error)
        part[way[-1]] = right
    assert position.game.imagine(view, Dice(1)).view(1) == view


@pytest.mark.parametrize("name", sorted(sacbe.GAMES))
def test_views_of_something_else(name: str) -> None:
    game = sacbe.GAMES[name]
    view = game.start(2).view(0)
    nothing: Any = [None, 3, "view", [], [view], {}]
    for one in nothing:
        with pytest.raises(BadPosition, match="entry game is missing"):
            game.imagine(one, Dice(1))
    for other in set(sacbe.GAMES) - {name}:
        with pytest.raises(BadPosition, match=f"not a position of {name}"):
            game.imagine(sacbe.GAMES[other].start(2).view(0), Dice(1))
    for rules in (game.rules_version + 1, True, None, "1", 1.0):
        with pytest.raises(BadPosition, match="rules version"):
            game.imagine({**view, "rules": rules}, Dice(1))
    with pytest.raises(BadPosition, match="players cannot be 1"):
        game.imagine({**view, "players": view["players"][:1]}, Dice(1))


def test_more_hidden_tiles_than_there_are() -> None:
    """TZ-1.4 and TZ-1.5: there are 21 wealth tiles, and neutral workers by number of players."""
    view = choosing(2, seed=1).view(None)
    for tile in range(1, 16):
        view["neutral_tiles"].append(f"W{tile:02}")
    with pytest.raises(BadPosition, match=r"TZ-1\.4"):
        TZOLKIN.imagine(view, Dice(1))
    view = choosing(4, seed=1).view(None)
    view["gears"]["palenque"]["spaces"][0] = "neutral"
    with pytest.raises(BadPosition, match=r"TZ-1\.5"):
        TZOLKIN.imagine(view, Dice(1))

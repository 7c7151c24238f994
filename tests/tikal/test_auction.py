"""Section 8 of the rules: the tactical game."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Position
from tests.tikal.table import (
    GAME,
    Table,
    at,
    can,
    end_turns,
    has,
    left,
    play,
    points,
    seen,
)

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def start(players: int, first: int = 0) -> Position:
    """Return the first auction of a tactical game, with A1, A2, ... turned up."""
    position = GAME.start(players, first=first, mode="tactical")
    play(position, *(f"tile A{number + 1}" for number in range(players)))
    return position


def table(players: int = 4) -> Table:
    return Table(players, mode="tactical")


def take_turn(position: Position) -> int:
    """Let the winner place the first open tile anywhere and do nothing else; return the winner."""
    seat = position.to_move
    play(position, next(token for token in position.tokens() if token.startswith("choose")))
    play(position, next(token for token in position.tokens() if token.startswith("place")))
    assert left(position) == 10
    play(position, "end turn")
    return seat


def up(position: Position) -> list[int]:
    """Return the players whose totems are up."""
    return [player["seat"] for player in seen(position)["players"] if player["totem_up"]]


def bidding(position: Position) -> bool:
    return can(position, "pass")


def test_k4() -> None:
    """K4: a whole round of four players; A to D are seats 0 to 3, and C opens."""
    a, b, c, d = range(4)
    position = start(4, first=c)

    def bids(*steps: tuple[int, str]) -> None:
        for seat, token in steps:
            assert position.to_move == seat
            play(position, token)

    bids((c, "bid 1"), (d, "bid 2"), (a, "pass"), (b, "bid 3"), (c, "bid 4"), (d, "bid 5"))
    bids((b, "pass"), (c, "pass"))
    assert points(position) == [20, 20, 20, 15]
    assert take_turn(position) == d
    bids((a, "bid 1"), (b, "bid 3"), (c, "pass"), (a, "pass"))
    assert points(position) == [20, 17, 20, 15]
    assert take_turn(position) == b
    bids((c, "bid 2"), (a, "bid 4"), (c, "pass"))
    assert points(position) == [16, 17, 20, 15]
    assert take_turn(position) == a
    assert not bidding(position)
    assert take_turn(position) == c
    assert points(position) == [16, 17, 20, 15]
    play(position, "tile A5", "tile A6", "tile B1", "tile B2")
    assert position.to_move == d
    assert bidding(position)


@COUNTS
def test_as_many_tiles_as_players(players: int) -> None:
    """TK-8.1: a round begins with as many open tiles as players, all totems up."""
    position = GAME.start(players, first=0, mode="tactical")
    for number in range(players):
        assert position.to_move == sacbe.CHANCE
        assert len(seen(position)["open_tiles"]) == number
        position.play(position.legal()[-1])
    assert len(seen(position)["open_tiles"]) == players
    assert up(position) == list(range(players))
    assert position.to_move == 0
    assert bidding(position)


@COUNTS
def test_no_tiles_within_a_round(players: int) -> None:
    """TK-8.1: new tiles, and all totems, are turned up when the round is over."""
    position = start(players)
    for number in range(players):
        assert len(seen(position)["open_tiles"]) == players - number
        assert len(up(position)) == players - number
        while bidding(position):
            play(position, "pass")
        take_turn(position)
    assert seen(position)["open_tiles"] == []
    assert position.to_move == sacbe.CHANCE
    while position.to_move == sacbe.CHANCE:
        position.play(position.legal()[0])
    assert len(seen(position)["open_tiles"]) == players
    assert up(position) == list(range(players))


@COUNTS
def test_rounds_are_whole(players: int) -> None:
    """TK-8.1: the 36 tiles make complete rounds; then comes the last scoring round."""
    position = start(players)
    turns = 0
    while seen(position)["scoring"] != "final":
        if position.to_move == sacbe.CHANCE:
            position.play(position.legal()[0])
        elif bidding(position):
            play(position, "pass")
        elif seen(position)["scoring"] == "volcano" or can(position, "end turn"):
            play(position, "end turn")
        else:
            turns += int(position.tokens()[0].startswith("place"))
            position.play(position.legal()[0])
    assert turns == 36
    assert seen(position)["open_tiles"] == []


def test_bids_rise_clockwise() -> None:
    """TK-8.2: from the opener clockwise, each bid higher than the last, or a pass."""
    position = table().auction(2).position()
    play(position, "bid 3")
    assert position.to_move == 3
    assert position.tokens() == [*(f"bid {bid}" for bid in range(4, 21)), "pass"]
    play(position, "bid 10")
    assert position.to_move == 0
    assert position.tokens() == [*(f"bid {bid}" for bid in range(11, 21)), "pass"]
    assert seen(position)["auction"]["bid"] == 10
    assert seen(position)["auction"]["bidder"] == 3


def test_who_passes_is_out_of_this_auction() -> None:
    """TK-8.2: a player who has passed is not asked again in this auction, but in the next."""
    position = table(3).auction(0).position()
    play(position, "bid 1", "pass", "bid 2")
    assert position.to_move == 0
    play(position, "bid 3")
    assert position.to_move == 2
    play(position, "pass")
    take_turn(position)
    assert position.to_move == 1
    assert bidding(position)


@COUNTS
def test_the_last_one_in_pays(players: int) -> None:
    """TK-8.2: the last bidder pays the bid from their points, and nobody else pays."""
    position = start(players)
    play(position, "bid 7", *["pass"] * (players - 1))
    assert points(position) == [13] + [20] * (players - 1)
    assert position.to_move == 0
    assert not bidding(position)


def test_outbid_pays_nothing() -> None:
    """TK-8.2: only the last bid is paid."""
    position = start(2)
    play(position, "bid 5", "bid 9", "pass")
    assert points(position) == [20, 11]
    assert position.to_move == 1


def test_any_open_tile() -> None:
    """TK-8.2: the winner chooses any of the open tiles and no other, places it, and spends 10."""
    position = start(3)
    play(position, "bid 1", "pass", "pass")
    assert position.tokens() == ["choose A1", "choose A2", "choose A3"]
    play(position, "choose A2")
    assert seen(position)["tile"] == "A2"
    assert seen(position)["open_tiles"] == ["A1", "A3"]
    play(position, "place c4 0")
    assert at(position, "c4")["tile"] == "A2"
    assert left(position) == 10
    assert position.to_move == 0
    assert up(position) == [0, 1, 2]
    play(position, "enter leader base", "end turn")
    assert up(position) == [1, 2]


def test_out_for_the_round() -> None:
    """TK-8.2: a player who has played is out for the round, and not asked in later auctions."""
    position = table(4).totems(0, 2, 3).auction(2).position()
    movers = []
    for _ in range(3):
        movers.append(position.to_move)
        play(position, "pass")
    assert movers == [2, 3, 0]


@COUNTS
def test_the_first_player_opens(players: int) -> None:
    """TK-8.3: the first auction of the game is opened by the first player."""
    for first in range(players):
        assert start(players, first).to_move == first


@pytest.mark.parametrize(
    ("played", "others", "opener"),
    [(0, (1, 2, 3), 1), (3, (0, 1, 2), 0), (1, (0, 3), 3), (2, (0, 1), 0), (0, (2, 3), 2)],
)
def test_later_openers(played: int, others: tuple[int, ...], opener: int) -> None:
    """TK-8.3: the next opener is the first player with a totem up, clockwise from the last."""
    position = table(4).totems(played, *others).turn(played).position()
    play(position, "end turn")
    assert bidding(position)
    assert position.to_move == opener


@COUNTS
def test_a_new_round_is_opened_left_of_the_last(players: int) -> None:
    """TK-8.3: a new round is opened by the player left of the one who played last."""
    for last in range(players):
        position = table(players).totems(last).turn(last).position()
        play(position, "end turn")
        while position.to_move == sacbe.CHANCE:
            position.play(position.legal()[0])
        assert position.to_move == (last + 1) % players
        assert bidding(position)


@pytest.mark.parametrize("score", [0, 1, 2, 20, 55])
def test_no_bid_above_the_points(score: int) -> None:
    """TK-8.4: bids are whole points from 1, no more than the bidder has."""
    position = table(2).lay("c4", "B4").points(score, 20).auction(0).position()
    assert position.tokens() == [*(f"bid {bid}" for bid in range(1, score + 1)), "pass"]


def test_no_bid_against_more_points() -> None:
    """TK-8.4: a player who cannot bid higher can only pass."""
    position = table(2).points(20, 6).auction(0).position()
    play(position, "bid 6")
    assert position.tokens() == ["pass"]
    position = table(2).points(20, 6).auction(0).position()
    play(position, "bid 5")
    assert position.tokens() == ["bid 6", "pass"]


def test_all_points_may_be_bid() -> None:
    """TK-8.4: a player may bid everything."""
    position = start(2)
    play(position, "bid 20", "pass")
    assert points(position) == [0, 20]


@COUNTS
def test_all_pass(players: int) -> None:
    """TK-8.4, R1: if all pass, the first to pass plays next, free of charge."""
    for opener in range(players):
        position = table(players).auction(opener).position()
        play(position, *["pass"] * players)
        assert position.to_move == opener
        assert points(position) == [20] * players
        assert take_turn(position) == opener


@COUNTS
def test_the_last_player_of_a_round(players: int) -> None:
    """TK-8.5, R6: the last player of a round gets the last tile without an auction, for free."""
    position = table(players).points(*[20] * players).totems(0, 1).turn(0).shown("A3").position()
    play(position, "end turn")
    assert position.to_move == 1
    assert not bidding(position)
    assert seen(position)["open_tiles"] == ["A3"]
    assert position.tokens() == ["choose A3"]
    assert take_turn(position) == 1
    assert points(position) == [20] * players
    assert seen(position)["hexes"][next(iter(placed(position)))]["tile"] == "A3"


def placed(position: Position) -> list[str]:
    """Return the hexes with tiles."""
    return [name for name, hex in seen(position)["hexes"].items() if hex["tile"]]


@COUNTS
def test_a_volcano_chosen(players: int) -> None:
    """TK-8.6: the volcano is set aside, all score starting with its player, then it is placed."""
    tiles = ("B4", "B5", "B6", "C1")[:players]
    setting = table(players).shown(*tiles).auction(1).stand(1, "a4", 1).level("a4", 4)
    position = setting.stand(0, "b5", 1).position()
    play(position, "bid 2", *["pass"] * (players - 1))
    assert points(position)[1] == 18  # paid before
    play(position, "choose B4")
    assert seen(position)["scoring"] == "volcano"
    assert "B4" not in [hex["tile"] for hex in seen(position)["hexes"].values()]
    movers = []
    for _ in range(players):
        assert left(position) == 10
        assert up(position) == list(range(players))
        movers += end_turns(position, 1)
    assert movers == [(1 + place) % players for place in range(players)]
    assert points(position) == [21, 22, 20, 20][:players]
    assert position.to_move == 1
    assert {token.split()[0] for token in position.tokens()} == {"place"}
    play(position, "place c4 0")
    assert left(position) == 10
    assert up(position) == list(range(players))
    play(position, "end turn")
    assert up(position) == [seat for seat in range(players) if seat != 1]
    assert points(position) == [21, 22, 20, 20][:players]


def test_totems_untouched_by_the_scoring_round() -> None:
    """TK-8.6: those who have played in this round also score, and stay out of the round."""
    position = table(4).totems(2, 3).shown("B4", "B5").chooses(2).position()
    play(position, "choose B4")
    assert end_turns(position, 4) == [2, 3, 0, 1]
    assert up(position) == [2, 3]
    play(position, "place c4 0", "end turn")
    assert up(position) == [3]
    assert position.tokens() == ["choose B5"]


def test_a_volcano_left_over() -> None:
    """TK-8.6: if the last tile of a round is the volcano, it works the same, for free."""
    position = table(2).totems(0).shown("B4").chooses(0).position()
    play(position, "choose B4")
    assert end_turns(position, 2) == [0, 1]
    play(position, "place c4 0", "end turn")
    assert points(position) == [20, 20]
    assert position.to_move == sacbe.CHANCE


def test_limits_afresh_after_a_volcano() -> None:
    """TK-8.6: the turn after the scoring round has its own limits and 10 points."""
    position = table(2).totems(0).shown("B4").chooses(0).stand(0, "a4", 2).position()
    play(position, "choose B4", "uncover a4", "uncover a4", "end turn", "end turn", "place c4 0")
    play(position, "uncover a4", "uncover a4")
    assert at(position, "a4")["level"] == 5


@pytest.mark.parametrize(
    ("scores", "placer", "order"),
    [
        ((20, 18, 19, 17), 0, [3, 1, 2, 0]),
        ((10, 18, 19, 17), 0, [0, 3, 1, 2]),  # the placer is last only among ties
        ((20, 20, 20, 20), 0, [1, 2, 3, 0]),
        ((20, 20, 20, 20), 2, [3, 0, 1, 2]),
        ((5, 9, 5, 9), 2, [0, 2, 3, 1]),
        ((5, 9, 5, 9), 1, [2, 0, 3, 1]),
        ((7, 7, 3, 7), 1, [2, 3, 0, 1]),
        ((3, 2, 1, 0), 3, [3, 2, 1, 0]),
    ],
)
def test_order_of_the_last_round(scores: tuple[int, ...], placer: int, order: list[int]) -> None:
    """TK-8.7: fewest points first; ties clockwise, with the placer of the last tile last."""
    setting = table(4).stack().totems(placer).turn(placer).points(*scores)
    position = setting.position()
    play(position, "end turn")
    assert seen(position)["scoring"] == "final"
    assert end_turns(position, 4) == order
    assert position.is_over


@pytest.mark.parametrize(
    ("scores", "placer", "order"),
    [((4, 4), 0, [1, 0]), ((4, 4), 1, [0, 1]), ((3, 4), 0, [0, 1]), ((4, 3), 1, [1, 0])],
)
def test_order_of_two(scores: tuple[int, ...], placer: int, order: list[int]) -> None:
    """TK-8.7: the same for two players."""
    position = table(2).stack().totems(placer).turn(placer).points(*scores).position()
    play(position, "end turn")
    assert end_turns(position, 2) == order


def test_points_spent_in_auctions_are_gone() -> None:
    """TK-8.7: the last round adds to the points left after all bids; most points win."""
    setting = table(3).stack().totems(1).turn(1).points(9, 3, 8).stand(1, "a4", 1).level("a4", 7)
    position = setting.position()
    play(position, "end turn")
    end_turns(position, 3)
    assert points(position) == [9, 10, 8]
    assert position.winners() == [1]


def test_the_basic_game_has_no_auction() -> None:
    """TK-8.1: in the basic game no totem is up and nothing is turned up."""
    position = GAME.start(3, first=0)
    assert not any(has(position, seat)["totem_up"] for seat in range(3))
    play(position, "tile A1")
    assert seen(position)["open_tiles"] == []

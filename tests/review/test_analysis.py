"""Lines are whole turns, measured equally, and explained by numbers that add up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sacbe
from sacbe import CHANCE, BadOption, Message, i18n
from sacbe.core.position import Position
from sacbe.face.narrator import Narrator
from sacbe.i18n import text
from sacbe.i18n.words import Words
from sacbe.review.analysis import (
    SMALLEST,
    Line,
    Reason,
    analyse,
    differences,
)
from sacbe.review.lines import endings, follow, imagine, names
from sacbe.review.wording import reason_text, told, told_gains, whole_turn
from tests.review.games import bots_game

GOLDEN = Path(__file__).parents[1] / "golden"
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def middle(name: str) -> Position:
    """Return a position in the middle of a game, at the beginning of a turn."""
    return bots_game(name, 2, seed=1, until=10).position


def lines_of(position: Position, playouts: int = 6, best: int = 2) -> list[Line]:
    return analyse(position.view(position.to_move), playouts, seed=1, best=best)


@every_game
def test_lines_go_to_the_end_of_the_turn(name: str) -> None:
    position = middle(name)
    lines = lines_of(position)
    assert lines
    for line in lines:
        end = follow(position, line.moves, None)
        assert end is not None
        assert line.seat == position.to_move
        while not end.is_over and end.to_move == CHANCE and end.turn == position.turn:
            end.play(end.legal()[0])
        assert end.is_over or end.turn > position.turn
        assert sum(line.value.wins) == pytest.approx(1)


@every_game
def test_the_best_comes_first_and_no_line_twice(name: str) -> None:
    position = middle(name)
    lines = lines_of(position, best=3)
    hopes = [line.value.hope for line in lines]
    assert hopes == sorted(hopes, reverse=True)
    assert len({tuple(sorted(line.moves)) for line in lines}) == len(lines)
    assert len({line.value.playouts for line in lines}) == 1


@every_game
def test_reasons_add_up(name: str) -> None:
    """The differences of the terms add up to the difference of the estimates."""
    position = middle(name)
    seat = position.to_move
    evaluation = position.game.evaluation
    lines = lines_of(position)
    for line in lines:
        ends = endings(imagine(position.view(seat), 1), line.moves, 1)
        estimate = sum(evaluation.points(end, seat) for end in ends) / len(ends) / 100
        before = evaluation.points(position, seat) / 100
        assert sum(reason.points for reason in line.gains()) == pytest.approx(estimate - before)
        assert sum(line.end.values()) == pytest.approx(estimate)
        assert line.rivals[seat] == pytest.approx(estimate)
        other = lines[0]
        apart = sum(reason.points for reason in line.against(other))
        assert apart == pytest.approx(sum(line.end.values()) - sum(other.end.values()))


@every_game
def test_every_term_has_its_words(name: str) -> None:
    for term in sacbe.GAMES[name].evaluation.terms:
        up = text(Message(f"reason-{name}-{term}", {"way": "up", "points": "+1"}))
        down = text(Message(f"reason-{name}-{term}", {"way": "down", "points": "−1"}))
        assert "+1" in up
        assert "−1" in down
        assert up.replace("+1", "") != down.replace("−1", "")


@every_game
def test_no_words_are_left_over(name: str) -> None:
    """There is no wording for terms that no longer exist."""
    source = Path(i18n.__file__).with_name("en.ftl").read_text(encoding="utf-8")
    named = re.findall(rf"^reason-{name}-([a-z_]+) =", source, re.MULTILINE)
    assert sorted(named) == sorted(sacbe.GAMES[name].evaluation.terms)


@every_game
def test_the_same_seed_gives_the_same_lines(name: str) -> None:
    position = middle(name)
    assert lines_of(position, 4) == lines_of(position, 4)


def test_differences_begin_with_the_biggest() -> None:
    found = differences({"a": 1.0, "b": 2.0, "c": 0.0}, {"a": 0.0, "b": 2.0, "c": 3.5})
    assert [tuple(reason) for reason in found] == [("c", 3.5), ("a", -1.0)]


def test_time_can_be_the_budget() -> None:
    position = middle("tzolkin")
    shares: list[float] = []
    found = analyse(position.view(position.to_move), 0, 1, 1, 0.05, shares.append)
    assert len(found) == 1
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_progress_is_told() -> None:
    position = middle("tzolkin")
    shares: list[float] = []
    analyse(position.view(position.to_move), 2, 1, 1, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_only_who_is_to_move_gets_lines() -> None:
    position = middle("tzolkin")
    with pytest.raises(BadOption):
        analyse(position.view(1 - position.to_move), 2, 1, 1)
    with pytest.raises(BadOption):
        analyse(position.view(None), 2, 1, 1)


def deal(others: list[str]) -> Position:
    """Return a game of two whose first player has just been dealt tiles; the other has `others`."""
    position = sacbe.GAMES["tzolkin"].start(2, first=0)
    mine = iter(["W01", "W05", "W09", "W13"])
    theirs = iter(others)
    neutral = iter(["W02", "W03", "W04", "W06", "W07", "W08", "W10", "W11", "W12", "W14"])
    while position.to_move == CHANCE:
        prompt = position.prompt()
        assert prompt is not None
        if prompt.kind == "deal":
            position.play(f"deal {next(theirs if prompt.args['seat'] else mine)}")
        elif prompt.kind == "neutral":
            position.play(f"neutral {next(neutral)}")
        else:
            position.play(position.legal()[0])
    return position


def test_what_is_hidden_does_not_count() -> None:
    """Two games that look the same to a player are analysed the same."""
    one, two = deal(["W17", "W18", "W19", "W20"]), deal(["W21", "W20", "W16", "W15"])
    assert one != two
    assert one.to_move == two.to_move == 0
    assert lines_of(one, 8) == lines_of(two, 8)


def test_hidden_things_are_imagined_in_several_ways() -> None:
    view = deal(["W17", "W18", "W19", "W20"]).view(0)
    worlds = imagine(view, 1)
    assert len({world.digest() for world in worlds}) > 1
    assert all(world.view(0) == view for world in worlds)
    assert len(imagine(middle("tzolkin").view(middle("tzolkin").to_move), 1)) == 1


def test_draws_on_the_way_are_drawn_anew() -> None:
    """A line through a draw is measured after several draws, not after a lucky one."""
    position, moves = recovering()
    found = endings([position], moves, 1)
    assert len(found) > 1
    assert len({end.digest() for end in found}) > 1


def test_what_is_drawn_makes_no_other_line() -> None:
    position, moves = recovering()
    position.play(moves[0])
    others = [id for id in position.choices() if id != moves[1]]
    assert others
    start, _ = recovering()
    assert names(start, moves) & names(start, (moves[0], others[0]))


def test_what_is_told_alike_is_the_same_line() -> None:
    """Rotations of a tile with the same roads are one line."""
    start = bots_game("tikal", 2, seed=1, until=6).position
    while not start.tokens()[0].startswith("place "):
        start.play(start.legal()[0])
    lines: dict[tuple[str, ...], list[tuple[int, ...]]] = {}
    for token in start.tokens():
        end = start.copy()
        end.play(token)
        moves = (start.find(token).id, end.find("end turn").id)
        lines.setdefault(tuple(whole_turn(start, moves)), []).append(moves)
    alike = [group for group in lines.values() if len(group) > 1]
    assert alike
    assert len(lines) > 1
    for one, two, *_ in alike:
        assert names(start, one, whole_turn) & names(start, two, whole_turn)
    first, second = [group[0] for group in lines.values()][:2]
    assert not names(start, first, whole_turn) & names(start, second, whole_turn)


@pytest.mark.skipif(sacbe.BUILD == "plain", reason="so many playouts take long")
def test_no_two_lines_read_alike() -> None:
    position = bots_game("tikal", 2, seed=2, until=16).position
    found = analyse(position.view(position.to_move), 60, seed=1, best=3, tell=whole_turn)
    assert len({tuple(sorted(whole_turn(position, line.moves))) for line in found}) == 3


def test_passing_time_is_no_reason() -> None:
    """With every turn that passes, workers earn less and technologies are used less often."""
    found = [Reason("workers", -2.0), Reason("turn", -1.5), Reason("technologies", -0.5)]
    assert told_gains("tzolkin", found) == []
    gained = [Reason("workers", 4.0), Reason("technologies", 1.0)]
    assert told_gains("tzolkin", gained) == gained
    assert told(found, 3) == found  # between two lines they are


def test_no_reason_is_shown_smaller_than_the_least() -> None:
    narrator = Narrator(Words("en"), [])
    for hundredths in range(20, 40):
        for reason in told([Reason("corn", hundredths / 100)], 1):
            shown = reason_text("tzolkin", reason, narrator)
            assert float(shown.rpartition("+")[2]) >= SMALLEST


def recovering() -> tuple[Position, tuple[int, ...]]:
    """Return a position of Tikal, and a line that recovers a treasure."""
    record = sacbe.Record.load(GOLDEN / "tikal" / "01.sacbe")
    positions = list(record.positions())
    for number, id in enumerate(record.moves):
        if record.game.moves[id].token.startswith("recover "):
            return positions[number], tuple(record.moves[number : number + 2])
    raise AssertionError("nobody recovered anything")

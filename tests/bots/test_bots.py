"""The bots: their names, their budgets, and their strength."""

from __future__ import annotations

import json
import multiprocessing
import pickle
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

import pytest

import sacbe
from sacbe import Position
from sacbe.bots import LEVELS, BadBot, Bot, Forfeit, SearchBot, check, level_bot, make
from sacbe.bots.parallel_search import ParallelSearchBot
from sacbe.bots.search import Clock, imagined
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from tests.walks import variants

CHOICES = Path(__file__).with_name("choices.json")


def play(game: str, specs: list[str], seed: int, **options: Any) -> Position:
    """Play a whole game between bots."""
    position = sacbe.GAMES[game].start(len(specs), **options)
    bots = [make(spec, seed * 100 + seat) for seat, spec in enumerate(specs)]
    dice = Dice(seed)
    while not position.is_over:
        go_on(position, bots, dice)
    return position


def go_on(position: Position, bots: list[Bot], dice: Dice) -> str | None:
    """Make one move; return what a bot chose."""
    seat = position.to_move
    if seat == sacbe.CHANCE:
        position.apply(draw(position, dice, position.choices()))
        return None
    token = bots[seat].choose(position.view(seat))
    position.play(token)
    return token


def middle(game: str, players: int, seed: int, **options: Any) -> Position:
    """Return a position at the beginning of a turn in the middle of a random game."""
    position = sacbe.GAMES[game].start(players, **options)
    dice = Dice(seed)
    while position.turn < 8 or position.to_move == sacbe.CHANCE:
        position.apply(draw(position, dice, position.choices()))
    return position


# Names.


@pytest.mark.parametrize(
    "spec",
    ["random", "greedy", "search:1", "search:0.25s", "search:2s", "rollouts:50", "level:1"],
)
def test_what_can_be_typed(spec: str) -> None:
    check(spec)
    position = middle("tikal", 2, 1)
    bot = make(spec.replace("2s", "0.01s"), 3)
    assert bot.choose(position.view(position.to_move)) in position.tokens()


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("", "Bots: level:1,"),
        ("chess", "Bots: level:1, level:2, level:3, level:4, level:5, random, greedy"),
        ("random:3", "Bots: level:1"),
        ("greedy:", "Bots: level:1"),
        ("Search:20", "Bots: level:1"),
        ("search", "Bots: level:1"),
        ("level", "Bots: level:1"),
        ("level:0", "from level:1 to level:5"),
        ("level:6", "from level:1 to level:5"),
        ("level:1.5", "from level:1 to level:5"),
        ("search:", "search:0.25s"),
        ("search:0", "search:0.25s"),
        ("search:0s", "search:0.25s"),
        ("search:-5", "search:0.25s"),
        ("search:1m", "search:0.25s"),
        ("search:1e3", "search:0.25s"),
        ("search:99999999", "at most 10000000"),
        ("search:9999s", "at most 3600s"),
        ("search:20@0", "search:0.25s@4"),
        ("search:20@999", "at most 64"),
        ("search:²", "search:0.25s"),
    ],
)
def test_what_cannot_be_typed(spec: str, said: str) -> None:
    for refuse in (check, lambda given: make(given, 1)):
        with pytest.raises(BadBot) as caught:
            refuse(spec)
        assert said in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


# Budgets.


def test_a_turns_budget_is_shared_between_its_decisions() -> None:
    clock = Clock(playouts=1000, seconds=0.0)
    spent = 0
    for _ in range(6):
        playouts, _ = clock.share(turn=3)
        clock.spend(playouts, 0.0)
        spent += playouts
    assert 950 < spent <= 1000
    assert clock.share(turn=4) == (600, 0.0)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(sacbe.GAMES))
def test_seconds_are_held(game: str) -> None:
    """A whole turn with all its small moves takes at most a tenth longer."""
    budget = 0.8
    took: list[float] = []
    busy: list[float] = []
    for seed in range(3):
        position = middle(game, 2, seed)
        seat, turn = position.to_move, position.turn
        bot = SearchBot(Dice(seed), playouts=0, seconds=budget)
        spent = worked = 0.0
        while position.to_move == seat and position.turn == turn:
            view = position.view(seat)
            began, begun = perf_counter(), thread_time()
            position.play(bot.choose(view))
            spent += perf_counter() - began
            worked += thread_time() - begun
        took.append(spent)
        busy.append(worked)
    # The median ignores turns that other programs delay, and the last search of a turn with many
    # decisions on a slow machine.
    assert median(busy) <= budget * 1.1
    assert max(took) > budget * 0.3  # and it is used


@pytest.mark.slow
@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("game", sorted(sacbe.GAMES))
def test_every_level_answers_a_turn_within_two_seconds(game: str, level: int) -> None:
    position = middle(game, 4, level)
    seat, turn = position.to_move, position.turn
    bot = level_bot(level, Dice(level))
    began = thread_time()  # does not count time used by other programs
    while position.to_move == seat and position.turn == turn:
        position.play(bot.choose(position.view(seat)))
    assert thread_time() - began < 2.0


def test_a_single_choice_needs_no_thought() -> None:
    bot = SearchBot(Dice(1), playouts=0, seconds=3000.0)
    assert bot.choose({"turn": 4, "choices": ["end turn"]}) == "end turn"


def test_playouts_are_not_wasted_on_a_settled_choice() -> None:
    position = middle("tzolkin", 2, 5)
    bot = SearchBot(Dice(1), playouts=500)
    bot.choose(position.view(position.to_move))
    assert 0 < bot.done < 300  # its share


# The same seed, the same choices.


def chosen(game: str, spec: str, options: dict[str, str]) -> list[str]:
    """Return what a bot chooses for itself and another in the first turns of a game."""
    position = sacbe.GAMES[game].start(2, first=0, **options)
    bots = [make(spec, 7), make(spec, 8)]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.clock.seconds = 0.0  # a level's patience depends on the machine
    dice = Dice(3)
    tokens: list[str] = []
    while len(tokens) < 25:
        token = go_on(position, bots, dice)
        tokens += [] if token is None else [token]
    return tokens


SPECS = ["random", "greedy", "rollouts:6", "search:8", "level:1", "level:3"]
GAMES = [(game, options) for game in sorted(sacbe.GAMES) for options in variants(game)]


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_build_chooses_the_same(game: str, options: dict[str, str], spec: str) -> None:
    """After a change to the bots, `python -m tests.bots.make` writes the expected choices."""
    known = json.loads(CHOICES.read_text())
    assert chosen(game, spec, options) == known[f"{game} {options} {spec}"]


@pytest.mark.slow
def test_several_processes_choose_by_the_seed_alone() -> None:
    """This holds over several decisions, in which each process keeps its tree."""
    games: list[list[str]] = []
    for _ in range(2):
        position = middle("tikal", 3, 2)
        seat, turn = position.to_move, position.turn
        bot = ParallelSearchBot(5, playouts=40, seconds=0.0, processes=2)
        tokens: list[str] = []
        while position.to_move == seat and position.turn == turn:
            tokens.append(bot.choose(position.view(seat)))
            position.play(tokens[-1])
        bot.close()
        games.append(tokens)
    assert games[0] == games[1]
    assert len(games[0]) > 1


@pytest.mark.slow
def test_several_processes_hold_their_seconds_and_leave() -> None:
    position = middle("tzolkin", 2, 3)
    bot = ParallelSearchBot(5, playouts=0, seconds=0.5, processes=2)
    view = position.view(position.to_move)
    took: list[float] = []
    for _ in range(5):
        bot.clock = Clock(playouts=0, seconds=0.5)
        began = perf_counter()
        bot.choose(view)
        took.append(perf_counter() - began)
    # Three processes: a busy machine may halt any of them for a while.
    assert min(took) < 0.55
    pids = pids_of(bot)
    bot.close()
    assert not pids & running()


def test_a_process_that_died_forfeits() -> None:
    position = middle("tikal", 2, 3)
    bot = ParallelSearchBot(5, playouts=20, seconds=0.0, processes=2)
    assert bot.pool is not None
    pids = pids_of(bot)
    bot.pool.workers[1].kill()
    for _ in range(2):
        with pytest.raises(Forfeit, match="2 processes"):
            bot.choose(position.view(position.to_move))
    assert not pids & running()


def pids_of(bot: ParallelSearchBot) -> set[int | None]:
    assert bot.pool is not None
    found = {worker.pid for worker in bot.pool.workers}
    assert found <= running()
    return found


def running() -> set[int | None]:
    return {process.pid for process in multiprocessing.active_children()}


def test_the_tree_is_reused_in_the_next_turn() -> None:
    """What was searched about the others' replies is reused in the bot's next turn."""
    position = middle("tzolkin", 2, 3)
    seat = position.to_move
    bot = SearchBot(Dice(1), playouts=120)
    dice = Dice(1)
    other = make("search:60", 2)
    bots = [bot if each == seat else other for each in range(2)]
    turn = position.turn
    while position.to_move != seat or position.turn == turn:
        go_on(position, bots, dice)
    assert bot.tree is not None
    known = bot.tree.root(position.game.imagine(position.view(seat), dice))
    assert known.visits > 0


# Hidden things.


def test_several_worlds_are_imagined_where_something_is_hidden() -> None:
    """Until all have chosen their wealth tiles, nobody knows the others' (TZ-1.4)."""
    game = sacbe.GAMES["tzolkin"]
    position = game.start(3, first=0)
    dice = Dice(2)
    while position.to_move == sacbe.CHANCE:
        position.apply(draw(position, dice, position.choices()))
    worlds = imagined(game, position.view(position.to_move), dice)
    assert len(worlds) == 8
    assert len({world.digest() for world in worlds}) > 1
    later = middle("tzolkin", 3, 1)
    assert len(imagined(game, later.view(later.to_move), dice)) == 1


# Strength; docs/strength.md has the real measurements.


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_greedy_beats_random(game: str, options: dict[str, str]) -> None:
    for seed in range(2):
        specs = ["greedy", "random"] if seed else ["random", "greedy"]
        assert play(game, specs, seed, **options).winners() == [specs.index("greedy")]

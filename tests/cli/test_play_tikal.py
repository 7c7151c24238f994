"""Tikal in the terminal: whole games in both modes, the map, distant goals, bids, and what is shown
before a choice."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import sacbe
from sacbe.cli.typed_choice import pick
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from sacbe.core.position import Position
from sacbe.face.game_face import MenuEntry
from sacbe.face.narrator import NEUTRAL, SHAPES, Narrator, TerminalNarrator
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from sacbe.tikal.data import HEX_NAMES, HEXES, NEIGHBOUR, SIDES
from sacbe.tikal.face import map as tikal_map
from sacbe.tikal.face.board import numbers
from sacbe.tikal.face.menu import menu
from sacbe.tikal.view import view as view_of
from sacbe.tikal.view_types import TikalView
from tests.cli.stage import Outcome, perform

WIDEST = 120
MODES = ("basic", "tactical")
SEATS = {2: "me,random", 3: "me,random,random", 4: "random,me,random,me"}
DRAWN = {chr(code) for code in range(0x2190, 0x2600)} | set(SHAPES + NEUTRAL + "·★◦∴×")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep games apart from the user's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def kept(home: Path) -> sacbe.Record:
    """Return the one game that was saved by default."""
    (found,) = (home / "data" / "sacbe").iterdir()
    return sacbe.Record.load(found)


def guesses(seed: int, count: int = 6000) -> str:
    """Return random input, much of it invalid."""
    dice = random.Random(seed)
    typed = [*"123456789", "pass", "end turn"]
    return "".join(f"{dice.choice(typed)}\n" for _ in range(count))


def play(*arguments: str, typed: str = "", interrupt: bool = False) -> Outcome:
    return perform("play", "tikal", *arguments, typed=typed, interrupt=interrupt)


def wander(seed: int, players: int, mode: str, turns: int) -> Position:
    """Return a random game after `turns` turns, in which more happens than by pure chance."""
    position = sacbe.GAMES["tikal"].start(players, mode=mode)
    dice, choice = Dice(seed), random.Random(seed)
    while not position.is_over and position.turn < turns:
        if position.to_move == sacbe.CHANCE:
            position.apply(draw(position, dice, position.choices()))
            continue
        tokens = [token for token in position.tokens() if token != "end turn"] or ["end turn"]
        busy = [t for t in tokens if t.split()[0] in ("uncover", "recover", "camp", "guard")]
        position.play(choice.choice(busy if busy and choice.random() < 0.5 else tokens))
    while position.to_move == sacbe.CHANCE:
        position.apply(draw(position, dice, position.choices()))
    return position


POSITIONS = [
    wander(seed, players, mode, turns)
    for seed, (players, mode, turns) in enumerate(
        [(2, "basic", 9), (3, "basic", 22), (4, "basic", 37), (2, "tactical", 40),
         (3, "tactical", 70), (4, "tactical", 120), (4, "basic", 48), (4, "tactical", 75)]
    )
]  # fmt: skip


@pytest.fixture(params=POSITIONS, ids=lambda position: f"turn {position.turn}")
def position(request: pytest.FixtureRequest) -> Position:
    found: Position = request.param
    return found.copy()


def narrator(position: Position, plain: bool = False) -> Narrator:
    return TerminalNarrator(Words("en"), ["" for _ in range(position.players)], plain)


def seen(position: Position) -> TikalView:
    return view_of(position, position.to_move if position.to_move >= 0 else None)


# Whole games.


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_to_the_end(mode: str, players: int, home: Path) -> None:
    outcome = play(
        "--mode", mode, "--seats", SEATS[players], "--seed", "3", typed=guesses(players, 12000)
    )
    assert outcome.code == 0
    assert "The game is over" in outcome.shown
    assert re.search(r"wins\. Congratulations|win together", outcome.shown)
    persons = SEATS[players].count("me")  # each sees what happened
    assert outcome.shown.count(": a scoring round. In turn, each player") == 3 * persons
    assert "the last scoring round. In turn, each player" in outcome.shown
    assert "\x1b" not in outcome.shown
    assert outcome.width <= WIDEST
    record = kept(home).verify()
    assert record.position.is_over
    assert record.options == {"mode": mode}


@pytest.mark.parametrize("mode", MODES)
def test_where_the_points_came_from_adds_up(mode: str, home: Path) -> None:
    outcome = play("--seats", "random,random,random", "--seed", "4", "--plain", "--mode", mode)
    result = outcome.shown.partition("The game is over")[2].replace("\u00a0", " ")
    names = ["Red", "Green", "Blue"]
    for seat, block in enumerate(re.split(r"\n(?:Red|Green|Blue)\n", result)[1:]):
        rounds = re.findall(r"temples \+ treasures: (\d+) \+ (\d+)", block)
        assert len(rounds) == 4
        paid = re.search(r"Start: (\d+)\nAuctions: −?(\d+)", block)
        start = int(paid[1]) - int(paid[2]) if paid else 0
        assert bool(paid) == (mode == "tactical")
        total = re.search(r"Points: (\d+)", block)
        assert total is not None
        assert start + sum(int(a) + int(b) for a, b in rounds) == int(total[1])
        assert int(total[1]) == kept(home).position.scores()[seat]
    assert all(name in result for name in names)


# The map.


def test_the_start_is_drawn_as_printed() -> None:
    position = sacbe.GAMES["tikal"].start(2, first=0)
    lines = [line.plain for line in tikal_map.draw(seen(position), narrator(position))]
    assert len(lines) == tikal_map.HEIGHT
    assert max(map(len, lines)) == tikal_map.WIDTH == 98
    corner = [line[:26].rstrip() for line in lines[-11:]]
    assert corner == [
        " \\____·_____/░░░░ b3 ░░░░\\",
        " / a4       \\░░░░░░░░░░░░/",
        "/  temple 1  ·____·_____/░",
        "\\            / b4       \\░",
        " \\___╴2╶____/  clearing  ·",
        " / a5       \\            ·",
        "/ base camp  1__________/░",
        "\\            2 b5       \\░",
        " \\__________/  temple 1  ·",
        "            \\            /",
        "             \\__________/",
    ]


def test_every_price_stands_on_its_border(position: Position) -> None:
    view = seen(position)
    lines = [line.plain.ljust(tikal_map.WIDTH) for line in tikal_map.draw(view, narrator(position))]
    for hex in range(HEXES):
        for side in range(SIDES):
            beside = int(NEIGHBOUR[SIDES * hex + side])
            names = {HEX_NAMES[hex], HEX_NAMES[beside]} if beside >= 0 else {""}
            found = "".join(lines[y][x] for x, y in tikal_map.spots(hex, side))
            digits = re.sub(r"\D", "", found)
            if names <= set(view["hexes"]):
                price = view["hexes"][HEX_NAMES[hex]]["roads"][side]
                assert digits == (str(price) if price else "")
            else:
                assert digits == ""  # nobody can go there yet


def test_everything_on_the_map_can_be_read(position: Position) -> None:
    view = seen(position)
    lines = [line.plain.ljust(tikal_map.WIDTH) for line in tikal_map.draw(view, narrator(position))]
    for hex, name in enumerate(HEX_NAMES):
        x, y = tikal_map.corner(hex)
        inside = [lines[y + line][x + 1 : x + 1 + tikal_map.ROOM] for line in (1, 2, 3)]
        here = view["hexes"].get(name)
        assert name in "".join(inside)
        if here is None:
            assert tikal_map.CANOPY in inside[0]
            continue
        figures = inside[2] + inside[0]
        for seat, group in enumerate(here["figures"]):
            count = str(group["explorers"] or "")
            star = tikal_map.LEADER if group["leader"] else ""
            shown = SHAPES[seat] + count + star
            assert (shown in figures) == bool(count or star), (name, inside)
        if here["level"]:
            assert f"temple {here['level']}" in inside[1]
            holder = here["held_by"]
            assert sum(shape in inside[1] for shape in SHAPES) == (holder is not None)
            assert holder is None or SHAPES[holder] in inside[1]
            assert ("[" in inside[1]) == (here["guard"] is not None)
        if here["camp"] is not None:
            assert f"camp {SHAPES[here['camp']]}" in inside[1]
        else:
            assert inside[1].count(tikal_map.TREASURE) == here["treasures"]


def test_a_crowd_finds_room() -> None:
    position = POSITIONS[2].copy()
    view = seen(position)
    view["hexes"]["a5"]["figures"] = [{"explorers": 18, "leader": True} for _ in range(4)]
    lines = [line.plain for line in tikal_map.draw(view, narrator(position))]
    x, y = tikal_map.corner(HEX_NAMES.index("a5"))
    assert lines[y + 3][x + 1 : x + 13] == "▲18★●18★■18★"
    assert lines[y + 1][x + 2 : x + 12] == " a5   ◆18★"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_onto_the_map(language: str) -> None:
    words = Words(language)
    room = tikal_map.ROOM
    widths = {"camp": room - 2, "base_camp": room, "clearing": room, "volcano": room}
    widths |= {"temple": room - 5, "ruins": room - 5}  # 10[▲] and four treasures
    for word, width in widths.items():
        assert cell_len(words.text(f"board-tikal-map-{word}")) <= width, word
    assert cell_len(words.text("board-tikal-legend")) <= 100


def test_where_a_tile_can_be_laid_stands_out() -> None:
    outcome = play("--seed", "3", "--first", "0", typed="")
    assert set(re.findall(r"\[([a-h][1-5])\]", outcome.shown)) == {"a3", "b3", "c4", "c5"}


# Screens.


@pytest.mark.parametrize("columns", [40, 80, 100, 110, 120, 200])
@pytest.mark.parametrize("mode", MODES)
def test_every_screen_is_wide_enough(
    columns: int, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = "pass\n1\n1\nb\np\nt\n?\nl\n" + guesses(6, 150) + "b\n"
    outcome = play("--mode", mode, "--seed", "11", "--seats", SEATS[4], typed=typed)
    assert outcome.code == 0
    assert outcome.width <= min(columns, WIDEST)
    assert (tikal_map.CANOPY in outcome.shown) == (columns >= 100)
    assert ("Temple tiles left\n" in re.sub(r" +\n", "\n", outcome.shown)) == (columns >= WIDEST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played(language: str) -> None:
    typed = "b\np\nt\n?\nl\nx\n" + guesses(5, 300)
    outcome = play(
        "--lang", language, "--seats", "me,random,random,random", "--seed", "11",
        "--mode", "tactical",
        "--names", "Ana Ana Ana An,Bohdan,Чотирнадцять12,DDDDDDDDDDDDDD", typed=typed,
    )  # fmt: skip
    assert outcome.code == 0
    assert outcome.width <= WIDEST


@pytest.mark.parametrize("mode", MODES)
def test_plain_has_no_boxes_and_no_symbols_that_stand_alone(mode: str) -> None:
    typed = "board\nplayers\ntiles\nlog\n?\n" + guesses(8, 12000)
    outcome = play("--plain", "--mode", mode, "--seats", "me,random", "--seed", "2", typed=typed)
    assert outcome.code == 0
    assert "The game is over" in outcome.shown
    table = outcome.shown.partition("The game is over")
    assert not DRAWN & set(table[0])
    assert "\x1b" not in outcome.shown
    assert "paths to a4 for 2, b4 for 1, b5 for 2" in outcome.shown
    assert "stones towards unexplored" in outcome.shown


# Choices.


def leaves(offered: list[MenuEntry]) -> list[MenuEntry]:
    """Return all choices that make moves, from all lists."""
    out: list[MenuEntry] = []
    for choice in offered:
        if choice.moves:
            out.append(choice)
        out += leaves(list(choice.more))
        out += [choice._replace(moves=(id,)) for id in choice.numbers.values()]
    return out


def test_everything_legal_is_offered_and_nothing_else(position: Position) -> None:
    offered = leaves(menu(position, narrator(position)))
    for choice in offered:
        after = position.copy()
        for id in choice.moves:
            after.play(id)
    first = {choice.moves[0] for choice in offered}
    goals = {(choice.moves[-1], choice.word) for choice in offered}
    for id in set(position.legal()) - first:
        # The end of an expensive road is offered even if there is a cheaper way around.
        word, figure, start, end = position.game.moves[id].token.split()
        assert word == "move"
        assert any(
            goal == end and position.game.moves[last].token.split()[1] == figure
            for last, goal in goals
        ), (figure, start, end)


def test_what_is_left_is_said_and_true(position: Position) -> None:
    offered = leaves(menu(position, narrator(position)))
    seat = position.to_move
    before = position.game.holdings(position, seat)
    for choice in offered:
        told = re.match(r"(\d+) action points?, (\d+) left(?:; scored now: (.*))?$", choice.effect)
        if told is None:
            continue
        after = position.copy()
        for id in choice.moves:
            after.play(id)
        now = position.game.holdings(after, seat)
        assert int(told[2]) == now["action_points"]
        assert int(told[1]) == before["action_points"] - now["action_points"]
        more = now["would_score"] - before["would_score"]
        sign = "more" if more > 0 else "less"
        plural = "point" if abs(more) == 1 else "points"
        assert told[3] == (f"{abs(more)} {plural} {sign}" if more else None)


def test_roads_are_said_before_a_tile_is_laid() -> None:
    position = sacbe.GAMES["tikal"].start(2, first=0)
    position.play("tile A3")
    offered = menu(position, narrator(position))
    assert [choice.word for choice in offered] == ["a3", "b3", "c4", "c5"]
    chosen = pick("b3 4", offered)
    assert chosen is not None
    assert chosen.title == "stones ↗1 ↓2: paths to b4 for 3, a4 for 1"
    assert pick("B3 4", offered) == pick("2 4", offered) == chosen
    for nonsense in ("b3 7", "b3 0", "c3", "b3 4 1", "0", "5", "b3 x"):
        assert pick(nonsense, offered) is None


def test_roads_are_said_where_a_tile_fits_one_way_only() -> None:
    """A tile with all its stones on one side often fits only one way; a volcano makes no road."""
    told = 0
    for seed in range(40):
        position = wander(seed, 2, "basic", 16)
        if not position.tokens()[0].startswith("place"):
            position.play("end turn")
            while position.to_move == sacbe.CHANCE:
                position.play(position.legal()[0])
        for choice in menu(position, narrator(position)):
            if len(choice.moves) != 1 or not choice.token.startswith("place"):
                continue
            word, hex, _ = choice.token.split()
            after = position.copy()
            after.play(choice.token)
            assert word == "place"
            roads = after.view(None)["hexes"][hex]["roads"]
            if not any(roads):
                continue  # a volcano
            told += 1
            said = re.findall(r"for (\d)", choice.details[1])
            assert [int(price) for price in said] == [price for price in roads if price]
    assert told


def test_a_lone_leader_can_be_called_by_name_and_by_hex() -> None:
    position = sacbe.GAMES["tikal"].start(2, first=0)
    for token in ("tile A3", "place b3 0", "enter leader base", "move leader a5 b4"):
        position.play(token)
    offered = menu(position, narrator(position))
    by_name, by_hex = pick("leader a5", offered), pick("b4 a5", offered)
    assert by_name is not None
    assert by_name == by_hex
    assert position.game.moves[by_name.moves[0]].token == "move leader b4 a5"


def test_an_auction_says_aloud_what_it_is_about() -> None:
    position = sacbe.GAMES["tikal"].start(2, first=0, mode="tactical")
    for token in ("tile A3", "tile A5"):
        position.play(token)
    bid = menu(position, narrator(position, plain=True))[0]
    assert any("A3" in detail and "A5" in detail for detail in bid.details)


def test_nothing_is_to_be_scored_after_the_end() -> None:
    position = wander(3, 2, "basic", 1000)
    assert position.is_over
    for player in seen(position)["players"]:
        assert numbers(player, over=True)[1] == "–"
        assert numbers(player, over=False)[1] != "–"


def test_a_far_goal_is_reached_step_by_step_and_taken_back_step_by_step(home: Path) -> None:
    typed = "a3 1\nenter explorer base\na5\na3\n"
    outcome = play("--seed", "3", "--first", "0", "--seats", "me,random", typed=typed + "q\n")
    assert "Move the explorer on a5  to b4 (1), a4 (2), b5 (2), a3 (3)" in outcome.shown
    assert "a3: ruins with 4 treasures (3 action points, 6 left)  via a4" in outcome.shown
    record = kept(home)
    moves = [record.game.moves[id].token for id in record.moves]
    assert moves[-2:] == ["move explorer a5 a4", "move explorer a4 a3"]


def test_undo_takes_single_steps_back(home: Path) -> None:
    typed = "a3 1\nenter explorer base\na5 a3\nu\nu\nu\nu\nu\nq\n"
    outcome = play("--seed", "3", "--first", "0", "--seats", "me,random", typed=typed)
    assert outcome.shown.count("Undone: ") == 4
    assert "Undone: Move: explorer from a4 to a3" in outcome.shown
    assert outcome.shown.count("Nothing to undo") == 1
    record = kept(home)
    assert [record.game.moves[id].token for id in record.moves] == ["tile A3"]


def test_a_list_is_left_without_choosing(home: Path) -> None:
    typed = "a3\nu\nb3\nb\n\nu\nq\n"
    outcome = play("--seed", "3", "--first", "0", "--seats", "me,random", typed=typed)
    assert "1–6 · u back" in outcome.shown
    assert "Undone" not in outcome.shown
    assert "Nothing to undo" not in outcome.shown
    assert len(kept(home).moves) == 1


def test_bids_are_typed_as_numbers(home: Path) -> None:
    arguments = ["--mode", "tactical", "--seed", "3", "--first", "0", "--seats", "me,me"]
    outcome = play(*arguments, typed="21\n0\n7\n7\nbid 3\nu\n9\n2\npass\n1\nq\n")
    assert "1–20 Bid for the next turn; you have 20 points" in outcome.shown
    assert "“21” is not possible here. Type 1–20 or pass" in outcome.shown
    assert "8–20 or pass" in outcome.shown
    assert outcome.shown.count("is not possible here") == 5
    assert "Nothing to undo" in outcome.shown
    assert "● Green wins the auction for 9 points." in outcome.shown
    view = kept(home).position.view(1)
    assert [player["points"] for player in view["players"]] == [20, 11]
    assert view["prompt"]["key"] == "ask-place"
    assert "Bid for" in outcome.shown
    assert outcome.shown.count("\n2 Bid") == 0


def test_passing_says_who_would_have_the_turn() -> None:
    arguments = ["--mode", "tactical", "--seed", "3", "--first", "0", "--seats", "me,me,me"]
    outcome = play(*arguments, typed="pass\npass\npass\nq\n")
    assert "if everyone passes, you get the next turn for free" in outcome.shown
    assert "if everyone passes, ▲ Red gets the next turn for free" in outcome.shown
    assert "Everyone passed: ▲ Red, the first to pass, gets the turn for free." in outcome.shown


# The story.


def test_a_turn_is_told_in_a_few_parts(home: Path) -> None:
    typed = "a3 1\n" + "enter explorer base\n" * 3 + "a5 a3\na5 a3\nend turn\nl\nq\n"
    outcome = play("--seed", "3", "--first", "0", "--seats", "me,me", typed=typed)
    told = re.sub(r"\s+", " ", outcome.shown)
    assert (
        "▲ Red: places A3, ruins with 4 treasures, on a3 (paths to a4 for 1); brings in 3 "
        "explorers on a5; moves 2 explorers: a5 → a4 → a3; leaves 1 action point unused" in told
    )


def test_scoring_and_the_auction_are_announced(home: Path) -> None:
    file = home / "game.sacbe"
    play("--seats", "random,random", "--seed", "5", "--mode", "tactical", "--save", str(file))
    told = re.sub(r"\s+", " ", perform("replay", str(file)).shown)
    assert len(re.findall(r"scores \d+ points?: \d+ for temples, \d+ for treasures", told)) == 8
    assert len(re.findall(r"draws the volcano [BDF]\d: a scoring round", told)) == 3
    won = len(re.findall(r"wins the auction for|gets the turn for free", told))
    assert (won, told.count("takes the last turn of the round for free")) == (18, 18)
    assert told.count("Revealed: ") == 18


# Quitting, and wrong input.


@pytest.mark.parametrize("interrupt", [False, True], ids=["end of input", "Ctrl-C"])
@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n", "1\n1\n1\n"])
def test_leaving_saves_and_says_how_to_go_on(typed: str, interrupt: bool, home: Path) -> None:
    outcome = play("--seed", "5", "--seats", "me,random", typed=typed, interrupt=interrupt)
    assert outcome.code == 0
    assert "sacbe play --resume" in outcome.shown
    kept(home).verify()


def test_garbage_gets_one_line_and_the_prompt_again() -> None:
    garbage = (
        "xyzzy\n0\n99999999999\n-1\n1.5\n١\nend turn\na3 9\n\n\x1b[A\nplace a1 0\n" + "a" * 5000
    )
    outcome = play("--seed", "5", "--first", "0", typed=garbage + "\n")
    assert outcome.code == 0
    assert outcome.shown.count("is not a choice here") == 9
    assert outcome.shown.count("is not possible now") == 2
    assert "a" * 50 not in outcome.shown
    assert "\x1b" not in outcome.shown


def test_a_saved_game_goes_on(home: Path) -> None:
    file = home / "game.sacbe"
    play("--mode", "tactical", "--save", str(file), "--seed", "1", typed="1\n1\n1\nq\n")
    outcome = perform("play", "--resume", str(file), "--mode", "basic")
    assert outcome.code == 2
    assert "--mode" in outcome.complaint
    outcome = perform("play", "--resume", str(file), typed=guesses(1, 12000))
    assert "The game is over" in outcome.shown
    assert sacbe.Record.load(file).options == {"mode": "tactical"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "tikal", "--mode", "hard"], "Possible: basic, tactical"),
        (["play", "tzolkin", "--mode", "basic"], "Options: first"),
        (["simulate", "tzolkin", "--mode", "basic"], "Options: first"),
        (["simulate", "tikal", "--first", "4"], "Possible: 0, 1, 2, 3"),
        (["perft", "tikal", "--mode", ""], "Possible: basic, tactical"),
        (["play", "tikal", "--seats", "me"], "2, 3, 4"),
    ],
)
def test_what_is_wrong_is_said_with_what_is_possible(arguments: list[str], said: str) -> None:
    outcome = perform(*arguments)
    assert outcome.code == 2
    assert outcome.shown == ""
    assert said in outcome.complaint
    assert outcome.complaint.count("\n") == 1


# The other commands.


def test_other_commands_know_tikal(home: Path) -> None:
    file = home / "game.sacbe"
    play("--seats", "random,random", "--seed", "1", "--save", str(file))
    assert "1 good" in perform("verify", str(file)).shown
    for extra in ([], ["--plain"], ["--boards"]):
        outcome = perform("replay", str(file), *extra)
        assert outcome.code == 0
        assert "The game is over" in outcome.shown
        assert outcome.width <= WIDEST
    count = perform("perft", "tikal", "--mode", "tactical", "--depth", "2", "--divide")
    assert "first 1" in count.shown
    assert perform("perft", "tikal", "--from", str(file), "--turn", "5", "--depth", "1").code == 0
    assert perform("perft", "tikal", "--from", str(file), "--mode", "basic").code == 2
    simulated = perform("simulate", "tikal", "--games", "2", "--seed", "1", "--mode", "tactical")
    assert re.search(r"Mode +tactical", simulated.shown)
    for command in ("play", "simulate", "perft"):
        assert "basic|tactical" in perform(command, "--help").shown

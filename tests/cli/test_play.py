"""`sacbe play`: whole games, undo, saving, secrecy, and wrong input."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import sacbe
from sacbe.bots import BOTS, Bot, RandomBot, make, outside
from sacbe.cli import opponents
from sacbe.cli.app import run
from sacbe.cli.opponents import Opponents
from sacbe.cli.screen import Screen
from sacbe.core.dice import Dice
from sacbe.face.narrator import NEUTRAL, SHAPES, TerminalNarrator
from sacbe.face.terminal import THEME, wrap
from sacbe.i18n import LANGUAGES
from sacbe.i18n.language import pick_language
from sacbe.i18n.words import Words
from sacbe.tzolkin.data import GEARS, GOODS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.face.board import (
    ALTAR,
    LEVEL,
    MEALS,
    NAME,
    NUMBER,
    POINTS,
    SPACE,
    STEP,
    ZERO,
)
from tests.cli.stage import WIDEST, perform

ALWAYS_FIRST = "1\n" * 3000
# Opponents that play the same even when the bots are improved.
STEADY = ["--seats", "me,random,random"]
SEATS = {2: "me,random", 3: "me,random,random", 4: "random,me,random,random"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep games apart from the user's, and give bots plenty of time."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv(outside.SECONDS, "60")  # the machine may be busy
    monkeypatch.setenv(outside.MEMORY, "")
    monkeypatch.setattr(outside, "_known", {})
    return tmp_path


def kept(home: Path) -> Path:
    """Return the one game that was saved by default."""
    (found,) = (home / "data" / "sacbe").iterdir()
    return found


def guesses(seed: int, count: int = 6000) -> str:
    """Return random numbers to type, many of them invalid."""
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, 9)}\n" for _ in range(count))


# Whole games.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("typed", [ALWAYS_FIRST, guesses(1)], ids=["first", "any"])
def test_a_whole_game_is_played_to_the_end(players: int, typed: str, home: Path) -> None:
    outcome = perform("play", "tzolkin", "--seats", SEATS[players], "--seed", "3", typed=typed)
    assert outcome.code == 0
    assert "The game is over" in outcome.shown
    assert re.search(r"wins\. Congratulations|win together", outcome.shown)
    for number in range(1, 5):
        assert f"Food Day {number}: the workers eat" in outcome.shown
    assert "\x1b" not in outcome.shown  # not a terminal: no colours, no control codes
    assert outcome.width <= WIDEST
    record = sacbe.Record.load(kept(home))
    record.verify()
    assert record.position.is_over
    assert record.tags["seats"] == SEATS[players]


def test_bots_play_among_themselves(home: Path) -> None:
    outcome = perform("play", "tzolkin", "--seats", "random,random", "--seed", "1")
    assert outcome.code == 0
    assert "The game is over" in outcome.shown
    assert sacbe.Record.load(kept(home)).position.is_over


def test_the_same_seed_is_the_same_game(home: Path) -> None:
    first, second = home / "a.sacbe", home / "b.sacbe"
    for file in (first, second):
        perform("play", "tzolkin", "--seats", "random,random", "--seed", "7", "--save", str(file))
    assert first.read_text() == second.read_text()


def test_where_the_points_came_from_adds_up(home: Path) -> None:
    outcome = perform(
        "play", "tzolkin", "--seats", "random,random,random,random", "--seed", "4", "--plain"
    )
    values = {"": 0.0, "¼": 0.25, "½": 0.5, "¾": 0.75}

    def number(text: str) -> float:
        sign = -1 if text.startswith("−") else 1
        whole = re.match(r"−?(\d*)", text)
        part = text[-1] if text[-1] in values else ""
        assert whole is not None
        return sign * (int(whole[1] or 0) + values[part])

    tables = re.findall(
        r"In the game: (.+)\nCorn and resources: (.+)\nSkulls: (.+)\n"
        r"Monuments: (\S+(?: [¼½¾])?).*\nPoints: (.+)\n",
        outcome.shown,
    )
    assert len(tables) == 4
    for *parts, total in tables:
        assert sum(number(part) for part in parts) == number(total)


# Plain sentences.


def test_plain_has_no_boxes_and_no_symbols_that_stand_alone() -> None:
    typed = "board\nplayers\ntiles\nlog\n?\n" + ALWAYS_FIRST
    outcome = perform("play", "tzolkin", *STEADY, "--plain", "--seed", "2", typed=typed)
    assert outcome.code == 0
    assert "The game is over" in outcome.shown
    drawn = {chr(code) for code in range(0x2500, 0x2600)} | set(SHAPES + NEUTRAL + "·▸✗")
    assert not drawn & set(outcome.shown)
    assert "\x1b" not in outcome.shown
    # Screen readers may skip signs, so costs are written as words.
    assert not re.search(r"[−+]\d+ (corn|wood|stone|gold)", outcome.shown)
    assert "cost: " in outcome.shown
    assert "gain: " in outcome.shown


# Languages.


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(language: str) -> None:
    typed = "b\np\nt\n?\nl\nx\n" + guesses(5, 400)
    outcome = perform(
        "play", "tzolkin", "--lang", language, "--seats", "me,random,random,random", "--seed",
        "11", "--names", "Ana Ana Ana An,Bohdan,Чотирнадцять12,DDDDDDDDDDDDDD", typed=typed,
    )  # fmt: skip
    assert outcome.code == 0
    assert outcome.width <= WIDEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80])
def test_a_narrow_screen_gets_a_narrow_board(
    language: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = "1\n1\nb\n?\nq\n"
    outcome = perform("play", "tzolkin", "--lang", language, "--seed", "11", typed=typed)
    assert outcome.code == 0
    assert outcome.width <= max(columns, 73)  # Chichen Itza's strip is never broken


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_into_their_cells(language: str) -> None:
    words = Words(language)
    cells: list[tuple[str, int, int]] = [
        ("board-days", NAME, 1),
        ("board-food-days", NAME, 1),
        ("board-label-goods", 15, 1),
        ("board-label-points", 15, 1),
        ("board-fed", 15, 1),
        ("board-corn-tiles", NAME + ZERO + SPACE + 2, 1),
        ("board-wood-tiles", NAME + ZERO + SPACE + 2, 1),
        ("board-altar-points", NAME + ZERO + 1, 1),
        ("board-altar-resource", NAME + ZERO + 1, 1),
        ("board-altar-step", NAME + ZERO + 1, 1),
        ("board-points", POINTS, 1),
        ("board-workers-hand", NUMBER, 2),
        ("board-workers-gears", NUMBER, 2),
        ("board-workers-supply", NUMBER, 2),
        ("board-meals", MEALS, 2),
        ("board-legend", WIDEST, 1),
    ]
    cells += [(f"gear-{gear}", NAME, 1) for gear in GEARS]
    cells += [(f"temple-{temple}", NAME, 1) for temple in TEMPLES]
    cells += [(f"technology-{technology}", NAME, 2) for technology in TECHNOLOGIES]
    cells += [(f"board-good-{good}", NUMBER, 1) for good in GOODS]
    cells += [(f"board-good-{good}", STEP - 2, 1) for good in GOODS[1:]]
    cells += [
        (f"board-space-{gear}-{space}", SPACE, 2) for gear in GEARS[:4] for space in range(1, 6)
    ]
    cells += [
        (f"board-level-{technology}-{level}", LEVEL - 2, 1)
        for technology in TECHNOLOGIES
        for level in range(1, 5)
    ]
    for key, width, most in cells:
        text = words.text(key)
        lines = wrap(text, width)
        assert len(lines) <= most, (key, text, width)
        assert "".join(lines).replace(" ", "") == re.sub(r"\s", "", text), (key, text)
        longest = max(cell_len(word) for word in text.split())
        assert longest <= width, (key, text, width)
    assert cell_len(words.text("board-leader", count=6)) <= NAME
    assert 3 * ALTAR + 1 >= NAME + 4  # a temple's name with its bracket


def test_the_language_is_picked_from_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pick_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert pick_language() == "pl"
    monkeypatch.setenv("LC_ALL", "C")
    assert pick_language() == "en"
    monkeypatch.setenv("SACBE_LANG", "uk")
    assert pick_language() == "uk"
    assert pick_language("RU") == "ru"
    with pytest.raises(sacbe.BadOption, match="Українська"):
        pick_language("de")


# What is typed.


def test_garbage_gets_one_line_and_the_prompt_again(home: Path) -> None:
    garbage = "xyzzy\n0\n99999999999\n-1\n1.5\n١\nend turn\nbuild B01\n\n\x1b[A\n" + "a" * 5000
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "5", typed=garbage + "\n")
    assert outcome.code == 0
    assert outcome.shown.count("is not a choice here") == 8
    assert "“end turn” is not possible now" in outcome.shown
    assert "“build B01” is not possible now" in outcome.shown
    assert "a" * 50 not in outcome.shown
    assert "\x1b" not in outcome.shown
    moves = sacbe.Record.load(kept(home)).moves
    assert sacbe.GAMES["tzolkin"].moves[moves[-1]].token.startswith("keep")  # the last bot's


def test_only_quit_alone_quits() -> None:
    outcome = perform(
        "play", "tzolkin", *STEADY, "--seed", "5", typed="q keep\nquit now\nb\nQUIT\nb\n"
    )
    assert "“q keep” is not a choice here" in outcome.shown
    assert "“quit now” is not a choice here" in outcome.shown
    assert outcome.shown.count("Temples: ") == 2  # at the start of the turn, and on request


@pytest.mark.parametrize("game", ["tzolkin", "tikal"])
def test_help_says_what_cannot_be_taken_back(game: str) -> None:
    outcome = perform("play", game, "--seed", "5", typed="?\nq\n")
    assert "You cannot undo a choice that ends your turn" in outcome.shown


def test_the_last_turns_are_told_below_the_last_board() -> None:
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "3", typed=ALWAYS_FIRST)
    board, story = outcome.shown.rindex("Temples: "), outcome.shown.rindex("What happened")
    assert board < story < outcome.shown.index("The game is over")


def test_a_move_can_be_written_out(home: Path) -> None:
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "5", typed="keep W08\n Keep  w13 \nq\n")
    assert outcome.code == 0
    record = sacbe.Record.load(kept(home))
    assert record.position.view(0)["players"][0]["wealth"] == ["W08", "W13"]


def test_commands_tell_the_rest() -> None:
    outcome = perform(
        "play",
        "tzolkin",
        *STEADY,
        "--seed",
        "5",
        typed="1\n1\nb\np\nt\nt B12\nt Q1\nl\nl 1\n?\nq\n",
    )
    for text in ("Temples", "Technologies", "Monuments", "There is no tile “Q1” here.", "u, undo"):
        assert text in outcome.shown
    # On the board, in the list of all tiles, and on request.
    assert outcome.shown.count("civic building B12: costs") >= 3


def test_undo_goes_back_to_the_turns_beginning_and_no_further(home: Path) -> None:
    typed = "1\nu\nu\n2\n1\n" + "place yaxchilan\nplace uxmal\nu\nu\nu\nq\n"
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "5", typed=typed)
    assert outcome.shown.count("Undone: ") == 3
    assert outcome.shown.count("Nothing to undo") == 2
    record = sacbe.Record.load(kept(home))
    view = record.position.view(0)
    assert view["to_move"] == 0
    assert view["this_turn"] == {"mode": None, "placed": 0}


def test_a_single_choice_is_made_and_said_but_ending_the_turn_is_asked() -> None:
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "3", typed=guesses(1))
    assert "There is only one choice: " in outcome.shown
    assert "There is only one choice: End the turn" not in outcome.shown
    assert re.search(r"^ {2}1 End the turn", outcome.shown, re.MULTILINE)


def test_price_and_effect_stand_beside_each_choice() -> None:
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "5", typed="1\n2\n3\nq\n")
    assert "Place a worker: Tikal, space 3 (−3 corn)" in outcome.shown
    assert "after one day on space 4: build 1 or 2 buildings, or 1 monument" in outcome.shown
    assert "Place a worker: Tikal, space 4 (−5 corn)" in outcome.shown


# Saving, resuming, leaving.


@pytest.mark.parametrize("interrupt", [False, True], ids=["end of input", "Ctrl-C"])
@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n", "1\n1\n1\n"])
def test_leaving_saves_and_says_how_to_go_on(typed: str, interrupt: bool, home: Path) -> None:
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "5", typed=typed, interrupt=interrupt)
    file = kept(home)
    assert outcome.code == 0
    assert outcome.complaint == ""
    assert f"sacbe play --resume {file}" in outcome.shown
    sacbe.Record.load(file).verify()


@pytest.mark.parametrize(
    ("before", "after", "manner"),
    [
        ([], [], ""),
        ([], ["--lang", "PL"], " --lang pl"),
        (["--lang", "uk"], [], " --lang uk"),
        ([], ["--plain"], " --plain"),
        ([], ["--plain", "--lang", "en"], " --lang en --plain"),
    ],
)
def test_the_game_goes_on_in_the_same_manner(
    before: list[str], after: list[str], manner: str, home: Path
) -> None:
    outcome = perform(*before, "play", "tzolkin", *after, "--seed", "5", typed="q\n")
    assert f"play --resume {kept(home)}{manner}\n" in outcome.shown


def test_a_closed_input_is_the_end_of_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run(["play", "tzolkin", "--seed", "5"]) == 0
    assert f"play --resume {kept(home)}" in capsys.readouterr().out
    assert run(["replay", str(kept(home))]) == 0
    assert "Turn 0 of " in capsys.readouterr().out


def test_a_saved_game_goes_on_with_the_same_seats(home: Path) -> None:
    file = home / "my game.sacbe"
    arguments = ["play", "tzolkin", "--seats", "me,random", "--names", "Ana,Bo", "--first", "0"]
    perform(*arguments, "--seed", "1", "--save", str(file), typed="1\n1\n1\nq\n")
    before = sacbe.Record.load(file)
    outcome = perform("play", "--resume", str(file), typed="q\n")
    assert outcome.code == 0
    assert "▲ Ana: Place another worker, or end your turn." in outcome.shown
    assert sacbe.Record.load(file).text() == before.text()
    outcome = perform("play", "--resume", str(file), "--seed", "2", typed=ALWAYS_FIRST)
    assert "The game is over" in outcome.shown
    after = sacbe.Record.load(file)
    assert after.moves[: len(before.moves)] == before.moves
    assert after.names == ["Ana", "Bo"]
    assert after.tags == {"seats": "me,random"}
    # A game that is over shows how it ended.
    outcome = perform("play", "--resume", str(file))
    assert outcome.code == 0
    assert "The game is over" in outcome.shown


def test_a_broken_file_is_named_and_left_alone(home: Path) -> None:
    file = home / "broken.sacbe"
    for content in (b"", b"nonsense\n", b"\xff\xfe", b"sacbe record 1\ngame: tzolkin\n"):
        file.write_bytes(content)
        outcome = perform("play", "--resume", str(file))
        assert outcome.code == 2
        assert "Line " in outcome.complaint
        assert str(file) in outcome.complaint
        assert file.read_bytes() == content
    assert perform("play", "--resume", str(home / "none")).code == 2
    assert perform("play", "--resume", str(home)).code == 2


def test_a_game_is_never_saved_over_another_file(home: Path) -> None:
    file = home / "diary.txt"
    file.write_text("dear diary")
    outcome = perform("play", "tzolkin", "--save", str(file))
    assert outcome.code == 2
    assert "already exists" in outcome.complaint
    outcome = perform(
        "play", "tzolkin", *STEADY, "--seed", "5", typed=f"s {file}\ns {home / 'x'}\nq\n"
    )
    assert "already exists" in outcome.shown
    assert file.read_text() == "dear diary"
    sacbe.Record.load(home / "x")


def test_without_a_place_to_save_the_game_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "5", typed=ALWAYS_FIRST)
    assert outcome.code == 0
    assert "The game is over" in outcome.shown
    assert outcome.shown.count("cannot be saved") == 1
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "5", typed="q\n")
    assert "The game was not saved." in outcome.shown


# Secrets.


def test_hands_stay_secret_at_a_shared_screen() -> None:
    typed = "\n1\n1\n\n2\n2\nq\n"
    outcome = perform(
        "play", "tzolkin", "--seats", "me,me", "--names", "Ana,Bohdan", "--first", "0",
        "--seed", "9", typed=typed,
    )  # fmt: skip
    screens = re.split(r"\n{60,}", outcome.shown)
    assert len(screens) == 5
    greeting, ana, between, bohdan, revealed = screens
    hand_a, hand_b = (set(re.findall(r"Keep wealth tile (W\d+)", part)) for part in (ana, bohdan))
    assert len(hand_a) == len(hand_b) == 4
    assert "Pass the screen to ▲ Ana" in greeting
    assert "Pass the screen to ● Bohdan" in between
    assert not re.findall(r"W\d\d", greeting + between)
    assert not hand_a & set(re.findall(r"W\d\d", bohdan))
    assert not hand_b & set(re.findall(r"W\d\d", ana))
    assert len(re.findall(r"keeps wealth tiles W\d\d, W\d\d", revealed)) == 2
    assert outcome.shown.count("contains everything") == 1


def test_one_person_alone_need_not_pass_the_screen() -> None:
    outcome = perform("play", "tzolkin", *STEADY, "--seed", "9", typed="1\n1\nq\n")
    assert "Pass the screen" not in outcome.shown


def test_bots_are_given_views_and_choose_what_is_offered() -> None:
    assert BOTS["random"] is RandomBot
    position = sacbe.GAMES["tzolkin"].start(2, first=0)
    dice = Dice(1)
    bots = [RandomBot(dice), RandomBot(dice)]
    for _ in range(200):
        if position.is_over:
            break
        if position.to_move == sacbe.CHANCE:
            position.play(position.legal()[dice.below(len(position.legal()))])
        else:
            position.play(bots[position.to_move].choose(position.view(position.to_move)))


# Bots.


def bot_file(home: Path, code: str, name: str = "My_bot") -> str:
    path = home / f"{name}.py"
    path.write_text(code)
    return str(path)


class Fake:
    """A bot that does what a test wants, and counts how often it is asked and closed."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.asked = self.closed = 0

    def choose(self, view: Mapping[str, Any]) -> str:
        self.asked += 1
        if isinstance(self.answer, BaseException):
            raise self.answer
        return str(self.answer or view["choices"][0])

    def close(self) -> None:
        self.closed += 1


def let_sit(monkeypatch: pytest.MonkeyPatch, **fakes: Fake) -> None:
    """Replace the bots of these names by fakes."""

    def made(spec: str, seed: int) -> Bot:
        return fakes.get(spec.replace(":", "")) or make(spec, seed)

    monkeypatch.setattr(opponents, "make", made)


def test_the_usual_company_is_of_a_middling_level(home: Path) -> None:
    outcome = perform("play", "tikal", "--seed", "5", typed="q\n")
    assert outcome.code == 0
    assert sacbe.Record.load(kept(home)).tags == {"seats": "me,level:2,level:2"}


@pytest.mark.parametrize("game", ["tzolkin", "tikal"])
def test_levels_play(game: str, home: Path) -> None:
    seats = "LEVEL:1, me ,Level:2,search:3"
    outcome = perform("play", game, "--seats", seats, "--seed", "5", typed="1\n1\nu\n1\n1\nq\n")
    assert outcome.code == 0
    record = sacbe.Record.load(kept(home))
    assert record.tags == {"seats": "level:1,me,level:2,search:3"}
    record.verify()


def test_a_bot_of_ones_own_plays_to_the_end(home: Path) -> None:
    file = bot_file(home, "def choose(view): return view['choices'][-1]")
    arguments = ["tzolkin", "--seats", "my_BOT,me", "--first", "0", "--seed", "1", "--code", file]
    outcome = perform("play", *arguments, "--code-seconds", "60", typed="1\n1\nq\n")
    saved = kept(home)
    command = f"play --resume {saved} --code {file} --code-seconds 60\n"
    assert command in outcome.shown
    assert sacbe.Record.load(saved).tags == {"seats": "My_bot,me"}
    outside._known.clear()
    outcome = perform("play", "--resume", str(saved))
    assert outcome.code == 2
    assert "“My_bot” is not a player" in outcome.complaint
    assert "--code" in outcome.complaint
    outcome = perform("play", "--resume", str(saved), "--code", file, typed=ALWAYS_FIRST)
    assert outcome.code == 0
    assert "The game is over" in outcome.shown
    assert "is out" not in outcome.shown
    record = sacbe.Record.load(saved)
    assert record.tags == {"seats": "My_bot,me"}
    for before, id in zip(record.positions(), record.moves, strict=False):
        if before.to_move == 0:
            assert record.game.moves[id].token == before.tokens()[-1]


@pytest.mark.parametrize("manner", [[], ["--plain"]])
def test_a_bot_that_fails_never_ends_a_persons_game(manner: list[str], home: Path) -> None:
    code = "left = [1, 0]\ndef choose(view):\n    at = left.pop()\n    return view['choices'][at]"
    file = bot_file(home, code)
    arguments = ["tzolkin", "--seats", "me,My_bot", "--seed", "1", "--first", "1", "--code", file]
    outcome = perform("play", *arguments, *manner, typed="1\n1\nq\n")
    why = " ".join(outcome.shown.split())
    assert "Green is out: My_bot crashed: IndexError: pop from empty list (" in why
    assert f"{file}:3)" in why.replace(" ", "")
    assert outcome.shown.count("is out: ") == outcome.shown.count("level:2 takes over from") == 1
    record = sacbe.Record.load(kept(home))
    assert record.tags == {"seats": "me,level:2"}
    assert record.position.to_move == 0
    # The game continues without the file.
    outcome = perform("play", "--resume", str(kept(home)), *manner, typed=ALWAYS_FIRST)
    assert "The game is over" in outcome.shown
    assert "is out" not in outcome.shown


def test_failures_are_said_where_only_bots_play(home: Path) -> None:
    file = bot_file(home, "def choose(view): return 7")
    outcome = perform("play", "tikal", "--seats", "my_bot,random", "--seed", "1", "--code", file)
    assert outcome.code == 0
    assert outcome.shown.count("is out: ") == 1
    assert "The game is over" in outcome.shown
    assert sacbe.Record.load(kept(home)).tags == {"seats": "level:2,random"}


@pytest.mark.parametrize("answer", ["fly to Mars", RuntimeError("\x1b[2J oh no")])
def test_a_mistake_of_our_own_bots_is_no_end_either(
    answer: object, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    greedy, middle = Fake(answer), Fake(answer)
    let_sit(monkeypatch, greedy=greedy, level2=middle)
    outcome = perform("play", "tzolkin", "--seats", "me,greedy", "--seed", "1", typed="1\n1\nq\n")
    assert outcome.code == 0
    assert outcome.complaint == ""
    assert "\x1b" not in outcome.shown
    assert outcome.shown.count("is out: greedy ") == outcome.shown.count("is out: level:2 ") == 1
    assert "random takes over" in outcome.shown
    assert (greedy.asked, greedy.closed) == (middle.asked, middle.closed) == (1, 1)
    assert sacbe.Record.load(kept(home)).tags == {"seats": "me,random"}


@pytest.mark.parametrize(
    ("typed", "interrupt", "answer"),
    [
        (ALWAYS_FIRST, False, None),
        ("q\n", False, None),
        ("", True, None),
        ("", False, None),
        ("1\n1\n", False, KeyboardInterrupt()),
    ],
)
def test_bots_are_closed_however_a_game_ends(
    typed: str, interrupt: bool, answer: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Fake(answer)
    let_sit(monkeypatch, greedy=bot)
    arguments = ["play", "tzolkin", "--seats", "me,greedy", "--first", "0", "--seed", "1"]
    outcome = perform(*arguments, typed=typed, interrupt=interrupt)
    assert outcome.code == 0
    assert outcome.complaint == ""
    assert bot.closed == 1


class Slow(Fake):
    """A bot that thinks by its own clock."""

    now = 0.0

    def choose(self, view: Mapping[str, Any]) -> str:
        self.now += 0.06
        return super().choose(view)


@pytest.mark.parametrize("where", ["terminal", "pipe", "dumb", "plain"])
def test_a_line_says_who_is_thinking_on_a_terminal_only(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "MOMENT", 0.05)
    monkeypatch.setenv("TERM", "dumb" if where == "dumb" else "xterm")
    slow = Slow(None)
    monkeypatch.setattr(opponents, "perf_counter", lambda: slow.now)
    let_sit(monkeypatch, greedy=slow, level2=Fake(None))
    screen = Screen(plain=where == "plain")
    shown = io.StringIO()
    screen.console = Console(
        file=shown, theme=THEME, force_terminal=where != "pipe", width=100, legacy_windows=False
    )
    seats = ["greedy", "level:2"]
    bots = Opponents(seats, 1, TerminalNarrator(Words("en"), ["1", "2"]), screen)

    def said(seat: int, choices: list[str]) -> str:
        shown.seek(0)
        shown.truncate()
        bots.choose(seat, {"choices": choices})
        return shown.getvalue()

    if where != "terminal":
        assert said(0, ["a", "b"]) == said(0, ["a", "b"]) == ""
        bots.close()
        return
    assert "is thinking…" in said(0, ["a", "b"])  # its speed is not known yet
    assert "is thinking…" in said(1, ["a", "b"])  # the bots have been thinking for a moment
    bots.hush()
    assert shown.getvalue().endswith(("\x1b[2K", "\x1b[?25h"))  # removed again
    assert said(1, ["a", "b"]) == ""  # now known to be quick
    assert said(0, ["a"]) == ""  # nothing to think about
    bots.hush()
    assert "is thinking…" in said(0, ["a", "b"])
    bots.close()


# Wrong arguments.


def test_an_empty_name_is_the_colours(home: Path) -> None:
    outcome = perform("play", "tzolkin", "--names", "Ana,,", "--seed", "5", typed="q\n")
    assert outcome.code == 0
    assert "▲ Ana, ● Green, ■ Blue" in outcome.shown
    assert sacbe.Record.load(kept(home)).names == ["Ana", "2", "3"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "Games: tikal, tzolkin"),
        ([], "Games: tikal, tzolkin"),
        (["tzolkin", "--mode", "tactical"], "Options: first"),
        (["tzolkin", "--seats", "me"], "2, 3, 4"),
        (["tzolkin", "--seats", "me,me,me,me,me"], "2, 3, 4"),
        (
            ["tzolkin", "--seats", "me,you"],
            "me, level:1, level:2, level:3, level:4, level:5, random",
        ),
        (["tzolkin", "--seats", ""], "“” is not a player. Use me, level:1"),
        (["tzolkin", "--seats", "me,,random"], "“” is not a player. Use me, level:1"),
        (["tzolkin", "--seats", "me,\x1b[2J"], "Use me, level:1"),
        (["tzolkin", "--seats", "me,level:6"], "from level:1 to level:5"),
        (["tzolkin", "--seats", "me,search:0"], "search:200 for 200 playouts"),
        (["tzolkin", "--seats", "me,my_bot"], "your own bot with --code"),
        (["tzolkin", "--code", "none.py"], "There is no file “none.py”"),
        (["tzolkin", "--code-seconds", "0"], "--code-seconds cannot be “0.0”"),
        (["tzolkin", "--code-memory", "1"], "--code-memory cannot be “1”"),
        (["tzolkin", "--code-memory", "x"], "whole number"),
        (["tzolkin", "--names", "Ana,Bo"], "for 3 players"),
        (["tzolkin", "--names", "Ana,Bo,ana"], "a different name"),
        (["tzolkin", "--names", "Ana,Bo,C\x1b[2J"], "cannot be shown"),
        (["tzolkin", "--names", f"Ana,Bo,{'C' * 99}"], "at most 14"),
        (["tzolkin", "--first", "3"], "0, 1, 2"),
        (["tzolkin", "--first", "one"], "whole number"),
        (["tzolkin", "--seed", "x"], "whole number"),
        (["tzolkin", "--lang", "de"], "Português"),
        (["--resume", "x", "--names", "Ana,Bo"], "--names"),
        (["--resume", "x", "--first", "0"], "--first"),
    ],
)
def test_what_is_wrong_is_said_with_what_is_possible(
    arguments: list[str], said: str, home: Path
) -> None:
    outcome = perform("play", *arguments)
    assert outcome.code == 2
    assert outcome.shown == ""
    assert said in outcome.complaint
    assert outcome.complaint.count("\n") == 1
    assert "\x1b" not in outcome.complaint
    assert not (home / "data").exists()


def test_a_record_that_names_no_seats_asks_for_them(home: Path) -> None:
    file = home / "other.sacbe"
    sacbe.Record.new("tzolkin", 2).save(file)
    outcome = perform("play", "--resume", str(file))
    assert outcome.code == 2
    assert "me,level:2" in outcome.complaint
    outcome = perform("play", "--resume", str(file), "--seats", "me,me,me")
    assert outcome.code == 2
    outcome = perform("play", "--resume", str(file), "--seats", "random,random")
    assert outcome.code == 0
    assert sacbe.Record.load(file).position.is_over


def test_names_out_of_a_file_cannot_command_the_terminal(home: Path) -> None:
    file = home / "evil.sacbe"
    names = ["\x1b[2J\x07evil", "[bold]" + "Ж" * 150]
    sacbe.Record.new("tzolkin", 2, names, {"seats": "random,random"}).save(file)
    outcome = perform("play", "--resume", str(file))
    assert outcome.code == 0
    assert "\x1b" not in outcome.shown
    assert "\x07" not in outcome.shown
    assert "[bold]" in outcome.shown
    assert outcome.width <= WIDEST

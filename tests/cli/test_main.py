"""`sacbe` itself: version, help, languages, mistakes, pipes and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

import sacbe
from sacbe.cli import app
from sacbe.cli.terminal import CtrlC
from sacbe.i18n import LANGUAGES
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words
from tests.cli.command import Command

COMMANDS = ("play", "serve", "replay", "simulate", "arena", "verify", "perft")


def test_version_says_which_build_is_running(sacbe_command: Command) -> None:
    outcome = sacbe_command("--version")
    assert outcome.code == 0
    first, *more = outcome.out.splitlines()
    if sacbe.BUILD == "compiled":
        assert first == f"sacbe {sacbe.__version__}, compiled"
        assert not more
    else:
        assert first == f"sacbe {sacbe.__version__}, plain Python"
        assert "SACBE_COMPILE=yes" in more[0]


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_lists_the_commands(sacbe_command: Command, arguments: tuple[str, ...]) -> None:
    outcome = sacbe_command(*arguments)
    assert outcome.code == 0
    assert outcome.err == ""
    for command in COMMANDS:
        assert command in outcome.out
    assert "completion" not in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_speaks_every_language(
    sacbe_command: Command, command: tuple[str, ...], language: str
) -> None:
    outcome = sacbe_command(*command, "--lang", language, "--help")
    assert outcome.code == 0
    words = Words(language)
    assert words.text("cli-main-help-usage") in outcome.out
    assert words.text("cli-main-help-options") in outcome.out
    assert "cli-" not in outcome.out
    if language != "en":
        assert "Show this" not in outcome.out
        assert "required" not in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 100


def test_language_before_the_command(sacbe_command: Command) -> None:
    outcome = sacbe_command("--lang", "uk", "simulate", "tzolkin", "--games", "3")
    assert outcome.code == 0
    assert Words("uk").text("cli-simulate-seats-title") in outcome.out


def test_language_of_the_environment(
    sacbe_command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SACBE_LANG", "pl")
    words = Words("pl")
    assert words.text("cli-main-help") in sacbe_command("--help").out
    missing = sacbe_command("simulate").complaint
    assert missing == words.text(
        "cli-main-missing",
        name=words.text("cli-main-metavar-game"),
        help="sacbe simulate --help",
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["frobnicate"], "Unknown command “frobnicate”. Commands: play, serve, replay"),
        (["--nope"], "Unknown option --nope. See “sacbe --help”"),
        (["-x"], "Unknown option -x."),
        (["simulate", "tzolkin", "--gamess", "3"], "Did you mean --games?"),
        (["simulate"], "GAME is missing. See “sacbe simulate --help”"),
        (["verify"], "FILE is missing."),
        (["simulate", "tzolkin", "more"], "Too many arguments."),
        (["simulate", "tzolkin", "--games"], "Option --games needs a value."),
        (["simulate", "tzolkin", "--json=1"], "Option --json takes no value."),
        (["simulate", "tzolkin", "--games", "x"], "--games must be a whole number."),
        (["simulate", "tzolkin", "--games", "1.5"], "--games must be a whole number."),
        (["simulate", "tzolkin", "--games", "9" * 5000], "--games must be a whole number."),
        (["simulate", "tikal!"], "There is no game “tikal!”. Games: tikal, tzolkin"),
        (["simulate", "tzolkin", "--lang", "xx"], "Unknown language “xx”."),
        (["--lang", "xx"], "Unknown language “xx”."),
        (["--lang"], "Option --lang needs a value."),
    ],
)
def test_mistakes_are_told_in_one_line(
    sacbe_command: Command, arguments: list[str], said: str
) -> None:
    outcome = sacbe_command(*arguments)
    assert outcome.code == 2
    assert said in outcome.complaint


def test_nothing_can_command_the_terminal(sacbe_command: Command) -> None:
    assert sacbe_command("\x1b[2Jplay").complaint.startswith("Unknown command “\ufffd[2Jplay”")
    assert printable("1\u00a0000\u202f000 ’…") == "1\u00a0000\u202f000 ’…"
    assert printable("a\nb\x00c\udc80") == "a\ufffdb\ufffdc\ufffd"


def test_ctrl_c_is_clean(sacbe_command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(path: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sacbe.cli.verify.Record.load", interrupted)
    outcome = sacbe_command("verify", "game.sacbe")
    assert outcome.code == 130
    assert outcome.complaint == "Stopped."


def test_second_ctrl_c_stops_at_once() -> None:
    before = signal.getsignal(signal.SIGINT)
    with CtrlC() as ctrl_c:
        signal.raise_signal(signal.SIGINT)
        assert ctrl_c.asked
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_bug_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(path: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("sacbe.cli.verify.Record.load", broken)
    with pytest.raises(ZeroDivisionError):
        app.run(["verify", "game.sacbe"])


def python_m_sacbe(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "sacbe", *arguments]


def test_python_m_sacbe() -> None:
    done = subprocess.run(
        python_m_sacbe("simulate", "tzolkin", "--games", "0", "--lang", "en"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("sacbe: --games cannot be 0:")


def test_reader_who_leaves_early_hears_nothing() -> None:
    with subprocess.Popen(
        python_m_sacbe("verify", *["/nowhere"] * 2000),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_poor_terminal_is_no_reason_to_stop() -> None:
    done = subprocess.run(
        python_m_sacbe("simulate", "tzolkin", "--games", "2", "--lang", "uk"),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"####" in done.stdout


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            python_m_sacbe("--version"),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("sacbe: ")
    assert done.stderr.count("\n") == 1

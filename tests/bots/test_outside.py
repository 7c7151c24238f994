"""Bots from files: what they receive, what they may answer, and how they can fail."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Position
from sacbe.bots import BadBot, Forfeit, check, make, outside, specs
from sacbe.bots.outside import CodeLimits, OutsideBot
from sacbe.core.dice import Dice
from sacbe.core.playout import draw

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "my_bot.py"
PATIENCE = 60.0
"""Seconds to allow for something quick: the machine may be slow or busy."""


@pytest.fixture(autouse=True)
def nobody_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "_known", {})
    for name in (outside.SECONDS, outside.MEMORY):
        monkeypatch.setenv(name, "")


def first_choice(game: str = "tzolkin") -> Position:
    """Return a position with several choices, and in Tzolk'in with something hidden."""
    position = sacbe.GAMES[game].start(2, first=0)
    while position.to_move < 0:
        position.play(position.legal()[0])
    return position


VIEW: dict[str, Any] = first_choice().view(0)


def written(folder: Path, code: str, name: str = "my_bot") -> str:
    path = folder / f"{name}.py"
    path.write_text(code)
    return str(path)


def forfeit(folder: Path, code: str, **limits: Any) -> str:
    """Return the error when this bot is asked; asked again, it gives the same one at once."""
    bot = OutsideBot(written(folder, code), 1, CodeLimits(**{"seconds": PATIENCE, **limits}))
    with pytest.raises(Forfeit) as caught:
        bot.choose(VIEW)
    assert bot.process is None
    with pytest.raises(Forfeit) as again:
        bot.choose(VIEW)
    assert again.value is caught.value
    said = str(caught.value)
    assert said.isprintable()
    assert len(said) < 800
    return said


def is_running(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    command = ["ps", "-o", "stat=", "-p", str(pid)]
    state = subprocess.run(command, check=False, capture_output=True, text=True).stdout
    return state.strip() != "" and not state.startswith("Z")


def ends(pid: int) -> bool:
    """Whether a process ends soon."""
    until = time.monotonic() + PATIENCE
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.02)
    return not is_running(pid)


# Well-behaved bots.


@pytest.mark.parametrize("game", ["tzolkin", "tikal"])
def test_the_example_plays_a_whole_game(game: str) -> None:
    outside.set_limits(seconds=PATIENCE)
    name = outside.register(EXAMPLE)
    position = sacbe.GAMES[game].start(2)
    bots = [make(name, 1), make("random", 2)]
    dice = Dice(3)
    while not position.is_over:
        if position.to_move == sacbe.CHANCE:
            position.apply(draw(position, dice, position.choices()))
        else:
            position.play(bots[position.to_move].choose(position.view(position.to_move)))
    assert isinstance(bots[0], OutsideBot)
    assert bots[0].process is not None
    pid = bots[0].process.pid
    bots[0].close()
    assert not is_running(pid)


def test_the_page_shows_the_example() -> None:
    code = EXAMPLE.read_text()
    assert code.split('"""\n', 1)[1].strip() in (ROOT / "docs" / "bots.md").read_text()
    assert len(code.strip().splitlines()) == 10
    ast.parse(code)


def test_the_same_seed_chooses_the_same(tmp_path: Path) -> None:
    code = "import random\ndef choose(view):\n    return random.choice(list(set(view['choices'])))"
    answers = []
    for seed in (5, 5, 6):
        bot = OutsideBot(written(tmp_path, code), seed, CodeLimits(PATIENCE))
        answers.append([bot.choose(VIEW) for _ in range(20)])
        bot.close()
    assert answers[0] == answers[1] != answers[2]


def test_it_is_given_the_view_and_nothing_else(tmp_path: Path) -> None:
    code = f"""
import gc, json, sys
def choose(view):
    with open({str(tmp_path / "seen")!r}, "w") as file:
        json.dump([view, sys.argv[1:], [name for name in sys.modules if "sacbe" in name]], file)
    return view["choices"][0]
"""
    bot = OutsideBot(written(tmp_path, code), 4, CodeLimits(60.5, 512))
    assert bot.choose(VIEW) == VIEW["choices"][0]
    bot.close()
    view, arguments, modules = json.loads((tmp_path / "seen").read_text())
    assert view == VIEW
    assert view["players"][1]["wealth_hand"] is None
    assert arguments == [str(tmp_path / "my_bot.py"), "4", "60.5", "512"]
    assert modules == ["sacbe_code"]


def test_it_remembers_and_can_import(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("def last(choices): return choices[-1]")
    code = """
import helper, sacbe
asked = []
def choose(view):
    asked.append(view)
    assert sacbe.GAMES[view["game"]].moves.parse(view["choices"][0])
    return helper.last(view["choices"]) if len(asked) == 3 else view["choices"][0]
"""
    bot = OutsideBot(written(tmp_path, code), 1, CodeLimits(PATIENCE))
    assert [bot.choose(VIEW) for _ in range(3)] == [VIEW["choices"][at] for at in (0, 0, -1)]
    bot.close()
    bot.close()
    assert not (tmp_path / "__pycache__").exists()


def test_its_prints_disturb_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code = r"""
import os, sys
print('{"token": "nonsense"}')
def choose(view):
    print("thinking", "\ud800", "x" * 200_000)
    os.write(1, b"\x00\xff\x1b[2J\n" * 20_000)
    sys.stderr.buffer.write(b"\xfe\n")
    os.system("echo from a shell")
    assert sys.stdin.read() == ""
    return view["choices"][1]
"""
    bot = OutsideBot(written(tmp_path, code), 1, CodeLimits(PATIENCE))
    for _ in range(2):
        assert bot.choose(VIEW) == VIEW["choices"][1]
    bot.close()
    assert capfd.readouterr().out == ""


# What can go wrong.


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("def choose(view): return 'fly'", "“fly”, which was not offered. There were 4 choices"),
        ("def choose(view): return ''", "“”, which was not offered"),
        ("def choose(view): return 'x' * 10**7", "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”"),
        ("def choose(view): return '\\ud800\\x1b[2J\\n'", "“\ufffd\ufffd[2J”"),
        ("def choose(view): return view['choices'][0] + ' '", "not offered"),
        ("def choose(view): return 0", "of type int instead of a string"),
        ("def choose(view): pass", "of type NoneType instead of a string"),
        ("def choose(view): return view", "of type dict"),
        ("def choose(): pass", "takes 0 positional arguments but 1 was given"),
        ("choose = 3", "no function “choose”"),
        ("", "no function “choose”"),
        ("def choose(view):\n  return (", "cannot be read as Python: '(' was never closed"),
        ("def choose(view):\n  return (", "my_bot.py:2"),
        ("x = 1\n\nimport no_such_module", "No module named 'no_such_module'"),
        ("x = 1\n\nimport no_such_module", "my_bot.py:3"),
        ("def choose(view):\n  x = 1\n  return view['choice']", "KeyError: 'choice'"),
        ("def choose(view):\n  x = 1\n  return view['choice']", "my_bot.py:3"),
        ("import json\ndef choose(view):\n  return json.loads('!')", "my_bot.py:3"),
        ("def choose(view): return eval('1 +')", "crashed: "),
        ("def choose(view): return choose(view)", "RecursionError"),
        ("def choose(view): raise ValueError('x\\x1b' * 10**6)", "ValueError: x\ufffdx"),
        ("def choose(view): return input()", "EOFError"),
        ("import sys\ndef choose(view): sys.exit('bye')", "SystemExit: bye"),
        ("import sys\nsys.exit()", "SystemExit"),
        ("import os\ndef choose(view): os._exit(3)", "exit code 3"),
        ("import os\nos._exit(0)", "exit code 0"),
        ("import os\ndef choose(view): os.abort()", "SIGABRT"),
        ("import os\ndef choose(view): os.kill(os.getpid(), 9)", "SIGKILL"),
        ("import os\ndef choose(view): os.closerange(3, 99); return ''", "exit code 1"),
    ],
)  # fmt: skip
def test_what_was_wrong_is_said_with_what_would_have_been_right(
    code: str, said: str, tmp_path: Path
) -> None:
    answer = forfeit(tmp_path, code)
    assert "my_bot" in answer
    assert said in answer


@pytest.mark.parametrize(
    "junk",
    [
        "b'nonsense\\n'",
        "b'\\xff' * 10**6",
        "b'[]\\n'",
        "b'{\"token\": 3}\\n'",
        "b'{\"failed\": []}\\n'",
        "b'[' * 60_000 + b'\\n'",
        "b'{}\\n{}\\n'",
    ],
)
def test_junk_in_the_pipe_is_no_answer(junk: str, tmp_path: Path) -> None:
    code = f"""
import os
def choose(view):
    for pipe in range(3, 20):
        try:
            os.write(pipe, {junk})
        except OSError:
            pass
    while True: pass
"""
    answer = forfeit(tmp_path, code)
    assert "wrote to the pipe" in answer or "crashed" in answer


@pytest.mark.parametrize(
    "slow",
    [
        "while True: pass",
        "import time; time.sleep(300)",
        "import re; re.match('(a+)+$', 'a' * 60 + 'b')",  # blocks all other threads
        "import signal, os; os.kill(os.getpid(), signal.SIGSTOP)",
    ],
)
def test_a_late_bot_is_ended(slow: str, tmp_path: Path) -> None:
    began = time.monotonic()
    answer = forfeit(tmp_path, f"def choose(view):\n    {slow}", seconds=0.3)
    assert "did not answer within 0.3 s" in answer
    assert "--code-seconds" in answer
    assert time.monotonic() - began < 30  # less than it would sleep


def test_a_bot_that_is_never_ready_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "START_SECONDS", 0.3)
    assert "not ready after 0.3 s" in forfeit(tmp_path, "while True: pass", seconds=0.1)


@pytest.mark.skipif(sys.platform != "linux", reason="not every system limits memory")
@pytest.mark.parametrize(
    "hog",
    [
        "def choose(view): return 'x' * 10**10",
        "def choose(view):\n    hog = []\n    while True: hog.append(bytearray(10**6))",
        "hog = bytearray(10**10)",
    ],
)
def test_a_bot_that_wants_too_much_memory_is_ended(hog: str, tmp_path: Path) -> None:
    answer = forfeit(tmp_path, hog, memory=128)
    assert "ran out of memory: its limit is 128 MiB. Use --code-memory to allow more." in answer


def test_what_a_bot_started_ends_with_it(tmp_path: Path) -> None:
    code = f"""
import subprocess
def choose(view):
    sleeper = subprocess.Popen(["sleep", "300"])
    open({str(tmp_path / "pid")!r}, "w").write(str(sleeper.pid))
    return view["choices"][0]
"""
    bot = OutsideBot(written(tmp_path, code), 1, CodeLimits(PATIENCE))
    bot.choose(VIEW)
    pid = int((tmp_path / "pid").read_text())
    assert is_running(pid)
    bot.close()
    assert ends(pid)


@pytest.mark.parametrize("busy", ["return view['choices'][0]", "while True: pass"])
def test_nobody_is_left_when_the_game_is_gone(busy: str, tmp_path: Path) -> None:
    """A bot ends when its parent process is killed, even while it is thinking."""
    path = written(
        tmp_path,
        "import os, subprocess\n"
        "def choose(view):\n"
        "    sleeper = subprocess.Popen(['sleep', '300'])\n"
        f"    with open({str(tmp_path / 'new')!r}, 'w') as file:\n"
        "        file.write(f'{os.getpid()} {sleeper.pid}')\n"
        f"    os.rename({str(tmp_path / 'new')!r}, {str(tmp_path / 'pids')!r})\n"
        f"    {busy}\n",
    )
    player = (
        "import json, sys, time\n"
        "from sacbe.bots.outside import CodeLimits, OutsideBot\n"
        f"bot = OutsideBot({path!r}, 1, CodeLimits(60))\n"
        f"bot.choose({{'choices': ['end turn']}})\n"
        "time.sleep(300)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", player], env=environment) as process:
        until = time.monotonic() + PATIENCE
        while not (tmp_path / "pids").exists() and time.monotonic() < until:
            time.sleep(0.02)
        pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
        assert all(is_running(pid) for pid in pids)
        process.send_signal(signal.SIGKILL)
    assert all(ends(pid) for pid in pids)


def test_an_interrupted_bot_does_not_answer_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "def choose(view): return view['choices'][0]"
    bot = OutsideBot(written(tmp_path, code), 1, CodeLimits(PATIENCE))
    bot.choose(VIEW)

    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(bot, "_exchange", interrupted)
        with pytest.raises(KeyboardInterrupt):
            bot.choose(VIEW)
    assert bot.process is None
    bot.close()


# Names and limits.


def test_a_file_is_known_by_its_name(tmp_path: Path) -> None:
    path = written(tmp_path, "", "My-bot.2")
    assert outside.register(path) == "My-bot.2"
    assert outside.register(path) == "My-bot.2"
    assert outside.known() == {"My-bot.2": os.path.realpath(path)}
    assert outside.find("my-BOT.2") == "My-bot.2"
    check("My-bot.2")
    with pytest.raises(BadBot, match=r"Bots: level:1, .*, My-bot\.2"):
        check("chess")


@pytest.mark.parametrize("name", ["a,b", "a:b", "a b", "a@b", "-a", "a\x1b[2J", "x" * 41, "a="])
def test_a_name_must_be_one_that_can_be_typed(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="cannot be a bot’s name") as caught:
        outside.register(written(tmp_path, "", name))
    assert str(caught.value).isprintable()
    assert outside.known() == {}


def test_a_name_must_be_free(tmp_path: Path) -> None:
    for name in {*outside.TAKEN, "Random", "ME"}:
        with pytest.raises(BadBot, match="is taken"):
            outside.register(written(tmp_path, "", name))
    for spec in (*specs.KNOWN, "level:1"):
        assert spec.partition(":")[0] in outside.TAKEN
    outside.register(written(tmp_path, ""))
    (tmp_path / "other").mkdir()
    for name in ("my_bot", "MY_bot"):
        with pytest.raises(BadBot, match="is taken"):
            outside.register(written(tmp_path / "other", "", name))


def test_a_file_must_be_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.py", EXAMPLE / "below.py", "", "a\0b"):
        with pytest.raises(BadBot, match="There is no file"):
            outside.register(path)
    with pytest.raises(BadBot, match="cannot be read: Is a directory"):
        outside.register(tmp_path)


def test_a_file_that_vanishes_is_a_forfeit(tmp_path: Path) -> None:
    bot = OutsideBot(str(tmp_path / "gone.py"), 1)
    with pytest.raises(Forfeit, match="FileNotFoundError"):
        bot.choose(VIEW)


def test_limits_come_from_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outside.limits() == CodeLimits(2.0, 1024)
    outside.set_limits(0.5, 256)
    assert OutsideBot("x", 1).limits == CodeLimits(0.5, 256)
    for name, bad in (
        (outside.SECONDS, "soon"),
        (outside.SECONDS, "nan"),
        (outside.SECONDS, "inf"),
        (outside.SECONDS, "-1"),
        (outside.MEMORY, "1"),
        (outside.MEMORY, "1e99"),
    ):
        with monkeypatch.context() as patch:
            patch.setenv(name, bad)
            with pytest.raises(BadBot, match=f"{name} cannot be “{bad}”: use a number from"):
                outside.register(EXAMPLE)

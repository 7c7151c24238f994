"""The tasks of a worker process, from JSON to JSON.

A worker has no database and no secrets: a bot's task has the view of its seat, and nothing else.
"""

from __future__ import annotations

import json
import os
import secrets
import traceback
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeVar

from sacbe.bots import Bot, Forfeit, make
from sacbe.core.arguments import shorten, whole
from sacbe.core.errors import SacbeError
from sacbe.core.record import Record
from sacbe.face.narrator import Narrator
from sacbe.i18n.language import pick_language
from sacbe.i18n.words import Words
from sacbe.review.analysis import analyse
from sacbe.review.hints import hint_json
from sacbe.review.lines import imagine
from sacbe.review.review import review
from sacbe.review.wording import rest_of_turn, whole_turn

MOST_BOTS: Final = 64
"""Bots that a worker keeps, each with its search tree."""
MOST_NODES: Final = 200_000
"""Nodes of all their trees together, of about half a kilobyte each; the thinking bot alone may have
more."""
PROGRESS_SECONDS: Final = 0.1
"""Between two reports of progress, at the least."""

Report = Callable[[float], None]
Key = tuple[str, int, str]
T = TypeVar("T")


class BadTask(SacbeError):
    """An unknown task, or one without what it needs."""


class TaskRunner:
    """Does tasks, and keeps bots between two choices.

    >>> sorted(TaskRunner().tasks)
    ['hint', 'move', 'review', 'state']
    """

    def __init__(self) -> None:
        self.tasks: dict[str, Callable[[dict[str, Any], Report], dict[str, Any]]] = {
            "move": self.move,
            "hint": self.hint,
            "review": self.review,
            "state": self.state,
        }
        self.bots: OrderedDict[Key, Bot] = OrderedDict()

    def do(self, task: dict[str, Any], report: Report) -> dict[str, Any]:
        """Do a task, and return the answer."""
        name = task.get("task")
        if not isinstance(name, str) or name not in self.tasks:
            raise BadTask("error-worker-task", task=shorten(name), known=", ".join(self.tasks))
        return self.tasks[name](task, report)

    # The tasks.

    def move(self, task: dict[str, Any], report: Report) -> dict[str, Any]:
        """Let a bot choose."""
        spec = _field(task, "bot", str)
        view = _field(task, "view", dict)
        choices = view.get("choices")
        if not isinstance(choices, list) or not choices:
            raise _bad(task, "view")
        key = (str(task.get("game_id")), _number(task, "seat", 0), spec)
        bot = self.bots.pop(key, None)  # kept only if it chooses properly
        if bot is None:
            bot = make(spec, secrets.randbits(62))
        try:
            token = bot.choose(view)
            if token not in choices:
                raise Forfeit(
                    "error-bot-illegal",
                    bot=spec,
                    answer=shorten(token),
                    count=len(choices),
                    example=choices[0],
                )
        except BaseException:
            _close(bot)
            raise
        self.bots[key] = bot
        self.make_room()
        return {"move": token}

    def hint(self, task: dict[str, Any], report: Report) -> dict[str, Any]:
        """Find the best ways to play; return them like `sacbe hint --json`."""
        view = _field(task, "view", dict)
        playouts = _number(task, "playouts", 1)
        seed = _number(task, "seed")
        best = _number(task, "best", 1)
        words = Words(pick_language(_field(task, "lang", str)))
        moves = None if task.get("moves") is None else _number(task, "moves", 0)
        start = imagine(view, seed)[0]
        names = _field(task, "names", list)
        if [type(name) for name in names] != [str] * start.players:
            raise _bad(task, "names")
        is_whole = _field(task, "whole", bool)
        tell = whole_turn if is_whole else rest_of_turn
        lines = analyse(view, playouts, seed, best, 0.0, report, tell)
        narrator = Narrator(words, names)
        return hint_json(start, is_whole, narrator, lines, moves, playouts, None, seed)

    def review(self, task: dict[str, Any], report: Report) -> dict[str, Any]:
        """Review a finished game."""
        playouts = None if task.get("playouts") is None else _number(task, "playouts", 1)
        seed = _number(task, "seed")
        record = Record.parse(_field(task, "record", str))
        return review(record, playouts, seed, 1, lambda done, most: report(done / most))

    def state(self, task: dict[str, Any], report: Report) -> dict[str, Any]:
        """Return what the worker keeps."""
        nodes = sum(_nodes(bot) for bot in self.bots.values())
        return {"pid": os.getpid(), "bots": len(self.bots), "nodes": nodes}

    # The bots.

    def make_room(self) -> None:
        """Drop the least recently used bots until the rest is within the limits."""
        nodes = sum(_nodes(bot) for bot in self.bots.values())
        while len(self.bots) > MOST_BOTS or (nodes > MOST_NODES and len(self.bots) > 1):
            _, bot = self.bots.popitem(last=False)
            nodes -= _nodes(bot)
            _close(bot)


def _nodes(bot: Bot) -> int:
    """Count the nodes that a bot keeps."""
    tree = getattr(bot, "tree", None)
    return 0 if tree is None else len(tree.nodes)


def _close(bot: Bot) -> None:
    """End a bot's processes, if it has any."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


# The fields of a task.


def _bad(task: dict[str, Any], field: str) -> BadTask:
    return BadTask("error-worker-field", task=shorten(task.get("task")), field=field)


def _field(task: dict[str, Any], field: str, kind: type[T]) -> T:
    value = task.get(field)
    if not isinstance(value, kind):
        raise _bad(task, field)
    return value


def _number(task: dict[str, Any], field: str, least: int | None = None) -> int:
    value = whole(task.get(field))
    if value is None or (least is not None and value < least):
        raise _bad(task, field)
    return value


# The process.


class Throttled:
    """Reports how far a task is, but not too often."""

    def __init__(self, report: Report) -> None:
        self.report: Report = report
        self.last: float = monotonic()

    def __call__(self, share: float) -> None:
        now = monotonic()
        if now - self.last >= PROGRESS_SECONDS:
            self.last = now
            self.report(min(max(share, 0.0), 1.0))


def task_runner(report: Report) -> Callable[[bytes], bytes]:
    """Return what a worker process does: a task, and its answer, as JSON."""
    runner = TaskRunner()
    return lambda data: answer(runner, data, Throttled(report))


def answer(runner: TaskRunner, data: bytes, report: Report) -> bytes:
    """Do a task; return what came of it, or what went wrong with it."""
    try:
        return _bytes({"answer": runner.do(json.loads(data), report)})
    except ConnectionError:  # nobody is there to report to
        raise
    except SacbeError as error:
        return _bytes({"failed": error.message.json()})
    except Exception as error:
        message = SacbeError("error-worker-broke", what=type(error).__name__).message
        return _bytes({"failed": message.json(), "trace": traceback.format_exc()})


def _bytes(message: dict[str, Any]) -> bytes:
    return json.dumps(message, allow_nan=False).encode()

"""Where games are kept: a file of their own, written whole after every turn."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from sacbe.cli.terminal import BadArgument, os_message
from sacbe.core.errors import BadRecord
from sacbe.core.message import Message
from sacbe.core.record import Record
from sacbe.i18n.numbers import printable

ENDING: Final = ".sacbe"


class Keeper:
    """Saves a game to its file. Without a file, or where writing fails, `problem` says why, and
    the game goes on."""

    def __init__(self, path: Path | None, problem: Message | None = None) -> None:
        self.path: Path | None = path
        self.problem: Message | None = problem
        self.moves: int = -1  # as many as the file has

    @classmethod
    def for_new_game(cls, game: str, wanted: str | None) -> Keeper:
        """A new file, the one that was asked for or one among the user's data. What is there
        already is never written over."""
        try:
            path = _default(game) if wanted is None else Path(wanted)
            if wanted is None:
                path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "x", encoding="utf-8"):
                return cls(path)
        except FileExistsError:
            raise BadArgument("cli-play-error-exists", file=str(path)) from None
        except RuntimeError:  # nobody's home: there is no folder to keep games in
            return cls(None, Message("cli-main-no-file", {"file": "~"}))
        except OSError as error:
            return cls(None, os_message(error))

    @property
    def name(self) -> str:
        """The file, as it can be typed."""
        return shlex.quote(str(self.path))

    def save(self, record: Record) -> bool:
        """Write the game down; whether it is safe now."""
        if self.path is None:
            return False
        if len(record.moves) == self.moves:
            return True
        try:
            record.save(self.path)
        except OSError as error:
            self.problem = os_message(error)
            return False
        self.moves = len(record.moves)
        return True


def load(file: str) -> Record:
    """A record; what is wrong with it is said with the file's name."""
    try:
        return Record.load(file)
    except BadRecord as error:
        raise BadArgument("cli-main-in-file", file=printable(file), why=error.message) from error


def program() -> str:
    """What to type to run this program again, also where it is on no search path."""
    if shutil.which("sacbe"):
        return "sacbe"
    if sys.argv[0].endswith("sacbe"):
        return shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m sacbe"


def _default(game: str) -> Path:
    """A name among the user's data that nothing has yet."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = base / "sacbe" / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = base / "sacbe" / f"{stem}-{number}{ENDING}"
        number += 1
    return path

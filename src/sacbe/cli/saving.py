"""Save games: one file each, rewritten after every turn."""

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
    """Saves a game to its file. If there is no file or writing fails, `problem` says why and the
    game continues."""

    def __init__(self, path: Path | None, problem: Message | None = None) -> None:
        self.path: Path | None = path
        self.problem: Message | None = problem
        self.moves: int = -1  # moves in the file

    @classmethod
    def for_new_game(cls, game: str, wanted: str | None) -> Keeper:
        """Create the wanted file, or one in the user's data folder. Existing files are never
        overwritten."""
        try:
            path = _default(game) if wanted is None else Path(wanted)
            if wanted is None:
                path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "x", encoding="utf-8"):
                return cls(path)
        except FileExistsError:
            raise BadArgument("cli-play-error-exists", file=str(path)) from None
        except RuntimeError:  # no home folder to save games in
            return cls(None, Message("cli-main-no-file", {"file": "~"}))
        except OSError as error:
            return cls(None, os_message(error))

    @property
    def name(self) -> str:
        """The file name, quoted for a shell."""
        return shlex.quote(str(self.path))

    def save(self, record: Record) -> bool:
        """Write the game to its file; return whether it is saved."""
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
    """Load a record; errors name the file."""
    try:
        return Record.load(file)
    except BadRecord as error:
        raise BadArgument("cli-main-in-file", file=printable(file), why=error.message) from error


def program() -> str:
    """Return the command that runs this program, even if it is not on the search path."""
    if shutil.which("sacbe"):
        return "sacbe"
    if sys.argv[0].endswith("sacbe"):
        return shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m sacbe"


def _default(game: str) -> Path:
    """Return an unused file name in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = base / "sacbe" / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = base / "sacbe" / f"{stem}-{number}{ENDING}"
        number += 1
    return path

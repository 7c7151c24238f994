"""Sacbe: play, study and research Maya board games.

>>> import sacbe
>>> position = sacbe.GAMES["tzolkin"].start(players=2, first=0)
>>> position.to_move == sacbe.CHANCE
True
"""

from __future__ import annotations

from typing import Final

from sacbe.core import position as _position
from sacbe.core.choices import Choice, Option, Prompt
from sacbe.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    SacbeError,
    UnknownMove,
)
from sacbe.core.facts import Fact
from sacbe.core.game import Game
from sacbe.core.message import Message
from sacbe.core.moves import Move, MoveBook
from sacbe.core.position import CHANCE, NOBODY, Position
from sacbe.core.record import Record
from sacbe.games import GAMES

__version__: Final = "0.1.0"
BUILD: Final = "plain" if (_position.__file__ or "").endswith(".py") else "compiled"
"""Which build is running: "compiled" (mypyc) or "plain" (Python)."""

__all__ = [
    "BUILD",
    "CHANCE",
    "GAMES",
    "NOBODY",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Choice",
    "Fact",
    "Game",
    "IllegalMove",
    "Message",
    "Move",
    "MoveBook",
    "Option",
    "Position",
    "Prompt",
    "Record",
    "SacbeError",
    "UnknownMove",
    "__version__",
]

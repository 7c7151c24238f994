"""The list of all games. What is in it is played, tested, simulated and documented by name."""

from __future__ import annotations

from sacbe.core.registry import GAMES
from sacbe.tikal.game import Tikal
from sacbe.tzolkin.game import Tzolkin

__all__ = ["GAMES"]

for _game in (Tzolkin(), Tikal()):
    GAMES[_game.name] = _game

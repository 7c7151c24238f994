"""The list of all games. Everything else finds games by name here: playing, tests, simulations and
the documentation."""

from __future__ import annotations

from sacbe.core.registry import GAMES
from sacbe.tikal.game import Tikal
from sacbe.tzolkin.game import Tzolkin

__all__ = ["GAMES"]

for _game in (Tzolkin(), Tikal()):
    GAMES[_game.name] = _game

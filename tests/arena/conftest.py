"""A second bot that costs no time."""

from __future__ import annotations

import pytest

from sacbe import bots
from sacbe.core.dice import Dice


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register `coin`, a second random bot, in this process: a match needs two."""
    make = bots.make

    def make_coin(spec: str, seed: int) -> bots.Bot:
        return bots.RandomBot(Dice(seed + 1)) if spec == "coin" else make(spec, seed)

    monkeypatch.setattr(bots, "make", make_coin)

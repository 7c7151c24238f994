"""Exactly the moves of section 4 are offered, at their prices, in whole games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from sacbe import CHANCE, Position
from tests.tikal import law
from tests.tikal.games import EVERY_GAME, camps, steps
from tests.walks import Walk, few, some_of, walks

every_game = pytest.mark.parametrize(("players", "mode", "how"), EVERY_GAME)


def check_actions(position: Position, view: Any) -> None:
    """Check that exactly the affordable actions and the end of the turn are offered."""
    seat = position.to_move
    prices = law.actions(view, seat, camps(position, seat))
    wanted = {token for token, price in prices.items() if price <= view["action_points"]}
    tokens = position.tokens()
    assert set(tokens) == wanted | {"end turn"}
    assert len(set(tokens)) == len(tokens)


def check_bids(position: Position, view: Any) -> None:
    """Check that exactly the affordable higher bids and a pass are offered."""
    lowest = view["auction"]["bid"] + 1
    own = view["players"][position.to_move]["points"]
    assert position.tokens() == [*(f"bid {bid}" for bid in range(lowest, own + 1)), "pass"]


@every_game
@few
@given(walk=walks())
def test_exactly_the_lawful_actions(players: int, mode: str, how: str, walk: Walk) -> None:
    """TK-4.1 to TK-4.8, TK-8.4: on any board, the legal moves and their costs are those of the
    rules."""
    prices: dict[str, int] = {}
    closely = some_of(walk, 3)
    for step in steps(players, mode, how, walk):
        if step.token in prices:
            assert step.before["action_points"] - step.after["action_points"] == prices[step.token]
        prices = {}
        if step.position.is_over or step.position.to_move == CHANCE or not next(closely):
            continue
        tokens = step.position.tokens()
        if "end turn" in tokens:
            seat = step.position.to_move
            check_actions(step.position, step.after)
            prices = law.actions(step.after, seat, camps(step.position, seat))
        elif "pass" in tokens:
            check_bids(step.position, step.after)

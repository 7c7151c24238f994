"""Properties of every game's evaluation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

import sacbe
from sacbe.core.evaluation import POINT, Evaluation
from sacbe.tikal.evaluation import WEIGHTS as TIKAL_WEIGHTS
from sacbe.tikal.evaluation import TikalEvaluation
from sacbe.tzolkin.evaluation import WEIGHTS as TZOLKIN_WEIGHTS
from sacbe.tzolkin.evaluation import TzolkinEvaluation
from tests.walks import CASES, Walk, some_of, variants, walk_on, walks

EVALUATIONS: dict[str, type[TikalEvaluation | TzolkinEvaluation]] = {
    "tikal": TikalEvaluation,
    "tzolkin": TzolkinEvaluation,
}
WEIGHTS = {"tikal": TIKAL_WEIGHTS, "tzolkin": TZOLKIN_WEIGHTS}


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [(name, players, options) for name, players in CASES for options in variants(name)],
)
@given(walk=walks())
def test_along_random_games(name: str, players: int, options: dict[str, Any], walk: Walk) -> None:
    """Every position can be estimated, also during set-up and within turns. Estimates change
    nothing and do not depend on earlier estimates; what remains never grows. At the end, the
    estimate is the score."""
    position = sacbe.GAMES[name].start(players, **options)
    evaluation: Evaluation = sacbe.GAMES[name].evaluation
    remaining = 1000
    for _, look in zip(walk_on(position, walk), some_of(walk, 8), strict=False):
        before, remaining = remaining, int(evaluation.remaining(position))
        assert before >= remaining >= (not position.is_over)
        assert evaluation.doubt(position) > 0
        if look:
            cells = list(position.cells)
            for seat in range(players):
                explained = evaluation.explain(position, seat)
                assert tuple(explained) == evaluation.terms
                assert -120 < sum(explained.values()) < 400
                assert explained == EVALUATIONS[name]().explain(position, seat)
            assert list(position.cells) == cells
    assert remaining == 0
    for seat, score in enumerate(position.scores()):
        explained = evaluation.explain(position, seat)
        assert explained["points"] == sum(explained.values()) == score
        assert evaluation.points(position, seat) == score * POINT


@pytest.mark.parametrize("name", sorted(sacbe.GAMES))
def test_weights(name: str) -> None:
    """Weights are given by name; an unknown name is an error."""
    position = sacbe.GAMES[name].start(2)
    usual = EVALUATIONS[name]()
    assert usual.terms == sacbe.GAMES[name].evaluation.terms
    assert EVALUATIONS[name](WEIGHTS[name]).explain(position, 0) == usual.explain(position, 0)
    changed = {weight: value + 50 for weight, value in WEIGHTS[name].items()}
    assert EVALUATIONS[name](changed).explain(position, 0) != usual.explain(position, 0)
    with pytest.raises(KeyError, match="golden"):
        EVALUATIONS[name]({"golden": 1})

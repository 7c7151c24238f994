"""What a position of Tikal is worth, in the words of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import POINT, Evaluation
from sacbe.core.position import DEPTH, Position
from sacbe.tikal.position import SCORE, player


class TikalEvaluation(Evaluation):
    """Points so far."""

    def __init__(self) -> None:
        super().__init__(("points",))

    def estimate(self, position: Position, seat: i64, out: vec[i64]) -> None:
        cells = position.cells
        out[0] = cells[player(seat) + SCORE] * POINT

    def remaining(self, position: Position) -> i64:
        return 0 if position.cells[DEPTH] == 0 else 500

    def doubt(self, position: Position) -> i64:
        return 20 * POINT

"""A review of a whole game: every turn is searched, and those that seem to have lost something are
searched again, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sacbe.core.errors import SacbeError
from sacbe.core.record import Record
from sacbe.face import find_face
from sacbe.processes import ProcessPool, Report, Work, WorkerDied
from sacbe.review.lines import Moves
from sacbe.review.losses import DOUBTED, doubted
from sacbe.review.summary import ReviewData
from sacbe.review.turns import Doubt, Look, Turn, TurnAnalyst, all_turns

Task = tuple[int, Moves | None]
"""A turn to search, or one to search again and the line that seemed better."""
Progress = Callable[[int, int], None]


class Unfinished(SacbeError):
    """A game that is not over yet cannot be reviewed."""


class ReviewStopped(SacbeError):
    """A process that worked on a review has ended."""


def review(
    record: Record,
    playouts: int | None = None,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Review a finished game; return everything about it as JSON. The same record, playouts and
    seed always give the same review, with any number of processes. `progress` is called with the
    amount of work done and the total. Raises `Unfinished`."""
    playouts = find_face(record.game).review_playouts if playouts is None else playouts
    if not record.position.is_over:
        raise Unfinished("error-review-unfinished", turns=record.position.turn)
    turns = all_turns(record)
    # How many turns will be searched again is not known yet.
    most = len(turns) + record.players * DOUBTED
    report = progress or _silent
    with Crew(record, playouts, seed, workers) as crew:
        looks = crew.look(turns, lambda done: report(done, most))
        doubtful = doubted(looks, record.players)
        doubts = crew.doubt(doubtful, lambda done: report(len(turns) + done, most))
    report(most, most)
    return ReviewData(record, turns, looks, doubts, playouts, seed).json()


def _silent(done: int, most: int) -> None:
    pass


class Crew:
    """Searches turns, in this process or in several at once."""

    def __init__(self, record: Record, playouts: int, seed: int, workers: int) -> None:
        self.analyst: TurnAnalyst = TurnAnalyst(record, playouts, seed)
        self.pool: ProcessPool | None = None
        if workers > 1:
            try:
                arguments = (record.text(), playouts, seed)
                self.pool = ProcessPool(_analyst, [arguments] * workers)
            except WorkerDied as error:
                raise ReviewStopped("error-review-worker-died") from error

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        if self.pool is not None:
            self.pool.close()

    def look(self, turns: list[Turn], report: Callable[[int], None]) -> dict[int, Look]:
        """Search all turns."""
        return self._do([(turn.number, None) for turn in turns], report)

    def doubt(self, doubtful: list[Look], report: Callable[[int], None]) -> dict[int, Doubt]:
        """Search some turns again."""
        return self._do(
            [(look.number, look.best.moves) for look in doubtful if look.best is not None], report
        )

    def _do(self, tasks: Sequence[Task], report: Callable[[int], None]) -> dict[int, Any]:
        found: dict[int, Any] = {}
        pool = self.pool
        answers = map(_worker(self.analyst), tasks) if pool is None else pool.answers(tasks)
        try:
            for answer in answers:
                found[answer.number] = answer
                report(len(found))
        except WorkerDied as error:
            raise ReviewStopped("error-review-worker-died") from error
        return found


def _worker(analyst: TurnAnalyst) -> Work:
    def work(task: Task) -> Look | Doubt:
        number, better = task
        return analyst.look(number) if better is None else analyst.doubt(number, better)

    return work


def _analyst(report: Report, record: str, playouts: int, seed: int) -> Work:
    return _worker(TurnAnalyst(Record.parse(record), playouts, seed))

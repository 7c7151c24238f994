"""Moves with the positions around them and the facts they caused, for stories, logs and reviews."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from sacbe.core.facts import Fact
from sacbe.core.moves import Move
from sacbe.core.position import Position
from sacbe.core.record import Record


class Step(NamedTuple):
    """A move, the positions before and after it, and the facts that it caused."""

    before: Position
    move: Move
    after: Position
    facts: list[Fact]

    @property
    def seat(self) -> int:
        """Who made the move."""
        return self.before.to_move


def take_step(before: Position, id: int) -> Step:
    """Play a legal move on a copy of `before`."""
    after = before.copy()
    facts: list[Fact] = []
    after.facts = facts
    after.apply(id)
    after.facts = None
    return Step(before, before.game.moves[id], after, facts)


def history(record: Record) -> list[Step]:
    """Return all steps of a record so far."""
    steps: list[Step] = []
    position = record.game.start(record.players, **record.options)
    for id in record.moves:
        steps.append(take_step(position, id))
        position = steps[-1].after
    return steps


def turns(steps: list[Step]) -> list[list[Step]]:
    """Split steps into turns."""
    return [list(group) for _, group in groupby(steps, key=lambda step: step.before.turn)]


def facts_of(steps: list[Step]) -> list[Fact]:
    """Return the facts of several steps, in order."""
    return [fact for step in steps for fact in step.facts]

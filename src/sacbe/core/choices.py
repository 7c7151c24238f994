"""Prompts, choices, ways across the board, and options for a new game."""

from __future__ import annotations

from typing import Any, NamedTuple

from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.view_types import PromptView


class Prompt(NamedTuple):
    """The decision at hand: its kind (the agenda's name for it) and arguments, the question for
    people, and the token of the move that caused it ("" if none)."""

    kind: str
    args: dict[str, int | str | None]
    message: Message
    source: str

    def json(self) -> PromptView:
        """Return the prompt as JSON, for the network."""
        return {
            "kind": self.kind,
            "args": self.args,
            "key": self.message.key,
            "params": self.message.params_json(),
            "source": self.source,
        }


class Choice(NamedTuple):
    """A legal move as it is offered: its targets on the board in this position, and what it changes
    at once for the player who makes it, by name."""

    move: Move
    targets: tuple[str, ...]
    preview: dict[str, int]

    def json(self) -> dict[str, Any]:
        """Return the choice as JSON, for the network."""
        return {**self.move.json(), "targets": list(self.targets), "preview": self.preview}


class Option(NamedTuple):
    """A setting chosen before the game starts. If `values` is empty, the value is a seat number."""

    values: tuple[str, ...]
    default: str | None
    message: Message


class Journey(NamedTuple):
    """A way across the board that takes several moves: the figure, start and end, the cost, the
    moves in order, and every place on the way."""

    figure: str
    start: str
    end: str
    cost: int
    moves: list[str]
    path: list[str]

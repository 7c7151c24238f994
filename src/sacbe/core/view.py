"""The type of a view: what every game's view has. Each game adds its table."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class MessageView(TypedDict):
    """A message in no language yet; parameters are numbers, names, or messages of their own."""

    key: str
    params: dict[str, Any]


class PromptView(MessageView):
    """What is being decided: its kind and arguments, the question to show, and the token of the
    move it springs from ("" if none)."""

    kind: str
    args: dict[str, Any]
    source: str


class View(TypedDict):
    """What one seat, or a spectator (`seat` is None), may know.

    `to_move` is a seat, or -1 for chance, or -2 when the game is over; `winners` are known then.
    `choices` are the tokens that the viewer may play. The agenda lists what is still to be decided
    or done, the next last: kind, seat, two details, and the token of the move that opened it.
    """

    game: str
    rules: int
    seat: int | None
    to_move: int
    turn: int
    over: bool
    winners: list[int]
    prompt: PromptView | None
    choices: list[str]
    agenda: list[list[Any]]

"""The types of what every game's view has; each game adds its table. They stay plain Python: the
server describes them to programs, and a compiled class does not know its fields' types."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from typing_extensions import TypedDict


class Keys:
    """Says in an annotation which keys an object always has, so that the description of the
    server's interface can name them. (Pydantic calls this hook; nothing here needs Pydantic.)"""

    def __init__(self, names: Iterable[object]) -> None:
        self.names: list[str] = [str(name) for name in names]

    def __get_pydantic_json_schema__(
        self, schema: Any, handler: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        described = handler(schema)
        return {
            **described,
            "properties": dict.fromkeys(self.names, described["additionalProperties"]),
            "required": self.names,
            "additionalProperties": False,
        }


class MessageView(TypedDict):
    """A message in no language yet; parameters are numbers, names, or messages of their own."""

    key: str
    params: dict[str, int | str | MessageView]


class PromptView(MessageView):
    """What is being decided: its kind and arguments, the question to show, and the token of the
    move it springs from ("" if none)."""

    kind: str
    args: dict[str, int | str | None]
    source: str


class View(TypedDict):
    """What one seat, or a spectator (`seat` is None), may know.

    `to_move` is a seat, or -1 for chance, or -2 when the game is over; `winners` are known then.
    `choices` are the tokens that the viewer may play. `holdings` are what each seat has that a
    move may change, by the names that previews use. The agenda lists what is still to be decided
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
    holdings: list[dict[str, int]]
    agenda: list[list[int | str]]


class UnavailableView(MessageView):
    """A reason why something on the board cannot be chosen now, and the targets it holds for."""

    targets: list[str]

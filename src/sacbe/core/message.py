"""What is said to a person: a key of the message catalogues and its parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, Union

Value: TypeAlias = Union[int, str, "Message"]


class Message(NamedTuple):
    """A sentence of the catalogues, in no language yet.

    Parameters are numbers, plain strings (names people gave), or messages of their own.

    >>> Message("gear-palenque").key
    'gear-palenque'
    """

    key: str
    params: dict[str, Value] = {}  # noqa: RUF012 - a shared empty default, never written to

    def json(self) -> dict[str, object]:
        """The message as JSON, for the network.

        >>> Message("move-place", {"gear": Message("gear-tikal")}).json()
        {'key': 'move-place', 'params': {'gear': {'key': 'gear-tikal', 'params': {}}}}
        """
        params: dict[str, object] = {}
        for name, value in self.params.items():
            params[name] = value.json() if isinstance(value, Message) else value
        return {"key": self.key, "params": params}


def listing(messages: list[Message]) -> Message:
    """Several messages as one, separated as the language separates them.

    >>> listing([Message("good-wood"), Message("good-gold")]).key
    'list'
    """
    assert messages
    if len(messages) == 1:
        return messages[0]
    return Message("list", {"first": messages[0], "rest": listing(messages[1:])})


def changes(preview: dict[str, int], counted: Callable[[str, int], Message]) -> Message:
    """What a move changes, in words with signs; `counted` says so many of what is named."""
    listed = [
        Message("change", {"sign": "+" if amount > 0 else "−", "what": counted(name, abs(amount))})
        for name, amount in preview.items()
    ]
    return listing(listed) if listed else Message("amount-nothing")

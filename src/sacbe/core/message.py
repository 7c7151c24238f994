"""Messages for people: a key of the message catalogues, and parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias, Union

from sacbe.core.view_types import MessageView

Value: TypeAlias = Union[int, str, "Message"]


class Message(NamedTuple):
    """A message that is not yet in any language.

    Parameters are numbers, plain strings (such as players' names), or other messages.

    >>> Message("gear-palenque").key
    'gear-palenque'
    """

    key: str
    params: Mapping[str, Value] = {}

    def json(self) -> MessageView:
        """Return the message as JSON, for the network.

        >>> Message("move-place", {"gear": Message("gear-tikal")}).json()
        {'key': 'move-place', 'params': {'gear': {'key': 'gear-tikal', 'params': {}}}}
        """
        return {"key": self.key, "params": self.params_json()}

    def params_json(self) -> dict[str, int | str | MessageView]:
        """Return the parameters as JSON."""
        params: dict[str, int | str | MessageView] = {}
        for name, value in self.params.items():
            params[name] = value.json() if isinstance(value, Message) else value
        return params


def listing(parts: Sequence[Message | str], key: str = "list") -> Message:
    """Join messages or texts into one, as the language joins a list.

    >>> listing([Message("good-wood"), Message("good-gold")]).key
    'list'
    """
    assert parts
    last = parts[-1]
    joined = last if isinstance(last, Message) else Message("text", {"text": last})
    for part in reversed(parts[:-1]):
        joined = Message(key, {"first": part, "rest": joined})
    return joined

"""Message catalogues: all text that people read, one Fluent file per language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sacbe.core.message import Message

LANGUAGES: Final = {
    "en": "English",
    "uk": "Українська",
    "pt": "Português",
    "ru": "Русский",
    "pl": "Polski",
}


@cache
def bundle(language: str) -> FluentBundle:
    """Return a language's catalogue."""
    catalogue = FluentBundle([language], use_isolating=False)
    source = Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
    catalogue.add_resource(FluentResource(source))
    return catalogue


def from_json(data: dict[str, Any]) -> Message:
    """Rebuild a message from its JSON form.

    >>> from_json(Message("move-place", {"gear": Message("gear-tikal")}).json()).params["gear"].key
    'gear-tikal'
    """
    return Message(
        data["key"],
        {
            name: from_json(value) if isinstance(value, dict) else value
            for name, value in data["params"].items()
        },
    )


def text(message: Message, language: str = "en") -> str:
    """Return a message in a language.

    >>> text(Message("gear-palenque"), "uk")
    'Паленке'
    """
    catalogue = bundle(language)
    entry = catalogue.get_message(message.key)
    if entry.value is None:
        raise LookupError(f"{language}.ftl: {message.key} has no text")
    params: dict[str, Any] = {
        name: text(value, language) if isinstance(value, Message) else value
        for name, value in message.params.items()
    }
    result, errors = catalogue.format_pattern(entry.value, params)
    if errors:
        raise LookupError(f"{language}.ftl: {message.key}: {errors[0]}")
    return str(result)

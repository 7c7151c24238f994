"""Answers as JSON, and refusals in the caller's language."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sacbe.core.message import Message
from sacbe.i18n.words import Words
from sacbe.server.callers import caller_language
from sacbe.server.errors import Refused


class Answer(Response):
    """An answer as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def refusal(connection: HTTPConnection, error: Refused) -> Answer:
    """Answer with a refusal, in the caller's language."""
    body = {"error": said(error.message, caller_language(connection)), **error.extra}
    headers = {"Retry-After": "2"} if error.status in (429, 503) else None
    return Answer(body, error.status, headers)


def said(message: Message, language: str) -> dict[str, Any]:
    """Return a message for programs, with its text for people."""
    return {**message.json(), "text": Words(language).text(message)}

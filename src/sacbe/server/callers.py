"""What a request says about its caller: the page, the address and the language."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sacbe.i18n import LANGUAGES
from sacbe.server.settings import Settings


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the request claims to come from one of our own pages."""
    origin = connection.headers.get("origin", "").lower()
    ours = urlsplit(settings.address)
    if origin == f"{ours.scheme}://{ours.netloc}".lower():
        return True
    host = connection.headers.get("host", "").lower()
    return host != "" and origin in (f"http://{host}", f"https://{host}")


def caller_address(connection: HTTPConnection) -> str:
    """Return the address that a call comes from."""
    return connection.client.host if connection.client is not None else ""


def caller_language(connection: HTTPConnection) -> str:
    """Return the caller's favourite of our languages.

    The header names languages, each with a weight: `pl, en;q=0.8`."""
    wanted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.lower().split("-")[0]))
        except ValueError:
            continue
    for _, name in sorted(wanted, key=lambda one: one[0]):
        if name in LANGUAGES:
            return name
    return "en"

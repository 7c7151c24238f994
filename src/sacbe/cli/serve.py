"""`sacbe serve`: tables for people in browsers and for programs."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from sacbe.cli.options import Language
from sacbe.cli.terminal import BadArgument, check_range
from sacbe.core.arguments import shorten
from sacbe.i18n.language import pick_language
from sacbe.i18n.words import Words

if TYPE_CHECKING:
    from sacbe.server.settings import Settings

VARIABLE: Final = "SACBE_DATABASE"
MOST_WORKERS: Final = 256
FORMATS: Final = ("text", "json")


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="cli-serve-metavar-host", help="cli-serve-option-host")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="cli-serve-option-port")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="cli-serve-option-database")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="cli-serve-option-workers")
    ] = None,
    url: Annotated[str | None, typer.Option(metavar="URL", help="cli-serve-option-url")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="cli-serve-option-open")
    ] = False,
    log: Annotated[
        str | None, typer.Option(metavar="|".join(FORMATS), help="cli-serve-option-log")
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(metavar="cli-serve-metavar-proxies", help="cli-serve-option-proxies"),
    ] = None,
    public_metrics: Annotated[
        bool, typer.Option("--public-metrics", help="cli-serve-option-public-metrics")
    ] = False,
    local_webhooks: Annotated[
        bool, typer.Option("--local-webhooks", help="cli-serve-option-local-webhooks")
    ] = False,
    lang: Language = None,
) -> int:
    """Serve until stopped; return the exit code."""
    words = Words(pick_language(lang))
    check(port, workers, url, log)
    # Only this command needs the server, which is slow to import.
    from sacbe.server.serve import serve as run
    from sacbe.server.settings import Settings

    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "database": database or os.environ.get(VARIABLE) or None,
        "workers": workers,
        "url": url,
        "proxies": proxies,
        "public_metrics": public_metrics,
        "local_webhooks": local_webhooks,
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    run(
        Settings(**chosen),
        open_browser,
        log=log,
        next_port=port is None,
        ready=lambda settings: tell(words, settings),
    )
    return 0


def check(port: int | None, workers: int | None, url: str | None, log: str | None) -> None:
    """Raise `BadArgument` for impossible values."""
    if port is not None:
        check_range("--port", port, 0, 65_535)
    if workers is not None:
        check_range("--workers", workers, 1, MOST_WORKERS)
    if log is not None and log not in FORMATS:
        raise BadArgument("cli-serve-error-log", log=shorten(log), known=", ".join(FORMATS))
    if url is not None and not is_address(url):
        raise BadArgument("cli-serve-error-url", url=shorten(url))


def is_address(url: str) -> bool:
    """Whether a URL can be a server's address: links begin with it, so it has no path.

    >>> is_address("https://play.example.org"), is_address("play.example.org")
    (True, False)
    """
    try:
        found = urlsplit(url)
        _ = found.port
    except ValueError:
        return False
    plain = found.path in ("", "/") and not (found.query or found.fragment or "@" in found.netloc)
    return found.scheme in ("http", "https") and bool(found.hostname) and plain


def tell(words: Words, settings: Settings) -> None:
    """Print the server's address and who can reach it."""
    from sacbe.server.database import read_url
    from sacbe.server.serve import EVERYWHERE, is_reachable

    here = f"http://127.0.0.1:{settings.port}" if settings.host in EVERYWHERE else settings.address
    shown = read_url(settings.database)
    file = shown.database if shown.get_backend_name() == "sqlite" else None
    where = file or shown.set(drivername=shown.get_backend_name()).render_as_string()
    print(words.text("cli-serve-address", url=here))
    print(words.text("cli-serve-database", database=where))
    if is_reachable(settings):
        print(words.text("cli-serve-friends", url=settings.address))
    print(words.text("cli-serve-stop"), flush=True)

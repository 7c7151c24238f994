"""Packages that `pip install sacbe` leaves out, and the extra that installs each of them."""

from __future__ import annotations

from typing import Final

from sacbe.core.errors import SacbeError

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "server": (
        "aiosqlite",
        "alembic",
        "asyncpg",
        "fastapi",
        "httptools",
        "httpx",
        "orjson",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "envs": ("gymnasium", "numpy", "pettingzoo", "pillow_lunasvg", "PIL", "pyspiel"),
    "arena": ("pyarrow",),
    "ray": ("ray",),
}
"""The modules of each extra."""


class MissingExtra(SacbeError):
    """A package that is not installed, with the command that installs it."""


def missing_extra(module: str) -> MissingExtra | None:
    """Return an error that says how to get a missing module; None if it belongs to no extra.

    >>> missing_extra("fastapi.responses")
    MissingExtra('This needs the package fastapi. Install it: pip install "sacbe[server]"')
    """
    package = module.partition(".")[0]
    for extra, modules in EXTRAS.items():
        if package in modules:
            return MissingExtra("error-extra", package=package, extra=extra)
    return None


def explained(error: ImportError) -> ImportError:
    """Return an `ImportError` that says how to get a missing module that belongs to an extra."""
    missing = missing_extra(error.name or "")
    return error if missing is None else ImportError(str(missing), name=error.name)

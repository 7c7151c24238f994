"""Packages that only the environments need."""

from __future__ import annotations

from sacbe.core.errors import SacbeError


def missing(error: ImportError, package: str = "") -> ImportError:
    """The error that says which package is not there, and how to get it; `package` where it is not
    called like its modules.

    >>> missing(ModuleNotFoundError("No module named 'gymnasium.spaces'", name="gymnasium.spaces"))
    ImportError('This needs the package gymnasium: pip install "sacbe[envs]".')
    """
    called = package or (error.name or "").partition(".")[0]
    return ImportError(str(SacbeError("error-extra", package=called)), name=error.name)

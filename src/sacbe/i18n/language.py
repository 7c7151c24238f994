"""The language that a person chose."""

from __future__ import annotations

import os

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import FALLBACK


def pick_language(option: str | None = None) -> str:
    """Return the language to use: the option's, else that of SACBE_LANG, else the system's, else
    English. Only an unknown option is an error, because somebody has just typed it.

    >>> pick_language("pl")
    'pl'
    """
    if option is not None:
        code = option.strip().lower()
        if code in LANGUAGES:
            return code
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise BadOption("error-option-language", language=shorten(option), known=known)
    ours = _code(os.environ.get("SACBE_LANG", ""))
    if ours in LANGUAGES:
        return ours
    # The first variable that is set decides, as in other programs.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = _code(value)
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def _code(locale: str) -> str:
    """Return the language of a locale's name.

    >>> _code("pt_BR.UTF-8")
    'pt'
    """
    return locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()

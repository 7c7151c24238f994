"""Show the examples in docstrings as code: an extension for the API reference (see zensical.toml).

Docstrings are Markdown there, and Markdown takes `>>>` for a quotation.
"""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""From a prompt to the next empty line."""


class FenceDoctests(Extension):
    """Put every example into a fenced block."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

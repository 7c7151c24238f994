"""Find the browser for the tests: the one that SACBE_CHROMIUM names, or the system's.

python tests/web/chromium.py prints its path, or fails."""

from __future__ import annotations

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> str | None:
    """Return the path of the program, if there is one."""
    named = os.environ.get("SACBE_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


if __name__ == "__main__":
    program = find()
    print(program or "no Chromium here")
    sys.exit(program is None)

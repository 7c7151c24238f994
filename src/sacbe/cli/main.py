"""The entry point of the `sacbe` command."""

from __future__ import annotations

import signal
import sys


def main() -> None:
    """Run the command line and exit with its code."""
    # Ctrl-C in the first moments, while modules are imported, just ends the program.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from sacbe.cli.app import run

    signal.signal(signal.SIGINT, before)
    sys.exit(run(sys.argv[1:]))

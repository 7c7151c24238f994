"""`python -m sacbe` is the `sacbe` command."""

from __future__ import annotations

from sacbe.cli.main import main

if __name__ == "__main__":
    main()

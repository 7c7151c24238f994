"""Write the OpenAPI description of the server, from which the web app's types are generated:

python scripts/openapi.py web/src/api/openapi.json
(cd web && npm run types)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sacbe.server.app import make_app
from sacbe.server.settings import Settings


def description() -> str:
    """Return the description as JSON, formatted so that diffs are readable."""
    schema = make_app(Settings()).openapi()
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(description(), encoding="utf-8")

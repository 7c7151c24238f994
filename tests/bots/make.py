"""Write the bots' choices, to be compared in every build: `python -m tests.bots.make`."""

from __future__ import annotations

import json

from tests.bots.test_bots import CHOICES, GAMES, SPECS, chosen

if __name__ == "__main__":
    found = {
        f"{game} {options} {spec}": chosen(game, spec, options)
        for game, options in GAMES
        for spec in SPECS
    }
    CHOICES.write_text(json.dumps(found, indent=0) + "\n")

"""Golden games: records of whole games, kept to detect unintended changes of the rules."""

"""Golden games: whole games as records, kept to notice when the rules change what they play."""

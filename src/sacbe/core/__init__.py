"""What every game has in common: seats, moves, chance, positions, records, errors. No game is named
here."""

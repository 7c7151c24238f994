"""What a game is: seats, moves, chance, positions, records, errors. Knows no game."""

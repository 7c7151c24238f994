"""Matches between bots: who plays whom, the results, and how certain they are."""

"""Hints and reviews: what a position offers, and how a whole game went. Nothing here prints."""

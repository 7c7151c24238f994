"""Tikal as it is shown: text and pictures of its table."""

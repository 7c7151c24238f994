"""Lets compiled loops notice Ctrl-C. This module is not compiled."""


def pause() -> None:
    """Let Python notice Ctrl-C: compiled code does not check for it, but a plain call does."""

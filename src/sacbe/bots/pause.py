"""A breath for compiled loops: not compiled itself."""


def pause() -> None:
    """Let Python notice Ctrl-C. Compiled code does not look; entering a plain function does."""

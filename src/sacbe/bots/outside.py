"""Bots from outside: a file of somebody's own, run in a process of its own."""

from __future__ import annotations

from typing import Any


def known() -> dict[str, str]:
    """The registered files by the name that people type."""
    return {}


class OutsideBot:
    def __init__(self, path: str, seed: int) -> None: ...

    def choose(self, view: dict[str, Any]) -> str:
        raise NotImplementedError

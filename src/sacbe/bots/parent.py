"""Processes that must not outlive the one that started them."""

from __future__ import annotations

import multiprocessing
import os
import threading


def leave_with_parent() -> None:
    """From now on, end this process with the one that started it, even if that one is killed."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

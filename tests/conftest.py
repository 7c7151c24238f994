"""Which build is tested, and how hard.

SACBE_EXPECT_BUILD=plain|compiled   stop at once unless this build of Sacbe is imported
SACBE_PROFILE=default|thorough      how many random examples are tried, and whether always the same
"""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

import sacbe

BUILDS = ("plain", "compiled")

# A run that a script started in the background ignores Ctrl-C, and so would all it starts: the
# tests that press Ctrl-C could not.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "default",
    max_examples=15,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough",
    max_examples=1000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("SACBE_PROFILE") or "default")


def pytest_configure(config: pytest.Config) -> None:
    """Fail the whole session at once if another build than the expected one would be tested."""
    expected = os.environ.get("SACBE_EXPECT_BUILD")
    if not expected:
        return
    if expected not in BUILDS:
        raise pytest.UsageError(f"SACBE_EXPECT_BUILD is {expected!r}, not one of {BUILDS}")
    if expected != sacbe.BUILD:
        raise pytest.UsageError(
            f"SACBE_EXPECT_BUILD is {expected!r}, but {sacbe.__file__} is the {sacbe.BUILD} build"
        )


def pytest_report_header(config: pytest.Config) -> str:
    return f"sacbe {sacbe.__version__}, {sacbe.BUILD} build"

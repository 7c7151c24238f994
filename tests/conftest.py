"""Which build is tested, and how hard.

SACBE_EXPECT_BUILD=plain|compiled   stop at once unless this build of Sacbe is imported
SACBE_PROFILE=default|thorough      how many random examples are tried, and whether always the same
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import sacbe

BUILDS = ("plain", "compiled")
TESTS = Path(__file__).parent
ONCE = ("arena", "cli", "envs", "face", "review", "server", "web")
"""What these test is never compiled and so the same in both builds: the compiled one will do."""
BOTH = (
    "arena/test_match.py",
    "cli/test_main.py",
    "cli/test_verify.py",
    "envs/test_vector.py",
    "review/test_sources.py",
    "server/test_secrets.py",
    "server/test_workers.py",
)
"""But these lean on the engine most, and are tried with both."""

# A run that a script started in the background ignores Ctrl-C, and so would all it starts: the
# tests that press Ctrl-C could not.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "default",
    # The rules are the same files in both builds: the slow one need not try everything again.
    max_examples=10 if sacbe.BUILD == "compiled" else 3,
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what need not be tested with the plain build as well."""
    for item in items:
        name = item.path.relative_to(TESTS) if item.path.is_relative_to(TESTS) else Path()
        if name.parts[:1] and name.parts[0] in ONCE and name.as_posix() not in BOTH:
            item.add_marker(pytest.mark.once)


def pytest_report_header(config: pytest.Config) -> str:
    return f"sacbe {sacbe.__version__}, {sacbe.BUILD} build"

"""Choose the build to test, and how thoroughly.

SACBE_EXPECT_BUILD=plain|compiled       stop at once unless this build of Sacbe is imported
SACBE_PROFILE=quick|default|thorough    how many random examples Hypothesis tries
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
BOTH = (
    "bots/test_bots.py",
    "cli/test_main.py",
    "envs/test_vector.py",
    "test_arranging.py",
    "test_bad_input.py",
    "test_bad_positions.py",
    "test_bad_records.py",
    "test_builds_agree.py",
    "test_conformance.py",
    "test_facts.py",
    "test_golden.py",
    "test_imagine.py",
    "test_impossible_positions.py",
    "test_observation.py",
    "test_perft.py",
)
"""Tests that could pass with one build and fail with the other: they run with both."""
# A run that a script started in the background ignores Ctrl-C, and so would all processes that it
# starts: the tests that press Ctrl-C would fail.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Both builds run the same rules, and the plain one is slow: it tries fewer examples.
EXAMPLES = 20 if sacbe.BUILD == "compiled" else 5
for profile, examples in (("quick", 2), ("default", EXAMPLES), ("thorough", 10 * EXAMPLES)):
    settings.register_profile(
        profile,
        max_examples=examples,
        # The same examples every time, except in thorough runs, which look for new ones.
        derandomize=profile != "thorough",
        deadline=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("SACBE_PROFILE") or "default")


def pytest_configure(config: pytest.Config) -> None:
    """Stop the session at once if the build is not the expected one."""
    expected = os.environ.get("SACBE_EXPECT_BUILD")
    if not expected:
        return
    if expected not in BUILDS:
        raise pytest.UsageError(f"SACBE_EXPECT_BUILD is {expected!r}, not one of {BUILDS}")
    if expected != sacbe.BUILD:
        raise pytest.UsageError(
            f"SACBE_EXPECT_BUILD is {expected!r}, but {sacbe.__file__} is the {sacbe.BUILD} build"
        )


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Use one worker more than there are processors: tests of servers and browsers often wait."""
    return (os.cpu_count() or 1) + 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what runs only with the compiled build, if that is left out."""
    is_test = collection_path.name.startswith("test_")
    left_out = config.option.markexpr == "not once" and is_test
    return True if left_out and collection_path not in {TESTS / name for name in BOTH} else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that run only with the compiled build."""
    both = {TESTS / name for name in BOTH}
    for item in items:
        if item.path not in both:
            item.add_marker(pytest.mark.once)


def pytest_report_header(config: pytest.Config) -> str:
    return f"sacbe {sacbe.__version__}, {sacbe.BUILD} build"

"""Shares, ratings and intervals, against known values."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from sacbe.arena.statistics import (
    DRAW,
    ELO,
    NONE,
    bradley_terry,
    expected,
    grouped,
    imaginary,
    likelihood,
    middle95,
    resamples,
    solve,
    wilson,
)


@pytest.mark.parametrize(
    ("victories", "games", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(victories: int, games: int, low: float, high: float) -> None:
    assert wilson(victories, games) == pytest.approx((low, high), abs=0.00005)


def test_wilson_is_symmetric() -> None:
    for won in (0, 1.5, 7, 20):
        low, high = wilson(won, 20)
        assert (1 - high, 1 - low) == pytest.approx(wilson(20 - won, 20))
        assert 0 <= low <= won / 20 <= high <= 1


BASEBALL = [
    # American League East 1987: Milwaukee, Detroit, Toronto, New York, Boston, Cleveland,
    # Baltimore; in the row, victories over the column. Agresti, Categorical Data Analysis.
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
]


def test_bradley_terry_as_published() -> None:
    ratings = bradley_terry(BASEBALL, prior=NONE)
    strengths = [(rating - ratings[-1]) / ELO for rating in ratings]
    assert strengths == pytest.approx([1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0.0], abs=0.005)


def test_two_bots_by_hand() -> None:
    """With odds of three to one, their ratings differ by 400 · log10(3)."""
    one, other = bradley_terry([[0, 30], [10, 0]], prior=NONE)
    assert one - other == pytest.approx(400 * math.log10(3))
    assert one + other == pytest.approx(0)
    assert expected(one - other) == pytest.approx(0.75)


def test_the_maximum_is_found() -> None:
    """It is found from any start, and nothing close by is more likely."""
    dice = random.Random(1)
    for _ in range(20):
        number = dice.randint(2, 6)
        wins = [
            [0.0 if one == other else float(dice.randint(0, 9)) for other in range(number)]
            for one in range(number)
        ]
        ratings = bradley_terry(wins)
        far = bradley_terry(wins, start=[dice.uniform(-900, 900) for _ in range(number)])
        assert far == pytest.approx(ratings, abs=1e-4)
        assert sum(ratings) == pytest.approx(0, abs=1e-6)


def test_the_imaginary_draw_keeps_ratings_finite() -> None:
    one, other = bradley_terry([[0, 1000], [0, 0]])
    assert 400 < one < 2000
    assert one == pytest.approx(-other)
    t = one / ELO
    best = likelihood([[0, 1000], [0, 0]], [DRAW, DRAW], [t, -t])
    for near in (t - 0.01, t + 0.01):
        assert likelihood([[0, 1000], [0, 0]], [DRAW, DRAW], [near, -near]) < best
    # Bots that never met are compared through opponents that both have met.
    first, second, third = bradley_terry([[0, 9, 0], [1, 0, 9], [0, 1, 0]])
    assert first > second > third
    assert bradley_terry([[0, 0], [0, 0]]) == [0.0, 0.0]


def test_equations() -> None:
    assert solve([[4, 1, 0], [1, 3, 1], [0, 1, 2]], [6, 10, 8]) == pytest.approx([1, 2, 3])


def test_resampling_keeps_the_number_of_rows() -> None:
    rows = [[1.0, float(number)] for number in range(50)]
    drawn = list(resamples(rows, 300, seed=3))
    assert len(drawn) == 300
    assert all(count == 50 for count, _ in drawn)
    assert drawn == list(resamples(rows, 300, seed=3))
    assert drawn != list(resamples(rows, 300, seed=4))


def test_bootstrap_agrees_with_the_textbook() -> None:
    """For a simple mean, the interval is about 1.96 standard errors on both sides."""
    dice = random.Random(5)
    values = [dice.gauss(10, 3) for _ in range(400)]
    mean = sum(values) / len(values)
    error = math.sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1) / len(values))
    for blocks in (400, 100):
        rows = [[value] for value in values]
        means = [total / 400 for (total,) in resamples(rows, 2000, 6, blocks)]
        low, high = middle95(means)
        assert low == pytest.approx(mean - 1.96 * error, abs=0.2 * error * 1.96)
        assert high == pytest.approx(mean + 1.96 * error, abs=0.2 * error * 1.96)


def test_groups_are_whole() -> None:
    rows = [[float(number)] for number in range(1003)]
    for blocks in (1, 7, 200, 5000):
        groups = grouped(rows, blocks)
        assert len(groups) == min(blocks, 1003)
        assert sum(total for (total,) in groups) == sum(range(1003))


def test_imaginary_weights_have_the_mean_of_a_draw() -> None:
    weights = list(itertools.chain(*imaginary(5000, random.Random(1))))
    assert min(weights) > 0
    assert sum(weights) / len(weights) == pytest.approx(0.5, abs=0.02)

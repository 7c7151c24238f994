"""Shares, ratings and intervals: pure functions of numbers."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

Z95: Final = 1.959964
"""Standard deviations on both sides that cover 95 % of a normal distribution."""
ELO: Final = 400 / math.log(10)
"""Points of Elo's scale for a factor of e in strength."""
Results = tuple[float, float]
"""Victories and defeats."""
Prior = Results | Sequence[Results]
DRAW: Final[Results] = (0.5, 0.5)
NONE: Final[Results] = (0.0, 0.0)
STEPS: Final = 200
LONGEST_STEP: Final = 2.0
CLOSE: Final = 1e-10

Matrix = Sequence[Sequence[float]]


def wilson(victories: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share (Wilson's, which also works for few games; it
    is conservative for shared victories, which vary less than whole ones).

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    >>> [round(bound, 3) for bound in wilson(0, 10)]
    [0.0, 0.278]
    """
    share = victories / games
    squared = Z95 * Z95
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    inside = share * (1 - share) / games + squared / (4 * games * games)
    reach = Z95 * math.sqrt(max(inside, 0.0)) / (1 + squared / games)
    # At 0 and 1 the bound is the share itself, but for rounding.
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def expected(difference: float) -> float:
    """Return the expected score against one opponent, from the difference of ratings.

    >>> round(expected(0), 2), round(expected(200), 2), round(expected(-400), 2)
    (0.5, 0.76, 0.09)
    """
    return 1 / (1 + math.exp(-difference / ELO))


def bradley_terry(
    wins: Matrix, prior: Prior = DRAW, start: Sequence[float] | None = None
) -> list[float]:
    """Return the ratings on Elo's scale, with mean 0, that make the results most likely (Bradley
    and Terry 1952, by Newton's method). `wins[i][j]` is how often i finished before j; a tie is a
    half for both. `prior` has imaginary victories and defeats of each bot against an average one:
    with the usual draw, ratings stay finite even for a bot that wins everything; without any, no
    bot may. `start` is a first guess.

    >>> [round(rating, 1) for rating in bradley_terry([[0, 3], [1, 0]], prior=NONE)]
    [95.4, -95.4]
    >>> [round(rating) for rating in bradley_terry([[0, 20], [0, 0]])]
    [343, -343]
    """
    number = len(wins)
    imaginary = [prior] * number if isinstance(prior, tuple) else list(prior)
    theta = [0.0] * number if start is None else [rating / ELO for rating in start]
    likely = likelihood(wins, imaginary, theta)
    for _ in range(STEPS):
        step = newton(wins, imaginary, theta)
        longest = max(abs(part) for part in step)
        factor = min(1.0, LONGEST_STEP / max(longest, CLOSE))
        tried, better = theta, -math.inf
        while better < likely and factor * longest >= CLOSE:
            tried = [value + factor * part for value, part in zip(theta, step, strict=True)]
            better = likelihood(wins, imaginary, tried)
            factor /= 2
        if better <= likely:
            break
        theta, likely = tried, better
    mean = sum(theta) / number
    return [(value - mean) * ELO for value in theta]


def likelihood(wins: Matrix, prior: Sequence[Results], theta: Sequence[float]) -> float:
    """Return the logarithm of the likelihood of the results with these strengths."""
    total = 0.0
    for one, mine in enumerate(theta):
        for other, theirs in enumerate(theta):
            if wins[one][other]:
                total += wins[one][other] * log_logistic(mine - theirs)
        won, lost = prior[one]
        total += won * log_logistic(mine) + lost * log_logistic(-mine)
    return total


def newton(wins: Matrix, prior: Sequence[Results], theta: Sequence[float]) -> list[float]:
    """Return the step to the maximum of the likelihood, if that were a parabola."""
    number = len(theta)
    slope = [0.0] * number
    bend = [[0.0] * number for _ in range(number)]
    for one in range(number):
        won, lost = prior[one]
        p = logistic(theta[one])
        slope[one] += won - (won + lost) * p
        bend[one][one] += (won + lost) * p * (1 - p)
        for other in range(one):
            games = wins[one][other] + wins[other][one]
            if games:
                p = logistic(theta[one] - theta[other])
                surplus = wins[one][other] - games * p
                slope[one] += surplus
                slope[other] -= surplus
                weight = games * p * (1 - p)
                bend[one][one] += weight
                bend[other][other] += weight
                bend[one][other] -= weight
                bend[other][one] -= weight
    if not any(won + lost for won, lost in prior):  # only differences matter: hold the sum
        for row in bend:
            for other in range(number):
                row[other] += 1.0
    return solve(bend, slope)


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations with a positive definite matrix.

    >>> solve([[2, 1], [1, 3]], [3, 5])
    [0.8, 1.4]
    """
    number = len(right)
    rows = [[*map(float, row), float(value)] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(number):
        for row in rows[pivot + 1 :]:
            factor = row[pivot] / rows[pivot][pivot]
            if factor:
                for column in range(pivot, number + 1):
                    row[column] -= factor * rows[pivot][column]
    found = [0.0] * number
    for pivot in reversed(range(number)):
        known = sum(rows[pivot][column] * found[column] for column in range(pivot + 1, number))
        found[pivot] = (rows[pivot][number] - known) / rows[pivot][pivot]
    return found


def logistic(x: float) -> float:
    """Return 1 / (1 + e^-x), also for large x."""
    if x >= 0:
        return 1 / (1 + math.exp(-x))
    e = math.exp(x)
    return e / (1 + e)


def log_logistic(x: float) -> float:
    """Return the logarithm of `logistic(x)`."""
    return -math.log1p(math.exp(-x)) if x >= 0 else x - math.log1p(math.exp(x))


def resamples(
    rows: Sequence[Sequence[float]], rounds: int, seed: int, blocks: int = 200
) -> Iterator[list[float]]:
    """Yield `rounds` resamples of the bootstrap (Efron 1979): as many rows as there are, drawn with
    replacement and summed. More than `blocks` rows are first summed into that many groups of
    neighbours, which changes little and saves time.

    >>> list(resamples([[1.0, 2.0]], 2, seed=1))
    [[1.0, 2.0], [1.0, 2.0]]
    """
    groups = grouped(rows, blocks)
    dice = random.Random(seed)
    places = range(len(groups))
    for _ in range(rounds):
        counts = [0] * len(groups)
        for place in dice.choices(places, k=len(groups)):
            counts[place] += 1
        drawn = [(count, group) for count, group in zip(counts, groups, strict=True) if count]
        yield [
            sum(count * group[column] for count, group in drawn) for column in range(len(groups[0]))
        ]


def imaginary(number: int, dice: random.Random) -> list[Results]:
    """Return the imaginary draws for one round of the bootstrap: each half has a random weight
    (exponential, as in Rubin's bootstrap of 1981), so that a bot that won everything does not
    seem to be measured exactly.

    >>> len(imaginary(3, random.Random(1)))
    3
    """
    return [(dice.expovariate(2.0), dice.expovariate(2.0)) for _ in range(number)]


def grouped(rows: Sequence[Sequence[float]], blocks: int) -> list[list[float]]:
    """Sum rows into at most `blocks` groups of neighbours.

    >>> grouped([[1.0], [2.0], [3.0], [4.0]], 2)
    [[3.0], [7.0]]
    """
    number = min(len(rows), blocks)
    bounds = [len(rows) * block // number for block in range(number + 1)]
    return [
        [sum(column) for column in zip(*rows[low:high], strict=True)]
        for low, high in itertools.pairwise(bounds)
    ]


def middle95(values: Sequence[float]) -> tuple[float, float]:
    """Return the interval of the middle 95 % of values.

    >>> middle95([float(value) for value in range(101)])
    (2.5, 97.5)
    """
    ordered = sorted(values)
    return quantile(ordered, 0.025), quantile(ordered, 0.975)


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which a share of ordered values lies, interpolated.

    >>> quantile([1.0, 2.0, 4.0], 0.75)
    3.0
    """
    place = share * (len(ordered) - 1)
    index = int(place)
    after = ordered[min(index + 1, len(ordered) - 1)]
    return ordered[index] + (after - ordered[index]) * (place - index)

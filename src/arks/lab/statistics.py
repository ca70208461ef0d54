"""The little statistics that studies need: quantiles, intervals and ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054  # of the normal distribution, two-sided 95 %
ELO: Final = 400 / math.log(10)  # Elo points of one natural logarithm of odds


class Spread(NamedTuple):
    """Where values lie: mean, and the values that 10, 50 and 90 % do not exceed."""

    mean: float
    p10: float
    p50: float
    p90: float


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which a share of the ordered values lies, linear between neighbours.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def spread(values: Sequence[float]) -> Spread:
    """Mean and quantiles of at least one value."""
    ordered = sorted(values)
    return Spread(
        math.fsum(ordered) / len(ordered), quantile(ordered, 0.1), quantile(ordered, 0.5), quantile(ordered, 0.9)
    )


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: sound for few trials and for shares near 0 and 1.

    >>> low, high = wilson(0, 10)
    >>> round(low, 3), round(high, 3)
    (0.0, 0.278)
    """
    if trials == 0:
        return (0.0, 1.0)
    share = successes / trials
    scale = 1 + Z95**2 / trials
    middle = (share + Z95**2 / (2 * trials)) / scale
    half = Z95 / scale * math.sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    return (max(0.0, middle - half), min(1.0, middle + half))


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float | None, float | None, float | None]:
    """How much greater the mean of one sample is, and its 95 % interval (Welch); None where too little is known.

    >>> difference([3, 5], [1])
    (3.0, None, None)
    """
    if not one or not other:
        return (None, None, None)
    found = math.fsum(one) / len(one) - math.fsum(other) / len(other)
    if min(len(one), len(other)) < 2:
        return (found, None, None)
    half = Z95 * math.sqrt(variance(one) / len(one) + variance(other) / len(other))
    return (found, found - half, found + half)


def variance(values: Sequence[float]) -> float:
    """Of at least two values, as a sample."""
    mean = math.fsum(values) / len(values)
    return math.fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)


class Rating(NamedTuple):
    """An Elo rating with its 95 % interval; the average of all rated is 0."""

    elo: float
    low: float
    high: float


def ratings(points: list[list[float]]) -> list[Rating]:
    """Bradley-Terry ratings of most likelihood; ``points[a][b]`` is what a scored against b, a draw being a half.

    Every pair that met is given one drawn game more. So somebody who never lost has a rating, not infinity.
    """
    n = len(points)
    met = [[points[a][b] + points[b][a] for b in range(n)] for a in range(n)]
    games = [[met[a][b] + 1 if met[a][b] else 0.0 for b in range(n)] for a in range(n)]
    scored = [sum([points[a][b] + 0.5 for b in range(n) if met[a][b]]) for a in range(n)]
    strength = [0.0] * n
    for _ in range(100):  # Newton's method; a handful of rounds is enough
        expected = [[1 / (1 + math.exp(strength[b] - strength[a])) for b in range(n)] for a in range(n)]
        slope = [scored[a] - sum([games[a][b] * expected[a][b] for b in range(n)]) for a in range(n)]
        spreads = covariance(information(games, expected))
        move = [sum([spreads[a][b] * slope[b] for b in range(n)]) for a in range(n)]
        furthest = max([abs(step) for step in move])
        careful = min(1.0, 1.0 / furthest) if furthest else 0.0  # far from the top the method overshoots
        strength = [old + careful * step for old, step in zip(strength, move, strict=True)]
        if furthest < 1e-9:
            break
    found: list[Rating] = []
    for a in range(n):
        half = Z95 * math.sqrt(max(0.0, spreads[a][a]))
        found.append(Rating(ELO * strength[a], ELO * (strength[a] - half), ELO * (strength[a] + half)))
    return found


def information(games: list[list[float]], expected: list[list[float]]) -> list[list[float]]:
    """Fisher information of the strengths: how sharply the games fix their differences."""
    n = len(games)
    table = [[-games[a][b] * expected[a][b] * expected[b][a] for b in range(n)] for a in range(n)]
    for a in range(n):
        table[a][a] = -sum([table[a][b] for b in range(n) if b != a])
    return table


def covariance(table: list[list[float]]) -> list[list[float]]:
    """The inverse of the information among strengths that add up to 0 (only differences are fixed by games)."""
    n = len(table)
    filled = [[value + 1 / n for value in row] for row in table]
    return [[value - 1 / n for value in row] for row in inverse(filled)]


def inverse(table: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix, by elimination with the largest pivot."""
    n = len(table)
    rows = [[*row, *[1.0 if a == b else 0.0 for b in range(n)]] for a, row in enumerate(table)]
    for place in range(n):
        pivot = max(range(place, n), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        if abs(rows[place][place]) < 1e-12:
            raise ValueError("some bots never met, not even through others; their ratings cannot be compared")
        scale = rows[place][place]
        rows[place] = [value / scale for value in rows[place]]
        for other in range(n):
            if other != place and rows[other][place]:
                factor = rows[other][place]
                rows[other] = [value - factor * top for value, top in zip(rows[other], rows[place], strict=True)]
    return [row[n:] for row in rows]

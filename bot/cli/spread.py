"""How points are spread: mean, deviation and quantiles of many games, and the table of them."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

CERTAIN = 1.96
"""Standard deviations of a 95 % interval."""
QUANTILES = {"p10": 0.1, "p25": 0.25, "median": 0.5, "p75": 0.75, "p90": 0.9}


@dataclass(frozen=True)
class Spread:
    """The points of some games, of one or more seats each, played by the same people at one level."""

    people: str
    level: str
    games: tuple[tuple[int, ...], ...]

    @cached_property
    def points(self) -> tuple[int, ...]:
        """All points, the lowest first."""
        return tuple(sorted(points for one in self.games for points in one))

    @property
    def mean(self) -> float:
        """The mean of all points."""
        return statistics.fmean(self.points)

    @property
    def deviation(self) -> float:
        """The standard deviation of the points; of less than two there is none (not a number)."""
        return _deviation(self.points)

    @property
    def within(self) -> float:
        """Half the 95 % interval of the mean; it is of games, for seats of one game go together."""
        means = [statistics.fmean(one) for one in self.games]
        return CERTAIN * _deviation(means) / math.sqrt(len(means))

    def quantile(self, part: float) -> float:
        """Return the points that a part of all, 0 to 1, don't exceed, in between by proportion."""
        place = part * (len(self.points) - 1)
        low, high = self.points[math.floor(place)], self.points[math.ceil(place)]
        return low + (high - low) * (place - math.floor(place))


def _deviation(values: Sequence[float]) -> float:
    return statistics.stdev(values) if len(values) > 1 else math.nan


def spread_table(spreads: Sequence[Spread], by: str) -> str:
    """Return a Markdown table with a row for each spread; `by` names what makes the levels."""
    head = ["people", by or "level", "n", "mean", "± 95 %", "sd", "min", *QUANTILES, "max"]
    rows = [head, *(_row(one) for one in spreads)]
    widths = [max(3, *(len(row[column]) for row in rows)) for column in range(len(head))]
    lines = [
        " | ".join(
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    rule = " | ".join("-" * (width - 1) + ("-" if column < 2 else ":") for column, width in enumerate(widths))
    return "\n".join(f"| {line} |" for line in (lines[0], rule, *lines[1:]))


def _row(one: Spread) -> list[str]:
    shown = [one.mean, one.within, one.deviation]
    quantiles = [f"{one.quantile(part):.0f}" for part in QUANTILES.values()]
    numbers = ["–" if math.isnan(number) else f"{number:.1f}" for number in shown]
    lowest, highest = str(one.points[0]), str(one.points[-1])
    return [one.people, one.level or "–", str(len(one.points)), *numbers, lowest, *quantiles, highest]

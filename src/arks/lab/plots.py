"""Plots as inline SVG. Colours are the page's: everything drawn has a class, nothing has a colour of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from arks.lab.statistics import Spread

WIDTH: Final = 680
LEFT: Final = 200  # where labels end and values begin
LABEL: Final = 26  # letters that fit left of it
RIGHT: Final = 610  # where values end and their numbers begin
ROW: Final = 30
TOP: Final = 8
HEIGHT: Final = 240  # of a histogram


class Bar(NamedTuple):
    """A value with its label; ``colour`` is a class of the page."""

    label: str
    value: float
    text: str
    colour: str = "accent"
    interval: tuple[float, float] | None = None


class Pair(NamedTuple):
    """Two shares side by side: of winners and of the others."""

    label: str
    winners: float
    others: float


def drawing(height: float, title: str, parts: Sequence[str]) -> str:
    inner = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">\n'
        f"<title>{escape(title)}</title>\n{inner}\n</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def label(middle: float, words: str) -> str:
    """The name of a row; the end of a long one is left out."""
    return text(LEFT - 10, middle + 4, words if len(words) <= LABEL else f"{words[: LABEL - 1].rstrip()}…", "end")


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    inner = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" rx="2">'
        f"{inner}</rect>"
    )


def dot(x: float, y: float, kind: str, title: str) -> str:
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="5.5"><title>{escape(title)}</title></circle>'


def step(low: float, high: float, about: int = 5) -> float:
    """A round distance between ticks: 1, 2 or 5 times a power of ten.

    >>> step(0, 100)
    20.0
    """
    rough = (high - low) / about
    power = 10.0 ** math.floor(math.log10(rough)) if rough > 0 else 1.0
    return min([power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999] or [power * 10])


def ticks(low: float, high: float) -> list[float]:
    distance = step(low, high)
    first = math.ceil(low / distance - 1e-9)
    last = math.floor(high / distance + 1e-9)
    return [round(nth * distance, 10) for nth in range(first, last + 1)]


class Axis:
    """Values from left to right."""

    def __init__(self, low: float, high: float, percent: bool = False) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.percent = percent

    def x(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (RIGHT - LEFT)

    def grid(self, height: float) -> list[str]:
        parts: list[str] = []
        for value in ticks(self.low, self.high):
            parts.append(line(self.x(value), TOP, self.x(value), height, "grid"))
            parts.append(text(self.x(value), height + 16, self.name(value), "middle"))
        return parts

    def name(self, value: float) -> str:
        return f"{value:.0%}" if self.percent else f"{value:,g}"


def bars(title: str, rows: Sequence[Bar], percent: bool = False, mark: float | None = None) -> str:
    """One bar for each row, with its interval; ``mark`` is a value to compare them with."""
    most = max([max(row.value, row.interval[1] if row.interval else 0.0) for row in rows] + [mark or 0.0])
    axis = Axis(0.0, most, percent)
    bottom = TOP + ROW * len(rows)
    parts = axis.grid(bottom)
    for nth, row in enumerate(rows):
        middle = TOP + ROW * (nth + 0.5)
        parts.append(label(middle, row.label))
        parts.append(box(LEFT, middle - 9, axis.x(row.value) - LEFT, 18, f"bar {row.colour}", row.text))
        if row.interval is not None:
            low, high = axis.x(row.interval[0]), axis.x(row.interval[1])
            parts.append(line(low, middle, high, middle, "whisker"))
            parts += [line(end, middle - 5, end, middle + 5, "whisker") for end in (low, high)]
        parts.append(text(RIGHT + 8, middle + 4, row.text))
    if mark is not None:
        parts.append(line(axis.x(mark), TOP, axis.x(mark), bottom, "mark"))
    return drawing(bottom + 24, title, parts)


def spreads(title: str, rows: Sequence[tuple[str, Spread, str]]) -> str:
    """From the 10th to the 90th of a hundred, with median (line) and mean (dot)."""
    axis = Axis(min([0.0, *[row.p10 for _, row, _ in rows]]), max([max(row.p90, row.mean) for _, row, _ in rows]))
    bottom = TOP + ROW * len(rows)
    parts = axis.grid(bottom)
    for nth, (name, row, colour) in enumerate(rows):
        middle = TOP + ROW * (nth + 0.5)
        told = f"mean {row.mean:,.0f}; 10 % {row.p10:,.0f}, half {row.p50:,.0f}, 90 % {row.p90:,.0f}"
        parts.append(label(middle, name))
        width = axis.x(row.p90) - axis.x(row.p10)
        parts.append(box(axis.x(row.p10), middle - 8, max(2.0, width), 16, f"bar {colour}", told))
        parts.append(line(axis.x(row.p50), middle - 11, axis.x(row.p50), middle + 11, "median"))
        parts.append(dot(axis.x(row.mean), middle, "mean", told))
        parts.append(text(RIGHT + 8, middle + 4, f"{row.mean:,.0f}"))
    return drawing(bottom + 24, title, parts)


def differences(title: str, rows: Sequence[Bar]) -> str:
    """Values above and below nothing, with their intervals."""
    ends = [end for row in rows for end in (row.interval or (row.value, row.value))]
    axis = Axis(min([0.0, *ends]), max([0.0, *ends]))
    bottom = TOP + ROW * len(rows)
    parts = axis.grid(bottom)
    parts.append(line(axis.x(0.0), TOP, axis.x(0.0), bottom, "mark"))
    for nth, row in enumerate(rows):
        middle = TOP + ROW * (nth + 0.5)
        parts.append(label(middle, row.label))
        if row.interval is not None:
            low, high = axis.x(row.interval[0]), axis.x(row.interval[1])
            parts.append(line(low, middle, high, middle, "whisker"))
        parts.append(dot(axis.x(row.value), middle, "winners", row.text))
        parts.append(text(RIGHT + 8, middle + 4, row.text))
    return drawing(bottom + 24, title, parts)


def pairs(title: str, rows: Sequence[Pair]) -> str:
    """The share of winners beside the share of the others; the longer the line, the more it goes with winning."""
    axis = Axis(0.0, max([max(row.winners, row.others) for row in rows]), percent=True)
    bottom = TOP + ROW * len(rows)
    parts = axis.grid(bottom)
    for nth, row in enumerate(rows):
        middle = TOP + ROW * (nth + 0.5)
        parts.append(label(middle, row.label))
        parts.append(line(axis.x(row.others), middle, axis.x(row.winners), middle, "link"))
        parts.append(dot(axis.x(row.others), middle, "others", f"others {row.others:.1%}"))
        parts.append(dot(axis.x(row.winners), middle, "winners", f"winners {row.winners:.1%}"))
        parts.append(text(RIGHT + 8, middle + 4, f"{row.winners:.0%}"))
    return drawing(bottom + 24, title, parts)


def histogram(title: str, values: Sequence[float], unit: str) -> str:
    """How many games have which value, in some twenty bins of a round width."""
    width = max(1.0, step(min(values), max(values) + 1, 20))
    first = math.floor(min(values) / width)
    counts = [0] * (math.floor(max(values) / width) - first + 1)
    for value in values:
        counts[math.floor(value / width) - first] += 1
    left, bottom = 50, HEIGHT - 40
    room = (WIDTH - 20 - left) / len(counts)
    tall = (bottom - TOP - 10) / max(counts)
    parts: list[str] = []
    for count in ticks(0, max(counts)):
        if count == int(count):
            parts.append(line(left, bottom - count * tall, WIDTH - 20, bottom - count * tall, "grid"))
            parts.append(text(left - 8, bottom - count * tall + 4, f"{count:,g}", "end"))
    every = math.ceil(len(counts) / 10)
    for nth, count in enumerate(counts):
        low = (first + nth) * width
        name = f"{low:g}" if width == 1 else f"{low:g} to {low + width:g}"
        x = left + nth * room
        parts.append(box(x + 1, bottom - count * tall, room - 2, count * tall, "bar accent", f"{name}: {count}"))
        if nth % every == 0:
            parts.append(text(x + (room / 2 if width == 1 else 0), bottom + 16, f"{low:g}", "middle"))
    parts.append(text((left + WIDTH - 20) / 2, HEIGHT - 6, unit, "middle"))
    return drawing(HEIGHT, title, parts)

"""Checks that records of several files share: provenance, icons, prices, ladders, fields by id."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from arks.awakening import tables as t

from . import words
from .parts import Benefit, Objective, Price, Record, Result, Worded
from .problems import Problem
from .shape import shown

# Books as in content/README.md; "printed" is for packs typed off the components.
_TAG: Final = r"(000|001|003|004):L[0-9]+\b.*"
_SOURCE: Final = re.compile(f"design|printed.*|rulebook {_TAG}")
_FIXED: Final = re.compile(f"printed.*|{_TAG}")


class Place(NamedTuple):
    """A record of a file; called with a field and a reason it makes the problem."""

    file: str
    record: str = ""

    def __call__(self, field: str, reason: str) -> Problem:
        return Problem(self.file, self.record, field, reason)


@cache
def icons() -> frozenset[str]:
    return frozenset((Path(__file__).parent / "icons.txt").read_text(encoding="utf-8").split())


def provenance(at: Place, record: Record, field: str = "") -> Iterator[Problem]:
    prefix = f"{field}." if field else ""
    if not _SOURCE.fullmatch(record.source):
        reason = f"expected design, printed or e.g. 'rulebook 000:L518', got {shown(record.source)}"
        yield at(f"{prefix}source", reason)
    for name, tag in record.fixed.items():
        if not _FIXED.fullmatch(tag):
            yield at(f"{prefix}fixed.{name}", f"expected printed or e.g. '000:L518', got {shown(tag)}")


def icon(at: Place, name: str, field: str = "icon") -> Iterator[Problem]:
    if name not in icons():
        yield at(field, f"unknown icon {shown(name)} (see icons.txt)")


def known(
    at: Place, field: str, word: str, what: str, among: Collection[str], see: str = "vocabulary.yaml"
) -> Iterator[Problem]:
    if word not in among:
        yield at(field, f"unknown {what} {shown(word)} (see {see})")


def choice(at: Place, field: str, word: str, among: Collection[str]) -> Iterator[Problem]:
    if word not in among:
        yield at(field, f"expected {' or '.join(among)}, got {shown(word)}")


def fixed(at: Place, field: str, got: int, expected: int, what: str = "") -> Iterator[Problem]:
    """A number the rulebook settles."""
    if got != expected:
        yield at(field, f"expected {expected}{what and ' ' + what}, got {got}")


def at_least(at: Place, field: str, got: int, least: int) -> Iterator[Problem]:
    if got < least:
        yield at(field, f"expected {least} or more, got {got}")


def distinct(file: str, ids: Iterable[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for name in ids:
        if name in seen:
            yield Problem(file, name, "id", "stands twice")
        seen.add(name)


def written(at: Place, field: str, thing: Worded, what: str, shapes: words.Shapes) -> Iterator[Problem]:
    """A thing whose fields depend on its id has a known id, all of its fields and no others."""
    if thing.id in words.ALL_WORDS and thing.id not in shapes:
        yield at(f"{field}.id", f"{thing.id} has no meaning here")
    else:
        yield from known(at, f"{field}.id", thing.id, what, shapes)
    present = {name for name in thing.__struct_fields__ if getattr(thing, name) not in (None, ())} - {"id"}
    needed = shapes.get(thing.id, tuple(present))
    for name in needed:
        if name not in present:
            yield at(f"{field}.{name}", f"is missing, {thing.id} needs it")
    for name in sorted(present.difference(needed)):
        yield at(f"{field}.{name}", f"has no meaning for {thing.id}")


def price(at: Place, field: str, cost: Price) -> Iterator[Problem]:
    if cost.type != "none":
        yield from price_types(at, f"{field}.type", cost.type)
    if (cost.n == 0) != (cost.type == "none"):
        yield at(f"{field}.n", f"expected 0 with type none and only there, got {cost.n} with {shown(cost.type)}")


def price_types(at: Place, field: str, types: str) -> Iterator[Problem]:
    if not words.price_types(types):
        yield at(field, f"expected ordinary resources such as Ti or Ti/Bt, or any, got {shown(types)}")


def conversion(at: Place, field: str, give: Price, get: Result) -> Iterator[Problem]:
    yield from price(at, f"{field}.give", give)
    yield from at_least(at, f"{field}.give.n", give.n, 1)
    yield from at_least(at, f"{field}.get.n", get.n, 1)
    yield from choice(at, f"{field}.get.what", get.what, ("Mt", "route"))


def ladder(at: Place, field: str, values: tuple[int | str, ...], steps: int, pairs: bool) -> Iterator[Problem]:
    """``steps`` is the number of placeholders that drive the ladder."""
    if len(values) != steps + 1:
        yield at(field, f"expected {steps + 1} values for {steps} placeholders, got {len(values)}")
    for index, value in enumerate(values):
        if isinstance(value, str) != pairs:
            yield at(f"{field}[{index}]", f"expected {'a pair' if pairs else 'a number'}, got {shown(value)}")
        elif isinstance(value, str):
            first, second = words.pair(value)
            if first > second:
                yield at(f"{field}[{index}]", f"expected no more before the colon than after it, got {shown(value)}")


def benefit_written(at: Place, field: str, benefit: Benefit, steps: int, shapes: words.Shapes) -> Iterator[Problem]:
    mistakes = list(written(at, field, benefit, "benefit", shapes))
    yield from mistakes
    if mistakes:
        return
    if benefit.give is not None and benefit.get is not None:
        yield from conversion(at, field, benefit.give, benefit.get)
        return
    pairs = benefit.id in words.PAIRS or benefit.id == words.ROUTE
    yield from ladder(at, f"{field}.ladder", benefit.ladder, steps, pairs)
    if benefit.type is not None:
        yield from price_types(at, f"{field}.type", benefit.type)


def objective(at: Place, field: str, goal: Objective, rooms: Collection[str]) -> Iterator[Problem]:
    yield from written(at, field, goal, "objective", words.OBJECTIVES)
    if goal.section is not None:
        yield from known(at, f"{field}.section", goal.section, "section", t.SECTIONS)
    if goal.room is not None:
        yield from known(at, f"{field}.room", goal.room, "room", rooms, see="rooms.yaml")
    if goal.n == "all" and goal.id != "units_awake":
        yield at(f"{field}.n", f"expected a number, only units can be counted by all, got {shown(goal.n)}")
    if isinstance(goal.n, int):
        yield from at_least(at, f"{field}.n", goal.n, 1)

"""Checks of ``board_a.yaml``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

from arks.awakening import tables as t

from . import model, words
from .check_parts import Place, at_least, benefit_written, choice, distinct, fixed, known, price, provenance, written
from .parts import Price
from .problems import Problem

BOARD: Final = "board_a.yaml"
PRINTED_IN: Final = {"route": "power", "awake_cost": "units", "heal_cost": "units"}


def board(files: model.Files) -> Iterator[Problem]:
    sections = files.board_a.sections
    yield from distinct(BOARD, (section.id for section in sections))
    for section in sections:
        yield from _section(section)
    for name in t.SECTIONS:
        if all(section.id != name for section in sections):
            yield Problem(BOARD, "", "sections", f"the section {name} is missing")
    signs = Counter(chain.from_iterable(line for section in sections for line in section.lines))
    for sign in t.SIGNS:
        yield from fixed(Place(BOARD), "sections", signs[sign], 1, f"sign {sign}")


def _section(section: model.Section) -> Iterator[Problem]:
    at = Place(BOARD, section.id)
    yield from provenance(at, section)
    yield from known(at, "id", section.id, "section", t.SECTIONS)
    yield from price(at, "cost", section.cost)
    yield from at_least(at, "squares", section.squares, 1)
    for row, line in enumerate(section.lines):
        for column, sign in enumerate(line):
            field = f"lines[{row}][{column}]"
            if sign in t.SIGNS and words.SECTION_OF_SIGN[sign] != section.id:
                yield at(field, f"{sign} belongs to the section {words.SECTION_OF_SIGN[sign]}")
            yield from known(at, field, sign, "action", t.SIGNS)
    for index, benefit in enumerate(section.benefits):
        yield from benefit_written(at, f"benefits[{index}]", benefit, section.squares, words.IN_SECTIONS)
        if benefit.colour is not None:
            yield from choice(at, f"benefits[{index}].colour", benefit.colour, ("own",))
    for index, passive in enumerate(section.passives):
        yield from written(at, f"passives[{index}]", passive, "benefit", words.IN_PASSIVES)
        if passive.type is not None:
            yield from price(at, f"passives[{index}]", Price(passive.n, passive.type))
    printed = [thing.id for thing in (*section.benefits, *section.passives)]
    for name, place in PRINTED_IN.items():
        yield from fixed(at, "benefits", printed.count(name), int(place == section.id), name)

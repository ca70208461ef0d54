"""Checks of ``board_a.yaml`` and of what every biodome has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from arks.awakening import tables as t

from . import model, model_boards, words
from .check_parts import Place, at_least, benefit_written, choice, distinct, fixed, known, price, provenance, written
from .parts import Price
from .problems import Problem

BOARD: Final = "board_a.yaml"
PRINTED_IN: Final = {"route": "power", "awake_cost": "units", "heal_cost": "units"}


def board(files: model.Files) -> Iterator[Problem]:
    sections = files.board_a.sections
    yield from distinct(BOARD, (section.id for section in sections))
    for section in sections:
        at = Place(BOARD, section.id)
        yield from known(at, "id", section.id, "section", t.SECTIONS)
        yield from provenance(at, section)
        yield from section_written(at, section, words.IN_SECTIONS)
        yield from _own_signs(at, section)
    yield from complete(Place(BOARD), sections)
    signs = Counter(chain.from_iterable(line for section in sections for line in section.lines))
    for sign in t.SIGNS:
        once = int(words.SECTION_OF_SIGN[sign] in t.SECTIONS)
        yield from fixed(Place(BOARD), "sections", signs[sign], once, f"sign {sign}")


def complete(at: Place, sections: Sequence[model_boards.AnySection]) -> Iterator[Problem]:
    for name in t.SECTIONS:
        if all(section.id != name for section in sections):
            yield at("sections", f"the section {name} is missing")


def _own_signs(at: Place, section: model_boards.Section) -> Iterator[Problem]:
    for row, line in enumerate(section.lines):
        for column, sign in enumerate(line):
            if sign in t.SIGNS and words.SECTION_OF_SIGN[sign] != section.id:
                yield at(f"lines[{row}][{column}]", f"{sign} belongs to the section {words.SECTION_OF_SIGN[sign]}")


def section_written(at: Place, section: model_boards.AnySection, shapes: words.Shapes) -> Iterator[Problem]:
    yield from price(at, "cost", section.cost)
    yield from at_least(at, "squares", section.squares, 1)
    for row, line in enumerate(section.lines):
        for column, sign in enumerate(line):
            yield from known(at, f"lines[{row}][{column}]", sign, "action", t.SIGNS)
    for index, benefit in enumerate(section.benefits):
        yield from benefit_written(at, f"benefits[{index}]", benefit, section.squares, shapes)
        if benefit.colour is not None:
            yield from choice(at, f"benefits[{index}].colour", benefit.colour, ("own",))
    for index, passive in enumerate(section.passives):
        yield from written(at, f"passives[{index}]", passive, "benefit", words.IN_PASSIVES)
        if passive.type is not None:
            yield from price(at, f"passives[{index}]", Price(passive.n, passive.type))
    printed = [thing.id for thing in (*section.benefits, *section.passives)]
    for name, place in PRINTED_IN.items():
        yield from fixed(at, "benefits", printed.count(name), int(place == section.id), name)

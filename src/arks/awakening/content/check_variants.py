"""Checks of ``boards_b.yaml`` and ``variants.yaml``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

from arks.awakening import tables as t

from . import model, model_boards, words
from .check_board import complete, section_written
from .check_parts import Place, at_least, benefit_written, choice, distinct, fixed, icon, known, provenance
from .problems import Problem

BOARDS: Final = "boards_b.yaml"
VARIANTS: Final = "variants.yaml"
FACTIONS: Final = 8  # rulebook 003:L1662
COLOURS: Final = ("green", "yellow", "blue", "red", "purple", "any")
SIZES: Final = {"nine_units": ("units_total", 9, 6), "fifteen_cylinders": ("cylinders_total", 15, 10)}
LEVELS: Final = ("expert", "intermediate", "beginner")
# Rulebook 003:L1913-2063.
NUMBERS: Final = {
    "guard": 2, "seal_cost": 4, "unseal_cost": 4, "critical_mass_needs": 7, "disintegrate_cost": 16,
    "hack_cost": 2, "power_tokens": 18, "sections": 4,
}  # fmt: skip
EXTRA_CARDS: Final = {"airlock-override", "architects-key"}


def factions(files: model.Files) -> Iterator[Problem]:
    book = files.boards_b.factions
    yield from distinct(BOARDS, (faction.id for faction in book))
    yield from fixed(Place(BOARDS), "factions", len(book), FACTIONS, "factions")
    for faction in book:
        at = Place(BOARDS, faction.id)
        yield from provenance(at, faction)
        yield from icon(at, faction.icon)
        yield from choice(at, "colour", faction.colour, COLOURS)
        for index, power in enumerate(faction.powers):
            yield from known(at, f"powers[{index}]", power, "power", t.POWERS)
        yield from _start(at, faction, files)
        yield from _sections(at, faction, files)


def _start(at: Place, faction: model_boards.Faction, files: model.Files) -> Iterator[Problem]:
    start = faction.start
    usual = files.setup.player_start
    for power, (name, more, ordinary) in SIZES.items():
        total = more if power in faction.powers else ordinary
        yield from fixed(at, f"start.{name}", getattr(start, name), total)
    yield from at_least(at, "start.units_total", start.units_total, start.units or usual.units)
    if (start.arsenal or 0) > files.setup.limits.arsenal_max:
        yield at("start.arsenal", f"expected at most {files.setup.limits.arsenal_max}, got {start.arsenal}")
    if (faction.bombs > 0) != ("subspace_bombs" in faction.powers):
        yield at("bombs", "expected bombs with the power subspace_bombs and only there")
    routes = [
        benefit for section in faction.sections for benefit in section.benefits if benefit.id == words.ROUTE
    ]
    capacity = [words.pair(value)[1] for route in routes for value in route.ladder if isinstance(value, str)]
    if capacity:
        first = usual.cylinders if start.cylinders is None else start.cylinders
        yield from fixed(at, "start.cylinders", first, capacity[0], "as on its Power Generator")
        yield from at_least(at, "start.cylinders_total", start.cylinders_total, max(capacity))


def _sections(at: Place, faction: model_boards.Faction, files: model.Files) -> Iterator[Problem]:
    yield from complete(at, faction.sections)
    own = {word.id for word in files.vocabulary.sections if word.faction == faction.id}
    for section in faction.sections:
        place = Place(BOARDS, f"{faction.id} {section.id}")
        yield from known(place, "id", section.id, "section", (*t.SECTIONS, *own))
        yield from section_written(place, section, words.ON_B_SIDES)
        for index, benefit in enumerate(section.powered):
            yield from benefit_written(place, f"powered[{index}]", benefit, section.circles, words.BY_CIRCLES)
        if bool(section.circles) != bool(section.powered):
            yield place("circles", "expected circles where something is powered and only there")
    ids = Counter([section.id for section in faction.sections])
    for name, n in ids.items():
        yield from fixed(at, "sections", n, 1, f"section {name}")
    signs = Counter(chain.from_iterable(line for section in faction.sections for line in section.lines))
    for sign in t.SIGNS:
        home = words.SECTION_OF_SIGN[sign]
        if home in t.SECTIONS or home in own:
            yield from at_least(at, "sections", signs[sign], 1)
        elif signs[sign]:
            yield at("sections", f"{sign} belongs to another faction")


def variants(files: model.Files) -> Iterator[Problem]:
    unfair = files.variants.unfair
    cards = [card.id for card in files.artifacts.cards]
    at = Place(VARIANTS, "unfair")
    yield from provenance(at, unfair)
    yield from known(at, "help", unfair.help, "artifact", cards, see="artifacts.yaml")
    if tuple(level.id for level in unfair.levels) != LEVELS:
        yield at("levels", f"expected {', '.join(LEVELS)}")
    complexity = files.variants.complexity
    at = Place(VARIANTS, "complexity")
    yield from provenance(at, complexity)
    for name, n in NUMBERS.items():
        yield from fixed(at, name, getattr(complexity, name), n)
    if set(complexity.extra_cards) != EXTRA_CARDS:
        yield at("extra_cards", f"expected {' and '.join(sorted(EXTRA_CARDS))}")

"""Checks of ``rooms.yaml``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from arks.awakening import tables as t

from . import model, words
from .check_parts import (
    Place,
    at_least,
    benefit_written,
    choice,
    distinct,
    fixed,
    icon,
    known,
    ladder,
    price,
    provenance,
)
from .parts import Chain
from .problems import Problem

ROOMS: Final = "rooms.yaml"

GROUPS: Final = 8
ROOMS_PER_GROUP: Final = 4
VIOLET_GROUPS: Final = 2
FACTORY_COPIES: Final = 4  # rulebook 000:L451: one at the start, up to three in the deck
TARGET_COPIES: Final = {"special": 2, "generator": 2, "factory": 1}  # 70 cards, rulebook 000:L119
CYLINDERS: Final = {"violet": 10, "turquoise": 10, "black": 6}  # rulebook 000:L83
NEUTRAL_UNITS: Final = 4  # of each kind, rulebook 000:L718

Powered = model.Special | model.FactoryCommon | model.GeneratorCommon


def rooms(files: model.Files) -> Iterator[Problem]:
    book = files.rooms
    tiles = (book.gate, book.bottom_tile, book.biodome)
    everything = (*book.special, *book.factories.types, *book.generators.types, *tiles)
    yield from distinct(ROOMS, (words.GENERATOR_TARGET, *(room.id for room in everything)))
    for room in book.special:
        yield from _special(room, book)
    yield from _groups(book)
    yield from _factories(book.factories)
    yield from _generators(book.generators)
    yield from _cylinders(book)
    yield from _neutral_units(book)
    yield from _chains(book)
    for tile in tiles:
        at = Place(ROOMS, tile.id)
        yield from provenance(at, tile)
        yield from icon(at, tile.icon)
    at = Place(ROOMS, "targets")
    yield from provenance(at, book.targets)
    for name, copies in TARGET_COPIES.items():
        yield from fixed(at, name, getattr(book.targets, name), copies, "copies")


def _groups(book: model.Rooms) -> Iterator[Problem]:
    yield from distinct(ROOMS, (group.id for group in book.groups))
    members = Counter(room.group for room in book.special)
    for group in book.groups:
        at = Place(ROOMS, group.id)
        yield from choice(at, "ring", group.ring, words.RINGS)
        yield from icon(at, group.icon)
        yield from provenance(at, group)
        yield from fixed(at, "id", members[group.id], ROOMS_PER_GROUP, "special rooms in this group")
    at = Place(ROOMS)
    yield from fixed(at, "groups", len(book.groups), GROUPS, "groups")
    violet = sum(group.ring == "violet" for group in book.groups)
    yield from fixed(at, "groups", violet, VIOLET_GROUPS, "violet groups")
    yield from fixed(at, "special", len(book.special), GROUPS * ROOMS_PER_GROUP, "special rooms")


def _special(room: model.Special, book: model.Rooms) -> Iterator[Problem]:
    at = Place(ROOMS, room.id)
    yield from provenance(at, room)
    yield from icon(at, room.icon)
    yield from known(at, "group", room.group, "group", [group.id for group in book.groups], see="groups")
    if room.driver != "cubes" and any(benefit.id == words.ROUTE for benefit in room.benefits):
        yield at("driver", "expected cubes in a room that provides cylinders")
    yield from _placeholders(at, "", room)
    yield from at_least(at, "benefits", len(room.benefits), 1)
    steps = room.circles if room.driver == "cylinders" else room.squares
    for index, benefit in enumerate(room.benefits):
        yield from benefit_written(at, f"benefits[{index}]", benefit, steps, words.IN_ROOMS)
    for index, benefit in enumerate(room.plain):
        yield from benefit_written(at, f"plain[{index}]", benefit, steps, words.IN_PLAIN_ROOMS)
    if room.benefits and not room.plain and all(benefit.id in words.IN_COMBAT for benefit in room.benefits):
        yield at("plain", "expected a benefit for tables where bonuses in combat do not count")


def _placeholders(at: Place, prefix: str, room: Powered) -> Iterator[Problem]:
    yield from choice(at, f"{prefix}driver", room.driver, words.DRIVERS)
    yield from at_least(at, f"{prefix}squares", room.squares, 1)
    if room.driver == "cylinders":
        yield from at_least(at, f"{prefix}circles", room.circles, 1)
    yield from price(at, f"{prefix}cost", room.cost)


def _factories(factories: model.Factories) -> Iterator[Problem]:
    at = Place(ROOMS, "factories")
    common = factories.common
    yield from provenance(at, common, "common")
    yield from _placeholders(at, "common.", common)
    yield from choice(at, "common.driver", common.driver, ("cylinders",))
    yield from ladder(at, "common.ladder", common.ladder, common.circles, pairs=False)
    yield from fixed(at, "common.copies", common.copies, FACTORY_COPIES, "copies of each type")
    ordinary = [t.RESOURCES[resource] for resource in t.ORDINARY]
    for kind in factories.types:
        at = Place(ROOMS, kind.id)
        yield from provenance(at, kind)
        yield from icon(at, kind.icon)
        yield from choice(at, "resource", kind.resource, ordinary)
        if sum(other.resource == kind.resource for other in factories.types) > 1:
            yield at("resource", f"{kind.resource} has another factory type")
    yield from fixed(Place(ROOMS, "factories"), "types", len(factories.types), len(ordinary), "types")


def _generators(generators: model.Generators) -> Iterator[Problem]:
    at = Place(ROOMS, "generators")
    common = generators.common
    yield from provenance(at, common, "common")
    yield from icon(at, common.icon, "common.icon")
    yield from _placeholders(at, "common.", common)
    yield from choice(at, "common.driver", common.driver, ("cubes",))
    yield from ladder(at, "common.ladder", common.ladder, common.squares, pairs=True)
    yield from fixed(at, "types", len(generators.types), 2, "types")
    for kind in generators.types:
        yield from provenance(Place(ROOMS, kind.id), kind)
        yield from choice(Place(ROOMS, kind.id), "colour", kind.colour, ("violet", "turquoise"))


def _cylinders(book: model.Rooms) -> Iterator[Problem]:
    """Each colour of neutral cylinders has one room, whose ladder asks for no more of them than exist."""
    ladders = [
        (Place(ROOMS, room.id), f"benefits[{index}].", benefit.colour or "", benefit.cylinders or 0, benefit.ladder)
        for room in book.special
        for index, benefit in enumerate(room.benefits)
        if benefit.id == words.ROUTE
    ]
    ladders += [
        (Place(ROOMS, kind.id), "", kind.colour, kind.cylinders, book.generators.common.ladder)
        for kind in book.generators.types
    ]
    for at, prefix, colour, cylinders, values in ladders:
        yield from choice(at, f"{prefix}colour", colour, CYLINDERS)
        yield from fixed(at, f"{prefix}cylinders", cylinders, CYLINDERS.get(colour, cylinders), f"{colour} cylinders")
        most = max((words.pair(value)[1] for value in values if isinstance(value, str)), default=0)
        if most > cylinders:
            yield at(f"{prefix}cylinders", f"the ladder asks for {most} cylinders, there are {cylinders}")
    for colour in CYLINDERS:
        homes = sum(ladder[2] == colour for ladder in ladders)
        yield from fixed(Place(ROOMS), "special", homes, 1, f"room with {colour} cylinders")


def _neutral_units(book: model.Rooms) -> Iterator[Problem]:
    """Robots and mercenaries each have one room, and not the same one."""
    homes: Counter[str] = Counter()
    for room in book.special:
        at = Place(ROOMS, room.id)
        spawns = [(index, benefit) for index, benefit in enumerate(room.benefits) if benefit.id in words.SPAWNS]
        for index, benefit in spawns:
            homes[benefit.id] += 1
            most = max((value for value in benefit.ladder if isinstance(value, int)), default=0)
            if most > NEUTRAL_UNITS:
                yield at(f"benefits[{index}].ladder", f"expected at most {NEUTRAL_UNITS} {benefit.id}, got {most}")
        if len(spawns) > 1:
            yield at("benefits", "a room is home to one kind of units only")
    for name in words.SPAWNS:
        yield from fixed(Place(ROOMS), "special", homes[name], 1, f"room with {name}")


def _chains(book: model.Rooms) -> Iterator[Problem]:
    """33 cards, 33 different chains."""
    taken: dict[Chain, str] = {}
    links = [(room.id, "chain", room.chain) for room in book.special]
    for record, field, link in (*links, ("generators", "common.chain", book.generators.common.chain)):
        at = Place(ROOMS, record)
        yield from known(at, f"{field}.from", link.start, "section", t.SECTIONS)
        yield from known(at, f"{field}.to", link.to, "section", t.SECTIONS)
        if link.start == link.to:
            yield at(field, f"expected two different sections, got {link.start} twice")
        elif link in taken:
            yield at(field, f"the chain {link.start} to {link.to} is that of {taken[link]}")
        taken.setdefault(link, record)

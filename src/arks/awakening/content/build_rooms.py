"""Rooms, target cards, conversions and the biodome of a `Pack`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from arks.awakening import tables as t

from . import model, model_boards, words
from .parts import Benefit, Chain, Ladder, Price, Record

FREE = t.Cost(0, ())


Sections = Iterable[model_boards.AnySection]


class House(NamedTuple):
    kinds: tuple[t.RoomKind, ...]
    targets: tuple[t.Target, ...]
    conversions: tuple[t.Conversion, ...]


def groups(book: model.Rooms) -> tuple[t.Group, ...]:
    return tuple(
        t.Group(index, group.id, group.name, group.ring == "violet", group.icon)
        for index, group in enumerate(book.groups)
    )


def rooms(book: model.Rooms, constructed: Iterable[t.Conversion] = ()) -> House:
    """Special rooms, factories, generators, gate, biodome; special rooms have the same index as their targets."""
    group_index = {group.id: index for index, group in enumerate(book.groups)}
    # Two rooms may print the same conversion: it is one, and so offered once.
    printed = [deal for room in book.special for deal in _conversions(room)]
    conversions = list(dict.fromkeys([*printed, *constructed]))
    kinds: list[t.RoomKind] = []
    targets: list[t.Target] = []
    for room in book.special:
        group = group_index[room.group]
        kinds.append(_special(len(kinds), room, group, conversions))
        targets.append(_target(len(targets), room.id, room.name, group, room.chain, book.targets.special))
    kinds += _factories(len(kinds), book.factories)
    kinds += _generators(len(kinds), book.generators, len(targets))
    kinds += [_tile(len(kinds), t.GATE, book.gate), _tile(len(kinds) + 1, t.BIODOME, book.biodome)]
    common = book.generators.common
    copies = book.targets.generator
    targets.append(_target(len(targets), words.GENERATOR_TARGET, common.name, -1, common.chain, copies))
    return House(tuple(kinds), tuple(targets), tuple(conversions))


def board(sections: Sections, vocabulary: model.Vocabulary, powers: Iterable[str] = ()) -> t.Board:
    written = {section.id: section for section in sections}
    names = {word.id: word for word in vocabulary.sections}
    types = {benefit.id: benefit.type for section in written.values() for benefit in section.benefits}
    types |= {passive.id: passive.type for section in written.values() for passive in section.passives}
    order = [name for name in (*t.SECTIONS, *t.FACTION_SECTIONS) if name in written]
    return t.Board(
        sections=tuple(_section(written[name], names[name]) for name in order),
        awake_types=words.price_types(types["awake_cost"] or "") or (),
        heal_types=words.price_types(types["heal_cost"] or "") or (),
        powers=sum(1 << t.POWERS.index(power) for power in powers),
    )


def cost(price: Price) -> t.Cost:
    return t.Cost(price.n, words.price_types(price.type) or ())


def fixed(*records: Record) -> tuple[tuple[str, str], ...]:
    return tuple(item for record in records for item in record.fixed.items())


def _special(index: int, room: model.Special, group: int, conversions: list[t.Conversion]) -> t.RoomKind:
    route = next((benefit for benefit in room.benefits if benefit.id == words.ROUTE), None)
    spawn = next((benefit for benefit in room.benefits if benefit.id in words.SPAWNS), None)
    return t.RoomKind(
        index=index,
        id=room.id,
        name=room.name,
        cls=t.SPECIAL,
        driver=words.DRIVERS[room.driver],
        squares=room.squares,
        circles=room.circles,
        cost=cost(room.cost),
        grants=tuple(_grants(room.benefits)),
        plain=tuple(_grants(room.plain)),
        conversions=tuple(conversions.index(deal) for deal in _conversions(room)),
        group=group,
        target=index,
        colour=words.COLOURS[route.colour or ""] if route else -1,
        capacity=_halves(route.ladder)[1] if route else (),
        supply=route.cylinders or 0 if route else 0,
        spawns=words.SPAWNS[spawn.id] if spawn else -1,
        spawned=_numbers(spawn.ladder) if spawn else (),
        icon=room.icon,
        flavour=room.flavour,
        source=room.source,
        fixed=fixed(room),
    )


def _factories(first: int, factories: model.Factories) -> Iterator[t.RoomKind]:
    common = factories.common
    for index, kind in enumerate(factories.types, start=first):
        yield t.RoomKind(
            index=index,
            id=kind.id,
            name=kind.name,
            cls=t.FACTORY,
            driver=words.DRIVERS[common.driver],
            squares=common.squares,
            circles=common.circles,
            cost=cost(common.cost),
            resource=t.RESOURCES.index(kind.resource),
            yields=common.ladder,
            icon=kind.icon,
            flavour=kind.flavour,
            source=kind.source,
            fixed=fixed(common, kind),
        )


def _generators(first: int, generators: model.Generators, target: int) -> Iterator[t.RoomKind]:
    common = generators.common
    routes, capacity = _halves(common.ladder)
    for index, kind in enumerate(generators.types, start=first):
        yield t.RoomKind(
            index=index,
            id=kind.id,
            name=common.name,
            cls=t.GENERATOR,
            driver=words.DRIVERS[common.driver],
            squares=common.squares,
            circles=common.circles,
            cost=cost(common.cost),
            grants=(t.Grant(words.ROUTES[kind.colour], routes),),
            target=target,
            colour=words.COLOURS[kind.colour],
            capacity=capacity,
            supply=kind.cylinders,
            icon=common.icon,
            flavour=common.flavour,
            source=kind.source,
            fixed=fixed(common, kind),
        )


def _tile(index: int, cls: int, tile: model.Tile) -> t.RoomKind:
    return t.RoomKind(
        index=index,
        id=tile.id,
        name=tile.name,
        cls=cls,
        driver=t.BY_NOTHING,
        squares=0,
        circles=0,
        cost=FREE,
        icon=tile.icon,
        flavour=tile.flavour,
        source=tile.source,
        fixed=fixed(tile),
    )


def _target(index: int, name: str, title: str, group: int, chain: Chain, copies: int) -> t.Target:
    return t.Target(index, name, title, group, t.SECTIONS.index(chain.start), t.SECTIONS.index(chain.to), copies)


def _section(section: model_boards.AnySection, word: model.SectionWord) -> t.Section:
    route = next((benefit for benefit in section.benefits if benefit.id == words.ROUTE), None)
    # A passive never changes: the same value whatever is covered.
    passives = (
        t.Grant(t.BENEFITS.index(passive.id), (passive.n,) * (section.squares + 1)) for passive in section.passives
    )
    return t.Section(
        id=section.id,
        name=word.name,
        lines=tuple(tuple(t.SIGNS.index(sign) for sign in line) for line in section.lines),
        squares=section.squares,
        circles=section.circles,
        cost=cost(section.cost),
        grants=(*_grants(section.benefits), *passives),
        powered=tuple(_grants(section.powered)) if isinstance(section, model_boards.FactionSection) else (),
        capacity=_halves(route.ladder)[1] if route else (),
        icon=word.icon,
        source=section.source if isinstance(section, model_boards.Section) else "design",
        fixed=fixed(section) if isinstance(section, model_boards.Section) else (),
    )


def _grants(benefits: Iterable[Benefit]) -> Iterator[t.Grant]:
    for benefit in benefits:
        if benefit.id == words.ROUTE:
            yield t.Grant(words.ROUTES[benefit.colour or ""], _halves(benefit.ladder)[0])
        elif benefit.id in words.PAIRS:
            for kind, values in zip(words.PAIRS[benefit.id], _halves(benefit.ladder), strict=True):
                yield t.Grant(kind, values)
        elif benefit.id in t.BENEFITS:
            yield t.Grant(t.BENEFITS.index(benefit.id), _numbers(benefit.ladder))


def _conversions(room: model.Special) -> Iterator[t.Conversion]:
    for benefit in room.benefits:
        if benefit.give is not None and benefit.get is not None:
            yield t.Conversion(cost(benefit.give), benefit.get.n, benefit.get.what == "route")


def _numbers(ladder: Ladder) -> tuple[int, ...]:
    return tuple(int(value) for value in ladder)


def _halves(ladder: Ladder) -> tuple[tuple[int, ...], tuple[int, ...]]:
    pairs = [words.pair(value) for value in ladder]
    return tuple(first for first, _ in pairs), tuple(second for _, second in pairs)

"""Factions, levels, and what artifacts grant under a biodome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from arks.awakening import tables as t

from . import model, model_boards, words
from .build_rooms import board, cost, fixed


def factions(files: model.Files, start: t.Start) -> tuple[t.Faction, ...]:
    return tuple(
        t.Faction(
            index=index,
            id=faction.id,
            name=faction.name,
            colour=faction.colour,
            board=board(faction.sections, files.vocabulary, faction.powers),
            start=_start(faction.start, start),
            bombs=faction.bombs,
            powers=faction.powers,
            weakness=faction.weakness,
            hints=faction.hints,
            icon=faction.icon,
            source=faction.source,
            fixed=fixed(faction),
        )
        for index, faction in enumerate(files.boards_b.factions)
    )


def _start(written: model_boards.FactionStart, start: t.Start) -> t.Start:
    def own(value: int | None, usual: int) -> int:
        return usual if value is None else value

    return replace(
        start,
        units=own(written.units, start.units),
        units_total=written.units_total,
        cylinders=own(written.cylinders, start.cylinders),
        cylinders_total=written.cylinders_total,
        arsenal=own(written.arsenal, start.arsenal),
        metamorphite=own(written.metamorphite, start.metamorphite),
    )


def levels(unfair: model_boards.Unfair) -> tuple[t.Level, ...]:
    return tuple(t.Level(level.id, level.help, level.mission) for level in unfair.levels)


def complexity(written: model_boards.Complexity, artifacts: dict[str, int]) -> t.Complexity:
    return t.Complexity(
        extra_cards=tuple(artifacts[card] for card in written.extra_cards),
        guard=written.guard,
        seal=written.seal_cost,
        unseal=written.unseal_cost,
        critical_mass=written.critical_mass_needs,
        disintegrate=written.disintegrate_cost,
        hack=written.hack_cost,
        power_tokens=written.power_tokens,
        sections=written.sections,
    )


def constructed(card: model.Artifact) -> tuple[t.Grant, ...]:
    """What a card grants under a biodome."""
    grants: list[t.Grant] = []
    for benefit in card.section:
        if benefit.id in words.PAIRS:
            keep, draw = words.PAIRS[benefit.id]
            grants += [t.Grant(keep, (benefit.keep or 0,)), t.Grant(draw, (benefit.draw or 0,))]
        elif benefit.id in t.BENEFITS:
            grants.append(t.Grant(t.BENEFITS.index(benefit.id), (benefit.n or 0,)))
    return tuple(grants)


def deals(card: model.Artifact) -> Iterator[t.Conversion]:
    for benefit in card.section:
        if benefit.give is not None and benefit.get is not None:
            yield t.Conversion(cost(benefit.give), benefit.get.n, benefit.get.what == "route")

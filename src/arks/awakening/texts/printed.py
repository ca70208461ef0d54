"""What a room or a section gives, as it is printed: pairs ``x:y`` are put together again.

Values are told for one or several numbers of covered placeholders: "MOVE 5", or the ladder "MOVE 2/5/10".
"""

from __future__ import annotations

from typing import Final

from arks.awakening.state import Ark, kind_of
from arks.awakening.tables import (
    AWAKE_COST,
    BY_CUBES,
    BY_NOTHING,
    DISCOVER_DRAW,
    DISCOVER_DRAW_PER_UNIT,
    DISCOVER_KEEP,
    DISCOVER_KEEP_PER_UNIT,
    HEAL_COST,
    RESOURCES,
    ROBOTS,
    ROUTE_BLACK,
    ROUTE_OWN,
    Artifact,
    Board,
    Grant,
    Pack,
    RoomKind,
    Section,
)
from arks.awakening.texts import english
from arks.awakening.texts.names import chain_text, conversion_text, cost_text, types_text
from arks.kernel.phrases import Count

# The second half of a pair: what is kept and what is drawn.
DRAWN_WITH: Final = {DISCOVER_KEEP: DISCOVER_DRAW, DISCOVER_KEEP_PER_UNIT: DISCOVER_DRAW_PER_UNIT}
PAIRS: Final = {DISCOVER_KEEP: "DISCOVER {0}", DISCOVER_KEEP_PER_UNIT: "DISCOVER {0} per unit"}

Levels = tuple[int, ...]  # numbers of covered placeholders


def room_gives(pack: Pack, kind: RoomKind, levels: Levels, short: bool = False) -> list[str]:
    """What a room gives whoever controls it."""
    parts = grants_text(kind.grants, kind.capacity, levels, short)
    if kind.resource >= 0:
        parts.append(f"{RESOURCES[kind.resource]} {ladder_text(kind.yields, levels)}")
    if kind.spawns >= 0:
        name = "robots" if kind.spawns == ROBOTS else "mercenaries"
        parts.append(f"{ladder_text(kind.spawned, levels)} {name[:4] if short else name}")
    for index in kind.conversions:
        parts.append("CONV" if short else f"converts {conversion_text(pack.conversions[index])}")
    return parts


def section_gives(board: Board, section: Section, levels: Levels) -> list[str]:
    """What a section of a board gives."""
    prices = {AWAKE_COST: board.awake_types, HEAL_COST: board.heal_types}
    parts: list[str] = []
    for grant in section.grants:
        if grant.benefit in prices:
            price = f"{ladder_text(grant.ladder, levels)} {types_text(prices[grant.benefit])}"
            parts.append(english.BENEFITS[grant.benefit].format(price))
    others = tuple([grant for grant in section.grants if grant.benefit not in prices])
    return grants_text(others, section.capacity, levels, False) + parts


def constructed_gives(pack: Pack, artifact: Artifact) -> list[str]:
    """What an artifact gives as a section."""
    parts = grants_text(artifact.section, (), (0,), False)
    return parts + [f"converts {conversion_text(pack.conversions[index])}" for index in artifact.section_conversions]


def ladder_text(ladder: tuple[int, ...], levels: Levels) -> str:
    values = [str(ladder[level]) for level in levels]
    return values[0] if len(set(values)) == 1 else "/".join(values)


def pairs_text(first: tuple[int, ...], second: tuple[int, ...], levels: Levels) -> str:
    return "/".join([f"{first[level]}:{second[level]}" for level in levels])


def grants_text(grants: tuple[Grant, ...], capacity: tuple[int, ...], levels: Levels, short: bool) -> list[str]:
    texts = english.SHORT_BENEFITS if short else english.BENEFITS
    ladders = {grant.benefit: grant.ladder for grant in grants}
    parts: list[str] = []
    for benefit, ladder in ladders.items():
        if benefit in DRAWN_WITH:
            template = texts[benefit] if short else PAIRS[benefit]
            parts.append(template.format(pairs_text(ladder, ladders[DRAWN_WITH[benefit]], levels)))
        elif ROUTE_OWN <= benefit <= ROUTE_BLACK and capacity:
            parts.append(texts[benefit].format(pairs_text(ladder, capacity, levels)))
        elif benefit not in DRAWN_WITH.values():
            parts.append(texts[benefit].format(ladder_text(ladder, levels)))
    return parts


def room_lines(pack: Pack, kind: RoomKind) -> list[str]:
    """All that is printed on a room."""
    lines: list[str] = []
    by = "cubes" if kind.driver == BY_CUBES else "cylinders"
    steps = kind.squares if kind.driver == BY_CUBES else kind.circles
    levels = (0,) if kind.driver == BY_NOTHING else tuple(range(steps + 1))
    gives = room_gives(pack, kind, levels)
    if gives:
        lines.append(f"{', '.join(gives)} (by {by})")
    if kind.squares:
        lines.append(f"{format(Count(kind.squares), 'square|squares')} for cubes, each costs {cost_text(kind.cost)}")
    if kind.circles:
        lines.append(f"{format(Count(kind.circles), 'circle|circles')} for cylinders")
    if kind.target >= 0:
        lines.append(f"when activated: {chain_text(pack, kind.target)}")
    return lines


def gives_now(state: Ark, number: int, short: bool = False) -> list[str]:
    """What a room on the table gives now: its first visible modifiers."""
    room = state.rooms[number]
    return room_gives(state.pack, kind_of(state, room), (room.level,), short)

"""What things are called: rooms with their place on the grid, players by their colour, cards only if they are known."""

from __future__ import annotations

from typing import Final

from arks.awakening.goals import mission_of
from arks.awakening.state import BACK_ARTIFACT, BACK_MISSION, BACK_TOKEN, Ark, kind_of
from arks.awakening.tables import (
    ACTIVATE,
    ORDINARY,
    RESOURCES,
    SECTION_FULL,
    Conversion,
    Cost,
    Objective,
    Pack,
)
from arks.awakening.texts.english import ENGINEERS, OBJECTIVES, REWARDS
from arks.awakening.words import (
    ACHIEVEMENT,
    BUDGET,
    CELL,
    COLOUR,
    CONVERSION,
    CYLINDER_COLOURS,
    RESOURCE,
    ROOM,
    SEAT_COLOURS,
    SECTION,
    TARGET,
)
from arks.kernel.phrases import Count, listed, sentence
from arks.kernel.views import sees
from arks.kernel.words import CARD, SEAT, Kind, Raw

UNKNOWN_CARD: Final = "a card"


# --- players, places and rooms


def colour_of(seat: int) -> str:
    return sentence(SEAT_COLOURS[seat])


def player(other: int, seat: int | None) -> str:
    return "you" if other == seat else colour_of(other)


def whose(other: int, seat: int | None) -> str:
    return "your" if other == seat else f"{colour_of(other)}'s"


def place(state: Ark, cell: int) -> str:
    """A cell of the grid: columns are letters, rows are numbers."""
    row, column = divmod(cell, state.pack.layouts[state.layout].columns)
    return f"{chr(ord('A') + column)}{row + 1}"


def room_name(state: Ark, number: int, seat: int | None) -> str:
    room = state.rooms[number]
    if room.cell < 0:
        return f"{whose(number, seat)} biodome"
    return f"{kind_of(state, room).name} {place(state, room.cell)}"


def section_name(state: Ark, section: int) -> str:
    return state.pack.board.sections[section].name


# --- pieces and prices


def units_text(own: int, robots: int, mercenaries: int, units: str = "unit|units") -> str:
    parts: list[str] = []
    for n, nouns in ((own, units), (robots, "robot|robots"), (mercenaries, "mercenary|mercenaries")):
        if n:
            parts.append(format(Count(n), nouns))
    return listed(parts)


def types_text(types: tuple[int, ...]) -> str:
    return "of one type" if types == ORDINARY else "/".join([RESOURCES[type] for type in types])


def cost_text(cost: Cost) -> str:
    return f"{cost.n} {types_text(cost.types)}" if cost.n else "nothing"


def price_map(n: int, types: tuple[int, ...]) -> dict[str, int]:
    """A price by resource; "Ti/Bt" is one or the other."""
    if n == 0:
        return {}
    return {RESOURCES[types[0]] if len(types) == 1 else "/".join([RESOURCES[type] for type in types]): n}


def amounts_text(pairs: Raw) -> str:
    """Resources and numbers by turns, as they are paid."""
    return listed([f"{pairs[at + 1]} {RESOURCES[pairs[at]]}" for at in range(0, len(pairs), 2)])


def conversion_text(conversion: Conversion) -> str:
    got = f"{conversion.n} Mt" if not conversion.routes else format(Count(conversion.n), "route|routes")
    return f"{cost_text(conversion.give)} into {got}"


# --- cards and goals


def card_name(state: Ark, uid: int, seat: int | None) -> str:
    """The name of a card whose face the seat has seen."""
    if not sees(state, seat, uid):
        return UNKNOWN_CARD
    pack = state.pack
    face = state.cards.face[uid]
    back = state.cards.back[uid]
    if back == BACK_ARTIFACT:
        return pack.artifacts[face].name
    if back == BACK_TOKEN:
        return REWARDS[pack.tokens[face].reward].format(pack.tokens[face].n)
    if back == BACK_MISSION:
        return mission_of(state, uid).title
    return pack.rooms[face].name


def objective_text(pack: Pack, objective: Objective) -> str:
    template = OBJECTIVES[objective.kind]
    if objective.kind == SECTION_FULL:
        return template.format(pack.board.sections[objective.n].name)
    if objective.kind == ACTIVATE:
        return template.format(pack.targets[objective.n].name)
    return template.format(Count(pack.start.units_total if objective.n < 0 else objective.n))


def chain_text(pack: Pack, target: int) -> str:
    sections = pack.board.sections
    card = pack.targets[target]
    return f"chain from {sections[card.chain_from].name} to {sections[card.chain_to].name}"


# --- arguments of words


def named(state: Ark, kind: Kind, number: int, seat: int | None) -> str | Count:
    """An argument of an option or event, as a person calls it."""
    if kind is ROOM:
        return room_name(state, number, seat)
    if kind is SEAT:
        return player(number, seat)
    if kind is SECTION:
        return section_name(state, number)
    if kind is CARD:
        return card_name(state, number, seat)
    if kind is CELL:
        return place(state, number)
    if kind is COLOUR:
        return CYLINDER_COLOURS[number]
    if kind is RESOURCE:
        return RESOURCES[number]
    if kind is BUDGET:
        return ENGINEERS[number]
    if kind is CONVERSION:
        return conversion_text(state.pack.conversions[number])
    if kind is TARGET:
        return chain_text(state.pack, number)
    if kind is ACHIEVEMENT:
        return state.pack.achievements[number].name
    return kind.names[number] if kind.names else Count(number)


def arguments(state: Ark, raw: Raw, seat: int | None) -> list[str | Count]:
    word = state.rules.words.words[raw[0]]
    return [named(state, word.kind(at - 1), raw[at], seat) for at in range(1, len(raw))]

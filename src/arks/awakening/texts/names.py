"""What things are called: rooms with their place on the grid, players by their colour, cards only if they are known."""

from __future__ import annotations

from typing import Final

from arks.awakening.goals import mission_of
from arks.awakening.state import (
    BACK_ACTION,
    BACK_ARTIFACT,
    BACK_CHALLENGER,
    BACK_MISSION,
    BACK_TARGET,
    BACK_TOKEN,
    Ark,
    kind_of,
)
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
from arks.awakening.texts import english_coop, english_fallout, english_it_learns
from arks.awakening.texts.english import EDGES, ENGINEERS, OBJECTIVES, REWARDS
from arks.awakening.words import (
    ACHIEVEMENT,
    AIM,
    BUDGET,
    CELL,
    COLOUR,
    CONVERSION,
    CYLINDER_COLOURS,
    DIRECTION,
    EDGE,
    ENEMY_ACTION,
    GUARDIAN,
    HALT,
    HINDRANCE,
    HOW,
    PASSED,
    PIECE,
    PRIORITY,
    PUBLIC_OBJECTIVE,
    RESOURCE,
    ROOM,
    SEAT_COLOURS,
    SECTION,
    STRATEGY,
    SYMBOL,
    TARGET,
    TIE,
    TRACK,
    WAY,
)
from arks.kernel.phrases import Count, listed, sentence
from arks.kernel.views import sees
from arks.kernel.words import CARD, SEAT, Kind, Raw

UNKNOWN_CARD: Final = "a card"


# --- players, places and rooms


def colour_of(seat: int) -> str:
    return sentence(SEAT_COLOURS[seat])


def player(other: int, seat: int | None, state: Ark | None = None) -> str:
    """A player as another one calls it; with the table at hand a common enemy is told from players."""
    if other == seat:
        return "you"
    return english_coop.ENEMY if state is not None and other == state.enemy else colour_of(other)


def whose(other: int, seat: int | None, state: Ark | None = None) -> str:
    if other == seat:
        return "your"
    return english_coop.ENEMY_OWNS if state is not None and other == state.enemy else f"{colour_of(other)}'s"


def place(state: Ark, cell: int) -> str:
    """A cell of the grid: columns are letters, rows are numbers."""
    row, column = divmod(cell, state.pack.layouts[state.layout].columns)
    return f"{chr(ord('A') + column)}{row + 1}"


def edge_text(state: Ark, edge: int) -> str:
    """An edge by what is printed along it, which is right however the ship is drawn."""
    layout = state.pack.layouts[state.layout]
    names = ("1", chr(ord("A") + layout.columns - 1), str(layout.rows), "A")
    return EDGES[edge % 2].format(names[edge])


def room_name(state: Ark, number: int, seat: int | None) -> str:
    room = state.rooms[number]
    if room.cell < 0:
        return f"{whose(number, seat)} biodome"
    return f"{kind_of(state, room).name} {place(state, room.cell)}"


def section_name(state: Ark, section: int, owner: int | None = None) -> str:
    """A section's name; what the eighth one is called depends on whose it is."""
    common = state.pack.board.sections
    if section < len(common):
        return common[section].name
    boards = [player.board for player in state.players]
    if owner is not None and owner < len(boards):
        boards.insert(0, boards[owner])
    return next((board.sections[section].name for board in boards if section < len(board.sections)), "own section")


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
    if back == BACK_TARGET:
        return aim_name(state, face)
    if back == BACK_ACTION:
        return action_text(state, face)
    if back == BACK_CHALLENGER:
        card = pack.enemy.challenger_actions[face]
        return english_it_learns.CARD.format(*[section_name(state, section) for section in card.sections])
    return pack.rooms[face].name


def objective_text(pack: Pack, objective: Objective, units: int | None = None) -> str:
    """An objective in words; ``units`` are all those of the player it is told to."""
    template = OBJECTIVES[objective.kind]
    if objective.kind == SECTION_FULL:
        return template.format(pack.board.sections[objective.n].name)
    if objective.kind == ACTIVATE:
        return template.format(pack.targets[objective.n].name)
    everybody = pack.start.units_total if units is None else units
    return template.format(Count(everybody if objective.n < 0 else objective.n))


def objective_name(state: Ark, objective: int) -> str:
    """What a public objective is called: its achievement, or what its target card depicts."""
    card_of = state.rules.hook("public objective")
    card: tuple[int, int] = (-1, -1) if card_of is None else card_of(state, objective)
    achievement, aim = card
    if achievement >= 0:
        return state.pack.achievements[achievement].name
    return aim_name(state, aim) if aim >= 0 else english_fallout.FACE_DOWN


def chain_text(pack: Pack, target: int) -> str:
    sections = pack.board.sections
    card = pack.targets[target]
    return f"chain from {sections[card.chain_from].name} to {sections[card.chain_to].name}"


# --- the enemy of the solo and co-op modes

ENEMY_TEXTS: Final[dict[Kind, tuple[str, ...]]] = {
    DIRECTION: english_coop.DIRECTIONS,
    HINDRANCE: english_coop.HINDRANCES,
    HALT: english_coop.HALTS,
    STRATEGY: english_it_learns.STRATEGIES,
    SYMBOL: english_it_learns.SYMBOLS,
    TRACK: english_it_learns.TRACKS,
    PRIORITY: english_it_learns.PRIORITIES,
    PASSED: english_it_learns.PASSED,
    TIE: english_it_learns.TIES,
    HOW: english_it_learns.HOW,
    PIECE: english_it_learns.PIECES,
    WAY: english_it_learns.WAYS,
}


def aim_name(state: Ark, aim: int) -> str:
    """What an enemy-target card depicts."""
    targets = state.pack.targets
    if aim < len(targets):
        return targets[aim].name
    return english_coop.FACTORY.format(RESOURCES[aim - len(targets)])


def action_text(state: Ark, action: int) -> str:
    card = state.pack.enemy.actions[action]
    if card.moves == 0:
        return english_coop.STOP_SIGN
    order = [english_coop.DIRECTIONS[direction] for direction in card.order]
    return english_coop.MOVES.format(Count(card.moves), *order)


# --- arguments of words


def named(state: Ark, kind: Kind, number: int, seat: int | None, owner: int | None = None) -> str | Count:
    """An argument of an option or event, as a person calls it; ``owner`` is whose sections it is about."""
    if kind is ROOM:
        return room_name(state, number, seat)
    if kind is SEAT:
        return player(number, seat, state)
    if kind is SECTION:
        return section_name(state, number, owner)
    if kind is CARD:
        return card_name(state, number, seat)
    if kind is CELL:
        return place(state, number)
    if kind is EDGE:
        return edge_text(state, number)
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
    if kind is PUBLIC_OBJECTIVE:
        return objective_name(state, number)
    if kind is AIM:
        return aim_name(state, number)
    if kind is ENEMY_ACTION:
        return action_text(state, number)
    if kind is GUARDIAN:
        return english_coop.GUARDIAN.format(number + 1)
    if kind in ENEMY_TEXTS:
        return ENEMY_TEXTS[kind][number]
    return kind.names[number] if kind.names else Count(number)


def arguments(state: Ark, raw: Raw, seat: int | None) -> list[str | Count]:
    word = state.rules.words.words[raw[0]]
    owner = next((raw[at] for at in range(1, len(raw)) if word.kind(at - 1) is SEAT), seat)
    return [named(state, word.kind(at - 1), raw[at], seat, owner) for at in range(1, len(raw))]

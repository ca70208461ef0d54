"""What things are called: players by their colour, cards only if they are known, spaces by column and row."""

from __future__ import annotations

from typing import Final

from arks.kernel.phrases import Count, sentence
from arks.kernel.views import sees
from arks.kernel.words import CARD, SEAT, Kind, Raw
from arks.nova import words
from arks.nova.hexmap import POSITIONS, cells_in
from arks.nova.state import BACK_SCORING, Zoo
from arks.nova.tables import ACTIONS, CONTINENTS, SIZE_CLASSES, UNIVERSITIES, Pack
from arks.nova.texts import english

UNKNOWN_CARD: Final = "a card"


def colour_of(seat: int) -> str:
    return sentence(words.SEAT_COLOURS[seat])


def player(other: int, seat: int | None) -> str:
    return "you" if other == seat else colour_of(other)


def whose(other: int, seat: int | None) -> str:
    return "your" if other == seat else f"{colour_of(other)}'s"


def action_name(action: int) -> str:
    return sentence(ACTIONS[action])


def place(cell: int) -> str:
    """A space of a map: columns are letters, rows are numbers from the top."""
    column, row = POSITIONS[cell]
    return f"{chr(ord('A') + column)}{row + 1}"


def spaces_text(cells: Raw) -> str:
    return " ".join([place(cell) for cell in cells])


def shape_name(pack: Pack, kind: int) -> str:
    return english.SHAPES[pack.buildings[kind].id]


def building_name(state: Zoo, owner: int, number: int) -> str:
    """A placed building, told apart from others of its kind by its first space."""
    kind, mask, _ = state.players[owner].buildings[number]
    return f"{shape_name(state.pack, kind)} at {place(cells_in(mask)[0])}"


def card_name(state: Zoo, uid: int, seat: int | None) -> str:
    """The name of a card whose face the seat has seen."""
    if not sees(state, seat, uid):
        return UNKNOWN_CARD
    face = state.cards.face[uid]
    return state.pack.scoring[face].name if state.cards.back[uid] == BACK_SCORING else state.pack.cards[face].name


def cards_text(state: Zoo, uids: Raw, seat: int | None) -> list[str]:
    """Cards by name; those not known to the seat are counted."""
    known = [card_name(state, uid, seat) for uid in uids if sees(state, seat, uid)]
    hidden = len(uids) - len(known)
    return [*known, *([format(Count(hidden), "card|cards")] if hidden else [])]


def amount_text(track: int, n: int) -> str:
    return format(Count(n), english.TRACKS[track])


def named(state: Zoo, kind: Kind, number: int, seat: int | None, owner: int) -> str | Count:
    """An argument of an option or event, as a person calls it; a building is one of the owner's map."""
    if kind is SEAT:
        return player(number, seat)
    if kind is CARD:
        return card_name(state, number, seat)
    if kind is words.ACTION:
        return action_name(number)
    if kind is words.CELL:
        return place(number)
    if kind is words.BUILDING:
        return building_name(state, owner, number)
    if kind is words.SHAPE:
        return shape_name(state.pack, number)
    if kind is words.MAP:
        return state.pack.maps[number].name
    if kind is words.PARTNER:
        return CONTINENTS[number]
    if kind is words.UNIVERSITY:
        return english.UNIVERSITIES[UNIVERSITIES[number]]
    if kind is words.TASK:
        return english.TASKS[number]
    if kind is words.LEVEL:
        return english.LEVELS[number]
    if kind is words.CLASS:
        return SIZE_CLASSES[number]
    return kind.names[number] if kind.names else Count(number)


def arguments(state: Zoo, raw: Raw, seat: int | None, owner: int) -> list[str | Count]:
    word = state.rules.words.words[raw[0]]
    return [named(state, word.kind(at - 1), raw[at], seat, owner) for at in range(1, len(raw))]

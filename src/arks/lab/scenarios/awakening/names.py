"""The names of things: rooms by the name the scenario gives them or by their own, cards, sections, cells."""

from __future__ import annotations

import re
from typing import Final

from arks.awakening.state import (
    BACK_ACTION,
    BACK_ARTIFACT,
    BACK_CHALLENGER,
    BACK_MISSION,
    BACK_ROOM,
    BACK_TARGET,
    BACK_TOKEN,
    Ark,
)
from arks.awakening.tables import FACTION, ORDINARY, RESOURCES, SECTIONS, SIGNS, Board, Cost, Mission, Pack, RoomKind
from arks.awakening.words import CYLINDER_COLOURS, SEAT_COLOURS
from arks.lab.scenarios.naming import Tokens, find, plain, seat_named

SIDES: Final = ("above", "right", "below", "left")  # in the order of board.beside


# --- names of the content


def room_kinds(pack: Pack) -> dict[int, list[Tokens]]:
    return {kind.index: kind_names(kind) for kind in pack.rooms}


def kind_names(kind: RoomKind) -> list[Tokens]:
    """A room's name and id; factories also by what they yield, generators by their colour."""
    names = [plain(kind.id)]
    if kind.yields:
        names.append(plain(f"{RESOURCES[kind.resource]} factory"))
    if kind.id.startswith("generator-"):  # two rooms share the printed name
        return [*names, plain(f"{CYLINDER_COLOURS[kind.colour]} generator")]
    return [*names, plain(kind.name)]


def room_name(kind: RoomKind) -> str:
    return f"{CYLINDER_COLOURS[kind.colour]} generator" if kind.id.startswith("generator-") else kind.name


def artifacts(pack: Pack) -> dict[int, list[Tokens]]:
    return {card.index: [plain(card.name), plain(card.id)] for card in pack.artifacts}


def sections(pack: Pack) -> dict[int, list[Tokens]]:
    """The seven sections of every board, and the eighth of some factions by any of its names."""
    found = {index: [plain(section.id), plain(section.name)] for index, section in enumerate(pack.board.sections)}
    eighth = [section for faction in pack.factions for section in faction.board.sections[len(found) :]]
    return found | {FACTION: [plain(name) for section in eighth for name in (section.id, section.name)]}


def targets(pack: Pack) -> dict[int, list[Tokens]]:
    return {target.index: [plain(target.id), plain(target.name)] for target in pack.targets}


def aim_name(pack: Pack, face: int) -> str:
    """What an enemy-target card depicts."""
    targets = pack.targets
    return targets[face].name if face < len(targets) else f"{RESOURCES[face - len(targets)]} factory"


def aims(pack: Pack) -> dict[int, list[Tokens]]:
    """Enemy-target cards by room; the factories come after the target cards."""
    factories = range(len(pack.targets), len(pack.targets) + len(ORDINARY))
    return targets(pack) | {face: [plain(aim_name(pack, face))] for face in factories}


def enemy_actions(pack: Pack) -> dict[int, list[Tokens]]:
    return {card.index: [plain(card.id)] for card in pack.enemy.actions}


def challenger_actions(pack: Pack) -> dict[int, list[Tokens]]:
    return {card.index: [plain(card.id)] for card in pack.enemy.challenger_actions}


def achievements(pack: Pack) -> dict[int, list[Tokens]]:
    return {card.index: [plain(card.id), plain(card.name)] for card in pack.achievements}


def tokens(pack: Pack) -> dict[int, list[Tokens]]:
    return {token.index: [plain(token.id)] for token in pack.tokens}


def mission_cards(pack: Pack) -> list[Mission]:
    """All missions by the number on their card: First Mission cards come after the others."""
    return [*pack.missions, *pack.first_missions]


def missions(pack: Pack) -> dict[int, list[Tokens]]:
    return {face: [plain(card.id), plain(card.title)] for face, card in enumerate(mission_cards(pack))}


def line_names(board: Board, section: int) -> dict[int, list[Tokens]]:
    """The lines of a section by their action signs."""
    return {
        line: [plain(" ".join([SIGNS[sign] for sign in signs]).replace("_", " "))]
        for line, signs in enumerate(board.sections[section].lines)
    }


def cost_words(cost: Cost) -> str:
    """A cost as it is written: "3 Os", "5 Bt/Ti", "nothing"."""
    return f"{cost.n} {'/'.join([RESOURCES[type] for type in cost.types])}" if cost.n else "nothing"


def seat_called(text: str, players: int, where: str) -> int:
    return seat_named(text, SEAT_COLOURS[:players], where)


def section_called(pack: Pack, text: str, where: str) -> int:
    return SECTIONS.index(text) if text in SECTIONS else find(text, sections(pack), where, "section")


def card_name(state: Ark, uid: int) -> str:
    """What is on the face of a card."""
    pack = state.pack
    face = state.cards.face[uid]
    back = state.cards.back[uid]
    if back == BACK_ARTIFACT:
        return pack.artifacts[face].name
    if back == BACK_ROOM:
        return room_name(pack.rooms[face])
    if back == BACK_TOKEN:
        return pack.tokens[face].id
    if back == BACK_TARGET:
        return aim_name(pack, face)
    if back == BACK_ACTION:
        return pack.enemy.actions[face].id
    if back == BACK_CHALLENGER:
        return pack.enemy.challenger_actions[face].id
    assert back == BACK_MISSION, back
    return mission_cards(pack)[face].id


# --- names of the table


def cell_name(state: Ark, cell: int) -> str:
    """Columns are letters, rows are numbers from the top: A1 is the top left cell."""
    row, column = divmod(cell, state.pack.layouts[state.layout].columns)
    return f"{chr(ord('A') + column)}{row + 1}"


def cell_called(state: Ark, token: str) -> int:
    """The cell of a name like c3; -1 when it is none of this layout."""
    layout = state.pack.layouts[state.layout]
    match = re.fullmatch(r"([a-z])([0-9]{1,2})", token)
    if match is None:
        return -1
    column = ord(match[1]) - ord("a")
    row = int(match[2]) - 1
    return row * layout.columns + column if column < layout.columns and 0 <= row < layout.rows else -1


def cell_beside(state: Ark, cell: int, side: str) -> int:
    """The cell above, right of, below or left of another; -1 outside the border."""
    layout = state.pack.layouts[state.layout]
    row, column = divmod(cell, layout.columns)
    rows, columns = ((-1, 0), (0, 1), (1, 0), (0, -1))[SIDES.index(side)]
    row += rows
    column += columns
    return row * layout.columns + column if 0 <= row < layout.rows and 0 <= column < layout.columns else -1


class Names:
    """What the rooms of one scenario are called."""

    def __init__(self) -> None:
        self.given: dict[str, int] = {}  # the scenario's own names, as it wrote them

    def rooms(self, state: Ark, seat: int | None) -> dict[int, list[Tokens]]:
        """All rooms with their names; "biodome" alone is the biodome of the seat that speaks."""
        pack = state.pack
        known: dict[int, list[Tokens]] = {}
        for number, room in enumerate(state.rooms):
            if number < state.boards:
                known[number] = [(SEAT_COLOURS[number], "biodome"), (f"{SEAT_COLOURS[number]}s", "biodome")]
                if number == seat:
                    known[number] += [("biodome",), ("home",)]
            else:
                known[number] = kind_names(pack.rooms[room.kind])
            known[number].append(("room", str(number)))
        for name, number in self.given.items():
            known[number] = [plain(name), *known[number]]
        return known

    def room(self, state: Ark, text: str, where: str, seat: int | None = None) -> int:
        return find(text, self.rooms(state, seat), where, "room")

    def of_room(self, state: Ark, number: int) -> str:
        """A room as the scenario calls it."""
        for name, known in self.given.items():
            if known == number:
                return name
        if number < state.boards:
            return f"{SEAT_COLOURS[number]}'s biodome"
        return room_name(state.pack.rooms[state.rooms[number].kind])

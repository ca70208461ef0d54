"""The table: rooms, decks, cards that lie open, and who has reached what."""

from __future__ import annotations

from typing import Any, Final

from arks.awakening.control import control
from arks.awakening.goals import plays_achievements, progress
from arks.awakening.state import (
    ARTIFACT_DECK,
    ARTIFACT_DISCARD,
    ARTIFACTS_PLAYED,
    MISSION_DECK,
    ROOM_DECK,
    TOKEN_STACK,
    Ark,
    Room,
)
from arks.awakening.tables import (
    ARSENAL,
    ARTIFACTS_IN_HAND,
    BATTLES_WON,
    BIODOME,
    CUBES_INTEGRATED,
    MERCENARIES,
    ROBOTS,
    ROOMS_CONTROLLED,
    ROOMS_OCCUPIED,
    UNITS_AWAKE,
)
from arks.awakening.views.boards import show_board, show_cards
from arks.awakening.views.fights import show_combat, show_fights
from arks.awakening.views.left import show_left
from arks.awakening.views.lines import show_line
from arks.awakening.views.melees import show_melees, show_running_melee
from arks.awakening.views.variants import show_room_variants, show_table_variants
from arks.awakening.words import CYLINDER_COLOURS, SEAT_COLOURS

Shown = dict[str, Any]

# The seats of a mask, for up to five players.
SEATS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([seat for seat in range(5) if mask >> seat & 1]) for mask in range(32)]
)
# What goals count and boards show, by kind of goal; a test compares it with `goals.progress`.
ON_BOARD: Final[dict[int, str]] = {
    UNITS_AWAKE: "awake",
    CUBES_INTEGRATED: "integrated",
    ROOMS_CONTROLLED: "controlled",
    ROOMS_OCCUPIED: "occupied",
    ARTIFACTS_IN_HAND: "hand",
    BATTLES_WON: "battles",
    ARSENAL: "arsenal",
}


def view(state: Ark, seat: int | None) -> Shown:
    pack = state.pack
    layout = pack.layouts[state.layout]
    zones = state.cards.zones
    boards = [show_board(state, other, seat) for other in range(state.boards)]
    shown: Shown = {
        "modules": list(state.rules.modules),
        "active": state.active,
        "layout": {"id": layout.id, "columns": layout.columns, "rows": layout.rows},
        "groups": [pack.groups[group].id for group in state.groups],
        "rooms": [show_room(state, number, room) for number, room in enumerate(state.rooms)],
        "targets": show_targets(state),
        "achievements": show_achievements(state, boards),
        "boards": boards,
        "decks": {
            "rooms": len(zones[ROOM_DECK]),
            "tokens": len(zones[TOKEN_STACK]),
            "artifacts": len(zones[ARTIFACT_DECK]),
            "discarded": len(zones[ARTIFACT_DISCARD]),
            "missions": len(zones[MISSION_DECK]),
        },
        "discards": sorted([card["kind"] for card in show_cards(state, seat, zones[ARTIFACT_DISCARD])]),
        "revealed": show_revealed(state),
        "played": show_cards(state, seat, zones[ARTIFACTS_PLAYED]),
        "line": show_line(state),
        "left": show_left(state, seat),
        "fights": show_fights(state),
        "combat": show_combat(state, seat) or show_running_melee(state, seat),
        **show_table_variants(state),
    }
    if state.rules.hook("fought together from"):
        shown["melees"] = show_melees(state)
    for show in state.rules.hooks.get("view", []):
        shown |= show(state, seat)
    return shown


def show_targets(state: Ark) -> list[Shown]:
    """The target cards of this game and who has taken them."""
    taken: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        for index in player.targets:
            taken.setdefault(index, []).append(seat)
    shown: list[Shown] = []
    for target in state.pack.targets:
        if target.group < 0 or target.group in state.groups:
            seats = taken.get(target.index, [])
            shown.append({"id": f"target:{target.index}", "kind": target.id, "seats": seats})
    return shown


def show_achievements(state: Ark, boards: list[Shown]) -> list[Shown]:
    """The achievements, who has completed them, and how far everybody is with each of their goals."""
    if not plays_achievements(state):
        return []
    shown: list[Shown] = []
    for card in state.pack.achievements:
        seats = [seat for seat, player in enumerate(state.players) if player.achieved >> card.index & 1]
        far: list[list[Shown]] = [[] for _ in boards]  # by seat, then by goal
        for goal in card.easy:
            counted = ON_BOARD.get(goal.kind)
            for seat, board in enumerate(boards):
                if counted is not None and goal.n >= 0:
                    have, wanted = board[counted], goal.n
                else:
                    have, wanted = progress(state, seat, goal)
                far[seat].append({"have": have, "wanted": wanted})
        shown.append({"id": f"achievement:{card.index}", "kind": card.id, "seats": seats, "progress": far})
    return shown


def show_revealed(state: Ark) -> str | None:
    """The room that was drawn and is about to be placed."""
    for frame in state.stack:
        drawn = frame.env.get("drawn", -1)
        if isinstance(drawn, int) and drawn >= 0:
            return state.pack.rooms[state.cards.face[drawn]].id
    return None


def show_room(state: Ark, number: int, room: Room) -> Shown:
    kind = state.pack.rooms[room.kind]
    mask = control(state, number)
    shown: Shown = {
        "id": f"room:{number}",
        "kind": kind.id,
        "control": list(SEATS_OF[mask]),
        "units": show_units(room.units) if room.occupants else {},
        "cylinders": show_cylinders(room.cylinders) if room.powered or kind.cls == BIODOME else {},
    }
    if kind.cls == BIODOME:
        shown["seat"] = number
        return shown
    shown["cell"] = room.cell
    shown["facing"] = room.facing
    shown["token"] = room.token >= 0
    shown["cubes"] = list(room.cubes)
    shown["level"] = room.level
    if room.wounded:
        shown["wounded"] = room.wounded
    shown |= show_room_variants(state, number)
    return shown


def show_cylinders(cylinders: list[int]) -> dict[str, int]:
    return {CYLINDER_COLOURS[colour]: n for colour, n in enumerate(cylinders) if n}


def show_units(units: list[int]) -> dict[str, int]:
    shown = {colour: units[owner] for owner, colour in enumerate(SEAT_COLOURS) if units[owner]}
    if units[ROBOTS]:
        shown["robots"] = units[ROBOTS]
    if units[MERCENARIES]:
        shown["mercenaries"] = units[MERCENARIES]
    return shown

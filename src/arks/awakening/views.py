"""What a seat sees of the table, as names and numbers; the page draws nothing else."""

from __future__ import annotations

from typing import Any

from arks.awakening.control import control
from arks.awakening.goals import mission_of, progress
from arks.awakening.state import (
    ARTIFACT_DECK,
    ARTIFACT_DISCARD,
    ARTIFACTS_PLAYED,
    MISSION_DECK,
    ROOM_DECK,
    TOKEN_STACK,
    Ark,
    Room,
    hand,
    kept_zone,
    look_zone,
    mission_zone,
)
from arks.awakening.tables import BIODOME, MERCENARIES, RESOURCES, ROBOTS, SECTIONS
from arks.awakening.words import CYLINDER_COLOURS, SEAT_COLOURS
from arks.kernel.views import sees

Shown = dict[str, Any]


def view(state: Ark, seat: int | None) -> Shown:
    pack = state.pack
    layout = pack.layouts[state.layout]
    zones = state.cards.zones
    return {
        "modules": list(state.rules.modules),
        "active": state.active,
        "layout": {"id": layout.id, "columns": layout.columns, "rows": layout.rows},
        "groups": [pack.groups[group].id for group in state.groups],
        "rooms": [show_room(state, number, room) for number, room in enumerate(state.rooms)],
        "targets": show_targets(state),
        "achievements": show_achievements(state),
        "boards": [show_board(state, other, seat) for other in range(state.rules.players)],
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
    }


def show_targets(state: Ark) -> list[Shown]:
    """The target cards of this game and who has taken them."""
    pack = state.pack
    shown: list[Shown] = []
    for target in pack.targets:
        if target.group < 0 or target.group in state.groups:
            seats = [seat for seat, player in enumerate(state.players) if target.index in player.targets]
            shown.append({"id": f"target:{target.index}", "kind": target.id, "seats": seats})
    return shown


def show_achievements(state: Ark) -> list[Shown]:
    """The achievements and who has completed them."""
    shown: list[Shown] = []
    for achievement in state.pack.achievements:
        seats = [seat for seat, player in enumerate(state.players) if player.achieved >> achievement.index & 1]
        shown.append({"id": f"achievement:{achievement.index}", "kind": achievement.id, "seats": seats})
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
        "control": [seat for seat in range(state.rules.players) if mask >> seat & 1],
        "units": show_units(room.units, state.rules.players),
        "cylinders": {CYLINDER_COLOURS[colour]: n for colour, n in enumerate(room.cylinders) if n},
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
    return shown


def show_units(units: list[int], players: int) -> dict[str, int]:
    shown = {SEAT_COLOURS[seat]: units[seat] for seat in range(players) if units[seat]}
    if units[ROBOTS]:
        shown["robots"] = units[ROBOTS]
    if units[MERCENARIES]:
        shown["mercenaries"] = units[MERCENARIES]
    return shown


def show_board(state: Ark, owner: int, seat: int | None) -> Shown:
    pack = state.pack
    player = state.players[owner]
    zones = state.cards.zones
    mission = zones[mission_zone(state, owner)]
    known = mission and (state.outcome is not None or sees(state, seat, mission[0]))
    shown: Shown = {
        "seat": owner,
        "colour": SEAT_COLOURS[owner],
        "arsenal": player.arsenal,
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "marker": SECTIONS[player.marker] if player.marker >= 0 else None,
        "sections": dict(zip(SECTIONS, player.sections, strict=True)),
        "asleep": player.asleep,
        "wounded": player.wounded,
        "cylinders": player.cylinders,
        "targets": [pack.targets[target].id for target in player.targets],
        "achieved": [a.id for a in pack.achievements if player.achieved >> a.index & 1],
        "battles": player.battles,
        "turns": player.turns,
        "tokens": [pack.tokens[state.cards.face[uid]].id for uid in zones[kept_zone(state, owner)]],
        "hand": len(hand(state, owner)),
        "looking": len(zones[look_zone(state, owner)]),
        "mission": len(mission) > 0,
    }
    if owner == seat:
        shown["cards"] = show_cards(state, seat, hand(state, owner))
        shown["looking_at"] = show_cards(state, seat, zones[look_zone(state, owner)])
    if known:
        shown["mission"] = show_mission(state, owner, mission[0])
    return shown


def show_cards(state: Ark, seat: int | None, uids: tuple[int, ...]) -> list[Shown]:
    """The cards of a zone that this seat knows."""
    artifacts = state.pack.artifacts
    return [
        {"id": f"card:{uid}", "kind": artifacts[state.cards.face[uid]].id}
        for uid in sorted(uids)
        if sees(state, seat, uid)
    ]


def show_mission(state: Ark, owner: int, uid: int) -> Shown:
    mission = mission_of(state, uid)
    met = state.players[owner].objectives
    shown: list[Shown] = []
    for bit, objective in enumerate(mission.objectives):
        have, wanted = progress(state, owner, objective)
        shown.append({"have": have, "wanted": wanted, "met": have >= wanted or met >> bit & 1 == 1})
    return {"id": mission.id, "objectives": shown}

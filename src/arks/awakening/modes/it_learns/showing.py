"""What everybody sees of the organism: its board, where it has spread, and the challenger-action cards."""

from __future__ import annotations

from typing import Any

from arks.awakening.modes.coop.decks import rooms_aimed_at
from arks.awakening.modes.coop.mission import mission_targets
from arks.awakening.modes.coop.showing import aim_id
from arks.awakening.modes.it_learns.acting import STRATEGY, TARGET
from arks.awakening.modes.it_learns.cards import COLUMNS, adaptations, grid, symbols, turned, user_of, way_of
from arks.awakening.modes.it_learns.organism import (
    corrupted,
    cubes_left,
    cylinders_left,
    infection,
    is_corrupted,
    is_taken,
    upgrades,
)
from arks.awakening.state import CHALLENGER_ACTIONS, Ark, noted
from arks.awakening.tables import SECTION_PLACES
from arks.awakening.tables_enemy import STRATEGIES, SYMBOLS
from arks.awakening.words import WAY

Shown = dict[str, Any]


def show(state: Ark) -> Shown:
    numbers = state.pack.enemy.it_learns
    return {
        "strategy": show_strategy(state),
        "target": show_target(state),
        "tracks": show_tracks(state),
        "adaptations": {"made": adaptations(state), "needed": numbers.adaptations[state.boards]},
        "infected": {
            f"room:{number}": infection(state, number)
            for number in range(state.boards, len(state.rooms))
            if infection(state, number)
        },
        "corrupted": [f"room:{number}" for number in corrupted(state)],
        "left": {"infection": cubes_left(state), "corruption": cylinders_left(state)},
        "limits": {"infection": numbers.infection, "blocking": numbers.blocking, "artifact": numbers.artifact},
        "mission_rooms": show_mission_rooms(state),
        "challenger_actions": show_actions(state),
        "symbols": dict(zip(SYMBOLS, symbols(state), strict=True)),
    }


def show_strategy(state: Ark) -> Shown | None:
    chosen = noted(state, STRATEGY)
    if not chosen:
        return None
    card = state.pack.enemy.actions[chosen[0]]
    return {"kind": STRATEGIES[card.strategy], "card": card.id}


def show_target(state: Ark) -> Shown | None:
    """What the last Enemy turn was about."""
    last = noted(state, TARGET)
    if not last:
        return None
    aim, room = last
    return {"card": aim_id(state, aim), "room": f"room:{room}" if room >= 0 else None}


def show_tracks(state: Ark) -> list[Shown]:
    shown: list[Shown] = []
    for track, covered in zip(state.pack.enemy.tracks, upgrades(state), strict=True):
        shown.append(
            {
                "id": track.id,
                "symbol": SYMBOLS[track.symbol],
                "values": list(track.values),
                "covered": covered,
                "value": track.values[covered],
            }
        )
    return shown


def show_mission_rooms(state: Ark) -> list[Shown]:
    shown: list[Shown] = []
    for target in mission_targets(state):
        rooms = rooms_aimed_at(state, target)
        room = rooms[0] if rooms else -1
        shown.append(
            {
                "room": f"room:{room}" if rooms else None,
                "kind": state.pack.targets[target].id,
                "infection": infection(state, room) if rooms else 0,
                "corrupted": bool(rooms) and is_corrupted(state, room),
                "taken": bool(rooms) and is_taken(state, room),
            }
        )
    return shown


def show_actions(state: Ark) -> list[Shown]:
    shown: list[Shown] = []
    codes = turned(state)
    for at, (uid, card) in enumerate(zip(state.cards.zones[CHALLENGER_ACTIONS], grid(state), strict=True)):
        halves = {
            WAY.names[way]: {"section": SECTION_PLACES[card.sections[way]], "symbol": SYMBOLS[card.symbols[way]]}
            for way in range(2)
        }
        shown.append(
            {
                "id": f"card:{uid}",
                "kind": card.id,
                "row": at // COLUMNS,
                "column": at % COLUMNS,
                "halves": halves,
                "turned": WAY.names[way_of(codes[at])] if codes[at] else None,
                "seat": user_of(codes[at]) if codes[at] else None,
            }
        )
    return shown

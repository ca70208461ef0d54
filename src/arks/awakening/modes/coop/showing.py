"""What everybody sees of the Enemy: its board, its decks, and how far the Challengers' mission is."""

from __future__ import annotations

from typing import Any

from arks.awakening.goals import mission_of
from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.modes.coop.construction import is_building
from arks.awakening.modes.coop.decks import rooms_aimed_at
from arks.awakening.modes.coop.fighting import encounters, fighters_in
from arks.awakening.modes.coop.mission import is_activated
from arks.awakening.modes.coop.trade import is_open
from arks.awakening.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    SHARED_MISSION,
    TARGET_DECK,
    TARGET_DISCARD,
    Ark,
    hand,
)
from arks.awakening.tables import RESOURCES
from arks.awakening.views.boards import show_cards
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.frames import bound, bound_tuple

Shown = dict[str, Any]


def show(state: Ark, seat: int | None) -> Shown:
    """Parts of the view besides those of every game."""
    return {
        "enemy": show_enemy(state, seat),
        "shared_mission": show_shared_mission(state),
        "constructing": is_building(state),
        "trade": show_trade(state),
    }


def show_trade(state: Ark) -> Shown | None:
    """The exchange of resources that is offered."""
    if not state.stack or not is_open(state):
        return None
    frame = state.stack[-1]
    return {
        "offerer": bound(state, frame, "offerer"),
        "partner": frame.seat,
        "given": show_amounts(bound_tuple(state, frame, "given")),
        "wanted": show_amounts(bound_tuple(state, frame, "wanted")),
    }


def show_amounts(amounts: tuple[int, ...]) -> Shown:
    return {RESOURCES[type]: n for type, n in enumerate(amounts) if n}


def show_enemy(state: Ark, seat: int | None) -> Shown:
    zones = state.cards.zones
    faces = state.cards.face
    actions = state.pack.enemy.actions
    shown: Shown = {
        "id": f"seat:{state.enemy}",
        "seat": state.enemy,
        "colour": SEAT_COLOURS[state.enemy],
        "leader": "dark-player" if dark_player(state) else "automata",
        "acting": is_acting(state),
        "encounters": show_encounters(state),
        "targets": {
            "deck": len(zones[TARGET_DECK]),
            "discarded": [aim_id(state, faces[uid]) for uid in reversed(zones[TARGET_DISCARD])],
        },
        "actions": {
            "deck": len(zones[ACTION_DECK]),
            "discarded": [actions[faces[uid]].id for uid in reversed(zones[ACTION_DISCARD])],
        },
    }
    if dark_player(state):
        shown["hand"] = len(hand(state, state.enemy))
        if seat == state.enemy:
            shown["cards"] = show_cards(state, seat, hand(state, state.enemy))
    for part in state.rules.hooks.get("enemy view", []):
        shown.update(part(state))
    return shown


def show_encounters(state: Ark) -> list[Shown]:
    """Rooms where the Enemy and Challengers' units are, and who could fight there."""
    return [{"room": f"room:{room}", "seats": fighters_in(state, room)} for room in encounters(state)]


def is_acting(state: Ark) -> bool:
    """Whether it is the Enemy's turn."""
    turn = state.rules.number.get("enemy-turn", -1)
    return any([frame.procedure == turn for frame in state.stack])


def aim_id(state: Ark, aim: int) -> str:
    """What an enemy-target card depicts: a room kind, ``generator`` or ``Ti factory``."""
    targets = state.pack.targets
    return targets[aim].id if aim < len(targets) else f"{RESOURCES[aim - len(targets)]} factory"


def show_shared_mission(state: Ark) -> Shown | None:
    cards = state.cards.zones[SHARED_MISSION]
    if not cards:
        return None
    mission = mission_of(state, cards[0])
    rooms: list[Shown] = []
    for objective in mission.objectives:
        target = objective.n
        seats = [seat for seat, player in enumerate(state.players) if target in player.targets]
        rooms.append(
            {
                "kind": state.pack.targets[target].id,
                "rooms": [f"room:{number}" for number in rooms_aimed_at(state, target)],
                "activated": is_activated(state, target),
                "seats": seats,
            }
        )
    return {"id": mission.id, "title": mission.title, "rooms": rooms}

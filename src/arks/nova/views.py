"""What a seat sees of the table, as names and numbers; the page draws nothing else."""

from __future__ import annotations

from typing import Any

from arks.kernel.views import sees
from arks.nova.actions.association import donation_costs
from arks.nova.chances import show_chances
from arks.nova.hexmap import cells_in
from arks.nova.placement import capacity, is_special
from arks.nova.showing import show_asked, show_doing, show_income
from arks.nova.state import (
    ABOVE,
    BACK_SCORING,
    BASE,
    DECK,
    DISCARD,
    SCORING_DECK,
    SHOWN,
    UNUSED_BASE,
    Player,
    Zoo,
    animals,
    hand,
    look_zone,
    scoring_zone,
    slot_of,
    sponsors,
    supports,
)
from arks.nova.tables import ACTIONS, CONTINENTS, ICONS, SIZE_CLASSES, TASKS, UNIVERSITIES, target
from arks.nova.tracks import folders_in_range, hand_limit
from arks.nova.turn import strength
from arks.nova.words import SEAT_COLOURS

Shown = dict[str, Any]


def view(state: Zoo, seat: int | None) -> Shown:
    zones = state.cards.zones
    tracks = state.pack.tracks
    players = state.rules.players
    return {
        "modules": list(state.rules.modules),
        "active": state.active,
        "boards": [show_board(state, other, seat) for other in range(players)],
        "display": [show_card(state, seat, uid) if uid >= 0 else None for uid in state.folders],
        "decks": {
            "cards": len(zones[DECK]),
            "discarded": len(zones[DISCARD]),
            "scoring": len(zones[SCORING_DECK]),
        },
        "discard": show_card(state, seat, zones[DISCARD][-1]) if zones[DISCARD] else None,
        "shown": [show_card(state, seat, uid) for uid in zones[SHOWN]],
        "break": {"left": state.break_left, "of": tracks.break_steps[players], "called_by": state.break_by},
        "base_projects": [show_project(state, uid) for uid in zones[BASE]],
        "projects": [show_project(state, uid) for uid in reversed(zones[ABOVE])],
        "projects_at_most": tracks.projects_above[players],
        "unused_base_projects": [show_card(state, seat, uid) for uid in zones[UNUSED_BASE]],
        "partner_offer": [CONTINENTS[n] for n in cells_in(state.partner_offer)],
        "university_offer": [UNIVERSITIES[n] for n in cells_in(state.university_offer)],
        "tiles": [show_tile(state, place) for place in range(len(state.tiles))],
        "donations": state.donations,
        "donation_costs": list(donation_costs(state)),
        "last_turns": state.last_turns,
        "ten_reached": state.ten_reached,
        "round": state.round,
        "solo_turns": state.solo_turns,
        "doing": show_doing(state),
        "asked": show_asked(state, seat),
        "chances": show_chances(state, seat),
    }


def show_card(state: Zoo, seat: int | None, uid: int) -> Shown:
    """A card by its printed number, or its back. Final scoring cards have numbers of their own."""
    known = state.outcome is not None or sees(state, seat, uid)
    return {"id": f"card:{uid}", "number": number_of(state, uid) if known else None}


def number_of(state: Zoo, uid: int) -> int:
    face = state.cards.face[uid]
    scoring = state.cards.back[uid] == BACK_SCORING
    return state.pack.scoring[face].number if scoring else state.pack.cards[face].number


def show_pouched(state: Zoo, seat: int | None, top: int, uid: int) -> Shown:
    """A card under another one or under the map; only its owner knows which."""
    return {
        "under": f"card:{top}" if top >= 0 else None,
        "card": show_card(state, seat, uid) if sees(state, seat, uid) else None,
    }


def show_project(state: Zoo, uid: int) -> Shown:
    levels: list[int | None] = [None, None, None]  # the seat whose token lies there, -1: blocked
    for project, level, seat in state.supported:
        if project == uid:
            levels[level] = seat
    return {"id": f"card:{uid}", "number": state.pack.cards[state.cards.face[uid]].number, "levels": levels}


def show_tile(state: Zoo, place: int) -> Shown:
    tile = state.tiles[place]
    id, effect = state.pack.tracks.bonus_tiles[tile] if tile >= 0 else (None, None)
    return {"id": f"tile:{place}", "at": 5 if place < 2 else 8, "kind": id, "effect": effect}


def show_board(state: Zoo, owner: int, seat: int | None) -> Shown:
    player = state.players[owner]
    shown: Shown = {
        "seat": owner,
        "colour": SEAT_COLOURS[owner],
        "map": state.pack.maps[player.map].id if player.map >= 0 else None,
        "money": player.money,
        "xtokens": player.xtokens,
        "appeal": player.appeal,
        "conservation": player.conservation,
        "reputation": player.reputation,
        "target": target(player.conservation),
        "points": player.appeal - target(player.conservation),
        "range": folders_in_range(state, owner),
        "row": [show_action(state, owner, action) for action in player.row],
        "workers": player.workers,
        "hired": player.hired,
        "tasks": dict(zip(TASKS, player.tasks, strict=True)),
        "partners": [CONTINENTS[n] for n in player.partners],
        "universities": [UNIVERSITIES[n] for n in player.universities],
        "left": [{"id": f"token:{n}", "used": not player.left >> n & 1} for n in range(7)],
        "supports": supports(player),
        "icons": dict(zip(ICONS, player.icons, strict=True)),
        "buildings": show_buildings(state, player),
        "animals": [show_card(state, seat, uid) for uid in animals(state, owner)],
        "sponsors": [show_card(state, seat, uid) for uid in sponsors(state, owner)],
        "pouched": [show_pouched(state, seat, top, uid) for top, uid in player.pouched],
        "tokens": {f"card:{uid}": n for uid, n in player.tokens},
        "waza": SIZE_CLASSES[player.waza] if player.waza >= 0 else None,
        "sold": player.sold,
        "hand": len(hand(state, owner)),
        "hand_limit": hand_limit(state, owner),
        "scoring": len(state.cards.zones[scoring_zone(state, owner)]),
        "looking": len(state.cards.zones[look_zone(state, owner)]),
        "turns": player.turns,
    }
    if player.map >= 0:
        shown["income"] = show_income(state, owner)
    if owner == seat:
        shown["cards"] = [show_card(state, seat, uid) for uid in hand(state, owner)]
        shown["looking_at"] = [show_card(state, seat, uid) for uid in state.cards.zones[look_zone(state, owner)]]
    if owner == seat or state.outcome is not None:
        shown["scoring_cards"] = [show_card(state, seat, uid) for uid in state.cards.zones[scoring_zone(state, owner)]]
    return shown


def show_action(state: Zoo, owner: int, action: int) -> Shown:
    player = state.players[owner]
    bit = 1 << action
    return {
        "id": f"action:{ACTIONS[action]}",
        "action": ACTIONS[action],
        "slot": slot_of(player, action),
        "strength": strength(state, owner, action, 0),
        "side": 2 if player.upgraded & bit else 1,
        "venom": player.venom & bit != 0,
        "constricted": player.constricted & bit != 0,
        "multipliers": player.multipliers[action],
    }


def show_buildings(state: Zoo, player: Player) -> list[Shown]:
    return [
        {
            "id": f"building:{number}",
            "kind": state.pack.buildings[kind].id,
            "cells": cells_in(mask),
            "full": full,
            "capacity": capacity(kind) if is_special(kind) else 1,
        }
        for number, (kind, mask, full) in enumerate(player.buildings)
    ]

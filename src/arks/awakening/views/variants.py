"""What variants put on the table: factions, pieces in sections, cards under biodomes, seals, tokens and bombs."""

from __future__ import annotations

from typing import Any

from arks.awakening.biodome import assigned_units, covered_circles, cylinders_in
from arks.awakening.control import benefits
from arks.awakening.state import Ark, noted, under_zone
from arks.awakening.tables import MINI_MILITARIZE, MINI_MOVE, MINI_PRODUCE, SECTION_PLACES
from arks.awakening.variants.bombs import bombs_left, bombs_of
from arks.awakening.variants.doorways import is_guarded, rooms_of, seals
from arks.awakening.variants.factions import faction_of
from arks.awakening.variants.hacking import tokens_left
from arks.awakening.words import CYLINDER_COLOURS

Shown = dict[str, Any]


def show_variants(state: Ark, owner: int) -> Shown:
    """Of one board; empty on a plain table."""
    shown: Shown = {}
    faction = faction_of(state, owner)
    if faction is not None:
        shown["faction"] = faction.id
        shown["powers"] = list(faction.powers)
        circles = show_circles(state, owner)
        if circles:
            shown["circles"] = circles
        if faction.bombs:
            shown["bombs"] = bombs_left(state, owner)
    cards = state.cards.zones[under_zone(state, owner)]
    if cards:
        fresh = noted(state, "fresh sections")
        shown["under"] = [
            {"id": f"card:{uid}", "kind": state.pack.artifacts[state.cards.face[uid]].id, "counts": uid not in fresh}
            for uid in sorted(cards)
        ]
    if faction is not None or cards:
        total = benefits(state, owner)
        minis = (("move", MINI_MOVE), ("militarize", MINI_MILITARIZE), ("produce", MINI_PRODUCE))
        shown["mini"] = {name: total[benefit] for name, benefit in minis if total[benefit]}
    return shown


def show_circles(state: Ark, owner: int) -> dict[str, Shown]:
    """Sections with circles: what lies on them, and how many are covered."""
    units = assigned_units(state, owner)
    shown: dict[str, Shown] = {}
    for place, section in enumerate(state.players[owner].board.sections):
        if section.circles:
            colours = [CYLINDER_COLOURS[colour] for colour in cylinders_in(state, owner, place)]
            shown[SECTION_PLACES[place]] = {
                "of": section.circles,
                "covered": covered_circles(state, owner, place),
                "units": units[place],
                "cylinders": {colour: colours.count(colour) for colour in sorted(set(colours))},
            }
    return shown


def show_room_variants(state: Ark, number: int) -> Shown:
    """Of one outer room."""
    shown: Shown = {}
    if state.rooms[number].power_tokens:
        shown["power_tokens"] = state.rooms[number].power_tokens
    bombs = [seat for seat in range(state.boards) if number in bombs_of(state, seat)]
    if bombs:
        shown["bombs"] = bombs
    if state.rooms[number].occupants and "doorways" in state.rules.modules:
        stopped = [seat for seat in range(state.boards) if is_guarded(state, seat, number)]
        if stopped:
            shown["guarded"] = stopped  # the seats whose units must stop there
    return shown


def show_table_variants(state: Ark) -> Shown:
    """Sealed doorways, and the power tokens that are left; only where they are played with."""
    if "hacking" not in state.rules.modules:
        return {}
    doors = [
        {"rooms": [f"room:{number}" for number in rooms_of(state, edge)], "seat": seat}
        for edge, seat in sorted(seals(state).items())
    ]
    return {"seals": doors, "power_tokens": tokens_left(state)}

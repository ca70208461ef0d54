"""What is printed on the components of Ark Nova, for the page."""

from __future__ import annotations

from typing import Any, Final

from tools import web_icons

from arks.kernel.rules import Rules
from arks.nova.hexmap import cells_in
from arks.nova.placement import capacity, is_special, is_standard
from arks.nova.state import Zoo
from arks.nova.tables import (
    ACTIONS,
    CARD_KINDS,
    CONTINENTS,
    FIRST_UNIQUE,
    ICONS,
    KIOSK,
    PAVILION,
    PROJECT_KINDS,
    ROCK,
    SIZE_CLASSES,
    TASK_STRENGTH,
    TASKS,
    WATER,
    Animal,
    Building,
    Card,
    Needs,
    Pack,
    Project,
    Scoring,
    Sponsor,
    ZooMap,
    target,
)
from arks.nova.texts.cards import level_need, level_reward, lines_of, scoring_lines
from arks.nova.texts.effects import printed_bonus, tile_text
from arks.nova.texts.names import shape_name

Record = dict[str, Any]
MOST_CONSERVATION: Final = 41


def content(state: Zoo, solo: Zoo) -> Record:
    pack = state.pack
    return {
        "digest": pack.digest,
        "cards": {str(card.number): card_record(state.rules, solo.rules, card) for card in pack.cards},
        "scoring": {str(card.number): scoring_record(card) for card in pack.scoring},
        "maps": {zoo.id: map_record(zoo) for zoo in pack.maps},
        "buildings": [building_record(pack, building) for building in pack.buildings],
        "effects": {effect: printed_bonus(state.rules, effect) for effect in effects_of(pack)},
        "tiles": {tile[0]: tile_text(state.rules, place) for place, tile in enumerate(pack.tracks.bonus_tiles)},
        "tracks": tracks_record(pack),
        "tasks": dict(zip(TASKS, TASK_STRENGTH, strict=True)),
    }


# --- cards


def card_record(rules: Rules, solo: Rules, card: Card) -> Record:
    found: Record = {
        "kind": CARD_KINDS[card.kind],
        "name": card.name,
        "icons": printed_icons(card),
        "needs": needs_record(card.needs),
        "lines": [list(line) for line in lines_of(rules, card)],
    }
    if isinstance(card, Animal):
        alone = [list(line) for line in lines_of(solo, card)]
        return found | animal_record(rules.content, card) | ({"solo": alone} if alone != found["lines"] else {})
    if isinstance(card, Sponsor):
        return found | sponsor_record(rules, card)
    assert isinstance(card, Project)
    return found | project_record(card)


def printed_icons(card: Card) -> list[str]:
    """Categories, then continents; a doubled icon twice. Rock and water are printed as what the home needs."""
    counts = list(card.icons)
    if isinstance(card, Animal | Sponsor):
        counts[ROCK] -= card.rock
        counts[WATER] -= card.water
    return [ICONS[icon] for icon, n in enumerate(counts) for _ in range(n)]


def needs_record(needs: Needs) -> list[Record]:
    found: list[Record] = [{"of": ICONS[icon], "n": n} for icon, n in enumerate(needs.icons) if n]
    found += [{"partner": CONTINENTS[continent]} for continent in needs.partners]
    if needs.partner_zoos:
        found.append({"partners": needs.partner_zoos})
    if needs.upgraded >= 0:
        found.append({"side": ACTIONS[needs.upgraded]})
    if needs.reputation:
        found.append({"reputation": needs.reputation})
    if needs.max_appeal >= 0:
        found.append({"appeal": needs.max_appeal})
    return found


def gains(card: Animal | Sponsor) -> Record:
    return {"appeal": card.appeal, "conservation": card.conservation, "reputation": card.reputation}


def animal_record(pack: Pack, card: Animal) -> Record:
    return gains(card) | {
        "latin": card.latin,
        "cost": card.cost,
        "size": card.size,
        "class": SIZE_CLASSES[card.size_class],
        "rock": card.rock,
        "water": card.water,
        "standard": card.standard,
        "special": pack.buildings[card.special].id if card.special >= 0 else None,
        "spaces": card.spaces,
        "icon": web_icons.ANIMALS.get(card.number),
    }


def sponsor_record(rules: Rules, card: Sponsor) -> Record:
    return gains(card) | {
        "level": card.level,
        "rock": card.rock,
        "water": card.water,
        "building": rules.content.buildings[card.building].id if card.building >= 0 else None,
        "icon": web_icons.SPONSORS[card.number],
    }


def project_record(card: Project) -> Record:
    return {
        "base": card.base,
        "project": PROJECT_KINDS[card.project],
        "metric": card.metric,
        "bonus": card.bonus,
        "levels": [
            {
                "need": level.need,
                "most": level.most,
                "conservation": level.conservation,
                "reputation": level.reputation,
                "text": level_need(card, level),
                "reward": level_reward(level),
            }
            for level in card.levels
        ],
        "icon": web_icons.PROJECTS[card.number],
    }


def scoring_record(card: Scoring) -> Record:
    return {
        "name": card.name,
        "metric": card.metric,
        "steps": list(card.steps),
        "lines": [list(line) for line in scoring_lines(card)],
        "icon": web_icons.SCORING[card.number],
    }


# --- boards


def map_record(zoo: ZooMap) -> Record:
    return {
        "name": zoo.name,
        "rock": cells_in(zoo.rock),
        "water": cells_in(zoo.water),
        "build2": cells_in(zoo.build2),
        "bonuses": {str(cell): effect for cell, effect in zoo.bonuses},
        "left": [{"again": again, "effect": effect} for again, effect in zoo.left],
        "partner_zoo": list(zoo.partner_zoo),
        "university": list(zoo.university),
        "worker": list(zoo.worker),
        "marks": {name: cells_in(mask) for name, mask in zoo.marks.items()},
    }


def building_kind(number: int) -> str:
    if is_standard(number):
        return "standard"
    if is_special(number):
        return "special"
    return {KIOSK: "kiosk", PAVILION: "pavilion"}.get(number, "unique")


def building_record(pack: Pack, building: Building) -> Record:
    number = building.index
    return {
        "id": building.id,
        "name": shape_name(pack, number),
        "kind": building_kind(number),
        "size": building.size,
        "cells": [list(cell) for cell in building.cells],
        "capacity": capacity(number) if is_special(number) else 0,
        "sponsored": number >= FIRST_UNIQUE,
        **({"icon": web_icons.BUILDINGS[building.id]} if building.id in web_icons.BUILDINGS else {}),
    }


def effects_of(pack: Pack) -> list[str]:
    """Every bonus that is printed on a map or a track."""
    found = set(pack.tracks.reputation_bonuses.values())
    for zoo in pack.maps:
        found |= {effect for _, effect in (*zoo.bonuses, *zoo.left)}
        found |= {effect for effect in (*zoo.partner_zoo, *zoo.university, *zoo.worker) if effect}
    return sorted(found)


def tracks_record(pack: Pack) -> Record:
    tracks = pack.tracks
    return {
        "income": list(tracks.income),
        "target": [target(n) for n in range(MOST_CONSERVATION + 1)],
        "reputation": {str(step): effect for step, effect in tracks.reputation_bonuses.items()},
        "folders": list(tracks.folders),
        "cards": [{"draw": list(draw), "discard": list(discard), "snap": snap} for draw, discard, snap in tracks.cards],
        "animals": [list(side) for side in tracks.animals],
    }

"""Writes what is printed on the components for the page, which draws them but knows no rule."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tools import web_nova

import arks
from arks.awakening import tables
from arks.awakening.state import Ark
from arks.awakening.tables import (
    BENEFITS,
    OBJECTIVES,
    RESOURCES,
    SECTION_PLACES,
    SECTIONS,
    SIGNS,
    Board,
    Cost,
    Grant,
    Objective,
    RoomKind,
)
from arks.awakening.texts.labels import use_text
from arks.awakening.texts.names import objective_text
from arks.awakening.texts.powers import POWERS
from arks.awakening.texts.printed import constructed_gives, room_lines, section_gives
from arks.awakening.words import DIRECTION
from arks.nova.state import Zoo

CLASSES = ("biodome", "factory", "generator", "gate", "special")
DRIVERS = ("nothing", "cylinders", "cubes")


def cost(price: Cost) -> dict[str, Any]:
    return {"n": price.n, "types": [RESOURCES[type] for type in price.types]}


def grants(printed: tuple[Grant, ...]) -> list[dict[str, Any]]:
    return [{"benefit": BENEFITS[grant.benefit], "ladder": list(grant.ladder)} for grant in printed]


def sections(board: Board) -> dict[str, Any]:
    """By place: the eighth section, which only some factions have, is called ``faction`` in options and views."""
    return {
        SECTION_PLACES[place]: {
            "name": section.name,
            "lines": [[SIGNS[sign] for sign in line] for line in section.lines],
            "squares": section.squares,
            "circles": section.circles,
            "cost": cost(section.cost),
            "grants": grants(section.grants),
            "powered": grants(section.powered),
            "capacity": list(section.capacity),
            "icon": section.icon,
            "text": section_gives(board, section, tuple(range(section.squares + 1))),
        }
        for place, section in enumerate(board.sections)
    }


def content(state: Ark, printed: tuple[RoomKind, ...]) -> dict[str, Any]:
    """Rooms by their ids in views: as this table has them, and as all other tables do."""
    pack = state.pack
    return {
        "digest": pack.digest,
        "rooms": {
            kind.id: {
                "name": kind.name,
                "class": CLASSES[kind.cls],
                "driver": DRIVERS[kind.driver],
                "squares": kind.squares,
                "circles": kind.circles,
                "cost": cost(kind.cost),
                "grants": grants(kind.grants),
                "resource": RESOURCES[kind.resource] if kind.resource >= 0 else None,
                "yields": list(kind.yields),
                "colour": tables.COLOURS[kind.colour - tables.VIOLET] if kind.colour >= 0 else None,
                "capacity": list(kind.capacity),
                "spawns": {tables.ROBOTS: "robots", tables.MERCENARIES: "mercenaries"}.get(kind.spawns),
                "spawned": list(kind.spawned),
                "conversions": len(kind.conversions),
                "group": pack.groups[kind.group].id if kind.group >= 0 else None,
                "target": pack.targets[kind.target].id if kind.target >= 0 else None,
                "icon": kind.icon,
                "flavour": kind.flavour,
                "text": room_lines(pack, kind),
            }
            for kind in {kind.id: kind for kind in (*printed, *pack.rooms)}.values()
        },
        "targets": {
            target.id: {"name": target.name, "from": SECTIONS[target.chain_from], "to": SECTIONS[target.chain_to]}
            for target in pack.targets
        },
        "sections": sections(pack.board),
        "awake": [RESOURCES[type] for type in pack.board.awake_types],
        "heal": [RESOURCES[type] for type in pack.board.heal_types],
        "artifacts": {
            card.id: {
                "name": card.name,
                "power": card.power,
                "critical": card.critical,
                "use": use_text(state.rules, card),
                "icon": card.icon,
                "flavour": card.flavour,
            }
            for card in pack.artifacts
        },
        "missions": {
            mission.id: {
                "title": mission.title,
                "objectives": [goal(pack, objective) for objective in mission.objectives],
                "flavour": mission.flavour,
            }
            for mission in (*pack.missions, *pack.first_missions)
        },
        "achievements": {
            card.id: {"name": card.name, "icon": card.icon, "goals": [goal(pack, objective) for objective in card.easy]}
            for card in pack.achievements
        },
        "achievements_needed": pack.achievements_needed,
        "tokens": {
            token.id: {"reward": tables.REWARDS[token.reward], "n": token.n, "icon": token.icon}
            for token in pack.tokens
        },
        "groups": {group.id: {"name": group.name, "icon": group.icon} for group in pack.groups},
        "layouts": {
            layout.id: {
                "columns": layout.columns,
                "rows": layout.rows,
                "doors": [list(cells) for cells in layout.doors],
                "seating": [list(boards) for boards in layout.use],
            }
            for layout in pack.layouts
        },
        "start": {"units": pack.start.units_total, "cylinders": pack.start.cylinders_total},
        "complexity": {
            "guard": pack.complexity.guard,
            "seal": pack.complexity.seal,
            "unseal": pack.complexity.unseal,
            "critical": pack.complexity.critical_mass,
            "disintegrate": pack.complexity.disintegrate,
            "hack": pack.complexity.hack,
            "power_tokens": pack.complexity.power_tokens,
            "sections": pack.complexity.sections,
        },
        "limits": {"arsenal": pack.limits.arsenal, "hand": pack.limits.hand, "defence": pack.limits.defence},
        "enemy": {
            "actions": {
                card.id: {"moves": card.moves, "order": [DIRECTION.names[way] for way in card.order]}
                for card in pack.enemy.actions
            },
            "turns": list(pack.enemy.guardians.turns),
            "round_turns": [list(turns) for turns in pack.enemy.glitch.turns],
        },
    }


def faction_content(state: Ark) -> dict[str, Any]:
    """What only tables need that play on the B-side, with Complexity 2 or with the Unfair variant."""
    pack = state.pack
    return {
        "built": {
            card.id: {"text": constructed_gives(pack, card), "gives": grants(card.section)}
            for card in pack.artifacts
            if card.section or card.section_conversions
        },
        "factions": {
            faction.id: {
                "name": faction.name,
                "icon": faction.icon,
                "sections": sections(faction.board),
                "awake": [RESOURCES[type] for type in faction.board.awake_types],
                "heal": [RESOURCES[type] for type in faction.board.heal_types],
                "start": {"units": faction.start.units_total, "cylinders": faction.start.cylinders_total},
                "bombs": faction.bombs,
                "powers": list(faction.powers),
                "weakness": faction.weakness,
                "hints": list(faction.hints),
            }
            for faction in pack.factions
        },
        "powers": {power: {"name": text.name, "icon": text.icon, "text": text.text} for power, text in POWERS.items()},
    }


def goal(pack: tables.Pack, objective: Objective) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": OBJECTIVES[objective.kind], "text": objective_text(pack, objective)}
    if objective.kind == tables.ACTIVATE:
        found["target"] = pack.targets[objective.n].id
    elif objective.kind == tables.SECTION_FULL:
        found["section"] = SECTIONS[objective.n]
    else:
        found["n"] = objective.n
    return found


def zoo(players: int) -> Zoo:
    state = arks.new("nova", players=players, seed=1)
    assert isinstance(state, Zoo)
    return state


def main(sources: str) -> None:
    """The files of each game, below the folder of the page's sources."""
    ark = arks.new("awakening", players=2, seed=1)
    varied = arks.new("awakening", players=2, seed=1, options={"complexity2": True})
    assert isinstance(ark, Ark) and isinstance(varied, Ark)
    for game, name, record in (
        ("awakening", "content", content(ark, varied.pack.rooms)),
        ("awakening", "factions", faction_content(ark)),
        ("nova", "content", web_nova.content(zoo(2), zoo(1))),
    ):
        file = Path(sources) / game / "generated" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])

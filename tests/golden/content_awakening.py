"""What is printed in Ark: Awakening, one line each, with its effects in words."""

from __future__ import annotations

from typing import Any

import arks
from arks.awakening.tables import (
    BENEFITS,
    OBJECTIVES,
    POWERS,
    RESOURCES,
    SECTIONS,
    Artifact,
    Board,
    Cost,
    Faction,
    Grant,
    Objective,
    Pack,
    Section,
)
from arks.kernel.rules import Rules

DARK = [mode for mode, counts in arks.games()["awakening"].options["enemy"].tables["dark-player"].items() if counts]
CLASSES = ("biodome", "factory", "generator", "gate", "special")


def parts() -> list[tuple[str, list[str]]]:
    """The pack, then the procedures of each mode and variant: titles with their lines."""
    plain = rules_of("awakening", 3)
    pack: Pack = plain.content
    return [
        ("rooms", [room_line(pack, number) for number in range(len(pack.rooms))]),
        ("chains", [f"{t.id}: {SECTIONS[t.chain_from]} -> {SECTIONS[t.chain_to]}, {t.copies}x" for t in pack.targets]),
        ("sections", board_lines(pack.board)),
        ("factions", [line for faction in pack.factions for line in faction_lines(faction)]),
        ("artifacts", [artifact_line(plain, number) for number in range(len(pack.artifacts))]),
        ("artifacts as sections", [section_card_line(pack, card) for card in pack.artifacts if is_section(card)]),
        ("missions", [f"{m.id}: {goals(pack, m.objectives)}" for m in (*pack.missions, *pack.first_missions)]),
        ("achievements", [f"{a.id}: {goals(pack, a.easy)}; {goals(pack, a.difficult)}" for a in pack.achievements]),
        ("tokens", [f"{token.id}: {token.count}x" for token in pack.tokens]),
        ("levels of the Unfair variant", [facts(level) for level in pack.levels]),
        ("Complexity 2", [facts(pack.complexity)]),
        ("enemy", [line for name in vars_of(pack.enemy) for line in enemy_lines(name, getattr(pack.enemy, name))]),
        ("Fallout", [f"{name}: {getattr(pack.fallout, name)}" for name in vars_of(pack.fallout)]),
        *procedure_parts(plain),
    ]


def rules_of(mode: str, players: int, **options: Any) -> Rules:
    return arks.new("awakening", players, 0, {"mode": mode, **options}).rules


def procedure_parts(plain: Rules) -> list[tuple[str, list[str]]]:
    """All procedures of the standard game; of every other table those that it does not have, or has otherwise."""
    tables: dict[str, Rules] = {}
    for mode, counts in arks.games()["awakening"].players_by_mode.items():
        tables[mode] = rules_of(mode, min(3, counts[-1]))
    tables |= {f"{mode} with a Dark Player": rules_of(mode, 3, enemy="dark-player") for mode in DARK}
    tables["the B-side"] = rules_of("awakening", 3, side="B")
    tables["Complexity 2"] = rules_of("awakening", 3, complexity2=True)
    tables["the Unfair variant"] = rules_of("awakening", 3, unfair=["expert", "intermediate", "beginner"])
    known = procedure_lines(plain)
    found = [("procedures of awakening", known)]
    for name, rules in tables.items():
        if rules is not tables["awakening"]:
            found.append((f"procedures of {name}", [line for line in procedure_lines(rules) if line not in known]))
    return found


# --- what a player has


def room_line(pack: Pack, number: int) -> str:
    room = pack.rooms[number]
    parts = [CLASSES[room.cls], f"{room.squares} squares", f"{room.circles} circles", cost(room.cost)]
    parts += [grant(each) for each in room.grants]
    parts += [f"{cost(pack.conversions[n].give)} buys {pack.conversions[n].n}" for n in room.conversions]
    if room.resource >= 0:
        parts.append(f"yields {RESOURCES[room.resource]} {list(room.yields)}")
    if room.capacity:
        parts.append(f"cylinders {list(room.capacity)}")
    if room.spawned:
        parts.append(f"units {list(room.spawned)}")
    return f"{room.id}: " + ", ".join(parts)


def board_lines(board: Board) -> list[str]:
    return [f"{section.id}: {section_text(section)}" for section in board.sections]


def section_text(section: Section) -> str:
    parts = [f"{section.squares} squares", cost(section.cost), *[grant(each) for each in section.grants]]
    if section.circles:
        parts.append(f"{section.circles} circles")
    parts += [f"powered {grant(each)}" for each in section.powered]
    if section.capacity:
        parts.append(f"cylinders {list(section.capacity)}")
    return ", ".join(parts) + f", lines {[list(line) for line in section.lines]}"


def faction_lines(faction: Faction) -> list[str]:
    board = faction.board
    powers = [name for place, name in enumerate(POWERS) if board.powers >> place & 1]
    awake, heal = ["/".join([RESOURCES[type] for type in types]) for types in (board.awake_types, board.heal_types)]
    return [
        f"{faction.id}: powers {powers}, bombs {faction.bombs}, awake {awake}, heal {heal}",
        f"  start: {facts(faction.start)}",
        *[f"  {line}" for line in board_lines(board)],
        *[f'  "{text}"' for text in (faction.weakness, *faction.hints)],
    ]


def is_section(card: Artifact) -> bool:
    return bool(card.section or card.section_conversions)


def section_card_line(pack: Pack, card: Artifact) -> str:
    parts = [grant(each) for each in card.section]
    parts += [f"{cost(pack.conversions[n].give)} buys {pack.conversions[n].n}" for n in card.section_conversions]
    return f"{card.id}: " + ", ".join(parts)


# --- what the Enemy has


def enemy_lines(name: str, part: Any) -> list[str]:
    """The cards and tracks one by one, the numbers of a mode together."""
    if not hasattr(part, "__dataclass_fields__") and not hasattr(part[0], "__dataclass_fields__"):
        return [f"{name}: {part}"]
    return [f"{name}: {facts(one)}" for one in (part if isinstance(part, tuple) else (part,))]


def facts(thing: Any) -> str:
    return ", ".join([f"{name} {getattr(thing, name)}" for name in vars_of(thing)])


def vars_of(record: Any) -> list[str]:
    return list(record.__dataclass_fields__)


# --- effects


def artifact_line(rules: Rules, number: int) -> str:
    artifact = rules.content.artifacts[number]
    use = procedure(rules, f"use {artifact.id}")
    critical = " critical" if artifact.critical else ""
    return f"{artifact.id}: {artifact.copies}x, power {artifact.power}{critical}, use: {use or 'nothing'}"


def procedure(rules: Rules, name: str) -> str:
    return rules.describe(tuple([instruction.step for instruction in rules.code[rules.number[name]]]))


def procedure_lines(rules: Rules) -> list[str]:
    names = [name for name in rules.names if "/" not in name and not name.startswith("use ")]
    return [f"{name}: {procedure(rules, name)}" for name in names]


def goals(pack: Pack, objectives: tuple[Objective, ...]) -> str:
    return " and ".join([goal(pack, objective) for objective in objectives])


def goal(pack: Pack, objective: Objective) -> str:
    kind = OBJECTIVES[objective.kind]
    if kind == "activate":
        return f"activate {pack.targets[objective.n].id}"
    return f"{kind} {SECTIONS[objective.n] if kind == 'section_full' else objective.n}"


def grant(given: Grant) -> str:
    return f"{BENEFITS[given.benefit]} {list(given.ladder)}"


def cost(price: Cost) -> str:
    return f"costs {price.n} {'/'.join([RESOURCES[type] for type in price.types])}".strip()

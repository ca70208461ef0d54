"""What is printed in Ark: Awakening, one line each, with its effects in words."""

from __future__ import annotations

import arks
from arks.awakening.tables import BENEFITS, OBJECTIVES, RESOURCES, SECTIONS, Cost, Grant, Objective, Pack
from arks.kernel.rules import Rules

CLASSES = ("biodome", "factory", "generator", "gate", "special")


def parts() -> list[tuple[str, list[str]]]:
    """The pack, then the procedures of each mode: titles with their lines."""
    modes = arks.games()["awakening"].players_by_mode
    rules = {mode: arks.new("awakening", counts[-1], 0, {"mode": mode}).rules for mode, counts in modes.items()}
    pack: Pack = rules["awakening"].content
    return [
        ("rooms", [room_line(pack, number) for number in range(len(pack.rooms))]),
        ("chains", [f"{t.id}: {SECTIONS[t.chain_from]} -> {SECTIONS[t.chain_to]}, {t.copies}x" for t in pack.targets]),
        ("sections", section_lines(pack)),
        ("artifacts", [artifact_line(rules["awakening"], number) for number in range(len(pack.artifacts))]),
        ("missions", [f"{m.id}: {goals(pack, m.objectives)}" for m in (*pack.missions, *pack.first_missions)]),
        ("achievements", [f"{a.id}: {goals(pack, a.easy)}; {goals(pack, a.difficult)}" for a in pack.achievements]),
        ("tokens", [f"{token.id}: {token.count}x" for token in pack.tokens]),
        *[(f"procedures of {mode}", procedure_lines(made)) for mode, made in rules.items()],
    ]


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


def section_lines(pack: Pack) -> list[str]:
    found: list[str] = []
    for section in pack.board.sections:
        parts = [f"{section.squares} squares", cost(section.cost), *[grant(each) for each in section.grants]]
        found.append(f"{section.id}: " + ", ".join(parts) + f", lines {[list(line) for line in section.lines]}")
    return found


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

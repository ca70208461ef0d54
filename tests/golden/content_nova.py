"""What is printed in Ark Nova: of every card, map and tile the facts, the steps of its effects, what people read."""

from __future__ import annotations

from collections.abc import Iterator

import arks
from arks.kernel.rules import Rules, Step
from arks.nova.hexmap import CELLS
from arks.nova.powers import Power
from arks.nova.tables import ICONS, Animal, Card, Needs, Pack, Project, Scoring, ZooMap
from arks.nova.texts.cards import Line, level_need, level_reward, lines_of, scoring_lines
from arks.nova.texts.effects import printed_bonus, tile_text

NUMBERS = (
    "cost", "level", "size", "size_class", "rock", "water", "standard", "special", "spaces", "appeal", "conservation",
    "reputation", "building", "flock", "bonus",
)  # fmt: skip
QUIET = (0, -1, (), False)  # what a card does not have is not told


def parts() -> list[tuple[str, list[str]]]:
    """The pack, then the procedures of the game for several and for one: titles with their lines."""
    rules, solo = [arks.new("nova", players, 0).rules for players in (2, 1)]
    pack: Pack = rules.content
    animals, sponsors, projects = (
        list(pack.animals.values()),
        list(pack.sponsors.values()),
        list(pack.projects.values()),
    )
    return [
        ("animals", [line for card in animals for line in card_lines(rules, solo, card)]),
        ("sponsors", [line for card in sponsors for line in card_lines(rules, solo, card)]),
        ("projects", [line for card in projects for line in card_lines(rules, solo, card)]),
        ("final scoring", [line for scoring in pack.scoring for line in scoring_facts(scoring)]),
        ("maps", [line for zoo in pack.maps for line in map_lines(zoo)]),
        ("bonuses", bonus_lines(rules)),
        ("buildings", [building_line(pack, number) for number in range(len(pack.buildings))]),
        ("tracks", [f"{name}: {value}" for name, value in vars_of(pack.tracks)]),
        ("procedures", procedure_lines(rules)),
        ("procedures of one player", sorted(set(procedure_lines(solo)) - set(procedure_lines(rules)))),
    ]


# --- cards


def card_lines(rules: Rules, solo: Rules, card: Card) -> Iterator[str]:
    """The facts; then the effects, as steps and as they are read; what is another thing for one player follows."""
    yield f"{card.number} {card.name}: " + ", ".join(facts_of(card))
    yield from effects_of(rules, card, "")
    if list(effects_of(solo, card, "")) != list(effects_of(rules, card, "")):
        yield from effects_of(solo, card, "solo ")
    if isinstance(card, Project):
        for level in card.levels:
            yield f"  {level_need(card, level)}: {level_reward(level)}"


def facts_of(card: Card) -> list[str]:
    found = icons(card.icons) + needs_of(card.needs)
    for name in NUMBERS:
        value = getattr(card, name, 0)
        if value not in QUIET:
            found.append(f"{name} {value}")
    if isinstance(card, Animal):
        found.append(card.latin)
    return found


def icons(counts: tuple[int, ...]) -> list[str]:
    return [name if n == 1 else f"{n} {name}" for name, n in zip(ICONS, counts, strict=True) if n]


def needs_of(needs: Needs) -> list[str]:
    found = [f"needs {text}" for text in icons(needs.icons)]
    for name in ("partners", "partner_zoos", "upgraded", "reputation", "max_appeal"):
        if getattr(needs, name) != getattr(Needs(), name):
            found.append(f"needs {name} {getattr(needs, name)}")
    return found


def effects_of(rules: Rules, card: Card, mark: str) -> Iterator[str]:
    power: Power = rules.content.powers[card.face].power
    for name in Power.__dataclass_fields__:
        value = getattr(power, name)
        if value not in QUIET:
            yield f"  {mark}{name}: {value}"
    for line in lines_of(rules, card):
        yield f"  {mark}{told(line)}"


def told(line: Line) -> str:
    return f'"{line.head}: {line.text}"' + (f" ({line.details})" if line.details else "")


def scoring_facts(card: Scoring) -> Iterator[str]:
    yield f"{card.number} {card.name}: {card.metric} {card.steps}{', solo too' if card.solo else ''}"
    for line in scoring_lines(card):
        yield f"  {told(line)}"


# --- maps, tiles and buildings


def map_lines(zoo: ZooMap) -> Iterator[str]:
    yield f"{zoo.id} {zoo.name}: rock {cells(zoo.rock)}, water {cells(zoo.water)}, Build II {cells(zoo.build2)}"
    yield "  bonuses: " + ", ".join([f"{cell} {effect}" for cell, effect in zoo.bonuses])
    yield "  left: " + ", ".join([effect + (" in every break" if again else "") for again, effect in zoo.left])
    for name in ("partner_zoo", "university", "worker"):
        yield f"  {name}: {', '.join([effect or '-' for effect in getattr(zoo, name)])}"
    for name, mask in zoo.marks.items():
        yield f"  {name}: {cells(mask)}"
    for kind, mask in zoo.start:
        yield f"  building {kind}: {cells(mask)}"


def cells(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def bonus_lines(rules: Rules) -> list[str]:
    """Effects that are printed on maps, tracks and tiles."""
    effects = [name.removeprefix("bonus ") for name in rules.names if name.startswith("bonus ") and "/" not in name]
    found = [f'{effect}: {steps(rules, f"bonus {effect}")}, "{printed_bonus(rules, effect)}"' for effect in effects]
    for number, (tile, _) in enumerate(rules.content.tracks.bonus_tiles):
        found.append(f'tile {tile}: {steps(rules, f"tile {tile}")}, "{tile_text(rules, number)}"')
    return found


def building_line(pack: Pack, number: int) -> str:
    building = pack.buildings[number]
    return f"{number} {building.id}: {building.cells}, " + ", ".join(
        [f"{name} {value}" for name, value in vars_of(building) if name in ("rock", "water", "border", "free")]
    )


def vars_of(thing: object) -> list[tuple[str, object]]:
    """The attributes of an object, in either build."""
    names: list[str] = getattr(type(thing), "__mypyc_attrs__", None) or list(vars(thing))
    return [(name, getattr(thing, name)) for name in names]


# --- procedures


def steps(rules: Rules, name: str) -> tuple[Step, ...]:
    return tuple([instruction.step for instruction in rules.code[rules.number[name]]])


def procedure_lines(rules: Rules) -> list[str]:
    """Of the rules; those of cards and bonuses stand with them."""
    names = [name for name in rules.names if "/" not in name and not name[0].isdigit()]
    names = [name for name in names if not name.startswith(("bonus ", "tile ", "gain "))]
    return [f"{name}: {rules.describe(steps(rules, name))}" for name in names]

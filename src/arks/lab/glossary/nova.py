"""The words of Ark Nova: abilities, cards, maps and bonus tiles. The texts are made from the facts."""

from __future__ import annotations

from collections import Counter
from typing import Final

import arks
from arks.kernel.phrases import Count, listed
from arks.kernel.rules import Rules
from arks.lab.glossary.entry import Entry
from arks.nova.state import Zoo
from arks.nova.tables import (
    CONTINENTS,
    ICONS,
    SIZE_CLASSES,
    Animal,
    Card,
    Needs,
    Pack,
    Project,
    Sponsor,
    ZooMap,
)
from arks.nova.texts.amounts import gain_text, icon_name
from arks.nova.texts.cards import Line, level_need, level_reward, lines_of, scoring_lines
from arks.nova.texts.effects import printed_bonus, tile_text
from arks.nova.texts.glossary import MAPS
from arks.nova.texts.names import action_name, shape_name
from arks.nova.tracks import APPEAL, CONSERVATION, REPUTATION

KINDS: Final = ("ability", "animal", "sponsor", "project", "scoring card", "map", "bonus tile")
PAGES: Final = {
    "ability": "rulebook p. 11, 20",
    "animal": "rulebook p. 11-12",
    "sponsor": "rulebook p. 17",
    "project": "rulebook p. 15",
    "scoring card": "rulebook p. 19",
    "map": "rulebook p. 4, 6",
    "bonus tile": "rulebook p. 18",
}


def entries() -> list[Entry]:
    state = arks.new("nova", players=2, seed=0)
    assert isinstance(state, Zoo)
    rules, pack = state.rules, state.pack
    found = ability_entries(rules, pack)
    found += [card_entry(rules, pack, card) for card in pack.cards]
    found += [entry("scoring card", str(card.number), card.name, told(scoring_lines(card))) for card in pack.scoring]
    found += [entry("map", f"map {zoo.id}", zoo.name, map_lines(rules, zoo)) for zoo in pack.maps]
    found += [
        entry("bonus tile", tile, tile_text(rules, place), ["Gained at 5 or 8 conservation."])
        for place, (tile, _) in enumerate(pack.tracks.bonus_tiles)
    ]
    return found


def entry(kind: str, id: str, name: str, lines: list[str]) -> Entry:
    return Entry(kind, id, name, lines, PAGES[kind])


def told(lines: list[Line]) -> list[str]:
    """
    >>> told([Line("Sprint 2", "Draw 2 cards.")])
    ['Sprint 2: Draw 2 cards.']
    """
    return [f"{line.head}: {line.text} {line.details}".rstrip() for line in lines]


def ability_entries(rules: Rules, pack: Pack) -> list[Entry]:
    """Each named ability with the animals that have it."""
    texts: dict[str, str] = {}
    owners: dict[str, list[str]] = {}
    for card in pack.animals.values():
        for line in lines_of(rules, card):
            texts[line.head] = f"{line.text} {line.details}".rstrip()
            owners.setdefault(line.head, []).append(card.name)
    return [entry("ability", name, name, [texts[name], f"Animals: {listed(owners[name])}."]) for name in sorted(texts)]


# --- cards


def card_entry(rules: Rules, pack: Pack, card: Card) -> Entry:
    if isinstance(card, Animal):
        return entry("animal", str(card.number), card.name, [*animal_facts(pack, card), *told(lines_of(rules, card))])
    if isinstance(card, Sponsor):
        return entry("sponsor", str(card.number), card.name, [*sponsor_facts(pack, card), *told(lines_of(rules, card))])
    assert isinstance(card, Project)
    levels = [f"{level_need(card, level)}: {level_reward(level)}" for level in card.levels]
    return entry("project", str(card.number), card.name, [*told(lines_of(rules, card)), *levels])


def animal_facts(pack: Pack, card: Animal) -> list[str]:
    homes = [f"enclosure of {card.size}"] if card.standard else []
    if card.special >= 0:
        homes.append(f"{shape_name(pack, card.special)} ({format(Count(card.spaces), 'space|spaces')})")
    beside = [
        format(Count(n), nouns)
        for n, nouns in ((card.rock, "rock space|rock spaces"), (card.water, "water space|water spaces"))
        if n
    ]
    home = listed(homes, "or") + (f" beside {listed(beside)}" if beside else "")
    lines = [f"No. {card.number}, {card.latin}; {SIZE_CLASSES[card.size_class]}, costs {card.cost} money; {home}"]
    return [*lines, *common_facts(card, card.needs, card.appeal, card.conservation, card.reputation)]


def sponsor_facts(pack: Pack, card: Sponsor) -> list[str]:
    lines = [f"No. {card.number}, level {card.level}"]
    if card.building >= 0:
        lines[0] += f"; places {shape_name(pack, card.building)}"
    return [*lines, *common_facts(card, card.needs, card.appeal, card.conservation, card.reputation)]


def common_facts(card: Card, needs: Needs, appeal: int, conservation: int, reputation: int) -> list[str]:
    icons = [
        f"{n} {icon_name(ICONS[icon])}" if n > 1 else icon_name(ICONS[icon]) for icon, n in enumerate(card.icons) if n
    ]
    gains = [
        gain_text(track, n)
        for track, n in ((APPEAL, appeal), (CONSERVATION, conservation), (REPUTATION, reputation))
        if n
    ]
    parts = (("Icons", icons), ("Needs", needs_words(needs)), ("Gains", gains))
    return [f"{head}: {listed(words)}." for head, words in parts if words]


def many(n: int, what: str) -> str:
    """
    >>> many(2, "Bear"), many(1, "Bear")
    ('2 x Bear', 'Bear')
    """
    return f"{n} x {what}" if n > 1 else what


def needs_words(needs: Needs) -> list[str]:
    found = [f"{n} {icon_name(ICONS[icon])}" for icon, n in enumerate(needs.icons) if n]
    found += [f"a partner zoo in {CONTINENTS[continent]}" for continent in needs.partners]
    if needs.partner_zoos:
        found.append(format(Count(needs.partner_zoos), "partner zoo|partner zoos"))
    if needs.upgraded >= 0:
        found.append(f"{action_name(needs.upgraded)} on side II")
    if needs.reputation:
        found.append(f"{needs.reputation} reputation")
    if needs.max_appeal >= 0:
        found.append(f"{needs.max_appeal} appeal or less")
    return found


# --- maps


def map_lines(rules: Rules, zoo: ZooMap) -> list[str]:
    bonuses = Counter([printed_bonus(rules, effect) for _, effect in zoo.bonuses])
    left = [f"{printed_bonus(rules, effect)}{' (and in every break)' if again else ''}" for again, effect in zoo.left]
    return [
        MAPS[zoo.id],
        f"Bonuses to cover: {listed([many(n, text) for text, n in bonuses.items()])}.",
        f"Left edge: {'; '.join(left)}.",
    ]

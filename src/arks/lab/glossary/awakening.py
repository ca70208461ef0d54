"""The words of Ark: Awakening: sections, actions, rooms, cards. The texts are made from the content pack."""

from __future__ import annotations

from typing import Final

import arks
from arks.awakening.content import load
from arks.awakening.content.check import examine
from arks.awakening.content.model import Files
from arks.awakening.content.reader import BUILT_IN
from arks.awakening.tables import FACTORY, GATE, GENERATOR, SIGNS, SPECIAL, Pack, RoomKind
from arks.awakening.texts import english
from arks.awakening.texts.labels import use_text
from arks.awakening.texts.names import cost_text, objective_text
from arks.awakening.texts.printed import room_lines, section_gives
from arks.awakening.variants.strength import plain_room
from arks.kernel.phrases import listed
from arks.lab.glossary.entry import Entry, plain

KINDS: Final = ("resource", "section", "action", "benefit", "faction", "room", "artifact", "achievement", "mission")
# Where the rulebook explains a section, and with it its actions and the benefits that add to them.
SECTION_PAGES: Final = {
    "military": "rulebook p. 10",
    "mobility": "rulebook p. 11-12",
    "power": "rulebook p. 12-13",
    "production": "rulebook p. 13",
    "units": "rulebook p. 14",
    "engineering": "rulebook p. 14-15",
    "artifact": "rulebook p. 15-16",
    "siege": "appendices, B-side",
    "subspace": "appendices, B-side",
}
MOMENT_PAGES: Final = {
    "combat": "rulebook p. 20-21",
    "turn_start": "rulebook p. 14",
    "mini_phase": "appendices, mini action phase",
    "always": "rulebook p. 13-14",
}
ROOM_PAGES: Final = {
    SPECIAL: "rulebook p. 4-6, 18; appendix II",
    FACTORY: "rulebook p. 13",
    GENERATOR: "rulebook p. 12-13",
    GATE: "rulebook p. 11, 18",
}
CARD_PAGES: Final = "rulebook p. 15-16, 20"
GOAL_PAGES: Final = "rulebook p. 18-19"


def entries() -> list[Entry]:
    pack = load()
    files, _ = examine(BUILT_IN)
    assert files is not None
    return [
        *[Entry("resource", word.id, word.name, [f"Written {word.id}, {word.colour}."], "rulebook p. 13")
          for word in files.vocabulary.resources],
        *section_entries(pack),
        *action_entries(files),
        *benefit_entries(files, pack),
        *faction_entries(files, pack),
        *room_entries(pack),
        *card_entries(pack),
        *goal_entries(pack),
    ]  # fmt: skip


def section_entries(pack: Pack) -> list[Entry]:
    found: list[Entry] = []
    for section in pack.board.sections:
        lines = [" or ".join([" and ".join([english.SIGNS[sign] for sign in line]) for line in section.lines])]
        gives = section_gives(pack.board, section, tuple(range(section.squares + 1)))
        lines.append(f"{', '.join(gives)} (by cubes, each costs {cost_text(section.cost)})")
        found.append(Entry("section", section.id, section.name, lines, SECTION_PAGES[section.id]))
    return found


def faction_entries(files: Files, pack: Pack) -> list[Entry]:
    meanings = {word.id: word.meaning for word in files.vocabulary.powers}
    found: list[Entry] = []
    for faction in pack.factions:
        lines = [meanings[power] for power in faction.powers]
        for section in faction.board.sections:
            gives = section_gives(faction.board, section, tuple(range(section.squares + 1)))
            lines.append(f"{section.name}: {', '.join(gives)} (by cubes, each costs {cost_text(section.cost)})")
        lines += [faction.weakness, *faction.hints]
        found.append(Entry("faction", faction.id, faction.name, lines, "appendices, B-side"))
    return found


def action_entries(files: Files) -> list[Entry]:
    names = dict(zip(SIGNS, english.SIGNS, strict=True))
    return [
        Entry("action", word.id, names[word.id], [word.meaning], SECTION_PAGES[word.section])
        for word in files.vocabulary.actions
    ]


def benefit_entries(files: Files, pack: Pack) -> list[Entry]:
    sections = {word.id: word.section for word in files.vocabulary.actions}
    names = {section.id: section.name for section in pack.board.sections}
    found: list[Entry] = []
    for word in files.vocabulary.benefits:
        givers = [names[section.id] for section in files.board_a.sections if has(section.benefits, word.id)]
        givers += [room.name for room in files.rooms.special if has((*room.benefits, *room.plain), word.id)]
        lines = [word.meaning]
        if givers:
            lines.append(f"Given by {listed(givers)}.")
        pages = SECTION_PAGES[sections[word.when]] if word.when in sections else MOMENT_PAGES[word.when]
        found.append(Entry("benefit", word.id, plain(word.id), lines, pages))
    return found


def has(benefits: tuple[object, ...], id: str) -> bool:
    return any(getattr(benefit, "id", None) == id for benefit in benefits)


def room_entries(pack: Pack) -> list[Entry]:
    return [
        Entry("room", kind.id, kind.name, [*all_room_lines(pack, kind), kind.flavour], ROOM_PAGES[kind.cls])
        for kind in pack.rooms
        if kind.cls in ROOM_PAGES
    ]


def all_room_lines(pack: Pack, kind: RoomKind) -> list[str]:
    """What is printed on a room, and what it gives where bonuses in combat do not count if that is something else."""
    lines = room_lines(pack, kind)
    if kind.plain:
        gives = room_lines(pack, plain_room(kind))[0]
        lines[:1] = [f"with B-sides or Complexity 2: {lines[0]}", f"otherwise: {gives}"]
    return lines


def card_entries(pack: Pack) -> list[Entry]:
    rules = arks.new("awakening", players=2, seed=0).rules
    found: list[Entry] = []
    for card in pack.artifacts:
        power = (
            f"power {card.power}{', critical mass' if card.critical else ''}" if card.power >= 0 else "no power symbol"
        )
        use = use_text(rules, card)
        copies = f"{card.copies} in the deck" if card.in_deck else f"{card.copies} outside the deck"
        lines = [f"{power}; {copies}", f"one-time use: {use or 'none'}", card.flavour]
        found.append(Entry("artifact", card.id, card.name, lines, CARD_PAGES))
    return found


def goal_entries(pack: Pack) -> list[Entry]:
    found: list[Entry] = []
    for card in pack.achievements:
        easy = listed([objective_text(pack, objective) for objective in card.easy])
        difficult = listed([objective_text(pack, objective) for objective in card.difficult])
        lines = [f"easy: {easy}", f"difficult: {difficult}"]
        found.append(Entry("achievement", card.id, card.name, lines, GOAL_PAGES))
    for mission in (*pack.first_missions, *pack.missions):
        goals = [objective_text(pack, objective) for objective in mission.objectives]
        found.append(Entry("mission", mission.id, mission.title, [listed(goals), mission.flavour], GOAL_PAGES))
    return found

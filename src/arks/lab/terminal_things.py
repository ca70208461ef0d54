"""Things a person names at the table: finding them, describing them, and why they cannot be picked."""

from __future__ import annotations

from typing import Final

import arks
from arks.awakening.control import control
from arks.awakening.state import Ark, hand, kind_of, look_zone
from arks.awakening.tables import SECTION_PLACES
from arks.awakening.texts.labels import card_text
from arks.awakening.texts.lines import line_text
from arks.awakening.texts.names import cost_text, objective_text, place, player, room_name, units_text
from arks.awakening.texts.printed import gives_now, room_lines, section_gives
from arks.awakening.why.things import parse, thing_name
from arks.awakening.words import CYLINDER_COLOURS, SEAT_COLOURS
from arks.kernel.errors import Illegal
from arks.kernel.phrases import listed, sentence

MOST: Final = 6  # things that one name may mean


def find_things(state: Ark, seat: int, text: str) -> list[str]:
    """The ids of the things a text means: an id, a place like C4, a room's number, or a part of a name."""
    wanted = text.strip().lower()
    if ":" in wanted:
        parse(state, wanted)
        return [wanted]
    cells = {place(state, cell).lower(): cell for cell in range(len(state.at))}
    if wanted in cells:
        room = state.at[cells[wanted]]
        return [f"room:{room}" if room >= 0 else f"cell:{cells[wanted]}"]
    if wanted.isdecimal() and int(wanted) < len(state.rooms):
        return [f"room:{wanted}"]
    if wanted in SEAT_COLOURS[: state.boards]:
        return [f"seat:{SEAT_COLOURS.index(wanted)}"]
    found = [thing for thing in known_things(state, seat) if wanted and wanted in names_of(state, seat, thing)]
    if not found:
        raise Illegal(f"nothing on the table is called {text!r}; name a place like C4, a room, a section or a card")
    if len(found) > MOST:
        raise Illegal(f"{text!r} may mean {len(found)} things; say more of the name")
    return found


def known_things(state: Ark, seat: int) -> list[str]:
    """All rooms and sections, the own cards, and the achievements."""
    cards = sorted([*hand(state, seat), *state.cards.zones[look_zone(state, seat)]])
    return [
        *[f"section:{name}" for name in SECTION_PLACES[: len(state.players[seat].sections)]],
        *[f"room:{number}" for number in range(len(state.rooms))],
        *[f"card:{uid}" for uid in cards],
        *[f"achievement:{card.index}" for card in state.pack.achievements],
    ]


def names_of(state: Ark, seat: int, thing: str) -> str:
    """What a thing answers to, in small letters."""
    found = parse(state, thing)
    name = thing_name(state, found, seat)
    if found.kind == "room" and found.number == seat:
        name += " home"
    return name.lower()


def impossible(state: Ark, seat: int) -> list[tuple[arks.WhyNot, list[str]]]:
    """Everything that cannot be picked at this question, by reason; things it is not about are left out."""
    ask = arks.asks(state).get(seat)
    if ask is None:
        return []
    touched = {thing for option in ask.options for thing in option.touches}
    kinds = {thing.partition(":")[0] for thing in touched}
    found: dict[arks.WhyNot, list[str]] = {}
    things = [*known_things(state, seat), *[f"cell:{cell}" for cell in range(len(state.at)) if state.at[cell] < 0]]
    for thing in things:
        kind = thing.partition(":")[0]
        if kind in kinds and thing not in touched:
            reason = arks.why_not(state, seat, thing)
            same = arks.WhyNot(reason.sentence, reason.rule)  # whatever else it says of this one thing
            found.setdefault(same, []).append(thing_name(state, parse(state, thing), seat))
    return list(found.items())


def look(state: Ark, seat: int, thing: str) -> list[str]:
    """A thing in words: its name first, then what is printed on it and what stands there."""
    kind, number = parse(state, thing)
    pack = state.pack
    head = sentence(thing_name(state, parse(state, thing), seat))
    if kind == "room":
        return [head, *room_lines(pack, kind_of(state, state.rooms[number])), *pieces_lines(state, seat, number)]
    if kind == "section":
        board = state.players[seat].board
        section = board.sections[number]
        gives = section_gives(board, section, tuple(range(section.squares + 1)))
        return [
            head,
            f"{', '.join(gives)} (by cubes, each costs {cost_text(section.cost)})",
            *[f"now: {line_text(state, seat, number, line)}" for line in range(len(section.lines))],
        ]
    if kind == "card" and number in (*hand(state, seat), *state.cards.zones[look_zone(state, seat)]):
        artifact = pack.artifacts[state.cards.face[number]]
        return [card_text(state.rules, artifact), artifact.flavour]
    if kind == "achievement":
        return [head, *[objective_text(pack, objective) for objective in pack.achievements[number].easy]]
    return [head]


def pieces_lines(state: Ark, seat: int, number: int) -> list[str]:
    room = state.rooms[number]
    mask = control(state, number)
    holders = [player(other, seat) for other in range(state.boards) if mask >> other & 1]
    lines = [f"gives now: {', '.join(gives_now(state, number))}"] if gives_now(state, number) else []
    lines.append(f"controlled by {listed(holders)}" if holders else "controlled by nobody")
    units = [f"{n} of {player(other, seat)}" for other, n in enumerate(room.units[:5]) if n]
    if room.units[5] or room.units[6]:
        units.append(units_text(0, room.units[5], room.units[6]))
    if units:
        lines.append(f"units: {', '.join(units)}")
    if room.wounded:
        lines.append(f"wounded: {room.wounded}")
    cylinders = [f"{n} {CYLINDER_COLOURS[colour]}" for colour, n in enumerate(room.cylinders) if n]
    if cylinders:
        lines.append(f"cylinders: {', '.join(cylinders)}")
    if room.cubes:
        lines.append(f"cubes: {', '.join([player(owner, seat) for owner in room.cubes])}")
    if room.token >= 0:
        lines.append("not explored yet")
    lines.append(f"next to {listed([room_name(state, near, seat) for near in state.near[number]])}")
    return lines

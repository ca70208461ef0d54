"""Facts about one room or one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arks.awakening.actions.engineering import cube_cost
from arks.awakening.biodome import assigned_units, cylinders_in
from arks.awakening.control import control, controls
from arks.awakening.modes.it_learns.organism import is_corrupted
from arks.awakening.state import Room, hand, kept_zone, mission_zone, under_zone
from arks.awakening.tables import BENEFITS, RESOURCES, SECTION_PLACES, RoomKind
from arks.awakening.variants.bombs import bombs_of
from arks.awakening.variants.factions import faction_of
from arks.awakening.words import CYLINDER_COLOURS, SEAT_COLOURS
from arks.lab.scenarios.awakening import names
from arks.lab.scenarios.awakening.names import SIDES
from arks.lab.scenarios.awakening.position import UNIT_NAMES
from arks.lab.scenarios.facts import compare, compare_counts, compare_sets
from arks.lab.scenarios.naming import find
from arks.lab.scenarios.reading import BadScenario, fields, texts
from arks.lab.scenarios.scene import Problems

if TYPE_CHECKING:
    from arks.lab.scenarios.awakening.scene import ShipScene

BENEFIT_NAMES: Final = tuple([name.replace("_", " ") for name in BENEFITS])
ROOM_FACTS: Final = (
    "room", "at", "control", "modifier", "cost", "units", "cylinders", "cubes", "wounded", "token", "next to", "faces",
    "power tokens", "bomb", "infection", "corrupted",
)  # fmt: skip
PLAYER_FACTS: Final = (
    "resources", "arsenal", "hand", "hand size", "sections", "marker", "units", "asleep", "wounded", "cylinders",
    "tokens", "targets", "achievements", "mission", "objectives", "battles", "turns", "controls", "under", "assigned",
    "section cylinders", "faction",
)  # fmt: skip


# --- rooms


def check_room(scene: ShipScene, problems: Problems, number: int, value: object, where: str) -> None:
    state = scene.state
    room = state.rooms[number]
    kind = state.pack.rooms[room.kind]
    for name, wanted in fields(value, where, ROOM_FACTS).items():
        at = f"{where}.{name}"
        if name == "room":
            compare(problems, at, find(wanted, names.room_kinds(state.pack), at, "room"), room.kind)
        elif name == "at":
            compare(problems, at, str(wanted).upper(), names.cell_name(state, room.cell))
        elif name == "control":
            mask = control(state, number)
            there = [SEAT_COLOURS[seat] for seat in range(state.boards) if mask >> seat & 1]
            compare_sets(problems, at, [] if wanted == "nobody" else texts(wanted, at), there)
        elif name == "modifier":
            check_modifier(problems, kind, room.level, wanted, at)
        elif name == "cost":
            compare(problems, at, wanted, names.cost_words(cube_cost(state, number)))
        elif name == "units":
            compare_counts(problems, at, wanted, dict(zip(UNIT_NAMES, room.units)))
        elif name == "cylinders":
            compare_counts(problems, at, wanted, dict(zip(CYLINDER_COLOURS, room.cylinders)))
        elif name == "cubes":
            check_cubes(problems, room, wanted, at)
        elif name == "wounded":
            compare(problems, at, wanted, room.wounded)
        elif name == "token":
            token = state.pack.tokens[state.cards.face[room.token]].id if room.token >= 0 else False
            compare(problems, at, wanted, bool(token) if isinstance(wanted, bool) else token)
        elif name == "power tokens":
            compare(problems, at, wanted, room.power_tokens)
        elif name == "bomb":
            owners = [SEAT_COLOURS[seat] for seat in range(state.boards) if number in bombs_of(state, seat)]
            compare(problems, at, wanted, owners[0] if owners else False)
        elif name == "infection":
            compare(problems, at, wanted, room.units[state.enemy])
        elif name == "corrupted":
            compare(problems, at, wanted, is_corrupted(state, number))
        elif name == "faces":
            faced = state.at[names.cell_beside(state, room.cell, SIDES[room.facing])]
            compare(problems, at, wanted, scene.names.of_room(state, faced) if faced >= 0 else "nothing")
        else:
            near = state.near[number]
            for other in texts(wanted, at):
                if scene.names.room(state, other, at) not in near:
                    problems.append(f"{at}: {other} is not next to it")


def check_modifier(problems: Problems, kind: RoomKind, level: int, wanted: object, where: str) -> None:
    """The uncovered number of a room; of several benefits, each by its name."""
    there = {BENEFIT_NAMES[grant.benefit]: grant.ladder[level] for grant in kind.grants}
    if kind.yields:
        there = {"exploit": kind.yields[level]}
    if kind.spawned:
        there[UNIT_NAMES[kind.spawns]] = kind.spawned[level]
    if kind.capacity:
        there["cylinders"] = kind.capacity[level]
    if isinstance(wanted, dict):
        for name, n in fields(wanted, where, there).items():
            compare(problems, f"{where}.{name}", n, there[name])
    elif len(there) == 1:
        compare(problems, where, wanted, next(iter(there.values())))
    else:
        raise BadScenario(f"{where}: {kind.name} has {len(there)} numbers: name {', '.join(there)}")


def check_cubes(problems: Problems, room: Room, wanted: object, where: str) -> None:
    """From left to right, or so many of each colour."""
    there = [SEAT_COLOURS[seat] for seat in room.cubes]
    if isinstance(wanted, dict):
        compare_counts(problems, where, wanted, {colour: there.count(colour) for colour in SEAT_COLOURS})
    else:
        compare(problems, where, texts(wanted, where), there)


# --- players


def check_player(scene: ShipScene, problems: Problems, seat: int, value: object, where: str) -> None:
    for name, wanted in fields(value, where, PLAYER_FACTS).items():
        check_player_fact(scene, problems, seat, name, wanted, f"{where}.{name}")


def check_player_fact(scene: ShipScene, problems: Problems, seat: int, name: str, wanted: Any, where: str) -> None:
    state = scene.state
    pack = state.pack
    player = state.players[seat]
    zones = state.cards.zones
    if name in ("arsenal", "asleep", "wounded", "battles", "turns"):
        compare(problems, where, wanted, getattr(player, name))
    elif name == "resources":
        compare_counts(problems, where, wanted, dict(zip(RESOURCES, player.resources)))
    elif name == "sections":
        for section, n in fields(wanted, where).items():
            compare(problems, f"{where}.{section}", n, player.sections[names.section_called(pack, section, where)])
    elif name == "marker":
        found = SECTION_PLACES[player.marker] if player.marker >= 0 else "nowhere"
        compare(problems, where, SECTION_PLACES[names.section_called(pack, wanted, where)], found)
    elif name == "units":
        compare(problems, where, wanted, state.rooms[seat].units[seat])
    elif name == "cylinders":
        compare(problems, where, wanted, state.rooms[seat].cylinders[seat])
    elif name == "hand size":
        compare(problems, where, wanted, len(hand(state, seat)))
    elif name == "hand":
        check_hand(scene, problems, seat, wanted, where)
    elif name == "tokens":
        kept = [names.card_name(state, uid) for uid in zones[kept_zone(state, seat)]]
        if isinstance(wanted, list):
            compare_sets(problems, where, texts(wanted, where), kept)
        else:
            compare(problems, where, wanted, len(kept))
    elif name == "mission":
        cards = [names.card_name(state, uid) for uid in zones[mission_zone(state, seat)]]
        compare(problems, where, wanted, bool(cards) if isinstance(wanted, bool) else (cards or ["none"])[0])
    elif name == "targets":
        known = names.targets(pack)
        indices = [find(target, known, where, "target") for target in texts(wanted, where)]
        compare_sets(problems, where, *[[pack.targets[i].name for i in some] for some in (indices, player.targets)])
    elif name == "achievements":
        marked = [card.id for card in pack.achievements if player.achieved >> card.index & 1]
        known = names.achievements(pack)
        indices = [find(card, known, where, "achievement") for card in texts(wanted, where)]
        compare_sets(problems, where, [pack.achievements[i].id for i in indices], marked)
    elif name == "under":
        cards = [names.card_name(state, uid) for uid in zones[under_zone(state, seat)]]
        compare_sets(problems, where, texts(wanted, where), cards)
    elif name == "assigned":
        units = assigned_units(state, seat)
        for section, n in fields(wanted, where).items():
            compare(problems, f"{where}.{section}", n, units[names.section_called(pack, section, where)])
    elif name == "section cylinders":
        for section, counts in fields(wanted, where).items():
            colours = cylinders_in(state, seat, names.section_called(pack, section, where))
            there = {colour: colours.count(number) for number, colour in enumerate(CYLINDER_COLOURS)}
            compare_counts(problems, f"{where}.{section}", counts, there)
    elif name == "faction":
        faction = faction_of(state, seat)
        compare(problems, where, wanted, faction.id if faction is not None else "none")
    elif name == "objectives":
        compare(problems, where, wanted, [bit + 1 for bit in range(8) if player.objectives >> bit & 1])
    else:
        rooms = [n for n in range(state.boards, len(state.rooms)) if controls(state, seat, n)]
        wanted_rooms = [scene.names.room(state, room, where) for room in texts(wanted, where)]
        called = scene.names.of_room
        compare_sets(problems, where, *[[called(state, n) for n in some] for some in (wanted_rooms, rooms)])


def check_hand(scene: ShipScene, problems: Problems, seat: int, wanted: object, where: str) -> None:
    """The start cards are always there and need no mention."""
    pack = scene.state.pack
    known = names.artifacts(pack)
    faces = [find(card, known, where, "artifact") for card in texts(wanted, where)]
    there = [scene.state.cards.face[uid] for uid in hand(scene.state, seat)]
    named = [[pack.artifacts[face].name for face in some if face not in pack.start.cards] for some in (faces, there)]
    compare_sets(problems, where, *named)

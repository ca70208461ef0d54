"""``then``: facts of Ark: Awakening that hold. Only what is named is checked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from arks.awakening.combat import combat_strength, defensive_strength
from arks.awakening.control import benefits
from arks.awakening.line import BUDGETS
from arks.awakening.state import (
    ARTIFACT_DECK,
    ARTIFACT_DISCARD,
    MISSION_DECK,
    ROOM_DECK,
    TOKEN_STACK,
    TOKENS_PLACED,
)
from arks.awakening.tables import BENEFITS
from arks.awakening.variants.doorways import Edge, rooms_of, seals
from arks.awakening.variants.hacking import tokens_left
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.frames import lookup
from arks.lab.scenarios import facts
from arks.lab.scenarios.awakening import names
from arks.lab.scenarios.awakening.board import BENEFIT_NAMES, check_player, check_room
from arks.lab.scenarios.awakening.enemy import check_enemy, check_mission
from arks.lab.scenarios.awakening.fallout import check_fallout, check_scores
from arks.lab.scenarios.awakening.position import door_seals
from arks.lab.scenarios.facts import Check, compare, compare_sets
from arks.lab.scenarios.naming import find, plain
from arks.lab.scenarios.reading import BadScenario, fields, text, texts, whole
from arks.lab.scenarios.scene import Failed, Problems

if TYPE_CHECKING:
    from arks.lab.scenarios.awakening.scene import ShipScene

LEFT_NAMES: Final = (
    "move", "teleport", "teleport any", "route own", "route violet", "route turquoise", "route black", "extra route",
    "produce", "exploit", "awake", "heal", "engineer", "engineer remote", "engineer free", "engineer free biodome",
    "discover", "use artifact", "wild", "militarize", "range attack", "bombs", "explode", "free steps",
)  # fmt: skip
assert len(LEFT_NAMES) == BUDGETS
DECKS: Final = {
    "room deck": ROOM_DECK,
    "artifact deck": ARTIFACT_DECK,
    "discard pile": ARTIFACT_DISCARD,
    "mission deck": MISSION_DECK,
    "token stack": TOKEN_STACK,
}


def check(scene: ShipScene, then: dict[str, Any]) -> Problems:
    """Everything that is not as it should be."""
    problems: Problems = []
    colours = SEAT_COLOURS[: scene.state.boards]
    for key, value in fields(then, "then").items():
        where = f"then.{key}"
        if key in colours:
            check_player(scene, problems, SEAT_COLOURS.index(key), value, where)
        elif key in DECKS:
            check_deck(scene, problems, DECKS[key], value, where)
        elif key in FACTS:
            FACTS[key](scene, problems, value, where)
        else:
            check_room(scene, problems, known_room(scene, key), value, where)
    return problems


def known_room(scene: ShipScene, key: str) -> int:
    try:
        return scene.names.room(scene.state, key, "then")
    except BadScenario as error:
        raise BadScenario(f"{error}; nor a fact of this name, there are {', '.join((*DECKS, *FACTS))}") from error


def check_deck(scene: ShipScene, problems: Problems, zone: int, value: object, where: str) -> None:
    """A number of cards, all of them top first, or how many there are of the named ones."""
    uids = scene.state.cards.zones[zone]
    there = [names.card_name(scene.state, uid) for uid in reversed(uids)]
    if isinstance(value, dict):
        for name, n in value.items():
            compare(problems, f"{where}.{name}", n, [plain(card) for card in there].count(plain(name)))
    elif isinstance(value, list):
        wanted = texts(value, where)
        if [plain(name) for name in wanted] != [plain(name) for name in there]:
            compare(problems, where, wanted, there)
    else:
        compare(problems, where, whole(value, where), len(uids))


# --- numbers


def check_benefits(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """The sum of a player's sections and rooms now."""
    for colour, wanted in fields(value, where, SEAT_COLOURS[: scene.state.boards]).items():
        total = benefits(scene.state, SEAT_COLOURS.index(colour))
        for name, n in fields(wanted, f"{where}.{colour}", BENEFIT_NAMES).items():
            compare(problems, f"{where}.{colour}.{name}", n, total[BENEFITS.index(name.replace(" ", "_"))])


def check_left(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """What the running line has left."""
    left = lookup(scene.state, scene.state.stack[-1], "left")
    if not isinstance(left, tuple):
        raise Failed(f"{where}: no line of actions is being performed")
    for name, n in fields(value, where, LEFT_NAMES).items():
        compare(problems, f"{where}.{name}", n, left[LEFT_NAMES.index(name)])


def check_defence(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """``{blue: 10, against: yellow, in: RoomA}``"""
    for seat, against, room, wanted in duels(scene, value, where, ("against", "in")):
        compare(problems, where, wanted["n"], defensive_strength(scene.state, seat, against, room))


def check_strength(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """``{blue: 10, against: yellow, in: RoomA, power: 3}``: total combat strength with a card of this power."""
    for seat, against, room, wanted in duels(scene, value, where, ("against", "in", "power")):
        power = whole(wanted.get("power", 0), f"{where}.power")
        compare(problems, where, wanted["n"], combat_strength(scene.state, seat, against, room, power))


def duels(
    scene: ShipScene, value: object, where: str, allowed: tuple[str, ...]
) -> list[tuple[int, int, int, dict[str, Any]]]:
    found: list[tuple[int, int, int, dict[str, Any]]] = []
    players = max(scene.state.boards, scene.state.enemy + 1)
    for one in value if isinstance(value, list) else [value]:
        wanted = fields(one, where, (*SEAT_COLOURS[:players], *allowed))
        colours = [key for key in wanted if key in SEAT_COLOURS]
        if len(colours) != 1 or "against" not in wanted or "in" not in wanted:
            raise BadScenario(f"{where} names a player with a number, `against` another, and the room it is `in`")
        seat = SEAT_COLOURS.index(colours[0])
        against = names.seat_called(wanted["against"], players, f"{where}.against")
        room = scene.names.room(scene.state, text(wanted["in"], f"{where}.in"), f"{where}.in")
        found.append((seat, against, room, {"n": whole(wanted[colours[0]], where)} | wanted))
    return found


# --- counts


def check_on_the_ship(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """How many rooms of a kind lie there; ``rooms`` counts them all."""
    there = Counter([room.kind for room in scene.state.rooms[scene.state.boards :]])
    check_kinds(scene, problems, there, value, where)


def check_in_the_game(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """The same, with the room deck."""
    deck = [scene.state.cards.face[uid] for uid in scene.state.cards.zones[ROOM_DECK]]
    there = Counter([*[room.kind for room in scene.state.rooms[scene.state.boards :]], *deck])
    check_kinds(scene, problems, there, value, where)


def check_kinds(scene: ShipScene, problems: Problems, there: Counter[int], value: object, where: str) -> None:
    kinds = names.room_kinds(scene.state.pack)
    for name, n in fields(value, where).items():
        found = there.total() if name == "rooms" else there[find(name, kinds, where, "room")]
        compare(problems, f"{where}.{name}", n, found)


def check_tokens(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    compare(problems, where, whole(value, where), len(scene.state.cards.zones[TOKENS_PLACED]))


def check_seals(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """All sealed doorways, as ``RoomA - RoomB: yellow``."""
    wanted = door_seals(scene.state, scene.names, value, where)
    called = scene.names.of_room

    def shown(found: dict[Edge, int]) -> list[str]:
        sides = {edge: rooms_of(scene.state, edge) for edge in found}
        return [" - ".join([called(scene.state, n) for n in sides[e]]) + f": {SEAT_COLOURS[found[e]]}" for e in found]

    compare_sets(problems, where, shown(wanted), shown(seals(scene.state)))


def check_power_tokens(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """How many are left in the supply."""
    compare(problems, where, whole(value, where), tokens_left(scene.state))


FACTS: Final[dict[str, Check]] = {
    **facts.FACTS,
    "benefits": check_benefits,
    "left": check_left,
    "defence": check_defence,
    "strength": check_strength,
    "on the ship": check_on_the_ship,
    "in the game": check_in_the_game,
    "tokens on rooms": check_tokens,
    "enemy": check_enemy,
    "fallout": check_fallout,
    "scores": check_scores,
    "mission": check_mission,
    "seals": check_seals,
    "power tokens": check_power_tokens,
}

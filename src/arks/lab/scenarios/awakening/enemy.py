"""``given`` and ``then`` of the Enemy in solo and co-op modes: its board, its decks, the Challengers' mission."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from arks.awakening.modes import glitch
from arks.awakening.modes.coop.construction import BUILDING
from arks.awakening.modes.coop.decks import lay_out_decks
from arks.awakening.modes.coop.mission import is_activated, mission_targets
from arks.awakening.modes.guardians.units import BOARD, GUARDIANS, TURNS_LEFT, Guardian, guardians, set_guardians
from arks.awakening.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    ARTIFACT_DECK,
    BACK_MISSION,
    DIAGNOSE_CARDS,
    MISSION_DECK,
    SHARED_MISSION,
    TARGET_DECK,
    TARGET_DISCARD,
    TARGETS_BOXED,
    Ark,
    add_units,
    hand,
    hand_zone,
    note,
    noted,
)
from arks.awakening.turn import NextTurn
from arks.kernel.frames import own_frame
from arks.kernel.views import sees
from arks.kernel.zones import create, move, own_cards, reveal, top
from arks.lab.scenarios.awakening import names, organism
from arks.lab.scenarios.awakening.names import Names
from arks.lab.scenarios.facts import compare, compare_sets
from arks.lab.scenarios.naming import Tokens, find, plain
from arks.lab.scenarios.reading import BadScenario, fields, text, texts, whole
from arks.lab.scenarios.scene import Problems

if TYPE_CHECKING:
    from arks.lab.scenarios.awakening.scene import ShipScene

EDGES: Final = ("up", "right", "down", "left")  # in the order of `Guardian.edge`
GIVEN: Final = (
    "guardians", "turns left", "round", "stage", "target deck", "target discard", "action deck", "action discard",
    "diagnose", "diagnose shown", "hand", *organism.GIVEN,
)  # fmt: skip
FACTS: Final = (
    "guardians", "turns left", "round", "target deck", "target discard", "targets boxed", "action deck",
    "action discard", "diagnose", "diagnose shown", "hand", "hand size", "glitch cubes left",
    *organism.FACTS,
)  # fmt: skip
DECKS: Final = {
    "target deck": TARGET_DECK,
    "target discard": TARGET_DISCARD,
    "targets boxed": TARGETS_BOXED,
    "action deck": ACTION_DECK,
    "action discard": ACTION_DISCARD,
}


class Place(NamedTuple):
    """A Guardian as a scenario writes it; None where it says nothing."""

    room: int
    edge: int | None
    lying: bool | None


# --- given


def set_enemy(state: Ark, given: dict[str, Any], called: Names) -> None:
    """The ship is complete, the mission is drawn, the Enemy is set up; then what the scenario says."""
    if state.enemy < 0:
        for name in ("enemy", "mission"):
            if name in given:
                raise BadScenario(f"given.{name}: this mode has no Enemy")
        return
    wanted = fields(given.get("enemy", {}), "given.enemy", GIVEN)
    note(state, BUILDING)
    state.last_explorer = max(state.last_explorer, -2) if "last explorer" in given else -2
    lay_out_decks(state)
    draw_mission(state, given)
    deal_hand(state, wanted)
    for set_up in state.rules.hooks.get("enemy set-up", []):
        set_up(state)
    order_decks(state, wanted)
    if "guardians" in wanted:
        place_guardians(state, wanted["guardians"], called)
    if "turns left" in wanted:
        note(state, TURNS_LEFT, whole(wanted["turns left"], "given.enemy.turns left"))
    set_round(state, wanted)
    organism.set_organism(state, wanted)


def draw_mission(state: Ark, given: dict[str, Any]) -> None:
    """The top mission, or any of the pack."""
    if "mission" not in given:
        move(state, top(state, MISSION_DECK, 1), MISSION_DECK, SHARED_MISSION)
        return
    face = find(given["mission"], names.missions(state.pack), "given.mission", "mission")
    there = [uid for uid in state.cards.zones[MISSION_DECK] if state.cards.face[uid] == face]
    if there:
        move(state, (there[0],), MISSION_DECK, SHARED_MISSION)
    else:
        create(state, SHARED_MISSION, BACK_MISSION, (face,))


def deal_hand(state: Ark, wanted: dict[str, Any]) -> None:
    """The artifacts of a Dark Player: named ones, or some."""
    if state.rules.players == state.boards:
        if "hand" in wanted:
            raise BadScenario("given.enemy.hand: an Automata has no hand")
        return
    zone = hand_zone(state, state.enemy)
    if "hand" not in wanted:
        move(state, top(state, ARTIFACT_DECK, state.pack.enemy.common.start_artifacts), ARTIFACT_DECK, zone)
        return
    for name in texts(wanted["hand"], "given.enemy.hand"):
        face = find(name, names.artifacts(state.pack), "given.enemy.hand", "artifact")
        there = [uid for uid in state.cards.zones[ARTIFACT_DECK] if state.cards.face[uid] == face]
        if not there:
            raise BadScenario(f"given.enemy.hand: there is no more {name!r} in the artifact deck")
        move(state, (there[0],), ARTIFACT_DECK, zone)


def order_decks(state: Ark, wanted: dict[str, Any]) -> None:
    """Named cards of a deck lie on its top, named ones of a pile are all that is in it."""
    aims, actions = names.aims(state.pack), names.enemy_actions(state.pack)
    put(state, wanted, "target discard", TARGET_DECK, TARGET_DISCARD, aims)
    put(state, wanted, "diagnose", TARGET_DECK, DIAGNOSE_CARDS, aims)
    put(state, wanted, "target deck", TARGET_DECK, TARGET_DECK, aims)
    put(state, wanted, "action discard", ACTION_DECK, ACTION_DISCARD, actions)
    put(state, wanted, "action deck", ACTION_DECK, ACTION_DECK, actions)
    shown = whole(wanted.get("diagnose shown", min(1, len(state.cards.zones[DIAGNOSE_CARDS]))), "given.enemy")
    reveal(state, state.cards.zones[DIAGNOSE_CARDS][:shown], (1 << state.rules.players) - 1)


def put(
    state: Ark, wanted: dict[str, Any], name: str, source: int, target: int, known: Mapping[int, list[Tokens]]
) -> None:
    """Cards top first; those that lie in a row from left to right."""
    if name not in wanted:
        return
    where = f"given.enemy.{name}"
    faces = [find(card, known, where, "card") for card in texts(wanted[name], where)]
    uids: list[int] = []
    for face, card in zip(faces, texts(wanted[name], where), strict=True):
        there = [uid for uid in state.cards.zones[source] if state.cards.face[uid] == face and uid not in uids]
        if not there:
            raise BadScenario(f"{where}: there is no more {card!r} among the cards of this game")
        uids.append(there[0])
    if target != DIAGNOSE_CARDS:
        uids.reverse()
    if source == target:
        zones = own_cards(state).zones
        zones[source] = (*[uid for uid in zones[source] if uid not in uids], *uids)
    else:
        move(state, tuple(uids), source, target)


def place_guardians(state: Ark, value: object, called: Names) -> None:
    """``RoomA left``, ``RoomB up used``, ``board``, ``board wounded``."""
    found: list[Guardian] = []
    for written in texts(value, "given.enemy.guardians"):
        place = guardian_place(state, written, called, "given.enemy.guardians")
        found.append(Guardian(place.room, place.edge or 0, bool(place.lying)))
        if place.room >= 0:
            add_units(state, place.room, state.enemy, 1)
    set_guardians(state, found)


def guardian_place(state: Ark, written: str, called: Names, where: str) -> Place:
    tokens = plain(written)
    lying: bool | None = None
    edge: int | None = None
    if tokens[-1] in ("used", "wounded", "upright"):
        lying = tokens[-1] != "upright"
        tokens = tokens[:-1]
    if len(tokens) > 1 and tokens[-1] in EDGES:
        edge = EDGES.index(tokens[-1])
        tokens = tokens[:-1]
    room = BOARD if tokens == ("board",) else called.room(state, " ".join(tokens), where)
    return Place(room, edge, lying)


def set_round(state: Ark, wanted: dict[str, Any]) -> None:
    """Without a ``stage`` turns go on; ``disaster`` begins the next round of Glitch, ``strategy`` one of It Learns."""
    stage = text(wanted.get("stage", "turns"), "given.enemy.stage")
    if stage not in ("turns", "disaster", "strategy"):
        raise BadScenario(f"given.enemy.stage: a position begins with turns, disaster or strategy, not {stage!r}")
    code = state.rules.code[state.stack[0].procedure]
    turns = next(place for place, instruction in enumerate(code) if isinstance(instruction.step, NextTurn))
    if stage == "turns":
        own_frame(state, 0).pc = turns
    if "round" in state.rules.number:
        number = whole(wanted.get("round", 1), "given.enemy.round")
        if stage == "disaster" and number == 1:
            return  # no round has begun
        note(state, glitch.ROUND, number - int(stage == "disaster"))
        left = state.pack.enemy.glitch.turns[state.boards][number - 1]
        note(state, glitch.LEFT, whole(wanted.get("turns left", left), "given.enemy.turns left"))


# --- then


def check_enemy(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    state = scene.state
    for name, wanted in fields(value, where, FACTS).items():
        at = f"{where}.{name}"
        if name == "guardians":
            check_guardians(scene, problems, texts(wanted, at), at)
        elif name == "turns left":
            compare(problems, at, [wanted], list(noted(state, TURNS_LEFT)))
        elif name == "round":
            compare(problems, at, [wanted], list(noted(state, glitch.ROUND)))
        elif name in DECKS:
            check_pile(state, problems, DECKS[name], wanted, at)
        elif name == "diagnose":
            there = [names.card_name(state, uid) for uid in state.cards.zones[DIAGNOSE_CARDS] if sees(state, None, uid)]
            compare(problems, at, [plain(card) for card in texts(wanted, at)], [plain(card) for card in there])
        elif name == "diagnose shown":
            compare(problems, at, wanted, glitch.shown_cards(state))
        elif name == "glitch cubes left":
            compare(problems, at, wanted, glitch.glitch_cubes_left(state))
        elif name in organism.FACTS:
            organism.check_organism(scene, problems, name, wanted, at)
        elif name == "hand size":
            compare(problems, at, wanted, len(hand(state, state.enemy)))
        else:
            compare_sets(
                problems, at, texts(wanted, at), [names.card_name(state, uid) for uid in hand(state, state.enemy)]
            )


def check_pile(state: Ark, problems: Problems, zone: int, wanted: object, where: str) -> None:
    """A number of cards, or all of them top first."""
    there = [names.card_name(state, uid) for uid in reversed(state.cards.zones[zone])]
    if isinstance(wanted, list):
        compare(problems, where, [plain(card) for card in texts(wanted, where)], [plain(card) for card in there])
    else:
        compare(problems, where, whole(wanted, where), len(there))


def check_guardians(scene: ShipScene, problems: Problems, wanted: list[str], where: str) -> None:
    """All Guardians, in any order; an edge that is not named does not matter."""
    left = guardians(scene.state)
    if len(left) != len(wanted):
        compare(problems, where, len(wanted), len(noted(scene.state, GUARDIANS)))
    for written in wanted:
        place = guardian_place(scene.state, written, scene.names, where)
        fitting = [
            guardian
            for guardian in left
            if guardian.room == place.room
            and place.edge in (None, guardian.edge)
            and place.lying in (None, guardian.lying)
        ]
        if fitting:
            left.remove(fitting[0])
        else:
            shown = [guardian_words(scene, guardian) for guardian in guardians(scene.state)]
            compare(problems, where, written, shown)


def guardian_words(scene: ShipScene, guardian: Guardian) -> str:
    place = "board" if guardian.room < 0 else scene.names.of_room(scene.state, guardian.room)
    edge = f" {EDGES[guardian.edge]}" if guardian.room >= 0 else ""
    return f"{place}{edge}{' lying' if guardian.lying else ''}"


def check_mission(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """``{card: m-01, activated: [Brig]}``: the Challengers' mission."""
    state = scene.state
    for name, wanted in fields(value, where, ("card", "activated")).items():
        at = f"{where}.{name}"
        if name == "card":
            compare(problems, at, wanted, names.card_name(state, state.cards.zones[SHARED_MISSION][0]))
        else:
            done = [state.pack.targets[target].id for target in mission_targets(state) if is_activated(state, target)]
            known = names.targets(state.pack)
            asked = [state.pack.targets[find(one, known, at, "target")].id for one in texts(wanted, at)]
            compare_sets(problems, at, asked, done)

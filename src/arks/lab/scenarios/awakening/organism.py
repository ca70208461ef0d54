"""``given`` and ``then`` of It Learns: its board, its strategy, and the challenger-action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arks.awakening.modes.coop.showing import aim_id
from arks.awakening.modes.it_learns.acting import STRATEGY, TARGET
from arks.awakening.modes.it_learns.cards import ADAPTATIONS, TURNED, WAYS, adaptations, grid, turned, user_of, way_of
from arks.awakening.modes.it_learns.organism import UPGRADES, cubes_left, cylinders_left, upgrades
from arks.awakening.state import ACTION_DECK, ACTION_DISCARD, CHALLENGER_ACTIONS, Ark, note, noted
from arks.awakening.tables_enemy import STRATEGIES, TRACKS
from arks.awakening.words import SEAT_COLOURS, WAY
from arks.kernel.zones import move, own_cards
from arks.lab.scenarios.awakening import names
from arks.lab.scenarios.facts import compare
from arks.lab.scenarios.naming import find, plain
from arks.lab.scenarios.reading import BadScenario, fields, text, texts, whole
from arks.lab.scenarios.scene import Problems

if TYPE_CHECKING:
    from arks.lab.scenarios.awakening.scene import ShipScene

GIVEN: Final = ("strategy", "upgrades", "adaptations", "action cards", "turned")
FACTS: Final = (*GIVEN, "target", "infection left", "corruption left")


def set_organism(state: Ark, wanted: dict[str, Any]) -> None:
    """What the scenario says about It Learns; without a word it INFECTs."""
    if "it-learns" not in state.rules.modules:
        for name in GIVEN:
            if name in wanted:
                raise BadScenario(f"given.enemy.{name}: only It Learns has that")
        return
    if wanted.get("stage", "turns") == "turns":
        face_up(state, text(wanted.get("strategy", "infect"), "given.enemy.strategy"))
    if "upgrades" in wanted:
        covered = fields(wanted["upgrades"], "given.enemy.upgrades", TRACKS)
        note(state, UPGRADES, *[whole(covered.get(track, 0), f"given.enemy.upgrades.{track}") for track in TRACKS])
    note(state, ADAPTATIONS, whole(wanted.get("adaptations", 0), "given.enemy.adaptations"))
    if "action cards" in wanted:
        order_cards(state, texts(wanted["action cards"], "given.enemy.action cards"))
    turn_cards(state, fields(wanted.get("turned", {}), "given.enemy.turned"))


def face_up(state: Ark, strategy: str) -> None:
    """A card with this strategy was drawn last."""
    if strategy not in STRATEGIES:
        raise BadScenario(f"given.enemy.strategy: there are {', '.join(STRATEGIES)}, not {strategy!r}")
    actions = state.pack.enemy.actions
    for zone in (ACTION_DISCARD, ACTION_DECK):
        for uid in state.cards.zones[zone]:
            card = actions[state.cards.face[uid]]
            if card.strategy == STRATEGIES.index(strategy):
                if zone == ACTION_DECK:
                    move(state, (uid,), ACTION_DECK, ACTION_DISCARD)
                note(state, STRATEGY, card.index)
                return


def order_cards(state: Ark, wanted: list[str]) -> None:
    """The cards of the grid from the top left, row by row."""
    known = names.challenger_actions(state.pack)
    faces = [find(card, known, "given.enemy.action cards", "card") for card in wanted]
    if sorted(faces) != sorted(known):
        raise BadScenario(f"given.enemy.action cards: name all {len(known)} cards once")
    uid_of = {state.cards.face[uid]: uid for uid in state.cards.zones[CHALLENGER_ACTIONS]}
    own_cards(state).zones[CHALLENGER_ACTIONS] = tuple([uid_of[face] for face in faces])


def turn_cards(state: Ark, wanted: dict[str, Any]) -> None:
    """``{ca-1: left, ca-2: right by red, ca-3: down}``; without a name by the first Challenger."""
    known = names.challenger_actions(state.pack)
    codes = list(turned(state))
    places = [card.index for card in grid(state)]
    for name, written in wanted.items():
        where = f"given.enemy.turned.{name}"
        way, _, colour = text(written, where).partition(" by ")
        if way not in WAY.names:
            raise BadScenario(f"{where}: a card is turned {', '.join(WAY.names)}, not {way!r}")
        seat = names.seat_called(colour or SEAT_COLOURS[0], state.boards, where)
        codes[places.index(find(name, known, where, "card"))] = 1 + WAY.names.index(way) + WAYS * seat
    note(state, TURNED, *codes)


def check_organism(scene: ShipScene, problems: Problems, name: str, wanted: Any, where: str) -> None:
    state = scene.state
    if name == "strategy":
        compare(problems, where, wanted, STRATEGIES[state.pack.enemy.actions[noted(state, STRATEGY)[0]].strategy])
    elif name == "upgrades":
        there = dict(zip(TRACKS, upgrades(state), strict=True))
        if isinstance(wanted, dict):
            for track, n in fields(wanted, where, TRACKS).items():
                compare(problems, f"{where}.{track}", n, there[track])
        else:
            compare(problems, where, wanted, sum(upgrades(state)))
    elif name == "adaptations":
        compare(problems, where, wanted, adaptations(state))
    elif name == "action cards":
        compare(problems, where, texts(wanted, where), [card.id for card in grid(state)])
    elif name == "turned":
        codes = zip(grid(state), turned(state), strict=True)
        there_too = {
            card.id: f"{WAY.names[way_of(code)]} by {SEAT_COLOURS[user_of(code)]}" for card, code in codes if code
        }
        asked = {card: way if " by " in way else f"{way} by {SEAT_COLOURS[0]}" for card, way in wanted.items()}
        compare(problems, where, asked, there_too)
    elif name == "target":
        aim, room = noted(state, TARGET)
        shown = scene.names.of_room(state, room) if room >= 0 else aim_id(state, aim)
        compare(problems, where, plain(wanted), plain(shown))
    else:
        compare(problems, where, wanted, cubes_left(state) if name == "infection left" else cylinders_left(state))

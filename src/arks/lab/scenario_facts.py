"""``then``: facts of Ark: Awakening that hold. Only what is named is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import arks
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
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.frames import lookup
from arks.lab import scenario_names as names
from arks.lab.scenario_board import BENEFIT_NAMES, Problems, check_player, check_room, compare
from arks.lab.scenario_reading import BadScenario, fields, text, texts, whole
from arks.lab.scenario_scene import Failed, Scene

LEFT_NAMES: Final = (
    "move", "teleport", "teleport any", "route own", "route violet", "route turquoise", "route black", "extra route",
    "produce", "exploit", "awake", "heal", "engineer", "engineer remote", "engineer free", "engineer free biodome",
    "discover", "use artifact", "wild", "militarize",
)  # fmt: skip
assert len(LEFT_NAMES) == BUDGETS
DECKS: Final = {
    "room deck": ROOM_DECK,
    "artifact deck": ARTIFACT_DECK,
    "discard pile": ARTIFACT_DISCARD,
    "mission deck": MISSION_DECK,
    "token stack": TOKEN_STACK,
}


def check(scene: Scene, then: dict[str, Any]) -> Problems:
    """Everything that is not as it should be."""
    problems: Problems = []
    colours = SEAT_COLOURS[: scene.state.rules.players]
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


def known_room(scene: Scene, key: str) -> int:
    try:
        return scene.names.room(scene.state, key, "then")
    except BadScenario as error:
        raise BadScenario(f"{error}; nor a fact of this name, there are {', '.join((*DECKS, *FACTS))}") from error


def check_deck(scene: Scene, problems: Problems, zone: int, value: object, where: str) -> None:
    """A number of cards, all of them top first, or how many there are of the named ones."""
    uids = scene.state.cards.zones[zone]
    there = [names.card_name(scene.state, uid) for uid in reversed(uids)]
    if isinstance(value, dict):
        for name, n in value.items():
            compare(problems, f"{where}.{name}", n, [names.plain(card) for card in there].count(names.plain(name)))
    elif isinstance(value, list):
        wanted = texts(value, where)
        if [names.plain(name) for name in wanted] != [names.plain(name) for name in there]:
            compare(problems, where, wanted, there)
    else:
        compare(problems, where, whole(value, where), len(uids))


# --- asks


def check_asked(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """Who is asked what, by the name of the question; ``nobody`` when it should be."""
    asks = {SEAT_COLOURS[seat]: ask.prompt for seat, ask in arks.asks(scene.state).items()}
    for colour, prompt in fields(value, where, SEAT_COLOURS).items():
        compare(problems, f"{where}.{colour}", prompt, asks.get(colour, "nothing"))


def each_offer(scene: Scene, value: object, where: str) -> list[tuple[str, bool]]:
    """Texts, and whether the seat that is asked may choose them."""
    asks = arks.asks(scene.state)
    if isinstance(value, list):
        if len(asks) != 1:
            raise Failed(f"{where}: {len(asks)} players are asked; say who")
        value = {SEAT_COLOURS[seat]: value for seat in asks}
    found: list[tuple[str, bool]] = []
    for colour, options in fields(value, where, SEAT_COLOURS).items():
        ask = scene.ask(SEAT_COLOURS.index(colour))
        reader = scene.reader(ask.seat)
        for option in texts(options, where):
            if not reader.known(option, ask):
                raise BadScenario(f"{where}: nobody knows what {option!r} means")
            found.append((option, bool(reader.offered(option, ask))))
    return found


def check_offered(scene: Scene, problems: Problems, value: object, where: str) -> None:
    for option, offered in each_offer(scene, value, where):
        compare(problems, where, f"{option!r} offered", f"{option!r} offered" if offered else "that it is not")


def check_not_offered(scene: Scene, problems: Problems, value: object, where: str) -> None:
    for option, offered in each_offer(scene, value, where):
        compare(problems, where, f"{option!r} not offered", "that it is" if offered else f"{option!r} not offered")


# --- numbers


def check_benefits(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """The sum of a player's sections and rooms now."""
    for colour, wanted in fields(value, where, SEAT_COLOURS[: scene.state.rules.players]).items():
        total = benefits(scene.state, SEAT_COLOURS.index(colour))
        for name, n in fields(wanted, f"{where}.{colour}", BENEFIT_NAMES).items():
            compare(problems, f"{where}.{colour}.{name}", n, total[BENEFITS.index(name.replace(" ", "_"))])


def check_left(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """What the running line has left."""
    left = lookup(scene.state, scene.state.stack[-1], "left")
    if not isinstance(left, tuple):
        raise Failed(f"{where}: no line of actions is being performed")
    for name, n in fields(value, where, LEFT_NAMES).items():
        compare(problems, f"{where}.{name}", n, left[LEFT_NAMES.index(name)])


def check_defence(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """``{blue: 10, against: yellow, in: RoomA}``"""
    for seat, against, room, wanted in duels(scene, value, where, ("against", "in")):
        compare(problems, where, wanted["n"], defensive_strength(scene.state, seat, against, room))


def check_strength(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """``{blue: 10, against: yellow, in: RoomA, power: 3}``: total combat strength with a card of this power."""
    for seat, against, room, wanted in duels(scene, value, where, ("against", "in", "power")):
        power = whole(wanted.get("power", 0), f"{where}.power")
        compare(problems, where, wanted["n"], combat_strength(scene.state, seat, against, room, power))


def duels(
    scene: Scene, value: object, where: str, allowed: tuple[str, ...]
) -> list[tuple[int, int, int, dict[str, Any]]]:
    found: list[tuple[int, int, int, dict[str, Any]]] = []
    players = scene.state.rules.players
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


# --- the course of the game


def check_winner(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """One colour, several, or ``nobody`` (yet)."""
    outcome = arks.outcome(scene.state)
    found = [SEAT_COLOURS[seat] for seat in outcome.winners] if outcome is not None else ["nobody"]
    compare(problems, where, texts(value, where), found)


def check_turn(scene: Scene, problems: Problems, value: object, where: str) -> None:
    active = scene.state.active
    compare(problems, where, value, SEAT_COLOURS[active] if active >= 0 else "nobody")


def check_events(scene: Scene, problems: Problems, value: object, where: str) -> None:
    for event, happened in each_event(scene, value, where):
        if not happened:
            problems.append(f"{where}: {event!r} did not happen; {story(scene)}")


def check_no_events(scene: Scene, problems: Problems, value: object, where: str) -> None:
    for event, happened in each_event(scene, value, where):
        if happened:
            problems.append(f"{where}: {event!r} happened; {story(scene)}")


def each_event(scene: Scene, value: object, where: str) -> list[tuple[str, bool]]:
    reader = scene.reader()
    found: list[tuple[str, bool]] = []
    for event in texts(value, where):
        meant = reader.meanings(event, [])
        if not meant:
            raise BadScenario(f"{where}: nobody knows what {event!r} means")
        found.append((event, any([reader.fits(e.raw, *meaning) for e in scene.events for meaning in meant])))
    return found


def story(scene: Scene) -> str:
    reader = scene.reader()
    return f"what happened: {', '.join([reader.phrase(event.raw) for event in scene.events]) or 'nothing'}"


# --- counts


def check_on_the_ship(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """How many rooms of a kind lie there; ``rooms`` counts them all."""
    there = Counter([room.kind for room in scene.state.rooms[scene.state.rules.players :]])
    check_kinds(scene, problems, there, value, where)


def check_in_the_game(scene: Scene, problems: Problems, value: object, where: str) -> None:
    """The same, with the room deck."""
    deck = [scene.state.cards.face[uid] for uid in scene.state.cards.zones[ROOM_DECK]]
    there = Counter([*[room.kind for room in scene.state.rooms[scene.state.rules.players :]], *deck])
    check_kinds(scene, problems, there, value, where)


def check_kinds(scene: Scene, problems: Problems, there: Counter[int], value: object, where: str) -> None:
    kinds = names.room_kinds(scene.state.pack)
    for name, n in fields(value, where).items():
        found = there.total() if name == "rooms" else there[names.find(name, kinds, where, "room")]
        compare(problems, f"{where}.{name}", n, found)


def check_tokens(scene: Scene, problems: Problems, value: object, where: str) -> None:
    compare(problems, where, whole(value, where), len(scene.state.cards.zones[TOKENS_PLACED]))


FACTS: Final[dict[str, Callable[[Scene, Problems, Any, str], None]]] = {
    "asked": check_asked,
    "offered": check_offered,
    "not offered": check_not_offered,
    "benefits": check_benefits,
    "left": check_left,
    "defence": check_defence,
    "strength": check_strength,
    "winner": check_winner,
    "turn": check_turn,
    "events": check_events,
    "no events": check_no_events,
    "on the ship": check_on_the_ship,
    "in the game": check_in_the_game,
    "tokens on rooms": check_tokens,
}

"""Things of the table by their ids, like ``room:12`` and ``section:power``."""

from __future__ import annotations

from typing import Final, NamedTuple

from arks.awakening.state import Ark
from arks.awakening.tables import SECTION_PLACES
from arks.awakening.texts.english_coop import GUARDIAN
from arks.awakening.texts.names import card_name, objective_name, place, player, room_name, section_name
from arks.kernel.errors import Illegal


class Thing(NamedTuple):
    kind: str
    number: int


# What a thing is called where one is not wanted.
NOUNS: Final = {
    "room": "a room",
    "section": "a section",
    "card": "a card",
    "cell": "a place",
    "seat": "a player",
    "target": "a target card",
    "achievement": "an achievement",
    "guardian": "a Guardian",
    "goal": "a public objective",
}


def how_many(state: Ark, kind: str) -> int:
    pack = state.pack
    guardians = state.rules.hook("guardian rooms")
    objectives = state.rules.hook("public objectives")
    counts = {
        "room": len(state.rooms),
        "card": len(state.cards.face),
        "cell": len(state.at),
        "seat": max(state.rules.players, state.enemy + 1),
        "target": len(pack.targets),
        "achievement": len(pack.achievements),
        "guardian": 0 if guardians is None else len(guardians(state)),
        "goal": 0 if objectives is None else objectives(state),
    }
    return counts[kind]


def parse(state: Ark, thing: str) -> Thing:
    """The thing of an id, or one sentence about what is wrong with it."""
    kind, _, name = thing.partition(":")
    if kind not in NOUNS:
        raise Illegal(f"{thing!r} is not a thing of the table; things are named like 'room:0' or 'section:power'")
    if kind == "section":
        known = SECTION_PLACES[: max([len(player.sections) for player in state.players])]
        if name not in known:
            raise Illegal(f"there is no section {name!r}; there are {', '.join(known)}")
        return Thing(kind, known.index(name))
    count = how_many(state, kind)
    if not (name.isascii() and name.isdigit() and int(name) < count):
        there = f"there are {kind}:0 to {kind}:{count - 1}" if count else f"this table has no {kind}"
        raise Illegal(f"there is no {thing!r}; {there}")
    return Thing(kind, int(name))


def thing_name(state: Ark, thing: Thing, seat: int) -> str:
    kind, number = thing
    if kind == "room":
        return room_name(state, number, seat)
    if kind == "section":
        return section_name(state, number, seat)
    if kind == "card":
        return card_name(state, number, seat)
    if kind == "cell":
        return place(state, number)
    if kind == "seat":
        return player(number, seat, state)
    if kind == "target":
        return state.pack.targets[number].name
    if kind == "guardian":
        return GUARDIAN.format(number + 1)
    if kind == "goal":
        return objective_name(state, number)
    return state.pack.achievements[number].name

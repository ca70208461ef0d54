"""Things of the table by their ids: ``card:12``, ``cell:3``, ``action:build``; a level is ``card:12 level:0``."""

from __future__ import annotations

from typing import Final, NamedTuple

from arks.kernel.errors import Illegal
from arks.kernel.phrases import sentence
from arks.kernel.words import CARD, SEAT, Kind
from arks.nova import words
from arks.nova.hexmap import CELLS
from arks.nova.state import Zoo
from arks.nova.tables import LEFT_TOKENS
from arks.nova.texts.names import named


class Thing(NamedTuple):
    kind: str
    number: int
    level: int = -1  # of a conservation project


KINDS: Final[dict[str, Kind]] = {
    kind.prefix: kind
    for kind in (
        CARD, SEAT, words.ACTION, words.CELL, words.BUILDING, words.SHAPE, words.MAP, words.PARTNER, words.UNIVERSITY,
        words.TASK, words.LEFT, words.TILE, words.SLOT,
    )
}  # fmt: skip
# What a thing is called where one is not wanted.
NOUNS: Final = {
    "card": "a card",
    "seat": "a player",
    "action": "an action card",
    "cell": "a space",
    "building": "a building",
    "shape": "a kind of building",
    "map": "a map",
    "partner": "a partner zoo",
    "university": "a university",
    "task": "an association task",
    "token": "a token",
    "tile": "a bonus tile",
    "slot": "a slot",
}
SLOTS: Final = 6  # slots are 1 to 5


def how_many(state: Zoo, seat: int, kind: str) -> int:
    counts = {
        "card": len(state.cards.face),
        "seat": state.rules.players,
        "cell": CELLS,
        "building": len(state.players[seat].buildings),
        "shape": len(state.pack.buildings),
        "map": len(state.pack.maps),
        "token": LEFT_TOKENS,
        "tile": len(state.tiles),
        "slot": SLOTS,
    }
    return counts[kind]


def parse(state: Zoo, seat: int, thing: str) -> Thing:
    """The thing of an id, or one sentence about what is wrong with it."""
    first, _, rest = thing.partition(" ")
    kind, _, name = first.partition(":")
    level = -1
    if rest and kind == "card" and rest in ("level:0", "level:1", "level:2"):
        level = int(rest[-1])
    elif rest or kind not in KINDS:
        raise Illegal(f"{thing!r} is not a thing of the table; things are named like 'card:0' or 'action:build'")
    names = KINDS[kind].names
    if names:
        if name not in names:
            raise Illegal(f"there is no {kind} {name!r}; there are {', '.join(names)}")
        return Thing(kind, names.index(name))
    count = how_many(state, seat, kind)
    if not (name.isascii() and name.isdigit() and int(name) < count):
        raise Illegal(f"there is no {first!r}; there are {kind}:0 to {kind}:{count - 1}")
    return Thing(kind, int(name), level)


def thing_name(state: Zoo, thing: Thing, seat: int) -> str:
    if thing.kind in ("token", "tile", "slot"):
        return f"{NOUNS[thing.kind].partition(' ')[2]} {thing.number}"
    return sentence(str(format(named(state, KINDS[thing.kind], thing.number, seat, seat), "")))

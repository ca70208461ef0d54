"""The words of Ark: Awakening: what may be done, and what happened. Their order is their number."""

from __future__ import annotations

from typing import Final

from arks.awakening.tables import RESOURCES, SECTIONS
from arks.kernel.words import CARD, NUMBER, SEAT, Kind, Word, Words

SEAT_COLOURS: Final[tuple[str, ...]] = (
    "yellow",
    "red",
    "green",
    "blue",
    "purple",
)  # of cubes, cylinders and units, by seat
CYLINDER_COLOURS: Final[tuple[str, ...]] = (*SEAT_COLOURS, "violet", "turquoise", "black")

ROOM: Final[Kind] = Kind("room", drawn=True)
CELL: Final[Kind] = Kind("cell", drawn=True)
SECTION: Final[Kind] = Kind("section", SECTIONS, drawn=True)
TARGET: Final[Kind] = Kind("target", drawn=True)
ACHIEVEMENT: Final[Kind] = Kind("achievement", drawn=True)
RESOURCE: Final[Kind] = Kind("", RESOURCES)
COLOUR: Final[Kind] = Kind("", CYLINDER_COLOURS)
LINE: Final[Kind] = Kind("line")
OWN: Final[Kind] = Kind("own")
ROBOT: Final[Kind] = Kind("robots")
MERCENARY: Final[Kind] = Kind("mercenaries")
CONVERSION: Final[Kind] = Kind("conversion")
BUDGET: Final[Kind] = Kind("", ("engineer", "remote", "free", "free-biodome"))
OBJECTIVE: Final[Kind] = Kind("objective")

_OPTIONS = (
    Word("act", SECTION, LINE),  # put the marker on a section and perform one of its lines
    Word("chain", SECTION, LINE),
    Word("done"),
    Word("militarize"),
    Word("move", ROOM, ROOM),
    Word("teleport", ROOM),
    Word("teleport-any", ROOM),
    Word("to", ROOM),
    Word("units", OWN, ROBOT, MERCENARY),
    Word("route", COLOUR, ROOM),
    Word("push", COLOUR),  # the cylinder that goes back to its generator
    Word("produce"),
    Word("exploit"),
    Word("factory", ROOM),
    Word("take", RESOURCE),
    Word("awake"),
    Word("heal", ROOM),
    Word("engineer", ROOM),
    Word("upgrade", SECTION),
    Word("spend", BUDGET),
    Word("replace", SEAT),
    Word("pay", RESOURCE, NUMBER, RESOURCE, NUMBER),
    Word("convert", CONVERSION),
    Word("swap", RESOURCE),
    Word("discover"),
    Word("keep", CARD),
    Word("discard", CARD),
    Word("use", CARD),
    Word("room", ROOM),
    Word("explore", ROOM),
    Word("place", CELL),
    Word("remove", ROOM),
    Word("remove-wounded", ROOM),
    Word("fight", ROOM, SEAT),
    Word("play", CARD),
)

_EVENTS = (
    Word("turn-started", SEAT, NUMBER),
    Word("marker-placed", SEAT, SECTION, LINE),
    Word("chained", SEAT, SECTION, LINE),
    Word("militarized", SEAT, NUMBER),
    Word("moved", SEAT, ROOM, ROOM, NUMBER, NUMBER, NUMBER),
    Word("teleported", SEAT, ROOM, ROOM, NUMBER, NUMBER, NUMBER),
    Word("routed", SEAT, COLOUR, ROOM, ROOM),
    Word("cylinder-returned", COLOUR, ROOM),
    Word("cylinders-added", COLOUR, NUMBER),
    Word("produced", SEAT, NUMBER),
    Word("exploited", SEAT, ROOM, RESOURCE, NUMBER),
    Word("gained", SEAT, RESOURCE, NUMBER),
    Word("paid", SEAT, RESOURCE, NUMBER, RESOURCE, NUMBER),
    Word("converted", SEAT, CONVERSION),
    Word("swapped", SEAT, RESOURCE),
    Word("awoke", SEAT),
    Word("healed", SEAT, ROOM, NUMBER),
    Word("units-spawned", ROOM, NUMBER),
    Word("unit-removed", ROOM, ROOM),
    Word("wounded-unit-removed", ROOM),
    Word("integrated", SEAT, ROOM, NUMBER),
    Word("upgraded", SEAT, SECTION, NUMBER),
    Word("cube-replaced", SEAT, ROOM, SEAT),
    Word("fully-integrated", SEAT, NUMBER),
    Word("drew", SEAT, NUMBER),
    Word("drew-cards", SEAT, CARD),
    Word("discarded", SEAT, NUMBER),
    Word("discarded-cards", SEAT, CARD),
    Word("artifacts-shuffled", NUMBER),
    Word("used", SEAT, CARD),
    Word("rooms-swapped", SEAT, ROOM, ROOM),
    Word("airlock-opened", SEAT, ROOM),
    Word("explored", SEAT, ROOM, CARD),
    Word("room-revealed", SEAT, CARD),
    Word("room-placed", SEAT, ROOM, CELL),
    Word("last-room-placed", SEAT),
    Word("gate-placed", SEAT, ROOM, CELL),
    Word("activated", SEAT, ROOM, TARGET),
    Word("achieved", SEAT, ACHIEVEMENT),
    Word("mission-drawn", SEAT),
    Word("mission-learned", SEAT, CARD),
    Word("objective-met", SEAT, OBJECTIVE),
    Word("combat-started", SEAT, SEAT, ROOM, NUMBER),
    Word("attack-failed", SEAT, SEAT, ROOM),
    Word("card-shown", SEAT, CARD),
    Word("card-returned", SEAT, CARD),
    Word("card-discarded", SEAT, CARD),
    Word("critical-mass", ROOM),
    Word("strength", SEAT, NUMBER),
    Word("combat-won", SEAT, SEAT, ROOM),
    Word("wounded", SEAT, ROOM, NUMBER, NUMBER, NUMBER),
    Word("arsenal-spent", SEAT, NUMBER),
    Word("won", SEAT),
    Word("turn-limit-reached", NUMBER),
)

WORDS: Final[tuple[Word, ...]] = _OPTIONS + _EVENTS
_W: Final[Words] = Words(WORDS)


def _number(name: str) -> int:
    return _W.number[name]


# Options
ACT: Final = _number("act")
CHAIN: Final = _number("chain")
DONE: Final = _number("done")
O_MILITARIZE: Final = _number("militarize")
O_MOVE: Final = _number("move")
O_TELEPORT: Final = _number("teleport")
O_TELEPORT_ANY: Final = _number("teleport-any")
TO: Final = _number("to")
O_UNITS: Final = _number("units")
O_ROUTE: Final = _number("route")
PUSH: Final = _number("push")
O_PRODUCE: Final = _number("produce")
O_EXPLOIT: Final = _number("exploit")
O_FACTORY: Final = _number("factory")
TAKE: Final = _number("take")
O_AWAKE: Final = _number("awake")
O_HEAL: Final = _number("heal")
O_ENGINEER: Final = _number("engineer")
UPGRADE: Final = _number("upgrade")
SPEND: Final = _number("spend")
REPLACE: Final = _number("replace")
PAY: Final = _number("pay")
CONVERT: Final = _number("convert")
SWAP: Final = _number("swap")
O_DISCOVER: Final = _number("discover")
KEEP: Final = _number("keep")
DISCARD: Final = _number("discard")
USE: Final = _number("use")
O_ROOM: Final = _number("room")
O_EXPLORE: Final = _number("explore")
O_PLACE: Final = _number("place")
REMOVE: Final = _number("remove")
REMOVE_WOUNDED: Final = _number("remove-wounded")
FIGHT: Final = _number("fight")
PLAY: Final = _number("play")

# Events
TURN_STARTED: Final = _number("turn-started")
MARKER_PLACED: Final = _number("marker-placed")
CHAINED: Final = _number("chained")
MILITARIZED: Final = _number("militarized")
MOVED: Final = _number("moved")
TELEPORTED: Final = _number("teleported")
ROUTED: Final = _number("routed")
CYLINDER_RETURNED: Final = _number("cylinder-returned")
CYLINDERS_ADDED: Final = _number("cylinders-added")
PRODUCED: Final = _number("produced")
EXPLOITED: Final = _number("exploited")
GAINED: Final = _number("gained")
PAID: Final = _number("paid")
CONVERTED: Final = _number("converted")
SWAPPED: Final = _number("swapped")
AWOKE: Final = _number("awoke")
HEALED: Final = _number("healed")
UNITS_SPAWNED: Final = _number("units-spawned")
UNIT_REMOVED: Final = _number("unit-removed")
WOUNDED_UNIT_REMOVED: Final = _number("wounded-unit-removed")
INTEGRATED: Final = _number("integrated")
UPGRADED: Final = _number("upgraded")
CUBE_REPLACED: Final = _number("cube-replaced")
FULLY_INTEGRATED: Final = _number("fully-integrated")
DREW: Final = _number("drew")
DREW_CARDS: Final = _number("drew-cards")
DISCARDED: Final = _number("discarded")
DISCARDED_CARDS: Final = _number("discarded-cards")
ARTIFACTS_SHUFFLED: Final = _number("artifacts-shuffled")
USED: Final = _number("used")
ROOMS_SWAPPED: Final = _number("rooms-swapped")
AIRLOCK_OPENED: Final = _number("airlock-opened")
EXPLORED: Final = _number("explored")
ROOM_REVEALED: Final = _number("room-revealed")
ROOM_PLACED: Final = _number("room-placed")
LAST_ROOM_PLACED: Final = _number("last-room-placed")
GATE_PLACED: Final = _number("gate-placed")
ACTIVATED: Final = _number("activated")
ACHIEVED: Final = _number("achieved")
MISSION_DRAWN: Final = _number("mission-drawn")
MISSION_LEARNED: Final = _number("mission-learned")
OBJECTIVE_MET: Final = _number("objective-met")
COMBAT_STARTED: Final = _number("combat-started")
ATTACK_FAILED: Final = _number("attack-failed")
CARD_SHOWN: Final = _number("card-shown")
CARD_RETURNED: Final = _number("card-returned")
CARD_DISCARDED: Final = _number("card-discarded")
CRITICAL_MASS: Final = _number("critical-mass")
STRENGTH: Final = _number("strength")
COMBAT_WON: Final = _number("combat-won")
WOUNDED: Final = _number("wounded")
ARSENAL_SPENT: Final = _number("arsenal-spent")
WON: Final = _number("won")
TURN_LIMIT_REACHED: Final = _number("turn-limit-reached")

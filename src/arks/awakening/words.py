"""The words of Ark: Awakening: what may be done, and what happened. Their order is their number."""

from __future__ import annotations

from typing import Final

from arks.awakening.tables import RESOURCES, SECTION_PLACES
from arks.awakening.tables_enemy import STRATEGIES, SYMBOLS, TRACKS
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
SECTION: Final[Kind] = Kind("section", SECTION_PLACES, drawn=True)
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
GUARDIAN: Final[Kind] = Kind("guardian", drawn=True)
AIM: Final[Kind] = Kind("aim")  # the face of an enemy-target card
ENEMY_ACTION: Final[Kind] = Kind("action")  # the face of an enemy-action card
EDGE: Final[Kind] = Kind("", ("up", "right", "down", "left"))  # of a room, on the grid
DIRECTION: Final[Kind] = Kind("", ("straight", "right", "behind", "left"))  # as quarter turns to the right
HINDRANCE: Final[Kind] = Kind("", ("no-room", "guardian-there"))
MINI: Final[Kind] = Kind("", ("move", "militarize", "produce"))  # mini actions
HALT: Final[Kind] = Kind("", ("gate", "units", "cubes", "cylinders", "sealed"))
STRATEGY: Final[Kind] = Kind("", STRATEGIES)
WAY: Final[Kind] = Kind("", ("left", "right", "down"))  # how a challenger-action card is turned
SYMBOL: Final[Kind] = Kind("", SYMBOLS)
TRACK: Final[Kind] = Kind("track", TRACKS)
# Why It Learns spreads into a room, passes one over, takes a path, upgrades a track; and what it runs out of.
PRIORITY: Final[Kind] = Kind(
    "",
    ("mission", "component", "targeted", "left", "straight", "right", "behind", "chosen", "path", "goal", "blocked"),
)
PASSED: Final[Kind] = Kind("", ("corrupted", "gate"))
TIE: Final[Kind] = Kind("", ("only", "tied", "chosen"))
HOW: Final[Kind] = Kind("", ("most", "least-upgraded", "leftmost"))
PIECE: Final[Kind] = Kind("", ("infection", "corruption"))
PUBLIC_OBJECTIVE: Final[Kind] = Kind("goal", drawn=True)
RELATIONS: Final[Kind] = Kind("", ("peace", "war"))
COUNTER_REASON: Final[Kind] = Kind(
    "", ("shared-room", "no-shared-room", "combat", "highest-war", "no-combat", "artifact")
)  # why a counter of relations moved or stayed
POINTS: Final[Kind] = Kind(
    "", ("achievements", "targets", "mission", "unknown-artifacts")
)  # what victory points are for
LAST_TURN_REASON: Final[Kind] = Kind("", ("targets-covered", "all-targets"))

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
    Word("remove-cylinder", COLOUR, ROOM),
    Word("trade", SEAT),
    Word("give", RESOURCE, NUMBER),
    Word("want", RESOURCE, NUMBER),
    Word("withdraw"),
    Word("accept"),
    Word("decline"),
    Word("challenger", SEAT),
    Word("guardian", GUARDIAN),
    Word("mini", MINI),
    Word("assign", SECTION, SECTION),  # a unit at home, from one section to another
    Word("leave", SECTION),  # the section that units leave first
    Word("route-from", COLOUR, SEAT, SECTION),
    Word("into", SECTION),
    Word("range", ROOM, ROOM, SEAT),  # from one room into another
    Word("bomb", ROOM),
    Word("explode", ROOM),
    Word("seal", ROOM, ROOM),
    Word("unseal", ROOM, ROOM),
    Word("disintegrate", ROOM, SEAT),
    Word("hack", ROOM),
    Word("construct", CARD),
    Word("remove-section", CARD),
    Word("fight-all", ROOM, SEAT),  # a combat of three or more, with all of these
    Word("counter", RELATIONS, NUMBER),
    Word("turn", CARD, WAY),  # turn a challenger-action card
    Word("cleanse", ROOM),  # remove a corruption cylinder
    Word("disintegrate-corruption", ROOM),
    Word("face", ROOM, EDGE),  # where the name edge of a placed room points
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
    Word("room-turned", SEAT, ROOM, EDGE),
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
    Word("cylinder-removed", COLOUR, ROOM),
    Word("trade-offered", SEAT, SEAT, NUMBER),  # five numbers given, five wanted
    Word("trade-accepted", SEAT, SEAT),
    Word("trade-declined", SEAT, SEAT),
    Word("trade-withdrawn", SEAT, SEAT, SEAT),
    Word("gave", SEAT, SEAT, RESOURCE, NUMBER),
    Word("ship-complete"),
    Word("mission-shared", CARD),
    Word("room-activated", SEAT, ROOM, TARGET),
    Word("targets-shuffled", NUMBER),
    Word("actions-shuffled", NUMBER),
    Word("enemy-turn", NUMBER),
    Word("cube-disintegrated", SEAT, ROOM),
    Word("guardian-aimed", GUARDIAN, AIM),
    Word("guardian-teleported", GUARDIAN, ROOM),
    Word("guardian-not-teleported", GUARDIAN, AIM, HINDRANCE),
    Word("action-drawn", ENEMY_ACTION),
    Word("guardian-turned-away", GUARDIAN, DIRECTION, HINDRANCE),
    Word("guardian-moved", GUARDIAN, DIRECTION, ROOM, ROOM),
    Word("guardian-stopped", GUARDIAN, ROOM, HALT),
    Word("guardian-stayed", GUARDIAN, ROOM),
    Word("guardian-beaten", GUARDIAN),
    Word("guardians-stood-up", NUMBER),
    Word("round-started", NUMBER),
    Word("aimed-at", AIM),
    Word("glitched", ROOM, NUMBER),
    Word("glitch-spared", ROOM),
    Word("glitch-cubes-gone"),
    Word("hostile-unit-came", ROOM),
    Word("diagnose-card-shown", AIM),
    Word("turns-left", NUMBER),
    Word("round-ended", NUMBER),
    Word("diagnosis-missed", NUMBER),
    Word("still-damaged", ROOM),
    Word("still-hostile", ROOM),
    Word("not-integrated", ROOM),
    Word("challengers-won"),
    Word("challengers-lost"),
    Word("mini-action", SEAT, MINI),
    Word("assigned", SEAT, SECTION, SECTION),
    Word("section-powered", SEAT, SECTION, COLOUR),
    Word("section-unpowered", SEAT, SECTION, COLOUR),
    Word("range-attacked", SEAT, ROOM, ROOM, SEAT),
    Word("bomb-placed", SEAT, ROOM),
    Word("bomb-exploded", SEAT, ROOM),
    Word("metabolised", SEAT, NUMBER),
    Word("sealed", SEAT, ROOM, ROOM),
    Word("unsealed", SEAT, ROOM, ROOM),
    Word("disintegrated", SEAT, ROOM, SEAT),
    Word("hacked", SEAT, ROOM),
    Word("constructed", SEAT, CARD),
    Word("section-removed", SEAT, CARD),
    Word("melee-started", ROOM, SEAT),  # all sides
    Word("melee-exploded", ROOM),
    Word("melee-tied", ROOM, NUMBER),
    Word("melee-won", SEAT, ROOM),
    Word("counter-moved", SEAT, RELATIONS, NUMBER, COUNTER_REASON),
    Word("counter-stayed", SEAT, RELATIONS, NUMBER, COUNTER_REASON),
    Word("war-broke-out"),
    Word("peace-returned"),
    Word("objective-completed", SEAT, PUBLIC_OBJECTIVE, NUMBER, NUMBER),
    Word("targets-revealed", AIM),  # all of them
    Word("last-turn", SEAT, LAST_TURN_REASON),
    Word("points-scored", SEAT, POINTS, NUMBER, NUMBER),
    Word("points-total", SEAT, NUMBER),
    Word("tie-broken", SEAT, NUMBER),
    Word("victory-shared", SEAT),
    Word("section-chosen", SEAT, SECTION, LINE),  # where no markers are placed
    Word("strategy-set", ENEMY_ACTION, STRATEGY),
    Word("target-drawn", AIM),
    Word("target-set", ROOM, STRATEGY),
    Word("no-target", AIM),
    Word("corruption-placed", ROOM, PRIORITY),
    Word("corruption-passed", ROOM, PASSED),
    Word("corruption-returned", NUMBER),
    Word("infect-path", ROOM, ROOM, NUMBER, TIE),
    Word("infection-placed", ROOM, NUMBER, PRIORITY),
    Word("infection-passed", ROOM),
    Word("no-infect-path", ROOM),
    Word("infection-returned", NUMBER),
    Word("bloom-withered", ROOM),
    Word("infection-purged", ROOM, NUMBER),
    Word("corruption-removed", SEAT, ROOM),
    Word("corruption-disintegrated", SEAT, ROOM),
    Word("action-turned", SEAT, CARD, WAY),
    Word("symbol-counted", SYMBOL, NUMBER),
    Word("symbol-passed", SYMBOL),
    Word("adapted", TRACK, NUMBER, HOW),
    Word("adapted-nothing"),
    Word("actions-reset", NUMBER),
    Word("upgraded-at-start", TRACK, NUMBER),
    Word("supply-gone", PIECE),
    Word("mission-rooms-taken"),
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
O_FACE: Final = _number("face")
O_PLACE: Final = _number("place")
REMOVE: Final = _number("remove")
REMOVE_WOUNDED: Final = _number("remove-wounded")
FIGHT: Final = _number("fight")
PLAY: Final = _number("play")
REMOVE_CYLINDER: Final = _number("remove-cylinder")
TRADE: Final = _number("trade")
GIVE: Final = _number("give")
WANT: Final = _number("want")
WITHDRAW: Final = _number("withdraw")
ACCEPT: Final = _number("accept")
DECLINE: Final = _number("decline")
O_CHALLENGER: Final = _number("challenger")
O_GUARDIAN: Final = _number("guardian")
O_MINI: Final = _number("mini")
ASSIGN: Final = _number("assign")
LEAVE: Final = _number("leave")
ROUTE_FROM: Final = _number("route-from")
INTO: Final = _number("into")
RANGE: Final = _number("range")
BOMB: Final = _number("bomb")
EXPLODE: Final = _number("explode")
SEAL: Final = _number("seal")
UNSEAL: Final = _number("unseal")
O_DISINTEGRATE: Final = _number("disintegrate")
HACK: Final = _number("hack")
CONSTRUCT: Final = _number("construct")
REMOVE_SECTION: Final = _number("remove-section")
FIGHT_ALL: Final = _number("fight-all")
COUNTER: Final = _number("counter")
TURN: Final = _number("turn")
CLEANSE: Final = _number("cleanse")
O_DISINTEGRATE_CORRUPTION: Final = _number("disintegrate-corruption")

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
ROOM_TURNED: Final = _number("room-turned")
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
CYLINDER_REMOVED: Final = _number("cylinder-removed")
TRADE_OFFERED: Final = _number("trade-offered")
TRADE_ACCEPTED: Final = _number("trade-accepted")
TRADE_DECLINED: Final = _number("trade-declined")
TRADE_WITHDRAWN: Final = _number("trade-withdrawn")
GAVE: Final = _number("gave")
SHIP_COMPLETE: Final = _number("ship-complete")
MISSION_SHARED: Final = _number("mission-shared")
ROOM_ACTIVATED: Final = _number("room-activated")
TARGETS_SHUFFLED: Final = _number("targets-shuffled")
ACTIONS_SHUFFLED: Final = _number("actions-shuffled")
ENEMY_TURN: Final = _number("enemy-turn")
CUBE_DISINTEGRATED: Final = _number("cube-disintegrated")
GUARDIAN_AIMED: Final = _number("guardian-aimed")
GUARDIAN_TELEPORTED: Final = _number("guardian-teleported")
GUARDIAN_NOT_TELEPORTED: Final = _number("guardian-not-teleported")
ACTION_DRAWN: Final = _number("action-drawn")
GUARDIAN_TURNED_AWAY: Final = _number("guardian-turned-away")
GUARDIAN_MOVED: Final = _number("guardian-moved")
GUARDIAN_STOPPED: Final = _number("guardian-stopped")
GUARDIAN_STAYED: Final = _number("guardian-stayed")
GUARDIAN_BEATEN: Final = _number("guardian-beaten")
GUARDIANS_STOOD_UP: Final = _number("guardians-stood-up")
ROUND_STARTED: Final = _number("round-started")
AIMED_AT: Final = _number("aimed-at")
GLITCHED: Final = _number("glitched")
GLITCH_SPARED: Final = _number("glitch-spared")
GLITCH_CUBES_GONE: Final = _number("glitch-cubes-gone")
HOSTILE_UNIT_CAME: Final = _number("hostile-unit-came")
DIAGNOSE_CARD_SHOWN: Final = _number("diagnose-card-shown")
TURNS_LEFT: Final = _number("turns-left")
ROUND_ENDED: Final = _number("round-ended")
DIAGNOSIS_MISSED: Final = _number("diagnosis-missed")
STILL_DAMAGED: Final = _number("still-damaged")
STILL_HOSTILE: Final = _number("still-hostile")
NOT_INTEGRATED: Final = _number("not-integrated")
CHALLENGERS_WON: Final = _number("challengers-won")
CHALLENGERS_LOST: Final = _number("challengers-lost")
MINI_ACTION: Final = _number("mini-action")
ASSIGNED: Final = _number("assigned")
SECTION_POWERED: Final = _number("section-powered")
SECTION_UNPOWERED: Final = _number("section-unpowered")
RANGE_ATTACKED: Final = _number("range-attacked")
BOMB_PLACED: Final = _number("bomb-placed")
BOMB_EXPLODED: Final = _number("bomb-exploded")
METABOLISED: Final = _number("metabolised")
SEALED_DOOR: Final = _number("sealed")
UNSEALED_DOOR: Final = _number("unsealed")
DISINTEGRATED: Final = _number("disintegrated")
HACKED: Final = _number("hacked")
CONSTRUCTED: Final = _number("constructed")
SECTION_REMOVED: Final = _number("section-removed")
MELEE_STARTED: Final = _number("melee-started")
MELEE_EXPLODED: Final = _number("melee-exploded")
MELEE_TIED: Final = _number("melee-tied")
MELEE_WON: Final = _number("melee-won")
COUNTER_MOVED: Final = _number("counter-moved")
COUNTER_STAYED: Final = _number("counter-stayed")
WAR_BROKE_OUT: Final = _number("war-broke-out")
PEACE_RETURNED: Final = _number("peace-returned")
OBJECTIVE_COMPLETED: Final = _number("objective-completed")
TARGETS_REVEALED: Final = _number("targets-revealed")
LAST_TURN: Final = _number("last-turn")
POINTS_SCORED: Final = _number("points-scored")
POINTS_TOTAL: Final = _number("points-total")
TIE_BROKEN: Final = _number("tie-broken")
VICTORY_SHARED: Final = _number("victory-shared")
SECTION_CHOSEN: Final = _number("section-chosen")
STRATEGY_SET: Final = _number("strategy-set")
TARGET_DRAWN: Final = _number("target-drawn")
TARGET_SET: Final = _number("target-set")
NO_TARGET: Final = _number("no-target")
CORRUPTION_PLACED: Final = _number("corruption-placed")
CORRUPTION_PASSED: Final = _number("corruption-passed")
CORRUPTION_RETURNED: Final = _number("corruption-returned")
INFECT_PATH: Final = _number("infect-path")
INFECTION_PLACED: Final = _number("infection-placed")
INFECTION_PASSED: Final = _number("infection-passed")
NO_INFECT_PATH: Final = _number("no-infect-path")
INFECTION_RETURNED: Final = _number("infection-returned")
BLOOM_WITHERED: Final = _number("bloom-withered")
INFECTION_PURGED: Final = _number("infection-purged")
CORRUPTION_REMOVED: Final = _number("corruption-removed")
CORRUPTION_DISINTEGRATED: Final = _number("corruption-disintegrated")
ACTION_TURNED: Final = _number("action-turned")
SYMBOL_COUNTED: Final = _number("symbol-counted")
SYMBOL_PASSED: Final = _number("symbol-passed")
ADAPTED: Final = _number("adapted")
ADAPTED_NOTHING: Final = _number("adapted-nothing")
ACTIONS_RESET: Final = _number("actions-reset")
UPGRADED_AT_START: Final = _number("upgraded-at-start")
SUPPLY_GONE: Final = _number("supply-gone")
MISSION_ROOMS_TAKEN: Final = _number("mission-rooms-taken")

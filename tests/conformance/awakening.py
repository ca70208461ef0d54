"""A second bookkeeping of Ark: Awakening: the table as its events tell it, against the table as the view shows it.

It knows no rules. What a rule moves without telling, or tells without moving, is a difference here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from arks.awakening.content.load import load
from arks.awakening.tables import MERCENARIES, ROBOTS
from tests.conformance import awakening_coop, awakening_fallout, awakening_variants

View = dict[str, Any]

PACK = load()
COLOURS = ("yellow", "red", "green", "blue", "purple", "violet", "turquoise", "black")
NEUTRAL_UNITS = {ROBOTS: "robots", MERCENARIES: "mercenaries"}
SPAWNS = {kind.id: NEUTRAL_UNITS[kind.spawns] for kind in PACK.rooms if kind.spawns >= 0}
GENERATES = {kind.id: COLOURS[kind.colour] for kind in PACK.rooms if kind.colour >= 0}

# Events that move nothing, or that come with another one that does.
SILENT = {
    "chained", "fully-integrated", "airlock-opened", "last-room-placed", "artifacts-shuffled", "objective-met",
    "drew-cards", "discarded-cards", "mission-learned", "card-discarded", "combat-started", "attack-failed",
    "critical-mass", "strength", "won", "turn-limit-reached", *awakening_coop.SILENT, *awakening_variants.SILENT,
    *awakening_fallout.SILENT,
}  # fmt: skip


def drawn_things(view: View) -> set[str]:
    """Cells and sections are drawn wherever there is a grid and a board."""
    layout = view["layout"]
    sections = {f"section:{section}" for board in view["boards"] for section in board["sections"]}
    return sections | {f"cell:{cell}" for cell in range(layout["columns"] * layout["rows"])}


def number(word: str) -> int:
    """``room:12`` is 12."""
    return int(word.rpartition(":")[2])


class Room:
    """What lies in a room. Units of seats go by their colours."""

    def __init__(self, shown: View) -> None:
        self.kind: str = shown["kind"]
        self.cell: int = shown.get("cell", -1)
        self.token: bool = shown.get("token", False)
        self.units: Counter[str] = Counter(shown["units"])
        self.wounded: int = shown.get("wounded", 0)
        self.cylinders: Counter[str] = Counter(shown["cylinders"])
        self.cubes: list[int] = list(shown.get("cubes", []))

    def contents(self) -> tuple[object, ...]:
        return self.kind, self.cell, self.token, +self.units, self.wounded, +self.cylinders, self.cubes


class Board:
    """What lies on and beside a player's board."""

    def __init__(self, shown: View) -> None:
        self.counts = Counter({name: shown[name] for name in ("arsenal", "asleep", "wounded", "cylinders", "battles")})
        self.counts["turns"] = shown["turns"]
        self.counts["cards"] = shown["hand"] + shown["looking"]
        self.counts["tokens"] = len(shown["tokens"])
        self.resources: Counter[str] = Counter(shown["resources"])
        self.sections: Counter[str] = Counter(shown["sections"])
        self.marker: str | None = shown["marker"]
        self.targets: list[str] = list(shown["targets"])
        self.achieved: set[str] = set(shown["achieved"])
        self.mission = bool(shown["mission"])

    def contents(self) -> tuple[object, ...]:
        counts = +self.counts, +self.resources, +self.sections
        return *counts, self.marker, self.targets, self.achieved, self.mission


class Ledger:
    """Follows one game. ``look`` gives the spectator's view, for what a new room is."""

    def __init__(self, look: Callable[[], View]) -> None:
        self.look = look
        view = look()
        self.boards = [Board(shown) for shown in view["boards"]]
        self.rooms = [Room(shown) for shown in view["rooms"]]
        self.enemy = awakening_coop.Enemy(view)
        self.extras = awakening_variants.Extras(view)
        self.race = awakening_fallout.Race(view)
        self.beside = Board(view["boards"][0])  # an enemy has no board; what it wins and draws is noted here
        self.revealed = 0  # rooms that are to be placed
        self.decks = Counter({name: view["decks"][name] for name in ("rooms", "tokens")})

    def compare(self) -> None:
        """The table is as the events told."""
        view = self.look()
        for seat, (board, shown) in enumerate(zip(self.boards, view["boards"], strict=True)):
            assert board.contents() == Board(shown).contents(), f"seat:{seat}"
        for place, (room, shown) in enumerate(zip(self.rooms, view["rooms"], strict=True)):
            assert room.contents() == Room(shown).contents(), f"room:{place}"
        self.enemy.compare(view)
        self.extras.compare(view)
        self.race.compare(view)
        assert self.decks == {name: view["decks"][name] for name in self.decks}
        assert self.revealed == (view["revealed"] is not None)

    def note(self, event: str) -> None:
        name, *words = event.split()
        self.race.watch(name, words)
        noted = NOTED.get(name)
        assert (noted is None) == (name in SILENT), f"the ledger does not know what {name} means"
        if noted is not None:
            noted(self, *words)

    def board(self, seat: str) -> Board:
        return self.boards[number(seat)] if number(seat) < len(self.boards) else self.beside

    def room(self, room: str) -> Room:
        return self.rooms[number(room)]

    def home(self, kinds: dict[str, str], piece: str) -> Room:
        """Where a piece comes from: the biodome of its colour, or the outer room that provides it."""
        if piece in COLOURS[: len(self.boards)]:
            return self.rooms[COLOURS.index(piece)]
        return next(room for room in self.rooms if kinds.get(room.kind) == piece)


# --- what each event says


def moved(ledger: Ledger, seat: str, source: str, target: str, own: str, robots: str, mercenaries: str) -> None:
    units = fought(seat, own, robots, mercenaries)
    ledger.room(source).units.subtract(units)
    ledger.room(target).units.update(units)


def fought(seat: str, own: str, robots: str, mercenaries: str) -> Counter[str]:
    return Counter({COLOURS[number(seat)]: int(own), "robots": int(robots), "mercenaries": int(mercenaries)})


def wounded(ledger: Ledger, seat: str, room: str, own: str, robots: str, mercenaries: str) -> None:
    units = fought(seat, own, robots, mercenaries)
    ledger.room(room).units.subtract(units)
    ledger.board(seat).counts["wounded"] += int(own)
    for piece in ("robots", "mercenaries"):
        if units[piece]:
            ledger.home(SPAWNS, piece).wounded += units[piece]


def healed(ledger: Ledger, seat: str, room: str, n: str) -> None:
    where = ledger.room(room)
    if number(room) == number(seat):
        ledger.board(seat).counts["wounded"] -= int(n)
        where.units[COLOURS[number(seat)]] += int(n)
    else:
        where.wounded -= int(n)
        where.units[SPAWNS[where.kind]] += int(n)


def awoke(ledger: Ledger, seat: str) -> None:
    ledger.board(seat).counts["asleep"] -= 1
    ledger.rooms[number(seat)].units[COLOURS[number(seat)]] += 1


def units_spawned(ledger: Ledger, room: str, n: str) -> None:
    ledger.room(room).units[SPAWNS[ledger.room(room).kind]] += int(n)


def unit_removed(ledger: Ledger, room: str, home: str) -> None:
    ledger.room(room).units[SPAWNS[ledger.room(home).kind]] -= 1


def wounded_unit_removed(ledger: Ledger, home: str) -> None:
    ledger.room(home).wounded -= 1


def routed(ledger: Ledger, seat: str, colour: str, source: str, target: str) -> None:
    ledger.room(source).cylinders[colour] -= 1
    ledger.room(target).cylinders[colour] += 1


def cylinder_returned(ledger: Ledger, colour: str, room: str) -> None:
    ledger.room(room).cylinders[colour] -= 1
    ledger.home(GENERATES, colour).cylinders[colour] += 1


def cylinders_added(ledger: Ledger, colour: str, n: str) -> None:
    ledger.home(GENERATES, colour).cylinders[colour] += int(n)
    if colour in COLOURS[: len(ledger.boards)]:
        ledger.boards[COLOURS.index(colour)].counts["cylinders"] -= int(n)


def paid(ledger: Ledger, seat: str, *payment: str) -> None:
    for type, n in zip(payment[::2], payment[1::2], strict=True):
        ledger.board(seat).resources[type] -= int(n)
        assert ledger.board(seat).resources[type] >= 0


def gained(ledger: Ledger, seat: str, type: str, n: str) -> None:
    ledger.board(seat).resources[type] += int(n)


def exploited(ledger: Ledger, seat: str, room: str, type: str, n: str) -> None:
    gained(ledger, seat, type, n)


def produced(ledger: Ledger, seat: str, n: str) -> None:
    gained(ledger, seat, "Mt", n)


def converted(ledger: Ledger, seat: str, conversion: str) -> None:
    bought = PACK.conversions[number(conversion)]
    if not bought.routes:
        gained(ledger, seat, "Mt", str(bought.n))


def swapped(ledger: Ledger, seat: str, type: str) -> None:
    paid(ledger, seat, type, "1")
    gained(ledger, seat, "Mt", "1")


def integrated(ledger: Ledger, seat: str, room: str, n: str) -> None:
    ledger.room(room).cubes.append(number(seat))
    assert len(ledger.room(room).cubes) == int(n)


def cube_replaced(ledger: Ledger, seat: str, room: str, other: str) -> None:
    cubes = ledger.room(room).cubes
    place = cubes.index(number(other))
    cubes[place] = number(seat)
    if ledger.race.shown:  # the others shift to the left
        cubes.append(cubes.pop(place))


def upgraded(ledger: Ledger, seat: str, section: str, n: str) -> None:
    sections = ledger.board(seat).sections
    sections[section.removeprefix("section:")] += 1
    assert sections[section.removeprefix("section:")] == int(n)


def room_revealed(ledger: Ledger, seat: str, card: str) -> None:
    ledger.decks["rooms"] -= 1
    ledger.revealed += 1


def room_placed(ledger: Ledger, seat: str, room: str, cell: str) -> None:
    gate_placed(ledger, seat, room, cell)
    ledger.revealed -= 1
    if ledger.decks["tokens"]:
        ledger.decks["tokens"] -= 1
        ledger.room(room).token = True


def gate_placed(ledger: Ledger, seat: str, room: str, cell: str) -> None:
    assert number(room) == len(ledger.rooms)
    kind = ledger.look()["rooms"][number(room)]["kind"]
    ledger.rooms.append(Room({"kind": kind, "cell": number(cell), "units": {}, "cylinders": {}}))


def rooms_swapped(ledger: Ledger, seat: str, one: str, two: str) -> None:
    a, b = ledger.room(one), ledger.room(two)
    a.cell, b.cell = b.cell, a.cell


def explored(ledger: Ledger, seat: str, room: str, token: str) -> None:
    assert ledger.room(room).token
    ledger.room(room).token = False
    ledger.board(seat).counts["tokens"] += 1


def activated(ledger: Ledger, seat: str, room: str, target: str) -> None:
    ledger.board(seat).targets.append(PACK.targets[number(target)].id)


def achieved(ledger: Ledger, seat: str, achievement: str) -> None:
    ledger.board(seat).achieved.add(PACK.achievements[number(achievement)].id)


def mission_drawn(ledger: Ledger, seat: str) -> None:
    ledger.board(seat).mission = True


def marker_placed(ledger: Ledger, seat: str, section: str, line: str) -> None:
    ledger.board(seat).marker = section.removeprefix("section:")


def turn_started(ledger: Ledger, seat: str, n: str) -> None:
    counted(ledger, "turns", seat, 1)
    assert ledger.board(seat).counts["turns"] == int(n)


def counted(ledger: Ledger, name: str, seat: str, n: int) -> None:
    ledger.board(seat).counts[name] += n


NOTED: dict[str, Callable[..., None]] = {
    "turn-started": turn_started,
    "marker-placed": marker_placed,
    "militarized": lambda ledger, seat, n: counted(ledger, "arsenal", seat, int(n)),
    "arsenal-spent": lambda ledger, seat, n: counted(ledger, "arsenal", seat, -int(n)),
    "combat-won": lambda ledger, seat, *_: counted(ledger, "battles", seat, 1),
    "drew": lambda ledger, seat, n: counted(ledger, "cards", seat, int(n)),
    "discarded": lambda ledger, seat, n: counted(ledger, "cards", seat, -int(n)),
    "used": lambda ledger, seat, card: counted(ledger, "cards", seat, -1),
    "card-shown": lambda ledger, seat, card: counted(ledger, "cards", seat, -1),
    "card-returned": lambda ledger, seat, card: counted(ledger, "cards", seat, 1),
    "moved": moved,
    "teleported": moved,
    "wounded": wounded,
    "healed": healed,
    "awoke": awoke,
    "units-spawned": units_spawned,
    "unit-removed": unit_removed,
    "wounded-unit-removed": wounded_unit_removed,
    "routed": routed,
    "cylinder-returned": cylinder_returned,
    "cylinders-added": cylinders_added,
    "paid": paid,
    "gained": gained,
    "exploited": exploited,
    "produced": produced,
    "converted": converted,
    "swapped": swapped,
    "integrated": integrated,
    "cube-replaced": cube_replaced,
    "upgraded": upgraded,
    "room-revealed": room_revealed,
    "room-placed": room_placed,
    "gate-placed": gate_placed,
    "rooms-swapped": rooms_swapped,
    "explored": explored,
    "activated": activated,
    "achieved": achieved,
    "mission-drawn": mission_drawn,
    "room-activated": activated,
    **awakening_coop.NOTED,
    **awakening_fallout.NOTED,
    **awakening_variants.NOTED,
}

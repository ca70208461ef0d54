"""What a seat has on the table, and what it wants to place: the facts that the evaluation divides and adds up."""

from __future__ import annotations

from arks.awakening.biodome import in_sections
from arks.awakening.control import benefits, controlled_rooms
from arks.awakening.state import Ark, Room, noted, numbers_in, under_zone
from arks.awakening.tables import (
    AWAKE_COST,
    AWAKE_DISCOUNT,
    BT,
    ENGINEER,
    ENGINEER_FREE,
    ENGINEER_FREE_BIODOME,
    ENGINEER_REMOTE,
    EXPLOIT_BONUS,
    EXTRA_ROUTE,
    MILITARIZE,
    MINI_MILITARIZE,
    MINI_MOVE,
    MINI_PRODUCE,
    MOVE,
    MT,
    PRODUCE,
    RESOURCES_GAINED,
    RESOURCES_PER_UNIT,
    ROUTE_BLACK,
    ROUTE_OWN,
    ROUTE_TURQUOISE,
    ROUTE_VIOLET,
    TELEPORT,
    TELEPORT_ANY,
    TI,
    Cost,
    RoomKind,
)
from arks.awakening.variants.construction import FRESH
from arks.bots.awakening.weights import LONG

EXPLOITS: int = 9  # how many EXPLOIT turns a plan may hold


class Survey:
    """One pass over the table for one seat."""

    def __init__(self, state: Ark, seat: int) -> None:
        pack = state.pack
        total = benefits(state, seat)
        if noted(state, FRESH):
            total = with_fresh_sections(state, seat, total)
        self.benefits = total
        self.resources = state.players[seat].resources
        self.engineer = max(
            1, total[ENGINEER] + total[ENGINEER_REMOTE] + total[ENGINEER_FREE] + total[ENGINEER_FREE_BIODOME]
        )
        self.routes = (
            total[ROUTE_OWN] + total[ROUTE_VIOLET] + total[ROUTE_TURQUOISE] + total[ROUTE_BLACK] + total[EXTRA_ROUTE]
        )
        walk = total[MOVE] + 2.0 * total[MINI_MOVE]  # which takes no turn
        self.moves = max(1.0, walk + total[TELEPORT] + 2.0 * total[TELEPORT_ANY])
        self.militarize = max(1, total[MILITARIZE] + total[MINI_MILITARIZE])
        self.gift = total[MINI_PRODUCE]  # Metamorphite of every turn
        self.produce = max(1, total[PRODUCE])
        self.awake_cost = max(1, total[AWAKE_COST] - total[AWAKE_DISCOUNT])
        self.any_type = total[RESOURCES_GAINED] + total[RESOURCES_PER_UNIT]  # of one EXPLOIT, in a type of choice
        self.income = [0, 0, 0, 0]  # of one EXPLOIT
        self.upright = 0
        self.stands: dict[int, int] = {}  # own units by room
        self.spare_cylinders = state.rooms[seat].cylinders[seat]
        if self.spare_cylinders and state.notes:
            self.spare_cylinders -= in_sections(state, seat, seat)
        # What is wanted, weighted by how sure that is.
        self.cubes = 0.0
        self.most_cubes = 0.0  # in one place: only one is placed there each phase
        self.price = [0.0, 0.0, 0.0, 0.0]
        self.price_any = 0.0
        for number in numbers_in(state.standing[seat]):
            self.stands[number] = state.rooms[number].units[seat]
            self.upright += self.stands[number]
        rooms = controlled_rooms(state, seat)
        self.controlled = rooms.bit_count() - 1  # the own biodome is no outer room
        factories: list[tuple[int, int]] = []
        for number in numbers_in(rooms & state.factories):
            room = state.rooms[number]
            kind = pack.rooms[room.kind]
            factories.append((kind.yields[room.level] + total[EXPLOIT_BONUS], kind.resource))
        if len(factories) > pack.limits.exploit:
            factories.sort(reverse=True)
        for n, resource in factories[: pack.limits.exploit]:
            self.income[resource] += n

    def want(self, cubes: int, cost: Cost, share: float, at_once: int = 1) -> None:
        """Cubes in one place, so many at once; ``share`` says how sure it is that they are needed."""
        self.cubes += cubes * share
        if share == 1.0:
            self.most_cubes = max(self.most_cubes, cubes / at_once)
        if len(cost.types) == 1:
            self.price[cost.types[0]] += cubes * cost.n * share
        else:
            self.price_any += cubes * cost.n * share

    def production_turns(self) -> float:
        """EXPLOIT and PRODUCE turns, best mixed, until what is wanted can be paid."""
        best = LONG
        for exploits in range(EXPLOITS):
            left = self.price_any - self.resources[MT] - exploits * (self.any_type + self.gift)
            for type in range(4):
                short = self.price[type] - self.resources[type] - exploits * self.income[type]
                if short > 0.0:
                    left += short
            if left <= 0.0:
                return min(best, float(exploits))
            best = min(best, exploits + left / (self.produce + self.gift))
        return best

    def awake_turns(self, missing: int) -> float:
        """Production turns until so many units can be awakened, and the turn that does it."""
        stock = self.resources[MT] + max(self.resources[TI], self.resources[BT])
        short = max(0, missing * self.awake_cost - stock)
        return 1.0 + short / max(self.produce, self.income[TI], self.income[BT])


def with_fresh_sections(state: Ark, seat: int, total: tuple[int, ...]) -> tuple[int, ...]:
    """Benefits of the next phase: what was constructed in this one counts then."""
    added = list(total)
    cards = state.cards.zones[under_zone(state, seat)]
    for uid in noted(state, FRESH):
        if uid in cards:
            for grant in state.pack.artifacts[state.cards.face[uid]].section:
                added[grant.benefit] += grant.ladder[0]
    return tuple(added)


def cubes_missing(room: Room, kind: RoomKind, seat: int) -> int:
    """Own cubes until a room is full and this seat has as many as anybody."""
    cubes = room.cubes
    empty = kind.squares - len(cubes)
    if not cubes:
        return empty
    rival = 0
    for other in set(cubes):
        if other != seat:
            rival = max(rival, cubes.count(other))
    behind = rival - cubes.count(seat) - empty
    return empty if behind <= 0 else empty + (behind + 1) // 2

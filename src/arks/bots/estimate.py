"""How far a seat is from winning, in turns: the evaluation of the greedy bot, as a sum of small named terms.

Every term is a guess at turns of work still to do (or, negative, of work that is saved). The guesses divide what is
missing by what one turn brings with the benefits the seat has now, so a better engine shows as fewer turns.
"""

from __future__ import annotations

from typing import Final

from arks.awakening.control import benefits, control, opponents_in
from arks.awakening.goals import cubes_integrated, mission_of
from arks.awakening.state import (
    MISSION_DECK,
    ROOM_DECK,
    Ark,
    Room,
    hand,
    kept_zone,
    mission_zone,
    pack_of,
)
from arks.awakening.tables import (
    ACTIVATE,
    ARSENAL,
    ARTIFACTS_IN_HAND,
    AWAKE_COST,
    AWAKE_DISCOUNT,
    BATTLES_WON,
    BT,
    CUBES_INTEGRATED,
    DISCOVER_KEEP,
    ENGINEER,
    ENGINEER_FREE,
    ENGINEER_FREE_BIODOME,
    ENGINEER_REMOTE,
    EXPLOIT_BONUS,
    EXTRA_ROUTE,
    FACTORY,
    MILITARIZE,
    MOVE,
    MT,
    PRODUCE,
    RESOURCES_GAINED,
    RESOURCES_PER_UNIT,
    ROOMS_CONTROLLED,
    ROOMS_EXPLORED,
    ROOMS_OCCUPIED,
    ROUTE_BLACK,
    ROUTE_OWN,
    ROUTE_TURQUOISE,
    ROUTE_VIOLET,
    SECTION_FULL,
    TELEPORT,
    TELEPORT_ANY,
    TI,
    UNITS_AWAKE,
    Objective,
    Pack,
    RoomKind,
)
from arks.bots.distance import FAR, Distances

# The terms, and how much a turn of each counts.
GOALS: Final = 0
CUBES: Final = 1
RESOURCES: Final = 2
TRAVEL: Final = 3
UNSEEN: Final = 4
RIVALS: Final = 5
CHAINS: Final = 6
ENGINE: Final = 7
CARDS: Final = 8
STOCK: Final = 9
CREW: Final = 10
ARMS: Final = 11
WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("goals", 1.0),  # achievements that are still needed, objectives that are no cubes
    ("cubes", 1.0),  # ENGINEER phases until all wanted cubes are placed
    ("resources", 1.0),  # production turns until they can be paid
    ("travel", 1.0),  # turns of walking until units stand where cubes are wanted
    ("unseen", 1.0),  # turns until wanted rooms are found
    ("rivals", 1.0),  # opponents in the way
    ("chains", 1.0),  # saved by chains
    ("engine", 1.0),  # saved by cylinders and routes that are not in use yet
    ("cards", 1.0),  # saved by artifacts in hand
    ("stock", 1.0),  # saved by resources nothing needs yet
    ("crew", 1.0),  # saved by more units
    ("arms", 1.0),  # saved by being able to fight
)
WEIGHT: Final = tuple([weight for _, weight in WEIGHTS])

WON: Final = 1000.0
LONG: Final = 15.0  # no single guess is longer than this
EACH_CUBE: Final = 0.2  # beside the phases: no cube is placed for nothing
LITTLE_HUNGER: Final = 0.1
UNKNOWN: Final = 10.0  # a mission not drawn yet: more than any mission can disappoint


class Judge:
    """Values states for one seat."""

    def __init__(self, state: Ark, seat: int) -> None:
        self.seat = seat
        self.distances = Distances(seat)
        self.likely = likely_targets(pack_of(state), state.groups)

    def value(self, state: Ark) -> float:
        """More is better: minus the weighted turns to go."""
        total = 0.0
        for turns, weight in zip(self.terms(state), WEIGHT):
            total -= turns * weight
        return total

    def terms(self, state: Ark) -> list[float]:
        outcome = state.outcome
        terms = [0.0] * len(WEIGHT)
        if outcome is not None:
            terms[GOALS] = -WON if self.seat in outcome.winners else WON
            return terms
        survey = Survey(state, self.seat)
        cards = state.cards.zones[mission_zone(state, self.seat)]
        if cards:
            wanted = self.open_mission(state, survey, mission_of(state, cards[0]).objectives, terms)
        else:
            wanted = self.likely
            if state.cards.zones[MISSION_DECK]:
                terms[GOALS] = self.achievements(state, survey)
        self.rooms(state, survey, wanted, terms)
        most = max(survey.most_cubes, 3.0 if not cards else 0.0)
        terms[CUBES] = max(most, survey.cubes / max(1, survey.engineer)) + EACH_CUBE * survey.cubes
        terms[RESOURCES] = survey.production_turns()
        work = terms[GOALS] + terms[CUBES] + terms[RESOURCES] + terms[TRAVEL] + terms[UNSEEN]
        terms[CHAINS] = -work * (1.0 - 0.94 ** len(state.players[self.seat].targets))
        share = min(1.0, work / LONG)
        terms[ENGINE] = -share * (0.3 * survey.routes + 0.2 * survey.spare_cylinders)
        terms[CARDS] = -0.12 * min(8, len(hand(state, self.seat)))
        terms[STOCK] = -0.03 * min(12, sum(survey.resources))
        units = survey.upright + 0.5 * state.players[self.seat].wounded
        terms[CREW] = -0.4 * min(units, 3.0) - 0.15 * units
        terms[ARMS] = -0.04 * min(8, state.players[self.seat].arsenal)
        return terms

    def appetite(self, state: Ark) -> Appetite:
        """The same wishes as in `terms`, for one look ahead."""
        survey = Survey(state, self.seat)
        terms = [0.0] * len(WEIGHT)
        cards = state.cards.zones[mission_zone(state, self.seat)]
        wanted = self.likely
        if cards:
            wanted = self.open_mission(state, survey, mission_of(state, cards[0]).objectives, terms)
        self.rooms(state, survey, wanted, terms)
        hunger = [LITTLE_HUNGER] * 4
        for type in range(4):
            hunger[type] += max(0.0, survey.price[type] - survey.resources[type]) / 8.0
        return Appetite(survey.price, hunger, 1.0 if cards and terms[UNSEEN] == 0.0 else 3.0, 0.5 if cards else 2.0, wanted)

    def achievements(self, state: Ark, survey: Survey) -> float:
        """The nearest achievements that are still needed; the next one counts a little, as a second way."""
        pack = pack_of(state)
        achieved = state.players[self.seat].achieved
        needed = pack.achievements_needed - achieved.bit_count()
        turns: list[float] = []
        for achievement in pack.achievements:
            if not achieved >> achievement.index & 1:
                total = 0.0
                for objective in achievement.easy:
                    total += self.objective(state, survey, objective)
                turns.append(min(LONG, total))
        turns.sort()
        return sum(turns[:needed]) + 0.15 * sum(turns[needed : needed + 1]) + UNKNOWN

    def open_mission(
        self, state: Ark, survey: Survey, objectives: tuple[Objective, ...], terms: list[float]
    ) -> dict[int, float]:
        """What a known mission still needs; returns the targets among it."""
        pack = pack_of(state)
        player = state.players[self.seat]
        wanted: dict[int, float] = {}
        for bit, objective in enumerate(objectives):
            if player.objectives >> bit & 1:
                continue
            if objective.kind == ACTIVATE:
                wanted[objective.n] = 1.0
            elif objective.kind == SECTION_FULL:
                section = pack.board.sections[objective.n]
                survey.want(section.squares - player.sections[objective.n], section.cost.n, section.cost.types, 1.0)
            else:
                terms[GOALS] += self.objective(state, survey, objective)
        return wanted

    def objective(self, state: Ark, survey: Survey, objective: Objective) -> float:
        """Turns until a countable objective is reached with the benefits of now."""
        pack = pack_of(state)
        player = state.players[self.seat]
        kind = objective.kind
        total = survey.benefits
        if kind == UNITS_AWAKE:
            missing = (pack.start.units_total if objective.n < 0 else objective.n) - survey.upright
            return survey.awake_turns(missing) if missing > 0 else 0.0
        if kind == CUBES_INTEGRATED:
            missing = objective.n - cubes_integrated(state, self.seat)
            return max(0.0, missing / max(1, survey.engineer) * 1.2 + 0.05 * missing)
        if kind == ROOMS_CONTROLLED:
            missing = objective.n - survey.controlled
            if missing <= 0:
                return 0.0
            routed = min(missing, survey.spare_cylinders)
            return routed / max(1, survey.routes) + (missing - routed) * 1.0
        if kind == ROOMS_OCCUPIED:
            return max(0.0, (objective.n - len(survey.stands)) * 0.7)
        if kind == ARTIFACTS_IN_HAND:
            return max(0.0, (objective.n - len(hand(state, self.seat))) / max(1, total[DISCOVER_KEEP]))
        if kind == BATTLES_WON:
            return 2.0 + max(0.0, (5 - player.arsenal) / max(1, total[MILITARIZE])) if player.battles == 0 else 0.0
        if kind == ARSENAL:
            return max(0.0, (objective.n - player.arsenal) / max(1, total[MILITARIZE]))
        if kind == ROOMS_EXPLORED:
            missing = objective.n - len(state.cards.zones[kept_zone(state, self.seat)])
            if missing <= 0:
                return 0.0
            rate = 0.3 * (survey.moves + min(survey.routes, survey.spare_cylinders)) + 0.5
            return missing / rate + 0.1 * self.to_token(state, survey)
        return LONG

    def to_token(self, state: Ark, survey: Survey) -> float:
        """Moves to the nearest room with an explore token."""
        best = FAR
        for number, room in enumerate(state.rooms):
            if room.token >= 0:
                moves = self.distances.to(state, number)
                for stand in survey.stands:
                    best = min(best, moves[stand])
        return float(best)

    def rooms(self, state: Ark, survey: Survey, wanted: dict[int, float], terms: list[float]) -> None:
        """Cubes, their price and the way to them, for every wanted room; what is not on the table must be found."""
        pack = pack_of(state)
        targets = state.players[self.seat].targets
        open_targets = {target: share for target, share in wanted.items() if target not in targets}
        free = survey.stands.copy()
        known = len(wanted) <= 3
        for number in range(state.rules.players, len(state.rooms)):
            room = state.rooms[number]
            kind = pack.rooms[room.kind]
            share = open_targets.pop(kind.target, 0.0) if kind.target >= 0 else 0.0
            if share == 0.0:
                continue
            missing = cubes_missing(room, kind, self.seat)
            survey.want(missing, kind.cost.n, kind.cost.types, share)
            if missing and known:
                terms[TRAVEL] += self.walk(state, survey, number, free)
                if opponents_in(state, self.seat, number):
                    terms[RIVALS] += 1.5
        deck = len(state.cards.zones[ROOM_DECK])
        for share in open_targets.values():
            survey.want(4, 3, (), share)
            terms[UNSEEN] += share * (2.0 + 0.3 * deck)

    def walk(self, state: Ark, survey: Survey, number: int, free: dict[int, int]) -> float:
        """Turns until a unit that nothing else needs stands in a room; the last unit must serve several."""
        moves = self.distances.to(state, number)
        best = FAR
        best_stand = -1
        for stand, units in free.items():
            if units and moves[stand] < best:
                best = moves[stand]
                best_stand = stand
        extra = 0.0
        if best_stand >= 0:
            free[best_stand] -= 1
        else:
            extra = 1.0
            for stand in survey.stands:
                best = min(best, moves[stand])
        return extra + best / survey.moves


class Appetite:
    """What a seat is after, in rough numbers: they tell which of many rooms are worth a closer look."""

    def __init__(
        self, price: list[float], hunger: list[float], exploring: float, holding: float, wanted: dict[int, float]
    ) -> None:
        self.price = price  # of all wanted cubes, by resource
        self.hunger = hunger  # what is missing of it
        self.exploring = exploring
        self.holding = holding
        self.wanted = wanted  # targets


class Survey:
    """What a seat has on the table, collected in one pass, and what it wants to place."""

    def __init__(self, state: Ark, seat: int) -> None:
        pack = pack_of(state)
        player = state.players[seat]
        total = benefits(state, seat)
        self.benefits = total
        self.resources = player.resources
        self.engineer = (
            total[ENGINEER] + total[ENGINEER_REMOTE] + total[ENGINEER_FREE] + total[ENGINEER_FREE_BIODOME]
        )
        self.routes = (
            total[ROUTE_OWN] + total[ROUTE_VIOLET] + total[ROUTE_TURQUOISE] + total[ROUTE_BLACK] + total[EXTRA_ROUTE]
        )
        self.moves = max(1.0, total[MOVE] + total[TELEPORT] + 2.0 * total[TELEPORT_ANY])
        self.produce = total[PRODUCE]
        self.income = [0, 0, 0, 0]
        self.flexible = total[RESOURCES_GAINED] + total[RESOURCES_PER_UNIT]
        self.controlled = 0
        self.upright = 0
        self.stands: dict[int, int] = {}  # units by room
        self.spare_cylinders = state.rooms[seat].cylinders[seat]
        self.cubes = 0.0
        self.most_cubes = 0.0
        self.price = [0.0, 0.0, 0.0, 0.0]
        self.price_any = 0.0
        self.awake_cost = max(1, total[AWAKE_COST] - total[AWAKE_DISCOUNT])
        factories: list[tuple[int, int]] = []
        players = state.rules.players
        for number, room in enumerate(state.rooms):
            units = room.units[seat]
            if units:
                self.stands[number] = units
                self.upright += units
            if number >= players and control(state, number) >> seat & 1:
                self.controlled += 1
                kind = pack.rooms[room.kind]
                if kind.cls == FACTORY:
                    factories.append((kind.yields[room.level] + total[EXPLOIT_BONUS], kind.resource))
        if len(factories) > pack.limits.exploit:
            factories.sort(reverse=True)
        for n, resource in factories[: pack.limits.exploit]:
            self.income[resource] += n

    def want(self, cubes: int, price: int, types: tuple[int, ...], share: float) -> None:
        self.cubes += cubes * share
        if share == 1.0:
            self.most_cubes = max(self.most_cubes, float(cubes))
        if len(types) == 1:
            self.price[types[0]] += cubes * price * share
        else:
            self.price_any += cubes * price * share

    def production_turns(self) -> float:
        """EXPLOIT and PRODUCE turns, best mixed, until what is wanted can be paid."""
        best = LONG
        wild = self.resources[MT]
        for exploits in range(9):
            left = self.price_any - wild - exploits * self.flexible
            for type in range(4):
                short = self.price[type] - self.resources[type] - exploits * self.income[type]
                if short > 0:
                    left += short
            turns = exploits + max(0.0, left) / max(1, self.produce)
            best = min(best, turns)
        return best

    def awake_turns(self, missing: int) -> float:
        stock = self.resources[MT] + max(self.resources[TI], self.resources[BT])
        short = max(0, missing * self.awake_cost - stock)
        return 1.0 + short / max(1, self.produce, self.income[TI], self.income[BT])


def cubes_missing(room: Room, kind: RoomKind, seat: int) -> int:
    """Own cubes until a room is full and this seat has as many as anybody."""
    mine = room.cubes.count(seat)
    empty = kind.squares - len(room.cubes)
    rival = 0
    for other in set(room.cubes):
        if other != seat:
            rival = max(rival, room.cubes.count(other))
    behind = rival - mine - empty
    return empty if behind <= 0 else empty + (behind + 1) // 2


def likely_targets(pack: Pack, groups: tuple[int, ...]) -> dict[int, float]:
    """How likely each room belongs to a mission that is still unknown."""
    possible = [m for m in pack.missions if m.groups[0] in groups and m.groups[1] in groups]
    likely: dict[int, float] = {}
    for mission in possible:
        for objective in mission.objectives:
            if objective.kind == ACTIVATE:
                likely[objective.n] = likely.get(objective.n, 0.0) + 1.0 / len(possible)
    return likely

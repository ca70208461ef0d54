"""How far a seat is from winning, in turns: the evaluation of the greedy bot, as a sum of small named terms.

Every term is a guess at turns of work still to do (or, negative, of work that is saved). The guesses divide what is
missing by what one turn brings with the benefits the seat has now, so a better engine shows as fewer turns.
"""

from __future__ import annotations

from typing import Final

from arks.awakening.control import opponents_in
from arks.awakening.goals import mission_of, progress
from arks.awakening.state import MISSION_DECK, ROOM_DECK, Ark, hand, mission_zone, numbers_in
from arks.awakening.tables import (
    ACTIVATE,
    ARSENAL,
    ARTIFACTS_IN_HAND,
    BATTLES_WON,
    CUBES_INTEGRATED,
    DEFENCE_PER_UNIT,
    DISCOVER_KEEP,
    ENGINEER_ADJACENT,
    ENGINEERING,
    ENGINEERING_MASTERY,
    ROOMS_CONTROLLED,
    ROOMS_EXPLORED,
    SECTION_FULL,
    UNITS_AWAKE,
    Cost,
    Objective,
    Pack,
)
from arks.bots.awakening import weights
from arks.bots.awakening.cards import worths
from arks.bots.awakening.distance import FAR, Distances
from arks.bots.awakening.survey import Survey, cubes_missing
from arks.bots.awakening.variants.guard import Guard
from arks.bots.awakening.variants.ways import FactionDistances

# The terms, how much each counts, and what it means for a plan that improves it most.
GOALS: Final = 0
CUBES: Final = 1
RESOURCES: Final = 2
TRAVEL: Final = 3
UNSEEN: Final = 4
RIVALS: Final = 5
CHAINS: Final = 6
POWER: Final = 7
CARDS: Final = 8
STOCK: Final = 9
CREW: Final = 10
ARMS: Final = 11
GUARD: Final = 12
TERMS: Final[tuple[tuple[float, str], ...]] = (
    (weights.GOALS, "It brings an achievement or an objective closer."),
    (weights.CUBES, "Fewer ENGINEER phases are left for the cubes that are wanted."),
    (weights.RESOURCES, "The cubes that are wanted can be paid sooner."),
    (weights.TRAVEL, "Units get closer to the rooms where cubes are wanted."),
    (weights.UNSEEN, "Exploring may show rooms that the mission needs."),
    (weights.RIVALS, "Opponents in wanted rooms can be driven out sooner."),
    (weights.CHAINS, "A chain is gained."),
    (weights.POWER, "More power can be routed."),
    (weights.CARDS, "Artifacts are gained."),
    (weights.STOCK, "Resources are gained."),
    (weights.CREW, "More units are on their feet."),
    (weights.ARMS, "The arsenal grows."),
    (weights.GUARD, "Rooms at work are guarded."),
)
WEIGHT: Final = tuple([weight for weight, _ in TERMS])

WON: Final = 1000.0
PRICE_OF_UNSEEN: Final = Cost(weights.UNSEEN_PRICE, ())


class Judge:
    """Values states for one seat."""

    def __init__(self, state: Ark, seat: int) -> None:
        self.seat = seat
        self.told = TERMS
        self.worths = worths(state.pack)
        self.likely = likely_targets(state.pack, state.groups)
        self.powers = state.players[seat].board.powers
        varied = self.powers != 0 or "barred steps" in state.rules.hooks
        self.distances = FactionDistances(state, seat) if varied else Distances(seat)
        self.guard = Guard(state, seat) if varied else None

    def value(self, state: Ark) -> float:
        """More is better: minus the weighted turns to go."""
        total = 0.0
        for turns, weight in zip(self.terms(state), WEIGHT):
            total -= turns * weight
        return total

    def terms(self, state: Ark) -> list[float]:
        """The turns of each term."""
        terms = [0.0] * len(WEIGHT)
        outcome = state.outcome
        if outcome is not None:
            terms[GOALS] = -WON if self.seat in outcome.winners else WON
            return terms
        survey = self.survey(state)
        wanted = self.wanted(state, survey, terms)
        self.rooms(state, survey, wanted, terms)
        phases = max(survey.most_cubes, survey.cubes / survey.engineer)
        if wanted is self.likely:
            phases = max(phases, weights.PHASES)
        terms[CUBES] = phases + weights.EACH_CUBE * survey.cubes
        terms[RESOURCES] = survey.production_turns()
        if state.players[self.seat].marker == ENGINEERING and survey.cubes > 0.0:
            terms[CUBES] += weights.MARKER
        self.savings(state, survey, terms)
        return terms

    def survey(self, state: Ark) -> Survey:
        """What is on the table now; distances are looked at anew."""
        self.distances.look(state)
        return Survey(state, self.seat)

    def wanted(self, state: Ark, survey: Survey, terms: list[float]) -> dict[int, float]:
        """The targets to activate, with their likelihood; what else the goals need goes into the terms."""
        cards = state.cards.zones[mission_zone(state, self.seat)]
        if not cards:
            if state.cards.zones[MISSION_DECK]:
                terms[GOALS] = self.achievements(state, survey)
            return self.likely
        player = state.players[self.seat]
        sections = player.board.sections
        wanted: dict[int, float] = {}
        for bit, objective in enumerate(mission_of(state, cards[0]).objectives):
            if player.objectives >> bit & 1:
                continue
            if objective.kind == ACTIVATE:
                wanted[objective.n] = 1.0
            elif objective.kind == SECTION_FULL:
                section = sections[objective.n]
                survey.want(section.squares - player.sections[objective.n], section.cost, 1.0)
            else:
                terms[GOALS] += self.objective(state, survey, objective)
        return wanted

    def achievements(self, state: Ark, survey: Survey) -> float:
        """The nearest achievements that are still needed; the next one counts a little, as another way."""
        pack = state.pack
        achieved = state.players[self.seat].achieved
        needed = pack.achievements_needed - achieved.bit_count()
        turns: list[float] = []
        for achievement in pack.achievements:
            if not achieved >> achievement.index & 1:
                total = 0.0
                for objective in achievement.easy:
                    total += self.objective(state, survey, objective)
                turns.append(min(weights.LONG, total))
        turns.sort()
        total = weights.MISSION_UNKNOWN
        for place, guess in enumerate(turns[: needed + 1]):
            total += guess if place < needed else weights.OTHER_WAY * guess
        return total

    def objective(self, state: Ark, survey: Survey, objective: Objective) -> float:
        """Turns until a countable objective is reached with the benefits of now."""
        kind = objective.kind
        if kind == ROOMS_CONTROLLED:
            missing = objective.n - survey.controlled
        else:
            have, wanted = progress(state, self.seat, objective)
            missing = wanted - have
        if missing <= 0:
            return 0.0
        total = survey.benefits
        if kind == UNITS_AWAKE:
            return survey.awake_turns(missing)
        if kind == CUBES_INTEGRATED:
            return missing / survey.engineer + weights.CUBE_ANYWHERE * missing
        if kind == ROOMS_CONTROLLED:
            routed = min(missing, survey.spare_cylinders)
            return routed / max(1, survey.routes) + weights.ROOM_TAKEN * (missing - routed)
        if kind == ARTIFACTS_IN_HAND:
            return missing / max(1, total[DISCOVER_KEEP])
        if kind == ARSENAL:
            return missing / survey.militarize
        if kind == BATTLES_WON:
            return weights.BATTLE + self.arming(state, survey, weights.ARMED)
        if kind == ROOMS_EXPLORED:
            steps = survey.moves + min(survey.routes, survey.spare_cylinders)
            rate = weights.EXPLORED_PER_MOVE * steps + weights.EXPLORED_ANYWAY
            return missing / rate + weights.TOKEN_AWAY * self.to_token(state, survey)
        return float(missing)

    def arming(self, state: Ark, survey: Survey, wanted: int) -> float:
        """MILITARIZE turns until the arsenal is that high."""
        return max(0.0, (wanted - state.players[self.seat].arsenal) / survey.militarize)

    def to_token(self, state: Ark, survey: Survey) -> int:
        """Moves to the nearest room with an explore token."""
        best = FAR
        for number in numbers_in(state.tokened):
            moves = self.distances.to(state, number)
            for stand in survey.stands:
                best = min(best, moves[stand])
        return best

    def rooms(self, state: Ark, survey: Survey, wanted: dict[int, float], terms: list[float]) -> None:
        """Cubes, their price and the way to them, for every wanted room; what is not on the table must be found."""
        pack = state.pack
        targets = state.players[self.seat].targets
        free = survey.stands.copy()
        at_work: list[int] = []
        unseen = 0.0
        for target, share in wanted.items():
            if target not in targets:
                unseen += share
        for number in range(state.boards, len(state.rooms)):
            room = state.rooms[number]
            kind = pack.rooms[room.kind]
            if kind.target not in wanted or kind.target in targets:
                continue
            share = wanted[kind.target]
            unseen -= share
            missing = cubes_missing(room, kind, self.seat)
            at_once = max(1, room.units[self.seat]) if self.powers & ENGINEERING_MASTERY else 1
            survey.want(missing, kind.cost, share, at_once)
            if missing and share == 1.0:
                if room.pieces >> self.seat & 1:
                    at_work.append(number)
                terms[TRAVEL] += self.way(state, survey, number, free)
                if opponents_in(state, self.seat, number):
                    terms[RIVALS] += self.fight(state, survey, number)
        if self.guard is not None and at_work:
            terms[GUARD] = self.guard.open_turns(state, survey.benefits, at_work)
        if unseen > 0.01:
            survey.want(weights.UNSEEN_CUBES, PRICE_OF_UNSEEN, unseen)
            deck = len(state.cards.zones[ROOM_DECK])
            terms[UNSEEN] = unseen * (weights.ROOM_UNSEEN + weights.ROOM_UNSEEN_PER_CARD * deck)

    def way(self, state: Ark, survey: Survey, number: int, free: dict[int, int]) -> float:
        """Turns until a unit that no other wanted room needs stands in this one; the last unit must serve several."""
        moves = self.distances.to(state, number)
        best = FAR
        nearest = -1
        for stand, units in free.items():
            if units and moves[stand] < best:
                best = moves[stand]
                nearest = stand
        if self.powers & ENGINEER_ADJACENT:  # whoever stands near may build elsewhere too
            closest = min([moves[stand] for stand in survey.stands], default=FAR)
            if closest <= 1:
                return 0.0
            best -= 1
        if nearest >= 0:
            free[nearest] -= 1
            return best / survey.moves
        for stand in survey.stands:
            best = min(best, moves[stand])
        return weights.NO_UNIT_LEFT + best / survey.moves

    def fight(self, state: Ark, survey: Survey, number: int) -> float:
        """Turns until the opponents in a room can be beaten."""
        if self.guard is not None:
            fight = weights.FIGHT + self.arming(state, survey, self.guard.to_beat(state, survey.benefits, number))
            return min(fight, weights.BLAST) if self.guard.may_blast(state, number) else fight
        strongest = 0
        for other in range(state.boards):
            units = state.rooms[number].units[other]
            if other != self.seat and units:
                defence = survey.benefits[DEFENCE_PER_UNIT] * units  # theirs is about what the own would be
                strongest = max(strongest, defence, state.players[other].arsenal)
        return weights.FIGHT + self.arming(state, survey, strongest + 1)

    def savings(self, state: Ark, survey: Survey, terms: list[float]) -> None:
        """What will make the rest quicker without being counted as work done."""
        player = state.players[self.seat]
        work = terms[GOALS] + terms[CUBES] + terms[RESOURCES] + terms[TRAVEL] + terms[UNSEEN]
        terms[CHAINS] = -work * (1.0 - (1.0 - weights.CHAIN) ** len(player.targets))
        power = weights.ROUTE * survey.routes + weights.SPARE_CYLINDER * survey.spare_cylinders
        terms[POWER] = -power * min(1.0, work / weights.LONG)
        cards = 0.0
        for uid in hand(state, self.seat):
            cards += self.worths[state.cards.face[uid]]
        terms[CARDS] = -weights.CARD * min(weights.CARDS_ENOUGH, cards)
        terms[STOCK] = -weights.RESOURCE * min(weights.STOCK_ENOUGH, sum(player.resources))
        units = survey.upright + 0.5 * player.wounded
        terms[CREW] = -weights.UNIT * units - weights.FIRST_UNITS * min(weights.UNITS_ENOUGH, units)
        terms[ARMS] = -weights.ARSENAL * min(weights.ARSENAL_ENOUGH, player.arsenal)


def likely_targets(pack: Pack, groups: tuple[int, ...]) -> dict[int, float]:
    """How likely each room belongs to a mission that is still unknown."""
    possible = [mission for mission in pack.missions if mission.groups[0] in groups and mission.groups[1] in groups]
    likely: dict[int, float] = {}
    for mission in possible:
        for objective in mission.objectives:
            if objective.kind == ACTIVATE:
                likely[objective.n] = likely.get(objective.n, 0.0) + 1.0 / len(possible)
    return likely

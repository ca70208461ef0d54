"""How far the Challengers are from winning, in turns: the evaluation of one of them, who shares the work."""

from __future__ import annotations

from typing import Final, NamedTuple

from arks.awakening.state import ARTIFACT_DECK, Ark, hand, numbers_in
from arks.awakening.tables import COMBAT_PER_UNIT, ENGINEERING, MT, ORDINARY
from arks.bots.awakening import estimate
from arks.bots.awakening.coop import weights
from arks.bots.awakening.coop.engine import paying_turns
from arks.bots.awakening.coop.foe import Foe, Rates, Task, Visit
from arks.bots.awakening.coop.modes import foe_of
from arks.bots.awakening.coop.ways import Ways
from arks.bots.awakening.distance import FAR
from arks.bots.awakening.estimate import (
    ARMS,
    CREW,
    CUBES,
    GOALS,
    POWER,
    RESOURCES,
    RIVALS,
    TRAVEL,
    WON,
    Judge,
)
from arks.bots.awakening.survey import Survey
from arks.bots.awakening.weights import MARKER

FIRST_OWN: Final = len(estimate.TERMS)
TEAM: Final = FIRST_OWN
DANGER: Final = FIRST_OWN + 1
TIME: Final = FIRST_OWN + 2
LATER: Final = FIRST_OWN + 3
SAID: Final[dict[int, str]] = {
    GOALS: "It brings the next diagnose card closer.",
    CUBES: "Fewer ENGINEER phases are left for the mission and for repairs.",
    RESOURCES: "The cubes that are wanted can be paid sooner.",
    TRAVEL: "Units get closer to the rooms where they are needed.",
    RIVALS: "The Enemy in a room that is needed can be beaten sooner.",
    ARMS: "The arsenal grows against the Enemy.",
}
TERMS: Final[tuple[tuple[float, str], ...]] = (
    *[(weights.WORK.get(place, weight), SAID.get(place, said)) for place, (weight, said) in enumerate(estimate.TERMS)],
    (weights.TEAM, "It makes the work of another Challenger lighter."),
    (weights.DANGER, "The Enemy can undo less of what was built."),
    (weights.TIME, "The work can be done before the turn counter runs out."),
    (weights.LATER, "It prepares for what is still to come."),
)
WEIGHT: Final = tuple([weight for weight, _ in TERMS])


class Share(NamedTuple):
    """Who would do something, and what it would take."""

    turns: float
    seat: int


class TeamJudge(Judge):
    """Values states for one Challenger. What the others are able to do is looked up once."""

    def __init__(self, state: Ark, seat: int) -> None:
        super().__init__(state, seat)
        self.foe: Foe = foe_of(state)
        self.ways = Ways()
        self.first_way = 0.0  # turns to the rooms to visit first
        self.mates = [other for other in range(state.boards) if other != seat]
        self.rates = [rates_of(Survey(state, other)) for other in range(state.boards)]
        faces = state.cards.face
        artifacts = state.pack.artifacts
        # Who works where is settled once: a look ahead is about the own share, not about giving it to others.
        self.shares = {task.room: share.seat for task, share in self.assigned(state)}
        self.deck = sorted([max(0, artifacts[faces[uid]].power) for uid in state.cards.zones[ARTIFACT_DECK]])

    def value(self, state: Ark) -> float:
        total = 0.0
        for turns, weight in zip(self.terms(state), WEIGHT):
            total -= turns * weight
        return total

    def terms(self, state: Ark) -> list[float]:
        terms = [0.0] * len(WEIGHT)
        outcome = state.outcome
        if outcome is not None:
            terms[GOALS] = -WON if self.seat in outcome.winners else WON
            return terms
        survey = self.survey(state)
        self.rates[self.seat] = rates_of(survey)
        self.share_out(state, survey, terms)
        terms[GOALS] += self.foe.hidden(state, self.rates[self.seat])
        player = state.players[self.seat]
        phases = weights.LONGEST * survey.most_cubes + weights.SHARED * survey.cubes / survey.engineer
        terms[CUBES] = phases + weights.EACH_CUBE * survey.cubes
        terms[RESOURCES] = self.paying(state, survey)
        if player.marker == ENGINEERING and survey.cubes > 0.0:
            terms[CUBES] += MARKER
        work = terms[GOALS] + terms[CUBES] + terms[RESOURCES] + terms[TRAVEL] + terms[RIVALS]
        left = self.foe.turns_left(state)
        phases = 2.0 * survey.most_cubes + min(1.0, terms[TRAVEL])  # every other turn is one of another section
        terms[TIME] = weights.LATE * max(0.0, self.foe.pace * work + weights.MARGIN - left, phases - left)
        row = self.foe.in_a_row(state, self.seat, self.first_way)
        terms[TIME] += self.foe.haste * max(0.0, row + weights.SLACK - left)
        odds = self.odds(state, survey, self.foe.strength(state, 0))
        terms[DANGER] = self.foe.danger(state, self.seat, odds, terms[RESOURCES])
        later = self.foe.later(state, self.rates[self.seat])
        terms[LATER] += later
        terms[GOALS] += later  # so that it counts for what is saved
        self.savings(state, survey, terms)
        terms[GOALS] -= later
        terms[POWER] *= weights.POWER
        terms[CREW] -= self.foe.crew * min(weights.CREW_ENOUGH, survey.upright + 0.5 * player.wounded)
        strength = self.foe.strength(state, 0)
        terms[ARMS] = self.foe.arming * max(0, strength + weights.ARMED - player.arsenal) / survey.militarize
        if player.arsenal < strength:
            terms[ARMS] += weights.HELPLESS
        return terms

    def paying(self, state: Ark, survey: Survey) -> float:
        """Turns until the cubes can be paid: those of the own share, or of all out of one purse."""
        if not self.foe.purse or state.boards == 1:
            return paying_turns(state, self.seat, survey, self.foe.steady)
        survey.resources = [sum([player.resources[type] for player in state.players]) for type in range(MT + 1)]
        return paying_turns(state, self.seat, survey, self.foe.steady) / state.boards

    # --- who does what

    def share_out(self, state: Ark, survey: Survey, terms: list[float]) -> None:
        """Every room goes to whoever is done with it first; one unit serves one room."""
        free = survey.stands.copy()
        served: list[int] = []
        ways: list[float] = []
        for task in self.foe.tasks(state):
            worker = self.shares.get(task.room, self.seat)
            if not task.due:
                held = self.beating(state, survey, task.room) if self.foe.is_held(state, task.room) else 0.0
                terms[LATER] += self.foe.soon(state) * (self.turns_for(state, worker, task) + held)
            elif worker == self.seat:
                survey.want(task.cubes, task.cost, 1.0)
                if task.cubes:
                    ways.append(self.my_way(state, survey, task.room, free))
                    served.append(task.room)
            else:
                terms[TEAM] += self.turns_for(state, worker, task)
                if self.foe.purse:
                    add_price(survey, task)
            if task.due and self.foe.is_held(state, task.room):
                terms[RIVALS] += self.beating(state, survey, task.room)
                served.append(task.room)
        terms[TRAVEL] = walking_turns(ways, survey.moves, self.foe.faster)
        self.first_way = 0.0
        for nth, visit in enumerate(self.foe.visits(state)):
            way = self.go_there(state, survey, visit, free, served, terms)
            if nth == 0:
                self.first_way = way

    def assigned(self, state: Ark) -> list[tuple[Task, Share]]:
        """All tasks, each with who does it: those that somebody is nearest to first, and nobody gets all of them."""
        open_tasks: list[tuple[float, int, Task]] = []
        for nth, task in enumerate(self.foe.tasks(state)):
            quickest = FAR * 10.0
            for seat in range(state.boards):
                quickest = min(quickest, self.turns_for(state, seat, task))
            open_tasks.append((quickest, nth, task))
        open_tasks.sort(key=quickest_first)
        load = [0.0] * state.boards
        found: list[tuple[Task, Share]] = []
        for _, _, task in open_tasks:
            best = self.seat
            least = FAR * 100.0
            took = 0.0
            for seat in range(state.boards):
                turns = self.turns_for(state, seat, task)
                if load[seat] + turns < least - 0.001:
                    least = load[seat] + turns
                    took = turns
                    best = seat
            load[best] += took
            found.append((task, Share(took, best)))
        return found

    def go_there(
        self,
        state: Ark,
        survey: Survey,
        visit: Visit,
        free: dict[int, int],
        served: list[int],
        terms: list[float],
    ) -> float:
        """The nearest units go; a unit that is at work there anyway needs no way of its own. The turns to walk."""
        ways: list[tuple[float, int, int]] = []
        for room in visit.rooms:
            best = FAR * 1.0
            goes = self.seat
            for seat in range(state.boards):
                turns = self.nearest(state, seat, room) / self.rates[seat].moves
                if turns < best or (turns == best and seat == self.seat):
                    best = turns
                    goes = seat
            ways.append((best, goes, room))
        ways.sort()
        total = 0.0
        for turns, seat, room in ways[: visit.needed]:
            guess = 0.0
            if turns > 0.0:
                guess = weights.VISIT
                if seat != self.seat:
                    guess += turns
                elif room not in served:
                    guess += self.my_way(state, survey, room, free)
            if room not in served and self.foe.is_held(state, room):
                guess += self.beating(state, survey, room)
            if visit.due:
                terms[GOALS] += guess
            else:
                terms[LATER] += self.foe.not_yet(state) * guess
            total += turns
        return total

    def turns_for(self, state: Ark, seat: int, task: Task) -> float:
        """Turns until a Challenger who does nothing else is done with a task."""
        rates = self.rates[seat]
        way = self.nearest(state, seat, task.room) / rates.moves
        work = way + task.cubes * (1.0 / rates.engineer + weights.EACH_CUBE)
        if self.foe.purse:  # what it costs is counted once, for all
            return work
        types = task.cost.types or ORDINARY
        stock = 0  # of all: what one has left over goes to whoever needs it
        for other, player in enumerate(state.players):
            if self.foe.pooled or other == seat:
                stock += player.resources[MT] + max([player.resources[type] for type in types])
        short = max(0, task.cubes * task.cost.n - stock)
        return work + short / rates.produce

    def nearest(self, state: Ark, seat: int, room: int) -> int:
        """Moves of a seat's nearest unit to a room; no way where another Challenger's units are."""
        others = 0
        for other in range(state.boards):
            if other != seat:
                others |= state.standing[other]
        if others >> room & 1:
            return FAR * 10
        moves = self.ways.to(state, seat, room, others)
        best = FAR
        for stand in numbers_in(state.standing[seat]):
            best = min(best, moves[stand])
        return best

    def my_way(self, state: Ark, survey: Survey, room: int, free: dict[int, int]) -> float:
        """Turns until a unit that no other room needs stands in this one."""
        others = 0
        for other in self.mates:
            others |= state.standing[other]
        moves = self.ways.to(state, self.seat, room, others)
        best = FAR
        nearest = -1
        for stand, units in free.items():
            if units and moves[stand] < best:
                best = moves[stand]
                nearest = stand
        if nearest >= 0:
            free[nearest] -= 1
            return best / survey.moves
        for stand in survey.stands:
            best = min(best, moves[stand])
        return weights.NO_UNIT_LEFT + best / survey.moves

    # --- fighting

    def odds(self, state: Ark, survey: Survey, strength: int) -> float:
        """How likely one unit with the best card beats the Enemy."""
        arsenal = state.players[self.seat].arsenal
        if arsenal < strength:
            return 0.0
        return self.beats(arsenal + self.best_power(state) + survey.benefits[COMBAT_PER_UNIT] - strength)

    def best_power(self, state: Ark) -> int:
        artifacts = state.pack.artifacts
        best = 0
        for uid in hand(state, self.seat):
            best = max(best, artifacts[state.cards.face[uid]].power)
        return best

    def beats(self, lead: int, card: bool = True) -> float:
        """How likely the card that the Enemy shows, if it has one, is weaker than a lead."""
        if not card or not self.deck:
            return 1.0 if lead > 0 else 0.0
        weaker = 0
        for power in self.deck:
            if power >= lead:
                break
            weaker += 1
        return weaker / len(self.deck)

    def beating(self, state: Ark, survey: Survey, room: int) -> float:
        """Turns until the Enemy in a room is beaten: arming, and the fights that fail."""
        if self.foe.leaves(state, room):
            return weights.LEAVES
        strength = self.foe.strength(state, room)
        lead = self.best_power(state) + survey.benefits[COMBAT_PER_UNIT] - strength
        arsenal = max(state.players[self.seat].arsenal, strength)
        enough = arsenal
        card = self.foe.shows_card(state, room)
        while self.beats(enough + lead, card) < weights.CARD_ODDS and enough < state.pack.limits.arsenal:
            enough += 1
        arming = (enough - state.players[self.seat].arsenal) / survey.militarize
        return weights.FIGHT + arming + weights.UNARMED * (1.0 - self.beats(arsenal + lead, card))


def walking_turns(ways: list[float], moves: float, upgrade: float) -> float:
    """One MOVE turn serves all units; even one step needs one. A long way is worth an upgrade first."""
    total = sum(ways)
    absent = len([way for way in ways if way > 0.0])
    if not absent:
        return 0.0
    upgraded = upgrade + total * moves / (moves + 2.0)
    return max(weights.ANY_WAY, min(total, upgraded)) + weights.ABSENT * absent


def add_price(survey: Survey, task: Task) -> None:
    """Of cubes that somebody else will place."""
    if len(task.cost.types) == 1:
        survey.price[task.cost.types[0]] += task.cubes * task.cost.n
    else:
        survey.price_any += task.cubes * task.cost.n


def quickest_first(task: tuple[float, int, Task]) -> tuple[float, int]:
    return task[:2]


def rates_of(survey: Survey) -> Rates:
    return Rates(survey.moves, float(survey.engineer), float(survey.produce))

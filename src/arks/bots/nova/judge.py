"""How good a position is for a seat, in victory points: the evaluation of the greedy bot, as a sum of named terms.

Points on the board count as they are; everything else counts for the points it will become in the turns that are left.
"""

from __future__ import annotations

import math
from typing import Final

from arks.bots.nova import weights
from arks.bots.nova.agenda import Agenda
from arks.bots.nova.appraisal import Appraisal
from arks.bots.nova.effects import Effects
from arks.bots.nova.holdings import Holdings
from arks.bots.nova.outlook import Outlook, conservation_points, points, turns_left
from arks.nova.breaks import kiosk_income
from arks.nova.hexmap import cells_in, neighbours
from arks.nova.maps import map_income
from arks.nova.metrics import count, empty_spaces, size
from arks.nova.scoring import metric_of
from arks.nova.scoring import points as scored
from arks.nova.state import Player, Zoo, scoring_zone, sponsors
from arks.nova.tables import CARDS, REPUTATION_CAP, Scoring, ZooMap, target
from arks.nova.tracks import APPEAL

TERMS: Final[tuple[str, ...]] = (
    "points",
    "scoring",
    "money",
    "income",
    "x-tokens",
    "reputation",
    "upgrades",
    "workers",
    "association",
    "projects",
    "hand",
    "row",
    "map",
    "sponsors",
    "end",
)
POINTS: Final = 0
SCORING: Final = 1
MONEY: Final = 2
INCOME: Final = 3
XTOKENS: Final = 4
REPUTATION: Final = 5
UPGRADES: Final = 6
WORKERS: Final = 7
ASSOCIATION: Final = 8
PROJECTS: Final = 9
HAND: Final = 10
ROW: Final = 11
MAP: Final = 12
SPONSORS: Final = 13
END: Final = 14


class Judge:
    """Values states for one seat; what does not change in a turn is reckoned once, when a look ahead begins."""

    def __init__(self, root: Zoo, seat: int) -> None:
        self.seat = seat
        self.root = root
        self.outlook = Outlook(root, seat)
        self.effects = Effects(root, seat, self.outlook)
        self.agenda = Agenda(root, seat, self.outlook, self.effects)
        self.appraisal = Appraisal(root, seat, self.outlook, self.effects, self.agenda)
        self.holdings = Holdings(root, seat, self.outlook, self.appraisal)
        self.by_map: dict[int, dict[int, float]] = {}
        self.steps_ahead = self.bonuses_ahead()

    def bonuses_ahead(self) -> list[float]:
        """By reputation: the bonuses of the track that are still to come, the nearer the more."""
        bonuses = self.root.pack.tracks.reputation_bonuses
        found: list[float] = []
        for reputation in range(16):
            total = 0.0
            for step, effect in bonuses.items():
                if step > reputation:
                    total += self.effects.named(f"bonus {effect}") * weights.BONUS_AHEAD ** (step - reputation)
            found.append(total)
        return found

    def bonuses(self, zoo: ZooMap) -> dict[int, float]:
        """What the placement bonuses of a map are worth, by space."""
        found = self.by_map.get(zoo.index)
        if found is None:
            found = self.by_map[zoo.index] = {}
            for cell, effect in zoo.bonuses:
                found[cell] = self.effects.named(f"bonus {effect}")
        return found

    def value(self, state: Zoo) -> float:
        return math.fsum(self.terms(state))

    def terms(self, state: Zoo) -> list[float]:
        terms = [0.0] * len(TERMS)
        outcome = state.outcome
        player = state.players[self.seat]
        outlook = self.outlook
        if outcome is not None:
            terms[END] = weights.WIN if self.seat in outcome.winners else -weights.WIN
            terms[POINTS] = outcome.scores[self.seat] + target(0)
            return terms
        if state.last_turns >= 0 and outlook.turns > 0.0 and not turns_left(state, self.seat):
            self.at_the_end(state, player, terms)
            return terms
        terms[POINTS] = player.appeal + conservation_points(player.conservation, outlook.coming)
        terms[SCORING] = self.scoring(state)
        if outlook.turns <= 0.0:
            return terms
        terms[MONEY] = outlook.purse(player.money)
        breaks = self.breaks_left(state)
        printed = kiosk_income(state, self.seat) + map_income(state, self.seat)
        appeal = outlook.incomes[player.appeal] * breaks / max(0.1, outlook.breaks)
        terms[INCOME] = (appeal + printed * breaks) * outlook.money * weights.LATER
        terms[XTOKENS] = outlook.xtoken * weights.XTOKENS[player.xtokens]
        cap = player.upgraded >> CARDS & 1 == 1 or player.reputation < REPUTATION_CAP
        terms[REPUTATION] = outlook.reputation * player.reputation + (
            self.steps_ahead[player.reputation] if cap else 0.0
        )
        for action, worth in enumerate(weights.UPGRADES):
            if player.upgraded >> action & 1:
                terms[UPGRADES] += worth * outlook.upgrade
        ready = weights.WORKER_READY * min(1.0, outlook.turns / 3.0)
        terms[WORKERS] = outlook.worker * (player.hired - 1) + ready * player.workers
        slots = int(len(player.partners) == 1) + int(len(player.universities) == 1)
        terms[ASSOCIATION] = outlook.upgrade * (
            weights.PARTNER * len(player.partners)
            + weights.UNIVERSITY * len(player.universities)
            + weights.NEXT_SLOT * slots
        )
        terms[PROJECTS] = self.agenda.value(state, player.icons)
        terms[HAND] = self.holdings.value(state, self.break_near(state))
        terms[ROW] = self.row(player)
        terms[MAP] = self.map(state, player, breaks)
        face = state.cards.face
        for uid in sponsors(state, self.seat):
            terms[SPONSORS] += weights.ONGOING * self.appraisal.ongoing(face[uid])
        return terms

    # --- breaks

    def breaks_left(self, state: Zoo) -> float:
        passed = state.round > self.root.round or state.break_left > self.root.break_left
        return max(0.0, self.outlook.breaks - 1.0) if passed else self.outlook.breaks

    def break_near(self, state: Zoo) -> float:
        """How likely the break comes before much of the hand is played."""
        if self.outlook.solo:
            return 1.0 / max(1, state.solo_turns)
        steps = state.pack.tracks.break_steps[state.rules.players]
        return max(0.0, 1.0 - state.break_left / steps) * 0.7

    # --- action cards and the map

    def row(self, player: Player) -> float:
        total = 0.0
        for place, action in enumerate(player.row):
            slot = max(0, place - 2) if player.constricted >> action & 1 else place
            total += weights.DESIRE[action] * weights.SLOT[slot]
            total += weights.MULTIPLIER * player.multipliers[action]
            if player.venom >> action & 1:
                total -= 2 * self.outlook.money
        return total * min(1.0, self.outlook.turns / 3.0)

    def map(self, state: Zoo, player: Player, breaks: float) -> float:
        """Bonuses within reach of the next building, those of the left edge, and the full map."""
        covered = player.covered
        zoo = state.pack.maps[player.map]
        bonuses = self.bonuses(zoo)
        total = 0.0
        for cell in cells_in(zoo.bonus_cells & ~covered & neighbours(covered)):
            total += weights.BONUS_BESIDE * bonuses[cell]
        empty = size(empty_spaces(state, self.seat))
        if 0 < empty < 15:
            total += weights.FULL_MAP * (1.0 - empty / 15.0) * min(1.0, self.outlook.turns / 5.0)
        for place, (again, effect) in enumerate(zoo.left):
            if again and not player.left >> place & 1:
                total += self.effects.named(f"bonus {effect}") * breaks * weights.LATER
        return total

    # --- the end of the game

    def scoring(self, state: Zoo) -> float:
        """Final scoring cards and sponsors that count at the end, as far as they are fulfilled."""
        outlook = self.outlook
        found: list[float] = []
        for uid in state.cards.zones[scoring_zone(state, self.seat)]:
            if self.holdings.knows(uid):
                found.append(self.of_scoring(state, state.pack.scoring[state.cards.face[uid]]))
            else:
                found.append(1.5)
        found.sort(reverse=True)
        total = 0.0
        for rank, n in enumerate(found):
            goes = rank == len(found) - 1 and rank > 0 and not state.ten_reached
            total += 0.2 * n if goes else n
        total *= outlook.conservation
        for uid in sponsors(state, self.seat):
            for end in state.pack.powers[state.cards.face[uid]].power.end:
                worth = 1.0 if end.what == APPEAL else outlook.conservation
                total += worth * self.effects.amount(state, end.n, {})
        return total * (weights.SCORING_EARLY + (1.0 - weights.SCORING_EARLY) * outlook.late)

    def of_scoring(self, state: Zoo, card: Scoring) -> float:
        """Points of a scoring card; on the way to the next one a share of it counts."""
        turns = self.outlook.turns
        if not card.steps:
            return float(scored(state, self.seat, card))
        reached = float(count(state, self.seat, metric_of(card)))
        if card.metric == "empty_building_spaces":
            reached -= turns
        before = 0.0
        total = 0.0
        for step in card.steps:
            if reached >= step:
                total += 1.0
            else:
                return total + max(0.0, (reached - before) / (step - before)) * min(0.6, 0.15 * turns)
            before = float(step)
        return total

    def at_the_end(self, state: Zoo, player: Player, terms: list[float]) -> None:
        """The end was triggered and no turn is left: will these points win?"""
        conservation = player.conservation
        appeal = player.appeal
        kept = sorted(
            [
                scored(state, self.seat, state.pack.scoring[state.cards.face[uid]])
                for uid in state.cards.zones[scoring_zone(state, self.seat)]
            ],
            reverse=True,
        )
        conservation += sum(kept if state.ten_reached else kept[: len(kept) - 1])
        for uid in sponsors(state, self.seat):
            for end in state.pack.powers[state.cards.face[uid]].power.end:
                n = int(self.effects.amount(state, end.n, {}))
                if end.what == APPEAL:
                    appeal += n
                else:
                    conservation += n
        mine = appeal - target(conservation)
        lead = 200.0
        for seat, other in enumerate(state.players):
            if seat != self.seat:
                theirs = points(other) + weights.SCORING_OF_OTHERS
                theirs += weights.POINTS_PER_TURN * turns_left(state, seat)
                lead = min(lead, mine - theirs)
        terms[POINTS] = mine + target(0)
        terms[END] = weights.WIN * math.tanh(lead / weights.CLOSE / 2.0)

"""Conservation projects that a seat may support one day, and how near they are."""

from __future__ import annotations

from arks.bots.nova import weights
from arks.bots.nova.effects import Effects
from arks.bots.nova.outlook import Outlook
from arks.nova.metrics import distinct, of_class
from arks.nova.projects import can_breed, holders
from arks.nova.release import releasable
from arks.nova.state import ABOVE, BASE, Player, Zoo, hand
from arks.nova.tables import COUNT, FIRST_CONTINENT, LARGE, RELEASE, SMALL, Level, Project

FREE = -2  # nobody's token lies on a level


class Agenda:
    """Values the projects in reach. What a level and a token bring was reckoned when the look ahead began."""

    def __init__(self, state: Zoo, seat: int, outlook: Outlook, effects: Effects) -> None:
        self.seat = seat
        self.outlook = outlook
        self.tokens = token_worths(state, seat, outlook, effects)
        left = state.players[seat].left
        self.token = max([0.0] + [worth for place, worth in enumerate(self.tokens) if left >> place & 1])
        self.supports = 1.0 + outlook.turns / weights.TURNS_PER_SUPPORT

    def value(self, state: Zoo, icons: tuple[int, ...]) -> float:
        """All projects, the best ones first: there are only so many turns to support them."""
        if not state.players[self.seat].left or self.outlook.turns < 1.0:
            return 0.0
        return self.summed(self.gains(state, icons, -1))

    def marginal(self, state: Zoo, uid: int, project: Project) -> float:
        """What one more project in the hand adds to all others."""
        icons = state.players[self.seat].icons
        others = self.gains(state, icons, uid)
        return self.summed([*others, self.gain(state, uid, project, icons)]) - self.summed(others)

    def gains(self, state: Zoo, icons: tuple[int, ...], but: int) -> list[float]:
        """Of each project on the board, in the hand and in the display, one of them left out."""
        projects = state.pack.projects
        face = state.cards.face
        gains: list[float] = []
        for uid in state.cards.zones[BASE] + state.cards.zones[ABOVE]:
            gains.append(self.gain(state, uid, projects[face[uid]], icons))
        for uid in hand(state, self.seat):
            project = projects.get(face[uid])
            if project is not None and uid != but:
                gains.append(self.gain(state, uid, project, icons))
        for uid in state.folders:
            project = projects.get(face[uid]) if uid >= 0 and uid != but else None
            if project is not None:
                gains.append(weights.IN_DISPLAY * self.gain(state, uid, project, icons))
        return gains

    def summed(self, gains: list[float]) -> float:
        gains = sorted(gains, reverse=True)
        total = 0.0
        for rank, gain in enumerate(gains[: len(weights.SUPPORT_RANK)]):
            share = min(1.0, self.supports - rank)
            if share <= 0.0 or gain <= 0.0:
                break
            total += gain * weights.SUPPORT_RANK[rank] * share
        return total

    def gain(self, state: Zoo, uid: int, project: Project, icons: tuple[int, ...]) -> float:
        """The best level of a project that is still free, by how near it is."""
        taken = holders(state, uid)
        if self.seat in taken:
            return 0.0
        best = 0.0
        outlook = self.outlook
        have = self.have(state, project, icons)
        for place, level in enumerate(project.levels):
            if taken[place] != FREE:
                continue
            gain = level.conservation * outlook.conservation + level.reputation * outlook.reputation + self.token
            gain += project.bonus * outlook.reputation - weights.PROJECT_ACTION
            if project.project == COUNT:
                missing = max(0, level.need - have)
            elif project.project == RELEASE:
                lost = self.least_appeal(state, project, level)
                missing = 0 if lost < NO_ANIMAL else 2
                gain -= min(lost, TYPICAL_APPEAL if missing else lost)
            else:
                missing = have
            best = max(best, gain * weights.REACH[min(missing, len(weights.REACH) - 1)])
        return best

    def have(self, state: Zoo, project: Project, icons: tuple[int, ...]) -> int:
        """What counts for a project; for breeding, what is missing."""
        if project.project == RELEASE:
            return 0
        if project.project != COUNT:
            if can_breed(state, self.seat, project.icon):
                return 0
            return 1 if icons[project.icon] else 2
        if project.icon >= 0:
            return icons[project.icon]
        metric = project.metric
        if metric == "distinct_categories":
            return distinct(icons[:FIRST_CONTINENT])
        if metric == "distinct_continents":
            return distinct(icons[FIRST_CONTINENT : FIRST_CONTINENT + 5])
        return of_class(state, self.seat, SMALL if metric == "small_animals" else LARGE)

    def least_appeal(self, state: Zoo, project: Project, level: Level) -> float:
        """What releasing the least attractive fitting animal costs."""
        animals = state.pack.animals
        face = state.cards.face
        found = NO_ANIMAL
        for uid in releasable(state, self.seat, project.icon, level.need, level.most):
            found = min(found, float(animals[face[uid]].appeal))
        return found

    def icon_worths(self, state: Zoo, player: Player) -> list[float]:
        """What one more of each icon would bring projects nearer."""
        icons = player.icons
        now = self.value(state, icons)
        worths: list[float] = []
        for icon in range(len(icons)):
            more = (*icons[:icon], icons[icon] + 1, *icons[icon + 1 :])
            worths.append(self.value(state, more) - now)
        return worths


NO_ANIMAL = 99.0
TYPICAL_APPEAL = 5.0


def token_worths(state: Zoo, seat: int, outlook: Outlook, effects: Effects) -> list[float]:
    """Of each token space at the left edge: at once, and again in every break."""
    player = state.players[seat]
    if player.map < 0:
        return [0.0] * 7
    worths: list[float] = []
    for again, effect in state.pack.maps[player.map].left:
        worth = effects.named(f"bonus {effect}")
        worths.append(worth * (1.0 + outlook.breaks * weights.LATER) if again else worth)
    return worths

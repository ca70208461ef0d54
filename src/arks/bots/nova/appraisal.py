"""What playing a card would bring, cost and actions aside."""

from __future__ import annotations

from typing import Final

from arks.bots.nova import weights
from arks.bots.nova.agenda import Agenda
from arks.bots.nova.effects import Effects
from arks.bots.nova.outlook import Outlook
from arks.nova import powers
from arks.nova.state import Zoo
from arks.nova.tables import FIRST_CONTINENT, NO_ICONS, Animal, Card, Project, Sponsor
from arks.nova.tracks import APPEAL

# How often in a turn something is thought to happen that a sponsor waits for.
PER_TURN: Final[dict[int, float]] = {
    powers.ICON: 0.1,
    powers.ANY_ICON: 0.1,
    powers.NEW_ICON: 0.15,
    powers.ANIMAL_PLAYED: 0.2,
    powers.SUPPORTED: 0.05,
    powers.COVERED: 0.3,
    powers.BORDER_BONUS: 0.08,
}
RARE_ICONS: Final = (5, 6)  # bears and petting zoo animals
LASTING: Final[dict[int, float]] = {
    powers.IMMUNE: 0.5,
    powers.ENGINEER: 2.0,
    powers.OVER_TERRAIN: 2.0,
    powers.EASY_PROJECTS: 2.0,
    powers.RELEASE_AGAIN: 1.0,
    powers.MORE_SMALL: 1.5,
    powers.EASY_LARGE: 1.5,
    powers.WILD_ICON: 4.0,
}
DISCOUNT_PER_TURN: Final = 0.2  # animals of a size class
END_SHARE: Final = 0.5  # of what a sponsor would bring at the end: it may become more
LASTING_TURNS: Final = 14.0


class Appraisal:
    """Worths of cards by face, as things stood when the look ahead began."""

    def __init__(self, state: Zoo, seat: int, outlook: Outlook, effects: Effects, agenda: Agenda) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.effects = effects
        self.agenda = agenda
        self.icons = agenda.icon_worths(state, state.players[seat])
        self.known: dict[int, float] = {}
        self.running: dict[int, float] = {}

    def of(self, face: int) -> float:
        """What an animal or a sponsor brings when it is played."""
        found = self.known.get(face)
        if found is None:
            found = self.known[face] = self.reckon(self.state.pack.cards[face])
        return found

    def reckon(self, card: Card) -> float:
        if isinstance(card, Project):
            return 0.0
        outlook = self.outlook
        total = 0.0
        if card.icons != NO_ICONS:
            for icon, n in enumerate(card.icons):
                if n:
                    total += n * (self.icons[icon] + icon_itself(icon))
        assert isinstance(card, Animal | Sponsor)
        total += card.appeal * outlook.appeal + card.conservation * outlook.conservation
        total += card.reputation * outlook.reputation
        bound = self.state.pack.powers[card.face]
        for procedure in bound.now + bound.after:
            total += self.effects.named(procedure)
        if isinstance(card, Sponsor):
            total += weights.ONGOING * self.ongoing(card.face)
            for end in bound.power.end:
                worth = 1.0 if end.what == APPEAL else outlook.conservation
                total += END_SHARE * worth * self.effects.amount(self.state, end.n, {})
        return total

    def ongoing(self, face: int) -> float:
        """What a sponsor in play will still bring: again and again, in breaks and by its lasting rules."""
        found = self.running.get(face)
        if found is None:
            found = self.running[face] = self.reckon_ongoing(face)
        return found

    def reckon_ongoing(self, face: int) -> float:
        outlook = self.outlook
        bound = self.state.pack.powers[face]
        power = bound.power
        total = 0.0
        for when, procedure in zip(power.each, bound.each):
            times = PER_TURN[when.moment] * outlook.turns
            if when.moment == powers.ANY_ICON:
                times *= 0.5 + 0.5 * self.state.rules.players
            if when.thing in RARE_ICONS and when.moment in (powers.ICON, powers.ANY_ICON):
                times *= 0.4
            total += times * self.effects.named(procedure)
        for procedure in bound.income:
            total += outlook.breaks * weights.LATER * self.effects.named(procedure)
        share = min(1.0, outlook.turns / LASTING_TURNS)
        for rule, worth in LASTING.items():
            if power.lasting & rule:
                total += worth * share
        total += (power.small_discount + power.large_discount) * DISCOUNT_PER_TURN * outlook.turns * outlook.money
        return total


def icon_itself(icon: int) -> float:
    """Any icon may help some card or project that is not in sight."""
    return 0.3 if icon < FIRST_CONTINENT + 6 else 0.15

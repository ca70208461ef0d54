"""Conditions on the left side of a card: what a zoo lacks of them, and how many it may ignore (p. 11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from arks.kernel.rules import query
from arks.nova.maps import ignores_condition
from arks.nova.powers import EASY_LARGE, lasts
from arks.nova.state import Zoo
from arks.nova.tables import ANIMAL, LARGE, NO_ICONS, Animal, Card, Needs

# Kinds of what is missing, for texts and views.
ICON: Final = 0  # thing: the icon
PARTNER: Final = 1  # thing: the continent
PARTNERS: Final = 2  # partner zoos of any continents
SIDE: Final = 3  # thing: the action card that must be on side II
REPUTATION: Final = 4
APPEAL: Final = 5  # more than the card allows
# What else can keep an animal or a sponsor away.
MONEY: Final = 6
FOLDER: Final = 7  # of the display, beyond the reputation range
CLASS: Final = 8  # thing: the size class that WAZA Special Assignment rules out
ENCLOSURE: Final = 9  # thing: its special enclosure, -1: none; the size of the largest empty one of the size needed
TERRAIN: Final = 10  # thing: rock or water beside an enclosure that is large enough
LEVEL: Final = 11  # of a sponsor, beyond what the action allows
PLACE: Final = 12  # thing: the unique building that has no place


class Lack(NamedTuple):
    """Something a card asks for and the zoo does not have: so many of so many."""

    what: int
    thing: int
    have: int
    need: int

    def missing(self) -> int:
        """Conditions not fulfilled: each printed icon is one, anything else is one (ruling N-R31)."""
        return self.need - self.have if self.what in (ICON, PARTNERS) else 1


def lacks(state: Zoo, seat: int, needs: Needs, upgraded: int) -> list[Lack]:
    """The conditions that a zoo does not fulfil; ``upgraded`` are the action cards that count as side II."""
    player = state.players[seat]
    found: list[Lack] = []
    if needs.icons != NO_ICONS:
        for icon, need in enumerate(needs.icons):
            if need > player.icons[icon]:
                found.append(Lack(ICON, icon, player.icons[icon], need))
    for continent in needs.partners:
        if continent not in player.partners:
            found.append(Lack(PARTNER, continent, 0, 1))
    if needs.partner_zoos > len(player.partners):
        found.append(Lack(PARTNERS, -1, len(player.partners), needs.partner_zoos))
    if needs.upgraded >= 0 and not upgraded >> needs.upgraded & 1:
        found.append(Lack(SIDE, needs.upgraded, 1, 2))
    if needs.reputation > player.reputation:
        found.append(Lack(REPUTATION, -1, player.reputation, needs.reputation))
    if needs.max_appeal >= 0:
        most = query(state, "max-appeal", seat, needs.max_appeal, needs.max_appeal)
        if player.appeal > most:
            found.append(Lack(APPEAL, -1, player.appeal, most))
    return found


def ignored(state: Zoo, seat: int, card: Card) -> int:
    """How many conditions of a card do not matter; the institute of map 6 and sponsor 263 add up (ruling N-IGNORE)."""
    if card.kind != ANIMAL:
        return 0
    assert isinstance(card, Animal)
    large = card.size_class == LARGE and lasts(state, seat, EASY_LARGE)
    return int(ignores_condition(state, seat)) + int(large)


def meets(state: Zoo, seat: int, card: Card, upgraded: int) -> bool:
    """Whether the conditions of a card are fulfilled, as far as they are not ignored."""
    if card.needs.none:
        return True
    lacking = lacks(state, seat, card.needs, upgraded)
    if not lacking:
        return True
    return sum([lack.missing() for lack in lacking]) <= ignored(state, seat, card)

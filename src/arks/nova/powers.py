"""What a card does: literals for the content, and the moments at which effects are set off.

A `Power` is data. Its effects become procedures named after the card (``237 each 0``); at a moment that concerns them
they go into their owner's bag, so whoever owns several of them orders them (p. 11).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.frames import trigger
from arks.kernel.rules import Expression, Step
from arks.nova.effects import FROM_SPONSOR, TellIncome
from arks.nova.state import Zoo, sponsors

# Moments that a card in play may wait for. ``thing`` of a `When` narrows some of them.
ICON: Final = 0  # an icon enters the own zoo; thing: the icon
ANY_ICON: Final = 1  # an icon enters any zoo
NEW_ICON: Final = 2  # a continent or category the own zoo did not have; thing: -1
ANIMAL_PLAYED: Final = 3  # into the own zoo; thing: its size class
SUPPORTED: Final = 4  # a project; thing: its kind
COVERED: Final = 5  # a space beside terrain; thing: the icon of rock or water
BORDER_BONUS: Final = 6  # a placement bonus on a border space was covered; thing: -1

# Lasting rules, as bits of `Player.lasting`.
IMMUNE: Final = 1  # to others' animals (225)
ENGINEER: Final = 2  # one more copy of a building (217)
OVER_TERRAIN: Final = 4  # may build over rock and water, and ignores needing them (219)
EASY_PROJECTS: Final = 8  # the project task needs strength 4 (203)
RELEASE_AGAIN: Final = 16  # the same release project more than once (224)
MORE_SMALL: Final = 32  # one more small animal (228)
EASY_LARGE: Final = 64  # one condition of a large animal less (263)
WILD_ICON: Final = 128  # tokens that count as icons for base projects (215, 218)


@dataclass(frozen=True)
class When:
    """An effect that is set off again and again."""

    moment: int
    thing: int
    do: tuple[Step, ...]


@dataclass(frozen=True)
class End:
    """What a card gives in the final scoring."""

    what: int  # tracks.APPEAL or tracks.CONSERVATION
    n: int | Expression


@dataclass(frozen=True)
class Power:
    """All that a card does."""

    now: tuple[tuple[Step, ...], ...] = ()  # each is an effect of its own
    after: tuple[tuple[Step, ...], ...] = ()  # once the action is finished
    each: tuple[When, ...] = ()
    income: tuple[tuple[Step, ...], ...] = ()  # in every break
    end: tuple[End, ...] = ()
    lasting: int = 0
    small_discount: int = 0
    large_discount: int = 0
    tokens: int = 0  # own tokens put on the card


class Bound:
    """A power with its effects turned into procedures; one for each card."""

    def __init__(self, number: int, power: Power) -> None:
        self.power = power
        self.now = tuple([f"{number} now {place}" for place in range(len(power.now))])
        self.after = tuple([f"{number} after {place}" for place in range(len(power.after))])
        self.each = tuple([f"{number} each {place}" for place in range(len(power.each))])
        self.income = tuple([f"{number} income {place}" for place in range(len(power.income))])

    def procedures(self) -> dict[str, tuple[Step, ...]]:
        power = self.power
        found = dict(zip(self.now, power.now, strict=True))
        found.update(zip(self.after, power.after, strict=True))
        found.update(zip(self.each, [when.do for when in power.each], strict=True))
        found.update(zip(self.income, [(TellIncome(FROM_SPONSOR), *steps) for steps in power.income], strict=True))
        return found


def fire(state: Zoo, seat: int, moment: int, thing: int, times: int = 1) -> None:
    """Set off what the cards in a zoo do at a moment."""
    powers = state.pack.powers
    face = state.cards.face
    for uid in sponsors(state, seat):
        bound = powers[face[uid]]
        for place, when in enumerate(bound.power.each):
            if when.moment == moment and (when.thing == thing or when.thing < 0):
                for _ in range(times):
                    trigger(state, seat, bound.each[place], uid)


def icons_entered(state: Zoo, seat: int, icons: tuple[int, ...], before: tuple[int, ...]) -> None:
    """Set off what waits for icons; ``before`` are the counts without them. Two icons set off twice."""
    for icon, n in enumerate(icons):
        if n:
            fire(state, seat, ICON, icon, n)
            for other in range(state.rules.players):
                fire(state, other, ANY_ICON, icon, n)
            if icon < 12 and before[icon] == 0:  # categories and continents come first among the icons
                fire(state, seat, NEW_ICON, icon)


def lasts(state: Zoo, seat: int, rule: int) -> bool:
    """Whether a lasting rule holds for a player."""
    return state.players[seat].lasting & rule != 0

"""When the order of two effects can matter: only then is their owner asked (p. 11 lets the owner choose).

Every step says what it reads, what it adds to and what else it changes. Two effects clash when one reads or changes
what the other one writes; two additions to the same supply do not. A step that says nothing clashes with everything.
"""

from __future__ import annotations

from typing import Final

from arks.kernel.rules import Step
from arks.nova.display import DrawCards, Refill, SnapCards, TakeCards
from arks.nova.effects import Advance, Gain, HireWorker, OthersGain, UpgradeAction
from arks.nova.state import Zoo, is_upgraded
from arks.nova.tables import CARDS, REPUTATION_CAP
from arks.nova.tracks import CONSERVATION, CONSERVATION_BONUSES, REPUTATION

# Things effects are about. The first five are the tracks and supplies of `tracks`, by their numbers.
HAND: Final = 1 << 5
DISPLAY: Final = 1 << 6
DECK: Final = 1 << 7
MAP: Final = 1 << 8
ROW: Final = 1 << 9  # action cards, their order, sides and tokens
WORKERS: Final = 1 << 10
BREAK: Final = 1 << 11
OTHERS: Final = 1 << 12  # what other players have
SCORING: Final = 1 << 13
PROJECTS: Final = 1 << 14
ALL: Final = (1 << 15) - 1


class Footprint:
    """What a step reads, adds to and changes."""

    def __init__(self, reads: int = 0, adds: int = 0, sets: int = 0) -> None:
        self.reads = reads
        self.adds = adds
        self.sets = sets


EVERYTHING: Final[Footprint] = Footprint(ALL, 0, ALL)

FOOTPRINTS: Final[dict[type, Footprint]] = {
    DrawCards: Footprint(0, HAND, DECK),
    TakeCards: Footprint(1 << REPUTATION, HAND, DECK | DISPLAY),
    SnapCards: Footprint(0, HAND, DISPLAY),
    Refill: Footprint(0, 0, DECK | DISPLAY),
    OthersGain: Footprint(0, OTHERS, 0),
    Advance: Footprint(0, BREAK | 1 << 1, 0),
    HireWorker: Footprint(0, 0, WORKERS),
    UpgradeAction: Footprint(0, 0, ROW),
}


def footprint(state: Zoo, seat: int, step: Step) -> Footprint:
    """Of one step for a seat now: a gain that reaches a bonus of its track may lead anywhere."""
    if not isinstance(step, Gain):
        return FOOTPRINTS.get(type(step), EVERYTHING)
    if not isinstance(step.n, int):
        return EVERYTHING
    player = state.players[seat]
    if step.what == CONSERVATION:
        reached = [b for b in CONSERVATION_BONUSES if player.conservation < b <= player.conservation + step.n]
        return EVERYTHING if reached else Footprint(0, 1 << CONSERVATION, 0)
    if step.what == REPUTATION:
        capped = not is_upgraded(player, CARDS) and player.reputation + step.n > REPUTATION_CAP
        bonuses = state.pack.tracks.reputation_bonuses
        reached = [b for b in bonuses if player.reputation < b <= player.reputation + step.n]
        return EVERYTHING if reached or capped else Footprint(0, 1 << REPUTATION, 0)
    return Footprint(0, 1 << step.what, 0)


def clash(state: Zoo, seat: int, one: int, other: int) -> bool:
    """Whether it can matter which of two procedures comes first."""
    code = state.rules.code
    for step in code[one]:
        a = footprint(state, seat, step.step)
        for against in code[other]:
            b = footprint(state, seat, against.step)
            if a.reads & (b.adds | b.sets) or b.reads & (a.adds | a.sets):
                return True
            if a.sets & (b.adds | b.sets) or b.sets & a.adds:
                return True
    return False

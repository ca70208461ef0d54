"""When the order of two effects can matter: only then is their owner asked (p. 11 lets the owner choose).

Every step says what it reads, what it adds to and what else it changes. Two effects clash when one reads or changes
what the other one writes; two additions to the same supply do not. A step that says nothing clashes with everything.
"""

from __future__ import annotations

from typing import Final

from arks.kernel.rules import Expression, Step
from arks.kernel.steps import Choose, May, Times, Var
from arks.nova import abilities_cards, metrics, tables
from arks.nova import state as zones
from arks.nova.abilities_cards import Dig, Gather, PickCards, PouchCards, PutRest, ShufflePile, TakeAll
from arks.nova.breaks import AppealIncome, KioskIncome, MapIncome
from arks.nova.display import DrawCards, Refill, SnapCards, TakeCards
from arks.nova.effects import Advance, Gain, HireWorker, OthersGain, UpgradeAction
from arks.nova.housing import Leave, MoveAnimals
from arks.nova.interactive import Borrow, Constrict, Hypnotise, Pilfer, SpreadVenom, is_behind
from arks.nova.maps import FindSponsor
from arks.nova.placement import FreeBuild, is_standard
from arks.nova.release import SetFree
from arks.nova.row import After, MoveActionCard, PutMultiplier
from arks.nova.sponsor_steps import BesideUnique
from arks.nova.state import Zoo, is_upgraded
from arks.nova.tables import CARDS, MAX_REPUTATION, PAVILION, REPUTATION_CAP, target
from arks.nova.tracks import APPEAL, CONSERVATION, CONSERVATION_BONUSES, MONEY, REPUTATION

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
PILE: Final = 1 << 15  # the discard pile
ICONS: Final = 1 << 16  # in all zoos
KIOSKS: Final = 1 << 17  # what they earn
ALL: Final = (1 << 18) - 1
# Places of cards, as `abilities_cards` names them; what is looked at meanwhile is no matter for other effects.
PLACES: Final[dict[int, int]] = {
    zones.DECK: DECK,
    zones.DISCARD: PILE,
    zones.DISPLAY_ZONE: DISPLAY,
    zones.SCORING_DECK: SCORING,
    zones.UNUSED_BASE: PROJECTS,
    abilities_cards.HAND: HAND,
    abilities_cards.SCORING: SCORING,
}


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
    ShufflePile: Footprint(0, 0, PILE),
    PouchCards: Footprint(0, 0, HAND),
    TakeAll: Footprint(0, HAND, DISPLAY),
    Dig: Footprint(0, PILE, HAND | DISPLAY | DECK),
    SpreadVenom: Footprint(1 << APPEAL, OTHERS, 0),
    Constrict: Footprint(1 << APPEAL | 1 << CONSERVATION, OTHERS, 0),
    Hypnotise: Footprint(1 << APPEAL, 0, 0),
    MoveActionCard: Footprint(0, 0, ROW),
    PutMultiplier: Footprint(0, ROW, 0),
    After: Footprint(),  # nothing happens yet
    FindSponsor: Footprint(0, HAND, DECK),
    MoveAnimals: Footprint(MAP, 0, MAP | KIOSKS),
    Leave: Footprint(MAP, 0, MAP | KIOSKS),
    SetFree: Footprint(0, 1 << APPEAL, 0),
}
MOST_CONSERVATION: Final = 10  # more than supporting one project ever brings
LAST_SPACES: Final = 5  # no more of them can be covered at once, for a full map


def footprint(state: Zoo, seat: int, step: Step) -> Footprint:
    """Of one step for a seat now."""
    player = state.players[seat]
    if isinstance(step, Gain):
        return of_gain(state, seat, step)
    if isinstance(step, SetFree) and player.appeal >= target(player.conservation + MOST_CONSERVATION):
        return EVERYTHING  # losing appeal in time can keep the counters from crossing
    if isinstance(step, HireWorker) and player.hired < tables.WORKERS:
        bonus = state.pack.maps[player.map].worker[player.hired - 1]
        found = FOOTPRINTS[HireWorker]
        return joined(found, of_procedure(state, seat, state.rules.number[f"bonus {bonus}"])) if bonus else found
    if isinstance(step, Gather):
        return Footprint(0, PLACES.get(step.target, 0), PLACES.get(step.source, 0))
    if isinstance(step, PickCards):
        return Footprint(0, PLACES.get(step.target, 0), PLACES.get(step.source, 0))
    if isinstance(step, PutRest):
        return Footprint(0, PLACES.get(step.target, 0), 0)
    if isinstance(step, SpreadVenom | Constrict | Hypnotise | Pilfer) and not is_behind(state, seat):
        return Footprint()  # nobody is touched, and what one gains oneself does not change that
    if isinstance(step, Pilfer):
        return Footprint(1 << step.track, 1 << MONEY | HAND, OTHERS)
    if isinstance(step, FreeBuild):
        return of_free_build(state, seat, step)
    return FOOTPRINTS.get(type(step), EVERYTHING)


def of_gain(state: Zoo, seat: int, step: Gain) -> Footprint:
    """A gain that reaches a bonus of its track does what that bonus does."""
    if not isinstance(step.n, int):
        if step.what in (CONSERVATION, REPUTATION):
            return EVERYTHING
        return Footprint(reads_of(step.n), 1 << step.what, 0)
    player = state.players[seat]
    found = Footprint(0, 1 << step.what, 0)
    if step.what == CONSERVATION:
        reached = [b for b in CONSERVATION_BONUSES if player.conservation < b <= player.conservation + step.n]
        return EVERYTHING if reached else found
    if step.what == REPUTATION:
        after = player.reputation + step.n
        if not is_upgraded(player, CARDS) and after > REPUTATION_CAP:
            found = Footprint(ROW, found.adds, 0)  # steps are lost unless Cards is upgraded first
        elif after > MAX_REPUTATION:
            found = Footprint(0, found.adds | 1 << APPEAL, 0)
        for points, effect in state.pack.tracks.reputation_bonuses.items():
            if player.reputation < points <= after:
                found = joined(found, of_procedure(state, seat, state.rules.number[f"bonus {effect}"]))
    return found


def of_free_build(state: Zoo, seat: int, step: FreeBuild) -> Footprint:
    """Any bonus that is not covered yet may lie under the building."""
    player = state.players[seat]
    zoo = state.pack.maps[player.map]
    appeal = PAVILION in step.kinds or metrics.size(metrics.empty_spaces(state, seat)) <= LAST_SPACES
    found = Footprint(MAP, 1 << MONEY | int(appeal) << APPEAL, MAP)  # money: sponsors 241 and 242
    for kind in step.kinds:
        if not is_standard(kind):  # an empty standard enclosure is nothing to a kiosk
            found.sets |= KIOSKS
    if zoo.marks.get("H", 0) & ~player.covered:
        found = joined(found, of_procedure(state, seat, state.rules.number["hollywood"]))
    for cell, effect in zoo.bonuses:
        if player.covered >> cell & 1:
            continue
        if effect.startswith("free_build"):
            found.sets |= KIOSKS
        else:
            found = joined(found, of_procedure(state, seat, state.rules.number[f"bonus {effect}"]))
    return found


def reads_of(amount: int | Expression) -> int:
    """What an amount is counted from."""
    if isinstance(amount, int | Var):
        return 0
    if isinstance(amount, metrics.Everywhere) or (isinstance(amount, metrics.Of) and amount.metric in tables.ICONS):
        return ICONS
    if isinstance(amount, AppealIncome):
        return 1 << APPEAL
    if isinstance(amount, KioskIncome | BesideUnique):
        return KIOSKS
    if isinstance(amount, MapIncome):
        return MAP
    if isinstance(amount, metrics.Times | metrics.Per | metrics.Capped | metrics.Ladder | metrics.AtLeast):
        return reads_of(amount.of)
    if isinstance(amount, metrics.Plus | metrics.Least):
        return reads_of(amount.one) | reads_of(amount.other)
    return ALL


def joined(one: Footprint, other: Footprint) -> Footprint:
    return Footprint(one.reads | other.reads, one.adds | other.adds, one.sets | other.sets)


def of_procedure(state: Zoo, seat: int, number: int) -> Footprint:
    """Of all steps of a procedure, whatever is chosen in it."""
    found = Footprint()
    for instruction in state.rules.code[number]:
        if isinstance(instruction.step, May | Choose | Times):
            for body in instruction.bodies:
                found = joined(found, of_procedure(state, seat, body))
        else:
            found = joined(found, footprint(state, seat, instruction.step))
    return found


def clash(state: Zoo, seat: int, one: int, other: int) -> bool:
    """Whether anybody could want the other procedure before this one; nothing is worse for having money earlier."""
    if same_steps(state, one, other) or is_money(state, one):
        return False
    a = of_procedure(state, seat, one)
    b = of_procedure(state, seat, other)
    if a.reads & (b.adds | b.sets) or b.reads & (a.adds | a.sets):
        return True
    return bool(a.sets & (b.adds | b.sets) or b.sets & a.adds)


def is_money(state: Zoo, number: int) -> bool:
    """Whether a procedure gives a fixed sum and does nothing else."""
    steps = [instruction.step for instruction in state.rules.code[number]]
    return len(steps) == 1 and isinstance(steps[0], Gain) and steps[0].what == MONEY and isinstance(steps[0].n, int)


def same_steps(state: Zoo, one: int, other: int) -> bool:
    """Whether two cards have the very same effect; whom Hypnosis is about makes a difference."""
    code = state.rules.code
    if len(code[one]) != len(code[other]):
        return False
    for a, b in zip(code[one], code[other], strict=True):
        if a.step != b.step or isinstance(a.step, Borrow):
            return False
    return True

"""Footprints of effects: each step says what it reads, what it adds to and what else it changes (`matters`).

A step that says nothing has to do with everything. `order` decides by this whose order can matter.
"""

from __future__ import annotations

from typing import Final

from arks.kernel.rules import Step, query
from arks.kernel.steps import Choose, Do, If, Let, May, Times
from arks.nova import metrics, tables
from arks.nova import state as zones
from arks.nova.abilities_cards import Dig, Gather, PickCards, PouchCards, PutRest, ShufflePile, TakeAll
from arks.nova.actions.sponsors import SponsorForMoney
from arks.nova.bonuses import TILE_PLACES, TakePartner, TakeTile, TakeUniversity
from arks.nova.display import DrawCards, Refill, SnapCards, TakeCards
from arks.nova.effects import Advance, Gain, HireWorker, OthersGain, TellIncome, UpgradeAction
from arks.nova.housing import Leave, MoveAnimals
from arks.nova.interactive import (
    Constrict,
    Hypnotise,
    Pilfer,
    SpreadVenom,
    is_behind,
    others_touchable,
    standing,
)
from arks.nova.maps import FindSponsor
from arks.nova.matters import (
    ALL,
    BREAK,
    COVER,
    DECK,
    DISPLAY,
    EVERYTHING,
    HAND,
    HOMES,
    ICONS,
    KIOSKS,
    MAP,
    OTHERS,
    PILE,
    PLACES,
    ROW,
    SCORING,
    SUPPLIES,
    TILES,
    WORKERS,
    Footprint,
    joined,
    reads_of,
)
from arks.nova.placement import FreeBuild, PlaceUnique, can_place, is_standard
from arks.nova.powers import ANY_ICON, ICON, NEW_ICON, OVER_TERRAIN, WILD_ICON, lasts
from arks.nova.release import SetFree
from arks.nova.row import After, MoveActionCard, PutMultiplier
from arks.nova.scoring import DiscardScoring
from arks.nova.sponsor_steps import ChooseClass, CopyBonus, FindAnimal
from arks.nova.state import Zoo, hand, is_upgraded, sponsors
from arks.nova.tables import (
    AVIARY,
    BUILD,
    CARDS,
    FIRST_CONTINENT,
    MAX_REPUTATION,
    PAVILION,
    REPUTATION_CAP,
    SCIENCE,
    target,
)
from arks.nova.tracks import APPEAL, CONSERVATION, CONSERVATION_BONUSES, MONEY, REPUTATION, XTOKEN

FOOTPRINTS: Final[dict[type, Footprint]] = {
    DrawCards: Footprint(0, HAND, DECK),
    TakeCards: Footprint(1 << REPUTATION, HAND, DECK | DISPLAY),
    SnapCards: Footprint(0, HAND, DISPLAY),
    Refill: Footprint(0, 0, DECK | DISPLAY),
    OthersGain: Footprint(0, OTHERS, 0),
    Advance: Footprint(0, BREAK | 1 << 1, 0),
    TellIncome: Footprint(),
    HireWorker: Footprint(0, WORKERS),
    UpgradeAction: Footprint(0, ROW),
    ShufflePile: Footprint(0, 0, PILE),
    PouchCards: Footprint(0, 0, HAND),
    TakeAll: Footprint(0, HAND, DISPLAY),
    Dig: Footprint(0, PILE, HAND | DISPLAY | DECK),
    MoveActionCard: Footprint(0, 0, ROW),
    PutMultiplier: Footprint(0, ROW, 0),
    After: Footprint(),  # nothing happens yet
    FindSponsor: Footprint(0, HAND | PILE, DECK),
    ChooseClass: Footprint(),  # what it rules out is played in later actions only
    FindAnimal: Footprint(0, HAND | PILE, DECK),
    MoveAnimals: Footprint(HOMES, 0, HOMES | KIOSKS),
    Leave: Footprint(HOMES, 0, HOMES | KIOSKS),
    SetFree: Footprint(0, 1 << APPEAL, 0),
}
INTERACTIVE: Final = (SpreadVenom, Constrict, Hypnotise, Pilfer)
MOST_POINTS: Final = 6  # that a sponsor counts up (207)
MOST_SPACES: Final = 5  # of one building
# Bonus tiles that cannot bring conservation points, and with them the next bonus.
PLAIN_TILES: Final[tuple[str, ...]] = ("money_10", "xtoken_3", "cards_3", "multiplier")
APPEAL_LIMIT: Final = 25  # some sponsors cannot be played beyond
MOST_APPEAL: Final = 20  # more than one effect ever brings
FAR: Final = tables.MAX_APPEAL  # further than anybody gets on a track


def footprint(state: Zoo, seat: int, step: Step) -> Footprint:
    """Of one step for a seat now."""
    player = state.players[seat]
    if isinstance(step, Gain):
        return of_gain(state, seat, step)
    if isinstance(step, SetFree) and may_cross(state, seat):
        counters = 1 << APPEAL | 1 << CONSERVATION  # losing appeal in time can keep them from crossing
        return Footprint(counters, 0, 1 << APPEAL)
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
    if isinstance(step, INTERACTIVE):
        return of_interactive(state, seat, step)
    if isinstance(step, FreeBuild):
        return of_free_build(state, seat, step)
    if isinstance(step, PlaceUnique):
        return of_placing(state, seat, KIOSKS)
    if isinstance(step, CopyBonus):
        return joined(Footprint(MAP), of_bonuses(state, seat))
    if isinstance(step, SponsorForMoney):
        return of_sponsor(state, seat, step)
    if isinstance(step, TakePartner):
        slot = len(player.partners)
        return of_tile(state, seat, state.pack.maps[player.map].partner_zoo[slot : slot + 1], FIRST_CONTINENT)
    if isinstance(step, TakeUniversity):
        slot = len(player.universities)
        found = of_tile(state, seat, state.pack.maps[player.map].university[slot : slot + 1], SCIENCE)
        return joined(found, of_gain(state, seat, Gain(REPUTATION, max(zones.UNIVERSITY_REPUTATION))))
    if isinstance(step, TakeTile):
        return of_point_bonus(state, seat, step.points)
    if isinstance(step, DiscardScoring):
        return of_point_bonus(state, seat, 10)
    if isinstance(step, Let):
        return Footprint(reads_of(step.value))
    if isinstance(step, Do):
        return of_procedure(state, seat, state.rules.number[step.procedure])
    return FOOTPRINTS.get(type(step), EVERYTHING)


def of_interactive(state: Zoo, seat: int, step: Step) -> Footprint:
    """What one gains oneself matters only if it catches up with somebody who can be touched."""
    if not is_behind(state, seat):
        return Footprint()
    if isinstance(step, Pilfer):
        reads = 1 << step.track if may_catch_up(state, seat, step.track, 0) else 0
        return Footprint(reads, 1 << MONEY | HAND, OTHERS)
    if isinstance(step, Hypnotise):
        return Footprint(1 << APPEAL if may_catch_up(state, seat, APPEAL, 0) else 0)
    reads = 1 << APPEAL if may_catch_up(state, seat, APPEAL, 1) else 0
    if isinstance(step, Constrict) and may_catch_up(state, seat, CONSERVATION, 1):
        reads |= 1 << CONSERVATION
    return Footprint(reads, OTHERS)


def may_catch_up(state: Zoo, seat: int, track: int, ahead: int) -> bool:
    """Whether what waits in the bag may bring a seat level with somebody who is now at least so far ahead, or past."""
    own = standing(state, seat, track)
    most = own + on_the_way(state, seat, track)
    for other in others_touchable(state, seat):
        if own + ahead <= standing(state, other, track) <= most and most > own:
            return True
    return False


def may_cross(state: Zoo, seat: int) -> bool:
    """Whether what waits in the bag may bring the counters of a seat together."""
    player = state.players[seat]
    points = min(player.conservation + on_the_way(state, seat, CONSERVATION), tables.MAX_CONSERVATION)
    return player.appeal + on_the_way(state, seat, APPEAL) >= target(points)


def on_the_way(state: Zoo, seat: int, track: int) -> int:
    """Steps on a track that the effects in the bag on top may bring."""
    bag = state.stack[-1].env.get("bag")
    if not isinstance(bag, tuple):
        return FAR
    code = state.rules.code
    steps = 0
    for place in range(0, len(bag), 2):
        first = code[bag[place]][0].step
        if isinstance(first, Gain) and len(code[bag[place]]) == 1 and first.what == track:
            steps += first.n if isinstance(first.n, int) else MOST_APPEAL
        elif not isinstance(first, (*INTERACTIVE, Leave)):  # which ask for this themselves
            found = of_procedure(state, seat, bag[place])
            if (found.adds | found.sets) >> track & 1:
                steps += FAR if found.sets else MOST_APPEAL
    return steps


def of_gain(state: Zoo, seat: int, step: Gain) -> Footprint:
    """A gain that reaches a bonus of its track does what that bonus does."""
    player = state.players[seat]
    found = Footprint(reads_of(step.n), 1 << step.what)
    n = step.n if isinstance(step.n, int) else MOST_POINTS
    if step.what == CONSERVATION:
        return joined(found, of_points(state, seat, n))
    if step.what == REPUTATION:
        after = player.reputation + n
        if not is_upgraded(player, CARDS) and after > REPUTATION_CAP:
            found.reads |= ROW  # steps are lost unless Cards is upgraded first
        elif after > MAX_REPUTATION:
            found.adds |= 1 << APPEAL
        for points, effect in state.pack.tracks.reputation_bonuses.items():
            if player.reputation < points <= after:
                found = joined(found, of_procedure(state, seat, state.rules.number[f"bonus {effect}"]))
    return found


def of_points(state: Zoo, seat: int, n: int) -> Footprint:
    """The bonuses that so many conservation points reach (p. 18)."""
    player = state.players[seat]
    found = Footprint()
    for bonus in CONSERVATION_BONUSES:
        if player.conservation < bonus <= player.conservation + n and not (bonus == 10 and state.ten_reached):
            found = joined(found, of_point_bonus(state, seat, bonus))
    return found


def of_point_bonus(state: Zoo, seat: int, bonus: int) -> Footprint:
    """What can bring further points, and with them further bonuses, may do anything."""
    player = state.players[seat]
    zoo = state.pack.maps[player.map]
    if bonus == 10:
        return Footprint(0, 0, SCORING)
    if bonus == 2:
        brings_points = player.hired < tables.WORKERS and zoo.worker[player.hired - 1] != ""
        return EVERYTHING if brings_points else Footprint(0, WORKERS | ROW)
    tiles = state.pack.tracks.bonus_tiles
    found = Footprint(0, 1 << MONEY)
    for place in TILE_PLACES[bonus]:
        if state.tiles[place] >= 0:
            id = tiles[state.tiles[place]][0]
            plain = id in PLAIN_TILES
            found = joined(found, of_procedure(state, seat, state.rules.number[f"tile {id}"]) if plain else EVERYTHING)
    return found


def of_free_build(state: Zoo, seat: int, step: FreeBuild) -> Footprint:
    """An empty standard enclosure is nothing to a kiosk; animals may move into a special one."""
    if not [kind for kind in step.kinds if can_place(state, seat, kind)]:
        return Footprint(MAP | ROW)
    found = of_placing(state, seat, 0 if all([is_standard(kind) for kind in step.kinds]) else KIOSKS)
    if PAVILION in step.kinds:
        found.adds |= 1 << APPEAL
    return joined(found, FOOTPRINTS[MoveAnimals]) if AVIARY in step.kinds else found


def of_placing(state: Zoo, seat: int, kiosks: int) -> Footprint:
    """Any bonus that is not covered yet may lie under a building; spaces marked II need Build II."""
    player = state.players[seat]
    zoo = state.pack.maps[player.map]
    found = joined(Footprint(MAP, 1 << MONEY | kiosks, MAP), of_bonuses(state, seat))  # money: sponsors 241 and 242
    if lasts(state, seat, OVER_TERRAIN):
        found.sets |= COVER  # the restaurant itself may be built over
    else:
        found.adds |= COVER
    if metrics.size(metrics.empty_spaces(state, seat)) <= MOST_SPACES:
        found.adds |= 1 << APPEAL  # for the full map
    if zoo.build2 & ~player.covered and not is_upgraded(player, BUILD):
        found.reads |= ROW
    if zoo.marks.get("H", 0) & ~player.covered:
        found = joined(found, of_procedure(state, seat, state.rules.number["hollywood"]))
    return found


def of_bonuses(state: Zoo, seat: int) -> Footprint:
    """Of all placement bonuses that are not covered yet."""
    player = state.players[seat]
    found = Footprint()
    for cell, effect in state.pack.maps[player.map].bonuses:
        if player.covered >> cell & 1:
            continue
        if effect.startswith("free_build"):
            found = joined(found, Footprint(MAP, KIOSKS, MAP))
        else:
            found = joined(found, of_procedure(state, seat, state.rules.number[f"bonus {effect}"]))
    return found


def of_sponsor(state: Zoo, seat: int, step: SponsorForMoney) -> Footprint:
    """A sponsor may do anything; its conditions do not ask for X-tokens or points, and seldom for little appeal."""
    player = state.players[seat]
    powers = state.pack.powers
    face = state.cards.face
    if step.token and not [1 for uid, n in player.tokens if n and not powers[face[uid]].power.lasting & WILD_ICON]:
        return Footprint()
    if not hand(state, seat):
        return Footprint(HAND)
    reads = ALL & ~(1 << XTOKEN | 1 << CONSERVATION | 1 << APPEAL)
    limit = query(state, "max-appeal", seat, APPEAL_LIMIT, APPEAL_LIMIT)
    if limit - MOST_APPEAL < player.appeal <= limit:
        reads |= 1 << APPEAL
    return Footprint(reads, ALL, ALL & ~SUPPLIES)


def of_tile(state: Zoo, seat: int, slot: tuple[str, ...], icon: int) -> Footprint:
    """A partner zoo or university: its icons, the bonus of its space, and what sponsors do for its icons.

    ``icon`` is the icon, or the first one of the continents. Association II may be needed for it (p. 14).
    """
    found = Footprint(ROW, ICONS | OTHERS, TILES)
    icons = range(icon, icon + 5 if icon == FIRST_CONTINENT else icon + 1)
    for uid in sponsors(state, seat):
        for when in state.pack.powers[state.cards.face[uid]].power.each:
            if when.moment in (ICON, ANY_ICON, NEW_ICON) and (when.thing < 0 or when.thing in icons):
                return EVERYTHING
    for effect in slot:
        if effect:
            found = joined(found, of_procedure(state, seat, state.rules.number[f"bonus {effect}"]))
    return found


def of_procedure(state: Zoo, seat: int, number: int) -> Footprint:
    """Of all steps of a procedure, whatever is chosen in it."""
    found = Footprint()
    for instruction in state.rules.code[number]:
        if isinstance(instruction.step, If):
            found.reads |= reads_of(instruction.step.test)
        if isinstance(instruction.step, May | Choose | Times | If):
            for body in instruction.bodies:
                found = joined(found, of_procedure(state, seat, body))
        else:
            found = joined(found, footprint(state, seat, instruction.step))
    return found

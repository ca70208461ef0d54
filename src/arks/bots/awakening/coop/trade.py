"""Trading with other Challengers: what one cannot use goes to whoever it helps."""

from __future__ import annotations

from typing import Final

from arks.awakening.modes.coop.trade import was_made
from arks.awakening.state import Ark
from arks.awakening.tables import MT, ORDINARY
from arks.awakening.words import ACCEPT, DECLINE, TRADE, WANT
from arks.bots.awakening.coop.judge import TeamJudge
from arks.kernel.asks import Choice
from arks.kernel.words import Raw

OFFERS_IN_A_TURN: Final = 2  # people wait for the answers
MOST: Final = 3  # resources of one offer
PARTNER: Final = 0  # places in what a trade question is about
GIVEN: Final = 1
WANTED: Final = 6


def needs(state: Ark, seat: int, judge: TeamJudge) -> list[int]:
    """What a seat's share of the work costs, by type of resource."""
    price = [0, 0, 0, 0]
    for task in judge.foe.tasks(state):
        if task.due and len(task.cost.types) == 1 and judge.shares.get(task.room) == seat:
            price[task.cost.types[0]] += task.cubes * task.cost.n
    return price


def missing(resources: list[int], price: list[int]) -> int:
    """Resources until a price can be paid; Metamorphite stands for any."""
    short = 0
    for type in ORDINARY:
        short += max(0, price[type] - resources[type])
    return max(0, short - resources[MT])


def useful_offer(state: Ark, seat: int, partner: int, judge: TeamJudge) -> list[int]:
    """What to ask a partner for, by type: what is missing here and left over there. Nothing: all 0."""
    own = state.players[seat].resources
    theirs = state.players[partner].resources
    price = needs(state, seat, judge)
    kept = needs(state, partner, judge)
    wanted = [0] * (MT + 1)
    most = min(MOST, missing(own, price))
    for type in ORDINARY:
        n = min(price[type] - own[type], theirs[type] - kept[type], most)
        if n > 0:
            wanted[type] = n
            most -= n
    spare = theirs[MT]
    for type in ORDINARY:
        spare -= max(0, kept[type] - theirs[type])
    wanted[MT] = max(0, min(spare, most))
    return wanted


def offers(state: Ark, seat: int, judge: TeamJudge) -> list[tuple[Raw, ...]]:
    """Offers that would help, one to a partner and few in a turn; they are made before anything else is done."""
    partners = [other for other in range(state.boards) if other != seat and not was_made(state, seat, other)]
    if state.boards - 1 - len(partners) >= OFFERS_IN_A_TURN:
        return []
    found: list[tuple[Raw, ...]] = []
    for partner in partners:
        wanted = useful_offer(state, seat, partner, judge)
        if sum(wanted):
            found.append(((TRADE, partner), *[(WANT, type, n) for type, n in enumerate(wanted) if n]))
    return found


def reply(state: Ark, seat: int, choice: Choice, judge: TeamJudge) -> Raw:
    """Accept what brings both together closer, or what is a gift."""
    about = choice.about
    other = about[PARTNER]
    own = state.players[seat].resources
    theirs = state.players[other].resources
    traded = [about[GIVEN + type] - about[WANTED + type] for type in range(MT + 1)]
    price = needs(state, seat, judge)
    others_price = needs(state, other, judge)
    before = missing(own, price) + missing(theirs, others_price)
    own_after = [n + more for n, more in zip(own, traded)]
    after = missing(own_after, price) + missing([n - more for n, more in zip(theirs, traded)], others_price)
    gains = after < before or (after == before and sum(traded) >= 0)
    return (ACCEPT,) if gains else (DECLINE,)

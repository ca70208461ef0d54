"""Trading with other Challengers: what one cannot use goes to whoever it helps."""

from __future__ import annotations

from typing import Final

from arks.awakening.modes.coop.trade import OFFERS
from arks.awakening.state import Ark, noted
from arks.awakening.tables import MT, ORDINARY
from arks.awakening.words import ACCEPT, DECLINE, OFFER, TRADE, WANT, WITHDRAW
from arks.bots.awakening.coop.judge import TeamJudge
from arks.kernel.asks import Choice
from arks.kernel.words import Raw

OFFERS_IN_A_TURN: Final = 2  # people wait for the answers
MOST: Final = 3  # resources of one offer: each is an answer of its own
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


def sensible(state: Ark, seat: int, choice: Choice, judge: TeamJudge) -> Choice:
    """The same menu, less the trades that would help nobody; offers are made before anything else is done."""
    enough = choice.prompt == "line" or len(noted(state, OFFERS)) >= OFFERS_IN_A_TURN
    options: list[Raw] = []
    for option in choice.options:
        if option[0] == TRADE and (enough or not sum(useful_offer(state, seat, option[1], judge))):
            continue
        options.append(option)
    if len(options) == len(choice.options):
        return choice
    return Choice(choice.kind, choice.prompt, options, choice.lo, choice.hi, choice.public, choice.about)


def next_word(state: Ark, seat: int, choice: Choice, judge: TeamJudge) -> Raw:
    """Say what is wanted, one by one, then offer it."""
    about = choice.about
    wanted = useful_offer(state, seat, about[PARTNER], judge)
    for type in range(MT + 1):
        if about[WANTED + type] < wanted[type] and (WANT, type) in choice.options:
            return (WANT, type)
    return (OFFER,) if (OFFER,) in choice.options else (WITHDRAW,)


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

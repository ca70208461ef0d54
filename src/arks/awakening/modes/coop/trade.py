"""Exchanging resources between Challengers (Appendix III, Common Rules).

Allowed at any time if both agree; here the Challenger whose turn it is makes offers, from any menu of its turn, a few
to each other one and one at a time (ruling R-41). Artifacts are never exchanged.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.line import TakeAction
from arks.awakening.state import Ark, note, noted, own_player
from arks.awakening.tables import RESOURCES
from arks.awakening.words import (
    ACCEPT,
    DECLINE,
    GAVE,
    GIVE,
    OFFER,
    TRADE,
    TRADE_ACCEPTED,
    TRADE_DECLINED,
    TRADE_OFFERED,
    WANT,
    WITHDRAW,
)
from arks.kernel.asks import CONFIRM, MENU, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, bound_tuple, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

OFFERS: Final = "offers"  # to whom they were made in this turn
OFFERS_TO_EACH: Final = 2
NOTHING: Final = (0,) * len(RESOURCES)


@dataclass(frozen=True)
class NewOffers(Step):
    """A new turn: offers may be made again."""


@dataclass(frozen=True)
class MakeOffer(Step):
    """Say what you give and what you want, one by one, then offer it."""


@dataclass(frozen=True)
class AnswerOffer(Step):
    """The other Challenger accepts or declines."""


def run_new_offers(state: Ark, frame: Frame, step: NewOffers) -> None:
    if noted(state, OFFERS):
        note(state, OFFERS)


def list_trades(state: Ark, seat: int) -> list[Raw]:
    """The Challengers to whom an offer may be made now."""
    if state.active != seat:
        return []
    made = noted(state, OFFERS)
    own = sum(state.players[seat].resources)
    return [
        (TRADE, other)
        for other in range(state.boards)
        if other != seat and made.count(other) < OFFERS_TO_EACH and own + sum(state.players[other].resources)
    ]


def trade(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    note(state, OFFERS, *noted(state, OFFERS), option[1])
    push(state, "trade", seat, {"partner": option[1], "given": NOTHING, "wanted": NOTHING})


def offer_options(state: Ark, frame: Frame, step: MakeOffer, seat: int) -> Choice:
    partner = bound(state, frame, "partner")
    given = bound_tuple(state, frame, "given")
    wanted = bound_tuple(state, frame, "wanted")
    own = state.players[seat].resources
    others = state.players[partner].resources
    options: list[Raw] = []
    for type in range(len(RESOURCES)):
        if given[type] < own[type] and not wanted[type]:
            options.append((GIVE, type))
    for type in range(len(RESOURCES)):
        if wanted[type] < others[type] and not given[type]:
            options.append((WANT, type))
    if sum(given) + sum(wanted):
        options.append((OFFER,))
    options.append((WITHDRAW,))
    return Choice(MENU, "trade", options, about=(partner, *given, *wanted))


def offer_chosen(state: Ark, frame: Frame, step: MakeOffer, seat: int, picked: tuple[Raw, ...]) -> None:
    word = picked[0][0]
    if word in (GIVE, WANT):
        name = "given" if word == GIVE else "wanted"
        amounts = list(bound_tuple(state, frame, name))
        amounts[picked[0][1]] += 1
        bind(state, frame, name, tuple(amounts))
        again(frame)
    elif word == OFFER:
        partner = bound(state, frame, "partner")
        given = bound_tuple(state, frame, "given")
        wanted = bound_tuple(state, frame, "wanted")
        emit(state, (TRADE_OFFERED, seat, partner, *given, *wanted))
        push(state, "trade-answer", partner, {"offerer": seat, "given": given, "wanted": wanted})


def answer_options(state: Ark, frame: Frame, step: AnswerOffer, seat: int) -> Choice:
    given = bound_tuple(state, frame, "given")
    wanted = bound_tuple(state, frame, "wanted")
    about = (bound(state, frame, "offerer"), *given, *wanted)
    return Choice(CONFIRM, "trade-offer", [(ACCEPT,), (DECLINE,)], about=about)


def answer_chosen(state: Ark, frame: Frame, step: AnswerOffer, seat: int, picked: tuple[Raw, ...]) -> None:
    offerer = bound(state, frame, "offerer")
    if picked[0][0] == DECLINE:
        emit(state, (TRADE_DECLINED, seat, offerer))
        return
    emit(state, (TRADE_ACCEPTED, seat, offerer))
    hand_over(state, offerer, seat, bound_tuple(state, frame, "given"))
    hand_over(state, seat, offerer, bound_tuple(state, frame, "wanted"))


def hand_over(state: Ark, giver: int, taker: int, amounts: tuple[int, ...]) -> None:
    for type, n in enumerate(amounts):
        if n:
            own_player(state, giver).resources[type] -= n
            own_player(state, taker).resources[type] += n
            emit(state, (GAVE, giver, taker, type, n))


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"trade": (MakeOffer(),), "trade-answer": (AnswerOffer(),)}
TAKERS: Final[dict[int, TakeAction]] = {TRADE: trade}
VERBS: Final[tuple[Verb, ...]] = (Verb(NewOffers, run_new_offers, lambda rules, step: "offers may be made again"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(MakeOffer, offer_options, offer_chosen, lambda rules, step: "make an offer"),
    Chooser(AnswerOffer, answer_options, answer_chosen, lambda rules, step: "answer the offer"),
)

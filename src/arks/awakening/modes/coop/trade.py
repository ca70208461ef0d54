"""Exchanging resources between Challengers (Appendix III, Common Rules).

Allowed at any time if both agree: any Challenger may offer any other one an exchange, whoever is asked something
(ruling R-41). That question waits meanwhile; whoever it is put to may let the offer lapse. Artifacts stay out of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.modes.coop.construction import is_building
from arks.awakening.state import Ark, note, noted, own_player
from arks.awakening.tables import RESOURCES
from arks.awakening.words import (
    ACCEPT,
    DECLINE,
    GAVE,
    GIVE,
    TRADE,
    TRADE_ACCEPTED,
    TRADE_DECLINED,
    TRADE_OFFERED,
    TRADE_WITHDRAWN,
    WANT,
    WITHDRAW,
)
from arks.kernel.asks import CONFIRM, MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, bound_tuple, choice_of, own_frame, push
from arks.kernel.rules import Aside, Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

OFFERS: Final = "offers"  # who made one to whom in this turn: for bots, who do not ask twice
PAIR: Final = 8
ONE_OFFER: Final = "an offer names one Challenger and what is given or wanted"


@dataclass(frozen=True)
class NewOffers(Step):
    """A new turn: bots may make their offers again."""


@dataclass(frozen=True)
class AnswerOffer(Step):
    """The other Challenger accepts or declines."""


def run_new_offers(state: Ark, frame: Frame, step: NewOffers) -> None:
    if noted(state, OFFERS):
        note(state, OFFERS)


def was_made(state: Ark, seat: int, partner: int) -> bool:
    """Whether a Challenger has made another one an offer in this turn."""
    return seat * PAIR + partner in noted(state, OFFERS)


# --- making an offer, and taking it back


def is_open(state: Ark) -> bool:
    """Whether an offer waits for its answer."""
    return state.stack[-1].procedure == state.rules.number["trade-answer"]


def busy(state: Ark) -> int:
    """Who is in the middle of an action, and keeps what may be needed to pay for it; -1: nobody is."""
    assert state.pending is not None
    asked = state.pending.seats[0]
    return -1 if choice_of(state, asked).kind == MENU else asked


def options(state: Ark, seat: int) -> Choice | None:
    """An offer: to whom, what is given and what is wanted. While one is open, it can be taken back."""
    if seat >= state.boards or is_building(state):
        return None
    if is_open(state):
        frame = state.stack[-1]
        if seat != frame.seat and seat in (bound(state, frame, "offerer"), state.stack[-2].seat):
            return Choice(MENU, "trade-open", [(WITHDRAW,)], about=(bound(state, frame, "offerer"), frame.seat))
        return None
    held = busy(state)
    offer: list[Raw] = []
    if seat != held:
        offer += amounts(GIVE, state.players[seat].resources)
    others = [other for other in range(state.boards) if other != seat]
    most = [
        max([state.players[other].resources[type] for other in others if other != held], default=0)
        for type in range(len(RESOURCES))
    ]
    offer += amounts(WANT, most)
    if not offer:
        return None
    partners: list[Raw] = [(TRADE, other) for other in others]
    return Choice(PICK, "trade", partners + offer, lo=2, hi=1 + len(RESOURCES))


def amounts(word: int, most: list[int]) -> list[Raw]:
    return [(word, type, n) for type in range(len(RESOURCES)) for n in range(1, most[type] + 1)]


def refusal(state: Ark, seat: int, picked: tuple[Raw, ...]) -> str:
    """Why these words are no offer."""
    if picked[0][0] == WITHDRAW:
        return ""
    partners = [raw[1] for raw in picked if raw[0] == TRADE]
    types = [raw[1] for raw in picked if raw[0] != TRADE]
    if len(partners) != 1:
        return ONE_OFFER
    if len(set(types)) < len(types):
        return "each kind of resource is given or wanted, and named once"
    theirs = [0] * len(RESOURCES) if partners[0] == busy(state) else state.players[partners[0]].resources
    if any([raw[0] == WANT and raw[2] > theirs[raw[1]] for raw in picked]):
        return "nobody is asked for more than can be given now"
    return ""


def chosen(state: Ark, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == WITHDRAW:
        frame = own_frame(state, len(state.stack) - 1)
        frame.pc += 1
        emit(state, (TRADE_WITHDRAWN, seat, bound(state, frame, "offerer"), frame.seat))
        return
    partner = next(raw[1] for raw in picked if raw[0] == TRADE)
    given = [0] * len(RESOURCES)
    wanted = [0] * len(RESOURCES)
    for raw in picked:
        if raw[0] == GIVE:
            given[raw[1]] = raw[2]
        elif raw[0] == WANT:
            wanted[raw[1]] = raw[2]
    note(state, OFFERS, *sorted({*noted(state, OFFERS), seat * PAIR + partner}))
    emit(state, (TRADE_OFFERED, seat, partner, *given, *wanted))
    push(state, "trade-answer", partner, {"offerer": seat, "given": tuple(given), "wanted": tuple(wanted)})


# --- answering it


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


def hand_over(state: Ark, giver: int, taker: int, given: tuple[int, ...]) -> None:
    for type, n in enumerate(given):
        if n:
            own_player(state, giver).resources[type] -= n
            own_player(state, taker).resources[type] += n
            emit(state, (GAVE, giver, taker, type, n))


ASIDE: Final[Aside] = Aside(("trade", "give", "want", "withdraw"), options, refusal, chosen)
PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"trade-answer": (AnswerOffer(),)}
VERBS: Final[tuple[Verb, ...]] = (Verb(NewOffers, run_new_offers, lambda rules, step: "offers may be made again"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(AnswerOffer, answer_options, answer_chosen, lambda rules, step: "answer the offer"),
)

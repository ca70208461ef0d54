"""The break: six steps that everybody performs together (p. 18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import SEALED, Choice
from arks.kernel.events import emit
from arks.kernel.frames import trigger
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Clockwise, Do
from arks.kernel.words import Raw
from arks.nova import maps, words
from arks.nova.display import Refill, discard, leave_display, refill
from arks.nova.effects import FROM_APPEAL, FROM_KIOSKS, FROM_MAP, Gain, TellIncome
from arks.nova.hexmap import neighbours
from arks.nova.placement import is_standard
from arks.nova.state import DISCARD, Zoo, hand, hand_zone, own_player, sponsors
from arks.nova.tables import CONTINENTS, KIOSK, UNIVERSITIES
from arks.nova.tracks import MONEY, hand_limit


@dataclass(frozen=True)
class BeginBreak(Step):
    """The break begins."""


@dataclass(frozen=True)
class HandLimit(Step):
    """1. Everybody discards down to the hand limit, at the same time."""


@dataclass(frozen=True)
class ClearActionCards(Step):
    """2. Tokens on action cards go back."""


@dataclass(frozen=True)
class RestoreAssociation(Step):
    """3. Workers come home; partner zoos and universities are offered again."""


@dataclass(frozen=True)
class RenewDisplay(Step):
    """4. The cards at folders 1 and 2 are discarded, the display is filled."""


@dataclass(frozen=True)
class TakeIncome(Step):
    """5. All kinds of income of one player, in an order of choice."""


@dataclass(frozen=True)
class ResetBreak(Step):
    """6. The break token goes back to its start."""


@dataclass(frozen=True)
class Caller(Expression):
    """The player who called the break; income begins there."""


@dataclass(frozen=True)
class AppealIncome(Expression):
    """Money for the appeal of the zoo."""


@dataclass(frozen=True)
class KioskIncome(Expression):
    """1 money for each building beside each kiosk, except empty standard enclosures and kiosks."""


@dataclass(frozen=True)
class MapIncome(Expression):
    """Money for what is printed on the map."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "break": (
        BeginBreak(),
        HandLimit(),
        ClearActionCards(),
        RestoreAssociation(),
        RenewDisplay(),
        Clockwise(Caller(), (Do("income"), Refill())),
        ResetBreak(),
    ),
    "income": (TakeIncome(),),
    "income appeal": (TellIncome(FROM_APPEAL), Gain(MONEY, AppealIncome())),
    "income kiosks": (TellIncome(FROM_KIOSKS), Gain(MONEY, KioskIncome())),
    "income map": (TellIncome(FROM_MAP), Gain(MONEY, MapIncome())),
}


def everybody(state: Zoo, frame: Frame, step: Step) -> tuple[int, ...]:
    return tuple(range(state.rules.players))


def limit_options(state: Zoo, frame: Frame, step: HandLimit, seat: int) -> Choice | None:
    cards = hand(state, seat)
    n = len(cards) - hand_limit(state, seat)
    return Choice(SEALED, "hand-limit", [(words.DISCARD, uid) for uid in cards], n, n) if n > 0 else None


def limit_chosen(state: Zoo, frame: Frame, step: HandLimit, seat: int, picked: tuple[Raw, ...]) -> None:
    discard(state, seat, tuple([uid for _, uid in picked]), hand_zone(state, seat))


def run_begin_break(state: Zoo, frame: Frame, step: BeginBreak) -> None:
    emit(state, (words.BREAK_STARTED, state.break_by))


def run_clear_action_cards(state: Zoo, frame: Frame, step: ClearActionCards) -> None:
    for seat in range(state.rules.players):
        player = own_player(state, seat)
        player.venom = 0
        player.constricted = 0
        player.multipliers = (0, 0, 0, 0, 0)
    emit(state, (words.ACTION_CARDS_CLEARED,))


def run_restore_association(state: Zoo, frame: Frame, step: RestoreAssociation) -> None:
    for seat in range(state.rules.players):
        player = own_player(state, seat)
        player.workers = player.hired
        player.tasks = (0, 0, 0, 0)
    emit(state, (words.WORKERS_RECALLED,))
    for continent in missing(state.partner_offer, [player.partners for player in state.players], len(CONTINENTS)):
        state.partner_offer |= 1 << continent
        emit(state, (words.PARTNER_OFFERED, continent))
    owned = [player.universities for player in state.players]
    for university in missing(state.university_offer, owned, len(UNIVERSITIES)):
        state.university_offer |= 1 << university
        emit(state, (words.UNIVERSITY_OFFERED, university))


def missing(offer: int, owned: list[tuple[int, ...]], n: int) -> list[int]:
    """Partner zoos or universities to be laid out again: not those that everybody has (ruling N-R74)."""
    return [tile for tile in range(n) if not offer >> tile & 1 and not all([tile in tiles for tiles in owned])]


def run_renew_display(state: Zoo, frame: Frame, step: RenewDisplay) -> None:
    gone = tuple([uid for uid in state.folders[:2] if uid >= 0])
    for uid in gone:
        leave_display(state, uid, DISCARD)
    if gone:
        emit(state, (words.SWEPT, *gone))
    refill(state)


def run_take_income(state: Zoo, frame: Frame, step: TakeIncome) -> None:
    """Appeal, kiosks, the map, each space of the left edge and each sponsor are incomes of their own (ruling N-R78)."""
    seat = frame.seat
    player = state.players[seat]
    trigger(state, seat, "income appeal")
    trigger(state, seat, "income kiosks")  # counted when its turn comes: a kiosk built before counts (ruling N-LATE)
    if maps.has_income(state, seat):
        trigger(state, seat, "income map")
    for place, (again, effect) in enumerate(state.pack.maps[player.map].left):
        if again and not player.left >> place & 1:
            trigger(state, seat, f"income bonus {effect}")
    for uid in sponsors(state, seat):
        for procedure in state.pack.powers[state.cards.face[uid]].income:
            trigger(state, seat, procedure, uid)


def kiosk_income(state: Zoo, seat: int) -> int:
    """Each kiosk counts by itself the buildings that share an edge with it (p. 18)."""
    buildings = state.players[seat].buildings
    money = 0
    for kind, mask, _ in buildings:
        if kind == KIOSK:
            near = neighbours(mask)
            for other, cells, full in buildings:
                if cells & near and other != KIOSK and (full or not is_standard(other)):
                    money += 1
    return money


def run_reset_break(state: Zoo, frame: Frame, step: ResetBreak) -> None:
    state.break_left = state.pack.tracks.break_steps[state.rules.players]
    state.break_by = -1
    emit(state, (words.BREAK_ENDED,))


def appeal_income(state: Zoo, seat: int) -> int:
    return state.pack.tracks.income[state.players[seat].appeal]


VERBS: Final[tuple[Verb, ...]] = (
    Verb(BeginBreak, run_begin_break, lambda rules, step: "the break begins"),
    Verb(ClearActionCards, run_clear_action_cards, lambda rules, step: "tokens leave the action cards"),
    Verb(RestoreAssociation, run_restore_association, lambda rules, step: "workers come home"),
    Verb(RenewDisplay, run_renew_display, lambda rules, step: "two cards of the display are replaced"),
    Verb(TakeIncome, run_take_income, lambda rules, step: "income"),
    Verb(ResetBreak, run_reset_break, lambda rules, step: "the break token goes back"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(HandLimit, limit_options, limit_chosen, lambda rules, step: "keep to the hand limit", seats=everybody),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(Caller, lambda state, frame, e: state.break_by, lambda rules, e: "whoever called the break"),
    Amount(AppealIncome, lambda state, frame, e: appeal_income(state, frame.seat), lambda rules, e: "appeal income"),
    Amount(KioskIncome, lambda state, frame, e: kiosk_income(state, frame.seat), lambda rules, e: "kiosk income"),
    Amount(MapIncome, lambda state, frame, e: maps.map_income(state, frame.seat), lambda rules, e: "map income"),
)

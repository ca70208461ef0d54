"""Gains: the steps that most effects consist of, and the bonuses printed on maps, tracks and tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, own_frame, postpone, trigger
from arks.kernel.rules import Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import amount
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.state import Zoo, own_player
from arks.nova.tables import ACTIONS
from arks.nova.tracks import advance_break, gain, hire

NAMES: Final[tuple[str, ...]] = ("money", "X-tokens", "appeal", "conservation", "reputation")
FROM_APPEAL: Final = 0
FROM_KIOSKS: Final = 1
FROM_MAP: Final = 2
FROM_LEFT_EDGE: Final = 3
FROM_SPONSOR: Final = 4


@dataclass(frozen=True)
class Gain(Step):
    """Gain so much of a track or supply (`tracks.MONEY` ...)."""

    what: int
    n: int | Expression


@dataclass(frozen=True)
class OthersGain(Step):
    """Every other player gains something."""

    what: int
    n: int | Expression


@dataclass(frozen=True)
class Advance(Step):
    """Advance the break token."""

    n: int | Expression


@dataclass(frozen=True)
class TellIncome(Step):
    """Say where the income that follows comes from: a place of `words.INCOMES`; a sponsor is the ``source``."""

    place: int


@dataclass(frozen=True)
class HireWorker(Step):
    """Hire an association worker."""


@dataclass(frozen=True)
class UpgradeAction(Step):
    """Turn one action card to side II."""


def run_gain(state: Zoo, frame: Frame, step: Gain) -> None:
    gain(state, frame.seat, step.what, amount(state, frame, step.n))


def run_others_gain(state: Zoo, frame: Frame, step: OthersGain) -> None:
    n = amount(state, frame, step.n)
    for seat in range(state.rules.players):
        if seat != frame.seat:
            gain(state, seat, step.what, n)


def run_advance(state: Zoo, frame: Frame, step: Advance) -> None:
    advance_break(state, frame.seat, amount(state, frame, step.n))


def run_tell_income(state: Zoo, frame: Frame, step: TellIncome) -> None:
    if step.place == FROM_SPONSOR:
        emit(state, (words.SPONSOR_INCOME, frame.seat, bound(state, frame, "source")))
    else:
        emit(state, (words.INCOME, frame.seat, step.place))


def upgrade_options(state: Zoo, frame: Frame, step: UpgradeAction, seat: int) -> Choice | None:
    upgraded = state.players[seat].upgraded
    options: list[Raw] = [(words.UPGRADE, a) for a in range(len(ACTIONS)) if not upgraded >> a & 1]
    return Choice(PICK, "upgrade", options) if options else None


def upgrade_chosen(state: Zoo, frame: Frame, step: UpgradeAction, seat: int, picked: tuple[Raw, ...]) -> None:
    action = picked[0][1]
    own_player(state, seat).upgraded |= 1 << action
    emit(state, (words.UPGRADED, seat, action))
    turn_card_in_use(state, seat, action)


def turn_card_in_use(state: Zoo, seat: int, action: int) -> None:
    """A card that is upgraded in the middle of its own action goes on as side II (ruling N-B2)."""
    running = state.rules.number["action"]
    for index, frame in enumerate(state.stack):
        if frame.procedure == running and frame.env["card"] == action and frame.env["owner"] == seat:
            own_frame(state, index).env["side"] = 1


def after(state: Zoo, frame: Frame, seat: int, procedure: str, source: int = 0) -> None:
    """Have an effect resolved once the running action is finished; at once when none runs, as in a break."""
    if not postpone(state, frame, "after", seat, procedure, source):
        trigger(state, seat, procedure, source)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(Gain, run_gain, lambda rules, step: f"{rules.worth(step.n)} {NAMES[step.what]}"),
    Verb(
        OthersGain,
        run_others_gain,
        lambda rules, step: f"each other player: {rules.worth(step.n)} {NAMES[step.what]}",
    ),
    Verb(Advance, run_advance, lambda rules, step: f"break +{rules.worth(step.n)}"),
    Verb(TellIncome, run_tell_income, lambda rules, step: "income"),
    Verb(HireWorker, lambda state, frame, step: hire(state, frame.seat), lambda rules, step: "hire a worker"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(UpgradeAction, upgrade_options, upgrade_chosen, lambda rules, step: "upgrade an action card"),
)

"""Artifacts in a combat of three or more: all sides play one, and two critical ones explode (003:L1405-1413)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.artifact import stays
from arks.awakening.melee import CompareAll, defeat_all
from arks.awakening.modes.awakening import play_options
from arks.awakening.state import ARTIFACT_DISCARD, ARTIFACTS_PLAYED, HAND_CHANGED, Ark, changed, hand_zone
from arks.awakening.words import CARD_DISCARDED, CARD_RETURNED, CARD_SHOWN, MELEE_EXPLODED
from arks.kernel.asks import SEALED, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, bound_tuple
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import If
from arks.kernel.words import Raw
from arks.kernel.zones import move

EXPLODES_FROM: Final = 2  # critical cards


@dataclass(frozen=True)
class PlayTogether(Step):
    """All sides choose one card in secret; the cards are shown together."""


@dataclass(frozen=True)
class SeveralCritical(Expression):
    """1 when two or more cards have the critical mass sign."""


@dataclass(frozen=True)
class ExplodeAll(Step):
    """Critical mass: all sides lose."""


@dataclass(frozen=True)
class DiscardAll(Step):
    """The cards are discarded; the Alien's Pen returns to its hand."""


def play_seats(state: Ark, frame: Frame, step: PlayTogether) -> tuple[int, ...]:
    return bound_tuple(state, frame, "sides")


def play_together_options(state: Ark, frame: Frame, step: PlayTogether, seat: int) -> Choice:
    choice = play_options(state, frame, step, seat)
    return Choice(SEALED, "melee-card", choice.options, public=choice.public)


def play_together_chosen(state: Ark, frame: Frame, step: PlayTogether, seat: int, picked: tuple[Raw, ...]) -> None:
    uid = picked[0][1]
    move(state, (uid,), hand_zone(state, seat), ARTIFACTS_PLAYED)
    emit(state, (CARD_SHOWN, seat, uid))
    bind(state, frame, f"card {seat}", uid)
    bind(state, frame, f"power {seat}", state.pack.artifacts[state.cards.face[uid]].power)


def several_critical(state: Ark, frame: Frame, step: SeveralCritical) -> int:
    cards = [bound(state, frame, f"card {seat}") for seat in bound_tuple(state, frame, "sides")]
    critical = [uid for uid in cards if state.pack.artifacts[state.cards.face[uid]].critical]
    return int(len(critical) >= EXPLODES_FROM)


def run_explode_all(state: Ark, frame: Frame, step: ExplodeAll) -> None:
    emit(state, (MELEE_EXPLODED, bound(state, frame, "room")))
    defeat_all(state, frame, -1)


def run_discard_all(state: Ark, frame: Frame, step: DiscardAll) -> None:
    for seat in bound_tuple(state, frame, "sides"):
        uid = bound(state, frame, f"card {seat}")
        returns = stays(state, uid)
        move(state, (uid,), ARTIFACTS_PLAYED, hand_zone(state, seat) if returns else ARTIFACT_DISCARD)
        emit(state, (CARD_RETURNED if returns else CARD_DISCARDED, seat, uid))
    changed(state, HAND_CHANGED)


MELEE: Final[tuple[Step, ...]] = (
    PlayTogether(),
    If(SeveralCritical(), (ExplodeAll(),), (CompareAll(),)),
    DiscardAll(),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(SeveralCritical, several_critical, lambda rules, step: "two or more cards are critical"),
)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(ExplodeAll, run_explode_all, lambda rules, step: "all sides lose"),
    Verb(DiscardAll, run_discard_all, lambda rules, step: "discard the played cards"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(
        PlayTogether,
        play_together_options,
        play_together_chosen,
        lambda rules, step: "play an artifact each",
        play_seats,
    ),
)

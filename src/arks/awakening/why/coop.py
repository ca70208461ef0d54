"""Reasons at the questions of the solo and co-op modes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.state import Ark
from arks.awakening.texts.names import player
from arks.awakening.why.reasons import because
from arks.kernel.asks import Choice, WhyNot
from arks.kernel.state import Frame


def room_to_scout(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    source = choice.options[0][1]
    if number < state.boards and number != seat:
        return because("foreign-biodome")
    if number != source and number not in state.near[source]:
        return because("not-near")
    barred = state.rules.hook("barred")
    return because(barred(state, seat, source, number) or "scout-elsewhere")


def room_of_cylinder(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("no-such-cylinder")


def room_to_meet(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("no-encounter")


def seat_to_meet(state: Ark, seat: int, frame: Frame, choice: Choice, other: int) -> WhyNot:
    return because("cannot-fight", who=player(other, seat, state))


def room_to_aim(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("not-aimed")


def guardian_to_move(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("cannot-move")


def room_to_step(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("no-way")


AT: Final[dict[tuple[str, str], Callable[[Ark, int, Frame, Choice, int], WhyNot]]] = {
    ("construct", "room"): room_to_scout,
    ("remove-cylinder", "room"): room_of_cylinder,
    ("encounter", "room"): room_to_meet,
    ("fighter", "seat"): seat_to_meet,
    ("guardian-room", "room"): room_to_aim,
    ("guardian", "guardian"): guardian_to_move,
    ("guardian-step", "room"): room_to_step,
}

"""Reasons that only It Learns knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.modes.it_learns.cards import unused
from arks.awakening.modes.it_learns.cleansing import removal_cost
from arks.awakening.modes.it_learns.infecting import ways
from arks.awakening.modes.it_learns.organism import infection
from arks.awakening.modes.it_learns.spreading import around
from arks.awakening.state import CHALLENGER_ACTIONS, Ark
from arks.awakening.tables import Cost
from arks.awakening.texts.names import cost_text, section_name
from arks.awakening.why.reasons import because
from arks.kernel.asks import Choice, WhyNot
from arks.kernel.state import Frame


def no_cleansing(state: Ark, seat: int, number: int, have: Callable[[Ark, int, Cost], str]) -> WhyNot:
    """Why a corrupted room offers nothing to whoever could ENGINEER there."""
    cost = removal_cost(state, number)
    return because("corruption-price", cost=cost_text(cost), have=have(state, seat, cost))


def card_to_turn(state: Ark, seat: int, frame: Frame, choice: Choice, uid: int) -> WhyNot:
    cards = state.cards.zones[CHALLENGER_ACTIONS]
    if uid not in cards:
        return because("no-action-card-this")
    if cards.index(uid) not in unused(state):
        return because("action-card-used")
    return because("action-card-other", section=section_name(state, choice.about[0], seat))


def room_to_target(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("not-targeted")


def room_on_path(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("not-shortest" if number in ways(state) else "no-path-here")


def room_to_corrupt(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("not-corruptible" if is_around(state, choice.about[0], number) else "not-around")


def room_to_infect(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    if is_around(state, choice.about[0], number):
        return because("infection-full", n=str(infection(state, number)))
    return because("not-around")


def is_around(state: Ark, target: int, number: int) -> bool:
    return number in [room for room, _ in around(state, target)]


AT: Final[dict[tuple[str, str], Callable[[Ark, int, Frame, Choice, int], WhyNot]]] = {
    ("challenger-card", "card"): card_to_turn,
    ("enemy-target", "room"): room_to_target,
    ("infect-step", "room"): room_on_path,
    ("corrupt-room", "room"): room_to_corrupt,
    ("infect-room", "room"): room_to_infect,
}

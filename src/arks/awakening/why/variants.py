"""Reasons at the questions of variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.control import foes, occupies, opponents_in
from arks.awakening.state import Ark, under_zone
from arks.awakening.texts.names import section_name
from arks.awakening.variants.doorways import NO_EDGE, edge_between
from arks.awakening.why.line import opponents_text
from arks.awakening.why.reasons import because
from arks.kernel.asks import Choice, WhyNot
from arks.kernel.state import Frame


def room_to_change(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    """In the preemptive phase: its doorways and cubes are out of reach, or too dear."""
    costs = state.pack.complexity
    arsenal = state.players[seat].arsenal
    foreign = any([foes(state, seat) >> owner & 1 for owner in state.rooms[number].cubes])
    for list_more in state.rules.hooks.get("more to disintegrate", []):
        foreign = foreign or len(list_more(state, [number])) > 0
    if occupies(state, seat, number) and opponents_in(state, seat, number):
        return because("opponents", whose=opponents_text(state, seat, number))
    if occupies(state, seat, number) and foreign and arsenal < costs.disintegrate:
        return because("arsenal-short", n=str(costs.disintegrate), have=str(arsenal))
    beside = [near for near in state.near[number] if edge_between(state, near, number) != NO_EDGE]
    if opponents_in(state, seat, number) and any([occupies(state, seat, near) for near in beside]):
        return because("door-occupied")
    return because("not-preemptive")


def before_the_line(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("before-line")


def section_to_leave(state: Ark, seat: int, frame: Frame, choice: Choice, section: int) -> WhyNot:
    return because("nobody-assigned", section=section_name(state, section, seat))


def card_to_remove(state: Ark, seat: int, frame: Frame, choice: Choice, uid: int) -> WhyNot:
    return because("newest-section" if uid in state.cards.zones[under_zone(state, seat)] else "not-constructed")


AT: Final[dict[tuple[str, str], Callable[[Ark, int, Frame, Choice, int], WhyNot]]] = {
    ("preemptive", "room"): room_to_change,
    ("preemptive", "section"): before_the_line,
    ("mini-action", "section"): before_the_line,
    ("mini-action", "room"): before_the_line,
    ("leave-section", "section"): section_to_leave,
    ("remove-section", "card"): card_to_remove,
}

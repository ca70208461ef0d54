"""Reasons of association tasks, partner zoos and universities."""

from __future__ import annotations

from arks.kernel.asks import WhyNot
from arks.kernel.phrases import Count
from arks.nova.actions.association import (
    PARTNERS_AT_MOST,
    can_climb,
    partners_offered,
    tasks_done,
    value,
    workers_needed,
)
from arks.nova.bonuses import association_side
from arks.nova.state import Zoo
from arks.nova.tables import ASSOCIATION, CONTINENTS, PARTNER_TASK, REPUTATION_TASK, UNIVERSITY_TASK
from arks.nova.texts.english import TASKS
from arks.nova.why.actions import use_of
from arks.nova.why.reasons import because


def task_closed(state: Zoo, seat: int, task: int) -> WhyNot | None:
    """Why workers cannot do a task; None when they can."""
    use = use_of(state, seat, ASSOCIATION)
    player = state.players[seat]
    if use.frame is not None and task in tasks_done(state, use.frame):
        return because("task-done")
    needed = workers_needed(state, seat, task)
    if not needed:
        return because("task-closed")
    if needed > player.workers:
        return because("task-workers", need=Count(needed), have=str(player.workers))
    left = use.strength - use.used
    if value(state, seat, task) > left:
        return because("task-strength", need=str(value(state, seat, task)), have=str(left))
    return None


def task_reason(state: Zoo, seat: int, task: int) -> WhyNot:
    closed = task_closed(state, seat, task)
    if closed is not None:
        return closed
    if task == REPUTATION_TASK and not can_climb(state, seat):
        return because("task-climb")
    if use_of(state, seat, ASSOCIATION).running:
        return because("task-choose", what=TASKS[task])
    return because("task-ready")


def partner_reason(state: Zoo, seat: int, continent: int, as_bonus: bool) -> WhyNot:
    """``as_bonus``: it is taken without a task."""
    owned = state.players[seat].partners
    name = CONTINENTS[continent]
    if continent in owned:
        return because("partner-have", name=name)
    if not state.partner_offer >> continent & 1:
        return because("partner-gone", name=name)
    if len(owned) >= PARTNERS_AT_MOST:
        return because("partner-four")
    side = association_side(state, seat) if as_bonus else use_of(state, seat, ASSOCIATION).side
    if continent not in partners_offered(state, seat, side):
        return because("partner-side")
    closed = task_closed(state, seat, PARTNER_TASK)
    return because("task-ready") if closed is None or as_bonus else closed


def university_reason(state: Zoo, seat: int, university: int) -> WhyNot:
    if university in state.players[seat].universities:
        return because("university-have")
    if not state.university_offer >> university & 1:
        return because("university-gone")
    closed = task_closed(state, seat, UNIVERSITY_TASK)
    return because("task-ready") if closed is None else closed

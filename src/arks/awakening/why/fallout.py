"""Reasons in Fallout: public objectives, and what peace forbids."""

from __future__ import annotations

from arks.awakening.goals import progress
from arks.awakening.modes.fallout import objectives as o
from arks.awakening.state import Ark
from arks.awakening.texts.fallout import names_of
from arks.awakening.texts.names import objective_name, objective_text
from arks.awakening.why.reasons import because
from arks.kernel.asks import Choice, WhyNot
from arks.kernel.phrases import Count, listed
from arks.kernel.state import Frame


def objective(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    """Objectives are completed by themselves."""
    name = objective_name(state, number)
    done = o.cubes_on(state, number)
    if seat in done:
        return because("completed", name=name)
    if len(done) == o.limit(state):
        return because("places-taken", name=name, who=names_of(state, tuple(done), seat))
    if number < o.achievements(state):
        return because("not-completed", name=name, progress=so_far(state, seat, number))
    if not o.revealed(state):
        needed = Count(state.pack.fallout.reveal_after[state.boards])
        cubes = o.cubes_on_achievements(state)
        return because("face-down", n=format(needed, "cube is|cubes are"), have=str(cubes))
    target = o.target_of(state, number)
    have, wanted = o.held(state, seat, target), o.needed(state, target)
    return because("not-held", name=name, n=format(Count(wanted), "room|rooms"), have=str(have))


def so_far(state: Ark, seat: int, number: int) -> str:
    parts: list[str] = []
    for goal in o.goals_of(state, number):
        have, _ = progress(state, seat, goal)
        parts.append(f"{have} towards {objective_text(state.pack, goal, state.players[seat].start.units_total)}")
    return listed(parts)

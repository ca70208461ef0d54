"""What everybody sees of the mode: the fallout track, the public objectives, and victory points."""

from __future__ import annotations

from typing import Any

from arks.awakening.combat import meetings
from arks.awakening.control import outer_rooms_controlled
from arks.awakening.goals import progress
from arks.awakening.modes.coop.decks import rooms_aimed_at
from arks.awakening.modes.coop.showing import aim_id
from arks.awakening.modes.fallout import objectives as o
from arks.awakening.modes.fallout.relations import WAR, counter, evaluated, has_met, highest
from arks.awakening.modes.fallout.scoring import (
    mission_points,
    mission_targets,
    objective_points,
    points,
    section_points,
    total,
)
from arks.awakening.state import Ark, noted
from arks.awakening.texts.fallout import forecast_text, objective_name
from arks.awakening.texts.names import objective_text
from arks.awakening.words import COUNTER_REASON, LAST_TURN_REASON, RELATIONS

Shown = dict[str, Any]


def show(state: Ark, seat: int | None) -> Shown:
    """Parts of the view besides those of every game; objectives stand in the place of target cards with chains."""
    return {
        "targets": [],
        "fallout": {
            "track": show_track(state, seat),
            "shared_rooms": show_shared_rooms(state),
            "objectives": [show_objective(state, n, seat) for n in range(o.objective_count(state))],
            "cubes": show_cubes(state),
            "ending": show_ending(state),
            "points": [show_points(state, other) for other in range(state.boards)],
            "at_end": [show_at_end(state, other, seat) for other in range(state.boards)],
            "ranking": show_ranking(state),
        },
    }


# --- the track


def show_track(state: Ark, seat: int | None) -> Shown:
    relations, step = counter(state)
    return {
        "state": RELATIONS.names[relations],
        "step": step,
        "length": highest(state),
        "evaluated_by": state.active,
        "forecast": show_forecast(state, seat),
    }


def show_forecast(state: Ark, seat: int | None) -> Shown | None:
    """What the evaluation at the end of this turn does, if units stay where they are."""
    if state.active < 0 or state.outcome is not None:
        return None
    before = counter(state)
    after, reason = evaluated(state, has_met(state))
    move = "stays"
    if tuple(after) != tuple(before):
        # War is left anticlockwise only; every other move is clockwise.
        back = before.relations == WAR and (after.relations != WAR or after.step < before.step)
        move = "anticlockwise" if back else "clockwise"
    return {
        "state": RELATIONS.names[after.relations],
        "step": after.step,
        "move": move,
        "reason": COUNTER_REASON.names[reason],
        "sentence": forecast_text(state, after.relations, after.step, reason, seat),
    }


def show_shared_rooms(state: Ark) -> list[Shown]:
    """Where the active player's units and opponents' are."""
    if state.active < 0 or state.outcome is not None:
        return []
    shared: dict[int, list[int]] = {}
    for room, other in meetings(state, state.active):
        shared.setdefault(room, [state.active]).append(other)
    return [{"room": f"room:{room}", "seats": seats} for room, seats in shared.items()]


# --- objectives


def show_objective(state: Ark, objective: int, seat: int | None) -> Shown:
    done = o.cubes_on(state, objective)
    places = o.points_of(state, objective)
    shown: Shown = {
        "id": f"goal:{objective}",
        "type": "target" if objective >= o.achievements(state) else "achievement",
        "points": list(places),
        "covered": [*done, *[None] * (len(places) - len(done))],
        "mine": done.index(seat) if seat is not None and seat in done else None,
    }
    if objective >= o.achievements(state):
        return shown | show_target(state, objective)
    card = o.achievement_of(state, objective)
    goals = o.goals_of(state, objective)
    return shown | {
        "kind": card.id,
        "side": "difficult" if o.is_difficult(state, objective) else "easy",
        "name": card.name,
        "goals": [objective_text(state.pack, goal) for goal in goals],
        "progress": [[far(progress(state, other, goal)) for goal in goals] for other in range(state.boards)],
    }


def show_target(state: Ark, objective: int) -> Shown:
    if not o.revealed(state):
        return {"revealed": False}
    target = o.target_of(state, objective)
    needed = o.needed(state, target)
    return {
        "revealed": True,
        "kind": aim_id(state, target),
        "name": objective_name(state, objective),
        "rooms": [f"room:{number}" for number in rooms_aimed_at(state, target)],
        "needed": needed,
        "progress": [[far((o.held(state, other, target), needed))] for other in range(state.boards)],
    }


def far(counted: tuple[int, int]) -> Shown:
    return {"have": counted[0], "wanted": counted[1]}


def show_cubes(state: Ark) -> Shown:
    """How many cubes are on objectives, and how many bring the next change."""
    numbers = state.pack.fallout
    return {
        "achievements": o.cubes_on_achievements(state),
        "reveal_after": numbers.reveal_after[state.boards],
        "targets": o.cubes_on_targets(state),
        "end_after": numbers.end_after[state.boards],
        "limit": o.limit(state),
    }


def show_ending(state: Ark) -> Shown | None:
    last = noted(state, o.LAST)
    return {"seat": last[0], "reason": LAST_TURN_REASON.names[last[1]]} if last else None


# --- victory points


def show_points(state: Ark, seat: int) -> Shown:
    """A mission and constructed artifacts are worth nothing before the end."""
    first = o.achievements(state)
    done = objective_points(state, seat, 0, first)[1]
    targets = objective_points(state, seat, first, o.objective_count(state))[1]
    over = state.outcome is not None
    mission = mission_points(state, seat)[1] if over else None
    sections = section_points(state, seat)[1] if over else None
    return {
        "seat": seat,
        "achievements": done,
        "targets": targets,
        "mission": mission,
        "unknown_artifacts": sections,
        "total": done + targets + (mission or 0) + (sections or 0),
    }


def show_at_end(state: Ark, owner: int, seat: int | None) -> Shown:
    """What would be added if the game ended now; a mission is its owner's secret."""
    shown: Shown = {"seat": owner, "unknown_artifacts": section_points(state, owner)[1]}
    if owner == seat or state.outcome is not None:
        shown["mission"] = {
            "each": state.pack.fallout.mission_points,
            "points": mission_points(state, owner)[1],
            "rooms": [show_mission_room(state, owner, target) for target in mission_targets(state, owner)],
        }
    return shown


def show_mission_room(state: Ark, seat: int, target: int) -> Shown:
    return {
        "kind": state.pack.targets[target].id,
        "name": state.pack.targets[target].name,
        "rooms": [f"room:{number}" for number in rooms_aimed_at(state, target)],
        "held": o.held(state, seat, target) > 0,
    }


def show_ranking(state: Ark) -> list[Shown] | None:
    """At the end: the best first; equal points go by controlled outer rooms."""
    outcome = state.outcome
    if outcome is None:
        return None
    rows = [
        {
            "seat": seat,
            "total": total(points(state, seat)),
            "rooms": outer_rooms_controlled(state, seat),
            "winner": seat in outcome.winners,
        }
        for seat in range(state.boards)
    ]
    return sorted(rows, key=lambda row: (-row["total"], -row["rooms"]))

"""The Challengers' mission card, activation, and how such a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.units import units_must_leave
from arks.awakening.control import controls
from arks.awakening.goals import mission_of
from arks.awakening.goals import scores as standing
from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.modes.coop.decks import rooms_aimed_at
from arks.awakening.state import (
    CONTROL_CHANGED,
    CUBES_CHANGED,
    MISSION_DECK,
    SHARED_MISSION,
    Ark,
    numbers_in,
    own_player,
)
from arks.awakening.words import ACTIVATED, CHALLENGERS_LOST, CHALLENGERS_WON, MISSION_SHARED, ROOM_ACTIVATED
from arks.kernel.events import emit
from arks.kernel.rules import Check, Step, Verb
from arks.kernel.state import Frame, Outcome
from arks.kernel.zones import move, top


@dataclass(frozen=True)
class DrawSharedMission(Step):
    """One mission card for all Challengers, face up."""


def run_draw_shared_mission(state: Ark, frame: Frame, step: DrawSharedMission) -> None:
    card = top(state, MISSION_DECK, 1)
    move(state, card, MISSION_DECK, SHARED_MISSION)
    emit(state, (MISSION_SHARED, *card))


def mission_targets(state: Ark) -> list[int]:
    """The target cards that the mission depicts."""
    cards = state.cards.zones[SHARED_MISSION]
    return [objective.n for objective in mission_of(state, cards[0]).objectives] if cards else []


def mission_rooms(state: Ark) -> list[int]:
    """The rooms on the mission card, as far as they are on the ship."""
    found: list[int] = []
    for target in mission_targets(state):
        found += rooms_aimed_at(state, target)[:1]
    return found


def is_activated(state: Ark, target: int) -> bool:
    """Whether any Challenger has activated a room; it is irrelevant which."""
    return any([target in player.targets for player in state.players])


# --- what holds at all times


def check_goals(state: Ark) -> None:
    """On a Challenger's turn rooms are activated; a mode may win by that."""
    seat = state.active
    if seat < 0 or units_must_leave(state):
        return
    what = state.changed
    state.changed = 0
    if what & (CONTROL_CHANGED | CUBES_CHANGED):
        activate_rooms(state, seat)
    accomplished = state.rules.hook("accomplished")
    if accomplished is not None and accomplished(state):
        win(state)


def activate_rooms(state: Ark, seat: int) -> None:
    """A lone Challenger takes the target card, for its chain; several only note that the room was activated."""
    alone = state.boards == 1
    for number in numbers_in(state.completed):
        target = state.pack.rooms[state.rooms[number].kind].target
        if not is_activated(state, target) and controls(state, seat, number):
            own_player(state, seat).targets += (target,)
            emit(state, (ACTIVATED if alone else ROOM_ACTIVATED, seat, number, target))


def mission_accomplished(state: Ark) -> bool:
    """Whether all rooms of the mission card have been activated."""
    targets = mission_targets(state)
    return len(targets) > 0 and all([is_activated(state, target) for target in targets])


# --- the end


def scores(state: Ark) -> tuple[int, ...]:
    """The Challengers stand or fall together: rooms of the mission activated. The Dark Player has no score."""
    met = sum([1 for target in mission_targets(state) if is_activated(state, target)])
    return (met,) * state.boards + (0,) * (state.rules.players - state.boards)


def win(state: Ark) -> None:
    emit(state, (CHALLENGERS_WON,))
    state.outcome = Outcome(tuple(range(state.boards)), standing(state), "mission")


def lose(state: Ark, reason: str) -> None:
    """A Dark Player wins then; an Automata does not care."""
    emit(state, (CHALLENGERS_LOST,))
    state.outcome = Outcome((state.enemy,) if dark_player(state) else (), standing(state), reason)


def time_is_up(state: Ark) -> None:
    lose(state, "turn limit")


VERBS: Final[tuple[Verb, ...]] = (
    Verb(DrawSharedMission, run_draw_shared_mission, lambda rules, step: "draw the Challengers' mission"),
)
CHECKS: Final[tuple[Check, ...]] = (Check("goals", check_goals),)

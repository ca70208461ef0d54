"""Victory points, and how the game ends (003:L1531-1550)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from arks.awakening.control import outer_rooms_controlled
from arks.awakening.goals import mission_of
from arks.awakening.modes.fallout.objectives import (
    LAST,
    achievements,
    cubes_on,
    held,
    objective_count,
    points_of,
)
from arks.awakening.state import MISSION_DECK, Ark, mission_zone, noted, under_zone
from arks.awakening.words import POINTS_SCORED, POINTS_TOTAL, TIE_BROKEN, VICTORY_SHARED, WON
from arks.kernel.events import emit
from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame, Outcome
from arks.kernel.zones import move, top


class Points(NamedTuple):
    """What a player has victory points for, in the order of `words.POINTS`: how many things, and their points."""

    achievements: tuple[int, int]
    targets: tuple[int, int]
    mission: tuple[int, int]  # counted at the end of the game, not before
    sections: tuple[int, int]


@dataclass(frozen=True)
class DealMissions(Step):
    """One private mission card for each player; the others go back unseen."""


@dataclass(frozen=True)
class EndAfterLastTurn(Step):
    """When somebody has brought the end about, the game is over with this turn."""


def run_deal_missions(state: Ark, frame: Frame, step: DealMissions) -> None:
    for seat in range(state.boards):
        move(state, top(state, MISSION_DECK, 1), MISSION_DECK, mission_zone(state, seat))


# --- points


def objective_points(state: Ark, seat: int, first: int, last: int) -> tuple[int, int]:
    """How many of some objectives a seat has completed, and their points."""
    done = points = 0
    for objective in range(first, last):
        cubes = cubes_on(state, objective)
        if seat in cubes:
            done += 1
            points += points_of(state, objective)[cubes.index(seat)]
    return done, points


def mission_targets(state: Ark, seat: int) -> list[int]:
    """The rooms on a player's mission card."""
    cards = state.cards.zones[mission_zone(state, seat)]
    return [objective.n for objective in mission_of(state, cards[0]).objectives] if cards else []


def mission_points(state: Ark, seat: int) -> tuple[int, int]:
    """What a mission would be worth at the end: rooms that are fully integrated and controlled now."""
    rooms = len([target for target in mission_targets(state, seat) if held(state, seat, target)])
    return rooms, rooms * state.pack.fallout.mission_points


def section_points(state: Ark, seat: int) -> tuple[int, int]:
    """What constructed artifacts would be worth at the end; one in hand is worth nothing."""
    wanted = state.pack.fallout.section
    sections = len([uid for uid in state.cards.zones[under_zone(state, seat)] if state.cards.face[uid] == wanted])
    return sections, sections * state.pack.fallout.section_points


def points(state: Ark, seat: int) -> Points:
    """All that a player would score if the game ended now."""
    first = achievements(state)
    return Points(
        objective_points(state, seat, 0, first),
        objective_points(state, seat, first, objective_count(state)),
        mission_points(state, seat),
        section_points(state, seat),
    )


def public_points(state: Ark, seat: int) -> int:
    """Points for objectives alone: those that a player has for sure."""
    return objective_points(state, seat, 0, objective_count(state))[1]


def total(found: Points) -> int:
    return found.achievements[1] + found.targets[1] + found.mission[1] + found.sections[1]


def scores(state: Ark) -> tuple[int, ...]:
    """The standing that everybody sees."""
    return tuple([public_points(state, seat) for seat in range(state.boards)])


def activated(state: Ark, seat: int, target: int) -> bool:
    """A room of a mission counts while it is held; no target card is taken."""
    return held(state, seat, target) > 0


# --- the end


def run_end_after_last_turn(state: Ark, frame: Frame, step: EndAfterLastTurn) -> None:
    if noted(state, LAST):
        end_game(state, "victory points")


def time_is_up(state: Ark) -> None:
    end_game(state, "turn limit")


def end_game(state: Ark, reason: str) -> None:
    """Score everything; the most points win, then the most controlled outer rooms, then victory is shared."""
    totals: list[int] = []
    for seat in range(state.boards):
        found = points(state, seat)
        for source, (n, scored) in enumerate(found):
            if n:
                emit(state, (POINTS_SCORED, seat, source, n, scored))
        totals.append(total(found))
        emit(state, (POINTS_TOTAL, seat, totals[-1]))
    leaders = [seat for seat in range(state.boards) if totals[seat] == max(totals)]
    rooms = [outer_rooms_controlled(state, seat) for seat in leaders]
    winners = [seat for seat, n in zip(leaders, rooms, strict=True) if n == max(rooms)]
    if len(leaders) > 1:
        for seat in winners:
            emit(state, (TIE_BROKEN, seat, max(rooms)))
    for seat in winners:
        emit(state, (WON if len(winners) == 1 else VICTORY_SHARED, seat))
    state.outcome = Outcome(tuple(winners), tuple(totals), reason)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(DealMissions, run_deal_missions, lambda rules, step: "deal a mission to each player"),
    Verb(EndAfterLastTurn, run_end_after_last_turn, lambda rules, step: "score victory points if the end has come"),
)

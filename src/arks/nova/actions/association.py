"""The Association action (p. 14-16): tasks done by workers, and with side II several of them and a donation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, bound_tuple, lookup, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import powers, projects, words
from arks.nova.harbour import sale_options, sell
from arks.nova.powers import lasts
from arks.nova.state import Zoo, is_upgraded, own_player
from arks.nova.tables import (
    ASSOCIATION,
    CARDS,
    CONTINENTS,
    PARTNER_TASK,
    PROJECT_TASK,
    REPUTATION_CAP,
    REPUTATION_TASK,
    TASK_STRENGTH,
    UNIVERSITIES,
    UNIVERSITY_TASK,
)
from arks.nova.tracks import CONSERVATION, REPUTATION, gain, pay
from arks.nova.zoo import gain_partner, gain_university

REPUTATION_GAIN: Final = 2
PARTNERS_AT_MOST: Final = 4
PARTNERS_WITHOUT_UPGRADE: Final = 2


@dataclass(frozen=True)
class DoTasks(Step):
    """One task; with side II several different ones, and one donation after the first."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"association": (DoTasks(),), **projects.PROCEDURES}


# --- what can be done


def value(state: Zoo, seat: int, task: int) -> int:
    """The strength a task takes; the Veterinarian makes project work easier (203)."""
    if task == PROJECT_TASK and lasts(state, seat, powers.EASY_PROJECTS):
        return 4
    return TASK_STRENGTH[task]


def workers_needed(state: Zoo, seat: int, task: int) -> int:
    """One worker, two when one is already there; 0: three are there, the task is closed until the break (p. 14)."""
    return (1, 2, 0, 0)[state.players[seat].tasks[task]]


def is_open(state: Zoo, seat: int, task: int, strength: int) -> bool:
    """Whether strength and workers suffice for a task."""
    needed = workers_needed(state, seat, task)
    return 0 < needed <= state.players[seat].workers and value(state, seat, task) <= strength


def can_climb(state: Zoo, seat: int) -> bool:
    """A task must change something: at 9 without Cards II it does not, at 15 it brings appeal (ruling N-R72)."""
    player = state.players[seat]
    return is_upgraded(player, CARDS) or player.reputation < REPUTATION_CAP


def partners_offered(state: Zoo, seat: int, side: int) -> list[int]:
    """Partner zoos that may be taken; the third and fourth need side II (p. 14)."""
    player = state.players[seat]
    owned = player.partners
    upgraded = side or is_upgraded(player, ASSOCIATION)  # of the card in use, or the own one (ruling N-B1)
    if len(owned) >= (PARTNERS_AT_MOST if upgraded else PARTNERS_WITHOUT_UPGRADE):
        return []
    return [n for n in range(len(CONTINENTS)) if state.partner_offer >> n & 1 and n not in owned]


def universities_offered(state: Zoo, seat: int) -> list[int]:
    owned = state.players[seat].universities
    return [n for n in range(len(UNIVERSITIES)) if state.university_offer >> n & 1 and n not in owned]


def possible(state: Zoo, seat: int, side: int, strength: int) -> bool:
    if is_open(state, seat, REPUTATION_TASK, strength) and can_climb(state, seat):
        return True
    if is_open(state, seat, PARTNER_TASK, strength) and partners_offered(state, seat, side):
        return True
    if is_open(state, seat, UNIVERSITY_TASK, strength) and universities_offered(state, seat):
        return True
    return is_open(state, seat, PROJECT_TASK, strength) and projects.can_support(state, seat, side)


def donation_costs(state: Zoo) -> tuple[int, ...]:
    """Of all spaces, the smallest first; with two players one space of each pair is blocked (p. 5)."""
    costs = state.pack.tracks.donations
    return tuple(sorted(set(costs))) if state.rules.players == 2 else costs


def donation_cost(state: Zoo) -> int:
    """The smallest amount in sight."""
    return donation_costs(state)[state.donations]


def cover_donation(state: Zoo) -> bool:
    """Cover the smallest amount in sight; the last one is never covered (p. 16)."""
    if state.donations == len(donation_costs(state)) - 1:
        return False
    state.donations += 1
    return True


# --- doing it


def task_options(state: Zoo, frame: Frame, step: DoTasks, seat: int) -> Choice | None:
    side = bound(state, frame, "side")
    done = tasks_done(state, frame)
    if done and not side:
        return None
    left = bound(state, frame, "strength") - bound(state, frame, "used", 0)
    options: list[Raw] = []
    hidden = False  # whether the number of options tells about the hand
    if REPUTATION_TASK not in done and is_open(state, seat, REPUTATION_TASK, left) and can_climb(state, seat):
        options.append((words.CLIMB, REPUTATION_TASK))
    if PARTNER_TASK not in done and is_open(state, seat, PARTNER_TASK, left):
        options += [(words.PARTNER_UP, n) for n in partners_offered(state, seat, side)]
    if UNIVERSITY_TASK not in done and is_open(state, seat, UNIVERSITY_TASK, left):
        options += [(words.ENROL, n) for n in universities_offered(state, seat)]
    if PROJECT_TASK not in done and is_open(state, seat, PROJECT_TASK, left):
        options += projects.support_options(state, seat, side)
        hidden = True
    if done:
        donated = bound(state, frame, "donated", 0)
        if not donated and state.players[seat].money >= donation_cost(state):
            options.append((words.DONATE,))
        options.append((words.DONE,))
    if not options:  # only in a deal that does not fit: the project that made the action possible is not in this hand
        return None
    return Choice(MENU, "association", options + sale_options(state, seat), public=not hidden)


def tasks_done(state: Zoo, frame: Frame) -> tuple[int, ...]:
    return () if lookup(state, frame, "tasks") is None else bound_tuple(state, frame, "tasks")


def task_chosen(state: Zoo, frame: Frame, step: DoTasks, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if sell(state, frame, seat, choice) or choice[0] == words.DONE:
        return
    again(frame)
    if choice[0] == words.DONATE:
        donate(state, frame, seat)
    elif choice[0] == words.CLIMB:
        send_workers(state, frame, seat, REPUTATION_TASK)
        gain(state, seat, REPUTATION, REPUTATION_GAIN)
    elif choice[0] == words.PARTNER_UP:
        send_workers(state, frame, seat, PARTNER_TASK)
        gain_partner(state, seat, choice[1])
    elif choice[0] == words.ENROL:
        send_workers(state, frame, seat, UNIVERSITY_TASK)
        gain_university(state, seat, choice[1])
    else:
        send_workers(state, frame, seat, PROJECT_TASK)
        push(state, "support", seat, {"project": choice[1], "level": choice[2]})


def send_workers(state: Zoo, frame: Frame, seat: int, task: int) -> None:
    needed = workers_needed(state, seat, task)
    player = own_player(state, seat)
    player.workers -= needed
    at_work = list(player.tasks)
    at_work[task] += needed
    player.tasks = tuple(at_work)
    bind(state, frame, "used", bound(state, frame, "used", 0) + value(state, seat, task))
    bind(state, frame, "tasks", (*tasks_done(state, frame), task))
    emit(state, (words.WORKED, seat, task, needed))


def donate(state: Zoo, frame: Frame, seat: int) -> None:
    """Once per action, after at least one task (p. 16)."""
    cost = donation_cost(state)
    pay(state, seat, cost)
    cover_donation(state)
    bind(state, frame, "donated", 1)
    emit(state, (words.DONATED, seat, cost))
    gain(state, seat, CONSERVATION, 1)


VERBS: Final[tuple[Verb, ...]] = projects.VERBS
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(DoTasks, task_options, task_chosen, lambda rules, step: "association tasks"),
    *projects.CHOOSERS,
)

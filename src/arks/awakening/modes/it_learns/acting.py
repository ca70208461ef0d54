"""The Enemy's strategy stage and its turn after every Challenger's (003:L990-1028)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.modes.coop import unsealing
from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.modes.coop.decks import draw_action, draw_target, resolve_target, rooms_aimed_at
from arks.awakening.modes.coop.fighting import start_encounters
from arks.awakening.modes.it_learns import infecting, spreading
from arks.awakening.modes.it_learns.organism import is_taken, value
from arks.awakening.state import Ark, note, noted, own_player
from arks.awakening.tables_enemy import CORRUPT, INFECT, TRACK_CORRUPT, TRACK_INFECT
from arks.awakening.words import BLOOM_WITHERED, NO_TARGET, STRATEGY_SET, TARGET_DRAWN, TARGET_SET, TO
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw

STRATEGY: Final = "strategy"  # the enemy-action card that lies face up
TARGET: Final = "target"  # of the last Enemy turn: the face of its card, and the room


@dataclass(frozen=True)
class SetStrategy(Step):
    """Draw an enemy-action card: what the Enemy does each turn until the next strategy stage."""


@dataclass(frozen=True)
class EnemyActs(Step):
    """After a Challenger's turn comes the Enemy's; action markers are not used."""


@dataclass(frozen=True)
class NextStrategy(Step):
    """Before the first player's turn there is another strategy stage."""


@dataclass(frozen=True)
class DrawTarget(Step):
    """Draw an enemy-target card; of several rooms an Automata means the one of the set-up."""


@dataclass(frozen=True)
class ChooseTarget(Step):
    """A Dark Player chooses among the rooms that the card can mean."""


@dataclass(frozen=True)
class PerformStrategy(Step):
    """INFECT, CORRUPT or BLOOM in the targeted room."""


@dataclass(frozen=True)
class PutTargetAside(Step):
    """A card with the sign brings the discarded ones back."""


@dataclass(frozen=True)
class FightInfection(Step):
    """Combat where infection cubes and Challengers' units are."""


def run_set_strategy(state: Ark, frame: Frame, step: SetStrategy) -> None:
    card = draw_action(state)
    note(state, STRATEGY, card.index)
    emit(state, (STRATEGY_SET, card.index, card.strategy))


def strategy(state: Ark) -> int:
    return state.pack.enemy.actions[noted(state, STRATEGY)[0]].strategy


def run_enemy_acts(state: Ark, frame: Frame, step: EnemyActs) -> None:
    own_player(state, frame.seat).marker = -1
    # The Challenger whose turn has ended takes the role of an Automata.
    push(state, "enemy-turn", state.enemy if dark_player(state) else frame.seat)


def run_next_strategy(state: Ark, frame: Frame, step: NextStrategy) -> None:
    if state.next_seat == 0:
        push(state, "strategy", state.enemy if dark_player(state) else 0)


def run_draw_target(state: Ark, frame: Frame, step: DrawTarget) -> None:
    aim = draw_target(state)
    rooms = rooms_aimed_at(state, aim)
    bind(state, frame, "aim", aim)
    bind(state, frame, "target", rooms[0] if rooms else -1)
    emit(state, (TARGET_DRAWN, aim))


def target_options(state: Ark, frame: Frame, step: ChooseTarget, seat: int) -> Choice | None:
    aim = bound(state, frame, "aim")
    rooms = rooms_aimed_at(state, aim)
    if not dark_player(state) or not rooms:
        return None
    return Choice(PICK, "enemy-target", [(TO, room) for room in rooms], about=(aim, strategy(state)))


def target_chosen(state: Ark, frame: Frame, step: ChooseTarget, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "target", picked[0][1])


def run_perform_strategy(state: Ark, frame: Frame, step: PerformStrategy) -> None:
    aim = bound(state, frame, "aim")
    target = bound(state, frame, "target")
    note(state, TARGET, aim, target)
    if target < 0:
        emit(state, (NO_TARGET, aim))
        return
    chosen = strategy(state)
    emit(state, (TARGET_SET, target, chosen))
    if chosen == INFECT:
        push(state, "infect", frame.seat, {"target": target, "cubes": value(state, TRACK_INFECT)})
    elif chosen == CORRUPT:
        push(state, "spread", frame.seat, {"target": target, "cylinders": value(state, TRACK_CORRUPT), "cubes": 0})
    elif is_taken(state, target):
        both = {"cylinders": value(state, TRACK_CORRUPT), "cubes": value(state, TRACK_INFECT)}
        push(state, "spread", frame.seat, {"target": target, **both})
    else:
        emit(state, (BLOOM_WITHERED, target))


def run_put_target_aside(state: Ark, frame: Frame, step: PutTargetAside) -> None:
    resolve_target(state, bound(state, frame, "aim"))


def run_fight_infection(state: Ark, frame: Frame, step: FightInfection) -> None:
    start_encounters(state, frame.seat)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "strategy": (SetStrategy(),),
    "enemy-turn": (
        unsealing.OpenDoorways(),
        DrawTarget(),
        ChooseTarget(),
        PerformStrategy(),
        PutTargetAside(),
        FightInfection(),
    ),
    **infecting.PROCEDURES,
    **spreading.PROCEDURES,
}
VERBS: Final[tuple[Verb, ...]] = (
    *unsealing.VERBS,
    *infecting.VERBS,
    *spreading.VERBS,
    Verb(SetStrategy, run_set_strategy, lambda rules, step: "draw the Enemy's strategy"),
    Verb(EnemyActs, run_enemy_acts, lambda rules, step: "the Enemy takes a turn"),
    Verb(NextStrategy, run_next_strategy, lambda rules, step: "a new strategy before the first player's turn"),
    Verb(DrawTarget, run_draw_target, lambda rules, step: "draw an enemy-target card"),
    Verb(PerformStrategy, run_perform_strategy, lambda rules, step: "perform the strategy"),
    Verb(PutTargetAside, run_put_target_aside, lambda rules, step: "resolve the enemy-target card"),
    Verb(FightInfection, run_fight_infection, lambda rules, step: "fight"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    *infecting.CHOOSERS,
    *spreading.CHOOSERS,
    Chooser(ChooseTarget, target_options, target_chosen, lambda rules, step: "choose the targeted room"),
)

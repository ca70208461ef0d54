"""Combat with the Enemy: Challengers always attack (Appendix III, Combat; rulebook p. 20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.artifact import draw, stays, take_top
from arks.awakening.combat import CompareStrength, strength_in_numbers
from arks.awakening.modes.awakening import Explode, play_chosen, play_options, run_explode
from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.state import (
    ARTIFACT_DISCARD,
    ARTIFACTS_PLAYED,
    HAND_CHANGED,
    Ark,
    changed,
    hand,
    hand_zone,
    numbers_in,
)
from arks.awakening.words import CARD_DISCARDED, CARD_RETURNED, CARD_SHOWN, O_CHALLENGER, O_ROOM
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, push
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import If
from arks.kernel.words import Raw
from arks.kernel.zones import move


@dataclass(frozen=True)
class ChooseEncounter(Step):
    """The Enemy has come to Challengers: who leads the Enemy, or the first Challenger, says which combat is next."""


@dataclass(frozen=True)
class ChooseFighter(Step):
    """Challengers who could all fight with the units of a room choose one of them."""


@dataclass(frozen=True)
class DrawBeforeCombat(Step):
    """A Dark Player draws an artifact before choosing one."""


@dataclass(frozen=True)
class PlayAgainstEnemy(Step):
    """The Challenger plays a card, and a Dark Player at the same time."""


@dataclass(frozen=True)
class AutomataShows(Step):
    """An Automata shows the top card of the artifact deck."""


@dataclass(frozen=True)
class BothAreCritical(Expression):
    """1 when both cards have the critical mass sign."""


@dataclass(frozen=True)
class DiscardBoth(Step):
    """The cards are discarded; the Alien's Pen returns to its hand."""


# --- who fights


def fighters_in(state: Ark, room: int) -> list[int]:
    """Challengers with units that fight the Enemy in a room where it has some."""
    return [seat for seat in range(state.boards) if strength_in_numbers(state, seat, state.enemy, room)]


def encounters(state: Ark) -> list[int]:
    """Rooms with units of the Enemy and of Challengers."""
    return [room for room in numbers_in(state.standing[state.enemy]) if fighters_in(state, room)]


def start_encounters(state: Ark, leader: int = 0) -> None:
    """The combat phase of the Enemy's turn; a Challenger takes the role of an Automata."""
    push(state, "encounters", state.enemy if dark_player(state) else leader)


def encounter_options(state: Ark, frame: Frame, step: ChooseEncounter, seat: int) -> Choice | None:
    options: list[Raw] = [(O_ROOM, room) for room in encounters(state)]
    return Choice(PICK, "encounter", options) if options else None


def encounter_chosen(state: Ark, frame: Frame, step: ChooseEncounter, seat: int, picked: tuple[Raw, ...]) -> None:
    again(frame)
    room = picked[0][1]
    push(state, "encounter", fighters_in(state, room)[0], {"room": room})


def fighter_options(state: Ark, frame: Frame, step: ChooseFighter, seat: int) -> Choice:
    room = bound(state, frame, "room")
    options: list[Raw] = [(O_CHALLENGER, other) for other in fighters_in(state, room)]
    return Choice(PICK, "fighter", options, about=(room,))


def fighter_chosen(state: Ark, frame: Frame, step: ChooseFighter, seat: int, picked: tuple[Raw, ...]) -> None:
    attacker = picked[0][1]
    room = bound(state, frame, "room")
    push(state, "combat", attacker, {"room": room, "attacker": attacker, "defender": state.enemy})


# --- cards


def enemy_plays(state: Ark, frame: Frame) -> bool:
    """Whether the Enemy uses an artifact in the combat that goes on; a mode may keep it from that."""
    bare = state.rules.hook("enemy without artifact")
    return bare is None or not bare(state, bound(state, frame, "room"))


def run_draw_before_combat(state: Ark, frame: Frame, step: DrawBeforeCombat) -> None:
    if dark_player(state) and enemy_plays(state, frame):
        draw(state, state.enemy, state.pack.enemy.common.artifacts_before_combat, hand_zone(state, state.enemy))


def play_seats(state: Ark, frame: Frame, step: PlayAgainstEnemy) -> tuple[int, ...]:
    attacker = bound(state, frame, "attacker")
    if dark_player(state) and hand(state, state.enemy) and enemy_plays(state, frame):
        return (attacker, state.enemy)
    return (attacker,)


def run_automata_shows(state: Ark, frame: Frame, step: AutomataShows) -> None:
    if dark_player(state) or not enemy_plays(state, frame):
        return
    card = take_top(state, ARTIFACTS_PLAYED)
    if card:
        emit(state, (CARD_SHOWN, state.enemy, card[0]))
        bind(state, frame, "defence_card", card[0])
        bind(state, frame, "defence_power", max(0, state.pack.artifacts[state.cards.face[card[0]]].power))


def both_are_critical(state: Ark, frame: Frame, step: BothAreCritical) -> int:
    artifacts = state.pack.artifacts
    for side in ("attack_card", "defence_card"):
        uid = bound(state, frame, side, -1)
        if uid < 0 or not artifacts[state.cards.face[uid]].critical:
            return 0
    return 1


def run_discard_both(state: Ark, frame: Frame, step: DiscardBoth) -> None:
    for card, side in (("attack_card", "attacker"), ("defence_card", "defender")):
        uid = bound(state, frame, card, -1)
        if uid < 0:  # no artifact was left to draw
            continue
        seat = bound(state, frame, side)
        returns = stays(state, uid)
        move(state, (uid,), ARTIFACTS_PLAYED, hand_zone(state, seat) if returns else ARTIFACT_DISCARD)
        emit(state, (CARD_RETURNED if returns else CARD_DISCARDED, seat, uid))
    changed(state, HAND_CHANGED)


BATTLE: Final[tuple[Step, ...]] = (
    DrawBeforeCombat(),
    PlayAgainstEnemy(),
    AutomataShows(),
    If(BothAreCritical(), (Explode(),), (CompareStrength(),)),
    DiscardBoth(),
)
PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "encounters": (ChooseEncounter(),),
    "encounter": (ChooseFighter(),),
}
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(BothAreCritical, both_are_critical, lambda rules, step: "both cards are critical"),
)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(DrawBeforeCombat, run_draw_before_combat, lambda rules, step: "a Dark Player draws an artifact"),
    Verb(AutomataShows, run_automata_shows, lambda rules, step: "an Automata shows the top artifact"),
    Verb(Explode, run_explode, lambda rules, step: "both sides lose"),
    Verb(DiscardBoth, run_discard_both, lambda rules, step: "discard the played cards"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseEncounter, encounter_options, encounter_chosen, lambda rules, step: "fight where the Enemy is"),
    Chooser(ChooseFighter, fighter_options, fighter_chosen, lambda rules, step: "choose who fights"),
    Chooser(PlayAgainstEnemy, play_options, play_chosen, lambda rules, step: "play an artifact", play_seats),
)

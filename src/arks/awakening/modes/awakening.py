"""Awakening: achievements reveal a secret mission; who activates its three rooms first wins. With artifacts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.artifact import stays
from arks.awakening.actions.units import units_must_leave
from arks.awakening.combat import CompareStrength, fighters, wound
from arks.awakening.goals import all_met, counts, mission_of, win
from arks.awakening.setup import PlaceTokens, ShuffleArtifacts, ShuffleMissions
from arks.awakening.state import (
    ARTIFACT_DISCARD,
    ARTIFACTS_PLAYED,
    CONTROL_CHANGED,
    CUBES_CHANGED,
    HAND_CHANGED,
    MISSION_DECK,
    Ark,
    changed,
    hand,
    hand_zone,
    mission_zone,
    numbers_in,
    own_player,
)
from arks.awakening.words import (
    ACHIEVED,
    ACTIVATED,
    CARD_DISCARDED,
    CARD_RETURNED,
    CARD_SHOWN,
    CRITICAL_MASS,
    MISSION_DRAWN,
    MISSION_LEARNED,
    PLAY,
)
from arks.kernel.asks import SEALED, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound
from arks.kernel.rules import Amount, Check, Chooser, Expression, Module, Patch, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import If
from arks.kernel.words import Raw
from arks.kernel.zones import move, top

# --- combat with artifacts (rulebook p. 20, steps 3, 4 and 7)


@dataclass(frozen=True)
class PlayArtifacts(Step):
    """Both sides choose one card in secret; the cards are shown together."""


@dataclass(frozen=True)
class BothCritical(Expression):
    """1 when both cards have the critical mass sign."""


@dataclass(frozen=True)
class Explode(Step):
    """Critical mass: both sides lose."""


@dataclass(frozen=True)
class DiscardPlayed(Step):
    """The cards are discarded; the Alien's Pen returns to its hand."""


def play_seats(state: Ark, frame: Frame, step: PlayArtifacts) -> tuple[int, ...]:
    return (bound(state, frame, "attacker"), bound(state, frame, "defender"))


def play_options(state: Ark, frame: Frame, step: Step, seat: int) -> Choice:
    artifacts = state.pack.artifacts
    cards = [uid for uid in sorted(hand(state, seat)) if artifacts[state.cards.face[uid]].power >= 0]
    for bars in state.rules.hooks.get("barred in combat", []):
        cards = [uid for uid in cards if not bars(state, seat, uid)]
    return Choice(SEALED, "combat-card", [(PLAY, uid) for uid in cards], public=len(hand(state, seat)) == 1)


def play_chosen(state: Ark, frame: Frame, step: Step, seat: int, picked: tuple[Raw, ...]) -> None:
    uid = picked[0][1]
    artifact = state.pack.artifacts[state.cards.face[uid]]
    move(state, (uid,), hand_zone(state, seat), ARTIFACTS_PLAYED)
    emit(state, (CARD_SHOWN, seat, uid))
    side = "attack" if seat == bound(state, frame, "attacker") else "defence"
    bind(state, frame, f"{side}_card", uid)
    bind(state, frame, f"{side}_power", artifact.power)


def both_critical(state: Ark, frame: Frame, step: BothCritical) -> int:
    artifacts = state.pack.artifacts
    cards = (bound(state, frame, "attack_card"), bound(state, frame, "defence_card"))
    return int(all([artifacts[state.cards.face[uid]].critical for uid in cards]))


def run_explode(state: Ark, frame: Frame, step: Explode) -> None:
    attacker = bound(state, frame, "attacker")
    defender = bound(state, frame, "defender")
    room = bound(state, frame, "room")
    emit(state, (CRITICAL_MASS, room))
    lost = fighters(state, attacker, defender, room)  # both sides are counted before control shifts
    lost_too = fighters(state, defender, attacker, room)
    wound(state, attacker, room, lost)
    wound(state, defender, room, lost_too)


def run_discard_played(state: Ark, frame: Frame, step: DiscardPlayed) -> None:
    for side in ("attack", "defence"):
        uid = bound(state, frame, f"{side}_card")
        seat = bound(state, frame, "attacker" if side == "attack" else "defender")
        returns = stays(state, uid)
        move(state, (uid,), ARTIFACTS_PLAYED, hand_zone(state, seat) if returns else ARTIFACT_DISCARD)
        emit(state, (CARD_RETURNED if returns else CARD_DISCARDED, seat, uid))
    changed(state, HAND_CHANGED)


# --- activation, achievements, mission (rulebook p. 18-19)


def check_goals(state: Ark) -> None:
    """On a player's own turn: activate rooms, mark achievements, draw the mission, win."""
    seat = state.active
    if seat < 0 or units_must_leave(state):
        return
    what = state.changed
    state.changed = 0
    if what & (CONTROL_CHANGED | CUBES_CHANGED):
        activate_rooms(state, seat)
    mark_achievements(state, seat, what)
    cards = state.cards.zones[mission_zone(state, seat)]
    if cards and all_met(state, seat, mission_of(state, cards[0]).objectives):
        win(state, seat)


def activate_rooms(state: Ark, seat: int) -> None:
    """Take the target card of every fully integrated room the seat controls, once per room kind."""
    for number in numbers_in(state.completed & state.held[seat]):  # a room with cubes is controlled by cubes alone
        target = state.pack.rooms[state.rooms[number].kind].target
        if target not in state.players[seat].targets:
            own_player(state, seat).targets += (target,)
            emit(state, (ACTIVATED, seat, number, target))


def mark_achievements(state: Ark, seat: int, what: int) -> None:
    """Mark achievements whose counts changed."""
    pack = state.pack
    for achievement in pack.achievements:
        if state.players[seat].achieved >> achievement.index & 1:
            continue
        if counts(achievement.easy, what) and all_met(state, seat, achievement.easy):
            player = own_player(state, seat)
            player.achieved |= 1 << achievement.index
            emit(state, (ACHIEVED, seat, achievement.index))
            # A beginner of an unfair table has drawn its one mission at the start.
            if (
                player.achieved.bit_count() == pack.achievements_needed
                and not state.cards.zones[mission_zone(state, seat)]
            ):
                draw_mission(state, seat)


def draw_mission(state: Ark, seat: int) -> None:
    card = top(state, MISSION_DECK, 1)
    move(state, card, MISSION_DECK, mission_zone(state, seat))
    emit(state, (MISSION_DRAWN, seat))
    emit(state, (MISSION_LEARNED, seat, *card), 1 << seat)


BATTLE: Final[tuple[Step, ...]] = (
    PlayArtifacts(),
    If(BothCritical(), (Explode(),), (CompareStrength(),)),
    DiscardPlayed(),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(BothCritical, both_critical, lambda rules, step: "both cards are critical"),
)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(Explode, run_explode, lambda rules, step: "both sides lose"),
    Verb(DiscardPlayed, run_discard_played, lambda rules, step: "discard the played cards"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(PlayArtifacts, play_options, play_chosen, lambda rules, step: "play an artifact each", play_seats),
)
MODULE: Final[Module] = Module(
    "awakening",
    patches=(
        Patch("setup", "after", PlaceTokens, (ShuffleArtifacts(), ShuffleMissions())),
        Patch("battle", "replace", CompareStrength, BATTLE),
    ),
    amounts=AMOUNTS,
    verbs=VERBS,
    choosers=CHOOSERS,
    checks=(Check("goals", check_goals),),
    hooks={"mission at the start": draw_mission},
)

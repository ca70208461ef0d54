"""Artifact Research: DISCOVER ARTIFACT, USE ARTIFACT and the hand limit (rulebook p. 15-16)."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Final

from arks.awakening.line import LEFT_DISCOVER, LEFT_USE, LEFT_WILD, TakeAction, spend
from arks.awakening.state import (
    ARTIFACT_DECK,
    ARTIFACT_DISCARD,
    ARTIFACTS_PLAYED,
    DUE_HAND,
    HAND_CHANGED,
    Ark,
    changed,
    hand,
    hand_zone,
    look_zone,
)
from arks.awakening.tables import DISCOVER_DRAW, DISCOVER_KEEP
from arks.awakening.words import (
    ARTIFACTS_SHUFFLED,
    CARD_DISCARDED,
    DISCARD,
    DISCARDED,
    DISCARDED_CARDS,
    DREW,
    DREW_CARDS,
    KEEP,
    O_DISCOVER,
    USE,
    USED,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, bound_tuple, push, push_numbered
from arks.kernel.rules import Check, Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import move, shuffle, top

MANY: Final = 1000  # more ways than this to pick several cards, and they are picked one by one


@dataclass(frozen=True)
class Discover(Step):
    """Draw cards to look at, keep some, discard the others face down."""

    keep: int
    draw: int


@dataclass(frozen=True)
class ChooseKept(Step):
    """Choose the cards to keep of those looked at."""


@dataclass(frozen=True)
class DiscardRest(Step):
    """The cards that were not kept go face down onto the discard pile."""


@dataclass(frozen=True)
class PlayCard(Step):
    """Show the card and do what its one-time use says."""


@dataclass(frozen=True)
class DiscardUsed(Step):
    """A used card is discarded once it is resolved."""


@dataclass(frozen=True)
class DiscardToLimit(Step):
    """Discard down to the hand limit; the Alien's Pen is never discarded."""


def artifact_of(state: Ark, uid: int) -> int:
    """Index of the artifact a card is."""
    return state.cards.face[uid]


def stays(state: Ark, uid: int) -> bool:
    """Whether a card may never be discarded (the Alien's Pen)."""
    return any([use.id == "return_to_hand" for use in state.pack.artifacts[artifact_of(state, uid)].use])


def take_top(state: Ark, zone: int) -> tuple[int, ...]:
    """Move the top artifact into a zone; an empty deck is made anew of the discarded ones. () if none is left."""
    if not state.cards.zones[ARTIFACT_DECK]:
        discarded = state.cards.zones[ARTIFACT_DISCARD]
        if not discarded:
            return ()
        move(state, discarded, ARTIFACT_DISCARD, ARTIFACT_DECK)
        shuffle(state, ARTIFACT_DECK)
        emit(state, (ARTIFACTS_SHUFFLED, len(discarded)))
    card = top(state, ARTIFACT_DECK, 1)
    move(state, card, ARTIFACT_DECK, zone)
    return card


def draw(state: Ark, seat: int, n: int, zone: int) -> int:
    """Draw up to ``n`` artifacts; an empty deck is made anew of the discarded cards. Returns how many there were."""
    drawn: tuple[int, ...] = ()
    for _ in range(n):
        drawn += take_top(state, zone)
    if drawn:
        emit(state, (DREW, seat, len(drawn)))
        emit(state, (DREW_CARDS, seat, *drawn), 1 << seat)
        state.due |= DUE_HAND
        changed(state, HAND_CHANGED)
    return len(drawn)


def discard(state: Ark, seat: int, cards: tuple[int, ...], zone: int) -> None:
    """Discard cards face down: others only see how many."""
    if cards:
        move(state, cards, zone, ARTIFACT_DISCARD)
        emit(state, (DISCARDED, seat, len(cards)))
        emit(state, (DISCARDED_CARDS, seat, *cards), 1 << seat)
        changed(state, HAND_CHANGED)


def list_actions(state: Ark, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    if left[LEFT_DISCOVER]:
        options.append((O_DISCOVER,))
    if left[LEFT_USE]:
        pack = state.pack
        for uid in sorted(hand(state, seat)):
            artifact = pack.artifacts[artifact_of(state, uid)]
            if not stays(state, uid) and (left[LEFT_WILD] or not artifact.wild) and not use_barred(state, uid):
                options.append((USE, uid))


def use_barred(state: Ark, uid: int) -> bool:
    """Whether a module forbids the one-time use of a card now."""
    bars = state.rules.hooks.get("barred uses")
    return bars is not None and any([bar(state, uid) for bar in bars])


def discover(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    spend(state, frame, LEFT_DISCOVER)
    total = bound_tuple(state, frame, "benefits")
    start_discovery(state, seat, total[DISCOVER_KEEP], total[DISCOVER_DRAW])


def run_discover(state: Ark, frame: Frame, step: Discover) -> None:
    start_discovery(state, frame.seat, step.keep, step.draw)


def start_discovery(state: Ark, seat: int, keep: int, n: int) -> None:
    drawn = draw(state, seat, n, look_zone(state, seat))
    push(state, "discover", seat, {"keep": min(keep, drawn)})


def at_once(options: int, picks: int) -> int:
    """How many picks to ask for at a time: all of them, unless that are too many ways."""
    return picks if comb(options, picks) <= MANY else 1


def kept_options(state: Ark, frame: Frame, step: ChooseKept, seat: int) -> Choice | None:
    keep = bound(state, frame, "keep")
    seen = sorted(state.cards.zones[look_zone(state, seat)])
    if keep == 0:
        return None
    picks = at_once(len(seen), keep)
    return Choice(PICK, "keep", [(KEEP, uid) for uid in seen], picks, picks, about=(keep,))


def kept_chosen(state: Ark, frame: Frame, step: ChooseKept, seat: int, picked: tuple[Raw, ...]) -> None:
    keep = bound(state, frame, "keep") - len(picked)
    bind(state, frame, "keep", keep)
    move(state, tuple([raw[1] for raw in picked]), look_zone(state, seat), hand_zone(state, seat))
    changed(state, HAND_CHANGED)
    if keep:
        again(frame)


def run_discard_rest(state: Ark, frame: Frame, step: DiscardRest) -> None:
    zone = look_zone(state, frame.seat)
    discard(state, frame.seat, state.cards.zones[zone], zone)
    state.due |= DUE_HAND


def use(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    spend(state, frame, LEFT_USE)
    if state.pack.artifacts[artifact_of(state, option[1])].wild:
        spend(state, frame, LEFT_WILD)
    push(state, "use", seat, {"card": option[1]})


def run_play_card(state: Ark, frame: Frame, step: PlayCard) -> None:
    uid = bound(state, frame, "card")
    move(state, (uid,), hand_zone(state, frame.seat), ARTIFACTS_PLAYED)
    emit(state, (USED, frame.seat, uid))
    changed(state, HAND_CHANGED)
    artifact = state.pack.artifacts[artifact_of(state, uid)]
    push_numbered(state, state.rules.number[f"use {artifact.id}"], frame.seat)


def run_discard_used(state: Ark, frame: Frame, step: DiscardUsed) -> None:
    uid = bound(state, frame, "card")
    move(state, (uid,), ARTIFACTS_PLAYED, ARTIFACT_DISCARD)
    emit(state, (CARD_DISCARDED, frame.seat, uid))


# --- the hand limit


def check_hands(state: Ark) -> None:
    for seat in range(state.boards):
        if len(hand(state, seat)) > state.pack.limits.hand:
            push(state, "discard", seat)


def limit_options(state: Ark, frame: Frame, step: DiscardToLimit, seat: int) -> Choice | None:
    cards = hand(state, seat)
    excess = len(cards) - state.pack.limits.hand
    if excess <= 0:
        return None
    options: list[Raw] = [(DISCARD, uid) for uid in sorted(cards) if not stays(state, uid)]
    picks = at_once(len(options), excess)
    return Choice(PICK, "discard", options, picks, picks, about=(excess,))


def limit_chosen(state: Ark, frame: Frame, step: DiscardToLimit, seat: int, picked: tuple[Raw, ...]) -> None:
    discard(state, seat, tuple([raw[1] for raw in picked]), hand_zone(state, seat))
    again(frame)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "discover": (ChooseKept(), DiscardRest()),
    "use": (PlayCard(), DiscardUsed()),
    "discard": (DiscardToLimit(),),
}
TAKERS: Final[dict[int, TakeAction]] = {O_DISCOVER: discover, USE: use}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(Discover, run_discover, lambda rules, step: f"draw {step.draw} artifacts and keep {step.keep}"),
    Verb(DiscardRest, run_discard_rest, lambda rules, step: "discard the others"),
    Verb(PlayCard, run_play_card, lambda rules, step: "use the card"),
    Verb(DiscardUsed, run_discard_used, lambda rules, step: "discard it"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseKept, kept_options, kept_chosen, lambda rules, step: "keep some"),
    Chooser(DiscardToLimit, limit_options, limit_chosen, lambda rules, step: "discard to the limit"),
)
CHECKS: Final[tuple[Check, ...]] = (Check("hand limit", check_hands),)

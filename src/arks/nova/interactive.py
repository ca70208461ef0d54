"""Abilities that reach into other zoos: Venom, Constriction, Pilfering and Hypnosis (p. 11).

They touch only zoos with 5 or more appeal, and never one with the Quarantine Lab (225).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, push
from arks.kernel.rng import below
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import move
from arks.nova import powers, words
from arks.nova.effects import NAMES, after
from arks.nova.harbour import sale_options, sell
from arks.nova.powers import lasts
from arks.nova.state import Zoo, hand, hand_zone, own_player
from arks.nova.tables import INTERACTIVE_FROM
from arks.nova.tracks import APPEAL, MONEY, gain, pay
from arks.nova.turn import can_act, start_action

PILFERED: Final = 5  # money
CONSTRICTED_SLOTS: Final[tuple[int, ...]] = (5, 4)
HYPNOSIS_SLOTS: Final = 3


@dataclass(frozen=True)
class SpreadVenom(Step):
    """Everybody with more appeal gets venom tokens on the lowest slots."""

    n: int


@dataclass(frozen=True)
class Constrict(Step):
    """Everybody ahead on the appeal or the conservation track gets a constriction token for each of them."""


@dataclass(frozen=True)
class Pilfer(Step):
    """Whoever leads on a track gives money or a card."""

    track: int


@dataclass(frozen=True)
class HandOver(Step):
    """The pilfered player decides between money and a random card."""


@dataclass(frozen=True)
class Hypnotise(Step):
    """Choose whose action card will be used once the own action is finished."""


@dataclass(frozen=True)
class Borrow(Step):
    """Use an action card of the hypnotised player, the ``source``."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"pilfered": (HandOver(),), "hypnosis": (Borrow(),)}


# --- who is touched


def touchable(state: Zoo, seat: int) -> bool:
    return state.players[seat].appeal >= INTERACTIVE_FROM and not lasts(state, seat, powers.IMMUNE)


def others_touchable(state: Zoo, seat: int) -> list[int]:
    """Clockwise from the next player."""
    players = state.rules.players
    seats = [(seat + turn) % players for turn in range(1, players)]
    return [other for other in seats if touchable(state, other)]


def standing(state: Zoo, seat: int, track: int) -> int:
    player = state.players[seat]
    return player.appeal if track == APPEAL else player.conservation


def leaders(state: Zoo, seat: int, track: int) -> list[int]:
    """Who is furthest on a track: a seat itself and those it can touch; others are passed over (ruling N-A1)."""
    seats = [seat, *others_touchable(state, seat)]
    most = max([standing(state, other, track) for other in seats])
    if most == 0:
        return []
    return [other for other in seats if standing(state, other, track) == most]


def is_behind(state: Zoo, seat: int) -> bool:
    """Whether anybody that a seat can touch is level with it or ahead on the appeal or conservation track."""
    player = state.players[seat]
    for other in others_touchable(state, seat):
        rival = state.players[other]
        if rival.appeal >= player.appeal or rival.conservation >= max(1, player.conservation):
            return True
    return False


def leader_choice(state: Zoo, seat: int, track: int, prompt: str) -> Choice | None:
    """On a tie one of the tied players is chosen, oneself included (ruling N-A2); nobody to touch: no question."""
    seats = leaders(state, seat, track)
    if seats in ([], [seat]):
        return None
    return Choice(PICK, prompt, [(words.TARGET, other) for other in seats])


# --- tokens on action cards


def without_token(tokens: int, row: tuple[int, ...], slots: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some slots whose card has no token yet: a card has one at most (ruling N-A3)."""
    return tuple([slot for slot in slots if not tokens >> row[slot - 1] & 1])


def cards_on(row: tuple[int, ...], slots: tuple[int, ...]) -> int:
    """The action cards under some slots."""
    return sum([1 << row[slot - 1] for slot in slots])


def run_spread_venom(state: Zoo, frame: Frame, step: SpreadVenom) -> None:
    own = state.players[frame.seat].appeal
    for other in others_touchable(state, frame.seat):
        player = state.players[other]
        slots = without_token(player.venom, player.row, tuple(range(1, step.n + 1)))
        if player.appeal > own and slots:
            own_player(state, other).venom |= cards_on(player.row, slots)
            emit(state, (words.POISONED, other, *slots))


def run_constrict(state: Zoo, frame: Frame, step: Constrict) -> None:
    own = state.players[frame.seat]
    for other in others_touchable(state, frame.seat):
        player = state.players[other]
        n = int(player.appeal > own.appeal) + int(player.conservation > own.conservation)
        slots = without_token(player.constricted, player.row, CONSTRICTED_SLOTS[:n])
        if slots:
            own_player(state, other).constricted |= cards_on(player.row, slots)
            emit(state, (words.CONSTRICTED, other, *slots))


# --- pilfering


def pilfer_options(state: Zoo, frame: Frame, step: Pilfer, seat: int) -> Choice | None:
    return leader_choice(state, seat, step.track, "pilfer")


def pilfer_chosen(state: Zoo, frame: Frame, step: Pilfer, seat: int, picked: tuple[Raw, ...]) -> None:
    victim = picked[0][1]
    if victim != seat:
        push(state, "pilfered", victim, {"thief": seat})


def hand_over_options(state: Zoo, frame: Frame, step: HandOver, seat: int) -> Choice:
    """Who cannot pay 5 gives a card; who has none pays what is there (ruling N-A4)."""
    money = state.players[seat].money
    cards = hand(state, seat)
    options: list[Raw] = []
    if money >= PILFERED or not cards:
        options.append((words.PAY, min(money, PILFERED)))
    if cards:
        options.append((words.GIVE_CARD,))
    return Choice(PICK, "hand-over", options, about=(words.TARGET, bound(state, frame, "thief")))


def hand_over_chosen(state: Zoo, frame: Frame, step: HandOver, seat: int, picked: tuple[Raw, ...]) -> None:
    thief = bound(state, frame, "thief")
    if picked[0][0] == words.PAY:
        pay(state, seat, picked[0][1])
        gain(state, thief, MONEY, picked[0][1])
        return
    cards = hand(state, seat)
    uid = cards[below(state, len(cards))]
    move(state, (uid,), hand_zone(state, seat), hand_zone(state, thief))
    emit(state, (words.STOLE, thief, seat))
    emit(state, (words.STOLE_CARD, thief, seat, uid), 1 << thief | 1 << seat)


# --- hypnosis


def hypnotise_options(state: Zoo, frame: Frame, step: Hypnotise, seat: int) -> Choice | None:
    return leader_choice(state, seat, APPEAL, "hypnotise")


def hypnotise_chosen(state: Zoo, frame: Frame, step: Hypnotise, seat: int, picked: tuple[Raw, ...]) -> None:
    victim = picked[0][1]
    if victim != seat:
        emit(state, (words.HYPNOTISED, seat, victim))
        after(state, frame, seat, "hypnosis", victim)


def borrow_options(state: Zoo, frame: Frame, step: Borrow, seat: int) -> Choice:
    victim = bound(state, frame, "source")
    options: list[Raw] = []
    for action in state.players[victim].row[:HYPNOSIS_SLOTS]:
        if can_act(state, seat, victim, action):
            options.append((words.BORROW, victim, action))
    return Choice(MENU, "borrow", [*options, *sale_options(state, seat), (words.DONE,)], public=False)


def borrow_chosen(state: Zoo, frame: Frame, step: Borrow, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if choice[0] == words.DONE or sell(state, frame, seat, choice):
        return
    start_action(state, seat, choice[1], choice[2])


VERBS: Final[tuple[Verb, ...]] = (
    Verb(SpreadVenom, run_spread_venom, lambda rules, step: f"{step.n} venom for everybody with more appeal"),
    Verb(Constrict, run_constrict, lambda rules, step: "constriction for everybody ahead, once for each track"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(Pilfer, pilfer_options, pilfer_chosen, lambda rules, step: f"pilfer the leader in {NAMES[step.track]}"),
    Chooser(HandOver, hand_over_options, hand_over_chosen, lambda rules, step: "give 5 money or a random card"),
    Chooser(Hypnotise, hypnotise_options, hypnotise_chosen, lambda rules, step: "hypnotise the leader in appeal"),
    Chooser(Borrow, borrow_options, borrow_chosen, lambda rules, step: "use an action card of the hypnotised player"),
)

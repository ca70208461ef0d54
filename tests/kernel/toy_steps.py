"""The vocabulary of the toy game: what can be done, asked for as a number, and chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PICK, PLACE, SEALED, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, postpone, push, rebind, trigger
from arks.kernel.rules import Expression, Step
from arks.kernel.state import Frame, Outcome, State
from arks.kernel.steps import amount
from arks.kernel.words import Raw
from arks.kernel.zones import move, shuffle, top
from tests.kernel.toy import (
    DECK,
    GRAVE,
    HAND,
    PILE,
    PLAYED,
    TOKENS,
    TURNED,
    Toy,
    W,
    coins,
    hand,
    own_purse,
)

LOOK_AROUND: Final = 1  # the due bit of the check for face-down tokens


# --- doing


@dataclass(frozen=True)
class Draw(Step):
    """Draw cards; an empty deck is made anew from the face-up pile."""

    n: int


@dataclass(frozen=True)
class Earn(Step):
    n: int | Expression


@dataclass(frozen=True)
class Walk(Step):
    """Go one field on."""


@dataclass(frozen=True)
class TurnToken(Step):
    """Turn up the token of one's field; some push on."""


@dataclass(frozen=True)
class Judge(Step):
    """The highest of the cards just shown earns its value, at critical mass nobody does; then they go to the pile."""

    mass: int


@dataclass(frozen=True)
class Tick(Step):
    n: int


@dataclass(frozen=True)
class Trigger(Step):
    """Set off effects of this seat."""

    effects: tuple[str, ...]


@dataclass(frozen=True)
class Postpone(Step):
    """Have an effect wait until the bag of a tag is opened."""

    tag: str
    effect: str


@dataclass(frozen=True)
class Finish(Step):
    """The game is over."""


def run_draw(state: Toy, frame: Frame, step: Draw) -> None:
    drawn: list[int] = []
    for _ in range(step.n):
        if not state.cards.zones[DECK]:
            move(state, state.cards.zones[PILE], PILE, DECK)
            shuffle(state, DECK)
            emit(state, (W.number["shuffled"],))
        card = top(state, DECK, 1)
        move(state, card, DECK, HAND + frame.seat)
        drawn += card
    emit(state, (W.number["drew"], frame.seat, len(drawn)))
    emit(state, (W.number["drew-cards"], frame.seat, *drawn), 1 << frame.seat)


def earn(state: Toy, seat: int, n: int) -> None:
    own_purse(state, seat).coins += n
    emit(state, (W.number["earned"], seat, n))


def run_earn(state: Toy, frame: Frame, step: Earn) -> None:
    earn(state, frame.seat, amount(state, frame, step.n))


def walk(state: Toy, seat: int) -> None:
    purse = own_purse(state, seat)
    purse.field = min(purse.field + 1, len(state.tokens) - 1)
    state.due |= LOOK_AROUND
    emit(state, (W.number["stepped"], seat, purse.field))


def run_turn_token(state: Toy, frame: Frame, step: TurnToken) -> None:
    field = state.purses[frame.seat].field
    token = state.tokens[field]
    move(state, (token,), TOKENS, TURNED)
    state.due |= LOOK_AROUND
    emit(state, (W.number["turned"], field, token))
    value = state.cards.face[token]
    if value:
        earn(state, frame.seat, value)
    else:
        walk(state, frame.seat)


def run_judge(state: Toy, frame: Frame, step: Judge) -> None:
    shown = state.cards.zones[PLAYED][-state.rules.players :]
    values = [state.cards.face[uid] for uid in shown]
    best = max(values)
    if sum(values) >= step.mass:
        emit(state, (W.number["exploded"],))
    elif values.count(best) == 1:
        earn(state, values.index(best), best)
    move(state, shown, PLAYED, PILE)


def run_tick(state: Toy, frame: Frame, step: Tick) -> None:
    state.clock += step.n


def run_trigger(state: Toy, frame: Frame, step: Trigger) -> None:
    for effect in step.effects:
        trigger(state, frame.seat, effect)


def run_postpone(state: Toy, frame: Frame, step: Postpone) -> None:
    assert postpone(state, frame, step.tag, frame.seat, step.effect), f"no bag {step.tag} is open"


def run_finish(state: Toy, frame: Frame, step: Finish) -> None:
    scores = coins(state)
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    state.outcome = Outcome(tuple(winners), tuple(scores), "most coins")


# --- asking for a number


@dataclass(frozen=True)
class Me(Expression):
    """The seat whose step this is."""


@dataclass(frozen=True)
class OnDarkField(Expression):
    """Whether the token of one's field is still face down."""


@dataclass(frozen=True)
class AtLeast(Expression):
    """Whether a bound number has reached another."""

    name: str
    n: int


@dataclass(frozen=True)
class ClockAt(Expression):
    """Whether the clock stands at a number."""

    n: int


def at_least_value(state: Toy, frame: Frame, expression: AtLeast) -> int:
    return int(bound(state, frame, expression.name) >= expression.n)


def on_dark_field(state: Toy, seat: int) -> bool:
    field = state.purses[seat].field
    return field >= 0 and state.tokens[field] in state.cards.zones[TOKENS]


def look_around(state: Toy) -> None:
    """A pawn on a face-down token explores. The frame looks again: the token may be up when its time comes."""
    for seat in range(state.rules.players):
        if on_dark_field(state, seat):
            push(state, "explore", seat)


# --- choosing


@dataclass(frozen=True)
class PlayCard(Step):
    """Play a card of one's hand face up; its value is bound."""


@dataclass(frozen=True)
class PlaceGate(Step):
    """Put a gate on a field without one."""


@dataclass(frozen=True)
class Line(Step):
    """Do what the bound budgets allow, in any order, until done."""


@dataclass(frozen=True)
class Duel(Step):
    """Every seat chooses a card in secret; they are shown together."""


@dataclass(frozen=True)
class Bid(Step):
    """Every seat chooses a number in secret; they are shown together."""


@dataclass(frozen=True)
class Discard(Step):
    """Whoever holds more cards than this puts the others away face down, all at the same time."""

    keep: int


def cards_of(state: Toy, seat: int) -> list[Raw]:
    return [(W.number["card"], uid) for uid in sorted(hand(state, seat))]


def everybody(state: State, frame: Frame, step: Step) -> tuple[int, ...]:
    return tuple(range(state.rules.players))


def play_options(state: Toy, frame: Frame, step: PlayCard, seat: int) -> Choice:
    return Choice(PICK, "play", cards_of(state, seat))


def play_chosen(state: Toy, frame: Frame, step: PlayCard, seat: int, picked: tuple[Raw, ...]) -> None:
    card = picked[0][1]
    move(state, (card,), HAND + seat, PLAYED)
    emit(state, (W.number["played"], seat, card))
    bind(state, frame, "value", state.cards.face[card])


def gate_options(state: Toy, frame: Frame, step: PlaceGate, seat: int) -> Choice:
    free = [field for field in range(len(state.tokens)) if field not in state.gates]
    return Choice(PLACE, "gate", [(W.number["gate"], field) for field in free])


def gate_chosen(state: Toy, frame: Frame, step: PlaceGate, seat: int, picked: tuple[Raw, ...]) -> None:
    state.gates += (picked[0][1],)
    emit(state, (W.number["gated"], seat, picked[0][1]))


def line_options(state: Toy, frame: Frame, step: Line, seat: int) -> Choice:
    purse = state.purses[seat]
    signs = [sign for sign in ("take", "mend", "wild") if bound(state, frame, sign, 0)]
    if purse.coins >= 2 and not purse.links:
        signs.append("forge")
    if purse.links and not bound(state, frame, "followed", 0):
        signs.append("follow")
    return Choice(MENU, "line", [(W.number[sign],) for sign in [*signs, "done"]])


def line_chosen(state: Toy, frame: Frame, step: Line, seat: int, picked: tuple[Raw, ...]) -> None:
    sign = W.words[picked[0][0]].name
    if sign == "done":
        return
    again(frame)
    if sign in {"take", "mend", "wild"}:
        rebind(state, frame, sign, bound(state, frame, sign) - 1)
    if sign == "take":
        earn(state, seat, 1)
    elif sign == "mend":
        earn(state, seat, 2)
    elif sign == "wild":
        push(state, "wild line", seat)
    elif sign == "forge":
        earn(state, seat, -2)
        own_purse(state, seat).links = 1
    elif sign == "follow":
        bind(state, frame, "followed", 1)
        earn(state, seat, 3)


def duel_options(state: Toy, frame: Frame, step: Duel, seat: int) -> Choice:
    return Choice(SEALED, "duel", cards_of(state, seat))


def bid_options(state: Toy, frame: Frame, step: Bid, seat: int) -> Choice:
    return Choice(SEALED, "bid", [(W.number["bid"], n) for n in range(1, 4)])


def bid_chosen(state: Toy, frame: Frame, step: Bid, seat: int, picked: tuple[Raw, ...]) -> None:
    emit(state, (W.number["bid-shown"], seat, picked[0][1]))
    earn(state, seat, picked[0][1])


def discard_options(state: Toy, frame: Frame, step: Discard, seat: int) -> Choice | None:
    n = len(hand(state, seat)) - step.keep
    return Choice(SEALED, "discard", cards_of(state, seat), n, n) if n > 0 else None


def discard_chosen(state: Toy, frame: Frame, step: Discard, seat: int, picked: tuple[Raw, ...]) -> None:
    cards = tuple([raw[1] for raw in picked])
    move(state, cards, HAND + seat, GRAVE)
    emit(state, (W.number["discarded"], seat, len(cards)))
    emit(state, (W.number["discarded-cards"], seat, *cards), 1 << seat)

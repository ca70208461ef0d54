"""What a seat may know, and other worlds it cannot tell from the true one.

Both are made from the same masks: `view` hides exactly the faces that `determinise` deals anew.
"""

from __future__ import annotations

from typing import Any

from arks.kernel.asks import Ask, Rng, sample
from arks.kernel.errors import Illegal
from arks.kernel.frames import choice_of
from arks.kernel.rng import KEY_BYTES, stretched
from arks.kernel.state import Pending, State
from arks.kernel.words import Raw
from arks.kernel.zones import own_cards

TRIES = 200  # deals before a world that contradicts nothing must have turned up


def view(state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know, JSON-ready."""
    check_seat(state, seat)
    pending = state.pending
    owing: list[int] = []
    answered: list[int] = []
    if pending is not None:
        for other, given in zip(pending.seats, pending.answers, strict=True):
            (owing if given is None else answered).append(other)
    outcome = state.outcome
    shown = state.rules.view(state, seat)
    shown["game"] = state.rules.game
    shown["players"] = state.rules.players
    shown["seat"] = seat
    shown["decision"] = state.decisions
    shown["owing"] = owing
    shown["answered"] = answered
    shown["outcome"] = (
        None
        if outcome is None
        else outcome._asdict()
        | {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
        }
    )
    return shown


def check_seat(state: State, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < state.rules.players:
        raise Illegal(f"there is no seat {seat!r}; seats are 0 to {state.rules.players - 1}, None is a spectator")


def sees(state: State, seat: int | None, uid: int) -> bool:
    """Whether a seat knows the face of a card; a spectator knows what everybody knows."""
    seen = state.cards.seen[uid]
    return seen + 1 == 1 << state.rules.players if seat is None else seen >> seat & 1 == 1


def determinise(state: State, seat: int, rng: Rng) -> State:
    """Another state this seat cannot tell from the true one: what it has not seen is dealt anew."""
    check_seat(state, seat)
    for _ in range(TRIES):
        other = state.clone()
        deal_anew(other, seat, rng)
        if explain_asks(other, seat, rng) and state.rules.plausible(other, seat):
            break
    else:
        raise AssertionError("no deal fits what this seat knows")
    other.seed = 0  # the true one would tell everything
    other.keys = stretched(rng.randrange(0, 1 << 8 * KEY_BYTES).to_bytes(KEY_BYTES, "little"))
    other.drawn = other.named = 0
    other.block = None
    other.oracle = ()
    redraw_sealed(other, seat, rng)
    return other


def deal_anew(state: State, seat: int, rng: Rng) -> None:
    """Permute the faces this seat has not seen, within each back."""
    cards = own_cards(state)
    hidden: dict[int, list[int]] = {}
    for uid, seen in enumerate(cards.seen):
        if not seen >> seat & 1:
            hidden.setdefault(cards.back[uid], []).append(uid)
    for uids in hidden.values():
        faces = [cards.face[uid] for uid in uids]
        for last in range(len(faces) - 1, 0, -1):
            other = rng.randrange(0, last + 1)
            faces[last], faces[other] = faces[other], faces[last]
        for uid, face in zip(uids, faces, strict=True):
            cards.face[uid] = face
    state.choices = {}


def explain_asks(state: State, seat: int, rng: Rng) -> bool:
    """See to it that the other seats could be asked what they are asked: some are asked only for a card they hold.

    Such a seat gets one card more that explains its question, in place of one that this seat has not seen either.
    """
    if state.pending is None:
        return True
    for other in state.pending.seats:
        if other != seat and not could_be_asked(state, other) and not give_a_reason(state, seat, other, rng):
            return False
    return True


def could_be_asked(state: State, seat: int) -> bool:
    frame = state.stack[-1]
    instruction = state.rules.code[frame.procedure][frame.pc]
    return instruction.options is not None and instruction.options(state, frame, instruction.step, seat) is not None


def give_a_reason(state: State, seat: int, other: int, rng: Rng) -> bool:
    """Exchange one card that only the other seat has seen for a hidden one, so that its question makes sense."""
    cards = own_cards(state)
    hidden = [uid for uid, seen in enumerate(cards.seen) if not seen >> seat & 1]
    held = [uid for uid in hidden if cards.seen[uid] >> other & 1]
    if not held:
        return False
    start = rng.randrange(0, len(hidden))
    place = held[rng.randrange(0, len(held))]
    for uid in hidden[start:] + hidden[:start]:
        if cards.back[uid] == cards.back[place] and uid not in held:
            cards.face[uid], cards.face[place] = cards.face[place], cards.face[uid]
            if could_be_asked(state, other):
                return True
            cards.face[uid], cards.face[place] = cards.face[place], cards.face[uid]
    return False


def redraw_sealed(state: State, seat: int, rng: Rng) -> None:
    """Other seats' sealed answers become random ones: dropping them would show in the view."""
    pending = state.pending
    if pending is None or len(pending.seats) < 2:
        return
    answers: list[tuple[Raw, ...] | None] = []
    for other, given in zip(pending.seats, pending.answers, strict=True):
        if given is None or other == seat:
            answers.append(given)
            continue
        ask = Ask(state, other, choice_of(state, other))
        ids = sample(ask, rng)
        answers.append(tuple([raw for raw in ask.choice.options if state.rules.words.id(raw) in ids]))
    state.pending = Pending(pending.seats, tuple(answers))

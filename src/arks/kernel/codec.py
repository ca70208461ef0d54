"""State <-> JSON document: complete, also in the middle of an effect.

A document names its format; older ones pass through `MIGRATIONS` first. Whatever is wrong with one is told in a
sentence with the path of the wrong value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arks.kernel.errors import Illegal
from arks.kernel.frames import choice_of
from arks.kernel.rng import KEY_BYTES, Keys, Seed
from arks.kernel.rules import Rules
from arks.kernel.state import Frame, Outcome, Owner, Pending, State, Value, start
from arks.kernel.zones import no_cards

Document = dict[str, Any]

FORMAT: Final = 2
MOST_DRAWN: Final = 1 << 48
MIGRATIONS: dict[int, Callable[[Document], Document]] = {}  # format -> what makes the next format of a document


def save(state: State) -> Document:
    """The state as a JSON-ready document. Whenever somebody owes an answer no check is due and no effect waits."""
    assert state.due == 0 and not state.waiting
    cards = state.cards
    outcome = state.outcome
    kernel: Document = {
        "stack": [save_frame(state.rules, frame) for frame in state.stack],
        "pending": None if state.pending is None else save_pending(state.pending),
        "keys": [key.hex() for key in state.keys],
        "drawn": state.drawn,
        "named": state.named,
        "oracle": list(state.oracle),
        "zones": [list(uids) for uids in cards.zones],
        "face": cards.face.copy(),
        "back": cards.back.copy(),
        "seen": cards.seen.copy(),
        "decisions": state.decisions,
        "outcome": None if outcome is None else [list(outcome.winners), list(outcome.scores), outcome.reason],
    }
    return {
        "format": FORMAT,
        "game": state.rules.game,
        "setup": copied(state.rules.setup),
        "seed": state.seed,
        "kernel": kernel,
        "table": state.rules.encode(state),
    }


def copied(value: Any) -> Any:
    """A JSON value that shares nothing with this one: whoever gets a document may change it."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [copied(inner) for inner in value]
    return value


def save_frame(rules: Rules, frame: Frame) -> list[Any]:
    env = {name: list(value) if isinstance(value, tuple) else value for name, value in frame.env.items()}
    return [rules.names[frame.procedure], frame.pc, frame.seat, frame.scope, env]


def save_pending(pending: Pending) -> list[Any]:
    answers = [None if given is None else [list(raw) for raw in given] for given in pending.answers]
    return [list(pending.seats), answers]


def migrated(document: object) -> Document:
    """The document in today's format."""
    if not isinstance(document, dict):
        raise Illegal("a saved game is a JSON object")
    format = integer(document, "format")
    while format != FORMAT:
        step = MIGRATIONS.get(format)
        if step is None:
            raise Illegal(f"this saved game has format {format}; this version reads format {FORMAT}")
        document = step(document)
        format = integer(document, "format")
    return document


def load(rules: Rules, document: Document) -> State:
    """The state of a document of these rules; the document was migrated before."""
    kernel = mapping(document, "kernel")
    table = mapping(document, "table")
    state = rules.blank()
    cards = no_cards(Owner(), 0)
    start(state, rules, seed_of(document), load_keys(kernel), cards)
    state.drawn = integer(kernel, "drawn")
    state.named = integer(kernel, "named")
    if not (0 <= state.drawn < MOST_DRAWN and 0 <= state.named < MOST_DRAWN):
        raise damaged("drawn and named", "counts of what was drawn")
    state.oracle = integers(kernel, "oracle")
    state.decisions = integer(kernel, "decisions")
    cards.face = list(integers(kernel, "face"))
    cards.back = list(integers(kernel, "back"))
    cards.seen = list(integers(kernel, "seen"))
    cards.zones = [numbers_at(uids, f"zones[{n}]") for n, uids in enumerate(sequence(kernel, "zones"))]
    check_cards(state)
    for index, item in enumerate(sequence(kernel, "stack")):
        state.stack.append(load_frame(state, index, item))
    state.outcome = load_outcome(kernel.get("outcome"))
    try:
        rules.decode(state, table)
        state.due = 0
        state.pending = load_pending(rules, kernel.get("pending"))
        complaint = rules.audit(state)
        if not complaint:
            if (state.pending is None) != (state.outcome is not None):
                complaint = "somebody must owe an answer until the game is over"
            else:
                check_answers(state)
                rules.view(state, None)  # what runs is shown: bindings that do not fit are found here
    except (AssertionError, IndexError, KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, Illegal):
            raise
        raise Illegal(f"the saved game is damaged: its parts do not fit together ({error})") from error
    if complaint:
        raise Illegal(f"the saved game is damaged: {complaint}")
    return state


def check_cards(state: State) -> None:
    cards = state.cards
    total = len(cards.face)
    if not len(cards.back) == len(cards.seen) == total:
        raise damaged("face, back and seen", "lists of one length")
    if len(cards.zones) != len(state.rules.zone_names):
        raise damaged("zones", f"a list of {len(state.rules.zone_names)} zones")
    if sorted([uid for uids in cards.zones for uid in uids]) != list(range(total)):
        raise damaged("zones", "every card exactly once")
    if not all([0 <= mask < 1 << state.rules.players for mask in cards.seen]):
        raise damaged("seen", "masks of seats")


def check_answers(state: State) -> None:
    """Those who owe an answer are those the step asks, and the sealed answers are such as could be given."""
    pending = state.pending
    if pending is None:
        return
    frame = state.stack[-1]
    instruction = state.rules.code[frame.procedure][frame.pc]
    options = instruction.options
    assert options is not None, "the step at the top asks nothing"
    seats = (frame.seat,) if instruction.seats is None else instruction.seats(state, frame, instruction.step)
    asked = [seat for seat in seats if options(state, frame, instruction.step, seat) is not None]
    assert pending.seats == tuple(asked), "the wrong seats are asked"
    assert None in pending.answers, "nobody owes an answer"
    for seat, given in zip(pending.seats, pending.answers, strict=True):
        choice = choice_of(state, seat)
        if given is not None:
            assert choice.lo <= len(given) <= choice.hi and len(set(given)) == len(given), "a wrong sealed answer"
            assert all([raw in choice.options for raw in given]), "a sealed answer was not offered"


def load_keys(kernel: Document) -> Keys:
    try:
        deal, name = [bytes.fromhex(key) for key in sequence(kernel, "keys")]
    except (TypeError, ValueError) as error:
        if isinstance(error, Illegal):
            raise
        raise damaged("keys", "two keys in hexadecimal digits") from None
    if not len(deal) == len(name) == KEY_BYTES:
        raise damaged("keys", f"two keys of {KEY_BYTES} bytes")
    return Keys(deal, name)


def load_frame(state: State, index: int, item: object) -> Frame:
    where = f"stack[{index}]"
    if not isinstance(item, list) or len(item) != 5 or not isinstance(item[4], dict):
        raise damaged(where, "procedure, place, seat, scope and bindings")
    name = item[0]
    procedure = state.rules.number.get(name) if isinstance(name, str) else None
    if procedure is None:
        raise damaged(where, f"a procedure of these rules, not {name!r}")
    pc, seat, scope = numbers_at(item[1:4], where)
    if not (0 <= pc <= len(state.rules.code[procedure]) and 0 <= seat < state.rules.players and 0 <= scope <= index):
        raise damaged(where, "a place in its procedure, a seat and a scope")
    frame = Frame()
    frame.owner = state.owner
    frame.procedure = procedure
    frame.pc = pc
    frame.seat = seat
    frame.index = index
    frame.scope = scope
    env: dict[str, Value] = {}
    for key, value in item[4].items():
        env[key] = (
            numbers_at(value, f"{where}.{key}") if isinstance(value, list) else number_at(value, f"{where}.{key}")
        )
    frame.env = env
    return frame


def load_pending(rules: Rules, item: object) -> Pending | None:
    if item is None:
        return None
    if not isinstance(item, list) or len(item) != 2 or not isinstance(item[1], list):
        raise damaged("pending", "seats and their answers")
    seats = numbers_at(item[0], "pending")
    if not seats or len(seats) != len(item[1]) or not all(0 <= seat < rules.players for seat in seats):
        raise damaged("pending", "seats and their answers")
    answers: list[tuple[tuple[int, ...], ...] | None] = []
    for given in item[1]:
        if given is not None and not isinstance(given, list):
            raise damaged("pending", "lists of picked options")
        answers.append(None if given is None else tuple([numbers_at(raw, "pending") for raw in given]))
    return Pending(seats, tuple(answers))


def load_outcome(item: object) -> Outcome | None:
    if item is None:
        return None
    if not isinstance(item, list) or len(item) != 3 or not isinstance(item[2], str):
        raise damaged("outcome", "winners, scores and a reason")
    return Outcome(numbers_at(item[0], "outcome"), numbers_at(item[1], "outcome"), item[2])


# --- reading untrusted values; games use these too


def damaged(where: str, wanted: str) -> Illegal:
    return Illegal(f"the saved game is damaged: {where} should be {wanted}")


def number_at(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise damaged(where, "a number")
    return value


def numbers_at(value: object, where: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise damaged(where, "a list of numbers")
    return tuple([number_at(item, where) for item in value])


def integer(document: Document, key: str) -> int:
    return number_at(document.get(key), key)


def seed_of(document: Document) -> Seed:
    """A number, or a key in hexadecimal digits."""
    value = document.get("seed")
    return value if isinstance(value, str) else number_at(value, "seed")


def integers(document: Document, key: str) -> tuple[int, ...]:
    return numbers_at(document.get(key), key)


def sequence(document: Document, key: str) -> list[Any]:
    value = document.get(key)
    if not isinstance(value, list):
        raise damaged(key, "a list")
    return value


def mapping(document: Document, key: str) -> Document:
    value = document.get(key)
    if not isinstance(value, dict):
        raise damaged(key, "an object")
    return value

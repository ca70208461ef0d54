"""The machine: runs the top frame until somebody must decide, and binds answers.

Where are we? The stack has the one answer. A state suspended in the middle of an effect is plain data.
"""

from __future__ import annotations

from typing import Final

from arks.kernel.asks import SEALED, Ask, Choice, resolve
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.rules import Instruction
from arks.kernel.state import Effect, Frame, Pending, State, Value
from arks.kernel.words import Raw

NO_ANSWER: Final[tuple[tuple[Raw, ...] | None, ...]] = (None,)
STEPS_AT_MOST: Final = 100_000  # between two answers; more is a rule that never ends


# --- frames and their bindings


def push(state: State, procedure: str, seat: int, env: dict[str, Value] | None = None) -> Frame:
    """Start a procedure in a scope of its own, on top of what runs now."""
    return push_numbered(state, state.rules.number[procedure], seat, env)


def push_numbered(state: State, procedure: int, seat: int, env: dict[str, Value] | None = None) -> Frame:
    frame = Frame()
    frame.owner = state.owner
    frame.procedure = procedure
    frame.pc = 0
    frame.seat = seat
    frame.index = frame.scope = len(state.stack)
    frame.env = {} if env is None else env
    for tag in state.rules.tags[procedure]:
        frame.env[tag] = ()
    state.stack.append(frame)
    return frame


def push_body(state: State, frame: Frame, nth: int, seat: int) -> Frame:
    """Start a body of the step that ``frame`` just ran; it binds into the frame's scope."""
    procedure = state.rules.code[frame.procedure][frame.pc - 1].bodies[nth]
    body = push_numbered(state, procedure, seat)
    body.scope = frame.scope
    return body


def own_frame(state: State, index: int) -> Frame:
    """A frame, ready to be written."""
    frame = state.stack[index]
    if frame.owner is not state.owner:
        copy = Frame()
        copy.owner = state.owner
        copy.procedure = frame.procedure
        copy.pc = frame.pc
        copy.seat = frame.seat
        copy.index = frame.index
        copy.scope = frame.scope
        copy.env = frame.env.copy()
        state.stack[index] = frame = copy
    return frame


def bind(state: State, frame: Frame, name: str, value: Value) -> None:
    """Bind a name in the scope of the running frame (not of whatever was pushed since)."""
    own_frame(state, frame.scope).env[name] = value


def lookup(state: State, frame: Frame, name: str) -> Value | None:
    """The value of a name, in the frame's own scope or the nearest one below it."""
    stack = state.stack
    index = frame.index
    while index >= 0:
        value = stack[index].env.get(name)
        if value is not None:
            return value
        index -= 1
    return None


def bound(state: State, frame: Frame, name: str, default: int | None = None) -> int:
    """The number bound to a name."""
    value = lookup(state, frame, name)
    if value is None:
        value = default
    assert isinstance(value, int), f"no number is bound to {name}"
    return value


def bound_tuple(state: State, frame: Frame, name: str) -> tuple[int, ...]:
    """The numbers bound to a name."""
    value = lookup(state, frame, name)
    assert isinstance(value, tuple), f"no numbers are bound to {name}"
    return value


def rebind(state: State, frame: Frame, name: str, value: Value) -> None:
    """Change a binding where it stands: in the nearest scope that has it."""
    for index in range(frame.index, -1, -1):
        if name in state.stack[index].env:
            own_frame(state, index).env[name] = value
            return
    raise AssertionError(f"{name} is not bound")


def again(frame: Frame) -> None:
    """Let the step that just ran, or was just answered, come once more."""
    frame.pc -= 1


def trigger(state: State, seat: int, procedure: str, source: int = 0) -> None:
    """Put an effect into its owner's bag; it runs after the present step, with ``source`` bound."""
    state.waiting += (Effect(seat, state.rules.number[procedure], source),)


def postpone(state: State, frame: Frame, tag: str, seat: int, procedure: str, source: int = 0) -> bool:
    """Put an effect into the nearest bag of a tag, for when that bag is opened; false when there is none."""
    for index in range(frame.index, -1, -1):
        bag = state.stack[index].env.get(tag)
        if isinstance(bag, tuple):
            own_frame(state, index).env[tag] = (*bag, seat, state.rules.number[procedure], source)
            return True
    return False


# --- running


def advance(state: State) -> None:
    """Run until somebody owes an answer or the game is over."""
    code = state.rules.code
    stack = state.stack
    for _ in range(STEPS_AT_MOST):
        if state.outcome is not None:
            state.waiting = ()  # nothing matters any more
            state.due = 0
            return
        if state.waiting:
            open_bags(state)
        elif state.due:
            run_check(state)
        else:
            assert stack, "the game ran out of steps before it was over"
            frame = stack[-1]
            steps = code[frame.procedure]
            if frame.pc == len(steps):
                stack.pop()
                continue
            instruction = steps[frame.pc]
            run = instruction.run
            if run is not None:
                frame = own_frame(state, frame.index)
                frame.pc += 1
                run(state, frame, instruction.step)
            else:
                open_ask(state, frame, instruction)
                if state.pending is not None:
                    return
    raise AssertionError("these rules never come to a decision")


def run_check(state: State) -> None:
    """Run the last due check, so that what the first one pushes ends on top.

    Its bit is cleared before it runs: it may push a frame, and that frame looks again by itself.
    """
    index = state.due.bit_length() - 1
    state.due ^= 1 << index
    state.rules.checks[index].run(state)


def open_bags(state: State) -> None:
    """Give each owner one bag with the effects waiting for it; first comes the seat whose step caused them."""
    acting = state.stack[-1].seat
    waiting = state.waiting
    state.waiting = ()
    players = state.rules.players
    for turn in range(players - 1, -1, -1):
        seat = (acting + turn) % players
        bag: list[int] = []
        for effect in waiting:
            if effect.seat == seat:
                bag += [effect.procedure, effect.source]
        if bag:
            push(state, "bag", seat, {"bag": tuple(bag)})


def open_ask(state: State, frame: Frame, instruction: Instruction) -> None:
    """Ask what the frame's step asks; what leaves nothing to choose, and may be known to, is bound unasked."""
    if instruction.seats is not None:
        ask_together(state, frame, instruction)
        return
    assert instruction.options is not None
    seat = frame.seat
    choice = instruction.options(state, frame, instruction.step, seat)
    if choice is None:
        own_frame(state, frame.index).pc += 1
    elif choice.forced():
        bind_answer(state, seat, tuple(choice.options))
    else:
        state.pending = Pending((seat,), NO_ANSWER)
        state.choices = {seat: choice}


def ask_together(state: State, frame: Frame, instruction: Instruction) -> None:
    """Ask several seats at the same time."""
    assert instruction.seats is not None and instruction.options is not None
    choices: dict[int, Choice] = {}
    answers: list[tuple[Raw, ...] | None] = []
    for seat in instruction.seats(state, frame, instruction.step):
        choice = instruction.options(state, frame, instruction.step, seat)
        if choice is not None:
            choices[seat] = choice
            answers.append(tuple(choice.options) if choice.forced() else None)
    pending = Pending(tuple(choices), tuple(answers))
    if None in answers:
        state.pending = pending
        state.choices = choices
    elif answers:
        bind_answers(state, pending)
    else:
        own_frame(state, frame.index).pc += 1


def bind_answer(state: State, seat: int, picked: tuple[Raw, ...]) -> None:
    """Hand an answer to the step on top."""
    frame = own_frame(state, len(state.stack) - 1)
    instruction = state.rules.code[frame.procedure][frame.pc]
    assert instruction.chosen is not None
    state.pending = None
    state.decisions += 1
    frame.pc += 1
    instruction.chosen(state, frame, instruction.step, seat, picked)


def bind_answers(state: State, pending: Pending) -> None:
    """Hand several seats' answers to the step on top, in seat order: when they arrived cannot matter.

    Frames that they push run in the reverse of that order, as a stack does.
    """
    frame = own_frame(state, len(state.stack) - 1)
    instruction = state.rules.code[frame.procedure][frame.pc]
    assert instruction.chosen is not None
    state.pending = None
    state.decisions += 1
    frame.pc += 1
    for seat in sorted(pending.seats):
        picked = pending.answers[pending.seats.index(seat)]
        assert picked is not None
        instruction.chosen(state, frame, instruction.step, seat, picked)


# --- the protocol


def choice_of(state: State, seat: int) -> Choice:
    """What a seat that owes an answer may choose; derived once, then shared by clones until the next answer."""
    choice = state.choices.get(seat)
    if choice is None:
        frame = state.stack[-1]
        instruction = state.rules.code[frame.procedure][frame.pc]
        assert instruction.options is not None, "the step at the top asks nothing"
        choice = instruction.options(state, frame, instruction.step, seat)
        assert choice is not None
        state.choices[seat] = choice
    return choice


def asks(state: State) -> dict[int, Ask]:
    """The decisions owed now, by seat; empty only when the game is over."""
    pending = state.pending
    if pending is None:
        return {}
    found: dict[int, Ask] = {}
    for place, seat in enumerate(pending.seats):
        if pending.answers[place] is None:
            found[seat] = Ask(state, seat, choice_of(state, seat))
    return found


def aside_of(state: State, seat: int) -> Choice | None:
    """What a seat may say unasked. Nobody does while several are asked at once, or somebody chooses in secret."""
    aside = state.rules.aside
    pending = state.pending
    if aside is None or pending is None or len(pending.seats) > 1 or not 0 <= seat < state.rules.players:
        return None
    return None if choice_of(state, pending.seats[0]).kind == SEALED else aside.options(state, seat)


def asides(state: State) -> dict[int, Ask]:
    """What may be said unasked now, by seat; `answer` takes it, and nobody waits for it."""
    found: dict[int, Ask] = {}
    for seat in range(state.rules.players):
        choice = aside_of(state, seat)
        if choice is not None:
            found[seat] = Ask(state, seat, choice)
    return found


def is_aside(state: State, picked: object) -> bool:
    """Whether an answer is none to the question; what is wrong with it is found out later."""
    aside = state.rules.aside
    if aside is None or not isinstance(picked, list) or not picked or not isinstance(picked[0], str):
        return False
    return picked[0].partition(" ")[0] in aside.verbs


def say_aside(state: State, seat: int, picked: list[str]) -> None:
    aside = state.rules.aside
    choice = aside_of(state, seat)
    if aside is None or choice is None:
        raise Illegal(f"seat {seat!r} cannot say {picked[0]!r} now")
    raws = resolve(state, choice, picked)
    refusal = aside.refusal(state, seat, raws)
    if refusal:
        raise Illegal(refusal)
    state.chance = []
    state.choices = {}
    state.pending = None
    state.decisions += 1
    aside.chosen(state, seat, raws)


def begin(state: State, procedure: str) -> None:
    """Start a fresh state with a procedure and run it to the first decision."""
    push(state, procedure, 0)
    advance(state)
    state.events = []  # the set-up is told by the first view
    state.chance = []


def answer(state: State, seat: int, picked: list[str]) -> list[Event]:
    """Answer for a seat: validate, bind, run to the next decision. Returns what happened.

    While others still owe an answer to the same question, a seat may replace its own. What is said unasked
    interrupts the question: it is put again, with the options of then.
    """
    pending = state.pending
    if pending is None:
        raise Illegal("the game is over; nobody is asked anything")
    if is_aside(state, picked):
        say_aside(state, seat, picked)
        return told(state)
    if seat not in pending.seats:
        owing = " and ".join([str(other) for other in pending.seats])
        raise Illegal(f"seat {seat!r} is not asked now; seat {owing} is")
    raws = resolve(state, choice_of(state, seat), picked)
    state.chance = []
    if len(pending.seats) == 1:
        state.choices = {}
        bind_answer(state, seat, raws)
    else:
        answers = list(pending.answers)
        answers[pending.seats.index(seat)] = raws
        pending = Pending(pending.seats, tuple(answers))
        if None in answers:
            state.pending = pending
            return []
        state.choices = {}
        bind_answers(state, pending)
    return told(state)


def told(state: State) -> list[Event]:
    """Run to the next decision; returns what happened."""
    advance(state)
    events = state.events
    state.events = []
    return events

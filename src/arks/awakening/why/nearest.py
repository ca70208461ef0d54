"""Options that lead towards a thing that offers nothing itself.

They are found by trying: an option is near when, once it is answered, the same seat is asked something that the thing
does answer. Tries that would turn something over are left out, so that nobody learns what is hidden by asking why.
"""

from __future__ import annotations

from typing import Final

from arks.awakening.actions.mobility import teleport_targets
from arks.awakening.actions.production import controlled_factories
from arks.awakening.control import occupies
from arks.awakening.state import Ark
from arks.awakening.tables import BIODOME
from arks.awakening.why.things import Thing, parse
from arks.awakening.words import DONE, O_EXPLOIT, O_MOVE, O_PLACE, O_TELEPORT, O_TELEPORT_ANY
from arks.kernel.asks import AMOUNT, DISTRIBUTE, MENU, PAY, Choice
from arks.kernel.frames import answer, choice_of
from arks.kernel.words import Raw

FOLLOWED: Final = 3  # questions about how many and how to pay, between an option and what it leads to
FAR: Final = 1_000_000


def nearest(state: Ark, seat: int, thing: str) -> list[str]:
    """Ids of the options that get a seat closer to a thing; none when the thing can be chosen, or nothing helps."""
    found = parse(state, thing)
    pending = state.pending
    if pending is None or seat not in pending.seats or pending.answers[pending.seats.index(seat)] is not None:
        return []
    if offers(state, seat, thing):
        return []
    choice = choice_of(state, seat)
    near = beside_place(state, choice, found)
    if choice.kind == MENU:
        near = leading(state, seat, choice, thing)
    return [state.rules.words.id(raw) for raw in near]


def offers(state: Ark, seat: int, thing: str) -> bool:
    words = state.rules.words
    return any([thing in words.touches(raw) for raw in choice_of(state, seat).options])


def leading(state: Ark, seat: int, choice: Choice, thing: str) -> list[Raw]:
    """Options of a menu after which the thing can be chosen, or else those that bring units on the way to it."""
    found = parse(state, thing)
    worlds: list[tuple[Raw, Ark]] = []
    for raw in choice.options:
        world = None if raw[0] == DONE else after(state, seat, raw)
        if world is not None:
            worlds.append((raw, world))
    direct = [raw for raw, world in worlds if offers(world, seat, thing)]
    if direct or found.kind != "room":
        return direct
    here = nearer(state, seat, choice, found.number)
    return here or [raw for raw, world in worlds if nearer(world, seat, choice_of(world, seat), found.number)]


def after(state: Ark, seat: int, option: Raw) -> Ark | None:
    """The table at the seat's next question of this turn; None when there is none, or something is turned over."""
    words = state.rules.words
    world = state.clone()
    answer(world, seat, [words.id(option)])
    for _ in range(FOLLOWED):
        if world.drawn != state.drawn or world.cards.seen != state.cards.seen:
            return None
        if world.pending is None or world.pending.seats != (seat,):
            return None
        if world.players[seat].turns != state.players[seat].turns:
            return None
        choice = choice_of(world, seat)
        if choice.kind not in (AMOUNT, DISTRIBUTE, PAY):
            return world
        answer(world, seat, [words.id(choice.options[0])])
    return None


def beside_place(state: Ark, choice: Choice, thing: Thing) -> list[Raw]:
    """The free places nearest to one that is not."""
    if thing.kind != "cell" or choice.options[0][0] != O_PLACE:
        return []
    columns = state.pack.layouts[state.layout].columns
    row, column = divmod(thing.number, columns)
    steps = [abs(raw[1] // columns - row) + abs(raw[1] % columns - column) for raw in choice.options]
    return [raw for raw, n in zip(choice.options, steps, strict=True) if n == min(steps)]


def nearer(state: Ark, seat: int, choice: Choice, room: int) -> list[Raw]:
    """In a line: what takes from a room wherever the units are, and the moves that bring units nearer to it."""
    if choice.prompt != "line":
        return []
    if (O_EXPLOIT,) in choice.options and room in controlled_factories(state, seat):
        return [(O_EXPLOIT,)]
    if occupies(state, seat, room) or (room < state.boards and room != seat):
        return []
    away = steps_to(state, seat, room)
    best = FAR
    found: list[Raw] = []
    for raw in choice.options:
        if raw[0] not in (O_MOVE, O_TELEPORT, O_TELEPORT_ANY):
            continue
        left = min([away.get(end, FAR) for end in reached(state, seat, raw)])
        if left < away.get(raw[1], FAR) and left <= best:
            found = [*found, raw] if left == best else [raw]
            best = left
    return found


def reached(state: Ark, seat: int, raw: Raw) -> list[int]:
    """Rooms where the units that an option moves may be afterwards."""
    return [raw[2]] if raw[0] == O_MOVE else teleport_targets(state, seat, raw[1], raw[0] == O_TELEPORT_ANY)


def steps_to(state: Ark, seat: int, goal: int) -> dict[int, int]:
    """How many MOVEs every room is away from one; nobody walks through another's biodome (rulebook p. 12)."""
    pack = state.pack
    away = {goal: 0}
    edge = [goal]
    while edge:
        following: list[int] = []
        for room in edge:
            for other in state.near[room]:
                closed = other != seat and pack.rooms[state.rooms[other].kind].cls == BIODOME
                if other not in away and not closed:
                    away[other] = away[room] + 1
                    following.append(other)
        edge = following
    return away
